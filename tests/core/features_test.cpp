// Union-find over segments: find, unite, the ring, lanes; points; sides of turned tiles.
#include "engine/core/features.h"

#include "engine/core/points.h"
#include "engine/core/rng.h"

#include <doctest/doctest.h>

#include <memory>
#include <numeric>
#include <set>
#include <vector>

using namespace bastide;

namespace {

// A state with `count` segments, each a feature and a tile of its own.
std::unique_ptr<State> loose_segments(unsigned count) {
  auto state = std::make_unique<State>();
  for (unsigned i = 0; i < count; ++i) {
    state->parent[i] = state->next[i] = static_cast<SegmentId>(i);
    state->tile_of[i] = static_cast<u8>(i);
    state->features[i].open = 2;
    state->features[i].counters = lane_unit(0) + lane_unit(5) * i;
  }
  state->segment_count = static_cast<u16>(count);
  return state;
}

std::set<int> ring_of(const State& state, SegmentId segment) {
  std::set<int> ring;
  for_each_segment(state, segment, [&](SegmentId s) { CHECK(ring.insert(s).second); });
  return ring;
}

}  // namespace

TEST_CASE("uniting two features adds counters, figures and sizes, and takes away open edges") {
  const auto state = loose_segments(3);
  state->features[0].figures = lane_unit(1) + lane_unit(kMeepleLane);
  state->features[1].figures = lane_unit(1) * 2 + lane_unit(kMeepleLane);
  const SegmentId root = unite(*state, 0, 1, 2);
  CHECK(find(*state, 0) == root);
  CHECK(find(*state, 1) == root);
  CHECK(find(*state, 2) == 2);
  const Feature& feature = state->features[root];
  CHECK(feature.open == 2);  // 2 + 2 - 2
  CHECK(feature.size == 2);
  CHECK(lane(feature.counters, 0) == 2);
  CHECK(lane(feature.counters, 5) == 1);
  CHECK(lane(feature.figures, 1) == 3);
  CHECK(lane(feature.figures, kMeepleLane) == 2);
  CHECK(ring_of(*state, 1) == std::set<int>{0, 1});
  CHECK(ring_of(*state, 2) == std::set<int>{2});
}

TEST_CASE("uniting a feature with itself closes edges and changes nothing else") {
  const auto state = loose_segments(2);
  unite(*state, 0, 1, 2);
  const SegmentId root = unite(*state, 1, 0, 2);
  CHECK(state->features[root].open == 0);
  CHECK(is_complete(state->features[root]));
  CHECK(state->features[root].size == 2);
  CHECK(lane(state->features[root].counters, 0) == 2);
  CHECK(ring_of(*state, 0) == std::set<int>{0, 1});
}

TEST_CASE("fields never close, however many are joined") {
  const auto state = loose_segments(200);
  for (unsigned i = 0; i < 200; ++i) state->features[i].open = kNeverCloses;
  for (unsigned i = 1; i < 200; ++i) unite(*state, 0, static_cast<SegmentId>(i), 0);
  CHECK(feature_of(*state, 77).open == kNeverCloses);
  CHECK_FALSE(is_complete(feature_of(*state, 77)));
}

TEST_CASE("random unions agree with a list of labels, and trees stay shallow") {
  constexpr unsigned kCount = 300;
  Rng rng(99);
  for (int round = 0; round < 20; ++round) {
    const auto state = loose_segments(kCount);
    std::vector<int> label(kCount);
    std::iota(label.begin(), label.end(), 0);
    for (int step = 0; step < 250; ++step) {
      const u32 a = rng.below(kCount);
      const u32 b = rng.below(kCount);
      unite(*state, static_cast<SegmentId>(a), static_cast<SegmentId>(b), 0);
      const int from = label[a];
      const int to = label[b];
      for (int& l : label) l = l == from ? to : l;
    }
    for (unsigned i = 0; i < kCount; ++i) {
      int depth = 0;
      for (SegmentId s = static_cast<SegmentId>(i); state->parent[s] != s; s = state->parent[s]) ++depth;
      CHECK(depth <= 9);  // log2(300)
      std::set<int> same;
      for (unsigned k = 0; k < kCount; ++k) {
        if (label[k] == label[i]) same.insert(static_cast<int>(k));
        const bool joined =
            find(*state, static_cast<SegmentId>(i)) == find(*state, static_cast<SegmentId>(k));
        REQUIRE(joined == (label[k] == label[i]));
      }
      if (i % 37 == 0) CHECK(ring_of(*state, static_cast<SegmentId>(i)) == same);
    }
  }
}

TEST_CASE("a tile counts once however many of its segments are in the feature") {
  const auto state = loose_segments(6);
  state->tile_of = {};
  const u8 tiles[] = {0, 0, 1, 255, 63, 64};
  for (unsigned i = 0; i < 6; ++i) state->tile_of[i] = tiles[i];
  for (unsigned i = 1; i < 6; ++i) unite(*state, 0, static_cast<SegmentId>(i), 0);
  CHECK(count_tiles(*state, 3) == 5);
}

TEST_CASE("points are a list of reasons with a total") {
  Points points;
  CHECK(points.total() == 0);
  points.add(0, 6);
  points.add(1, 0);  // nothing to explain
  points.add(7, -2);
  CHECK(points.size() == 2);
  CHECK(points.total() == 4);
  CHECK(points[1].reason == 7);
  points.clear();
  CHECK(points.total() == 0);
}

TEST_CASE("sides of a turned tile: there and back, clockwise") {
  for (int rotation = 0; rotation < 4; ++rotation) {
    for (int side = 0; side < 4; ++side) {
      CHECK(board_side(tile_side(side, rotation), rotation) == side);
      CHECK(tile_side(side, rotation) == (side - rotation + 4) % 4);
      CHECK(opposite(opposite(side)) == side);
      CHECK(neighbour(neighbour({3, -5}, side), opposite(side)) == Cell{3, -5});
    }
  }
  CHECK(board_side(kNorth, 1) == kEast);  // a quarter turn clockwise
  CHECK(neighbour({0, 0}, kNorth) == Cell{0, -1});
}

TEST_CASE("grid cells within the span do not meet on the torus") {
  std::set<unsigned> seen;
  for (int y = -62; y < 62; ++y) {
    for (int x = -62; x < 62; ++x) seen.insert(grid_index({static_cast<i8>(x), static_cast<i8>(y)}));
  }
  CHECK(seen.size() == 124 * 124);
}
