// House rules of a line or two: the bag (HOUSE-04, HOUSE-05), the end (HOUSE-09); laps shown with dice
// (HOUSE-13), which is for screens alone. And roads that run on under trees (HOUSE-06).
#include "engine/data/tile_facts.h"
#include "engine/expansions/house_rules/house_rules.h"
#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/steps.h"

namespace bastide::house_rules {
namespace {

enum BagOption : u8 { kStartInBag = 0, kPutBack = 1, kNoUnfinished = 2, kLapDice = 3 };
constexpr OptionDef kBagOptions[] = {
    {.key = "start_in_bag"}, {.key = "put_back"}, {.key = "no_unfinished"}, {.key = "lap_dice"}};
constexpr OptionDef kWoodsOptions[] = {{.key = "trees_join_roads"}};

void build_bag(RulesDraft& draft) {
  Rules& rules = draft.rules;
  if (rules.option(kBag, kStartInBag) != 0) rules.start_design = kNoDesign;
  if (rules.option(kBag, kNoUnfinished) != 0) draft.left_out.push_back("unfinished features");
  if (rules.option(kBag, kPutBack) != 0) rules.more_chance = true;
  rules.shown.lap_dice = rules.option(kBag, kLapDice) != 0;
}

// HOUSE-05: as long as some tile of its group fits, so that the game ends.
bool goes_back(const Rules& rules, const State& state, u8 design) {
  const u8 group = rules.designs[design].group;
  return rules.option(kBag, kPutBack) != 0 && group < kBagGroups && any_of_group_fits(rules, state, group);
}

// Of each design how many of its roads end at trees, counted from the first: they are a tile's first
// segments.
void build_woods(RulesDraft& draft) {
  for (int i = 0; i < draft.rules.design_count; ++i) {
    int roads = 0;
    for (const RoadFact& road : carcassonne::fact(draft.rules, static_cast<u8>(i)).roads)
      roads += road.end == "trees" ? 1 : 0;
    draft.mark(kWoods, i, roads);
  }
}

void join_under_trees(const Rules& rules, State& state, EventLog*) {
  const PlacedTile& tile = state.tiles[state.last_tile];
  for (unsigned road = 1; road < rules.marks[kWoods][tile.design]; ++road)
    join_on_tile(state, tile.first_segment, segment_id(tile, road));
}

void joints(const Rules& rules, const State& state, JointList& list) {
  for (unsigned i = 0; i < state.tile_count; ++i) {
    const PlacedTile& tile = state.tiles[i];
    for (unsigned road = 1; road < rules.marks[kWoods][tile.design]; ++road)
      list.add({tile.first_segment, segment_id(tile, road)});
  }
}

}  // namespace

extern const Expansion kBagRules;
const Expansion kBagRules{.id = kBag,
                          .key = "bag",
                          .options = kBagOptions,
                          .by_option =
                              [](const Rules& rules) {
                                return rules.option(kBag, kStartInBag) != 0 ||
                                       rules.option(kBag, kPutBack) != 0 ||
                                       rules.option(kBag, kNoUnfinished) != 0 ||
                                       rules.option(kBag, kLapDice) != 0;
                              },
                          .build = build_bag,
                          .goes_back = goes_back};

extern const Expansion kWoodsRules;
const Expansion kWoodsRules{.id = kWoods,
                            .key = "woods",
                            .options = kWoodsOptions,
                            .by_option = [](const Rules& rules) { return rules.option(kWoods, 0) != 0; },
                            .build = build_woods,
                            .on_tile_placed = join_under_trees,
                            .joints = joints};

}  // namespace bastide::house_rules
