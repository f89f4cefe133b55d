// Puzzles found: positions in which one move is clearly better than every other, by a search that looks at
// each of the best moves with many times what the master spends on all of them together.
//
//   every move        at first sight
//   the best 24       a few simulations each: most positions are done with here
//   the best 40, 6, 2 more and more; each time the best must be the same, or go on leading by enough
//
// What hidden and chance may bring is drawn by the search anew each time (search.h), from the view of who is
// asked: the order of the bag makes no move the best.
#pragma once

#include "engine/ai/levels.h"
#include "engine/ai/whole_moves.h"
#include "engine/game/puzzle.h"

#include <optional>

namespace bastide::ai {

struct PuzzleEffort {
  u32 glance = 20;    // simulations for each of the best 24
  u32 look = 100;     // for each of the best 40, and the best of every cell
  u32 study = 2'000;  // for each of the best 6
  u32 deep = 15'000;  // for the best two: the master has 4,000 for all moves
  double gap = 2;     // points by which the best must lead
  std::size_t most_moves = 1'500, least_moves = 12;
};

class Puzzler {
 public:
  explicit Puzzler(const PuzzleEffort& effort);
  // The puzzle that the game is at now.
  std::optional<Puzzle> find(const Game& game, u64 seed);
  // How far the second of a puzzle is behind its best, searched anew; in points.
  double lead_of(const OpenPuzzle& puzzle, u32 simulations, u64 seed);
  // What makes its best move the best, told anew.
  PuzzleTheme theme_of(const OpenPuzzle& puzzle);

 private:
  enum Stage : unsigned { kGlance, kLook, kStudy, kDeepest, kLooks };
  struct Looked {
    const WholeMove* move = nullptr;
    std::array<double, kLooks> worth{};
    unsigned stage = 0;  // the last at which it was looked at
  };
  bool lists(const Game& game);
  void look_at(const OpenPuzzle& puzzle);
  bool look(unsigned stage, std::size_t count, u32 simulations, double gap);
  [[nodiscard]] bool is_too_plain() const;
  [[nodiscard]] bool is_too_common() const;
  void look_at_cells();
  void sort(unsigned stage, std::size_t count);
  // The best, which was looked at in every stage, as both were seen at the same.
  [[nodiscard]] double behind(const Looked& one) const;
  void add_answers(const Game& game, Puzzle& puzzle) const;
  double lost_by(u32 simulations);
  int rating();
  [[nodiscard]] PuzzleTheme theme_of(const Line& best, const Line& second) const;

  PuzzleEffort effort_;
  std::unique_ptr<Player> player_ = make_judge();
  WholeMoves whole_;
  std::vector<Looked> looked_;  // the best first
  std::unique_ptr<State> view_ = std::make_unique<State>();
  const Rules* rules_ = nullptr;
  u64 seed_ = 0;
};

}  // namespace bastide::ai
