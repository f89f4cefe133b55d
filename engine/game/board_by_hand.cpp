#include "engine/game/board_by_hand.h"

#include "engine/rules/steps.h"

namespace bastide {

void BoardByHand::clear_land() {
  for (unsigned i = 0; i < state_.tile_count; ++i) {
    const u8 design = state_.tiles[i].design;
    if (rules_.designs[design].copies != 0) put_back(rules_, state_, design);  // start fields are of no bag
  }
  state_.tile_count = state_.segment_count = state_.open_count = 0;
  state_.surrounded_count = 0;
  state_.min_x = state_.max_x = state_.min_y = state_.max_y = 0;
  state_.grid.fill(0);
}

std::string BoardByHand::lay(u8 design, Cell cell, int rotation) {
  const GridEntry entry = state_.at(cell);
  if (is_tile(entry)) return "there lies a tile already";
  if (is_open(entry)) {
    const u16 fit = rules_.designs[design].fit(rotation);
    if ((fit & state_.open_need[entry & ~kOpenFlag]) != fit) return "it does not match";
  }
  const bool of_bag = rules_.designs[design].copies != 0;
  if (of_bag && state_.bag[design] == 0) return "no copy is left";
  if (of_bag) {
    --state_.bag[design];
    --state_.group_left[rules_.designs[design].group];
  }
  lay_tile(state_, rules_.traits, rules_.designs.data(), design, cell, rotation);
  return "";
}

std::string BoardByHand::put(Seat seat, u8 piece, SegmentId segment) {
  if (!is_seat(seat)) return "there is no such seat";
  if (segment >= state_.segment_count) return "there is no such place";
  if (state_.supply[seat][piece] == 0) return "no such figure in the supply";
  put_figure(rules_, state_, seat, piece, segment, nullptr);
  return "";
}

std::string BoardByHand::set_score(Seat seat, i32 score) {
  if (!is_seat(seat)) return "there is no such seat";
  state_.score[seat] = score;
  return "";
}

std::string BoardByHand::to_move(Seat seat) {
  if (!is_seat(seat)) return "there is no such seat";
  state_.active = seat;
  return "";
}

void BoardByHand::fill_bag(std::span<const u8> designs) {
  state_.bag.fill(0);
  state_.group_left.fill(0);
  for (const u8 design : designs) put_back(rules_, state_, design);
}

SegmentId named_segment(const Rules& rules, const State& state, const Action& action) {
  const GridEntry entry = state.at(action.cell);
  if (!is_tile(entry)) return kNoSegmentId;
  const PlacedTile& tile = state.tiles[entry - 1u];
  if (action.segment >= rules.designs[tile.design].segment_count) return kNoSegmentId;
  return segment_id(tile, action.segment);
}

}  // namespace bastide
