#include "tests/support/hunters_referee.h"

#include "engine/rules/rules.h"

#include <algorithm>

namespace bastide::test::hunting {

using std::string;
using std::to_string;

Referee::Referee(const Box& box, int players, Edition edition, bool scout)
    : box_(box), edition_(edition), scout_(scout), players_(static_cast<std::size_t>(players)) {
  for (Player& player : players_) player.huts = edition.huts();
  for (const Tile& tile : box.land) {
    if (tile.kind == "start")
      land_.lay(tile, {0, 0}, 0);
    else
      left_.push_back(&tile);
  }
  for (const Tile& tile : box.bonus) pile_.push_back(&tile);
}

string Referee::follow(const Rules& rules, const State& before, const Action& action) {
  const Decision asked = pending(before);
  const std::string_view what = rules.decision_def(asked).key;
  if (awaits_figure_ && what != "deploy" && what != "recall") {
    const string problem = finish_tile();
    if (!problem.empty()) return problem;
  }
  if (what == "deal") return deal(action, asked.arg);
  if (what == "draw_tile") return draw(tile_named(rules.tile_id(action.option)), asked.arg == kBagGroups);
  if (asked.who != active_) return "another player is asked";
  ActionList legal;
  legal_actions(rules, before, legal);
  if (what == "play") {
    const string problem = check_play(legal);
    return problem.empty() ? play(action) : problem;
  }
  if (what == "place_tile") {
    const string problem = check_placements(legal);
    return problem.empty() ? lay(action) : problem;
  }
  if (what == "recall") return recall_by_menhir(action, legal);
  if (what != "deploy") return "an unknown question";
  const string problem = check_deployments(legal);
  return problem.empty() ? deploy(action) : problem;
}

// ---- laying a tile ------------------------------------------------------------------------------

const Tile* Referee::tile_named(std::string_view id) const {
  for (const std::deque<Tile>* list : {&box_.land, &box_.bonus, &box_.scout}) {
    if (const Tile* tile = find_tile(*list, id)) return tile;
  }
  return nullptr;
}

bool Referee::fits_anywhere(const Tile& tile) const {
  for (const Cell cell : land_.free_cells()) {
    for (int rotation = 0; rotation < 4; ++rotation) {
      if (land_.fits(tile, cell, rotation)) return true;
    }
  }
  return false;
}

// HG-08, HG-33, HG-37, and that a tile of the Scout may be played before it (SCOUT-03).
string Referee::draw(const Tile* tile, bool from_pile) {
  if (hand_ != nullptr) return "a tile is in hand";
  if (from_pile != bonus_due_) return "drawn from the wrong pile";
  if (!from_pile && draws_ == 0 && !declined_ && play_due()) return "no tile of the Scout is offered";
  if (!from_pile && turn_over_) return "another tile in the turn";
  std::vector<const Tile*>& from = from_pile ? pile_ : left_;
  const auto at = std::find(from.begin(), from.end(), tile);
  if (at == from.end()) return "a tile that is not there";
  from.erase(at);
  first_drawn_ = draws_++ == 0;
  from_pile_ = from_pile;
  played_ = false;
  if (fits_anywhere(*tile)) {
    hand_ = tile;
  } else {
    ++seen.unplaceable;
    if (from_pile && pile_.empty()) bonus_due_ = false;
  }
  return "";
}

string Referee::check_placements(const ActionList& legal) const {
  if (hand_ == nullptr) return "no tile is in hand";
  const auto allowed = [&](Cell cell, int rotation) {
    return played_ ? may_play(*hand_, cell, rotation) : land_.fits(*hand_, cell, rotation);
  };
  int count = 0, placements = 0;
  for (const Cell cell : land_.free_cells()) {
    for (int rotation = 0; rotation < 4; ++rotation) count += allowed(cell, rotation) ? 1 : 0;
  }
  bool refuse = false;
  for (const Action& action : legal) {
    if (action.verb == Verb::PickOption) refuse = true;
    if (action.verb != Verb::PlaceTile) continue;
    ++placements;
    if (!allowed(action.cell, action.rotation)) return "a placement that does not fit";
  }
  if (count != placements) return to_string(placements) + " placements, " + to_string(count) + " fit";
  if (refuse != may_refuse()) return "the tile may be refused, or not";
  return check_recalls(legal);
}

string Referee::lay(const Action& action) {
  if (action.verb == Verb::ReturnPiece) return recall(action);
  if (action.verb == Verb::PickOption) {  // SCOUT-04
    ++seen.refusals;
    (from_pile_ ? pile_ : left_).push_back(hand_);
    hand_ = nullptr;
    return "";
  }
  const Tile& tile = *hand_;
  land_.lay(tile, action.cell, action.rotation);
  hand_ = nullptr;
  draws_ = 0;
  awaits_figure_ = true;
  asked_ = played_;
  if (played_) put_scout_figure();
  act_at_once(tile);
  return "";
}

// HG-73: what a menhir does before the figure.
void Referee::act_at_once(const Tile& tile) {
  const int number = static_cast<int>(land_.laid().size()) - 1;
  for (int i = 0; i < static_cast<int>(tile.zones.size()); ++i) {
    const Spot spot{number, i};
    const string& power = land_.zone(spot).power;
    if (power == "logboat") {
      ++seen.logboats;
      award(active_, 2 * count().lakes(land_.system_of(spot)));
    }
    if (power == "hunting_trap") {
      award(active_, count().hunted(spot));
      for (const Spot taken : count().trapped(spot)) {
        const Animals& animals = land_.zone(taken).animals;
        seen.traps += animals.deer + animals.mammoths + animals.aurochs + animals.tigers > 0 ? 1 : 0;
        caught_.insert(taken);
      }
    }
    if (power == "shaman") menhir_recall_ = !recallable(true).empty();
  }
}

// ---- scoring ------------------------------------------------------------------------------------

void Referee::award(int seat, int points) {
  players_[static_cast<std::size_t>(seat)].score += points;
  if (points != 0) awards_.push_back({seat, points});
}

// HG-20 to HG-42.
void Referee::score_completed(int area) {
  const Area& here = land_.areas()[static_cast<std::size_t>(area)];
  const std::vector<int> owners = Count::majority(count().members(area));
  const int points = here.type == Type::Forest ? count().forest(area) : count().river(area);
  for (const int seat : owners) award(seat, points);
  seen.ties += owners.size() > 1 ? 1 : 0;
  if (here.type == Type::River) pay_ferryman(area);
}

string Referee::finish_tile() {
  if (menhir_recall_) return "the shaman is not asked about";
  if (!asked_ && !places().empty()) return "no figure is asked for";
  awaits_figure_ = false;
  const int tile = static_cast<int>(land_.laid().size()) - 1;
  const std::vector<int> completed = count().completed_by(tile);
  bool nugget = false;
  for (const int area : completed) {
    score_completed(area);
    for (const Spot spot : land_.areas()[static_cast<std::size_t>(area)].spots)
      nugget = nugget || land_.zone(spot).nugget;
  }
  std::erase_if(figures_, [&](const Figure& figure) {  // HG-16
    const int area = land_.area_of(figure.spot);
    if (figure.hut || figure.stays || std::find(completed.begin(), completed.end(), area) == completed.end())
      return false;
    ++players_[static_cast<std::size_t>(figure.seat)].members;
    return true;
  });
  bonus_due_ = nugget && !from_pile_ && !pile_.empty();  // HG-33, HG-34, HG-75
  seen.bonus_turns += bonus_due_ ? 1 : 0;
  seen.no_bonus_left += nugget && !from_pile_ && pile_.empty() ? 1 : 0;
  turn_over_ = true;
  return "";
}

string Referee::end_turn(const State& after, const std::vector<Event>& events) {
  if (awaits_figure_) {
    const string problem = finish_tile();
    if (!problem.empty()) return problem;
  }
  if (hand_ != nullptr) return "the tile in hand is not placed";
  if (bonus_due_) return "a bonus tile is earned";
  if (is_over(after) != left_.empty()) return "the game is over, or not";  // HG-50
  active_ = (active_ + 1) % static_cast<int>(players_.size());
  ++turn_;
  draws_ = 0;
  turn_over_ = recalled_ = declined_ = played_ = from_pile_ = false;
  if (is_over(after)) return "";
  if (after.active != active_) return "another player's turn";
  const string problem = compare(after);
  return problem.empty() ? compare_events(events) : problem;
}

string Referee::end_game(const State& after, const std::vector<Event>& events) {
  for (const Award& one : count().at_the_end()) award(one.seat, one.points);
  for (const Figure& figure : figures_) {
    const string& power = land_.zone(figure.spot).power;
    seen.shrines += power == "shrine" && !figure.hut ? 1 : 0;
    seen.farms += figure.farm(land_) ? 1 : 0;
  }
  const string problem = compare(after);
  return problem.empty() ? compare_events(events) : problem;
}

string Referee::compare(const State& after) const {
  std::vector<Figure> mine, theirs;
  for (Figure figure : figures_) {
    if (figure.farm(land_)) continue;
    figure.stays = false;
    figure.second_zone = -1;
    mine.push_back(figure);
  }
  for (unsigned i = 0; i < after.figure_count; ++i) {
    const bastide::Figure& figure = after.figures[i];
    const int tile = after.tile_of[figure.segment];
    const PlacedTile& laid = after.tiles[static_cast<unsigned>(tile)];
    const std::vector<int> zones = numbered(*land_.laid()[static_cast<std::size_t>(tile)].tile);
    theirs.push_back({figure.seat,
                      {tile, zones[static_cast<std::size_t>(figure.segment - laid.first_segment)]},
                      figure.piece == kHutPiece});
  }
  if (!same(mine, theirs)) return "figures stand elsewhere";
  for (unsigned seat = 0; seat < players_.size(); ++seat) {
    const Player& player = players_[seat];
    const string who = "seat " + to_string(seat) + ": ";
    if (after.score[seat] != player.score)
      return who + to_string(after.score[seat]) + " points, counted " + to_string(player.score);
    if (after.supply[seat][0] != player.members || after.supply[seat][kHutPiece] != player.huts)
      return who + "supply differs";
  }
  return "";
}

// Every scoring is told as it was counted.
string Referee::compare_events(const std::vector<Event>& events) {
  std::vector<Award> told;
  for (const Event& event : events) {
    if (event.kind == EventKind::Scored && event.amount != 0) told.push_back({event.seat, event.amount});
  }
  const bool equal = same(told, awards_);
  const auto text = [](std::vector<Award> list) {
    std::sort(list.begin(), list.end());
    string line;
    for (const Award& award : list) line += " " + to_string(award.seat) + ":" + to_string(award.points);
    return line;
  };
  const string problem = equal ? "" : "told" + text(told) + ", counted" + text(awards_);
  awards_.clear();
  return problem;
}

}  // namespace bastide::test::hunting
