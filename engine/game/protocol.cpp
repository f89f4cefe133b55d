#include "engine/game/protocol.h"

#include "engine/data/json.h"
#include "engine/game/action_json.h"
#include "engine/game/save.h"
#include "engine/game/setup_json.h"

namespace bastide {
namespace {

std::string refuse(const Error& error) {
  Json json;
  json["error"] = error.what;
  json["where"] = error.where;
  json["code"] = error.code;
  return write_json(json);
}

Json supply_json(const Rules& rules, const State& state, int seat) {
  Json supply = Json::object();
  for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece) {
    if (rules.pieces_per_seat[piece] == 0) continue;
    supply[std::string(rules.pieces[piece].key)] = state.supply[static_cast<unsigned>(seat)][piece];
  }
  return supply;
}

}  // namespace

std::string Protocol::answer(std::string_view line) {
  if (line.size() > kMaxSaveBytes) return refuse({"longer than 256 KB", "line"});
  const auto request = parse_json(line, "line");
  if (!request) return refuse(request.error());
  JsonReader reader(*request, "");
  const std::string command = reader.text("cmd");
  if (!reader.ok()) return refuse(reader.error());
  if (command == "new") return start(*request);
  if (command != "apply" && command != "undo" && command != "state") {
    return refuse({"expected new, apply, undo or state", "cmd", "unknown_command"});
  }
  if (!game_) return refuse({"no game: say new first", "cmd", "no_game"});
  if (command == "apply") return act(*request);
  reader.only({"cmd"});
  if (!reader.ok()) return refuse(reader.error());
  if (command == "undo") {
    if (!game_->undo()) return refuse({"nothing to undo", "cmd", "nothing_to_undo"});
    events_told_ = game_->events().size();
  }
  return state(false);
}

std::string Protocol::start(const Json& request) {
  JsonReader reader(request, "");
  reader.only({"cmd", "setup"});
  const Json* setup_json = reader.object("setup");
  if (setup_json == nullptr) reader.fail("missing", "setup");
  if (!reader.ok()) return refuse(reader.error());
  const auto setup = setup_from_json(*setup_json, "setup", catalogue_);
  if (!setup) return refuse(setup.error());
  auto game = Game::create(*setup, catalogue_);
  if (!game) return refuse(game.error());
  game_.emplace(std::move(*game));
  events_told_ = 0;
  return state(true);
}

std::string Protocol::act(const Json& request) {
  JsonReader reader(request, "");
  reader.only({"cmd", "action"});
  reader.require("action");
  if (!reader.ok()) return refuse(reader.error());
  if (game_->over()) return refuse({"the game is over", "action", "over"});
  const auto action = action_from_json(game_->rules(), game_->state(), request["action"]);
  if (!action) return refuse(action.error());
  if (!game_->apply(*action)) return refuse({"not a legal action now", "action", "illegal_action"});
  return state(true);
}

std::string Protocol::state(bool with_events) {
  const Rules& rules = game_->rules();
  const State& state = game_->state();
  Json json;
  json["who"] = nullptr;
  json["what"] = nullptr;
  json["tile"] = nullptr;
  Json legal = Json::array();
  if (!game_->over()) {
    json["who"] = pending(state).who;
    json["what"] = rules.decision_def(pending(state)).key;
    if (state.hand != kNoDesign) json["tile"] = rules.tile_id(state.hand);
    ActionList actions;
    game_->legal(actions);
    for (const Action& action : actions) legal.push_back(action_json(rules, state, action));
  }
  json["legal"] = legal;
  json["scores"] = scores(rules, state);
  Json supply = Json::array();
  for (int seat = 0; seat < rules.setup.players; ++seat) supply.push_back(supply_json(rules, state, seat));
  json["supply"] = supply;
  Json events = Json::array();
  if (with_events) {
    for (; events_told_ < game_->events().size(); ++events_told_) {
      events.push_back(event_json(rules, state, game_->events()[events_told_]));
    }
  }
  json["events"] = events;
  json["left"] = tiles_left(state);
  json["over"] = game_->over();
  return write_json(json);
}

}  // namespace bastide
