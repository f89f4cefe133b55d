// Any bytes as lines of the bot protocol: every line is answered with one line of JSON; a bad line
// changes nothing. In a game that was begun as well as before one; the game is kept from run to run, and what
// a run has changed is taken back.
#include "engine/game/protocol.h"

#include "engine/data/json.h"

#include <cstdlib>
#include <memory>

using namespace bastide;

namespace {

// Few tiles, so that there are few legal answers to write down.
constexpr std::string_view kNew =
    R"({"cmd":"new","setup":{"players":2,"deck":["V","D","U","E","B","W","K","X","C","L"]}})";
constexpr std::string_view kState = R"({"cmd":"state"})";
constexpr int kLines = 4;

bool is_refusal(const std::string& answer) { return answer.rfind("{\"error\":", 0) == 0; }

// An answer without its events: the state it tells of.
std::string told_state(std::string answer) {
  const auto from = answer.find("\"events\":[");
  const auto to = answer.rfind("],\"left\":");
  if (from != std::string::npos && to != std::string::npos) answer.erase(from, to - from);
  return answer;
}

// Answers the lines; what the last state is that was told. `state`: before them.
std::string answer_lines(Protocol& protocol, std::string_view text, std::string state) {
  for (int lines = 0; !text.empty() && lines < kLines; ++lines) {
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    const std::string answer = protocol.answer(line);
    if (!parse_json(answer, "answer").ok() || answer.find('\n') != std::string::npos) std::abort();
    const std::string now =
        told_state(protocol.answer(kState));  // as all may know it, whomever the answer is for
    if (is_refusal(answer) && now != state) std::abort();
    state = now;
  }
  return state;
}

// A game, so far along, that is kept from run to run.
struct Begun {
  std::unique_ptr<Protocol> protocol;
  std::string state;

  void begin() {
    protocol = std::make_unique<Protocol>();
    protocol->answer(kNew);
    for (int i = 0; i < 3; ++i) protocol->answer(R"({"cmd":"apply","action":0})");
    state = told_state(protocol->answer(kState));
  }
  void run(std::string_view lines) {
    std::string now = answer_lines(*protocol, lines, state);
    for (int i = 0; now != state && i < kLines; ++i) now = told_state(protocol->answer(R"({"cmd":"undo"})"));
    if (now != state) begin();
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  static Begun begun;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (text.empty()) return 0;
  if ((text[0] & 1) == 0) {
    Protocol fresh;
    answer_lines(fresh, text.substr(1), fresh.answer(kState));
    return 0;
  }
  if (!begun.protocol) begun.begin();
  begun.run(text.substr(1));
  return 0;
}
