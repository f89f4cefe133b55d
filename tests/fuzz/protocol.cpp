// Any bytes as lines of the bot protocol: every line is answered with one line of JSON; a bad line
// changes nothing. Starts inside a running game as well as before one.
#include "engine/game/protocol.h"

#include "engine/data/json.h"

#include <cstdlib>

using namespace bastide;

namespace {

constexpr std::string_view kNew = R"({"cmd":"new","setup":{"players":2,"seed":"fuzz"}})";
constexpr std::string_view kState = R"({"cmd":"state"})";

bool is_refusal(const std::string& answer) { return answer.rfind("{\"error\":", 0) == 0; }

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  if (text.empty()) return 0;
  Protocol protocol;
  if ((text[0] & 1) != 0) protocol.answer(kNew);
  text.remove_prefix(1);
  for (int lines = 0; !text.empty() && lines < 50; ++lines) {
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    const std::string before = protocol.answer(kState);
    const std::string answer = protocol.answer(line);
    if (!parse_json(answer, "answer").ok() || answer.find('\n') != std::string::npos) std::abort();
    if (is_refusal(answer) && protocol.answer(kState) != before) std::abort();
  }
  return 0;
}
