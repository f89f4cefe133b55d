#include "tests/support/hunters.h"

#include "engine/assembly/built_in.h"

#include <stdexcept>

namespace bastide::test {

using std::string;
using std::string_view;

Setup hunters_setup(int players) {
  Setup setup;
  setup.family = static_cast<u8>(find_family(built_in(), "hunters"));
  setup.players = players;
  return setup;
}

Setup hunters_2020_setup(int players) {
  Setup setup = hunters_setup(players);
  setup.options[hunters::kEditionOption] = static_cast<int>(hunters::Edition::E2020);
  return setup;
}

Setup hunters_scout_setup(int players) {
  Setup setup = hunters_setup(players);
  setup.expansions = 1u << hunters::kScout;
  return setup;
}

GameSetup hunters_game(const Setup& setup, const string& seed) {
  GameSetup game;
  game.setup = setup;
  game.players = default_players(setup.players);
  game.seed = seed;
  return game;
}

string HuntersBoard::name(string_view tile) const {
  if (tile.size() != 2) return string(tile);
  return (hunters::is_2020(rules()) ? "HG20-" : "HG02-") + string(tile);
}

HuntersBoard& HuntersBoard::place(string_view tile, int x, int y, int degrees) {
  Board::place(name(tile), x, y, degrees);
  hunters::note_power(rules(), state(), nullptr);
  hunters::memory(state()).power = 0;
  return *this;
}

HuntersBoard& HuntersBoard::member(Seat seat, int x, int y, string_view where) {
  put(seat, x, y, where, hunters::kMember);
  return *this;
}

HuntersBoard& HuntersBoard::hut(Seat seat, int x, int y, string_view where) {
  put(seat, x, y, where, hunters::kHut);
  return *this;
}

HuntersBoard& HuntersBoard::members_left(Seat seat, int count) {
  state().supply[seat][hunters::kMember] = static_cast<u8>(count);
  return *this;
}

HuntersBoard& HuntersBoard::huts_left(Seat seat, int count) {
  state().supply[seat][hunters::kHut] = static_cast<u8>(count);
  return *this;
}

HuntersBoard& HuntersBoard::move(Seat seat) {
  to_move(seat);
  return *this;
}

void HuntersBoard::leave(std::initializer_list<string_view> tiles, bool bonus) {
  State& now = state();
  for (unsigned design = 0; design < static_cast<unsigned>(rules().design_count); ++design) {
    const u8 group = rules().designs[design].group;
    if (bonus ? group != hunters::kBonusPile : group >= kBagGroups) continue;
    now.group_left[group] = static_cast<u16>(now.group_left[group] - now.bag[design]);
    now.bag[design] = 0;
  }
  for (const string_view tile : tiles) {
    const u8 design = rules().design_by_id(name(tile));
    if (design == kNoDesign) throw std::logic_error("scenario: no tile " + string(tile));
    ++now.bag[design];
    ++now.group_left[rules().designs[design].group];
  }
}

HuntersBoard& HuntersBoard::land_left(std::initializer_list<string_view> tiles) {
  leave(tiles, false);
  return *this;
}

HuntersBoard& HuntersBoard::bonus_left(std::initializer_list<string_view> tiles) {
  leave(tiles, true);
  return *this;
}

HuntersBoard& HuntersBoard::deal(std::initializer_list<hunters::ScoutTile> tiles) {
  for (const hunters::ScoutTile tile : tiles) chance(tile);
  return *this;
}

HuntersBoard& HuntersBoard::give(Seat seat, hunters::ScoutTile tile) {
  u8& held = hunters::scout_memory(state()).held[seat];
  held = static_cast<u8>(held | 1u << tile);
  return *this;
}

HuntersBoard& HuntersBoard::draw(string_view tile) {
  Board::draw(name(tile));
  return *this;
}

HuntersBoard& HuntersBoard::lay(string_view tile, int x, int y, int degrees) {
  Board::lay(name(tile), x, y, degrees);
  return *this;
}

HuntersBoard& HuntersBoard::turn(string_view tile, int x, int y, int degrees, string_view figure) {
  Board::turn(name(tile), x, y, degrees, figure);
  return *this;
}

HuntersBoard& HuntersBoard::deploy_hut(string_view where) {
  deploy(where, hunters::kHut);
  return *this;
}

HuntersBoard& HuntersBoard::end() {
  finish();
  return *this;
}

bool HuntersBoard::fits(string_view tile, int x, int y, int degrees) const {
  return can_place(name(tile), x, y, degrees);
}

bool HuntersBoard::may_put_member(string_view where) const { return may_deploy(where, hunters::kMember); }

bool HuntersBoard::may_put_hut(string_view where) const { return may_deploy(where, hunters::kHut); }

int HuntersBoard::standing(Seat seat, int x, int y, string_view where) const {
  const SegmentId root = find(state(), segment(x, y, where));
  int count = 0;
  for (unsigned i = 0; i < state().figure_count; ++i) {
    const Figure& figure = state().figures[i];
    count += figure.seat == seat && find(state(), figure.segment) == root ? 1 : 0;
  }
  return count;
}

bool HuntersBoard::is_bonus_turn() const { return hunters::memory(state()).bonus_turn != 0; }

int HuntersBoard::final_points(Seat seat, Kind kind) const {
  int points = 0;
  for (const Event& event : events()) {
    if (event.kind != EventKind::Scored || !event.final_scoring) continue;
    if (event.seat == seat && event.feature == kind) points += event.amount;
  }
  return points;
}

std::vector<Event> HuntersBoard::told(hunters::EventNumber kind) const {
  std::vector<Event> list;
  for (const Event& event : events()) {
    if (event.kind == EventKind::ExpansionEvent && event.expansion == kCoreId && event.option == kind)
      list.push_back(event);
  }
  return list;
}

std::vector<Event> HuntersBoard::told_by_scout(hunters::ScoutEvent kind) const {
  std::vector<Event> list;
  for (const Event& event : events()) {
    if (event.kind == EventKind::ExpansionEvent && event.expansion == hunters::kScout && event.option == kind)
      list.push_back(event);
  }
  return list;
}

string HuntersBoard::scorings() const {
  string text;
  for (const Event& event : events()) {
    if (event.kind != EventKind::Scored) continue;
    text += (text.empty() ? "" : ", ") + std::to_string(event.seat) + " " + std::to_string(event.amount);
  }
  return text;
}

}  // namespace bastide::test
