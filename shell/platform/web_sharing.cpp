// The browser side of sharing.h.
#include "shell/platform/calls.h"
#include "shell/platform/sharing.h"

#include <emscripten.h>

#include <utility>

// clang-format off
EM_JS_DEPS(bastide_platform_sharing, "$UTF8ToString,$stringToNewUTF8");

// A page in a frame may have the function and not the right.
EM_JS(int, js_can_share, (), {
  const link = {'url': location.href};
  try { return navigator['share'] && navigator['canShare'] && navigator['canShare'](link) ? 1 : 0; }
  catch (error) { return 0; }
});
EM_JS(void, js_share, (const char* title, const char* url, int call), {
  const answer = (word) => _bastide_text(call, stringToNewUTF8(word));
  try {
    navigator['share']({'title': UTF8ToString(title), 'url': UTF8ToString(url)})
      .then(() => answer('done'), (error) => answer(error.name === 'AbortError' ? 'left' : 'failed'));
  } catch (error) { answer('failed'); }
});
EM_JS(void, js_make_code, (const char* text, int call), {
  Module['makeCode'](UTF8ToString(text)).then((rows) => _bastide_text(call, rows ? stringToNewUTF8(rows) : 0));
});
// clang-format on

namespace bastide::shell::platform {

bool can_share() { return js_can_share() != 0; }

void share_link(std::string_view title, std::string_view link, std::function<void(Shared)> done) {
  const int call = keep_call([done = std::move(done)](const std::optional<std::string>& word) {
    done(word == "done" ? Shared::Done : word == "left" ? Shared::Left : Shared::Failed);
  });
  js_share(std::string(title).c_str(), std::string(link).c_str(), call);
}

void make_code(std::string_view text, std::function<void(std::vector<std::string>)> done) {
  const int call = keep_call([done = std::move(done)](const std::optional<std::string>& text) {
    std::vector<std::string> rows;
    std::string_view left = text ? std::string_view(*text) : std::string_view();
    while (!left.empty()) {
      const auto end = left.find('\n');
      rows.emplace_back(left.substr(0, end));
      left.remove_prefix(end == std::string_view::npos ? left.size() : end + 1);
    }
    done(std::move(rows));
  });
  js_make_code(std::string(text).c_str(), call);
}

}  // namespace bastide::shell::platform
