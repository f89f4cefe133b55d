// A plain picture of a tile by its segments, for the moments before the art has arrived (and for sets
// that have none): which segment lies where, and where figures stand.
#include "engine/families/carcassonne/carcassonne.h"
#include "shell/board/art/art.h"

#include <bit>

namespace bastide::shell {

namespace {

using carcassonne::kCity;
using carcassonne::kField;
using carcassonne::kGarden;
using carcassonne::kMonastery;
using carcassonne::kRiver;
using carcassonne::kRoad;

constexpr Vec2 kMiddle = {kTile / 2, kTile / 2};

Vec2 side_middle(int side) { return turned({kTile / 2, 0}, side); }
Vec2 half_point(int half) { return turned({half % 2 == 0 ? 58.0F : 198.0F, 26}, half / 2); }

float distance_to_line(Vec2 p, Vec2 a, Vec2 b) {
  const Vec2 d = b - a;
  const float t = std::clamp(((p.x - a.x) * d.x + (p.y - a.y) * d.y) / (d.x * d.x + d.y * d.y), 0.0F, 1.0F);
  return std::hypot(p.x - a.x - d.x * t, p.y - a.y - d.y * t);
}

// A road or river from edge to edge: two sides share a bend, one side runs to the middle.
float distance_to_way(Vec2 p, u8 sides) {
  float best = 1e9F;
  for (int side = 0; side < kSides; ++side)
    if ((sides >> side & 1) != 0) best = std::min(best, distance_to_line(p, side_middle(side), kMiddle));
  if (sides == 3 || sides == 6 || sides == 12 || sides == 9) {
    const int first = sides == 9 ? 3 : std::countr_zero(sides);
    const Vec2 corner = turned({kTile, 0}, first);
    best = std::abs(std::hypot(p.x - corner.x, p.y - corner.y) - kTile / 2);
  }
  return best;
}

bool in_city(Vec2 p, u8 sides) {
  const int count = std::popcount(sides);
  if (count == 4) return true;
  float depth[4] = {p.y, kTile - p.x, kTile - p.y, p.x};  // from N E S W
  for (int side = 0; side < kSides; ++side) {
    if ((sides >> side & 1) == 0) continue;
    const float along = side % 2 == 0 ? p.x : p.y;
    const float bulge = 1 - (along - 128) * (along - 128) / (128.0F * 128.0F);
    if (depth[side] < 74 * bulge) return true;
  }
  if (count == 2 && (sides == 5 || sides == 10)) {  // a band
    const float across = sides == 5 ? p.x : p.y;
    return across > 70 && across < 186;
  }
  if (count == 2) {  // a corner: everything on its side of the diagonal
    const int first = sides == 9 ? 3 : std::countr_zero(sides);
    return depth[first] + depth[(first + 1) & 3] < kTile;
  }
  if (count == 3)
    for (int side = 0; side < kSides; ++side)
      if ((sides >> side & 1) == 0) return depth[side] > 80;
  return false;
}

Vec2 texel(int k) {
  return {(static_cast<float>(k % kMaskSide) + 0.5F) * 4, (static_cast<float>(k / kMaskSide) + 0.5F) * 4};
}

// Which segment lies at a point, kNoMask if none.
u8 segment_of(const TileDesign& design, bool junction, Vec2 p) {
  const float from_middle = std::hypot(p.x - 128, p.y - 128);
  u8 found = kNoMask;
  int rank = 0;
  float nearest_half = 1e9F;
  const auto offer = [&](int index, int priority) {
    if (priority > rank) found = static_cast<u8>(index), rank = priority;
  };
  for (int i = 0; i < design.segment_count; ++i) {
    const SegmentDesign& s = design.segments[static_cast<unsigned>(i)];
    if (s.kind == kMonastery && from_middle < 52) offer(i, 6);
    if (s.kind == kGarden && from_middle < 36) offer(i, 5);
    if (s.kind == kRoad && distance_to_way(p, s.sides) < 15) offer(i, 4);
    if (s.kind == kCity && in_city(p, s.sides)) offer(i, 3);
    if (s.kind == kRiver && distance_to_way(p, s.sides) < 24) offer(i, 2);
    if (s.kind != kField || rank >= 2) continue;
    if (s.halves == 0 && found == kNoMask) found = static_cast<u8>(i);
    for (int half = 0; half < kHalfEdges; ++half) {
      const float d =
          (s.halves >> half & 1) != 0 ? std::hypot(p.x - half_point(half).x, p.y - half_point(half).y) : 1e9F;
      if (d < nearest_half) nearest_half = d, found = static_cast<u8>(i), rank = 1;
    }
  }
  return junction && from_middle < 26 && found != kNoMask && rank == 4 ? kNoMask : found;
}

// Where figures stand on a segment: about its centre. That of a bent field may lie outside it, so it is the
// point of it nearest to there.
Vec2 anchor_of(const DesignArt& art, const SegmentDesign& s, int segment) {
  Vec2 sum;
  int count = 0;
  for (int k = 0; k < kMaskSide * kMaskSide; ++k)
    if (art.mask[static_cast<std::size_t>(k)] == segment) sum = sum + texel(k), ++count;
  Vec2 anchor = count > 0 ? sum * (1.0F / static_cast<float>(count)) : kMiddle;
  if (s.kind == kRoad && std::popcount(s.sides) == 1)
    anchor = mix(side_middle(std::countr_zero(s.sides)), kMiddle, 0.4F);
  float best = 1e9F;
  Vec2 nearest = anchor;
  for (int k = 0; k < kMaskSide * kMaskSide; ++k) {
    if (art.mask[static_cast<std::size_t>(k)] != segment) continue;
    const float d = std::hypot(texel(k).x - anchor.x, texel(k).y - anchor.y);
    if (d < best) best = d, nearest = texel(k);
  }
  return nearest;
}

}  // namespace

DesignArt make_stand_in(const TileDesign& given, std::string_view kinds) {
  constexpr std::string_view kLetters = "rcmgfv.";
  TileDesign design = given;
  DesignArt art;
  for (int i = 0; i < design.segment_count; ++i) {
    Kind& kind = design.segments[static_cast<unsigned>(i)].kind;
    if (kind < kinds.size()) kind = static_cast<Kind>(kLetters.find(kinds[kind]));
    art.kinds += kLetters[kind];
  }
  const bool junction = std::count(art.kinds.begin(), art.kinds.end(), 'r') > 2;
  for (int k = 0; k < kMaskSide * kMaskSide; ++k)
    art.mask[static_cast<std::size_t>(k)] = segment_of(design, junction, texel(k));
  for (int i = 0; i < design.segment_count; ++i)
    art.anchors.push_back(anchor_of(art, design.segments[static_cast<unsigned>(i)], i));
  return art;
}

}  // namespace bastide::shell
