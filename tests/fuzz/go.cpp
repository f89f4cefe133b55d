// Any bytes as a message to a computer player: one line of JSON, which is a refusal that says why, or a legal
// answer in the game that the message holds.
#include "engine/ai/go.h"

#include "engine/data/json.h"
#include "engine/game/action_json.h"

#include <cstdlib>

using namespace bastide;

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  const std::string_view message(reinterpret_cast<const char*>(data), size);
  const auto answer = parse_json(ai::answer_go(message), "answer");
  if (!answer.ok()) std::abort();
  if (answer->contains("error")) {
    if ((*answer)["error"] == "" || (*answer)["code"] == "") std::abort();
    return 0;
  }
  if (answer->contains("grown")) return 0;  // a part of an answer
  const auto request = parse_json(message, "message");
  const auto game = game_from_save((*request)["game"]);
  if (!game.ok() || !action_from_json(game->rules(), game->state(), (*answer)["action"]).ok()) std::abort();
  return 0;
}
