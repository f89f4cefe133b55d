// A second opinion on Hunters & Gatherers (HG-06 to HG-81) and the Scout (SCOUT-01 to SCOUT-07): follows a
// game's actions with a land, figures, piles, tiles of the Scout and scores of its own. Of the engine it
// knows how actions are written and nothing else; areas are recounted by flood fill after every tile.
#pragma once

#include "engine/api.h"
#include "engine/core/events.h"
#include "tests/support/hunters_count.h"

#include <algorithm>
#include <optional>

namespace bastide::test::hunting {

// Whether two lists hold the same, in whatever order.
template <class T>
bool same(std::vector<T> a, std::vector<T> b) {
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  return a == b;
}

// All tiles there are. They must outlive the referee.
struct Box {
  std::deque<Tile> land, bonus, scout;  // the start tile among the land tiles
};

class Referee {
 public:
  Referee(const Box& box, int players, Edition edition, bool scout);

  // One action, of a player or of chance, before it is carried out. "", or what is wrong with the answers
  // that are legal then.
  std::string follow(const Rules& rules, const State& before, const Action& action);
  // When a turn is over, and at the end of the game: "" or the first difference. The events are those of the
  // turn.
  std::string end_turn(const State& after, const std::vector<Event>& events);
  std::string end_game(const State& after, const std::vector<Event>& events);

  struct Seen {
    int bonus_turns = 0, no_bonus_left = 0, unplaceable = 0, recalls = 0, scout_tiles = 0, refusals = 0;
    int ferries = 0, logboats = 0, traps = 0, shrines = 0, farms = 0, ties = 0, recalled_to_play = 0;
  };
  Seen seen;

 private:
  struct Player {
    int score = 0;
    int members = kMembers;
    int huts = 0;
    std::vector<const Tile*> scouts;  // in front of him
    bool shaman = false;
    int may_refuse_from = -1;  // the first turn; -1: never
  };

  // Laying a tile
  [[nodiscard]] const Tile* tile_named(std::string_view id) const;
  [[nodiscard]] bool fits_anywhere(const Tile& tile) const;
  std::string draw(const Tile* tile, bool from_pile);
  std::string check_placements(const ActionList& legal) const;
  std::string lay(const Action& action);
  void act_at_once(const Tile& tile);
  // Figures
  [[nodiscard]] Player& active() { return players_[static_cast<std::size_t>(active_)]; }
  [[nodiscard]] const Player& active() const { return players_[static_cast<std::size_t>(active_)]; }
  [[nodiscard]] std::optional<Figure> figure_of(const Action& action) const;
  [[nodiscard]] std::vector<Figure> places() const;
  std::string check_deployments(const ActionList& legal) const;
  std::string deploy(const Action& action);
  [[nodiscard]] std::vector<Figure> recallable(bool by_menhir) const;
  [[nodiscard]] std::string check_recalls(const ActionList& legal, bool by_menhir = false) const;
  std::string recall(const Action& action);
  std::string recall_by_menhir(const Action& action, const ActionList& legal);
  [[nodiscard]] bool has_member(const std::vector<int>& areas) const;
  [[nodiscard]] bool farmed(const std::vector<int>& areas) const;
  // The Scout
  [[nodiscard]] bool may_play(const Tile& tile, Cell cell, int rotation) const;
  [[nodiscard]] bool playable(const Tile& tile) const;
  [[nodiscard]] bool may_recall() const;
  [[nodiscard]] bool may_refuse() const;
  std::string deal(const Action& action, int seat);
  bool play_due();
  std::string check_play(const ActionList& legal);
  std::string play(const Action& action);
  void put_scout_figure();
  void pay_ferryman(int river);
  // Scoring
  void award(int seat, int points);
  std::string finish_tile();
  void score_completed(int area);
  [[nodiscard]] std::string compare(const State& after) const;
  std::string compare_events(const std::vector<Event>& events);
  [[nodiscard]] Count count() const { return {land_, figures_, caught_, edition_}; }

  const Box& box_;
  Edition edition_;
  bool scout_;
  Land land_;
  std::vector<Player> players_;
  std::vector<Figure> figures_;
  std::set<Spot> caught_;
  std::vector<const Tile*> left_, pile_;  // not drawn yet
  std::set<int> dealt_;
  std::vector<Award> awards_;  // of this turn

  // The turn
  int active_ = 0;
  int turn_ = 0;
  const Tile* hand_ = nullptr;
  int draws_ = 0;               // for the tile in hand
  bool first_drawn_ = false;    // it is the first of them (SCOUT-04)
  bool from_pile_ = false;      // the tile in hand, or last placed, is a bonus tile
  bool played_ = false;         // or one of the Scout's
  bool awaits_figure_ = false;  // the tile last placed is not finished yet
  bool asked_ = false;          // where its figure goes
  bool menhir_recall_ = false;  // its shaman is to be asked about
  bool bonus_due_ = false;      // a bonus tile is earned and not placed yet
  bool turn_over_ = false;      // but for that
  bool recalled_ = false;       // the Scout's shaman has taken one back in this turn
  bool declined_ = false;       // to play one of the Scout's tiles instead of drawing
};

}  // namespace bastide::test::hunting
