#include "engine/game/answer_json.h"

#include "engine/api.h"
#include "engine/data/json.h"
#include "engine/rules/rules.h"
#include "engine/rules/steps.h"

#include <memory>

namespace bastide {
namespace {

// The question, and what may be answered: by all whom it may be told to.
void tell_question(const Rules& rules, const State& state, const State& view, Seat seat, Json& json) {
  json["who"] = nullptr;
  json["what"] = nullptr;
  json["tile"] = nullptr;
  Json legal = Json::array();
  if (!is_over(state)) {
    const Decision& asked = pending(view);
    const DecisionDef& def = rules.decision_def(asked);
    json["who"] = asked.who;
    json["what"] = def.key;
    if (view.hand != kNoDesign) json["tile"] = rules.tile_id(view.hand);
    if (view.spare != kNoDesign) json["spare"] = rules.tile_id(view.spare);
    if (!def.arg_is.empty() && asked.arg != 0) json[std::string(def.arg_is)] = asked.arg;
    if (seat == kNobody || seat == asked.who || !is_secret(rules, state)) {
      ActionList actions;
      legal_actions(rules, state, actions);
      for (const Action& action : actions) legal.push_back(action_json(rules, state, action));
    }
  }
  json["legal"] = std::move(legal);
}

// A list with an entry for each seat.
template <class Of>
Json by_seat(const Rules& rules, Of&& of) {
  Json list = Json::array();
  for (int seat = 0; seat < rules.setup.players; ++seat) list.push_back(of(static_cast<Seat>(seat)));
  return list;
}

Json supply_json(const Rules& rules, const State& view, Seat seat) {
  Json supply = Json::object();
  for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece) {
    if (rules.pieces_per_seat[piece] != 0)
      supply[std::string(rules.pieces[piece].key)] = view.supply[seat][piece];
  }
  return supply;
}

// Where in the hand which tile is; null where none is, or none that the view knows.
Json hand_json(const Rules& rules, const State& view, Seat seat) {
  Json hand = Json::array();
  for (const u8 tile : held_tiles(rules, view, seat))
    hand.push_back(tile == kNoDesign ? Json() : Json(rules.tile_id(tile)));
  return hand;
}

Json holdings_json(const HoldingList& list) {
  Json json = Json::array();
  for (const Holding& one : list) {
    Json entry;
    entry["what"] = one.key;
    entry[one.title ? "worth" : "amount"] = one.amount;
    json.push_back(entry);
  }
  return json;
}

Json on_scoreboard_json(const Rules& rules, const OnScoreboard& token) {
  Json json;
  json["room"] = rules.expansions[token.expansion]->key;
  json["token"] = rules.expansions[token.expansion]->tokens[token.token].key;
  json["player"] = token.seat;
  json["space"] = token.space;
  return json;
}

Json face_down_json(const Rules& rules, const FaceDown& token) {
  Json json;
  json["room"] = rules.expansions[token.expansion]->key;
  json["spaces"] = token.spaces;
  return json;
}

}  // namespace

Json answer_json(const Rules& rules, const State& state, Seat seat, std::span<const Event> events) {
  const auto seen = std::make_unique<State>();
  view_for(rules, state, seat, *seen);
  const State& view = *seen;
  Json json;
  tell_question(rules, state, view, seat, json);
  json["scores"] = scores(rules, view);
  if (rules.counters_per_seat > 1)
    json["counters"] =
        by_seat(rules, [&](Seat s) { return Json{shown_by(view, s, 0), shown_by(view, s, 1)}; });
  json["supply"] = by_seat(rules, [&](Seat s) { return supply_json(rules, view, s); });
  if (!rules.hooks.held_tiles.empty())
    json["hands"] = by_seat(rules, [&](Seat s) { return hand_json(rules, view, s); });
  if (any_shows(rules, &Shown::holdings))
    json["holdings"] = by_seat(rules, [&](Seat s) {
      return holdings_json(all_shown<HoldingList>(rules, view, &Shown::holdings, s));
    });
  if (any_shows(rules, &Shown::hidden_holdings))
    json["hidden"] = by_seat(rules, [&](Seat s) {
      return holdings_json(all_shown<HoldingList>(rules, view, &Shown::hidden_holdings, s));
    });
  if (any_shows(rules, &Shown::lying)) {
    json["lying"] = Json::array();
    for (const Lying& one : all_shown<LyingList>(rules, view, &Shown::lying))
      json["lying"].push_back(lying_json(rules, view, one));
  }
  if (any_shows(rules, &Shown::on_scoreboard)) {
    json["on_scoreboard"] = Json::array();
    for (const OnScoreboard& one : all_shown<OnScoreboardList>(rules, view, &Shown::on_scoreboard))
      json["on_scoreboard"].push_back(on_scoreboard_json(rules, one));
  }
  if (any_shows(rules, &Shown::face_down)) {
    json["face_down"] = Json::array();
    for (const FaceDown& one : all_shown<FaceDownList>(rules, view, &Shown::face_down))
      json["face_down"].push_back(face_down_json(rules, one));
  }
  Json heard = Json::array();
  for (const Event& event : events) heard.push_back(event_json(rules, state, event_for(rules, event, seat)));
  json["events"] = std::move(heard);
  // How many tiles are in the bag everybody may know; a view may have those there that others hold.
  json["left"] = tiles_left(state);
  json["over"] = is_over(state);
  return json;
}

Json error_json(const Error& error) {
  Json json;
  json["error"] = error.what;
  json["where"] = error.where;
  json["code"] = error.code;
  return json;
}

}  // namespace bastide
