#include "tests/support/referee.h"

#include <algorithm>
#include <map>
#include <set>

namespace bastide::test {
namespace {

using namespace carcassonne;

bool is_complete_region(const Region& region) {
  return region.kind != kField && region.kind != kRiver && region.open == 0;
}

int points_for(const Rules& rules, const Region& region, bool complete) {
  const int tiles = static_cast<int>(region.tiles.size());
  switch (region.kind) {
    case kRoad: return tiles;
    case kCity: {
      const bool small = tiles == 2 && has_option(rules, "small_cities");
      return (complete && !small ? 2 : 1) * (tiles + region.coats_of_arms);
    }
    case kMonastery: return 9 - region.open;
    default: return 0;
  }
}

}  // namespace

void Referee::follow(const State& before, const Action& action) {
  if (action.verb != Verb::DeployPiece) return;
  const PlacedTile& tile = before.tiles[before.last_tile];
  figures_.push_back({before.active, action.piece, tile.first_segment + action.segment});
}

Referee::Weights Referee::weights_in(const SlowLandscape& land, int region) const {
  Weights weights{};
  for (const Standing& figure : figures_) {
    if (land.region_of(figure.segment) != region) continue;
    weights[static_cast<unsigned>(figure.seat)] += rules_.pieces[static_cast<unsigned>(figure.piece)].weight;
  }
  return weights;
}

void Referee::give_to_most(const Weights& weights, int points) {
  const int most = *std::max_element(weights.begin(), weights.end());
  if (most == 0) return;
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
    if (weights[seat] == most) score_[seat] += points;
  }
}

void Referee::end_turn(const State& state) {
  const SlowLandscape land(rules_, state);
  const int last = state.tile_count - 1;
  const Cell here = state.tiles[static_cast<unsigned>(last)].cell;
  for (std::size_t i = 0; i < land.regions().size(); ++i) {
    const Region& region = land.regions()[i];
    if (!is_complete_region(region)) continue;
    // Completed by this tile: it lies on it, or it is a monastery beside it.
    bool by_this = std::binary_search(region.tiles.begin(), region.tiles.end(), last);
    if (region.kind == kMonastery || region.kind == kGarden) {
      const Cell there = state.tiles[static_cast<unsigned>(region.tiles[0])].cell;
      by_this = std::abs(there.x - here.x) <= 1 && std::abs(there.y - here.y) <= 1;
    }
    if (!by_this) continue;
    const int number = static_cast<int>(i);
    give_to_most(weights_in(land, number), points_for(rules_, region, true));
    std::erase_if(figures_, [&](const Standing& figure) { return land.region_of(figure.segment) == number; });
  }
}

void Referee::end_game(const State& state) {
  const SlowLandscape land(rules_, state);
  for (std::size_t i = 0; i < land.regions().size(); ++i) {
    const Region& region = land.regions()[i];
    if (region.kind != kField) {
      give_to_most(weights_in(land, static_cast<int>(i)), points_for(rules_, region, false));
    }
  }
  if (carcassonne::farmers(rules_.setup)) score_fields(land);
}

void Referee::score_fields(const SlowLandscape& land) {
  std::map<int, Weights> around;  // by completed city: farmers of all fields around it (ED-06)
  for (std::size_t i = 0; i < land.regions().size(); ++i) {
    const Region& field = land.regions()[i];
    if (field.kind != kField) continue;
    const Weights farmers = weights_in(land, static_cast<int>(i));
    int completed = 0;
    for (const int city : field.cities) {
      if (!is_complete_region(land.regions()[static_cast<unsigned>(city)])) continue;
      ++completed;
      for (unsigned seat = 0; seat < kMaxPlayers; ++seat) around[city][seat] += farmers[seat];
    }
    if (!has_option(rules_, "farmers_by_city")) give_to_most(farmers, 3 * completed);
  }
  if (!has_option(rules_, "farmers_by_city")) return;
  for (const auto& [city, farmers] : around) give_to_most(farmers, 3);
}

std::string Referee::compare(const State& state) const {
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
    if (state.score[seat] != score_[seat]) {
      return "seat " + std::to_string(seat) + " has " + std::to_string(state.score[seat]) +
             " points, the referee counts " + std::to_string(score_[seat]);
    }
  }
  std::multiset<Standing> mine(figures_.begin(), figures_.end());
  std::multiset<Standing> theirs;
  for (unsigned i = 0; i < state.figure_count; ++i) {
    theirs.insert({state.figures[i].seat, state.figures[i].piece, state.figures[i].segment});
  }
  if (mine != theirs) {
    return std::to_string(theirs.size()) + " figures stand, or elsewhere, where the referee sees " +
           std::to_string(mine.size());
  }
  return "";
}

}  // namespace bastide::test
