#include "engine/game/action_json.h"

#include "engine/api.h"
#include "engine/core/sort.h"
#include "engine/data/json.h"
#include "engine/game/action_text.h"
#include "engine/rules/rules.h"

#include <algorithm>
#include <functional>

namespace bastide {
namespace {

using std::string;
using std::string_view;

constexpr std::array<string_view, kVerbs> kVerbKeys = {
    "draw_tile",   "roll",        "place_tile",  "deploy", "return",
    "move_figure", "place_token", "pick_option", "pass",   "return_token"};

constexpr std::array<string_view, 10> kEventKeys = {
    "tile_drawn",      "tile_discarded", "tile_put_back", "tile_placed", "figure_placed",
    "figure_returned", "scored",         "turn_ended",    "game_over",   "room"};
static_assert(kEventKeys.size() == static_cast<std::size_t>(EventKind::ExpansionEvent) + 1);

// What any action may say of itself.
constexpr string_view kActionMembers[] = {"verb",     "room",  "tile",    "x",     "y",
                                          "rotation", "piece", "feature", "edges", "edge_halves",
                                          "number",   "token", "space",   "option"};

const PlacedTile* tile_at(const State& state, Cell cell) {
  const GridEntry entry = state.at(cell);
  return is_tile(entry) ? &state.tiles[entry - 1u] : nullptr;
}

Json cell_json(Cell cell, Json json) {
  json["x"] = cell.x;
  json["y"] = cell.y;
  return json;
}

// Sides of the board that segments of a tile reach.
Json edges_json(const PlacedTile& tile, u8 sides) {
  Json edges = Json::array();
  for (int side = 0; side < kSides; ++side) {
    if ((sides >> tile_side(side, tile.rotation) & 1) != 0)
      edges.push_back(string(1, kSideLetters[static_cast<unsigned>(side)]));
  }
  return edges;
}

// What something reaches that joins two segments of a tile.
Json joint_json(const Rules& rules, const PlacedTile& tile, u8 a, u8 b) {
  const auto& segments = rules.designs[tile.design].segments;
  return edges_json(tile, static_cast<u8>(segments[a].sides | segments[b].sides));
}

// A token by its name and where it is put or taken from.
Json token_json(const Rules& rules, const State& state, const Action& action, Json json) {
  json["token"] = token_name(rules, action.expansion, action.piece);
  const auto& tokens = rules.expansions[action.expansion]->tokens;
  const TokenPlace at = action.piece < tokens.size() ? tokens[action.piece].at : TokenPlace::Land;
  if (at == TokenPlace::Scoreboard) {
    if (action.verb == Verb::PlaceToken) json["space"] = action.option;
    return json;
  }
  json = cell_json(action.cell, std::move(json));
  const PlacedTile* tile = tile_at(state, action.cell);
  if (tile == nullptr) return json;
  if (at == TokenPlace::Joint)
    json["edges"] = joint_json(rules, *tile, action.segment, action.option);
  else if (action.segment != kNoSegment)
    describe_segment(rules, *tile, action.segment, json);
  return json;
}

Json points_json(const Rules& rules, const Points& points) {
  Json list = Json::array();
  for (const PointItem& item : points) {
    Json entry;
    entry["reason"] = rules.reason_key(item.reason);
    entry["points"] = item.amount;
    list.push_back(entry);
  }
  return list;
}

// Lists that say where something lies may come in any order.
Json normalised(Json value) {
  if (!value.is_object()) return value;
  for (const char* key : {"edges", "edge_halves"}) {
    const auto it = value.find(key);
    if (it != value.end() && it->is_array()) {
      auto& list = it->get_ref<Json::array_t&>();
      sort_by(list, std::less<>());
    }
  }
  return value;
}

// Enclosed fields have no edge to tell them apart: which of those on the tile it is, from 1; 0 if it is
// the only one.
int number_among_enclosed(const Rules& rules, const TileDesign& design, u8 local) {
  int number = 1;
  int count = 0;
  for (unsigned i = 0; i < design.segment_count; ++i) {
    const SegmentDesign& other = design.segments[i];
    if (other.kind != rules.family->field_kind || other.halves != 0) continue;
    ++count;
    number += i < local ? 1 : 0;
  }
  return count > 1 ? number : 0;
}

// In the figure step every figure goes onto the tile just placed, so its cell need not be said.
bool goes_without_cell(const State& state, const Action& action) {
  return action.verb == Verb::DeployPiece && state.asks != 0 && state.top().expansion == kCoreId &&
         action.cell == state.tiles[state.last_tile].cell;
}

// Whether every member of `asked` stands in `offered`: answers may leave out what is not needed.
bool matches(const Json& asked, const Json& offered) {
  for (const auto& [key, value] : asked.items()) {
    const auto it = offered.find(key);
    if (it == offered.end() || *it != value) return false;
  }
  return true;
}

}  // namespace

std::span<const string_view> verb_keys() { return kVerbKeys; }
std::span<const string_view> event_keys() { return kEventKeys; }

void describe_segment(const Rules& rules, const PlacedTile& tile, u8 local, Json& out) {
  const SegmentDesign& segment = rules.designs[tile.design].segments[local];
  out["feature"] = rules.family->kinds[segment.kind].key;
  if (segment.kind == rules.family->field_kind) {
    Json halves = Json::array();
    for (unsigned half = 0; half < kHalfEdges; ++half) {
      // Board half edge h shows the tile's own half edge h - 2 * rotation.
      const unsigned own = (half + 2u * (4u - tile.rotation)) & 7u;
      if ((segment.halves >> own & 1) != 0) halves.push_back(kHalfEdgeNames[half]);
    }
    out["edge_halves"] = halves;
    const int number =
        segment.halves == 0 ? number_among_enclosed(rules, rules.designs[tile.design], local) : 0;
    if (number != 0) out["number"] = number;
  } else if (segment.sides != 0) {
    out["edges"] = edges_json(tile, segment.sides);
  }
}

Json action_json(const Rules& rules, const State& state, const Action& action) {
  Json json;
  json["verb"] = kVerbKeys[static_cast<unsigned>(action.verb)];
  if (action.expansion != kCoreId) json["room"] = rules.expansions[action.expansion]->key;
  switch (action.verb) {
    case Verb::DrawTile: json["tile"] = rules.tile_id(action.option); break;
    case Verb::PlaceTile:
      json["tile"] = rules.tile_id(action.option);
      json = cell_json(action.cell, std::move(json));
      json["rotation"] = action.rotation * 90;
      break;
    case Verb::Roll: json["option"] = action.option; break;
    case Verb::PickOption: json["option"] = option_name(rules, action.expansion, action.option); break;
    case Verb::DeployPiece:
    case Verb::ReturnPiece:
    case Verb::MoveFigure: {
      json["piece"] = rules.pieces[action.piece].key;
      if (!goes_without_cell(state, action)) json = cell_json(action.cell, std::move(json));
      const PlacedTile* tile = tile_at(state, action.cell);
      if (action.segment == kNoSegment)
        json["feature"] = rules.expansions[action.expansion]->site;
      else if (tile != nullptr)
        describe_segment(rules, *tile, action.segment, json);
      break;
    }
    case Verb::PlaceToken:
    case Verb::ReturnToken: json = token_json(rules, state, action, std::move(json)); break;
    case Verb::Pass: break;
  }
  return json;
}

Result<Action> action_from_json(const Rules& rules, const State& state, const Json& answer) {
  ActionList legal;
  legal_actions(rules, state, legal);
  if (answer.is_number_integer()) {
    const std::int64_t index = whole_number(answer).value_or(-1);
    if (index < 0 || index >= legal.size()) {
      return Error{"index out of range: there are " + std::to_string(legal.size()) + " legal actions",
                   "action", "illegal_action"};
    }
    return legal[static_cast<int>(index)];
  }
  if (!answer.is_object()) return Error{"expected an object or an index", "action", "malformed"};
  JsonReader reader(answer, "action");
  reader.only(kActionMembers);
  reader.require("verb");
  if (!reader.ok()) return reader.error();
  const Json asked = normalised(answer);
  const Action* found = nullptr;
  bool several = false;
  for (const Action& action : legal) {
    Json offered = normalised(action_json(rules, state, action));
    const std::size_t size = offered.size();
    if (goes_without_cell(state, action)) offered = cell_json(action.cell, std::move(offered));
    if (!matches(asked, offered)) continue;
    if (asked.size() == size) return action;  // said in full, though it may be a part of another
    several = several || found != nullptr;
    found = &action;
  }
  if (several) return Error{"fits several legal actions: say more", "action", "ambiguous_action"};
  if (found == nullptr) return Error{"not a legal action now", "action", "illegal_action"};
  return *found;
}

Json lying_json(const Rules& rules, const State& state, const Lying& lying) {
  Json json;
  json["room"] = rules.expansions[lying.expansion]->key;
  json["token"] = token_name(rules, lying.expansion, lying.token);
  if (lying.seat != kNobody) json["player"] = lying.seat;
  if (lying.piece != kNoPiece) json["piece"] = rules.pieces[lying.piece].key;
  json = cell_json(lying.cell, std::move(json));
  if (const PlacedTile* tile = tile_at(state, lying.cell); tile != nullptr && lying.segment != kNoSegment) {
    describe_segment(rules, *tile, lying.segment, json);
    if (lying.other != kNoSegment) json["edges"] = joint_json(rules, *tile, lying.segment, lying.other);
  }
  json["count"] = lying.count;
  return json;
}

Json event_json(const Rules& rules, const State& state, const Event& event) {
  Json json;
  json["event"] = kEventKeys[static_cast<unsigned>(event.kind)];
  if (event.seat != kNobody) json["player"] = event.seat;
  const auto place = [&] {
    json = cell_json(event.cell, std::move(json));
    const PlacedTile* tile = tile_at(state, event.cell);
    if (tile != nullptr && event.segment != kNoSegment) describe_segment(rules, *tile, event.segment, json);
  };
  switch (event.kind) {
    case EventKind::TileDrawn:
    case EventKind::TilePutBack:
    case EventKind::TileDiscarded: json["tile"] = rules.tile_id(event.design); break;
    case EventKind::TilePlaced:
      json["tile"] = rules.tile_id(event.design);
      place();
      json["rotation"] = event.rotation * 90;
      break;
    case EventKind::FigurePlaced:
    case EventKind::FigureReturned:
      json["piece"] = rules.pieces[event.piece].key;
      place();
      break;
    case EventKind::Scored:
      if (event.segment != kNoSegment) {
        place();
        json["feature"] = rules.family->kinds[event.feature].key;
      }
      json["points"] = event.amount;
      json["reasons"] = points_json(rules, event.points);
      json["final"] = event.final_scoring;
      if (rules.counters_per_seat > 1) json["counter"] = event.counter;
      if (rules.family->landings) json["space"] = event.space;
      break;
    case EventKind::ExpansionEvent: {
      const EventDef& def = rules.expansions[event.expansion]->events[event.option];
      json["room"] = rules.expansions[event.expansion]->key;
      json["what"] = def.key;
      if (!def.secret || event.amount != 0) json["amount"] = event.amount;
      if (def.of_token) json["token"] = token_name(rules, event.expansion, event.piece);
      if (def.of_piece) json["piece"] = rules.pieces[event.piece].key;
      if (def.of_tile) json["tile"] = rules.tile_id(event.design);
      if (def.of_place) place();
      break;
    }
    case EventKind::TurnEnded:
    case EventKind::GameOver: break;
  }
  return json;
}

}  // namespace bastide
