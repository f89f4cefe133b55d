// Features that are put together anew: union-find joins, but cannot part (FER-08).
#include "engine/rules/steps.h"

namespace bastide {

void rebuild_feature(const Rules& rules, State& state, SegmentId segment) {
  std::array<SegmentId, kMaxSegments> parts;  // NOLINT: filled up to `count`
  unsigned count = 0;
  for_each_segment(state, segment, [&](SegmentId s) { parts[count++] = s; });
  const bool scored = feature_of(state, segment).scored;
  std::array<bool, kMaxSegments> among{};
  for (unsigned i = 0; i < count; ++i) among[parts[i]] = true;
  for (unsigned i = 0; i < count; ++i) part_segment(state, rules.designs.data(), parts[i]);
  for (unsigned i = 0; i < count; ++i) {
    rejoin_segment(state, rules.traits, rules.designs.data(), parts[i]);
  }
  JointList joints;
  for (const auto hook : rules.hooks.joints) hook(rules, state, joints);
  for (const Joint& joint : joints) {
    if (among[joint.a]) join_on_tile(state, joint.a, joint.b);
  }
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (among[figure.segment])
      state.features[find(state, figure.segment)].figures += figure_lanes(rules, figure.seat, figure.piece);
  }
  for (unsigned i = 0; i < count; ++i) {
    Feature& feature = state.features[parts[i]];
    if (state.parent[parts[i]] == parts[i]) feature.scored = scored && is_complete(feature);
  }
}

}  // namespace bastide
