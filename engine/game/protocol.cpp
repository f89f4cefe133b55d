#include "engine/game/protocol.h"

#include "engine/data/json.h"
#include "engine/game/answer_json.h"
#include "engine/game/save.h"
#include "engine/game/setup_json.h"

#include <algorithm>

namespace bastide {
namespace {

std::string refuse(const Error& error) { return write_json(error_json(error)); }

// For whom the answer is: a seat below `players`, or kNobody if none is named.
Seat seat_of(JsonReader& reader, int players) {
  return reader.has("seat") ? static_cast<Seat>(reader.integer("seat", 0, 0, players - 1)) : kNobody;
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
  reader.only({"cmd", "seat"});
  const Seat seat = seat_of(reader, game_->setup().setup.players);
  if (!reader.ok()) return refuse(reader.error());
  if (command == "undo") {
    if (!game_->undo()) return refuse({"nothing to undo", "cmd", "nothing_to_undo"});
    for (std::size_t& told : events_told_) told = std::min(told, game_->events().size());
  }
  return tell(seat);
}

std::string Protocol::start(const Json& request) {
  JsonReader reader(request, "");
  reader.only({"cmd", "setup", "seat"});
  const Json* setup_json = reader.object("setup");
  if (setup_json == nullptr) reader.fail("missing", "setup");
  if (!reader.ok()) return refuse(reader.error());
  const auto setup = setup_from_json(*setup_json, "setup", catalogue_);
  if (!setup) return refuse(setup.error());
  const Seat seat = seat_of(reader, setup->setup.players);
  if (!reader.ok()) return refuse(reader.error());
  auto game = Game::create(*setup, catalogue_);
  if (!game) return refuse(game.error());
  game_.emplace(std::move(*game));
  events_told_.fill(0);
  return tell(seat);
}

std::string Protocol::act(const Json& request) {
  JsonReader reader(request, "");
  reader.only({"cmd", "action", "seat"});
  reader.require("action");
  const Seat seat = seat_of(reader, game_->setup().setup.players);
  if (!reader.ok()) return refuse(reader.error());
  if (game_->over()) return refuse({"the game is over", "action", "over"});
  const Seat asked = pending(game_->state()).who;
  if (seat != kNobody && seat != asked && is_secret(game_->rules(), game_->state()))
    return refuse({"only seat " + std::to_string(asked) + " may answer", "seat", "secret"});
  const auto action = action_from_json(game_->rules(), game_->state(), request["action"]);
  if (!action) return refuse(action.error());
  if (!game_->apply(*action)) return refuse({"not a legal action now", "action", "illegal_action"});
  return tell(seat);
}

std::string Protocol::tell(Seat seat) {
  std::size_t& told = events_told_[std::min<std::size_t>(seat, kMaxPlayers)];
  const auto events = std::span(game_->events()).subspan(told);
  told = game_->events().size();
  return write_json(answer_json(game_->rules(), game_->state(), seat, events));
}

}  // namespace bastide
