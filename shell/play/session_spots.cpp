// Session: the places that are pointed at for a figure or a token, which of them are offered, and which is
// chosen.
#include "engine/core/sort.h"
#include "shell/play/session.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace bastide::shell {
namespace {

// The second segment of a token that joins two.
u8 other_of(const Rules& rules, const Action& action) {
  if (!is_token(action)) return kNoSegment;
  const auto& tokens = rules.expansions[action.expansion]->tokens;
  return tokens[action.piece].at == TokenPlace::Joint ? action.option : kNoSegment;
}

FigureSpot spot_of(const Rules& rules, const State& state, const Action& action) {
  FigureSpot spot;
  spot.cell = action.cell;
  spot.segment = action.segment;
  spot.other = other_of(rules, action);
  spot.comes_home = action.verb == Verb::ReturnPiece || action.verb == Verb::ReturnToken;
  const GridEntry entry = state.at(action.cell);
  if (!is_tile(entry)) return spot;
  const TileDesign& design = rules.designs[state.tiles[static_cast<std::size_t>(entry - 1)].design];
  spot.lies = !is_token(action) && action.segment < design.segment_count &&
              design.segments[action.segment].kind == rules.family->field_kind;
  return spot;
}

}  // namespace

void Session::find_kinds() {
  if (spots_.size() < 2 || !is_token(spots_.front().actions.front())) return;
  for (const FigureSpot& spot : spots_)
    if (spot.actions.size() != spots_.front().actions.size()) return;
  if (spots_.front().actions.size() > 1) kinds_ = spots_.front().actions;
}

void Session::add_spot(const Action& action) {
  const u8 other = other_of(game_->rules(), action);
  const auto known = std::find_if(spots_.begin(), spots_.end(), [&](const FigureSpot& s) {
    return s.cell == action.cell && s.segment == action.segment && s.other == other;
  });
  FigureSpot& spot =
      known != spots_.end() ? *known : spots_.emplace_back(spot_of(game_->rules(), game_->state(), action));
  spot.actions.push_back(action);
}

// Of several places for a token in one feature only the nearest to the tile just laid is offered; what is
// offered comes first.
void Session::choose_offers() {
  offered_ = static_cast<int>(spots_.size());
  if (spots_.empty() || !is_token(spots_.front().actions.front())) return;
  const State& state = game_->state();
  // what joins two features is about both of them, not about one
  const auto feature_of = [&](const FigureSpot& spot) {
    const SegmentId segment = spot.other != kNoSegment ? kNoSegmentId : segment_of(spot);
    return segment == kNoSegmentId ? kNoSegmentId : find(state, segment);
  };
  const Cell last = state.tiles[state.last_tile].cell;
  const auto away = [&](const FigureSpot& spot) {
    return std::abs(spot.cell.x - last.x) + std::abs(spot.cell.y - last.y);
  };
  std::vector<FigureSpot> nearest = spots_;
  sort_by(nearest, [&](const FigureSpot& a, const FigureSpot& b) { return away(a) < away(b); });
  std::vector<SegmentId> seen;
  std::vector<FigureSpot> offered;
  std::vector<FigureSpot> others;
  for (FigureSpot& spot : nearest) {
    const SegmentId feature = feature_of(spot);
    const bool known = feature != kNoSegmentId && std::find(seen.begin(), seen.end(), feature) != seen.end();
    if (feature != kNoSegmentId && !known) seen.push_back(feature);
    (known ? others : offered).push_back(std::move(spot));
  }
  if (others.empty()) return;  // they stay in the order of the land
  offered_ = static_cast<int>(offered.size());
  std::move(others.begin(), others.end(), std::back_inserter(offered));
  spots_ = std::move(offered);
}

bool Session::asks_own_figure() const {
  if (phase() != Phase::Figure) return false;
  const Decision decision = pending(game_->state());
  return decision.expansion == kCoreId && game_->rules().decision_def(decision).key == "deploy";
}

SegmentId Session::segment_of(const FigureSpot& spot) const {
  if (spot.segment == kNoSegment) return kNoSegmentId;
  return segment_at(game_->state(), spot.cell, spot.segment);
}

Seat Session::owner(const FigureSpot& spot, const Action& action) const {
  const SegmentId segment = segment_of(spot);
  Seat found = who();
  if (action.verb != Verb::ReturnPiece || segment == kNoSegmentId) return found;
  const State& state = game_->state();
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (figure.segment != segment || figure.piece != action.piece) continue;
    if (figure.seat == who()) return who();
    found = figure.seat;
  }
  return found;
}

int Session::home_points(const FigureSpot& spot) const {
  const SegmentId segment = segment_of(spot);
  if (!asks_own_figure() || segment == kNoSegmentId) return 0;
  return feature_value(game_->rules(), game_->state(), segment).each[who()];
}

void Session::choose_spot(int index) {
  if (index < -1 || index >= static_cast<int>(spots_.size())) return;
  const u8 old = spot_ >= 0
                     ? spots_[static_cast<std::size_t>(spot_)].actions[static_cast<std::size_t>(piece_)].piece
                     : u8{0};
  spot_ = index;
  piece_ = kinds_.empty() ? 0 : kind_;
  if (index < 0 || !kinds_.empty()) return;
  // the kind of figure picked before stays picked where it may stand too
  const std::vector<Action>& actions = spots_[static_cast<std::size_t>(index)].actions;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (actions[i].piece == old) piece_ = static_cast<int>(i);
  }
}

void Session::next_spot(int direction) {
  if (phase() != Phase::Figure) return;
  const int count = static_cast<int>(spots_.size());
  const int from = spot_ >= 0 ? spot_ : direction > 0 ? -1 : 0;
  choose_spot((from + direction + count) % count);
}

void Session::choose_kind(int index) {
  if (index < 0 || index >= static_cast<int>(kinds_.size())) return;
  kind_ = index;
  if (spot_ >= 0) piece_ = index;
}

void Session::choose_piece(int index) {
  if (!kinds_.empty()) return choose_kind(index);
  if (spot_ < 0 || index < 0) return;
  if (index < static_cast<int>(spots_[static_cast<std::size_t>(spot_)].actions.size())) piece_ = index;
}

}  // namespace bastide::shell
