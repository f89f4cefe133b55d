// What forests, rivers, meadows and river systems are worth, and to whom.
#include "engine/families/hunters/hunters.h"

#include <algorithm>
#include <bit>

namespace bastide::hunters {
namespace {

bool lies_in(const State& state, SegmentId segment, SegmentId root) {
  return segment != kNoSegmentId && find(state, segment) == root;
}

// Whether the hunting trap has taken the animals of a segment (HG-73).
bool is_trapped(const State& state, const Memory& mine, unsigned tile, unsigned local) {
  if (mine.trap == kNoSegmentId) return false;
  const Cell trap = state.tiles[state.tile_of[mine.trap]].cell;
  const int x = state.tiles[tile].cell.x - trap.x + 1;
  const int y = state.tiles[tile].cell.y - trap.y + 1;
  if (x < 0 || x > 2 || y < 0 || y > 2) return false;
  return (mine.trapped[static_cast<unsigned>(3 * y + x)] >> local & 1) != 0;
}

// HG-31; HG-32: each tile once, or each of its parts.
void forest_points(const Rules& rules, const State& state, const FeatureView& forest, Points& points) {
  const PointFacts& each = edition(rules).points;
  const bool by_parts = rules.option(kCoreId, kForestSegmentsOption) != 0;
  const int tiles = by_parts ? state.features[forest.root].size : forest.tiles;
  points.add(kTilesReason, each.forest_tile * tiles);
  points.add(kMushroomsReason, each.mushrooms * lane(forest.counters, kMushroomCount));
}

// HG-21, HG-71.
void river_points(const Rules& rules, const State& state, const FeatureView& river, Points& points) {
  const PointFacts& each = edition(rules).points;
  int fish = lane(river.counters, kFishCount);
  for (const SegmentId lake : lakes_of(rules, state, river.segment)) fish += fish_of(rules, state, lake);
  points.add(kTilesReason, each.river_tile * river.tiles);
  points.add(kFishReason, each.river_fish * fish);
}

// HG-54, HG-55, HG-74.
void meadow_points(const Rules& rules, const State& state, const FeatureView& meadow, Points& points) {
  const PointFacts& each = edition(rules).points;
  const Herd herd = herd_of(state, meadow.root);
  points.add(kMammothsReason, each.animals[kMammoth] * herd.mammoths);
  points.add(kAurochsReason, each.animals[kAurochs] * herd.aurochs);
  points.add(kDeerReason, each.animals[kDeer] * (herd.deer - herd.eaten));
  if (lies_in(state, memory(state).pit_trap, meadow.root))
    points.add(kPitTrapReason, herd_points(rules, pitted(rules, state, meadow.root)));
}

}  // namespace

Herd herd_of(const State& state, SegmentId root) {
  const Lanes counters = state.features[root].counters;
  Herd herd;
  herd.deer = lane(counters, kDeerCount);
  herd.mammoths = lane(counters, kMammothCount);
  herd.aurochs = lane(counters, kAurochsCount);
  herd.tigers = lane(counters, kTigerCount);
  herd.fire = lies_in(state, memory(state).fire, root);
  herd.eaten = herd.fire ? 0 : std::min(herd.deer, herd.tigers);
  return herd;
}

Herd herd_around(const Rules& rules, const State& state, unsigned tile, SegmentId root) {
  Herd herd;
  const Memory& mine = memory(state);
  const Cell middle = state.tiles[tile].cell;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const GridEntry entry = state.at({static_cast<i8>(middle.x + dx), static_cast<i8>(middle.y + dy)});
      if (!is_tile(entry)) continue;
      const unsigned index = entry - 1u;
      const PlacedTile& there = state.tiles[index];
      const TileDesign& design = rules.designs[there.design];
      for (unsigned local = 0; local < design.segment_count; ++local) {
        if (design.segments[local].kind != kMeadow || is_trapped(state, mine, index, local)) continue;
        if (find(state, segment_id(there, local)) != root) continue;
        const Lanes counters = design.segments[local].counters;
        herd.deer += lane(counters, kDeerCount);
        herd.mammoths += lane(counters, kMammothCount);
        herd.aurochs += lane(counters, kAurochsCount);
        herd.tigers += lane(counters, kTigerCount);
      }
    }
  }
  herd.eaten = std::min(herd.deer, herd.tigers);
  return herd;
}

// Tigers take the deer that count once before those that count twice.
Herd pitted(const Rules& rules, const State& state, SegmentId root) {
  const SegmentId pit = memory(state).pit_trap;
  const Herd all = herd_of(state, root);
  Herd near = herd_around(rules, state, state.tile_of[pit], root);
  near.eaten = std::max(0, all.eaten - (all.deer - near.deer));
  near.fire = all.fire;
  return near;
}

int herd_points(const Rules& rules, const Herd& herd) {
  const auto& each = edition(rules).points.animals;
  return each[kMammoth] * herd.mammoths + each[kAurochs] * herd.aurochs +
         each[kDeer] * (herd.deer - herd.eaten);
}

SegmentId water_of(const Rules& rules, const State& state, SegmentId river) {
  const PlacedTile& tile = state.tiles[state.tile_of[river]];
  const unsigned touches = rules.designs[tile.design].segments[local_segment(tile, river)].touches;
  return segment_id(tile, static_cast<unsigned>(std::countr_zero(touches)));
}

// The compiled water also counts the fish of the rivers that lead there (HG-72), so the facts are asked.
int fish_of(const Rules& rules, const State& state, SegmentId water) {
  const PlacedTile& tile = state.tiles[state.tile_of[water]];
  const TileFacts& facts = fact(rules, tile.design);
  const std::size_t lake =
      local_segment(tile, water) - (facts.forests.size() + facts.rivers.size() + facts.meadows.size());
  return lake < facts.lakes.size() ? facts.lakes[lake].fish : 0;
}

Lakes lakes_of(const Rules& rules, const State& state, SegmentId river) {
  Lakes lakes;
  for_each_segment(state, river, [&](SegmentId segment) {
    const SegmentId water = water_of(rules, state, segment);
    const PlacedTile& tile = state.tiles[state.tile_of[water]];
    if (lane(rules.designs[tile.design].segments[local_segment(tile, water)].counters, kLakeCount) == 0)
      return;
    if (lakes.empty() || (lakes.size() == 1 && lakes[0] != water)) lakes.add(water);
  });
  return lakes;
}

int largest_lake(const Rules& rules, const State& state, SegmentId water) {
  int most = 0;
  for_each_segment(state, water,
                   [&](SegmentId segment) { most = std::max(most, fish_of(rules, state, segment)); });
  return most;
}

void points_of(const Rules& rules, const State& state, const FeatureView& feature, Points& points) {
  switch (feature.kind) {
    case kForest:
      if (feature.complete) forest_points(rules, state, feature, points);
      break;
    case kRiver:
      if (feature.complete) river_points(rules, state, feature, points);
      break;
    case kMeadow: meadow_points(rules, state, feature, points); break;
    default: {  // HG-52: whatever of it is complete; the majority alone may be more by the raft (HG-74)
      const PointFacts& each = edition(rules).points;
      points.add(kSystemFishReason, each.system_fish * lane(feature.counters, kFishCount));
      if (lies_in(state, memory(state).raft, feature.root))
        points.add(kRaftReason, each.raft_lake * lane(feature.counters, kLakeCount));
      break;
    }
  }
}

Lanes hunters_in(const Rules& rules, const State& state, SegmentId root) {
  const Lanes figures = state.features[root].figures;
  if (!rules.setup.has_expansion(kScout)) return figures;
  const ScoutMemory& scout = scout_memory(state);
  // SCOUT-05: in the lower meadow too, once where the two have become one
  const bool bridge =
      scout.bridge != kNoSeat && find(state, scout.lower) == root && find(state, scout.upper) != root;
  return bridge ? figures + figure_lanes(rules, static_cast<Seat>(scout.bridge - 1), kMember) : figures;
}

u8 meadow_owners(const Rules& rules, const State& state, SegmentId root) {
  const SegmentId shrine = memory(state).shrine;
  if (lies_in(state, shrine, root)) {
    for (unsigned i = 0; i < state.figure_count; ++i) {
      if (state.figures[i].segment == shrine) return static_cast<u8>(1u << state.figures[i].seat);
    }
  }
  return majority(hunters_in(rules, state, root));
}

// SCOUT-07: who has the field of a meadow, kNobody without one.
Seat field_owner(const Rules& rules, const State& state, SegmentId root) {
  if (!rules.setup.has_expansion(kScout)) return kNobody;
  const ScoutMemory& scout = scout_memory(state);
  return scout.field != kNoSeat && find(state, scout.meadow) == root ? static_cast<Seat>(scout.field - 1)
                                                                     : kNobody;
}

bool value_of(const Rules& rules, const State& state, SegmentId segment, FeatureValue& value) {
  const SegmentId root = find(state, segment);
  const Feature& feature = state.features[root];
  if (feature.scored) {  // who stays there has had his points (SCOUT-04)
    value.owners = 0;
    return true;
  }
  if (feature.kind != kMeadow) return false;
  const Lanes hunters = hunters_in(rules, state, root);
  value.owners = meadow_owners(rules, state, root);
  Points points;
  bastide::points_of(rules, state, view_of(rules, state, segment, false), points);
  value.now = value.complete = points.total();
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
    value.weight[seat] = static_cast<u8>(lane(hunters, static_cast<int>(seat)));
    if ((value.owners >> seat & 1) != 0) value.each[seat] = static_cast<i16>(value.now);
  }
  const Seat field = field_owner(rules, state, root);
  if (field == kNobody) return true;
  value.each[field] = static_cast<i16>(value.each[field] + count_tiles(state, root));
  const bool hunted = value.owners != 0;  // its animals are somebody's
  value.owners = static_cast<u8>(value.owners | 1u << field);
  const int most = hunted ? *std::max_element(value.each.begin(), value.each.end()) : value.each[field];
  value.now = value.complete = most;
  return true;
}

}  // namespace bastide::hunters
