// The referee's part for where figures stand, may be put and come back from.
#include "tests/support/hunters_referee.h"

namespace bastide::test::hunting {

using std::string;
using std::to_string;

std::optional<Figure> Referee::figure_of(const Action& action) const {
  const int tile = land_.tile_at(action.cell);
  if (tile < 0) return {};
  const std::vector<int> zones = numbered(*land_.laid()[static_cast<std::size_t>(tile)].tile);
  if (action.segment >= zones.size()) return {};
  return Figure{active_, {tile, zones[action.segment]}, action.piece == kHutPiece};
}

// HG-10 to HG-15, SCOUT-07.
std::vector<Figure> Referee::places() const {
  std::vector<Figure> list;
  const int tile = static_cast<int>(land_.laid().size()) - 1;
  const auto& zones = land_.laid().back().tile->zones;
  for (int i = 0; i < static_cast<int>(zones.size()); ++i) {
    const Zone& zone = zones[static_cast<std::size_t>(i)];
    const Spot spot{tile, i};
    if (zone.type != Type::Lake && active().members > 0) {
      const std::vector<int> area{land_.area_of(spot)};
      if (!has_member(area) && !farmed(area)) list.push_back({active_, spot});
    }
    const bool water = zone.type == Type::Lake || (zone.type == Type::River && zone.lake < 0);
    if (water && active().huts > 0 && count().huts(land_.system_of(spot)) == Seats{})
      list.push_back({active_, spot, true});
  }
  return list;
}

string Referee::check_deployments(const ActionList& legal) const {
  if (!awaits_figure_ || played_) return "a figure is asked for";
  std::vector<Figure> theirs;
  for (const Action& action : legal) {
    if (action.verb != Verb::DeployPiece) continue;
    const std::optional<Figure> figure = figure_of(action);
    if (!figure) return "a figure on nothing";
    theirs.push_back(*figure);
  }
  if (!same(theirs, places()))
    return to_string(theirs.size()) + " places for a figure, " + to_string(places().size()) + " counted";
  if (menhir_recall_) return "the shaman is not asked about";
  return check_recalls(legal);
}

string Referee::deploy(const Action& action) {
  if (action.verb == Verb::ReturnPiece) return recall(action);
  asked_ = true;
  if (action.verb == Verb::Pass) return "";
  const Figure figure = *figure_of(action);
  figures_.push_back(figure);
  --(figure.hut ? active().huts : active().members);
  return "";
}

// Members of the active player that may come back: by the menhir any (HG-73), by the Scout's shaman those not
// in finished forests and rivers nor on the Scout's tiles (SCOUT-02, SCOUT-03).
std::vector<Figure> Referee::recallable(bool by_menhir) const {
  std::vector<Figure> list;
  for (const Figure& figure : figures_) {
    if (figure.seat != active_ || figure.hut || figure.stays) continue;
    const Area& area = land_.areas()[static_cast<std::size_t>(land_.area_of(figure.spot))];
    if (by_menhir || area.type == Type::Meadow || area.open > 0) list.push_back(figure);
  }
  return list;
}

string Referee::check_recalls(const ActionList& legal, bool by_menhir) const {
  std::vector<Figure> theirs;
  for (const Action& action : legal) {
    if (action.verb == Verb::ReturnPiece) theirs.push_back(figure_of(action).value_or(Figure{-1, {}}));
  }
  const bool may = by_menhir || may_recall();
  return same(theirs, may ? recallable(by_menhir) : std::vector<Figure>{}) ? "" : "others may come back";
}

string Referee::recall(const Action& action) {
  const auto at = std::find(figures_.begin(), figures_.end(), *figure_of(action));
  if (at == figures_.end()) return "nobody is there to come back";
  figures_.erase(at);
  ++active().members;
  ++seen.recalls;
  recalled_ = true;
  return "";
}

string Referee::recall_by_menhir(const Action& action, const ActionList& legal) {
  if (!menhir_recall_) return "the shaman is asked about";
  menhir_recall_ = false;
  string problem = check_recalls(legal, true);
  if (!problem.empty() || action.verb == Verb::Pass) return problem;
  return recall(action);
}

bool Referee::has_member(const std::vector<int>& areas) const {
  return std::any_of(areas.begin(), areas.end(), [&](int area) { return count().members(area) != Seats{}; });
}

bool Referee::farmed(const std::vector<int>& areas) const {
  return std::any_of(areas.begin(), areas.end(), [&](int area) { return count().farmed(area); });
}

}  // namespace bastide::test::hunting
