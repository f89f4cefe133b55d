// A landscape and a game for one scenario of a test, in lines a reader of the rules can follow:
//
//   Board board(2);                             // the start tile lies at 0,0
//   board.place("V", 1, 0, 0);                  // laid by hand: no turn, but it must match
//   board.put(kBlue, 1, 0, "road W");           // a meeple put by hand
//   board.turn("V", -1, 0, 270, "road E");      // a whole turn of the seat to move, by the one door
//   CHECK(board.score(kRed) == 4);
//
// Places on a tile are named as they lie on the board: "road W", "city N", "monastery", "garden",
// "field NL"; "field 2" is the second field of the tile's facts, wherever it lies. A scenario that is
// impossible throws std::logic_error, which fails the test.
#pragma once

#include "engine/api.h"
#include "engine/game/board_by_hand.h"
#include "tests/support/expansions.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::test {

inline constexpr Seat kRed = 0;
inline constexpr Seat kBlue = 1;
inline constexpr Seat kGreen = 2;
inline constexpr Seat kYellow = 3;

class Board {
 public:
  explicit Board(int players = 2);
  explicit Board(const Setup& setup, Catalogue catalogue = built_in());

  // ---- by hand ------------------------------------------------------------------------------
  Board& place(std::string_view id, int x, int y, int degrees = 0);
  Board& put(Seat seat, int x, int y, std::string_view where, u8 piece = kMeeple);
  // Leaves the seat that many meeples in the supply; the others are out of the test.
  Board& supply(Seat seat, int meeples);
  Board& to_move(Seat seat);
  // Leaves only these tiles in the bag.
  Board& bag(const std::vector<std::string_view>& ids);
  // Final scoring of the landscape as it lies.
  Board& finish();

  // ---- by the one door ----------------------------------------------------------------------
  Board& draw(std::string_view id);
  // Draws and places; a figure decision is left open.
  Board& lay(std::string_view id, int x, int y, int degrees = 0);
  Board& deploy(std::string_view where, u8 piece = kMeeple);
  // Takes the figure back from that tile instead of placing one (ABB-03).
  Board& take_back(int x, int y, std::string_view where, u8 piece = kAbbot);
  Board& pass();
  // Any answer by its text (engine/game/action_text.h).
  Board& act(std::string_view text);
  // The answer of chance: a face, a card.
  Board& chance(int option);
  // A whole turn, with a figure or without.
  Board& turn(std::string_view id, int x, int y, int degrees = 0, std::string_view figure = "");

  // ---- questions ----------------------------------------------------------------------------
  [[nodiscard]] bool can_place(std::string_view id, int x, int y, int degrees = 0) const;
  [[nodiscard]] bool may_deploy(std::string_view where, u8 piece = kMeeple) const;
  [[nodiscard]] bool may_take_back(int x, int y, std::string_view where, u8 piece = kAbbot) const;
  // What is asked ("place_tile"), "" when the game is over; how many answers there are, and whether one is.
  [[nodiscard]] std::string asked() const;
  [[nodiscard]] Seat asked_seat() const { return is_over(*state_) ? kNobody : pending(*state_).who; }
  [[nodiscard]] int answers() const;
  [[nodiscard]] bool may(std::string_view text) const;
  // A place of the landscape as texts of actions name it: "0,-1/2".
  [[nodiscard]] std::string spot(int x, int y, std::string_view where) const;
  // Whether a figure is asked for at all.
  [[nodiscard]] bool asks_figure() const;
  [[nodiscard]] int score(Seat seat) const { return state_->score[seat]; }
  [[nodiscard]] int supply(Seat seat) const { return pieces(seat, kMeeple); }
  [[nodiscard]] int pieces(Seat seat, u8 piece) const { return state_->supply[seat][piece]; }
  [[nodiscard]] SegmentId segment(int x, int y, std::string_view where) const;
  [[nodiscard]] bool same_feature(int x1, int y1, std::string_view a, int x2, int y2,
                                  std::string_view b) const;
  [[nodiscard]] bool complete(int x, int y, std::string_view where) const;
  [[nodiscard]] int tiles(int x, int y, std::string_view where) const;
  [[nodiscard]] int meeples(int x, int y, std::string_view where) const;
  [[nodiscard]] FeatureValue value(int x, int y, std::string_view where) const;
  // How many events of the kind there were since the last clear_events().
  [[nodiscard]] int count(EventKind kind) const;
  [[nodiscard]] const std::vector<Event>& events() const { return events_.events(); }
  // Where the seat's last points came from that no feature gave.
  [[nodiscard]] Origin origin(Seat seat) const;
  void clear_events() { events_.clear(); }

  [[nodiscard]] const Rules& rules() const { return *rules_; }
  [[nodiscard]] State& state() { return *state_; }
  [[nodiscard]] const State& state() const { return *state_; }

 private:
  [[nodiscard]] BoardByHand by_hand() { return {*rules_, *state_}; }
  [[nodiscard]] u8 design(std::string_view id) const;
  [[nodiscard]] std::vector<Action> placements(u8 design) const;
  [[nodiscard]] bool deploy_action(std::string_view where, u8 piece, Action& action) const;
  bool figure_action(Verb verb, u8 piece, Cell cell, u8 local, Action& action) const;

  std::shared_ptr<const Rules> rules_;
  std::unique_ptr<State> state_;
  EventLog events_;
};

// Set-ups in few words.
Setup players(int count);
Setup with_edition(Edition edition, int players = 2);
Setup with_option(std::string_view option, int players = 2);
Setup with_expansions(std::initializer_list<ExpansionId> expansions, int players = 2,
                      Edition edition = Edition::C2);
// Options by their keys.
Setup house(std::initializer_list<std::pair<std::string_view, int>> options,
            std::initializer_list<ExpansionId> expansions = {}, int players = 2);

}  // namespace bastide::test
