// Puzzles: a position, the tile in hand, and what its best moves are worth. One line of text each, as
// assets/puzzles has them:
//
//   <theme> <rating> <moves> <position> <answers>
//   majority 1430 57 v=2&p=2&e=C2&s=amber-3&m=jgF3… 17.2,9.0-23,17.5-31
//
// moves: how many different ones there are. position: a position link (position_link.h). answers: whole
// moves, the best first, then how far each is behind it in tenths of a point; a move is the numbers of its
// answers in order (answer_order.h). What `bastide puzzles` finds and `bastide puzzles --check FILE` checks
// again. Lines that begin with # say something to readers.
#pragma once

#include "engine/game/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace bastide {

// What makes a move the best.
enum class PuzzleTheme : u8 {
  Completes,  // points at once
  Saves,      // a figure comes home that is needed
  Majority,   // what was another's is not any more
  Blocks,     // what another is at can no longer be completed
  Joins,      // one's own features become one
  Farmers,    // a figure on a field
  Trick,      // by what an expansion brings
  Claims,     // a figure where much will grow
  Quiet,      // the tile alone, for what comes of it
};
inline constexpr std::array<std::string_view, 9> kPuzzleThemes = {
    "completes", "saves", "majority", "blocks", "joins", "farmers", "trick", "claims", "quiet"};

inline constexpr std::size_t kMostPuzzleAnswers = 64, kMostPuzzleSteps = 8;
inline constexpr int kMostBehind = 9999;  // tenths
inline constexpr int kLeastPuzzleRating = 400, kMostPuzzleRating = 3000;

struct PuzzleAnswer {
  std::vector<u16> path;  // numbers of answers
  int behind = 0;         // tenths of a point
  friend bool operator==(const PuzzleAnswer&, const PuzzleAnswer&) = default;
};

struct Puzzle {
  PuzzleTheme theme = PuzzleTheme::Quiet;
  int rating = 0;
  int moves = 0;
  std::string link;
  std::vector<PuzzleAnswer> answers;  // the best first: it alone is not behind
  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// By its form; whether its moves can be played is seen when it is opened.
Result<Puzzle> read_puzzle(std::string_view line);
std::string write_puzzle(const Puzzle& puzzle);
// Of a file: those whose form is right.
std::vector<Puzzle> read_puzzles(std::string_view text);
// The name by which a puzzle is remembered: of its position, so that it stays when others come before it.
u32 puzzle_id(const Puzzle& puzzle);

struct PuzzleMove {
  std::vector<Action> line;
  int behind = 0;
  u64 key = 0;  // position_key of what it leads to
};

// A puzzle ready to be played.
struct OpenPuzzle {
  Game game;
  std::vector<PuzzleMove> moves;  // as Puzzle::answers
  // What somebody's whole move is: one of `moves`, or -1.
  [[nodiscard]] int find(const std::vector<Action>& line) const;
};
// Errors: those of the link; an answer that is not legal, a move that is not whole, two that come to the
// same.
Result<OpenPuzzle> open_puzzle(const Puzzle& puzzle, Catalogue catalogue = built_in());

// Whether the move is whole: somebody else is asked after it, or something unknown comes. `state` is where it
// leads.
bool is_whole(const State& state, Seat seat);

}  // namespace bastide
