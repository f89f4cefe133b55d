// A tile as the engine sees it: compiled once per game from the tile facts, immutable, shared by
// all states. Terrains and feature kinds are numbers given by the family (rules/family.h).
#pragma once

#include "engine/core/action.h"
#include "engine/core/types.h"

namespace bastide {

using Terrain = u8;  // 0..3, what lies on an edge
using Kind = u8;     // what a segment is: road, city … as numbered by the family
inline constexpr int kMaxKinds = 8;

// Eight additive byte-sized counters of a feature in one word, so joining two features is one
// addition. What each lane counts is the family's and the expansions' business; a lane that only asks
// "any?" is simply tested for > 0.
using Lanes = u64;
constexpr int lane(Lanes lanes, int index) { return static_cast<int>((lanes >> (8 * index)) & 0xFF); }
constexpr Lanes lane_unit(int index) { return Lanes{1} << (8 * index); }

// Feature::open of features that do not complete by closing edges.
inline constexpr i16 kNeverCloses = 0x4000;

struct SegmentDesign {
  Kind kind = 0;
  u8 sides = 0;             // sides whose middle belongs to this segment, unturned
  u8 halves = 0;            // half edges that belong to it, unturned
  u16 touches = 0;          // local indices of segments that border it (for fields: cities, FARM-05)
  i16 open = kNeverCloses;  // open edges when newly laid; roads, cities, rivers
  Lanes counters = 0;
};

struct TileDesign {
  // For each rotation 16 bits: per board side a nibble with the one bit of the terrain there.
  // fit4 packs the four rotations into one word (rotation 0 lowest).
  u64 fit4 = 0;
  std::array<u8, kSides> middle{};    // segment at the middle of a side, or kNoSegment
  std::array<u8, kHalfEdges> half{};  // segment at a half edge, or kNoSegment
  // A second segment at the middle of a side: it joins as the first does, but nothing of it closes there
  // (LandscapeTraits::layered).
  std::array<u8, kSides> beneath{kNoSegment, kNoSegment, kNoSegment, kNoSegment};
  std::array<SegmentDesign, kMaxTileSegments> segments{};
  u8 segment_count = 0;
  u8 copies = 0;
  u8 group = 0;               // of the bag, lower groups are drawn first; from kBagGroups on a pile beside it
  ExpansionId expansion = 0;  // the expansion whose set it comes from
  u16 surrounded = 0;         // local segments that complete when all 8 neighbours lie (monastery)
  u16 closing = 0;  // local segments that complete when no edge is open (LandscapeTraits::closing_kinds)

  [[nodiscard]] u16 fit(int rotation) const { return static_cast<u16>(fit4 >> (16 * rotation)); }
};

}  // namespace bastide
