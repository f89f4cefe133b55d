// What the player aids say: of an empty cell which tiles still fit, of a feature whose it is and what it
// is worth, of everybody how the game would end now. Each is worked out once per change of the game.
// Pure C++ over engine/game and locale.h; who shows it, and whether, is ui/table/aid_card.h and settings.h.
#pragma once

#include "engine/game/outlook.h"
#include "shell/base/made_for.h"
#include "shell/play/session.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bastide::shell {

// An empty cell beside the land.
struct CellCard {
  Cell cell;
  TilesThatFit fits;  // most frequent first
  std::string edges;  // "City above · Road on the left": what its neighbours show it
  [[nodiscard]] bool dead() const { return fits.none(); }
};

// A road, city, monastery, garden or field; whatever is a feature in another game.
struct FeatureCard {
  SegmentId root = kNoSegmentId;
  Kind kind = 0;
  bool counts = true;  // some figure of this game may stand on such a feature
  bool complete = false;
  bool field = false;       // it is never complete
  bool surrounded = false;  // complete when there are tiles all around it
  FeatureValue value;
  int tiles = 0;
  std::array<u8, std::tuple_size_v<decltype(Rules::counters)>> counters{};  // as Rules::counters names them
  std::string marks;  // what they count: "2 coats of arms", "deer ×2 · tiger ×1"
  int open = 0;       // ends, or cells missing around it
  int cities = 0;     // completed ones that touch a field; -1: there are none in this game
  std::array<std::array<u8, kMaxPieces>, kMaxPlayers> figures{};  // by seat and piece
  // It has been scored: by whom, for how much; empty if it has not, or for nobody.
  struct Had {
    Seat seat = kNobody;
    int points = 0;
    std::string reasons{};  // "tiles 6 · mushrooms 2"
  };
  std::vector<Had> had;
  [[nodiscard]] bool present(Seat seat) const;  // has figures there
  [[nodiscard]] bool owns(Seat seat) const { return (value.owners >> seat & 1) != 0; }
  // The owners would get different points (FeatureValue::each), from the fewest to the most.
  [[nodiscard]] bool uneven() const { return fewest() != value.now; }
  [[nodiscard]] int fewest() const;
};

// "7 tiles · 2 coats of arms · 3 open ends".
std::string facts_text(const FeatureCard& card);
// "It does not fit: on the left, City on the tile but Road beside it": where the tile in hand clashes with
// what lies around an open cell, in the rotation that comes nearest to fitting.
std::string clash_text(const Session& session, Cell cell);
// Either card read aloud.
std::string spoken(const CellCard& card);
std::string spoken(const Game& game, const FeatureCard& card);

class AidCards {
 public:
  // nullptr: no empty cell beside the land, or the game is over.
  const CellCard* cell(const Session& session, Cell cell);
  // nullptr: no such segment.
  const FeatureCard* feature(const Session& session, SegmentId segment);
  const std::array<i32, kMaxPlayers>& projected(const Session& session);
  // What a seat would still get if the game ended now, by kinds of features and reasons (Game::breakdown).
  const Game::Breakdown& to_come(const Session& session, Seat seat);
  // The scores after what is planned (Session::planned); as they are, if nothing is.
  std::array<i32, kMaxPlayers> planned(const Session& session);
  // What laying the tile in hand there would do to features that figures stand on, a line each: in the
  // present rotation if it fits, else in the next that does. Empty: nothing, or it may not lie there.
  const std::string& effect(const Session& session, Cell cell);

 private:
  std::optional<CellCard> cell_;
  MadeFor<u32, Cell> cell_made_;
  std::optional<FeatureCard> feature_;
  MadeFor<u32, SegmentId> feature_made_;
  std::array<i32, kMaxPlayers> projected_{};
  std::vector<Game::Breakdown> to_come_;
  MadeFor<u32> projected_made_;
  void project(const Session& session);
  State& scratch();
  std::unique_ptr<State> scratch_;
  std::string effect_;
  MadeFor<u32, Cell, int> effect_made_;
};

}  // namespace bastide::shell
