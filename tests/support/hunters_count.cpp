#include "tests/support/hunters_count.h"

#include <algorithm>

namespace bastide::test::hunting {
namespace {

const Area& at(const std::vector<Area>& list, int number) { return list[static_cast<std::size_t>(number)]; }

bool lies_in(const Land& land, const Figure& figure, int area) {
  return land.area_of(figure.spot) == area ||
         (figure.second_zone >= 0 && land.area_of({figure.spot.tile, figure.second_zone}) == area);
}

}  // namespace

Seats Count::members(int area) const {
  Seats seats{};
  for (const Figure& figure : figures_) {
    if (!figure.hut && lies_in(land_, figure, area)) ++seats[static_cast<std::size_t>(figure.seat)];
  }
  return seats;
}

Seats Count::huts(int system) const {
  Seats seats{};
  for (const Figure& figure : figures_) {
    if (figure.hut && land_.system_of(figure.spot) == system) ++seats[static_cast<std::size_t>(figure.seat)];
  }
  return seats;
}

bool Count::farmed(int area) const {
  return std::any_of(figures_.begin(), figures_.end(), [&](const Figure& figure) {
    return figure.farm(land_) && land_.area_of(figure.spot) == area;
  });
}

std::vector<int> Count::majority(const Seats& seats) {
  const int most = *std::max_element(seats.begin(), seats.end());
  std::vector<int> list;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    if (most > 0 && seats[static_cast<std::size_t>(seat)] == most) list.push_back(seat);
  }
  return list;
}

// HG-31, HG-32, HG-71.
int Count::forest(int area) const {
  const Area& forest = at(land_.areas(), area);
  const std::size_t parts = edition_.per_segment ? forest.spots.size() : forest.tiles().size();
  int points = 2 * static_cast<int>(parts);
  for (const Spot spot : forest.spots) points += edition_.mushrooms() * land_.zone(spot).mushrooms;
  return points;
}

// HG-21, HG-22, HG-71.
int Count::river(int area) const {
  const Area& river = at(land_.areas(), area);
  int points = static_cast<int>(river.tiles().size());
  std::set<Spot> lakes;
  for (const Spot spot : river.spots) {
    points += land_.zone(spot).fish;
    if (land_.zone(spot).lake >= 0) lakes.insert({spot.tile, land_.zone(spot).lake});
  }
  for (const Spot lake : lakes) points += land_.zone(lake).fish;
  return points;
}

int Count::fullest_lake(int system) const {
  int most = 0;
  for (const Spot spot : at(land_.systems(), system).spots) {
    if (land_.zone(spot).type == Type::Lake) most = std::max(most, land_.zone(spot).fish);
  }
  return most;
}

int Count::lakes(int system) const {
  int lakes = 0;
  for (const Spot spot : at(land_.systems(), system).spots)
    lakes += land_.zone(spot).type == Type::Lake ? 1 : 0;
  return lakes;
}

// HG-52, HG-72, HG-74 (raft).
int Count::system(int system) const {
  int points = 0;
  for (const Spot spot : at(land_.systems(), system).spots) {
    points += land_.zone(spot).fish;
    if (land_.zone(spot).power == "raft") points += lakes(system);
  }
  return points;
}

Animals Count::animals(const std::vector<Spot>& spots) const {
  Animals animals;
  for (const Spot spot : spots) {
    if (!caught_.contains(spot)) animals.add(land_.zone(spot).animals);
  }
  return animals;
}

// HG-54, HG-55, HG-72, SCOUT-05 (bear).
int Count::worth(const Animals& animals) const {
  return edition_.deer() * std::max(0, animals.deer - animals.tigers) +
         edition_.mammoth() * animals.mammoths + 2 * animals.aurochs + 2 * animals.bears;
}

std::vector<Spot> Count::trapped(Spot trap) const {
  std::vector<Spot> spots;
  for (const Spot spot : at(land_.areas(), land_.area_of(trap)).spots) {
    if (land_.near(spot.tile, trap.tile)) spots.push_back(spot);
  }
  return spots;
}

int Count::hunted(Spot trap) const { return worth(animals(trapped(trap))); }

// HG-54 to HG-58, HG-74. A deer that a tiger has is out for the pit trap as well; which deer that are is
// chosen as is best: those away from the trap first.
int Count::meadow(int area) const {
  const Area& meadow = at(land_.areas(), area);
  Animals all = animals(meadow.spots);
  for (const Spot spot : meadow.spots) {
    const std::string& power = land_.zone(spot).power;
    if (power == "fire" || power == "wild_fire") all.tigers = 0;
  }
  int points = worth(all);
  for (const Spot spot : meadow.spots) {
    if (land_.zone(spot).power != "pit_trap") continue;
    Animals close = animals(trapped(spot));
    close.tigers = std::max(0, all.tigers - (all.deer - close.deer));
    points += worth(close);
  }
  return points;
}

std::vector<int> Count::completed_by(int tile) const {
  std::vector<int> list;
  const auto& zones = land_.laid()[static_cast<std::size_t>(tile)].tile->zones;
  for (int i = 0; i < static_cast<int>(zones.size()); ++i) {
    const int area = land_.area_of({tile, i});
    const Area& here = at(land_.areas(), area);
    if ((here.type == Type::Forest || here.type == Type::River) && here.open == 0) list.push_back(area);
  }
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
  return list;
}

// HG-55, HG-57.
std::vector<int> Count::owners_of_meadow(int area) const {
  for (const Figure& figure : figures_) {
    if (!figure.hut && land_.zone(figure.spot).power == "shrine" && land_.area_of(figure.spot) == area)
      return {figure.seat};
  }
  return majority(members(area));
}

std::vector<Award> Count::at_the_end() const {
  std::vector<Award> list;
  for (int i = 0; i < static_cast<int>(land_.systems().size()); ++i) {
    for (const int seat : majority(huts(i))) list.push_back({seat, system(i)});
  }
  for (int i = 0; i < static_cast<int>(land_.areas().size()); ++i) {
    if (at(land_.areas(), i).type != Type::Meadow) continue;
    for (const int seat : owners_of_meadow(i)) list.push_back({seat, meadow(i)});
  }
  for (const Figure& figure : figures_) {
    if (!figure.farm(land_)) continue;
    const Area& meadow = at(land_.areas(), land_.area_of(figure.spot));
    list.push_back({figure.seat, static_cast<int>(meadow.tiles().size())});
  }
  std::erase_if(list, [](const Award& award) { return award.points == 0; });
  std::sort(list.begin(), list.end());
  return list;
}

}  // namespace bastide::test::hunting
