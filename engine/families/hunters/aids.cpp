#include "engine/families/hunters/aids.h"

namespace bastide::hunters {

MeadowAid meadow_aid(const Rules& rules, const State& state, SegmentId segment) {
  MeadowAid aid;
  const SegmentId root = find(state, segment);
  const Memory& mine = memory(state);
  const auto here = [&](SegmentId what) { return what != kNoSegmentId && find(state, what) == root; };
  aid.herd = herd_of(state, root);
  if (here(mine.pit_trap)) aid.again = pitted(rules, state, root);
  aid.tiles = count_tiles(state, root);
  if (here(mine.shrine)) {
    for (unsigned i = 0; i < state.figure_count; ++i)
      aid.shrine = aid.shrine || state.figures[i].segment == mine.shrine;
  }
  if (rules.setup.has_expansion(kScout)) {
    const ScoutMemory& scout = scout_memory(state);
    aid.bear = here(scout.lower);
    if (scout.bridge != kNoSeat && here(scout.lower) != here(scout.upper))
      aid.bridge = static_cast<Seat>(scout.bridge - 1);
  }
  aid.field = field_owner(rules, state, root);
  return aid;
}

RiverAid river_aid(const Rules& rules, const State& state, SegmentId segment) {
  RiverAid aid;
  const Feature& river = feature_of(state, segment);
  aid.tiles = count_tiles(state, segment);
  aid.fish = lane(river.counters, kFishCount);
  aid.lakes = lakes_of(rules, state, segment);
  for (const SegmentId lake : aid.lakes) aid.fish += fish_of(rules, state, lake);
  aid.ends = river.open;
  return aid;
}

ForestAid forest_aid(const Rules&, const State& state, SegmentId segment) {
  ForestAid aid;
  const Feature& forest = feature_of(state, segment);
  aid.tiles = count_tiles(state, segment);
  aid.nuggets = lane(forest.counters, kNuggetCount);
  aid.mushrooms = lane(forest.counters, kMushroomCount);
  aid.open = forest.open;
  aid.bonus = aid.nuggets != 0 && bonus_left(state) != 0 && memory(state).bonus_turn == 0;
  return aid;
}

SystemAid system_aid(const Rules& rules, const State& state, SegmentId segment) {
  SystemAid aid;
  const bool river = feature_of(state, segment).kind == kRiver;
  aid.root = find(state, river ? water_of(rules, state, segment) : segment);
  const Feature& system = state.features[aid.root];
  aid.fish = lane(system.counters, kFishCount);
  aid.lakes = lane(system.counters, kLakeCount);
  const SegmentId raft = memory(state).raft;
  aid.raft = raft != kNoSegmentId && find(state, raft) == aid.root;
  return aid;
}

TrappedList trapped(const Rules& rules, const State& state) {
  TrappedList list;
  const Memory& mine = memory(state);
  if (mine.trap == kNoSegmentId) return list;
  const Cell middle = state.tiles[state.tile_of[mine.trap]].cell;
  for (int i = 0; i < 9; ++i) {
    const GridEntry entry =
        state.at({static_cast<i8>(middle.x + i % 3 - 1), static_cast<i8>(middle.y + i / 3 - 1)});
    if (!is_tile(entry)) continue;
    const PlacedTile& tile = state.tiles[entry - 1u];
    for (unsigned local = 0; local < rules.designs[tile.design].segment_count; ++local) {
      if ((mine.trapped[static_cast<unsigned>(i)] >> local & 1) != 0) list.add(segment_id(tile, local));
    }
  }
  return list;
}

}  // namespace bastide::hunters
