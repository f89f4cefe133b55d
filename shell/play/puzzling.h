// Puzzling: the puzzles there are, and the one at the screen, on a session of its own that is kept nowhere:
// asked, tried, shown. No drawing.
#pragma once

#include "engine/game/puzzle.h"
#include "shell/play/session.h"

#include <optional>
#include <string_view>
#include <vector>

namespace bastide::shell {

// Of all games; so hard.
enum class PuzzleHardness : u8 { Easy, Medium, Hard };
inline constexpr int kMediumFrom = 1150, kHardFrom = 1450;  // ratings
[[nodiscard]] PuzzleHardness hardness_of(int rating);

// The puzzle of a day (daily.h: day_at), the same everywhere, each of so many in turn.
[[nodiscard]] std::size_t puzzle_of_day(std::size_t count, int day);

// A whole move that somebody played.
struct PuzzleTry {
  std::vector<Action> line;
  int found = -1;         // which of the puzzle's moves it is
  int behind = 0;         // tenths of a point
  bool at_least = false;  // none that was looked at closely: it is so far behind, or more
  [[nodiscard]] bool right() const { return found == 0; }
};

class Puzzling {
 public:
  enum class Stage : u8 {
    Asked,  // something is to be played
    Tried,  // it was not the best
    Shown,  // the best lies there, and what every other is worth
  };
  static constexpr int kHints = 3;  // why, where, all

  // --- the list
  void take(std::string_view text);  // of the file
  [[nodiscard]] bool has_list() const { return !list_.empty(); }
  [[nodiscard]] const std::vector<Puzzle>& list() const { return list_; }

  // --- the one at the screen. Nothing: it is; else why not (open_puzzle), and nothing has changed.
  std::optional<Error> open(std::size_t index, bool of_the_day = false);
  void close();
  [[nodiscard]] bool is_open() const { return open_.has_value(); }
  [[nodiscard]] std::size_t index() const { return index_; }
  [[nodiscard]] bool of_the_day() const { return of_the_day_; }
  [[nodiscard]] const Puzzle& puzzle() const { return list_[index_]; }
  [[nodiscard]] const std::vector<PuzzleMove>& moves() const { return open_->moves; }
  [[nodiscard]] const Game& position() const { return open_->game; }
  [[nodiscard]] Session& session() { return session_; }
  [[nodiscard]] const Session& session() const { return session_; }
  [[nodiscard]] Stage stage() const { return stage_; }
  [[nodiscard]] const std::optional<PuzzleTry>& tried() const { return tried_; }  // last

  // Looks whether a whole move has been played; true: it has just been, and nothing more is answered.
  bool follow();
  void try_again();
  [[nodiscard]] int hints() const { return hints_; }
  void hint();      // the next one; the last shows all
  void show_all();  // plays the best
  // How the try for the record came out, once: the first whole move without a hint, or that there was none.
  [[nodiscard]] std::optional<bool> take_result();

 private:
  void reset();
  [[nodiscard]] PuzzleTry judge(const std::vector<Action>& line) const;

  std::vector<Puzzle> list_;
  std::size_t index_ = 0;
  bool of_the_day_ = false;
  std::optional<OpenPuzzle> open_;
  Session session_;
  Stage stage_ = Stage::Asked;
  int hints_ = 0;
  std::optional<PuzzleTry> tried_;
  std::optional<bool> result_;
  bool told_ = false;  // the result was taken
};

// Where a move lays its tile.
[[nodiscard]] const Action* placement_of(const std::vector<Action>& line);

}  // namespace bastide::shell
