#include "tests/expansions/second_count.h"

#include "engine/api.h"
#include "engine/assembly/built_in.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <tuple>

namespace bastide::test {
namespace {

using namespace carcassonne;
using std::string;
using std::to_string;

bool is_meeple(int piece) { return piece == kMeeple || piece == kLargeMeeple || piece == kAbbot; }

bool is_complete_region(const Region& region) {
  return region.kind != kField && region.kind != kRiver && region.open == 0;
}

}  // namespace

SecondCount::Weights SecondCount::weights_in(const SlowLandscape& land, int region) const {
  Weights weights{};
  for (const Standing& figure : figures_) {
    if (land.region_of(figure.segment) != region || !is_meeple(figure.piece)) continue;
    weights[static_cast<unsigned>(figure.seat)] += figure.piece == kLargeMeeple ? 2 : 1;
  }
  return weights;
}

bool SecondCount::stands_in(const SlowLandscape& land, int region, int seat, int piece) const {
  return std::any_of(figures_.begin(), figures_.end(), [&](const Standing& figure) {
    return figure.seat == seat && figure.piece == piece && land.region_of(figure.segment) == region;
  });
}

int SecondCount::value(const Region& region, bool complete) const {
  const int tiles = static_cast<int>(region.tiles.size());
  if (region.kind == kRoad) {
    if (region.inns > 0) return complete ? 2 * tiles : 0;
    return tiles;
  }
  if (region.kind == kCity) {
    int each = complete ? 2 : 1;
    if (complete && tiles == 2 && has_option(rules_, "small_cities")) each = 1;
    if (region.cathedrals > 0) each = complete ? 3 : 0;
    return each * (tiles + region.coats_of_arms);
  }
  return region.kind == kMonastery || region.kind == kGarden ? 9 - region.open : 0;
}

void SecondCount::give_to_most(const Weights& weights, int points) {
  const int most = *std::max_element(weights.begin(), weights.end());
  for (unsigned seat = 0; seat < kMaxPlayers && most > 0; ++seat) {
    if (weights[seat] == most) score_[seat] += points;
  }
}

string SecondCount::check_figure_options(const State& state) const {
  using Option = std::tuple<int, int, int>;  // verb, piece, segment
  const SlowLandscape land(rules_, state);
  const int seat = mover_;  // if nobody was asked, the game has run on
  const bool gardens = carcassonne::edition(rules_.setup) != Edition::C1;
  std::array<int, 5> supply{7, rules_.setup.has_expansion(inns_cathedrals::kId) ? 1 : 0,
                            rules_.setup.has_expansion(abbot::kId) ? 1 : 0,
                            rules_.setup.has_expansion(traders_builders::kId) ? 1 : 0,
                            rules_.setup.has_expansion(traders_builders::kId) ? 1 : 0};
  std::set<Option> expected{{static_cast<int>(Verb::Pass), 0, 0}};
  for (const Standing& figure : figures_) {
    if (figure.seat != seat) continue;
    --supply[static_cast<unsigned>(figure.piece)];
    const Region& region = land.regions()[static_cast<unsigned>(land.region_of(figure.segment))];
    if (figure.piece == kAbbot && region.open > 0)
      expected.insert({static_cast<int>(Verb::ReturnPiece), kAbbot, figure.segment});
  }
  for (int segment = state.tiles[state.last_tile].first_segment; segment < land.segment_count(); ++segment) {
    const int number = land.region_of(segment);
    const Region& region = land.regions()[static_cast<unsigned>(number)];
    if (region.kind == kRiver || (region.kind == kField && !carcassonne::farmers(rules_.setup))) continue;
    const Weights weights = weights_in(land, number);
    const bool empty = std::all_of(weights.begin(), weights.end(), [](int weight) { return weight == 0; });
    const bool own = weights[static_cast<unsigned>(seat)] > 0;
    const auto offer = [&](int piece, bool allowed) {
      if (allowed && supply[static_cast<unsigned>(piece)] > 0)
        expected.insert({static_cast<int>(Verb::DeployPiece), piece, segment});
    };
    offer(kMeeple, empty && region.kind != kGarden);
    offer(kLargeMeeple, empty && region.kind != kGarden);
    offer(kAbbot, empty && (region.kind == kMonastery || (region.kind == kGarden && gardens)));
    offer(kBuilder, own && (region.kind == kRoad || region.kind == kCity) && region.open > 0);
    offer(kPig, own && region.kind == kField);
  }
  const bool asked = !is_over(state) && rules_.decision_def(pending(state)).key == "deploy";
  if (!asked) return expected.size() == 1 ? "" : "a figure could be placed, and nobody is asked";
  ActionList legal;
  legal_actions(rules_, state, legal);
  std::set<Option> offered;
  for (const Action& action : legal) {
    const GridEntry entry = action.verb == Verb::Pass ? GridEntry{0} : state.at(action.cell);
    const int first = entry == 0 ? 0 : state.tiles[entry - 1u].first_segment;
    offered.insert({static_cast<int>(action.verb), action.piece, first + action.segment});
  }
  if (offered == expected) return expected.size() == 1 ? "asked for nothing" : "";
  return to_string(offered.size()) + " figure options where the rules give " + to_string(expected.size());
}

void SecondCount::follow(const State& before, const Action& action) {
  if (action.verb == Verb::PlaceTile) {
    mover_ = before.active;
    standing_before_ = figures_.size();
    return;
  }
  if (action.verb == Verb::Pass) return;
  const PlacedTile& tile = before.tiles[before.at(action.cell) - 1u];
  const Standing figure{before.active, action.piece, tile.first_segment + action.segment};
  if (action.verb == Verb::DeployPiece) {
    figures_.push_back(figure);
    return;
  }
  const SlowLandscape land(rules_, before);  // the abbot comes back
  score_[before.active] +=
      value(land.regions()[static_cast<unsigned>(land.region_of(figure.segment))], false);
  figures_.erase(std::find(figures_.begin(), figures_.end(), figure));
  --standing_before_;
}

void SecondCount::score_complete(const SlowLandscape& land, int number) {
  const Region& region = land.regions()[static_cast<unsigned>(number)];
  const int tiles = static_cast<int>(region.tiles.size());
  give_to_most(weights_in(land, number), value(region, true));
  std::erase_if(figures_, [&](const Standing& figure) { return land.region_of(figure.segment) == number; });
  if (region.kind == kCity && rules_.setup.has_expansion(traders_builders::kId)) {
    for (unsigned kind = 0; kind < 3; ++kind)
      goods_[static_cast<unsigned>(mover_)][kind] += region.goods[kind];
  }
  if (region.kind == kCity && tiles > king_.tiles) king_ = {mover_, tiles};
  if (region.kind == kRoad && tiles > robber_baron_.tiles) robber_baron_ = {mover_, tiles};
}

void SecondCount::end_part(const State& state) {
  const SlowLandscape land(rules_, state);
  const int last = state.tile_count - 1;
  const Cell here = state.tiles[static_cast<unsigned>(last)].cell;
  bool earned = false;
  for (std::size_t i = 0; i < standing_before_; ++i) {
    const Standing& figure = figures_[i];
    if (figure.piece != kBuilder || figure.seat != mover_) continue;
    const Region& region = land.regions()[static_cast<unsigned>(land.region_of(figure.segment))];
    earned = earned || std::binary_search(region.tiles.begin(), region.tiles.end(), last);
  }
  for (std::size_t i = 0; i < land.regions().size(); ++i) {
    const Region& region = land.regions()[i];
    if (!is_complete_region(region)) continue;
    bool by_this = std::binary_search(region.tiles.begin(), region.tiles.end(), last);
    if (region.kind == kMonastery || region.kind == kGarden) {
      const Cell there = state.tiles[static_cast<unsigned>(region.tiles[0])].cell;
      by_this = std::abs(there.x - here.x) <= 1 && std::abs(there.y - here.y) <= 1;
    }
    if (by_this) score_complete(land, static_cast<int>(i));
  }
  second_ = earned && !second_;
  if (!second_) mover_ = (mover_ + 1) % rules_.setup.players;
}

void SecondCount::end_game(const State& state) {
  const SlowLandscape land(rules_, state);
  int cities = 0;
  int roads = 0;
  for (std::size_t i = 0; i < land.regions().size(); ++i) {
    const Region& region = land.regions()[i];
    give_to_most(weights_in(land, static_cast<int>(i)), value(region, false));
    cities += region.kind == kCity && region.open == 0 ? 1 : 0;
    roads += region.kind == kRoad && region.open == 0 ? 1 : 0;
  }
  if (carcassonne::farmers(rules_.setup)) score_fields(land);
  for (unsigned kind = 0; kind < 3; ++kind) {
    int most = 0;
    for (const auto& seat : goods_) most = std::max(most, seat[kind]);
    for (unsigned seat = 0; seat < kMaxPlayers && most > 0; ++seat) {
      if (goods_[seat][kind] == most) score_[seat] += 10;
    }
  }
  if (!rules_.setup.has_expansion(king_robber::kId)) return;
  if (king_.seat >= 0) score_[static_cast<unsigned>(king_.seat)] += cities;
  if (robber_baron_.seat >= 0) score_[static_cast<unsigned>(robber_baron_.seat)] += roads;
}

void SecondCount::score_fields(const SlowLandscape& land) {
  std::map<int, Weights> farmers;  // by completed city, over all fields around it (ED-06)
  std::map<int, Weights> pigs;
  for (std::size_t i = 0; i < land.regions().size(); ++i) {
    const Region& field = land.regions()[i];
    if (field.kind != kField) continue;
    const int number = static_cast<int>(i);
    const Weights weights = weights_in(land, number);
    const int most = *std::max_element(weights.begin(), weights.end());
    for (const int city : field.cities) {
      if (!is_complete_region(land.regions()[static_cast<unsigned>(city)])) continue;
      for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
        const bool pig = stands_in(land, number, static_cast<int>(seat), kPig);
        farmers[city][seat] += weights[seat];
        if (pig) pigs[city][seat] = 1;
        if (most > 0 && weights[seat] == most && !has_option(rules_, "farmers_by_city"))
          score_[seat] += pig ? 4 : 3;
      }
    }
  }
  if (!has_option(rules_, "farmers_by_city")) return;
  for (const auto& [city, weights] : farmers) {
    const int most = *std::max_element(weights.begin(), weights.end());
    for (unsigned seat = 0; seat < kMaxPlayers && most > 0; ++seat) {
      if (weights[seat] == most) score_[seat] += 3 + pigs[city][seat];
    }
  }
}

string SecondCount::compare(const State& state) const {
  if (!is_over(state) && state.active != mover_)
    return "seat " + to_string(state.active) + " plays, it is the turn of " + to_string(mover_);
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
    if (state.score[seat] != score_[seat]) {
      return "seat " + to_string(seat) + " has " + to_string(state.score[seat]) + " points, counted " +
             to_string(score_[seat]);
    }
  }
  std::multiset<Standing> mine(figures_.begin(), figures_.end());
  std::multiset<Standing> theirs;
  for (unsigned i = 0; i < state.figure_count; ++i)
    theirs.insert({state.figures[i].seat, state.figures[i].piece, state.figures[i].segment});
  return mine == theirs ? "" : "other figures stand";
}

string check_river(const Rules& rules, const State& state) {
  Cell next{0, 0};
  int entry = -1;  // side of `next` the river comes from; the spring has none
  int last_bend = 0;
  bool land_begun = false;
  for (unsigned i = 0; i < state.tile_count; ++i) {
    const PlacedTile& tile = state.tiles[i];
    const TileFact& fact = carcassonne::fact(rules, tile.design);
    if (fact.river == 0) {
      land_begun = true;
      continue;
    }
    const string where = "river tile " + to_string(i) + ": ";
    if (land_begun) return where + "after land";
    if ((i == 0) != has_mark(fact.marks, "spring")) return where + "the spring comes first";
    if (!(tile.cell == next)) return where + "not at the open end";
    int exit = -1;
    bool entered = entry < 0;
    for (int side = 0; side < kSides; ++side) {
      if ((fact.river >> tile_side(side, tile.rotation) & 1) == 0) continue;
      if (side == entry) {
        entered = true;
      } else {
        exit = side;
      }
    }
    if (!entered) return where + "does not take up the river";
    if (exit < 0) return "";  // the lake
    const int bend = entry < 0 ? 2 : (exit - entry + 4) % 4;
    if (bend != 2 && bend == last_bend) return where + "turns back";
    last_bend = bend;
    next = neighbour(tile.cell, exit);
    entry = opposite(exit);
    for (unsigned k = 0; k < i; ++k) {
      if (state.tiles[k].cell == next) return where + "runs into a tile";
    }
  }
  return "";
}

}  // namespace bastide::test
