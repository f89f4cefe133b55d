// Hunters & Gatherers for tests: its set-ups, and a board on which a scenario is built by hand.
#pragma once

#include "engine/families/hunters/hunters.h"
#include "engine/game/game_setup.h"
#include "tests/support/board.h"

#include <initializer_list>

namespace bastide::test {

Setup hunters_setup(int players = 2);  // 2002, forests by tiles
Setup hunters_2020_setup(int players = 2);
Setup hunters_scout_setup(int players = 2);
GameSetup hunters_game(const Setup& setup, const std::string& seed);

// The start tile lies at 0,0: meadow in the north, forest with a nugget in the east and south, a river from
// the west into a lake with one fish. Tiles go by their ids without the edition: "05" is HG02-05 (or
// HG20-05); those of the Scout by theirs. Parts are "forest N", "river W", "meadow NL", and "river_system W"
// for the water there, on which huts stand.
class HuntersBoard : public Board {
 public:
  explicit HuntersBoard(const Setup& setup = hunters_setup()) : Board(setup) {}

  // ---- by hand; what lasts of a power counts (shrine, fire, pit trap, raft), what acts at once does not
  HuntersBoard& place(std::string_view tile, int x, int y, int degrees = 0);
  HuntersBoard& member(Seat seat, int x, int y, std::string_view where);
  HuntersBoard& hut(Seat seat, int x, int y, std::string_view where);
  HuntersBoard& members_left(Seat seat, int count);
  HuntersBoard& huts_left(Seat seat, int count);
  HuntersBoard& move(Seat seat);
  // Leaves only these of the land tiles, or of the pile.
  HuntersBoard& land_left(std::initializer_list<std::string_view> tiles);
  HuntersBoard& bonus_left(std::initializer_list<std::string_view> tiles);
  // What chance deals of the Scout, seat by seat.
  HuntersBoard& deal(std::initializer_list<hunters::ScoutTile> tiles);
  // Gives the seat one of its tiles after the deal.
  HuntersBoard& give(Seat seat, hunters::ScoutTile tile);

  // ---- by the one door
  HuntersBoard& draw(std::string_view tile);
  // Draws and places; a figure decision is left open.
  HuntersBoard& lay(std::string_view tile, int x, int y, int degrees = 0);
  // A whole turn; a member goes to `figure`, if there is one.
  HuntersBoard& turn(std::string_view tile, int x, int y, int degrees = 0, std::string_view figure = "");
  HuntersBoard& deploy_hut(std::string_view where);
  HuntersBoard& end();  // final scoring of the landscape as it lies

  // ---- questions
  [[nodiscard]] bool fits(std::string_view tile, int x, int y, int degrees = 0) const;
  [[nodiscard]] bool may_put_member(std::string_view where) const;
  [[nodiscard]] bool may_put_hut(std::string_view where) const;
  [[nodiscard]] int members(Seat seat) const { return pieces(seat, hunters::kMember); }
  [[nodiscard]] int huts(Seat seat) const { return pieces(seat, hunters::kHut); }
  // Figures of a seat in a feature.
  [[nodiscard]] int standing(Seat seat, int x, int y, std::string_view where) const;
  // Whether a tile of the bonus pile is drawn or to be placed.
  [[nodiscard]] bool is_bonus_turn() const;
  // The seat's points of the final scoring for features of a kind.
  [[nodiscard]] int final_points(Seat seat, Kind kind) const;
  [[nodiscard]] std::vector<Event> told(hunters::EventNumber kind) const;
  [[nodiscard]] std::vector<Event> told_by_scout(hunters::ScoutEvent kind) const;
  // The scorings since clear_events(), each "seat points", in their order.
  [[nodiscard]] std::string scorings() const;

 private:
  [[nodiscard]] std::string name(std::string_view tile) const;
  void leave(std::initializer_list<std::string_view> tiles, bool bonus);
};

}  // namespace bastide::test
