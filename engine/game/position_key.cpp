#include "engine/game/position_key.h"

#include "engine/core/features.h"
#include "engine/rules/rules.h"

#include <vector>

namespace bastide {
namespace {

class Key {
 public:
  void add(u64 value) { key_ = (key_ ^ value) * 0x9E3779B97F4A7C15ULL ^ (key_ >> 29); }
  [[nodiscard]] u64 value() const { return key_; }

 private:
  u64 key_ = 0xCBF29CE484222325ULL;
};

// Features are numbered as one comes to them along the land's edges, so that the numbers do not depend on
// which segment is the root.
class FeatureNumbers {
 public:
  FeatureNumbers(const Rules& rules, const State& state, Key& key)
      : rules_(rules), state_(state), key_(key), number_(kMaxSegments, 0) {}

  void add(SegmentId segment) {
    const SegmentId root = find(state_, segment);
    const bool known = number_[root] != 0;
    if (!known) number_[root] = ++count_;
    key_.add(number_[root]);
    if (known) return;
    const Feature& feature = state_.features[root];
    key_.add(feature.kind | static_cast<u64>(feature.scored) << 8 |
             static_cast<u64>(static_cast<u16>(feature.open)) << 16);
    key_.add(feature.counters);
    key_.add(feature.figures);
    for (const auto memory_of : rules_.hooks.memory_of) key_.add(memory_of(state_, root));
  }

 private:
  const Rules& rules_;
  const State& state_;
  Key& key_;
  std::vector<u16> number_;
  u16 count_ = 0;
};

void add_tile(const Rules& rules, const PlacedTile& tile, FeatureNumbers& features, Key& key) {
  const TileDesign& design = rules.designs[tile.design];
  key.add(tile.design | static_cast<u64>(static_cast<u8>(tile.cell.x)) << 8 |
          static_cast<u64>(static_cast<u8>(tile.cell.y)) << 16);
  const auto add = [&](unsigned local) {
    if (local == kNoSegment)
      key.add(0);
    else
      features.add(segment_id(tile, local));
  };
  for (int side = 0; side < kSides; ++side) {
    const auto own = static_cast<unsigned>(tile_side(side, tile.rotation));
    add(design.middle[own]);
    add(design.beneath[own]);
    add(design.half[2 * own]);
    add(design.half[2 * own + 1]);
  }
  for (unsigned local = 0; local < design.segment_count; ++local)
    if (design.segments[local].sides == 0 && design.segments[local].halves == 0) add(local);
}

// What is not remembered of features, whose segments are as good as each other (FeatureNumbers).
void add_memory(const Rules& rules, const State& state, Key& key) {
  for (const Expansion* expansion : rules.expansions) {
    if (expansion == nullptr || expansion->memory_of != nullptr) continue;
    const ExpansionMemory& memory = state.expansions[expansion->id];
    for (std::size_t i = 0; i < memory.bytes.size(); ++i)
      if (memory.bytes[i] != 0) key.add(u64{i} << 8 | memory.bytes[i]);
    key.add(1);
  }
}

}  // namespace

u64 position_key(const Rules& rules, const State& state) {
  Key key;
  key.add(state.over ? 1 : 2 + state.asks);
  if (!state.over && state.asks > 0) {
    const Decision& asked = state.top();
    key.add(asked.expansion | static_cast<u64>(asked.kind) << 8 | static_cast<u64>(asked.who) << 16 |
            static_cast<u64>(asked.arg) << 24);
  }
  key.add(state.hand | static_cast<u64>(state.spare) << 8 | static_cast<u64>(state.active) << 16 |
          static_cast<u64>(state.again) << 24);
  for (const i32 score : state.score) key.add(static_cast<u32>(score));
  for (const i32 score : state.on_second) key.add(static_cast<u32>(score));
  for (const auto& supply : state.supply)
    for (const u8 pieces : supply) key.add(pieces);
  for (const u8 left : state.bag) key.add(left);
  add_memory(rules, state, key);
  FeatureNumbers features(rules, state, key);
  for (unsigned i = 0; i < state.tile_count; ++i) add_tile(rules, state.tiles[i], features, key);
  return key.value();
}

}  // namespace bastide
