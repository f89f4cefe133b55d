// The desk of puzzles: the file with all of them, which is fetched when first wanted, what is remembered of
// those that were tried, and the way to one of them.
#pragma once

#include "shell/keep/puzzle_records.h"
#include "shell/panels/context.h"
#include "shell/play/puzzling.h"
#include "shell/play/wish.h"

#include <optional>

namespace bastide::shell {

class PuzzleDesk : Part {
 public:
  PuzzleDesk(const Context& context, Puzzling& puzzling, Wish& the_wish)
      : Part(context), puzzling_(puzzling), wish_(the_wish) {}

  // What is chosen from; nullopt: all of it.
  struct Choice {
    std::optional<PuzzleTheme> theme;
    std::optional<PuzzleHardness> hardness;
  };

  void want();  // the file, unless it is there or on its way
  [[nodiscard]] bool failed() const { return arrival_ == Arrival::Failed; }
  [[nodiscard]] const std::vector<Puzzle>& list() const { return puzzling_.list(); }

  [[nodiscard]] const PuzzleRecords& records();
  [[nodiscard]] bool done(const Puzzle& puzzle) { return records().done.contains(puzzle_id(puzzle)); }
  [[nodiscard]] bool fits(const Puzzle& puzzle, const Choice& choice) const;
  // The one to go on with: of those not tried yet the one whose rating is nearest to one's own.
  [[nodiscard]] std::optional<std::size_t> next(const Choice& choice);

  void open_today();
  void open(std::size_t index, bool of_the_day = false);
  // The next by what was chosen last; to all of them where there is none.
  void open_next();
  void set_choice(const Choice& choice) { choice_ = choice; }
  [[nodiscard]] const Choice& choice() const { return choice_; }

  // Once a frame while a puzzle is shown: notes how the try for the record came out.
  void follow();
  // By how much one's own rating has moved for the puzzle that is shown; nullopt: it did not count.
  [[nodiscard]] std::optional<int> moved() const { return moved_; }

 private:
  enum class Arrival : u8 { Unasked, Coming, Here, Failed };

  Puzzling& puzzling_;
  Wish& wish_;
  Arrival arrival_ = Arrival::Unasked;
  std::optional<PuzzleRecords> records_;
  Choice choice_;
  std::optional<int> moved_;
};

}  // namespace bastide::shell
