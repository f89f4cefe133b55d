// The Scout as an expansion of Hunters & Gatherers: its descriptor (SCOUT-01 to SCOUT-07, HG-80).
#include "engine/families/hunters/hunters.h"

namespace bastide::hunters {
namespace {

constexpr int kBearPoints = 2;  // SCOUT-05

constexpr TokenDef kTokens[] = {{.key = "farm_hut"}};
constexpr ReasonDef kReasons[] = {{"ferryman"}, {"agriculture"}, {"bear"}};
constexpr EventDef kEvents[] = {
    {.key = "tile_dealt"},
    {.key = "tile_played", .of_tile = true},
    {.key = "tile_refused", .of_tile = true},
    {.key = "member_recalled"},
    {.key = "ferryman_paid", .remembered = Most::Amounts, .of_place = true},
    {.key = "field_laid", .of_token = true, .of_place = true},
};
constexpr std::string_view kChoices[] = {"shaman",   "scout",       "footbridge",
                                         "ferryman", "agriculture", "refuse"};
constexpr std::string_view kPlayedTitle = "prompt.scout";
constexpr std::string_view kTexts[] = {"refusal.scout.occupied", kPlayedTitle};
constexpr DecisionDef kDecisions[] = {
    {.key = "deal",
     .legal = legal_deals,
     .apply = apply_deal,
     .given_by = "scout_tiles",
     .given_high = kScoutTiles - 1,
     .first_is_neutral = true},
    {.key = "play", .legal = legal_plays, .apply = apply_play},
};

// SCOUT-03: whoever stands on one of these tiles stays to the end.
bool stays(const Rules& rules, const State& state, const Figure& figure) {
  return rules.designs[state.tiles[state.tile_of[figure.segment]].design].expansion == kScout;
}

// On a tile of the Scout stands what stands there; and nobody may hunt where a field is (SCOUT-07).
void filter_piece_actions(const Rules& rules, const State& state, ActionList& actions) {
  const PlacedTile& tile = state.tiles[state.last_tile];
  const bool taken = rules.designs[tile.design].expansion == kScout;
  const ScoutMemory& mine = scout_memory(state);
  const SegmentId field = mine.field != kNoSeat ? find(state, mine.meadow) : kNoSegmentId;
  const SegmentId bridge = mine.bridge != kNoSeat ? find(state, mine.lower) : kNoSegmentId;
  actions.filter([&](const Action& action) {
    if (taken) return false;  // SCOUT-03
    if (action.verb != Verb::DeployPiece) return true;
    const SegmentId root = find(state, segment_id(tile, action.segment));
    return root != field && root != bridge;  // SCOUT-05: the hunter on the bridge hunts there too
  });
}

// SCOUT-05: the bear, on top of the other animals.
void modify_points(const Rules& rules, const State& state, const FeatureView& feature, Points& points) {
  const SegmentId lower = scout_memory(state).lower;
  if (feature.kind == kMeadow && lower != kNoSegmentId && find(state, lower) == feature.root)
    points.add(rules.reason(kScout, kBearReason), kBearPoints);
}

// SCOUT-06: a river of the ferryman's river system has been completed, by whomever.
void on_feature_scored(const Rules& rules, State& state, const FeatureView& river, EventLog* events) {
  const ScoutMemory& mine = scout_memory(state);
  if (river.kind != kRiver || mine.ferryman == kNoSeat) return;
  const SegmentId water = water_of(rules, state, mine.ferry);
  if (find(state, water) != find(state, water_of(rules, state, river.segment))) return;
  const int fish = largest_lake(rules, state, water);
  const auto seat = static_cast<Seat>(mine.ferryman - 1);
  tell_scout(kFerrymanPaid, seat, state.tiles[state.tile_of[mine.ferry]].cell, fish, 0, events);
  Points points;
  points.add(rules.reason(kScout, kFerrymanReason), fish);
  award(rules, state, seat, view_of(rules, state, mine.ferry, true), points, false, events);
}

// SCOUT-02, SCOUT-04: once a turn; the scout's power begins with the turn after.
void on_turn_end(const Rules&, State& state, EventLog*) {
  ScoutMemory& mine = scout_memory(state);
  mine.recalled = 0;
  mine.refused = 0;
  mine.fresh = 0;
  mine.offered = 0;
}

// SCOUT-07: beside all hunters.
StepResult score_field(const Rules& rules, State& state, EventLog* events) {
  const ScoutMemory& mine = scout_memory(state);
  if (mine.field == kNoSeat) return StepResult::Next;
  const FeatureView view = view_of(rules, state, mine.meadow, false);
  Points points;
  points.add(rules.reason(kScout, kAgricultureReason), view.tiles);
  award(rules, state, static_cast<Seat>(mine.field - 1), view, points, true, events);
  return StepResult::Next;
}

std::string_view why_refused(const Rules& rules, const State& state, const Action& placement) {
  ActionList one;
  one.add(placement);
  filter_scout_tiles(rules, state, one);
  return one.empty() ? "occupied" : "";
}

std::string_view turn_title(const Rules& rules, const State& state) {
  return state.hand != kNoDesign && scout_tile(rules, state.hand) >= 0 ? kPlayedTitle : "";
}

// Tiles not yet played, then what those that are played give their owners, with what that brings now.
void holdings(const Rules& rules, const State& state, Seat seat, HoldingList& list) {
  const ScoutMemory& mine = scout_memory(state);
  for (unsigned tile = 0; tile < kScoutTiles; ++tile) {
    if ((mine.held[seat] >> tile & 1) != 0) list.add({kScoutKeys[tile], 1});
  }
  const auto owner = static_cast<u8>(seat + 1);
  if (mine.scout == owner) list.add({kPlayedKeys[kScoutTile], 1});
  if (mine.bridge == owner) list.add({kPlayedKeys[kFootbridge], 1});
  if (mine.ferryman == owner)
    list.add({kPlayedKeys[kFerryman], largest_lake(rules, state, water_of(rules, state, mine.ferry)), true});
  if (mine.field == owner) list.add({kPlayedKeys[kAgriculture], count_tiles(state, mine.meadow), true});
}

// The hut of the field, which is no hut of a river system.
void lying(const Rules&, const State& state, LyingList& list) {
  const ScoutMemory& mine = scout_memory(state);
  if (mine.field == kNoSeat) return;
  Lying hut;
  hut.expansion = kScout;
  hut.cell = state.tiles[state.tile_of[mine.meadow]].cell;
  hut.segment = local_segment(state, mine.meadow);
  hut.seat = static_cast<Seat>(mine.field - 1);
  hut.piece = kHut;
  list.add(hut);
}

constexpr Step kSteps[] = {{.name = "deal", .run = deal_scout},
                           {.name = "play", .run = offer_scout},
                           {.name = "field", .run = score_field, .of_features = true}};

}  // namespace

const Expansion kScoutExpansion{
    .id = kScout,
    .key = "scout",
    .tokens = kTokens,
    .reasons = kReasons,
    .events = kEvents,
    .choices = kChoices,
    .decisions = kDecisions,
    .steps = kSteps,
    .memory = starts_as<ScoutMemory>,
    .goes_with = [](const Rules& rules) { return !is_2020(rules); },  // HG-80
    .filter_placements = filter_scout_tiles,
    .on_tile_placed = settle_scout_tile,
    .add_placing_actions = add_scout_placing,
    .apply_placing_action = apply_scout_placing,
    .add_piece_actions = add_shaman,
    .filter_piece_actions = filter_piece_actions,
    .apply_piece_action = apply_shaman,
    .modify_points = modify_points,
    .stays = stays,
    .on_feature_scored = on_feature_scored,
    .on_turn_end = on_turn_end,
    .shown = {.texts = kTexts,
              .why_refused = why_refused,
              .holdings = holdings,
              .lying = lying,
              .turn_title = turn_title},
};

}  // namespace bastide::hunters
