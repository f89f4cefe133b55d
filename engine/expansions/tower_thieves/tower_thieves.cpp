#include "engine/expansions/tower_thieves/tower_thieves.h"

#include "engine/data/tile_facts.h"
#include "engine/families/carcassonne/load.h"
#include "engine/rules/steps.h"

#include <bit>
#include <cstdlib>

namespace bastide::tower_thieves {
namespace {

constexpr std::string_view kMarks[] = {"tower_site", "tower_tile", "thief"};
enum TokenNumber : u8 { kPieceToken = 0, kGuardToken = 1 };
constexpr TokenDef kTokens[] = {{.key = "tower_piece", .count = kTowerPieces, .stacked = true},
                                {.key = "guard", .count = kMostTowers}};
constexpr ReasonDef kReasons[] = {{"guards"}};
constexpr EventDef kEvents[] = {
    {.key = "thief", .of_tile = true},
    {.key = "grown", .gathered = true, .of_place = true},
    {.key = "posted", .remembered = Most::Times, .of_piece = true, .of_place = true},
    {.key = "home", .gathered = true, .of_piece = true, .of_place = true},
    {.key = "stolen", .of_tile = true},
    {.key = "away", .of_tile = true},
};
enum DecisionNumber : u8 { kGrow = 0 };

constexpr int kRelievedPoints = 2;  // TOW-04
constexpr int kLastPoints = 5;      // TOW-08

// What is noted of a design (Rules::marks): a thief's value, or that it has a site.
constexpr u8 kSite = 100;

struct Site {
  u8 tile = 0;  // its index
  u8 height = 0;
  u8 guard = 0;  // 0: none; else 1 + seat + 8 * piece
};
// How far the thief in hand has come.
enum Stage : u8 { kIdle = 0, kGrowing = 1, kScoring = 2 };
struct Watch {
  std::array<Site, kMostTowers> sites{};
  u8 count = 0;
  u8 pieces = kTowerPieces;  // left in the supply
  u8 stolen = kNoDesign;
  u8 stage = kIdle;
  std::array<u8, 3> has_grown{};  // a bit per site that has had its piece for this thief
  u8 scored = 0;                  // bit per seat whose guards have scored for him
};
Watch& watch(State& state) { return expansion_state<Watch>(state, kId); }
const Watch& watch(const State& state) { return expansion_state<Watch>(state, kId); }

u8 guard_of(Seat seat, u8 piece) { return static_cast<u8>(1 + seat + 8 * piece); }
Seat seat_of(u8 guard) { return static_cast<Seat>((guard - 1) % 8); }
u8 piece_of(u8 guard) { return static_cast<u8>((guard - 1) / 8); }

Cell cell_of(const State& state, const Site& site) { return state.tiles[site.tile].cell; }
Tower tower_on(const State& state, const Site& site) {
  Tower tower{.cell = cell_of(state, site), .height = site.height};
  if (site.guard != 0) {
    tower.guard = seat_of(site.guard);
    tower.piece = piece_of(site.guard);
  }
  return tower;
}

void tell(EventLog* events, EventNumber option, Seat seat, Cell cell, int amount, u8 design = 0,
          u8 piece = 0) {
  if (events == nullptr) return;
  Event event = expansion_event(kId, option, seat, cell, amount);
  event.design = design;
  event.piece = piece;
  events->add(event);
}

// ---- towers

void build(RulesDraft& draft) {
  Rules& rules = draft.rules;
  for (int i = 0; i < rules.design_count; ++i) {
    TileDesign& design = rules.designs[static_cast<unsigned>(i)];
    const Marks& marks = carcassonne::fact(rules, static_cast<u8>(i)).marks;
    const MarkFact* thief = find_mark(marks, kMarks[2]);
    draft.mark(kId, i, thief != nullptr ? thief->number : has_mark(marks, kMarks[0]) ? kSite : 0);
    if (has_mark(marks, kMarks[1])) design.group = kTowerPile;
    // TOW-01: a tile of the river is left out where nobody has made it part of one.
    if (design.expansion == kId && carcassonne::has_river(design) && design.group == carcassonne::kLandGroup)
      design.copies = 0;
  }
}

void grow(State& state, Site& site, EventLog* events) {
  Watch& now = watch(state);
  --now.pieces;
  ++site.height;
  tell(events, kGrown, kNobody, cell_of(state, site), site.height);
}

// TOW-02: a piece onto the site, as long as there are any.
void on_tile_placed(const Rules& rules, State& state, EventLog* events) {
  Watch& now = watch(state);
  if (rules.marks[kId][state.tiles[state.last_tile].design] != kSite || now.pieces == 0) return;
  guard(now.count < kMostTowers, "Watch::sites");
  Site& site = now.sites[now.count++];
  site = {static_cast<u8>(state.last_tile), 0, 0};
  grow(state, site, events);
}

// ---- guards

// TOW-11: a meeple of any size, which may stand on roads.
bool may_guard(const PieceDef& piece) {
  return piece.weight != 0 && (piece.kinds >> carcassonne::kRoad & 1) != 0;
}

// TOW-03.
void add_piece_actions(const Rules& rules, const State& state, ActionList& actions) {
  unsigned guards = 0;  // bit per piece at hand
  for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece) {
    if (state.supply[state.active][piece] != 0 && may_guard(rules.pieces[piece])) guards |= 1u << piece;
  }
  if (guards == 0) return;
  const Watch& now = watch(state);
  for (unsigned i = 0; i < now.count; ++i) {
    const Tower tower = tower_on(state, now.sites[i]);
    if (!in_sight(tower, state.tiles[state.last_tile].cell)) continue;
    for (unsigned rest = guards; rest != 0; rest &= rest - 1) {
      Action action;
      action.verb = Verb::DeployPiece;
      action.expansion = kId;
      action.piece = static_cast<u8>(std::countr_zero(rest));
      action.cell = tower.cell;
      action.segment = kNoSegment;
      actions.add(action);
    }
  }
}

void send_home(State& state, Site& site, EventLog* events) {
  const Seat seat = seat_of(site.guard);
  const u8 piece = piece_of(site.guard);
  ++state.supply[seat][piece];
  site.guard = 0;
  tell(events, kHome, seat, cell_of(state, site), 0, 0, piece);
}

// TOW-04: whoever stood there gets 2 points, oneself included.
void apply_piece_action(const Rules& rules, State& state, Action action, EventLog* events) {
  Watch& now = watch(state);
  for (unsigned i = 0; i < now.count; ++i) {
    Site& site = now.sites[i];
    if (!(cell_of(state, site) == action.cell)) continue;
    const u8 relieved = site.guard;
    if (relieved != 0) send_home(state, site, events);
    --state.supply[state.active][action.piece];
    site.guard = guard_of(state.active, action.piece);
    tell(events, kPosted, state.active, action.cell, site.height, 0, action.piece);
    if (relieved != 0)
      award_extra(rules, state, seat_of(relieved), rules.reason(kId, 0), kRelievedPoints, false, events,
                  Origin::place(action.cell));
  }
}

// ---- thieves

// Towers that the thief in hand still lets grow: bit per site (TOW-05).
u32 growing(const State& state) {
  const Watch& now = watch(state);
  const u32 done = static_cast<u32>(now.has_grown[0] | now.has_grown[1] << 8 | now.has_grown[2] << 16);
  u32 sites = 0;
  for (unsigned i = 0; i < now.count; ++i) {
    if (now.sites[i].guard == 0 && now.sites[i].height < kHighest) sites |= 1u << i;
  }
  return sites & ~done;
}

void legal_growth(const Rules&, const State& state, Decision, ActionList& actions) {
  for (u32 rest = growing(state); rest != 0; rest &= rest - 1) {
    Action action;
    action.verb = Verb::PlaceToken;
    action.expansion = kId;
    action.piece = kPieceToken;
    action.cell = cell_of(state, watch(state).sites[static_cast<unsigned>(std::countr_zero(rest))]);
    action.segment = kNoSegment;
    actions.add(action);
  }
}

void apply_growth(const Rules&, State& state, Decision, Action action, EventLog* events) {
  Watch& now = watch(state);
  for (unsigned i = 0; i < now.count; ++i) {
    if (!(cell_of(state, now.sites[i]) == action.cell)) continue;
    grow(state, now.sites[i], events);
    now.has_grown[i / 8] = static_cast<u8>(now.has_grown[i / 8] | 1u << i % 8);
  }
}

// TOW-05, I. False: the supply is short and somebody must choose first.
bool grow_all(State& state, EventLog* events) {
  Watch& now = watch(state);
  const u32 sites = growing(state);
  if (now.pieces == 0) return true;
  if (std::popcount(sites) > now.pieces) {
    push_decision(state, {kId, kGrow, state.active, 0});
    return false;
  }
  for (u32 rest = sites; rest != 0; rest &= rest - 1)
    grow(state, now.sites[static_cast<unsigned>(std::countr_zero(rest))], events);
  return true;
}

std::array<u8, kMaxPlayers> guards_by_seat(const State& state) {
  std::array<u8, kMaxPlayers> guards{};
  const Watch& now = watch(state);
  for (unsigned i = 0; i < now.count; ++i) {
    if (now.sites[i].guard != 0) ++guards[seat_of(now.sites[i].guard)];
  }
  return guards;
}

// The tower of the seat's first guard.
Cell first_guard(const State& state, Seat seat) {
  const Watch& now = watch(state);
  for (unsigned i = 0; i < now.count; ++i)
    if (now.sites[i].guard != 0 && seat_of(now.sites[i].guard) == seat) return cell_of(state, now.sites[i]);
  return {};
}

int stolen_value(const Rules& rules, const State& state) {
  const u8 stolen = stolen_tile(state);
  return stolen == kNoDesign ? 0 : thief_on(rules, stolen);
}

// TOW-05, II: one player's guards, a gain of their own that is done with before the next one's (TOW-13).
// False: there are no more.
bool score_guards(const Rules& rules, State& state, EventLog* events) {
  Watch& now = watch(state);
  const auto guards = guards_by_seat(state);
  const int each = thief_on(rules, state.hand) + stolen_value(rules, state);
  Seat seat = state.active;
  for (int i = 0; i < rules.setup.players; ++i, seat = seat_after(rules, seat)) {
    if (guards[seat] == 0 || (now.scored >> seat & 1) != 0) continue;
    now.scored = static_cast<u8>(now.scored | 1u << seat);
    award_extra(rules, state, seat, rules.reason(kId, 0), each * guards[seat], false, events,
                Origin::place(first_guard(state, seat)));
    return true;
  }
  return false;
}

void send_all_home(State& state, EventLog* events) {
  Watch& now = watch(state);
  for (unsigned i = 0; i < now.count; ++i) {
    if (now.sites[i].guard != 0) send_home(state, now.sites[i], events);
  }
  now.stolen = kNoDesign;
}

// TOW-06: the tile in hand goes beside the scoreboard, a tower tile comes instead.
void steal(const Rules& rules, State& state, EventLog* events) {
  Watch& now = watch(state);
  const Cell nowhere{};
  if (now.stolen != kNoDesign)
    tell(events, kAway, state.active, nowhere, stolen_value(rules, state), now.stolen);
  now.stolen = state.hand;
  state.hand = kNoDesign;
  ++state.discarded;  // it is laid no more
  tell(events, kStolen, state.active, nowhere, stolen_value(rules, state), now.stolen);
  if (state.group_left[kTowerPile] != 0)
    draw_from(state, kTowerPile);
  else
    state.step = 0;  // a tile of the land, and a thief on it acts in turn
}

void final_scoring(const Rules& rules, State& state, EventLog* events) {
  const auto guards = guards_by_seat(state);
  const int each = kLastPoints + stolen_value(rules, state);
  for (int seat = 0; seat < rules.setup.players; ++seat) {
    award_extra(rules, state, static_cast<Seat>(seat), rules.reason(kId, 0),
                each * guards[static_cast<unsigned>(seat)], true, events);
  }
}

// ---- what screens show

void holdings(const Rules&, const State& state, Seat seat, HoldingList& held) {
  const int guards = guards_by_seat(state)[seat];
  if (guards != 0) held.add({.key = kReasons[0].key, .amount = guards});
}

void lying(const Rules&, const State& state, LyingList& list) {
  const Watch& now = watch(state);
  for (unsigned i = 0; i < now.count; ++i) {
    const Tower tower = tower_on(state, now.sites[i]);
    list.add({.expansion = kId, .token = kPieceToken, .cell = tower.cell, .count = tower.height});
    if (tower.guard != kNobody)
      list.add({.expansion = kId,
                .token = kGuardToken,
                .cell = tower.cell,
                .seat = tower.guard,
                .piece = tower.piece});
  }
}

constexpr DecisionDef kDecisions[] = {{.key = "grow_tower", .legal = legal_growth, .apply = apply_growth}};

// Between drawing and placing.
StepResult thief_acts(const Rules& rules, State& state, EventLog* events) {
  if (state.hand == kNoDesign || thief_on(rules, state.hand) == 0) return StepResult::Next;
  Watch& now = watch(state);
  if (now.stage == kIdle) {
    now.stage = kGrowing;
    tell(events, kThief, state.active, {}, thief_on(rules, state.hand), state.hand);
  }
  if (now.stage == kGrowing && !grow_all(state, events)) return StepResult::Stay;
  now.stage = kScoring;
  now.has_grown = {};
  if (score_guards(rules, state, events)) return StepResult::Stay;
  now.stage = kIdle;
  if (now.scored == 0) {
    steal(rules, state, events);
    return StepResult::Stay;
  }
  now.scored = 0;
  send_all_home(state, events);
  return StepResult::Next;
}

constexpr Step kSteps[] = {{.name = "thief", .run = thief_acts}};

}  // namespace

Tower tower_at(const State& state, Cell cell) {
  const Watch& now = watch(state);
  for (unsigned i = 0; i < now.count; ++i) {
    if (cell_of(state, now.sites[i]) == cell) return tower_on(state, now.sites[i]);
  }
  return {};
}

bool in_sight(const Tower& tower, Cell cell) {
  const int dx = std::abs(tower.cell.x - cell.x);
  const int dy = std::abs(tower.cell.y - cell.y);
  return (dx == 0 || dy == 0) && dx + dy <= tower.height;
}

int thief_on(const Rules& rules, u8 design) {
  const int mark = rules.marks[kId][design];
  return mark == kSite ? 0 : mark;
}

u8 stolen_tile(const State& state) { return watch(state).stolen; }
int pieces_left(const State& state) { return watch(state).pieces; }

const Expansion kExpansion{
    .id = kId,
    .key = "tower_thieves",
    .marks = kMarks,
    .tokens = kTokens,
    .site = "tower",
    .reasons = kReasons,
    .events = kEvents,
    .decisions = kDecisions,
    .steps = kSteps,
    .tile_set = [](const Setup&) -> std::string_view { return "tower_thieves"; },
    .memory = starts_as<Watch>,
    .build = build,
    .on_tile_placed = on_tile_placed,
    .add_piece_actions = add_piece_actions,
    .apply_piece_action = apply_piece_action,
    .final_scoring = final_scoring,
    .shown = {.holdings = holdings, .lying = lying},
};

}  // namespace bastide::tower_thieves
