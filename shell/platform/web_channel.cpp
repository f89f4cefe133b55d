// The browser side of channel.h.
#include "shell/platform/calls.h"
#include "shell/platform/channel.h"

#include <emscripten.h>

#include <cstdlib>
#include <utility>

// clang-format off
EM_JS_DEPS(bastide_platform_channel, "$UTF8ToString,$stringToNewUTF8");

// What is dropped costs as little as can be: nothing of it is read. What is read is counted while it becomes JSON,
// so that no message is larger here than is allowed.
EM_JS(int, js_listen_to_host, (int most, int burst, int rate), {
  const host = new URLSearchParams(location.search).get('host');
  try {
    if (!/^https?:$/.test(new URL(host).protocol) || new URL(host).origin !== host) return 0;
  } catch (error) { return 0; }
  if (window.parent === window) return 0;
  Module['host'] = host;
  let [left, since, told] = [burst, performance.now(), false];
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== host) return;
    const now = performance.now();
    left = Math.min(burst, left + (now - since) * rate / 1000);
    since = now;
    if (left < 1) {
      if (!told) _bastide_heard(2, 0);
      told = true;
      return;
    }
    if (left > burst / 2) told = false;  // that flood is over
    --left;
    let text;
    try {
      let room = most;
      text = JSON.stringify(event.data, (key, value) => {
        room -= key.length + (typeof value === 'string' ? value.length : 1);
        // of raw bytes every index would become a key first: of 50 MB, 2 GB and half a minute
        if (room < 0 || ArrayBuffer.isView(value)) throw new RangeError();
        return value;
      });
    } catch (error) {}
    _bastide_heard(text && text.length <= most ? 0 : 1, text && text.length <= most ? stringToNewUTF8(text) : 0);
  });
  return 1;
});
EM_JS(void, js_tell_host, (const char* json), {
  if (!Module['host']) return;
  try { window.parent.postMessage(JSON.parse(UTF8ToString(json)), Module['host']); } catch (error) {}  // it is gone
});
// clang-format on

namespace bastide::shell::platform {

namespace {

std::function<void(const HostWord&)> hears;

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE void bastide_heard(int kind, char* text) {
  const HostWord word{static_cast<HostWord::Kind>(kind), text != nullptr ? text : ""};
  free(text);
  hears(word);
  wake_loop();
}

bool listen_to_host(std::function<void(const HostWord&)> heard) {
  hears = std::move(heard);
  return js_listen_to_host(kMaxHostWord, kHostBurst, kHostRate) != 0;
}

void tell_host(std::string_view json) { js_tell_host(std::string(json).c_str()); }

}  // namespace bastide::shell::platform
