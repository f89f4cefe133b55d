#include "shell/screens/flow/puzzle_desk.h"

#include "shell/keep/browser_store.h"
#include "shell/platform/platform.h"
#include "shell/play/daily.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/locale.h"

#include <cmath>

namespace bastide::shell {

void PuzzleDesk::want() {
  if (arrival_ == Arrival::Coming || arrival_ == Arrival::Here) return;
  arrival_ = Arrival::Coming;
  platform::fetch_bytes("puzzles/puzzles.txt", [this](const std::optional<std::string>& text) {
    if (text) puzzling_.take(*text);
    arrival_ = puzzling_.has_list() ? Arrival::Here : Arrival::Failed;
    kit.keep_moving();
  });
}

const PuzzleRecords& PuzzleDesk::records() {
  if (!records_) {
    BrowserStore store;
    records_ = read_puzzle_records(store);
  }
  return *records_;
}

bool PuzzleDesk::fits(const Puzzle& puzzle, const Choice& choice) const {
  return (!choice.theme || puzzle.theme == *choice.theme) &&
         (!choice.hardness || hardness_of(puzzle.rating) == *choice.hardness);
}

std::optional<std::size_t> PuzzleDesk::next(const Choice& choice) {
  std::optional<std::size_t> best;
  const double own = records().own.rating;
  const auto away = [&](std::size_t i) { return std::abs(list()[i].rating - own); };
  for (std::size_t i = 0; i < list().size(); ++i) {
    if (!fits(list()[i], choice) || done(list()[i])) continue;
    if (!best || away(i) < away(*best)) best = i;
  }
  return best;
}

void PuzzleDesk::open_today() {
  const int today = day_at(platform::clock_ms());
  open(puzzle_of_day(list().size(), today), true);
}

void PuzzleDesk::open_next() {
  if (const auto index = next(choice_)) return open(*index);
  navigation.open(Dialog::Puzzles);
}

// A game beside the first may have to come first.
void PuzzleDesk::open(std::size_t index, bool of_the_day) {
  wish_.make([this, index, of_the_day]() -> std::string {
    const auto error = puzzling_.open(index, of_the_day);
    if (error && error->code == "missing_data") return error->where;
    if (error) {
      notices.say(tr("notice.cannot_open", {{"why", error_text(error->code)}}));
      return "";
    }
    moved_.reset();
    navigation.close_all();
    navigation.go(Screen::Puzzle);
    board.fit(false);
    return "";
  });
}

void PuzzleDesk::follow() {
  const auto solved = puzzling_.take_result();
  if (!solved) return;
  const PuzzleRecords before = records();
  const Puzzle& puzzle = puzzling_.puzzle();
  const int day = puzzling_.of_the_day() ? day_at(platform::clock_ms()) : -1;
  BrowserStore store;
  records_ = note_puzzle(store, before, puzzle_id(puzzle), *solved, puzzle.rating, day);
  if (before.done.contains(puzzle_id(puzzle))) return;
  moved_ =
      static_cast<int>(std::lround(records_->own.rating)) - static_cast<int>(std::lround(before.own.rating));
}

}  // namespace bastide::shell
