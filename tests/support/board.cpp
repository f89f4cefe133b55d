#include "tests/support/board.h"

#include "engine/game/action_text.h"
#include "engine/rules/steps.h"

#include <stdexcept>

namespace bastide::test {
namespace {

using std::string;
using std::string_view;

[[noreturn]] void fail(const string& what) { throw std::logic_error("scenario: " + what); }

// What it says that sets boards up.
void built(const string& wrong, const string& what) {
  if (!wrong.empty()) fail(wrong + ": " + what);
}

string at(int x, int y) { return std::to_string(x) + "," + std::to_string(y); }

Cell cell_of(int x, int y) { return {static_cast<i8>(x), static_cast<i8>(y)}; }

}  // namespace

Setup players(int count) {
  Setup setup;
  setup.players = count;
  return setup;
}

Setup with_edition(Edition edition, int players) { return with_expansions({}, players, edition); }

Setup with_option(std::string_view option, int players) {
  Setup setup;
  setup.players = players;
  set_option(setup, option);
  return setup;
}

Setup with_expansions(std::initializer_list<ExpansionId> expansions, int players, Edition edition) {
  Setup setup;
  setup.players = players;
  carcassonne::set_option(setup, carcassonne::kEditionOption, static_cast<int>(edition));
  for (const ExpansionId expansion : expansions) setup.expansions |= 1u << expansion;
  return setup;
}

Setup house(std::initializer_list<std::pair<std::string_view, int>> options,
            std::initializer_list<ExpansionId> expansions, int players) {
  Setup setup = with_expansions(expansions, players);
  for (const auto& [key, value] : options) set_option(setup, key, value);
  return setup;
}

Board::Board(int count) : Board(test::players(count)) {}

Board::Board(const Setup& setup, Catalogue catalogue) : state_(std::make_unique<State>()) {
  auto rules = make_rules(setup, catalogue);
  if (!rules) fail(rules.error().text());
  rules_ = *rules;
  start_game(*rules_, *state_, &events_);
}

u8 Board::design(string_view id) const {
  const u8 found = rules_->design_by_id(id);
  if (found == kNoDesign) fail("no tile '" + string(id) + "'");
  return found;
}

std::vector<Action> Board::placements(u8 design) const {
  const auto probe = std::make_unique<State>(*state_);
  if (pending(*probe).who == kChance) {
    Action action;
    action.verb = Verb::DrawTile;
    action.option = design;
    if (!is_legal(*rules_, *probe, action)) fail("no copy left in the bag");
    bastide::apply(*rules_, *probe, action);
  }
  ActionList legal;
  if (!is_over(*probe)) legal_actions(*rules_, *probe, legal);
  std::vector<Action> result;
  for (const Action& action : legal) {
    if (action.verb == Verb::PlaceTile && action.option == design) result.push_back(action);
  }
  return result;
}

Board& Board::place(string_view id, int x, int y, int degrees) {
  const string name = string(id) + " at " + at(x, y) + " turned " + std::to_string(degrees);
  if (!is_open(state_->at(cell_of(x, y)))) fail("not an empty cell beside a tile: " + name);
  built(by_hand().lay(design(id), cell_of(x, y), degrees / 90), name);
  return *this;
}

Board& Board::put(Seat seat, int x, int y, string_view where, u8 piece) {
  built(by_hand().put(seat, piece, segment(x, y, where)), string(where) + " of " + at(x, y));
  return *this;
}

Board& Board::supply(Seat seat, int meeples) {
  state_->supply[seat][kMeeple] = static_cast<u8>(meeples);
  return *this;
}

Board& Board::to_move(Seat seat) {
  built(by_hand().to_move(seat), "seat " + std::to_string(seat));
  return *this;
}

Board& Board::bag(const std::vector<string_view>& ids) {
  std::vector<u8> designs;
  for (const string_view id : ids) designs.push_back(design(id));
  by_hand().fill_bag(designs);
  return *this;
}

Board& Board::finish() {
  end_now(*rules_, *state_, &events_);
  return *this;
}

Board& Board::draw(string_view id) {
  Action action;
  action.verb = Verb::DrawTile;
  action.option = design(id);
  if (is_over(*state_) || !is_legal(*rules_, *state_, action)) fail("cannot draw " + string(id));
  bastide::apply(*rules_, *state_, action, &events_);
  return *this;
}

Board& Board::lay(string_view id, int x, int y, int degrees) {
  if (is_over(*state_)) fail("the game is over");
  if (pending(*state_).who == kChance) draw(id);
  Action action;
  action.verb = Verb::PlaceTile;
  action.option = design(id);
  action.cell = cell_of(x, y);
  action.rotation = static_cast<u8>(degrees / 90);
  if (is_over(*state_) || !is_legal(*rules_, *state_, action)) {
    fail("may not place " + string(id) + " at " + at(x, y) + " turned " + std::to_string(degrees));
  }
  bastide::apply(*rules_, *state_, action, &events_);
  return *this;
}

bool Board::deploy_action(string_view where, u8 piece, Action& action) const {
  if (!asks_figure()) return false;
  const PlacedTile& tile = state_->tiles[state_->last_tile];
  const u8 local = local_segment(*state_, segment(tile.cell.x, tile.cell.y, where));
  return figure_action(Verb::DeployPiece, piece, tile.cell, local, action);
}

// The legal answer with this target, whichever expansion offers it.
bool Board::figure_action(Verb verb, u8 piece, Cell cell, u8 local, Action& action) const {
  ActionList legal;
  if (!is_over(*state_)) legal_actions(*rules_, *state_, legal);
  for (const Action& offered : legal) {
    if (offered.verb != verb || offered.piece != piece || offered.segment != local) continue;
    if (!(offered.cell == cell)) continue;
    action = offered;
    return true;
  }
  return false;
}

Board& Board::deploy(string_view where, u8 piece) {
  Action action;
  if (!deploy_action(where, piece, action)) fail("may not deploy to " + string(where));
  bastide::apply(*rules_, *state_, action, &events_);
  return *this;
}

Board& Board::take_back(int x, int y, string_view where, u8 piece) {
  Action action;
  const u8 local = local_segment(*state_, segment(x, y, where));
  if (!figure_action(Verb::ReturnPiece, piece, cell_of(x, y), local, action)) {
    fail("may not take back from " + string(where) + " at " + at(x, y));
  }
  bastide::apply(*rules_, *state_, action, &events_);
  return *this;
}

Board& Board::pass() {
  if (!is_legal(*rules_, *state_, Action{})) fail("may not pass");
  bastide::apply(*rules_, *state_, Action{}, &events_);
  return *this;
}

Board& Board::act(string_view text) {
  if (!may(text)) fail("may not " + string(text) + " when asked for " + asked());
  bastide::apply(*rules_, *state_, *parse_action_text(*rules_, text), &events_);
  return *this;
}

Board& Board::chance(int option) {
  ActionList legal;
  legal_actions(*rules_, *state_, legal);
  for (const Action& action : legal) {
    if (asked_seat() != kChance || action.option != option) continue;
    bastide::apply(*rules_, *state_, action, &events_);
    return *this;
  }
  fail("chance may not answer " + std::to_string(option));
}

string Board::asked() const {
  return is_over(*state_) ? "" : string(rules_->decision_def(pending(*state_)).key);
}

int Board::answers() const {
  ActionList legal;
  legal_actions(*rules_, *state_, legal);
  return legal.size();
}

bool Board::may(string_view text) const {
  const auto action = parse_action_text(*rules_, text);
  if (!action.ok()) fail(action.error().text());
  return !is_over(*state_) && is_legal(*rules_, *state_, *action);
}

string Board::spot(int x, int y, string_view where) const {
  return at(x, y) + "/" + std::to_string(local_segment(*state_, segment(x, y, where)));
}

Board& Board::turn(string_view id, int x, int y, int degrees, string_view figure) {
  lay(id, x, y, degrees);
  if (!figure.empty()) return deploy(figure);
  return asks_figure() ? pass() : *this;
}

bool Board::can_place(string_view id, int x, int y, int degrees) const {
  for (const Action& action : placements(design(id))) {
    if (action.cell == cell_of(x, y) && action.rotation * 90 == degrees) return true;
  }
  return false;
}

bool Board::may_deploy(string_view where, u8 piece) const {
  Action action;
  return deploy_action(where, piece, action);
}

bool Board::may_take_back(int x, int y, string_view where, u8 piece) const {
  Action action;
  const u8 local = local_segment(*state_, segment(x, y, where));
  return figure_action(Verb::ReturnPiece, piece, cell_of(x, y), local, action);
}

bool Board::asks_figure() const {
  return !is_over(*state_) && pending(*state_).expansion == kCoreId &&
         pending(*state_).kind == kDeployDecision;
}

SegmentId Board::segment(int x, int y, string_view where) const {
  const GridEntry entry = state_->at(cell_of(x, y));
  if (!is_tile(entry)) fail("no tile at " + at(x, y));
  const PlacedTile& tile = state_->tiles[entry - 1u];
  const TileDesign& d = rules_->designs[tile.design];
  const string_view kind = where.substr(0, where.find(' '));
  const string_view place = kind.size() < where.size() ? where.substr(kind.size() + 1) : "";
  int nth = 0;
  for (unsigned local = 0; local < d.segment_count; ++local) {
    const SegmentDesign& s = d.segments[local];
    if (rules_->family->kinds[s.kind].key != kind) continue;
    bool here = place.empty() || place == std::to_string(++nth);
    for (unsigned side = 0; side < kSides && place.size() == 1; ++side) {
      const auto own = static_cast<unsigned>(tile_side(static_cast<int>(side), tile.rotation));
      here = here || (kSideLetters.substr(side, 1) == place && (s.sides >> own & 1) != 0);
    }
    for (unsigned half = 0; half < kHalfEdges && place.size() == 2; ++half) {
      const unsigned own = (half + 8u - 2u * tile.rotation) % 8;
      here = here || (kHalfEdgeNames[half] == place && (s.halves >> own & 1) != 0);
    }
    if (here) return segment_id(tile, local);
  }
  fail("no '" + string(where) + "' at " + at(x, y));
}

bool Board::same_feature(int x1, int y1, string_view a, int x2, int y2, string_view b) const {
  return find(*state_, segment(x1, y1, a)) == find(*state_, segment(x2, y2, b));
}

bool Board::complete(int x, int y, string_view where) const {
  return is_complete(feature_of(*state_, segment(x, y, where)));
}

int Board::tiles(int x, int y, string_view where) const { return count_tiles(*state_, segment(x, y, where)); }

int Board::meeples(int x, int y, string_view where) const {
  return lane(feature_of(*state_, segment(x, y, where)).figures, kMeepleLane);
}

FeatureValue Board::value(int x, int y, string_view where) const {
  return feature_value(*rules_, *state_, segment(x, y, where));
}

Origin Board::origin(Seat seat) const {
  Origin last;
  for (const Event& event : events())
    if (event.kind == EventKind::Scored && event.seat == seat && event.feature_segment == kNoSegmentId)
      last = event.from;
  return last;
}

int Board::count(EventKind kind) const {
  int count = 0;
  for (const Event& event : events()) count += event.kind == kind ? 1 : 0;
  return count;
}

}  // namespace bastide::test
