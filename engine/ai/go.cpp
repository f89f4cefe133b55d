#include "engine/ai/go.h"

#include "engine/ai/answer.h"
#include "engine/data/json.h"
#include "engine/game/answer_json.h"
#include "engine/game/deck.h"

#include <memory>

namespace bastide::ai {
namespace {

// A message that has been read.
struct Request {
  Game game;
  Seat seat;
  std::string seed;
};

Result<Request> read_request(std::string_view message, Catalogue catalogue) {
  if (message.size() > kMaxGoBytes) return Error{"longer than 257 KB", "message"};
  auto json = parse_json(message, "message");
  if (!json) return json.error();
  JsonReader reader(*json, "");
  const std::string command = reader.text("cmd");
  if (!reader.ok()) return reader.error();
  if (command != "go") return Error{"expected go", "cmd", "unknown_command"};
  reader.only({"cmd", "seat", "seed", "game"});
  reader.require("seat");
  const int seat = reader.integer("seat", 0, 0, kMaxPlayers - 1);
  const std::string seed = reader.text("seed");
  if (reader.ok() && !is_valid_seed(seed))
    reader.fail("1 to 40 characters of A-Z a-z 0-9 . _ -", "seed", "seed");
  if (reader.object("game") == nullptr) reader.fail("missing", "game");
  if (!reader.ok()) return reader.error();
  auto game = game_from_save(std::move((*json)["game"]), catalogue);
  if (!game) return game.error();
  if (game->over()) return Error{"the game is over", "game", "over"};
  if (const Seat asked = pending(game->state()).who; asked != seat)
    return Error{"seat " + std::to_string(asked) + " is asked", "seat", "not_asked"};
  return Request{std::move(*game), static_cast<Seat>(seat), seed};
}

}  // namespace

std::string answer_go(std::string_view message, Catalogue catalogue) {
  const auto request = read_request(message, catalogue);
  if (!request) return write_json(error_json(request.error()));
  const Rules& rules = request->game.rules();
  // from here on nothing is known but what the seat may know
  const auto view = std::make_unique<State>();
  view_for(rules, request->game.state(), request->seat, *view);
  Rng rng(hash_text(request->seed));
  Json answer;
  answer["action"] = action_json(rules, *view, choose_answer(rules, *view, rng));
  return write_json(answer);
}

}  // namespace bastide::ai
