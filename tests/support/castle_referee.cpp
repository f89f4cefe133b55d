#include "tests/support/castle_referee.h"

#include "engine/families/castle/castle.h"

#include <algorithm>

namespace bastide::test {
namespace {

using namespace castle;
using std::string;
using std::to_string;

unsigned turned(unsigned bits, int by, int count) {
  by %= count;
  return ((bits << by) | (bits >> (count - by))) & ((1u << count) - 1);
}

int raising(Part kind) {
  return kind == castle::kTower ? 1 : kind == kHouse ? 2 : -1;
}  // tokens 2 and 3, from 0 on

}  // namespace

CastleReferee::CastleReferee(const Facts& facts) : facts_(facts) {
  for (std::size_t i = 0; i < facts.towers.size(); ++i) {
    if (facts.towers[i].token) on_wall_.insert(static_cast<int>(i));
  }
  for (int& supply : supply_) supply = 6;
}

// ---- the board ----------------------------------------------------------------------------------

CastleReferee::Node& CastleReferee::add_node(Part kind, Cell cell, int part, unsigned sides,
                                             unsigned halves) {
  Node node;
  node.kind = kind;
  node.cell = cell;
  node.part = part;
  node.sides = sides;
  node.halves = halves;
  nodes_.push_back(node);
  return nodes_.back();
}

void CastleReferee::add_parts(const Laid& laid) {
  int part = 0;
  const auto add = [&](Part kind, unsigned sides, unsigned halves) -> Node& {
    return add_node(kind, laid.cell, part++, turned(sides, laid.rotation, 4),
                    turned(halves, 2 * laid.rotation, 8));
  };
  for (const PathFact& path : laid.tile->paths) add(kPath, path.sides, 0).wells = path.well ? 1 : 0;
  for (const u8 sides : laid.tile->towers) add(castle::kTower, sides, 0);
  for (const u8 sides : laid.tile->houses) add(kHouse, sides, 0);
  for (const CourtyardFact& yard : laid.tile->courtyards)
    add(kCourtyard, 0, yard.halves).markets = yard.markets;
}

void CastleReferee::recount() {
  nodes_.clear();
  areas_.clear();
  for (const StartField& field : facts_.start_fields) {
    const unsigned side = (field.side + 2u) % 4;
    const bool yard = field.edge == kCourtyard;
    Node& node = add_node(field.edge, field.place(), 0, yard ? 0 : 1u << side, yard ? 3u << (2 * side) : 0);
    node.wells = field.well ? 1 : 0;
    node.markets = field.markets;
  }
  for (const Laid& laid : laid_) add_parts(laid);
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (nodes_[i].area < 0) flood(static_cast<int>(i));
  }
  for (const Follower& one : followers_)
    ++areas_[static_cast<std::size_t>(area_at(one.cell, one.part))].followers[one.seat];
}

bool CastleReferee::covered(Cell cell) const {
  if (laid_at(cell) != nullptr) return true;
  return std::any_of(facts_.start_fields.begin(), facts_.start_fields.end(),
                     [&](const StartField& field) { return field.place() == cell; });
}

void CastleReferee::flood(int first) {
  Area area;
  area.kind = nodes_[static_cast<std::size_t>(first)].kind;
  const int number = static_cast<int>(areas_.size());
  std::vector<int> queue{first};
  nodes_[static_cast<std::size_t>(first)].area = number;
  const auto reach = [&](Cell cell, unsigned Node::* where, unsigned bit) {
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      Node& node = nodes_[i];
      if (node.area >= 0 || node.kind != area.kind || !(node.cell == cell) || (node.*where >> bit & 1) == 0)
        continue;
      node.area = number;
      queue.push_back(static_cast<int>(i));
    }
  };
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const Node node = nodes_[static_cast<std::size_t>(queue[next])];
    area.tiles.insert({node.cell.x, node.cell.y});
    area.wells += node.wells;
    area.markets += node.markets;
    for (unsigned side = 0; side < 4; ++side) {
      const Cell beside = neighbour(node.cell, static_cast<int>(side));
      const unsigned facing = (side + 2) % 4;
      if ((node.sides >> side & 1) != 0) {
        if (covered(beside))
          reach(beside, &Node::sides, facing);
        else if (facts_.has_cell(beside))
          area.open = true;
      }
      if ((node.halves >> (2 * side) & 1) != 0) reach(beside, &Node::halves, 2 * facing + 1);
      if ((node.halves >> (2 * side + 1) & 1) != 0) reach(beside, &Node::halves, 2 * facing);
    }
  }
  area.nodes = std::move(queue);
  areas_.push_back(std::move(area));
}

const CastleReferee::Laid* CastleReferee::laid_at(Cell cell) const {
  for (const Laid& laid : laid_) {
    if (laid.cell == cell) return &laid;
  }
  return nullptr;
}

int CastleReferee::edge_at(Cell cell, int side) const {
  if (const Laid* laid = laid_at(cell))
    return laid->tile->edges[static_cast<unsigned>((side + 4 - laid->rotation) % 4)];
  for (const StartField& field : facts_.start_fields) {
    if (field.place() == cell && (field.side + 2) % 4 == side) return field.edge;
  }
  return -1;
}

// CAS-10 to CAS-12, read from the facts.
bool CastleReferee::fits(const TileFacts& tile, Cell cell, int rotation) const {
  if (!facts_.has_cell(cell) || covered(cell)) return false;
  bool touches = false;
  for (int side = 0; side < 4; ++side) {
    const int theirs = edge_at(neighbour(cell, side), (side + 2) % 4);
    if (theirs < 0) continue;
    touches = true;
    const Part mine = tile.edges[static_cast<unsigned>((side + 4 - rotation) % 4)];
    if ((mine == kPath) != (theirs == kPath)) return false;
  }
  return touches;
}

int CastleReferee::area_at(Cell cell, int part) const {
  for (const Node& node : nodes_) {
    if (node.cell == cell && node.part == part) return node.area;
  }
  return -1;
}

int CastleReferee::holder(const Area& area) {
  return area.followers[0] > area.followers[1] ? 0 : area.followers[1] > area.followers[0] ? 1 : -1;
}

// ---- a turn -------------------------------------------------------------------------------------

string CastleReferee::check_placements(const Rules& rules, const State& state) const {
  ActionList legal;
  legal_actions(rules, state, legal);
  const auto& tile = *static_cast<const TileFacts*>(rules.sources[state.hand].fact);
  int count = 0;
  for (const Cell cell : facts_.cells) {
    for (int rotation = 0; rotation < 4; ++rotation) count += fits(tile, cell, rotation) ? 1 : 0;
  }
  for (const Action& action : legal) {
    if (!fits(tile, action.cell, action.rotation)) return "a placement that does not fit";
  }
  return count == legal.size() ? "" : to_string(legal.size()) + " placements, " + to_string(count) + " fit";
}

// CAS-14: areas without a follower of anybody, none without a follower at home.
string CastleReferee::check_followers(const State& state) const {
  const Cell cell = laid_.back().cell;
  int count = 0;
  for (const Node& node : nodes_) {
    if (!(node.cell == cell)) continue;
    const Area& area = areas_[static_cast<std::size_t>(node.area)];
    count += area.followers[0] + area.followers[1] == 0 ? 1 : 0;
  }
  if (supply_[active_] == 0) count = 0;
  const bool asked =
      !is_over(state) && pending(state).expansion == kCoreId && pending(state).kind == kDeployDecision;
  return asked == (count > 0) ? "" : "a follower is asked for, or not";
}

string CastleReferee::follow(const Rules& rules, const State& before, const Action& action) {
  const DecisionDef& def = rules.decision_def(pending(before));
  if (action.verb == Verb::DrawTile) return "";
  if (action.verb == Verb::PlaceTile) {
    active_ = pending(before).who;
    const string problem = check_placements(rules, before);
    if (!problem.empty()) return problem;
    done_.clear();
    recount();
    for (const Node& node : nodes_) {
      if (!areas_[static_cast<std::size_t>(node.area)].open && node.kind != kCourtyard)
        done_.insert({node.cell.x * 64 + node.cell.y, node.part});
    }
    laid_.push_back(
        {static_cast<const TileFacts*>(rules.sources[action.option].fact), action.cell, action.rotation});
    recount();
    State after = before;  // whether a follower is asked for now
    apply(rules, after, action);
    return check_followers(after);
  }
  if (def.key == "deploy") {
    if (action.verb == Verb::Pass) return "";
    const Area& area = areas_[static_cast<std::size_t>(area_at(action.cell, action.segment))];
    if (area.followers[0] + area.followers[1] != 0 || !(action.cell == laid_.back().cell))
      return "a follower where there is one";
    followers_.push_back({active_, action.cell, action.segment});
    --supply_[active_];
    recount();
    return "";
  }
  answers_.push_back({string(def.key), action});
  return "";
}

bool CastleReferee::next_is(const char* decision) const {
  return !answers_.empty() && answers_.front().decision == decision;
}

void CastleReferee::send_home(int number) {
  for (std::size_t i = 0; i < followers_.size();) {
    if (area_at(followers_[i].cell, followers_[i].part) != number) {
      ++i;
      continue;
    }
    ++supply_[followers_[i].seat];
    followers_.erase(followers_.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

// CAS-20 to CAS-22.
int CastleReferee::points_of(const Area& area) {
  const int tiles = static_cast<int>(area.tiles.size());
  const bool twice = area.kind == castle::kTower || (area.kind == kPath && area.wells > 0);
  return twice ? 2 * tiles : tiles;
}

int CastleReferee::tower_at(int score, const std::set<int>& on_wall) const {
  for (const int tower : on_wall) {
    const int space = score % 100 - facts_.towers[static_cast<std::size_t>(tower)].first;
    if (space == 0 || space == 1) return tower;
  }
  return -1;
}

bool CastleReferee::may_raise(const Area& area, int seat) const {
  const int token = raising(area.kind);
  return seat == active_ && token >= 0 && held_[seat][token] > fresh_[seat][token];
}

void CastleReferee::follow(const std::vector<int>& order, std::size_t next, int seat, const End& end,
                           std::set<End>& ends) const {
  if (next == order.size()) {
    ends.insert(end);
    return;
  }
  const Area& area = areas_[static_cast<std::size_t>(order[next])];
  const auto go_on = [&](int points, int towers, int houses) {
    auto [score, towers_used, houses_used, on_wall] = end;
    score += points;
    on_wall.erase(tower_at(score, on_wall));
    follow(order, next + 1, seat, {score, towers_used + towers, houses_used + houses, on_wall}, ends);
  };
  go_on(points_of(area), 0, 0);
  const int token = raising(area.kind);
  const int used = token == 1 ? std::get<1>(end) : std::get<2>(end);
  if (may_raise(area, seat) && held_[seat][token] - fresh_[seat][token] > used)
    go_on(2 * points_of(area), token == 1 ? 1 : 0, token == 2 ? 1 : 0);
}

// CAS-25: whether two orders differ in what they may come to.
bool CastleReferee::order_matters(std::vector<int> areas, int seat) const {
  std::sort(areas.begin(), areas.end());
  std::set<End> first;
  do {
    std::set<End> ends;
    follow(areas, 0, seat, {score_[seat], 0, 0, on_wall_}, ends);
    if (first.empty()) first = ends;
    if (ends != first) return true;
  } while (std::next_permutation(areas.begin(), areas.end()));
  return false;
}

// CAS-20 to CAS-24, CAS-30 to CAS-35.
string CastleReferee::score_one(int number, int seat) {
  const Area& area = areas_[static_cast<std::size_t>(number)];
  const int tiles = static_cast<int>(area.tiles.size());
  int points = points_of(area);
  if (may_raise(area, seat)) {
    const int token = raising(area.kind);
    if (!next_is("use_token")) return "a token is not asked about";
    if (answers_.front().action.verb == Verb::ReturnToken) {
      points *= 2;
      --held_[seat][token];
    }
    answers_.pop_front();
  }
  score_[seat] += points;
  if (area.kind == kHouse && seat == active_) keep_[seat] = std::max(keep_[seat], tiles);
  send_home(number);
  const int tower = tower_at(score_[seat], on_wall_);
  if (tower < 0) return "";
  if (!next_is("open_token")) return "a token is not opened";
  ++held_[seat][answers_.front().action.option];
  ++fresh_[seat][answers_.front().action.option];
  answers_.pop_front();
  on_wall_.erase(tower);
  return "";
}

string CastleReferee::score_turn(const State& after, const std::vector<Event>& events) {
  std::deque<int> scored;
  for (const Event& event : events) {
    if (event.kind == EventKind::Scored && !event.final_scoring)
      scored.push_back(area_at(event.cell, event.segment));
  }
  std::vector<int> due[2];
  for (std::size_t i = 0; i < areas_.size(); ++i) {
    const Area& area = areas_[i];
    if (area.open || area.kind == kCourtyard) continue;
    const Node& any = nodes_[static_cast<std::size_t>(area.nodes[0])];
    if (done_.contains({any.cell.x * 64 + any.cell.y, any.part})) continue;
    const int seat = holder(area);
    if (seat < 0)
      send_home(static_cast<int>(i));
    else
      due[seat].push_back(static_cast<int>(i));
  }
  for (const int seat : {active_, 1 - active_}) {
    while (!due[seat].empty()) {
      if (scored.empty()) return "an area is not scored";
      const int area = scored.front();
      scored.pop_front();
      if (order_matters(due[seat], seat) != next_is("score_next")) return "the order is asked for, or not";
      if (next_is("score_next")) {
        if (area_at(answers_.front().action.cell, answers_.front().action.segment) != area)
          return "another area is chosen";
        answers_.pop_front();
      }
      const auto at = std::find(due[seat].begin(), due[seat].end(), area);
      if (at == due[seat].end()) return "another area is scored";
      due[seat].erase(at);
      const string problem = score_one(area, seat);
      if (!problem.empty()) return problem;
    }
  }
  int next = 1 - active_;
  if (held_[active_][0] > fresh_[active_][0] && tiles_left(after) + (after.hand != kNoDesign ? 1 : 0) > 0) {
    if (!next_is("use_token")) {
      // a tile that fits nowhere may have been the last one; then nothing was left to ask with
      if (!is_over(after)) return "another turn is not offered";
    } else {
      if (answers_.front().action.verb == Verb::ReturnToken) {
        --held_[active_][0];
        next = active_;
      }
      answers_.pop_front();
    }
  }
  std::fill(std::begin(fresh_[next]), std::end(fresh_[next]), 0);
  if (!is_over(after) && after.active != next) return "another player's turn";
  return problem_of_rest();
}

string CastleReferee::problem_of_rest() const {
  return answers_.empty() ? "" : "asked without need: " + answers_.front().decision;
}

string CastleReferee::end_turn(const State& after, const std::vector<Event>& events) {
  string problem = score_turn(after, events);
  recount();
  if (problem.empty() && !is_over(after)) problem = compare(after);
  return problem;
}

string CastleReferee::compare(const State& after) const {
  const Memory& theirs = memory(after);
  std::vector<Follower> mine = followers_;
  std::vector<Follower> engine;
  for (unsigned i = 0; i < after.figure_count; ++i) {
    const Figure& figure = after.figures[i];
    const PlacedTile& tile = after.tiles[after.tile_of[figure.segment]];
    engine.push_back({figure.seat, tile.cell, figure.segment - tile.first_segment});
  }
  std::sort(mine.begin(), mine.end());
  std::sort(engine.begin(), engine.end());
  if (mine != engine) return "followers stand elsewhere";
  for (unsigned seat = 0; seat < 2; ++seat) {
    const string who = "seat " + to_string(seat) + ": ";
    if (after.score[seat] != score_[seat])
      return who + to_string(after.score[seat]) + " points, counted " + to_string(score_[seat]);
    if (after.supply[seat][0] != supply_[seat]) return who + "supply differs";
    if (theirs.keep_size[seat] != keep_[seat]) return who + "keep differs";
    for (unsigned kind = 0; kind < kTokenKinds; ++kind) {
      if (theirs.held[seat][kind] != held_[seat][kind]) return who + "tokens differ";
    }
  }
  for (int tower = 0; tower < static_cast<int>(facts_.towers.size()) && !is_over(after); ++tower) {
    if ((theirs.on_wall >> tower & 1) != (on_wall_.contains(tower) ? 1 : 0))
      return "tokens on the wall differ";
  }
  return "";
}

// ---- the end ------------------------------------------------------------------------------------

int CastleReferee::empty_cells() const {
  std::set<std::pair<int, int>> empty;
  for (const Cell cell : facts_.cells) {
    if (!covered(cell)) empty.insert({cell.x, cell.y});
  }
  std::size_t most = 0;
  while (!empty.empty()) {
    std::vector<std::pair<int, int>> area{*empty.begin()};
    empty.erase(empty.begin());
    for (std::size_t next = 0; next < area.size(); ++next) {
      const auto [x, y] = area[next];
      for (const auto& beside : {std::pair{x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}}) {
        if (empty.erase(beside) != 0) area.push_back(beside);
      }
    }
    most = std::max(most, area.size());
  }
  return static_cast<int>(most);
}

// CAS-42 to CAS-45.
string CastleReferee::end_game(const State& after) {
  int size[2];
  for (int seat = 0; seat < 2; ++seat) size[seat] = keep_[seat] == 0 ? 0 : keep_[seat] + 2 * held_[seat][7];
  if (size[0] != size[1]) score_[size[0] > size[1] ? 0 : 1] += empty_cells();
  std::vector<int> open[2][3];  // points by kind
  for (const Area& area : areas_) {
    const int seat = holder(area);
    if (seat < 0) continue;
    const int tiles = static_cast<int>(area.tiles.size());
    if (area.kind == kCourtyard)
      score_[seat] += area.markets * (held_[seat][6] > 0 ? 4 : 3);
    else if (area.open)
      open[seat][area.kind].push_back(area.kind == castle::kTower ? 2 * tiles : tiles);
  }
  for (int seat = 0; seat < 2; ++seat) {
    for (int kind = 0; kind < 3; ++kind) {
      std::vector<int>& points = open[seat][kind];
      std::sort(points.rbegin(), points.rend());
      for (int i = 0; i < held_[seat][3 + kind] && i < static_cast<int>(points.size()); ++i)
        score_[seat] += points[static_cast<std::size_t>(i)];
    }
    score_[seat] += 5 * held_[seat][8];
  }
  return compare(after);
}

}  // namespace bastide::test
