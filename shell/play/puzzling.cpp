#include "shell/play/puzzling.h"

#include "engine/game/save.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace bastide::shell {

PuzzleHardness hardness_of(int rating) {
  return rating < kMediumFrom ? PuzzleHardness::Easy
         : rating < kHardFrom ? PuzzleHardness::Medium
                              : PuzzleHardness::Hard;
}

// In steps that have no divisor in common with any number of puzzles there will be: a prime number.
std::size_t puzzle_of_day(std::size_t count, int day) {
  constexpr u64 kStep = 7919;
  return count == 0 ? 0 : static_cast<std::size_t>(static_cast<u64>(std::max(0, day)) * kStep % count);
}

const Action* placement_of(const std::vector<Action>& line) {
  const auto at =
      std::find_if(line.begin(), line.end(), [](const Action& a) { return a.verb == Verb::PlaceTile; });
  return at == line.end() ? nullptr : &*at;
}

void Puzzling::take(std::string_view text) {
  if (!has_list()) list_ = read_puzzles(text);
}

std::optional<Error> Puzzling::open(std::size_t index, bool of_the_day) {
  if (index >= list_.size()) return Error{"there is no such puzzle", "puzzle"};
  auto open = open_puzzle(list_[index]);
  if (!open) return open.error();
  open_.emplace(std::move(*open));
  index_ = index;
  of_the_day_ = of_the_day;
  hints_ = 0;
  tried_.reset();
  result_.reset();
  told_ = false;
  reset();
  return std::nullopt;
}

void Puzzling::close() { open_.reset(); }

// The position with nothing played; what led to it cannot be taken back.
void Puzzling::reset() {
  stage_ = Stage::Asked;
  if (auto copy = copy_of(open_->game)) session_.start(std::move(*copy));
  session_.set_sent(open_->game.actions().size());
}

PuzzleTry Puzzling::judge(const std::vector<Action>& line) const {
  PuzzleTry tried{.line = line};
  tried.found = open_->find(line);
  if (tried.found >= 0) {
    tried.behind = open_->moves[static_cast<std::size_t>(tried.found)].behind;
    return tried;
  }
  // of each cell the best was looked at
  tried.at_least = true;
  const Action* const laid = placement_of(line);
  for (const PuzzleMove& move : open_->moves) {
    const Action* const other = placement_of(move.line);
    if (laid == nullptr || other == nullptr || other->cell != laid->cell) continue;
    tried.behind = move.behind;
    break;
  }
  tried.behind = std::max(tried.behind, open_->moves[1].behind);
  return tried;
}

bool Puzzling::follow() {
  if (!is_open() || stage_ != Stage::Asked) return false;
  const auto& actions = session_.game().actions();
  const std::size_t before = open_->game.actions().size();
  if (actions.size() <= before) return false;
  const std::vector<Action> line(actions.begin() + static_cast<std::ptrdiff_t>(before), actions.end());
  const auto state = std::make_unique<State>();
  clone(*state, open_->game.state());
  const Seat seat = pending(*state).who;
  for (const Action& action : line) apply(open_->game.rules(), *state, action);
  if (!is_whole(*state, seat)) return false;
  tried_ = judge(line);
  if (!result_) result_ = tried_->right() && hints_ == 0;
  stage_ = tried_->right() ? Stage::Shown : Stage::Tried;
  session_.look_on();
  return true;
}

void Puzzling::try_again() {
  if (is_open() && stage_ != Stage::Asked) reset();
}

void Puzzling::hint() {
  if (!is_open() || stage_ == Stage::Shown) return;
  if (!result_) result_ = false;
  if (stage_ == Stage::Tried) reset();
  if (++hints_ >= kHints) show_all();
}

void Puzzling::show_all() {
  if (!is_open() || stage_ == Stage::Shown) return;
  if (!result_) result_ = false;
  hints_ = kHints;
  reset();
  stage_ = Stage::Shown;
  for (const Action& action : open_->moves.front().line) session_.take(action);
  session_.look_on();
}

std::optional<bool> Puzzling::take_result() {
  if (!result_ || std::exchange(told_, true)) return std::nullopt;
  return result_;
}

}  // namespace bastide::shell
