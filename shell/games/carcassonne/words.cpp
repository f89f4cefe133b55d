// What the landscape says its own way.
#include "shell/text/words.h"

#include "engine/data/tile_facts.h"
#include "engine/families/carcassonne/carcassonne.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

#include <algorithm>
#include <array>
#include <bit>

namespace bastide::shell::landscape_words {
namespace {

// The shape of a tile's largest city by the number of its sides, "" if it has none.
std::string city_words(const TileFact& fact) {
  if (fact.cities.empty()) return "";
  int most = 0;
  u8 sides = 0;
  for (const CityFact& city : fact.cities) {
    if (std::popcount(city.sides) > most) {
      most = std::popcount(city.sides);
      sides = city.sides;
    }
  }
  if (fact.cities.size() > 1 && most == 1) return trn("tile.cities", static_cast<int>(fact.cities.size()));
  if (most == 1) return tr("tile.city_cap");
  if (most == 2) return tr(sides == 0b0101 || sides == 0b1010 ? "tile.city_band" : "tile.city_corner");
  return tr(most == 3 ? "tile.city_three" : "tile.city_full");
}

std::string road_words(const TileFact& fact) {
  if (fact.bridge == Bridge::RoadOverRoad || fact.bridge == Bridge::RoadOverRiver) return tr("tile.bridge");
  if (fact.roads.empty()) return "";
  const auto ends = std::count_if(fact.roads.begin(), fact.roads.end(),
                                  [](const RoadFact& road) { return std::popcount(road.sides) == 1; });
  if (ends >= 3) return tr("tile.crossroads");
  const u8 sides = fact.roads.front().sides;
  if (ends == 0) return tr(sides == 0b0101 || sides == 0b1010 ? "tile.road_straight" : "tile.road_bend");
  return tr("tile.road_end");
}

std::string tile(const Rules& rules, u8 design) {
  const TileFact& fact = carcassonne::fact(rules, design);
  std::string text;
  if (fact.monastery) add_part(text, tr("feature.monastery"));
  if (const std::string city = city_words(fact); !city.empty()) add_part(text, city);
  if (const std::string road = road_words(fact); !road.empty()) add_part(text, road);
  if (fact.garden && carcassonne::edition(rules.setup) != carcassonne::Edition::C1)
    add_part(text, tr("feature.garden"));
  if (fact.river != 0) add_part(text, tr("feature.river"));
  int coats_of_arms = 0;
  std::vector<std::string_view> marks;
  const auto note = [&](const Marks& of_segment) {
    for (const MarkFact& mark : of_segment)
      if (std::find(marks.begin(), marks.end(), mark.key) == marks.end()) marks.push_back(mark.key);
  };
  for (const CityFact& city : fact.cities) {
    coats_of_arms += city.coats_of_arms;
    note(city.marks);
  }
  for (const RoadFact& road : fact.roads) note(road.marks);
  for (const std::string_view key : marks) add_part(text, tr("reason." + std::string(key)));
  if (coats_of_arms > 0) add_part(text, tr("tile.coat_of_arms"));
  if (text.empty()) text = tr("feature.field");
  return text;
}

std::string counted(const Rules&, const Feature& feature) {
  const int coats =
      feature.kind == carcassonne::kCity ? lane(feature.counters, carcassonne::kCoatsOfArms) : 0;
  return coats == 0 ? "" : trn("card.coats_of_arms", coats);
}

constexpr std::array<RulesPage, 2> kPages = {{{"base"}, {"farmers", carcassonne::farmers}}};

}  // namespace

extern const FamilyWords kWords;
const FamilyWords kWords{.family = "carcassonne",
                         .pages = kPages,
                         .introduced = false,
                         .taught = true,
                         .tile = tile,
                         .counted = counted,
                         .cities = carcassonne::completed_cities};

}  // namespace bastide::shell::landscape_words
