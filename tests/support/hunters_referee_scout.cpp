// The referee's part for the five tiles of the Scout.
#include "tests/support/hunters_referee.h"

#include <algorithm>

namespace bastide::test::hunting {
namespace {

using std::string;

constexpr u8 kShaman = 0;  // number of a tile when it is dealt; the others follow in the order of the file

std::vector<int> zones_of(const Tile& tile, Type type) {
  std::vector<int> zones;
  for (int i = 0; i < static_cast<int>(tile.zones.size()); ++i) {
    if (tile.zones[static_cast<std::size_t>(i)].type == type) zones.push_back(i);
  }
  return zones;
}

}  // namespace

// SCOUT-01.
string Referee::deal(const Action& action, int seat) {
  const int players = static_cast<int>(players_.size());
  if (!scout_ || static_cast<int>(dealt_.size()) >= (players == 2 ? 4 : players)) return "a tile is dealt";
  if (seat != static_cast<int>(dealt_.size()) % players) return "dealt to another player";
  if (!dealt_.insert(action.option).second) return "dealt twice";
  Player& player = players_[static_cast<std::size_t>(seat)];
  if (action.option == kShaman)
    player.shaman = true;
  else
    player.scouts.push_back(&box_.scout[action.option - 1u]);
  return "";
}

bool Referee::may_recall() const { return scout_ && active().shaman && !recalled_; }

// SCOUT-04. With nothing to draw instead there is nothing to refuse for.
bool Referee::may_refuse() const {
  if (played_ || !first_drawn_ || active().may_refuse_from < 0 || turn_ < active().may_refuse_from)
    return false;
  return !(from_pile_ ? pile_ : left_).empty();
}

// SCOUT-03 to SCOUT-07: it fits, and its figure may stand there.
bool Referee::may_play(const Tile& tile, Cell cell, int rotation) const {
  if (!land_.fits(tile, cell, rotation)) return false;
  const bool farm = tile.id == "SC-agriculture";
  if ((farm ? active().huts : active().members) == 0) return false;
  const Type type = tile.id == "SC-scout"      ? Type::Forest
                    : tile.id == "SC-ferryman" ? Type::River
                                               : Type::Meadow;
  const std::vector<int> zones = zones_of(tile, type);
  return std::all_of(zones.begin(), zones.end(), [&](int zone) {
    const std::vector<int> areas = land_.would_join(tile, cell, rotation, zone);
    return !has_member(areas) && (farm || !farmed(areas));
  });
}

bool Referee::playable(const Tile& tile) const {
  for (const Cell cell : land_.free_cells()) {
    for (int rotation = 0; rotation < 4; ++rotation) {
      if (may_play(tile, cell, rotation)) return true;
    }
  }
  return false;
}

// Whether a tile can be played, be it after the shaman has taken somebody back (SCOUT-02: at any moment).
bool Referee::play_due() {
  if (!scout_ || turn_over_) return false;
  const auto any = [&] {
    const auto& scouts = active().scouts;
    return std::any_of(scouts.begin(), scouts.end(), [&](const Tile* tile) { return playable(*tile); });
  };
  if (any()) return true;
  if (!may_recall() || active().scouts.empty()) return false;
  for (const Figure& figure : recallable(false)) {
    const std::vector<Figure> all = figures_;
    std::erase(figures_, figure);
    ++active().members;
    const bool now = any();
    --active().members;
    figures_ = all;
    if (now) return true;
  }
  return false;
}

string Referee::check_play(const ActionList& legal) {
  if (hand_ != nullptr || draws_ > 0 || turn_over_ || declined_)
    return "a tile of the Scout is offered again";
  if (!play_due()) return "a tile of the Scout is offered";
  std::size_t offered = 0, expected = 0;
  for (const Tile* tile : active().scouts) expected += playable(*tile) ? 1 : 0;
  for (const Action& action : legal) {
    if (action.verb != Verb::PickOption) continue;
    ++offered;
    if (action.option < 1 || action.option > box_.scout.size()) return "an unknown tile is offered";
    const Tile* tile = &box_.scout[action.option - 1u];
    const auto& mine = active().scouts;
    if (std::find(mine.begin(), mine.end(), tile) == mine.end()) return "a tile that he does not have";
    if (!playable(*tile)) return "a tile that he can not play";
  }
  if (offered != expected) return "a tile that can be played is not offered";
  if (expected == 0) ++seen.recalled_to_play;
  return check_recalls(legal);
}

string Referee::play(const Action& action) {
  if (action.verb == Verb::ReturnPiece) return recall(action);
  if (action.verb == Verb::Pass) {
    declined_ = true;
    return "";
  }
  hand_ = &box_.scout[action.option - 1u];
  played_ = true;
  from_pile_ = false;
  std::erase(active().scouts, hand_);
  ++seen.scout_tiles;
  return "";
}

void Referee::put_scout_figure() {
  const int number = static_cast<int>(land_.laid().size()) - 1;
  const Tile& tile = *land_.laid().back().tile;
  Figure figure{active_, {number, 0}};
  figure.stays = true;
  figure.hut = tile.id == "SC-agriculture";
  if (tile.id == "SC-scout") {
    figure.spot.zone = zones_of(tile, Type::Forest).at(0);
    active().may_refuse_from = turn_ + 1;  // facts: from the turn after
  } else if (tile.id == "SC-ferryman") {
    figure.spot.zone = zones_of(tile, Type::River).at(0);
  } else {
    figure.spot.zone = zones_of(tile, Type::Meadow).at(0);
  }
  if (tile.id == "SC-footbridge") figure.second_zone = zones_of(tile, Type::Meadow).at(1);
  --(figure.hut ? active().huts : active().members);
  figures_.push_back(figure);
}

// SCOUT-06: for each river completed in the ferryman's river system.
void Referee::pay_ferryman(int river) {
  const Spot any = land_.areas()[static_cast<std::size_t>(river)].spots.front();
  const int system = land_.system_of(any);
  for (const Figure& figure : figures_) {
    if (!figure.stays || land_.laid()[static_cast<std::size_t>(figure.spot.tile)].tile->id != "SC-ferryman")
      continue;
    if (land_.system_of(figure.spot) != system) continue;
    award(figure.seat, count().fullest_lake(system));
    ++seen.ferries;
  }
}

}  // namespace bastide::test::hunting
