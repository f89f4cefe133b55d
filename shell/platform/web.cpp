// The browser side of platform.h, first part: storage, address, clipboard, preferences, live region.
// All JavaScript of the game stands in the platform_web*.cpp files and in web/.
#include "shell/platform/calls.h"
#include "shell/platform/platform.h"

#include <emscripten.h>

#include <array>
#include <cstring>
#include <map>

// clang-format off
EM_JS_DEPS(bastide_platform, "$UTF8ToString,$stringToNewUTF8");

EM_JS(char*, js_storage_get, (const char* key), {
  try {
    const text = window.localStorage.getItem(UTF8ToString(key));
    return text === null ? 0 : stringToNewUTF8(text);
  } catch (error) { return 0; }
});
// 1: kept, 2: it did not fit, 0: not allowed, or taken and dropped, or it cannot be read again
EM_JS(int, js_storage_set, (const char* key, const char* value), {
  const [name, text] = [UTF8ToString(key), UTF8ToString(value)];
  try { window.localStorage.setItem(name, text); return window.localStorage.getItem(name) === text ? 1 : 0; }
  catch (error) { return error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED' ? 2 : 0; }
});
EM_JS(void, js_storage_remove, (const char* key), {
  try { window.localStorage.removeItem(UTF8ToString(key)); } catch (error) {}
});
// Locks where the browser has them (secure addresses) and gives them (not to a page in a sandbox); else the other
// page is noticed when it writes.
EM_JS(void, js_hold, (const char* name_, int take, int call), {
  const name = UTF8ToString(name_);
  const held = window['bastideHeld'] || (window['bastideHeld'] = {});
  if (held['release']) held['release']();
  held['release'] = null;
  held['call'] = call;
  const answer = (ours) => { if (held['call'] === call) _bastide_held(call, ours); };
  const locks = navigator['locks'];
  const listen = () => {
    held['keys'] = [name + '.a', name + '.b'];
    if (!held['listens']) window.addEventListener('storage', (event) => {
      if (held['keys'].includes(event.key) && event.newValue !== null) _bastide_held(held['call'], 0);
    });
    held['listens'] = true;
    answer(1);
  };
  if (!locks || held['refused']) return listen();
  const keep = () => {
    answer(1);
    return new Promise((release) => { if (held['call'] === call) held['release'] = release; else release(); });
  };
  // a page that is just going (a reload) may hold it for a moment: asked twice before it counts
  const ask = (again) => locks['request'](name, take ? {'steal': true} : {'ifAvailable': true}, (lock) => {
    if (lock) return keep();
    if (again) setTimeout(ask, 400, false);
    else answer(0);
  }).catch((error) => {
    if (error.name === 'AbortError') return answer(0);  // another page has taken it
    held['refused'] = true;
    console.warn('no locks: ' + error);
    listen();
  });
  ask(true);
});
EM_JS(double, js_clock, (), { return Date.now(); });
EM_JS(char*, js_date, (double time), {
  const date = new Date(time);
  const style = {'dateStyle': 'medium', 'timeStyle': 'short'};
  let text = '';
  try { text = date.toLocaleString(document.documentElement.lang || 'en', style); } catch (error) { text = date.toLocaleString(); }
  return stringToNewUTF8(text.normalize('NFKC'));  // blanks that our fonts lack
});
EM_JS(char*, js_fragment, (), { return stringToNewUTF8(location.hash.replace(/^#/, '')); });
EM_JS(void, js_replace_fragment, (const char* fragment), {
  const text = UTF8ToString(fragment);
  try { history.replaceState(null, '', text ? '#' + text : location.pathname + location.search); } catch (error) {}
});
EM_JS(char*, js_address, (), { return stringToNewUTF8(location.href.replace(/#.*$/, '')); });
EM_JS(void, js_copy, (const char* text_, int call), {
  const text = UTF8ToString(text_);
  const answer = (ok) => _bastide_text(call, ok ? stringToNewUTF8('1') : 0);
  const fallback = () => {
    const area = document.createElement('textarea');
    area.value = text;
    area.style.cssText = 'position:fixed;opacity:0';
    document.body.appendChild(area);
    area.select();
    let ok = false;
    try { ok = document.execCommand('copy'); } catch (error) {}
    area.remove();
    document.getElementById('canvas').focus();
    answer(ok);
  };
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(() => answer(true), fallback);
  else fallback();
});
EM_JS(char*, js_languages, (), {
  return stringToNewUTF8((navigator.languages || [navigator.language || 'en']).join('\n'));
});
EM_JS(int, js_media, (const char* query), { return window.matchMedia(UTF8ToString(query)).matches ? 1 : 0; });
EM_JS(void, js_insets, (float* out), {
  const style = window.getComputedStyle(document.documentElement);
  const names = ['--inset-left', '--inset-top', '--inset-right', '--inset-bottom'];
  for (let i = 0; i < 4; ++i) HEAPF32[(out >> 2) + i] = parseFloat(style.getPropertyValue(names[i])) || 0;
});
EM_JS(void, js_set_night, (int on), {
  document.documentElement.dataset['theme'] = on ? 'dark' : 'light';
  const colour = document.querySelector('meta[name="theme-color"]');
  if (colour) colour.content = on ? '#221f1c' : '#e9dcbd';
});
EM_JS(void, js_set_language, (const char* tag), { document.documentElement.lang = UTF8ToString(tag); });
EM_JS(void, js_wake_after, (double ms), { setTimeout(() => _bastide_signal(1), ms); });
EM_JS(void, js_announce, (const char* text_), {
  const text = UTF8ToString(text_);
  const region = document.getElementById('live');
  if (!region) return;
  // a line of its own: the same text twice is said twice, and lines of one turn are all said
  const line = document.createElement('div');
  line.textContent = text;
  region.appendChild(line);
  while (region.childElementCount > 12) region.firstElementChild.remove();
});
EM_JS(void, js_forget_announced, (), { document.getElementById('live')?.replaceChildren(); });
EM_JS(double, js_visible_ms, (), { return Module['seen'](); });
EM_JS(void, js_listen, (bool* preferences), {
  let [seen, since] = [0, document.hidden ? null : performance.now()];
  Module['seen'] = () => since === null ? seen : seen + performance.now() - since;
  document.addEventListener('visibilitychange', () => {
    seen = Module['seen']();
    since = document.hidden ? null : performance.now();
  });
  window.addEventListener('hashchange', () => _bastide_signal(0));
  ['(prefers-reduced-motion: reduce)', '(prefers-contrast: more)', '(prefers-color-scheme: dark)'].forEach((query, which) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', () => _bastide_preference(which, media.matches ? 1 : 0));
    HEAPU8[preferences + which] = media.matches ? 1 : 0;
  });
  const watchRatio = () => {
    window.matchMedia('(resolution: ' + window.devicePixelRatio + 'dppx)').addEventListener('change', () => {
      _bastide_signal(1);
      watchRatio();
    }, {once: true});
  };
  watchRatio();
  window.addEventListener('resize', () => _bastide_signal(1));
  window.addEventListener('pageshow', () => _bastide_signal(1));
  document.addEventListener('visibilitychange', () => _bastide_signal(1));
});
EM_JS(void, js_set_cursor, (const char* name), { document.getElementById('canvas').style.cursor = UTF8ToString(name); });
EM_JS(void, js_vibrate, (int ms), { try { navigator.vibrate && navigator.vibrate(ms); } catch (error) {} });
EM_JS(void, js_ready, (), {
  performance.mark('first-frame');
  document.documentElement.setAttribute('data-ready', '1');
  Module['onFirstFrame']();
});
EM_JS(void, js_cannot_draw, (const char* lacking), { Module['cannotDraw'](UTF8ToString(lacking)); });
// web/offline.js knows
EM_JS(int, js_newer_version, (), { return Module['newer']['take'] ? 1 : 0; });
EM_JS(void, js_take_newer_version, (), { Module['newer']['take'](); });
// clang-format on

namespace bastide::shell::platform {

namespace {

std::function<void()> wake;
std::function<void()> fragment_changed;
bool storage_works = false;
bool out_of_space = false;
std::array<bool, 3> preferences{};  // what the system prefers
std::function<void(bool)> held;
int last_hold = 0;
std::map<std::string, std::string, std::less<>> memory;  // where storage is refused
std::map<int, TextDone> calls;
int last_call = 0;

std::string take(char* text) {
  std::string result = text != nullptr ? text : "";
  free(text);
  return result;
}

std::vector<std::string> split_lines(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (end > at) lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

}  // namespace

int keep_call(TextDone done) {
  calls[++last_call] = std::move(done);
  return last_call;
}

int kept_calls() { return static_cast<int>(calls.size()); }

void wake_loop() {
  if (wake) wake();
}

// Bytes are a text that may hold zeros.
extern "C" EMSCRIPTEN_KEEPALIVE void bastide_bytes(int call, char* data, int size) {
  std::optional<std::string> result;
  if (data != nullptr) result.emplace(data, static_cast<std::size_t>(size));
  free(data);
  const auto found = calls.find(call);
  if (found == calls.end()) return;
  const TextDone done = std::move(found->second);
  calls.erase(found);
  if (done) done(std::move(result));
  wake_loop();
}

extern "C" EMSCRIPTEN_KEEPALIVE void bastide_text(int call, char* text) {
  bastide_bytes(call, text, text != nullptr ? static_cast<int>(std::strlen(text)) : 0);
}

extern "C" EMSCRIPTEN_KEEPALIVE void bastide_forget(int call) { calls.erase(call); }

extern "C" EMSCRIPTEN_KEEPALIVE void bastide_signal(int what) {
  if (what == 0 && fragment_changed) fragment_changed();
  wake_loop();
}

// In the order in which js_listen names them: told when it changes, for each frame asks for all of them.
extern "C" EMSCRIPTEN_KEEPALIVE void bastide_preference(int which, int on) {
  preferences[static_cast<std::size_t>(which)] = on != 0;
  wake_loop();
}

extern "C" EMSCRIPTEN_KEEPALIVE void bastide_held(int call, int ours) {
  if (call != last_hold || !held) return;
  held(ours != 0);
  wake_loop();
}

void hold(std::string_view name, bool take, std::function<void(bool)> answer) {
  held = std::move(answer);
  js_hold(std::string(name).c_str(), take ? 1 : 0, ++last_hold);
}

void init(std::function<void()> on_wake) {
  wake = std::move(on_wake);
  const int test = js_storage_set("bastide.test", "1");
  storage_works = test == 1;
  out_of_space = test == 2;
  js_storage_remove("bastide.test");
  js_listen(preferences.data());
}

bool storage_available() { return storage_works; }
bool storage_full() { return out_of_space; }

std::optional<std::string> storage_get(std::string_view key) {
  if (const auto found = memory.find(key); found != memory.end()) return found->second;
  char* text = js_storage_get(std::string(key).c_str());
  if (text == nullptr) return std::nullopt;
  return take(text);
}

bool storage_set(std::string_view key, std::string_view value) {
  const std::string name(key);
  const int kept = js_storage_set(name.c_str(), std::string(value).c_str());
  out_of_space = kept == 2;
  if (kept == 1) {
    memory.erase(name);
    return true;
  }
  memory[name] = value;
  return false;
}

void storage_remove(std::string_view key) {
  const std::string name(key);
  memory.erase(name);
  js_storage_remove(name.c_str());
}

std::string fragment() { return take(js_fragment()); }
void replace_fragment(std::string_view text) { js_replace_fragment(std::string(text).c_str()); }
void on_fragment_change(std::function<void()> callback) { fragment_changed = std::move(callback); }
std::string address() { return take(js_address()); }

void copy_text(std::string_view text, std::function<void(bool)> done) {
  const int call = keep_call([done = std::move(done)](const std::optional<std::string>& ok) {
    if (done) done(ok.has_value());
  });
  js_copy(std::string(text).c_str(), call);
}

std::vector<std::string> languages() { return split_lines(take(js_languages())); }
bool prefers_reduced_motion() { return preferences[0]; }
bool prefers_more_contrast() { return preferences[1]; }
bool prefers_dark() { return preferences[2]; }
bool coarse_pointer() { return js_media("(pointer: coarse)") != 0; }
float pixel_ratio() { return static_cast<float>(emscripten_get_device_pixel_ratio()); }

Rect safe_insets() {
  float out[4] = {};
  js_insets(out);
  return {out[0], out[1], out[2], out[3]};
}

void set_night(bool on) { js_set_night(on ? 1 : 0); }
void set_language(std::string_view tag) { js_set_language(std::string(tag).c_str()); }
void wake_after(double seconds) { js_wake_after(seconds * 1000 + 20); }
void announce(std::string_view text) { js_announce(std::string(text).c_str()); }
void forget_announced() { js_forget_announced(); }

double clock_ms() { return js_clock(); }
double visible_ms() { return js_visible_ms(); }
std::string date_text(double time) { return take(js_date(time)); }
double now_ms() { return emscripten_get_now(); }
void vibrate(int ms) { js_vibrate(ms); }
void set_ready() { js_ready(); }
void cannot_draw(std::string_view lacking) { js_cannot_draw(std::string(lacking).c_str()); }
bool newer_version() { return js_newer_version() != 0; }
void take_newer_version() { js_take_newer_version(); }

void set_cursor(std::string_view name) {
  static std::string current;
  if (current == name) return;
  current = name;
  js_set_cursor(current.c_str());
}

}  // namespace bastide::shell::platform
