// The descriptor of Hunters & Gatherers: set-up (HG-01 to HG-03, HG-70), and what is shown of it.
#include "engine/families/hunters/hunters.h"

#include "engine/families/hunters/compile.h"

namespace bastide::hunters {
namespace {

constexpr KindDef kKinds[] = {{"forest"}, {"river"}, {"meadow"}, {"river_system"}};
constexpr PieceDef kPieces[] = {
    {.key = "member", .weight = 1, .kinds = bit(kForest) | bit(kRiver) | bit(kMeadow), .count = 5},
    {.key = "hut", .weight = 1, .kinds = bit(kWater), .count = 2},
};
constexpr ReasonDef kReasons[] = {{"tiles"},        {"mushrooms"}, {"fish"},        {"mammoths"},
                                  {"aurochs"},      {"deer"},      {"system_fish"}, {"logboat"},
                                  {"hunting_trap"}, {"pit_trap"},  {"raft"}};
constexpr CounterDef kCounters[] = {{"deer"}, {"mammoth"}, {"aurochs"}, {"tiger"},
                                    {"fish"}, {"lake"},    {"nugget"},  {"mushrooms"}};
constexpr OptionDef kOptions[] = {
    {.key = "edition", .high = kEditions - 1, .choices = kEditionKeys, .link = 'e'},
    {.key = "forest_segments"},  // HG-32
};
constexpr EventDef kEvents[] = {
    {.key = "bonus_earned", .remembered = Most::Times, .of_place = true},
    {.key = "no_bonus_left", .of_place = true},
    {.key = "power_found", .of_tile = true, .of_place = true},
    {.key = "logboat", .of_place = true},
    {.key = "hunting_trap", .of_place = true},
    {.key = "fire", .of_place = true},
    {.key = "deer_eaten", .of_place = true},
    {.key = "shrine", .of_place = true},
};
constexpr DecisionDef kDecisions[] = {
    {.key = "draw_tile", .legal = legal_draws, .apply = apply_draw, .weight = draw_weight},
    {.key = "place_tile", .legal = legal_placements, .apply = apply_placement},
    {.key = "deploy", .legal = legal_deployments, .apply = apply_deployment},
    {.key = "score_next", .legal = legal_scorings, .apply = apply_scoring},
    {.key = "recall", .legal = legal_recalls, .apply = apply_recall},
};
constexpr Step kSteps[] = {
    {.name = "no bonus fits", .run = drop_last_bonus},
    {.name = "power", .run = act_power},
    {.name = "bonus", .run = earn_bonus},
    {.name = "end of turn", .run = finish_turn},
    {.name = "meadows", .run = score_meadows, .of_features = true},
    {.name = "river systems", .run = score_systems, .of_features = true},
};

Power power_of(const TileFacts& tile) {
  for (const MeadowFact& meadow : tile.meadows) {
    if (meadow.power != Power::None && meadow.power != Power::Agriculture) return meadow.power;
  }
  for (const LakeFact& lake : tile.lakes) {
    if (lake.power != Power::None) return lake.power;
  }
  return Power::None;
}

std::optional<Error> add_tile(RulesDraft& draft, const TileFacts& tile) {
  TileDesign design = compile(tile);
  if (tile.kind == TileKind::Bonus) design.group = kBonusPile;
  if (tile.kind == TileKind::Scout) {
    design.group = kScoutPile;
    design.expansion = kScout;
  }
  const int number = draft.rules.design_count;
  if (auto error = draft.add_design(design, {tile.id, "hunters", &tile})) return error;
  draft.mark(kCoreId, number, static_cast<int>(power_of(tile)));
  if (tile.kind == TileKind::Start) draft.rules.start_design = static_cast<u8>(number);
  return std::nullopt;
}

std::optional<Error> build(RulesDraft& draft) {
  Rules& rules = draft.rules;
  const auto read = hunters::facts();
  if (!read) return read.error();
  if (rules.setup.copies(kCoreId) != 1)
    return Error{"one of each tile is played with", "copies", "copies"};  // HG-01
  const EditionFacts& game = (*read)->editions[is_2020(rules) ? 1 : 0];
  rules.facts = &game;
  for (const TileFacts& tile : game.tiles) {
    if (auto error = add_tile(draft, tile)) return error;
  }
  if (rules.setup.has_expansion(kScout)) {
    for (const TileFacts& tile : (*read)->scout) {
      if (auto error = add_tile(draft, tile)) return error;
    }
  }
  rules.deployable_kinds = kPieces[kMember].kinds | kPieces[kHut].kinds;
  draft.give(kCoreId, kMember, game.members);  // HG-02: without the one that counts points
  draft.give(kCoreId, kHut, game.huts);
  return std::nullopt;
}

// HG-03: the start tile.
void start(const Rules& rules, State& state) {
  memory(state) = Memory{};
  --state.bag[rules.start_design];
  --state.group_left[rules.designs[rules.start_design].group];
  lay_tile(state, rules.traits, rules.designs.data(), rules.start_design, {0, 0}, 0);
}

void memories(const Rules&, KindList& kinds) {
  for (const Kind kind : {kForest, kMeadow, kRiver, kWater}) kinds.add(kind);
}

// HG-33: after the land tile comes a bonus tile.
constexpr std::string_view kBonusTitle = "prompt.bonus";
constexpr std::string_view kTexts[] = {kBonusTitle};
std::string_view turn_title(const Rules& rules, const State& state) {
  return state.hand != kNoDesign && rules.designs[state.hand].group == kBonusPile ? kBonusTitle : "";
}

bool ends_by_features(const Rules&, const State&) { return true; }

// Whoever stands on the footbridge, in its upper meadow, hunts in the lower one as well (SCOUT-05); the hut
// of a field is no figure (SCOUT-07).
void counted_without_figure(const State& state, SegmentPair& segments) {
  const ScoutMemory& mine = scout_memory(state);
  if (mine.bridge != kNoSeat) segments.add(mine.lower);
  if (mine.field != kNoSeat) segments.add(mine.meadow);
}

const Expansion kCore{
    .id = kCoreId,
    .key = "hunters",
    .events = kEvents,
    .decisions = kDecisions,
    .steps = kSteps,
    .on_tile_placed = note_power,
    .shown = {.texts = kTexts, .turn_title = turn_title},
};

}  // namespace

const Family kFamily{
    .key = "hunters",
    .facts = "hunters",
    // HG-07: every terrain beside itself alone.
    .traits = {.match = {1u << kMeadowEdge, 1u << kForestEdge, 1u << kRiverEdge, 0},
               .closing_kinds = bit(kForest) | bit(kRiver),
               .layered = true},
    .kinds = kKinds,
    .pieces = kPieces,
    .reasons = kReasons,
    .counters = kCounters,
    .options = kOptions,
    .min_players = 2,
    .max_players = 5,
    .core = &kCore,
    .build = build,
    .start = start,
    .points_of = points_of,
    .value_of = value_of,
    .ends_by_features = ends_by_features,
    .counted_without_figure = counted_without_figure,
    .memories = memories,
    .field_kind = kMeadow,
};

}  // namespace bastide::hunters
