// The browser in one header: storage, address, clipboard, files, text input, images, live region,
// preferences. platform_web.cpp does it with JavaScript, platform_native.cpp with stubs for tests.
// Everything here may be called at any time on the main thread; callbacks come later, between
// frames, and wake the main loop by themselves.
#pragma once

#include "shell/base/geometry.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell::platform {

// Called once, first. `wake` is called whenever something here wants another frame.
void init(std::function<void()> wake);

// --- local storage. Keys begin with "bastide." (hosts share one storage among games). When the browser
// refuses storage (private mode, third-party iframe, quota) values live in memory only. What was kept
// before is read also where nothing more can be written.
bool storage_available();  // could be written to when the page began
bool storage_full();       // what was refused last did not fit
std::optional<std::string> storage_get(std::string_view key);
bool storage_set(std::string_view key, std::string_view value);  // false: kept in memory only
void storage_remove(std::string_view key);

// --- one page at a time. `answer(true)`: this page holds `name`; `answer(false)`: another one does, or has
// taken it. Only one name is held: asking for another lets go of the one before, whose answer comes no more.
// `take`: from whoever holds it.
void hold(std::string_view name, bool take, std::function<void(bool ours)> answer);

// --- the address: its fragment without '#'
std::string fragment();
void replace_fragment(std::string_view fragment);  // no history entry, no callback
void on_fragment_change(std::function<void()> callback);
// The page's address without the fragment: a link is address() + "#" + make_link(…).
std::string address();

// --- clipboard and files
void copy_text(std::string_view text, std::function<void(bool copied)> done = {});
// false, or `done(false)`: it was not even handed to the browser. What becomes of it then nobody says.
bool download_text(std::string_view filename, std::string_view text);
// What WebGL draws to now, `width` × `height` pixels of it, as part of a larger picture: `sheet` is JSON that
// says what else stands on it (picture_sheet.h). It is read at once and given as PNG once its letters have
// come.
void hand_out_picture(std::string_view filename, int width, int height, std::string_view sheet,
                      std::function<void(bool given)> done);
// Opens the browser's file dialog; must be called from a click or key. Nothing is called if the
// player cancels, or opens it once more. A file larger than `max_bytes` or unreadable answers nullopt.
void open_text_file(std::size_t max_bytes, std::function<void(std::optional<std::string>)> done);

// --- text input: a DOM field laid over the canvas (phones show their keyboard only for those).
// One at a time; a second call ends the first. `changed` comes with every keystroke, `done` once:
// committed = Enter or focus lost, not committed = Esc.
struct TextEdit {
  Rect rect;             // where, in CSS pixels
  std::string text;      // initial
  std::string label;     // for screen readers
  int max_length = 60;   // UTF-16 units
  float font_size = 16;  // CSS pixels; at least 16 keeps phones from zooming in
  std::function<void(const std::string& text)> changed;
  std::function<void(const std::string& text, bool committed)> done;
};
void edit_text(TextEdit edit);
void close_text_edit();  // as if focus were lost
bool editing_text();

// --- preferences of the system
std::vector<std::string> languages();  // as the browser lists them: "sk-SK", "en"
bool prefers_reduced_motion();
bool prefers_more_contrast();
bool prefers_dark();
bool coarse_pointer();  // a finger rather than a mouse
float pixel_ratio();
Rect safe_insets();  // of notched screens: x = left, y = top, w = right, h = bottom

void set_language(std::string_view tag);  // <html lang>
void set_night(bool on);                  // what the page shows around the canvas
void wake_after(double seconds);          // a frame is drawn then, though nothing moves until it comes
void announce(std::string_view text);     // polite live region, for screen readers
void forget_announced();                  // nothing of what was announced is left there

// --- fetching. URLs relative to the page. nullopt: it is not there, is cut short or something else (a login
// page in its place) or has not come for 20 s.
void fetch_bytes(std::string_view url, std::function<void(std::optional<std::string>)> done);

// Code that the first frame does not need, a module of its own (tools/split.py; its name in
// tools/cmake/web.cmake): before it is there none of it may be called. `done` says whether it has come.
void load_code(std::string_view module, std::function<void(bool)> done);

// Decodes an image in the browser into a new mipmapped GL texture; 0 = failed. straight = the
// colours are not multiplied by alpha.
struct LoadedImage {
  unsigned texture = 0;
  int width = 0;
  int height = 0;
};
struct ImageOptions {
  bool straight = false;
  bool repeat = false;
};
void load_image(std::string_view url, ImageOptions options, std::function<void(LoadedImage)> done);

// --- letters in the system's fonts, for those that ours lack. Device pixels.
struct TextFont {
  float size = 16;  // of an em
  bool bold = false;
  bool serif = false;
};
struct TextPicture {
  unsigned texture = 0;
  float x = 0, y = 0;  // its top left, from where the pen begins on the baseline
  float width = 0, height = 0;
  bool coloured = false;  // else white, to be tinted
};
float text_width(std::string_view text, const TextFont& font);
TextPicture text_picture(std::string_view text, const TextFont& font);
void drop_picture(const TextPicture& picture);

// A newer version of the page waits to be used; taking it reloads the page.
bool newer_version();
void take_newer_version();

// Nothing can be drawn: the page says what it lacks (the text "watch.<lacking>") in the game's place.
void cannot_draw(std::string_view lacking);
int awaited();  // answers of the browser that are still to come

double now_ms();                             // since the page began
double visible_ms();                         // of those, while the page could be seen
double clock_ms();                           // since 1970
std::string date_text(double time);          // of clock_ms(), in the page's language: "21 Nov 2026, 14:05"
void set_cursor(std::string_view css_name);  // "pointer", "grab", "default"
void vibrate(int ms);                        // if the device can
void set_ready();                            // the first frame is drawn: takes the loading text away

}  // namespace bastide::shell::platform
