// The worker's entry: a message in, an answer out (README.md here says how they travel).
#include "engine/ai/go.h"

#include <emscripten.h>

#include <string>

// clang-format off
EM_JS_DEPS(bastide_worker, "$UTF8ToString,$stringToNewUTF8");

EM_JS(void, js_listen, (), {
  self.onmessage = ({data}) => {
    const message = stringToNewUTF8(data[1]);
    const answer = UTF8ToString(_bastide_answer(message));
    _free(message);
    self.postMessage([data[0], answer]);
  };
  self.postMessage(null);
});
// clang-format on

namespace {

// How long may be thought: the engine has no clock.
double ends_at = 0;
constexpr bastide::ai::Stopwatch kClock = {
    .start = [](void*, int ms) { ends_at = emscripten_get_now() + ms; },
    .is_over = [](void*) { return emscripten_get_now() >= ends_at; },
};

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE const char* bastide_answer(const char* message) {
  static std::string answer;  // kept while JavaScript reads it
  answer = bastide::ai::answer_go(message, bastide::built_in(), &kClock);
  return answer.c_str();
}

int main() { js_listen(); }
