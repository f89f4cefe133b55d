#include "engine/ai/before.h"

#include "engine/ai/reader.h"
#include "engine/ai/weighed.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace bastide::ai {
namespace {

// A tile more changes what fits beside it, whether cells beside it are open at all, and so how monasteries
// two cells away stand.
constexpr int kReach = 2;

bool same(const Feature& one, const Feature& other) {
  return one.size == other.size && one.open == other.open && one.figures == other.figures &&
         one.counters == other.counters && one.scored == other.scored;
}

// Of expansions that have a say in what features are worth, as far as they do not tell what they remember of
// each.
bool memories_are_same(const Rules& rules, const State& one, const State& other) {
  const auto differs = [&](ExpansionId of) {
    return rules.expansions[of]->memory_of == nullptr &&
           one.expansions[of].bytes != other.expansions[of].bytes;
  };
  const auto& modify = rules.hooks.modify_points;
  const auto& cities = rules.hooks.field_city_points;
  return !differs(kCoreId) && std::none_of(modify.of.begin(), modify.of.begin() + modify.count, differs) &&
         std::none_of(cities.of.begin(), cities.of.begin() + cities.count, differs);
}

u32 memory_of(const Rules& rules, const State& state, SegmentId root) {
  u32 all = 0;
  for (const auto hook : rules.hooks.memory_of) all = all << 8 | hook(state, root);
  return all;
}

}  // namespace

void Before::read(const Rules& rules, const State& state, Fits& fits, const TermValues& weight) {
  forget();
  if (state.hand == kNoDesign) return;
  rules_ = &rules;
  state_ = &state;
  weight_ = &weight;
  is_laid_ = false;
  count_ = 0;
  Around& around = around_.emplace(rules, state, fits);
  edges_.begin(rules, state, around);
  alone_ = features_stand_alone(rules);
  if (!alone_) return;
  whole_ = is_read_whole(rules, state);
  for_each_feature_in_play(rules, state, [&](SegmentId segment, SegmentId root) {
    roots_[count_] = root;
    Known& known = known_[count_++];
    known.feature = state.features[root];
    known.memory = memory_of(rules, state, root);
    known.surrounded = (rules.traits.watched_kinds >> known.feature.kind & 1) != 0;
    known.cell = state.tiles[state.tile_of[segment]].cell;
    known.worths.fill(0);
    known.noted = Noted{};
    const unsigned held = around.mark().held;
    around.note(&known.noted);
    Reader(rules, state, around, SumByWeight{known.worths, weight}, whole_).read_feature(segment);
    around.note(nullptr);
    known.grows = around.mark().held > held;
    if (known.grows) known.points = around.held(held).points;
  });
}

bool Before::look_at(const Rules& rules, const State& after, const TermValues& weight, bool whole) {
  if (state_ == nullptr || after.tile_count != state_->tile_count + 1 ||
      after.last_tile != state_->tile_count || after.bag != state_->bag ||
      std::memcmp(&after.bounds, &state_->bounds, sizeof(Bounds)) != 0)
    return false;
  known_now_ = alone_ && whole == whole_ && weight_ == &weight && memories_are_same(rules, after, *state_);
  lay(after.tiles[after.last_tile].cell);
  return true;
}

void Before::lay(Cell cell) {
  if (is_laid_ && laid_ == cell) return;  // in another rotation
  is_laid_ = true;
  laid_ = cell;
  OpenCells changed;
  const auto change = [&](Cell at) {
    const GridEntry entry = state_->at(at);
    if (is_open(entry)) changed.insert(entry & ~kOpenFlag);
  };
  change(cell);
  for (int side = 0; side < kSides; ++side) change(neighbour(cell, side));
  for (unsigned i = 0; i < count_; ++i) near_[i] = is_near(known_[i], changed);
  edges_.lay(changed);
}

bool Before::is_near(const Known& known, const OpenCells& changed) const {
  return known.surrounded
             ? std::abs(known.cell.x - laid_.x) <= kReach && std::abs(known.cell.y - laid_.y) <= kReach
             : known.noted.asked.meets(changed);
}

bool Before::tell(const State& after, SegmentId root, Around& around, Worths& out) const {
  if (!known_now_) return false;
  unsigned at = 0;
  while (at < count_ && roots_[at] != root) ++at;
  if (at == count_ || near_[at]) return false;
  const Known& known = known_[at];
  if (!same(known.feature, after.features[root])) return false;
  if (memory_of(*rules_, after, root) != known.memory) return false;
  for (std::size_t seat = 0; seat < out.size(); ++seat) out[seat] += known.worths[seat];
  if (!known.grows) return true;
  const unsigned held = around.hold(root, known.points);
  known.noted.reached.for_each(
      [&](unsigned cell) { around.grow_into(held, after.at(state_->open_cell[cell]) & ~kOpenFlag); });
  return true;
}

}  // namespace bastide::ai
