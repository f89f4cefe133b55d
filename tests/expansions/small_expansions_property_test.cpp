// What must hold whenever a tile is about to be laid in a game with the seven small expansions, whatever was
// played before.
#include "engine/game/game.h"
#include "tests/support/expansions.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <map>
#include <string>

using namespace bastide;
using namespace bastide::test;

namespace {

bool has_tile_mark(const Rules& rules, const PlacedTile& tile, std::string_view mark) {
  return has_mark(carcassonne::fact(rules, tile.design).marks, mark);
}

// FER-01: each lake has its ferry, which joins two of its roads.
std::string check_lakes(const Rules& rules, const State& state) {
  for (unsigned i = 0; i < state.tile_count; ++i) {
    const PlacedTile& tile = state.tiles[i];
    const ferries::Crossing crossing = ferries::crossing_at(state, tile.cell);
    if (!has_tile_mark(rules, tile, "ferry_lake")) {
      if (crossing.a != kNoSegment) return "a ferry without a lake";
      continue;
    }
    if (crossing.a == kNoSegment || crossing.a >= crossing.b) return "a lake without a ferry";
    const auto end = [&](u8 local) { return segment_id(tile, local); };
    if (find(state, end(crossing.a)) != find(state, end(crossing.b))) return "a ferry joins nothing";
  }
  return "";
}

// GOLD-01: two ingots for each gold tile, on the land or taken.
std::string check_ingots(const Rules& rules, const State& state) {
  int due = 0;
  int there = 0;
  for (unsigned i = 0; i < state.tile_count; ++i) {
    due += has_tile_mark(rules, state.tiles[i], "gold") ? 2 : 0;
    there += gold_mines::ingots_at(state, state.tiles[i].cell);
  }
  for (int seat = 0; seat < rules.setup.players; ++seat)
    there += gold_mines::ingots_of(state, static_cast<Seat>(seat));
  return due == there ? "" : std::to_string(there) + " ingots, not " + std::to_string(due);
}

// MAGE-01, MAGE-03, MAGE-04: on unfinished roads and cities, never on the same.
std::string check_magic(const State& state) {
  SegmentId roots[2] = {kNoSegmentId, kNoSegmentId};
  for (const auto who : {mage_witch::kMage, mage_witch::kWitch}) {
    const SegmentId segment = mage_witch::segment_of(state, who);
    if (segment == kNoSegmentId) continue;
    roots[who] = find(state, segment);
    const Feature& feature = state.features[roots[who]];
    if (feature.kind != carcassonne::kRoad && feature.kind != carcassonne::kCity) return "magic off the road";
    if (is_complete(feature)) return "magic on a completed feature";
  }
  return roots[0] != kNoSegmentId && roots[0] == roots[1] ? "mage and witch together" : "";
}

// BASE-36: nobody stands on what is complete.
std::string check_complete(const State& state) {
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Feature& feature = feature_of(state, state.figures[i].segment);
    if (feature.kind != carcassonne::kField && is_complete(feature)) return "a figure on a completed feature";
  }
  return "";
}

std::string check_game_of(u32 expansions, int players, const std::string& seed,
                          std::map<std::string, int>& seen) {
  GameSetup setup;
  setup.setup.players = players;
  setup.setup.expansions = expansions;
  setup.seed = seed;
  auto game = Game::create(setup);
  if (!game.ok()) return game.error().text();
  const Rules& rules = game->rules();
  Rng rng(hash_text(seed));
  std::string problem;
  play_on(*game, rng, [&](const Action& action) {
    const State& state = game->state();
    ++seen[std::string(rules.decision_def(pending(state)).key)];
    if (!problem.empty() || action.verb != Verb::PlaceTile) return;
    problem = check_complete(state);
    if (problem.empty() && setup.setup.has_expansion(ferries::kId)) problem = check_lakes(rules, state);
    if (problem.empty() && setup.setup.has_expansion(gold_mines::kId)) problem = check_ingots(rules, state);
    if (problem.empty() && setup.setup.has_expansion(mage_witch::kId)) problem = check_magic(state);
    if (!problem.empty()) problem += ", turn " + std::to_string(game->turn_number());
  });
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
    if (game->state().on_second[seat] != 0) return "the counters were not added up";  // LET-09
    if (setup.setup.has_expansion(robbers::kId) && static_cast<int>(seat) < players &&
        robbers::space_of(game->state(), static_cast<Seat>(seat)) != robbers::kInSupply)
      return "a robber is left";  // ROB-06
  }
  return problem.empty() ? "" : seed + ": " + problem;
}

}  // namespace

TEST_CASE("GOLD-01 FER-01 FER-06 MAGE-04 LET-09 ROB-06 what holds before every tile of random games") {
  u32 all = 0;
  for (const Expansion* expansion : landscape().expansions) all |= 1u << expansion->id;
  const u32 small = all & ~0x3Eu;
  std::map<std::string, int> seen;
  for (int n = 0; n < 60; ++n) {
    const std::string seed = "small-" + std::to_string(n);
    CHECK(check_game_of(n % 2 == 0 ? small : all, 1 + n % kMaxPlayers, seed, seen) == "");
  }
  // every question of theirs was asked, the rare ones too
  for (const char* key :
       {"land", "choose_counter", "message", "call_back", "lay_ferry", "move_ferry", "lay_ingot",
        "mage_or_witch", "place_robber", "crop_circle", "crop_add", "crop_remove", "score_next"})
    CHECK_MESSAGE(seen[key] > 0, key);
}
