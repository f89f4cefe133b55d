// Session, placing: the ghost walks the legal cells and turns to what fits; what an expansion forbids is
// found.
#include "shell/play/session.h"

#include <algorithm>
#include <cstdlib>

namespace bastide::shell {
namespace {

bool fits(const PlaceOption& option, int rotation) { return (option.rotations >> rotation & 1) != 0; }

// The first rotation that fits, beginning with `from` and turning `step` quarters each time.
int fitting_rotation(const PlaceOption& option, int from, int step) {
  for (int i = 0, rotation = from & 3; i < 4; ++i, rotation = (rotation + step) & 3) {
    if (fits(option, rotation)) return rotation;
  }
  return from & 3;
}

}  // namespace

const PlaceOption* Session::option_at(Cell cell) const {
  const auto it =
      std::find_if(places_.begin(), places_.end(), [&](const PlaceOption& p) { return p.cell == cell; });
  return it == places_.end() ? nullptr : &*it;
}

bool Session::ghost_fits() const {
  const PlaceOption* option = ghost_ ? option_at(*ghost_) : nullptr;
  return option != nullptr && fits(*option, rotation_);
}

Action Session::placement(Cell cell, int rotation) const {
  Action action;
  action.verb = Verb::PlaceTile;
  action.option = game_->state().hand;
  action.cell = cell;
  action.rotation = static_cast<u8>(rotation & 3);
  return action;
}

// The first refused one among `count` rotations from `rotation` on.
std::optional<RefusedPlace> Session::find_refused(Cell cell, int rotation, int step, int count) const {
  if (phase() != Phase::Place) return std::nullopt;
  for (; count > 0; --count, rotation += step) {
    const Refusal refusal = why_refused(game_->rules(), game_->state(), placement(cell, rotation));
    if (refusal) return RefusedPlace{cell, rotation & 3, refusal};
  }
  return std::nullopt;
}

Refusal Session::refusal_at(Cell cell) const {
  if (option_at(cell) != nullptr) return {};
  const auto found = find_refused(cell, rotation_, 1, 4);
  return found ? found->refusal : Refusal{};
}

void Session::turn(int quarters) {
  if (phase() != Phase::Place) return;
  const int step = quarters < 0 ? 3 : 1;
  const int first = (rotation_ + quarters) & 3;
  rotation_ = first;
  const PlaceOption* option = ghost_ ? option_at(*ghost_) : nullptr;
  if (option == nullptr) return;
  rotation_ = fitting_rotation(*option, first, step);
  // what the turn passed over
  const int passed = (step == 1 ? rotation_ - first : first - rotation_) & 3;
  refused_ = find_refused(*ghost_, first, step, passed);
}

bool Session::aim(Cell cell) {
  const PlaceOption* option = option_at(cell);
  if (option == nullptr) {
    refused_ = find_refused(cell, rotation_, 1, 4);
    unwanted_ = fits_beside_guide(cell);
    if (!refused_ && !unwanted_ && phase() == Phase::Place && !is_tile(game_->state().at(cell)))
      missed_ = cell;
    return false;
  }
  rotation_ = fitting_rotation(*option, rotation_, 1);
  ghost_ = cell;
  return true;
}

// The tile in hand may lie there, but for the guide.
bool Session::fits_beside_guide(Cell cell) const {
  if (!guide_.offers || phase() != Phase::Place) return false;
  const ActionList& legal = game_->legal();
  return std::any_of(legal.begin(), legal.end(), [&](const Action& action) {
    return action.verb == Verb::PlaceTile && action.cell == cell;
  });
}

void Session::next_place(int direction) {
  if (places_.empty()) return;
  const int count = static_cast<int>(places_.size());
  int index = direction > 0 ? 0 : count - 1;
  for (int i = 0; ghost_ && i < count; ++i) {
    if (places_[static_cast<std::size_t>(i)].cell == *ghost_) index = (i + direction + count) % count;
  }
  aim(places_[static_cast<std::size_t>(index)].cell);
}

void Session::step_place(int side) {
  if (places_.empty()) return;
  const State& state = game_->state();
  const Cell from = ghost_ ? *ghost_ : state.tiles[state.last_tile].cell;
  const Cell step = kSteps[static_cast<unsigned>(side & 3)];
  const PlaceOption* best = nullptr;
  int best_distance = 0;
  for (const PlaceOption& option : places_) {
    const int dx = option.cell.x - from.x;
    const int dy = option.cell.y - from.y;
    const int along = dx * step.x + dy * step.y;
    const int across = std::abs(dx * step.y) + std::abs(dy * step.x);
    if (along <= 0) continue;
    const int distance = along + 2 * across;  // straight ahead comes first
    if (best != nullptr && distance >= best_distance) continue;
    best = &option;
    best_distance = distance;
  }
  if (best != nullptr)
    aim(best->cell);
  else
    refused_ = find_refused_beyond(from, side);
}

// No legal place on that side: the nearest one there that only an expansion forbids.
std::optional<RefusedPlace> Session::find_refused_beyond(Cell from, int side) const {
  const State& state = game_->state();
  const Cell step = kSteps[static_cast<unsigned>(side & 3)];
  std::optional<RefusedPlace> best;
  int best_distance = 0;
  for (unsigned i = 0; i < state.open_count; ++i) {
    const Cell cell = state.open_cell[i];
    const int dx = cell.x - from.x;
    const int dy = cell.y - from.y;
    const int along = dx * step.x + dy * step.y;
    const int distance = along + 2 * (std::abs(dx * step.y) + std::abs(dy * step.x));
    if (along <= 0 || (best && distance >= best_distance)) continue;
    const auto found = find_refused(cell, rotation_, 1, 4);
    if (!found) continue;
    best = found;
    best_distance = distance;
  }
  return best;
}

bool Session::place() {
  if (phase() != Phase::Place || !ghost_fits()) return false;
  return take(placement(*ghost_, rotation_));
}

}  // namespace bastide::shell
