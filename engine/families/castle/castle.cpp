// The descriptor of the Castle: set-up (CAS-01 to CAS-03), what areas are worth (CAS-20 to CAS-22), and what
// is shown of it.
#include "engine/families/castle/castle.h"

#include "engine/families/castle/compile.h"
#include "engine/rules/steps.h"

#include <algorithm>

namespace bastide::castle {
namespace {

constexpr int kMarketPoints = 3;  // CAS-43

constexpr KindDef kKinds[] = {{"path"}, {"tower"}, {"house"}, {"courtyard"}};
constexpr PieceDef kPieces[] = {{.key = "follower",
                                 .weight = 1,
                                 .kinds = bit(kPath) | bit(kTower) | bit(kHouse) | bit(kCourtyard),
                                 .count = 6}};
constexpr ReasonDef kReasons[] = {{"tiles"},      {"well"},     {"markets"},    {"empty_cells"},
                                  {"tower_x4"},   {"house_x2"}, {"open_path"},  {"open_tower"},
                                  {"open_house"}, {"market_4"}, {"five_points"}};
constexpr CounterDef kCounters[] = {{"wells"}, {"market"}};
constexpr TokenDef kTokens[] = {
    {"extra_turn", 2, TokenPlace::Scoreboard},  {"tower_x4", 2, TokenPlace::Scoreboard},
    {"house_x2", 2, TokenPlace::Scoreboard},    {"open_path", 2, TokenPlace::Scoreboard},
    {"open_tower", 2, TokenPlace::Scoreboard},  {"open_house", 2, TokenPlace::Scoreboard},
    {"market_4", 2, TokenPlace::Scoreboard},    {"keep_plus_2", 2, TokenPlace::Scoreboard},
    {"five_points", 2, TokenPlace::Scoreboard}, {"keep", 2, TokenPlace::Land},
};
constexpr EventDef kEvents[] = {
    {.key = "token_taken", .remembered = Most::Times, .of_token = true},
    {.key = "token_used", .of_token = true},
    {.key = "keep_set", .of_token = true, .of_place = true},
};
int copies_of_token(const Rules& rules, u8 kind) { return facts(rules).tokens[kind].count; }  // CAS-02

constexpr DecisionDef kDecisions[] = {
    {.key = "draw_tile", .legal = legal_draws, .apply = apply_draw, .weight = draw_weight},
    {.key = "place_tile", .legal = legal_placements, .apply = apply_placement},
    {.key = "deploy", .legal = legal_deployments, .apply = apply_deployment},
    {.key = "score_next", .legal = legal_areas, .apply = apply_area},
    {.key = "use_token", .legal = legal_use, .apply = apply_use},
    {.key = "open_token",
     .legal = legal_openings,
     .apply = apply_opening,
     .weight = opening_weight,
     .given_by = "tokens",
     .given_high = kTokenKinds - 1,
     .copies = copies_of_token,
     .first_is_neutral = true},  // the kinds that count at the end come last
};

std::optional<Error> build(RulesDraft& draft) {
  Rules& rules = draft.rules;
  const auto read = castle::facts();
  if (!read) return read.error();
  const Facts& game = **read;
  if (rules.setup.copies(kCoreId) != 1)
    return Error{"the castle is built from one of each tile", "copies", "copies"};  // CAS-02
  if (game.track.size() != static_cast<std::size_t>(kFamily.spaces))
    return Error{"expected a hundred spaces", "castle.wall.track", "malformed"};  // CAS-01
  rules.facts = &game;
  for (const TileFacts& tile : game.tiles) {
    if (auto error = draft.add_design(compile(tile), {tile.id, "castle", &tile})) return error;
  }
  for (const StartField& field : game.start_fields) {
    if (auto error = draft.add_design(compile(field), {field.id, "castle", nullptr})) return error;
  }
  for (const Cell cell : game.cells) rules.shape.add(cell);
  rules.traits.shape = &rules.shape;
  rules.deployable_kinds = kPieces[0].kinds;
  draft.give(kCoreId, kFollower, game.followers);
  return std::nullopt;
}

// CAS-02, CAS-12: the wall with its start fields and the tokens on it.
void start(const Rules& rules, State& state) {
  const Facts& game = facts(rules);
  for (std::size_t i = 0; i < game.start_fields.size(); ++i) {
    const auto design = static_cast<u8>(game.tiles.size() + i);
    lay_tile(state, rules.traits, rules.designs.data(), design, game.start_fields[i].place(), 0);
  }
  Memory& mine = memory(state);
  mine = Memory{};
  for (unsigned i = 0; i < game.towers.size(); ++i) {
    if (game.towers[i].token) mine.on_wall = static_cast<u16>(mine.on_wall | 1u << i);
  }
  for (unsigned kind = 0; kind < kTokenKinds; ++kind)
    mine.unseen[kind] = static_cast<u8>(game.tokens[kind].count);
}

// CAS-41: what is not complete is worth nothing, but for courtyards, which never are.
void points_of(const Rules&, const State&, const FeatureView& area, Points& points) {
  if (area.complete || area.kind == kCourtyard) area_points(area, points);
}

// CAS-23: on a tie it is nobody's; what a holder would get at the end, tokens included.
bool value_of(const Rules& rules, const State& state, SegmentId segment, FeatureValue& value) {
  const Feature& area = feature_of(state, segment);
  const Seat holder = holder_of(area.figures);
  value.owners = holder == kNobody ? u8{0} : static_cast<u8>(1u << holder);
  Points complete;
  area_points(view_of(rules, state, segment, true), complete);
  value.complete = complete.total();
  if (is_complete(area)) {
    value.now = value.complete;
  } else if (area.kind == kCourtyard) {
    const bool four = holder != kNobody && memory(state).held[holder][kMarket4] != 0;
    value.now = value.complete + (four ? lane(area.counters, kMarkets) : 0);
  } else if (holder != kNobody) {
    const int token = kOpenPath + area.kind;
    const OpenAreas areas = open_areas(state, holder, area.kind);
    const unsigned tokens = memory(state).held[holder][static_cast<unsigned>(token)];
    for (unsigned i = 0; i < areas.size() && i < tokens; ++i) {
      if (find(state, areas[i].segment) == find(state, segment)) value.now = areas[i].points;
    }
  }
  if (holder != kNobody) value.each[holder] = static_cast<i16>(value.now);
  return true;
}

// Not while tokens lie open that change what is being scored, or areas wait for it.
bool ends_by_features(const Rules&, const State& state) {
  const u8 asked = state.top().kind;
  return asked == kDrawDecision || asked == kPlaceDecision;
}

// CAS-44: tokens for unfinished areas look for the best.
bool counts_elsewhere(const Rules&, const State& state, Seat seat, Kind kind) {
  return kind != kCourtyard && memory(state).held[seat][static_cast<unsigned>(kOpenPath + kind)] != 0;
}

void memories(const Rules&, KindList& kinds) {
  for (const Kind kind : {kTower, kHouse, kPath, kCourtyard}) kinds.add(kind);
}

// The keeps, each on a follower's place in its house.
void lying(const Rules&, const State& state, LyingList& list) {
  for (unsigned seat = 0; seat < kSeats; ++seat) {
    const SegmentId segment = memory(state).keep[seat];
    if (segment == kNoSegmentId) continue;
    Lying one;
    one.token = kKeepToken;
    one.cell = state.tiles[state.tile_of[segment]].cell;
    one.segment = local_segment(state, segment);
    one.seat = static_cast<Seat>(seat);
    list.add(one);
  }
}

void holdings(const Rules&, const State& state, Seat seat, HoldingList& list) {
  for (unsigned kind = 0; kind < kTokenKinds; ++kind) {
    if (memory(state).held[seat][kind] != 0) list.add({kTokenKeys[kind], memory(state).held[seat][kind]});
  }
}

// CAS-02: the tokens still on the wall, each beside both spaces of its corner tower.
void face_down(const Rules& rules, const State& state, FaceDownList& list) {
  const auto spaces = static_cast<int>(facts(rules).track.size());
  for (unsigned tower = 0; tower < facts(rules).towers.size(); ++tower) {
    if ((memory(state).on_wall >> tower & 1) == 0) continue;
    FaceDown token;
    unsigned count = 0;
    for (int space = 0; space < spaces; ++space) {
      if (facts(rules).track[static_cast<unsigned>(space)].tower == static_cast<int>(tower) &&
          count < token.spaces.size())
        token.spaces[count++] = static_cast<u8>(space);
    }
    list.add(token);
  }
}

// The larger keep, or both.
void remembered(const Rules&, const State& state, MemoryList& list) {
  const int most = std::max(keep_size(state, 0), keep_size(state, 1));
  Remembered keep{.key = "castle.keep", .amount = most};
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (most == 0 || keep_size(state, seat) != most) continue;
    keep.seats = static_cast<u8>(keep.seats | 1u << seat);
    keep.feature = memory(state).keep[seat];
  }
  list.add(keep);
}

constexpr Step kSteps[] = {
    {.name = "score", .run = score_areas, .scores = true},
    {.name = "another turn", .run = offer_turn},
    {.name = "end of turn", .run = finish_turn},
    {.name = "tokens off the wall", .run = clear_wall},
    {.name = "keeps", .run = score_keeps},
    {.name = "courtyards", .run = score_courtyards, .of_features = true},
    {.name = "tokens", .run = score_tokens},
};

const Expansion kCore{
    .id = kCoreId,
    .key = "castle",
    .tokens = kTokens,
    .events = kEvents,
    .decisions = kDecisions,
    .steps = kSteps,
    .shown = {.holdings = holdings, .lying = lying, .face_down = face_down, .memories = remembered},
};

}  // namespace

const Family kFamily{
    .key = "castle",
    .facts = "castle",
    // CAS-11: paths meet paths, everything else may lie beside everything else.
    .traits = {.match = {bit(kPath), bit(kTower) | bit(kHouse) | bit(kCourtyard),
                         bit(kTower) | bit(kHouse) | bit(kCourtyard),
                         bit(kTower) | bit(kHouse) | bit(kCourtyard)},
               .closing_kinds = bit(kPath) | bit(kTower) | bit(kHouse),
               .mixed_edges = true,
               .border_closes = true},
    .kinds = kKinds,
    .pieces = kPieces,
    .reasons = kReasons,
    .counters = kCounters,
    .min_players = kSeats,
    .max_players = kSeats,
    .core = &kCore,
    .build = build,
    .start = start,
    .points_of = points_of,
    .value_of = value_of,
    .ends_by_features = ends_by_features,
    .counts_elsewhere = counts_elsewhere,
    .memories = memories,
    .field_kind = kCourtyard,
    .spaces = 100,  // CAS-01
    .landings = true,
};

int space_of(const Rules& rules, i32 score) { return score % static_cast<int>(facts(rules).track.size()); }

int token_tower_at(const Rules& rules, const State& state, int space) {
  const int tower = facts(rules).track[static_cast<unsigned>(space)].tower;
  return tower >= 0 && (memory(state).on_wall >> tower & 1) != 0 ? tower : -1;
}

Seat holder_of(Lanes figures) {
  const int first = lane(figures, 0);
  const int second = lane(figures, 1);
  return first > second ? Seat{0} : second > first ? Seat{1} : kNobody;
}

void area_points(const FeatureView& area, Points& points) {
  switch (area.kind) {
    case kPath:
      points.add(kTilesReason, area.tiles);
      if (lane(area.counters, kWells) != 0) points.add(kWellReason, area.tiles);  // CAS-20, CAS-22
      break;
    case kTower: points.add(kTilesReason, 2 * area.tiles); break;  // CAS-21
    case kHouse: points.add(kTilesReason, area.tiles); break;
    default: points.add(kMarketsReason, kMarketPoints * lane(area.counters, kMarkets)); break;
  }
}

}  // namespace bastide::castle
