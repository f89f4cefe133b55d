#include "engine/ai/field_edges.h"

namespace bastide::ai {
namespace {

// FieldEdge::growing of a city with so much open, one more; 0: it can't be completed.
u8 grows_of(const Openings& open) {
  return static_cast<u8>(open.count != 0 && open.fewest > 0 ? open.count : 0);
}

// An open cell of `state` beside the field.
void add_cell(const State& state, Cell cell, Around& around, unsigned held, FieldEdge& edge) {
  const GridEntry entry = state.at(cell);
  if (!is_open(entry) || around.fitting(entry & ~kOpenFlag) == 0) return;
  edge.sealed = false;
  around.reach(held, entry & ~kOpenFlag);
}

// A city at the field, by its root, unless it was counted already.
void add_city(SegmentId root, SegmentSet& seen, Around& around, FieldEdge& edge) {
  if (!seen.insert(root)) return;
  const u8 grows = grows_of(around.openings_of(root));
  if (grows != 0) ++edge.growing[grows - 1u];
}

}  // namespace

FieldEdge read_whole_edge(const Rules& rules, const State& state, SegmentId field, Around& around,
                          unsigned held) {
  FieldEdge edge;
  SegmentSet seen;
  for_each_segment(state, field, [&](SegmentId s) {
    for_each_at_edge(
        rules, state, s, [&](Cell cell) { add_cell(state, cell, around, held, edge); },
        [&](SegmentId city) { add_city(city, seen, around, edge); });
  });
  return edge;
}

void FieldEdges::begin(const Rules& rules, const State& state, Around& around) {
  rules_ = &rules;
  state_ = &state;
  around_ = &around;
  field_count_ = city_count_ = cell_count_ = at_count_ = 0;
}

void FieldEdges::lay(const OpenCells& changed) {
  changed_ = changed;
  ++laid_;
}

// kRoom: there is no room.
u16 FieldEdges::note_city(SegmentId root) {
  u16& at = city_of_[root];
  if (at < city_count_ && cities_[at].root == root) return at;
  if (city_count_ == cities_.size()) return kRoom;
  at = static_cast<u16>(city_count_++);
  City& city = cities_[at];
  city.root = root;
  city.laid = city.told = 0;
  Noted noted;
  around_->note(&noted);
  city.grows = grows_of(around_->openings_of(root));
  around_->note(nullptr);
  city.asked = noted.asked;
  return at;
}

// null: there is no room.
const FieldEdges::Field* FieldEdges::note(SegmentId root) {
  u16& number = field_of_[root];
  if (number < field_count_ && fields_[number].root == root) return &fields_[number];
  if (field_count_ == fields_.size()) return nullptr;
  Field field{root, static_cast<u16>(cell_count_), 0, static_cast<u16>(at_count_), 0};
  OpenCells seen;
  bool room = true;
  for_each_segment(*state_, root, [&](SegmentId s) {
    for_each_at_edge(
        *rules_, *state_, s,
        [&](Cell cell) {
          const unsigned open = state_->at(cell) & ~kOpenFlag;
          if (seen.holds(open)) return;
          seen.insert(open);
          room = room && cell_count_ < kRoom;
          if (room) cells_[cell_count_++] = cell;
        },
        [&](SegmentId city) {
          const u16 at = note_city(city);
          for (unsigned i = field.first_city; i < at_count_; ++i) {
            if (at_[i] == at) return;
          }
          room = room && at != kRoom && at_count_ < kRoom;
          if (room) at_[at_count_++] = at;
        });
  });
  field.cells = static_cast<u16>(cell_count_ - field.first_cell);
  field.cities = static_cast<u16>(at_count_ - field.first_city);
  if (!room) return nullptr;
  number = static_cast<u16>(field_count_++);
  fields_[number] = field;
  return &fields_[number];
}

void FieldEdges::add(const State& after, const Field& field, Around& around, unsigned held, FieldEdge& edge) {
  for (unsigned i = 0; i < field.cells; ++i)
    add_cell(after, cells_[field.first_cell + i], around, held, edge);
  for (unsigned i = 0; i < field.cities; ++i) {
    City& city = cities_[at_[field.first_city + i]];
    if (city.told == asked_) continue;
    city.told = asked_;
    if (city.laid != laid_) {
      city.laid = laid_;
      city.near = city.asked.meets(changed_);
    }
    if (!city.near) {
      if (city.grows != 0) ++edge.growing[city.grows - 1u];
    } else if (const SegmentId root = find(after, city.root); !is_complete(after.features[root])) {
      add_city(root, near_, around, edge);
    }
  }
}

// What the tile joins are the fields at its neighbours that are one with it now.
bool FieldEdges::read(const State& after, SegmentId field, Around& around, unsigned held, FieldEdge& edge) {
  ++asked_;
  near_.clear();
  const SegmentId root = find(after, field);
  const Kind kind = after.features[root].kind;
  const auto for_each_part = [&](const PlacedTile& tile, auto&& fn) {
    const TileDesign& design = rules_->designs[tile.design];
    for (unsigned i = 0; i < design.segment_count; ++i) {
      const SegmentId s = segment_id(tile, i);
      if (design.segments[i].kind == kind && find(after, s) == root) fn(s);
    }
  };
  bool has_room = true, joined = false;
  ShortList<SegmentId, 4 * kMaxTileSegments> parts;
  const auto add_part = [&](SegmentId segment) {
    const SegmentId before = find(*state_, segment);
    if (!parts.add_once(before)) return;
    const Field* const part = note(before);
    has_room = has_room && part != nullptr;
    if (part != nullptr) add(after, *part, around, held, edge);
  };
  const PlacedTile& laid = after.tiles[after.last_tile];
  for_each_part(laid, [&](SegmentId s) {
    joined = true;
    for_each_at_edge(
        *rules_, after, s, [&](Cell cell) { add_cell(after, cell, around, held, edge); },
        [&](SegmentId city) { add_city(city, near_, around, edge); });
  });
  if (!joined) {
    add_part(field);
    return has_room;
  }
  for (int side = 0; side < kSides; ++side) {
    const GridEntry entry = after.at(neighbour(laid.cell, side));
    if (is_tile(entry)) for_each_part(after.tiles[entry - 1u], add_part);
  }
  return has_room;
}

}  // namespace bastide::ai
