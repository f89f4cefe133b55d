#include "engine/expansions/mage_witch/mage_witch.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/steps.h"

namespace bastide::mage_witch {
namespace {

constexpr std::string_view kMarks[] = {"magic"};
constexpr TokenDef kTokens[] = {{.key = "mage"}, {.key = "witch"}};
constexpr ReasonDef kReasons[] = {{"mage"}, {"witch"}};
constexpr EventDef kEvents[] = {{"mage"},
                                {"witch"},
                                {.key = "mage_goes", .of_place = true},
                                {.key = "witch_goes", .remembered = Most::Times, .of_place = true}};
constexpr u8 kGoes = 2;  // and before them who comes off the land
constexpr std::array<Who, 2> kBoth = {kMage, kWitch};

struct Magic {
  std::array<SegmentId, 2> at = {kNoSegmentId, kNoSegmentId};
};
Magic& magic(State& state) { return expansion_state<Magic>(state, kId); }
const Magic& magic(const State& state) { return expansion_state<Magic>(state, kId); }

// The root of the feature one stands on, or kNoSegmentId.
SegmentId feature_under(const State& state, Who who) {
  const SegmentId segment = segment_of(state, who);
  return segment == kNoSegmentId ? kNoSegmentId : find(state, segment);
}

bool have_met(const State& state) {
  const SegmentId mage = feature_under(state, kMage);
  return mage != kNoSegmentId && mage == feature_under(state, kWitch);
}

// MAGE-01: any unfinished road or city, but neither the own one nor the other's (MAGE-04: the joined one is
// both).
class Places {
 public:
  Places(const Rules& rules, const State& state)
      : rules_(rules),
        state_(state),
        mage_(feature_under(state, kMage)),
        witch_(feature_under(state, kWitch)) {}

  // Of each road and city on a tile: fn(local segment, whether one of the two may go there).
  template <class Fn>
  void on_tile(const PlacedTile& tile, const Fn& fn) const {
    const TileDesign& design = rules_.designs[tile.design];
    // roads and cities are a tile's first segments
    for (unsigned local = 0; local < design.segment_count; ++local) {
      if ((rules_.traits.closing_kinds >> design.segments[local].kind & 1) == 0) break;
      const SegmentId root = find(state_, segment_id(tile, local));
      // no branch on what is as good as random
      const bool may_go = static_cast<int>(!is_complete(state_.features[root])) &
                          static_cast<int>(root != mage_) & static_cast<int>(root != witch_);
      fn(static_cast<u8>(local), may_go);
    }
  }

 private:
  const Rules& rules_;
  const State& state_;
  SegmentId mage_, witch_;
};

// MAGE-02: with no place to go to one goes off.
void legal_moves(const Rules& rules, const State& state, Decision, ActionList& actions) {
  const Places places(rules, state);
  Action action;
  action.verb = Verb::PlaceToken;
  action.expansion = kId;
  for (unsigned t = 0; t < state.tile_count; ++t) {
    action.cell = state.tiles[t].cell;
    places.on_tile(state.tiles[t], [&](u8 local, bool may_go) {
      action.segment = local;
      for (const Who who : kBoth) {
        action.piece = who;
        actions.add_if(action, may_go);
      }
    });
  }
  if (!actions.empty()) return;
  for (const Who who : kBoth) {
    if (segment_of(state, who) != kNoSegmentId)
      actions.add(action_at(state, Verb::ReturnToken, kId, who, segment_of(state, who)));
  }
}

// Only where there is an answer; the newest tiles are the likeliest to have one.
void ask(const Rules& rules, State& state) {
  bool any = segment_of(state, kMage) != kNoSegmentId || segment_of(state, kWitch) != kNoSegmentId;
  const Places places(rules, state);
  for (unsigned t = state.tile_count; t-- > 0 && !any;)
    places.on_tile(state.tiles[t], [&](u8, bool may_go) { any = any || may_go; });
  if (any) push_decision(state, {kId, 0, state.active, 0});
}

void apply_move(const Rules&, State& state, Decision, Action action, EventLog* events) {
  const SegmentId segment = segment_at(state, action);
  const bool off = action.verb == Verb::ReturnToken;
  magic(state).at[action.piece] = off ? kNoSegmentId : segment;
  if (events == nullptr) return;
  const auto number = static_cast<u8>(action.piece + (off ? 0 : kGoes));
  Event event = expansion_event(kId, number, state.active, action.cell);
  event.feature = feature_of(state, segment).kind;
  event.feature_segment = find(state, segment);
  events->add(event);
}

void build(RulesDraft& draft) { carcassonne::note_marked(draft, kId, kMarks[0]); }

// MAGE-03, MAGE-05: after those who may have taken all points of an unfinished feature.
void modify_points(const Rules& rules, const State& state, const FeatureView& feature, Points& points) {
  if (feature_under(state, kMage) == feature.root) points.add(rules.reason(kId, kMage), feature.tiles);
  if (feature_under(state, kWitch) == feature.root)
    points.add(rules.reason(kId, kWitch), -(points.total() / 2));  // what is left is rounded up
}

// MAGE-03: back beside the board, even if nobody scored.
void on_feature_scored(const Rules&, State& state, const FeatureView& feature, EventLog* events) {
  for (const Who who : kBoth) {
    if (feature_under(state, who) != feature.root) continue;
    magic(state).at[who] = kNoSegmentId;
    if (events == nullptr) continue;
    Event event = expansion_event(kId, who, state.active, state.tiles[state.last_tile].cell);
    event.feature = feature.kind;
    event.feature_segment = feature.segment;
    events->add(event);
  }
}

void lying(const Rules&, const State& state, LyingList& list) {
  for (const Who who : kBoth) {
    const SegmentId segment = segment_of(state, who);
    if (segment == kNoSegmentId) continue;
    list.add({.expansion = kId,
              .token = who,
              .cell = state.tiles[state.tile_of[segment]].cell,
              .segment = local_segment(state, segment)});
  }
}

// A bit for each of the two.
u8 memory_of(const State& state, SegmentId root) {
  const bool mage = feature_under(state, kMage) == root, witch = feature_under(state, kWitch) == root;
  return static_cast<u8>((mage ? 1u << kMage : 0u) | (witch ? 1u << kWitch : 0u));
}

constexpr DecisionDef kDecisions[] = {
    {.key = "mage_or_witch", .legal = legal_moves, .apply = apply_move, .by_feature = true}};

// One of the two is moved when they have met.
StepResult part_them(const Rules& rules, State& state, EventLog*) {
  if (have_met(state)) ask(rules, state);
  return StepResult::Next;
}

// MAGE-04: where they meet on a magic tile, one move serves for both.
StepResult move_one(const Rules& rules, State& state, EventLog* events) {
  if (rules.marks[kId][state.tiles[state.last_tile].design] == 0) return part_them(rules, state, events);
  ask(rules, state);
  return StepResult::Next;
}

constexpr Step kSteps[] = {{.name = "mage or witch", .run = move_one},
                           {.name = "mage and witch", .run = part_them}};

}  // namespace

SegmentId segment_of(const State& state, Who who) { return magic(state).at[who]; }

const Expansion kExpansion{
    .id = kId,
    .key = "mage_witch",
    .marks = kMarks,
    .tokens = kTokens,
    .reasons = kReasons,
    .events = kEvents,
    .decisions = kDecisions,
    .steps = kSteps,
    .tile_set = [](const Setup&) -> std::string_view { return "mage_witch"; },
    .memory = starts_as<Magic>,
    .build = build,
    .modify_points = modify_points,
    .on_feature_scored = on_feature_scored,
    .memory_of = memory_of,
    .shown = {.lying = lying},
};

}  // namespace bastide::mage_witch
