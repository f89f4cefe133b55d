#include "engine/families/carcassonne/fields.h"

#include "engine/rules/steps.h"

#include <algorithm>
#include <bit>

namespace bastide::carcassonne {
namespace {

constexpr int kCityPoints = 3;  // FARM-03

class SegmentSet {
 public:
  // True if it was not in the set before.
  bool insert(SegmentId segment) {
    u64& word = words_[segment >> 6];
    const u64 bit = u64{1} << (segment & 63);
    const bool fresh = (word & bit) == 0;
    word |= bit;
    return fresh;
  }

 private:
  std::array<u64, kMaxSegments / 64> words_{};
};

// Calls fn(root) once for each completed city that touches the field.
template <class Fn>
void for_each_completed_city(const Rules& rules, const State& state, SegmentId field, Fn&& fn) {
  SegmentSet seen;
  for_each_segment(state, field, [&](SegmentId s) {
    const PlacedTile& tile = state.tiles[state.tile_of[s]];
    const SegmentDesign& design = rules.designs[tile.design].segments[local_segment(tile, s)];
    for (unsigned rest = design.touches; rest != 0; rest &= rest - 1) {
      const auto city = segment_id(tile, static_cast<unsigned>(std::countr_zero(rest)));
      const SegmentId root = find(state, city);
      if (is_complete(state.features[root]) && seen.insert(root)) fn(root);
    }
  });
}

// Points of one city on the field beyond 3, by expansions (TRA-08), and why.
PointItem extra_per_city(const Rules& rules, const State& state, SegmentId field, Seat seat) {
  PointItem extra;
  for (const auto hook : rules.hooks.field_city_points) {
    const PointItem one = hook(rules, state, field, seat);
    if (one.amount != 0) extra = {one.reason, static_cast<i16>(extra.amount + one.amount)};
  }
  return extra;
}

// Calls fn(segment, root) once for each field that holds farmers.
template <class Fn>
void for_each_farmed_field(const State& state, Fn&& fn) {
  SegmentSet seen;
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const SegmentId segment = state.figures[i].segment;
    const SegmentId root = find(state, segment);
    if (state.features[root].kind == kField && seen.insert(root)) fn(segment, root);
  }
}

void score_by_field(const Rules& rules, State& state, EventLog* events) {
  // Majorities are collected first: awarding moves no meeple, but hooks may look at the state.
  for_each_farmed_field(state, [&](SegmentId segment, SegmentId root) {
    const int cities = completed_cities(rules, state, segment);
    FeatureView view = view_of(rules, state, segment, false);
    for (unsigned rest = majority(state.features[root].figures); rest != 0; rest &= rest - 1) {
      const auto seat = static_cast<Seat>(std::countr_zero(rest));
      Points points;
      const PointItem extra = extra_per_city(rules, state, segment, seat);
      points.add(kCitiesReason, cities * kCityPoints);
      points.add(extra.reason, cities * extra.amount);
      award(rules, state, seat, view, points, true, events);
    }
  });
}

// Calls fn(root) once for each field that touches the city.
template <class Fn>
void for_each_field_around(const Rules& rules, const State& state, SegmentId city, Fn&& fn) {
  SegmentSet seen;
  for_each_segment(state, city, [&](SegmentId s) {
    const PlacedTile& tile = state.tiles[state.tile_of[s]];
    const TileDesign& design = rules.designs[tile.design];
    const u8 local = local_segment(tile, s);
    for (unsigned i = 0; i < design.segment_count; ++i) {
      if ((design.segments[i].touches >> local & 1) == 0) continue;
      const SegmentId root = find(state, segment_id(tile, i));
      if (seen.insert(root)) fn(root);
    }
  });
}

// ED-06: the farmers of all fields around a completed city count together.
Lanes farmers_around(const Rules& rules, const State& state, SegmentId city) {
  Lanes farmers = 0;
  for_each_field_around(rules, state, city,
                        [&](SegmentId field) { farmers += state.features[field].figures; });
  return farmers;
}

// What the city brings a seat that owns it beyond 3: the best that it has on any of the fields around.
PointItem extra_around(const Rules& rules, const State& state, SegmentId city, Seat seat) {
  PointItem best;
  if (rules.hooks.field_city_points.empty()) return best;
  for_each_field_around(rules, state, city, [&](SegmentId field) {
    const PointItem extra = extra_per_city(rules, state, field, seat);
    if (extra.amount > best.amount) best = extra;
  });
  return best;
}

void score_by_city(const Rules& rules, State& state, EventLog* events) {
  SegmentSet seen;
  for_each_farmed_field(state, [&](SegmentId segment, SegmentId) {
    for_each_completed_city(rules, state, segment, [&](SegmentId city) {
      if (!seen.insert(city)) return;
      FeatureView view = view_of(rules, state, city, true);
      view.kind = kField;
      for (unsigned rest = majority(farmers_around(rules, state, city)); rest != 0; rest &= rest - 1) {
        const auto seat = static_cast<Seat>(std::countr_zero(rest));
        const PointItem extra = extra_around(rules, state, city, seat);
        Points points;
        points.add(kCitiesReason, kCityPoints);
        points.add(extra.reason, extra.amount);
        award(rules, state, seat, view, points, true, events);
      }
    });
  });
}

}  // namespace

int completed_cities(const Rules& rules, const State& state, SegmentId field) {
  int count = 0;
  for_each_completed_city(rules, state, field, [&](SegmentId) { ++count; });
  return count;
}

// Under ED-06 most farmers in a field may not be most around any city, and fewer may be: all who have some
// there are looked at, and own what they get from the cities around it.
bool field_value(const Rules& rules, const State& state, SegmentId field, FeatureValue& value) {
  if (feature_of(state, field).kind != kField) return false;
  const bool by_city = option(rules.setup, kFarmersByCity) != 0 && value.owners != 0;
  if (by_city) {
    for_each_completed_city(rules, state, field, [&](SegmentId city) {
      for (unsigned rest = majority(farmers_around(rules, state, city)); rest != 0; rest &= rest - 1) {
        const auto seat = static_cast<unsigned>(std::countr_zero(rest));
        if (value.weight[seat] == 0) continue;
        const int worth = kCityPoints + extra_around(rules, state, city, static_cast<Seat>(seat)).amount;
        value.each[seat] = static_cast<i16>(value.each[seat] + worth);
      }
    });
  } else {
    const int cities = completed_cities(rules, state, field);
    value.now = cities * kCityPoints;  // with nobody there too
    for (unsigned rest = value.owners; rest != 0; rest &= rest - 1) {
      const auto seat = static_cast<unsigned>(std::countr_zero(rest));
      const PointItem extra = extra_per_city(rules, state, field, static_cast<Seat>(seat));
      value.each[seat] = static_cast<i16>(cities * (kCityPoints + extra.amount));
    }
  }
  for (const i16 worth : value.each) value.now = std::max<int>(value.now, worth);
  unsigned best = 0;
  for (unsigned seat = 0; by_city && seat < kMaxPlayers; ++seat) {
    if (value.each[seat] != 0 && value.each[seat] == value.now) best |= 1u << seat;
  }
  if (best != 0) value.owners = static_cast<u8>(best);
  value.complete = value.now;
  return true;
}

StepResult score_fields(const Rules& rules, State& state, EventLog* events) {
  if (!farmers(rules.setup)) return StepResult::Next;
  if (option(rules.setup, kFarmersByCity) != 0) {
    score_by_city(rules, state, events);
  } else {
    score_by_field(rules, state, events);
  }
  return StepResult::Next;
}

}  // namespace bastide::carcassonne
