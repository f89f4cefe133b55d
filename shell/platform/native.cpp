// Stubs of platform.h, worker.h, sharing.h and channel.h for native tests: values live in memory, nothing is
// fetched or shown.
#include "shell/platform/channel.h"
#include "shell/platform/platform.h"
#include "shell/platform/sharing.h"
#include "shell/platform/worker.h"

#include <map>

namespace bastide::shell::platform {

namespace {
std::map<std::string, std::string, std::less<>> memory;
std::string address_fragment;
}  // namespace

void init(std::function<void()>) {}

bool storage_available() { return false; }
bool storage_full() { return false; }
std::optional<std::string> storage_get(std::string_view key) {
  const auto found = memory.find(key);
  return found == memory.end() ? std::nullopt : std::optional(found->second);
}
bool storage_set(std::string_view key, std::string_view value) {
  memory[std::string(key)] = value;
  return false;
}
void storage_remove(std::string_view key) { memory.erase(std::string(key)); }

void hold(std::string_view, bool, std::function<void(bool)> answer) { answer(true); }

std::string fragment() { return address_fragment; }
void replace_fragment(std::string_view text) { address_fragment = text; }
void on_fragment_change(std::function<void()>) {}
std::string address() { return "http://localhost/"; }

void copy_text(std::string_view, std::function<void(bool)> done) {
  if (done) done(false);
}
bool download_text(std::string_view, std::string_view) { return false; }
void hand_out_picture(std::string_view, int, int, std::string_view, std::function<void(bool)> done) {
  done(false);
}
void open_text_file(std::size_t, std::function<void(std::optional<std::string>)>) {}

void edit_text(TextEdit) {}
void close_text_edit() {}
bool editing_text() { return false; }

std::vector<std::string> languages() { return {"en"}; }
bool prefers_reduced_motion() { return false; }
bool prefers_more_contrast() { return false; }
bool prefers_dark() { return false; }
bool coarse_pointer() { return false; }
float pixel_ratio() { return 1; }
Rect safe_insets() { return {}; }
void set_language(std::string_view) {}
void set_night(bool) {}
void wake_after(double) {}
void announce(std::string_view) {}
void forget_announced() {}

void fetch_bytes(std::string_view, std::function<void(std::optional<std::string>)>) {}
void load_code(std::string_view /*module*/, std::function<void(bool)> done) { done(true); }
void load_image(std::string_view, ImageOptions, std::function<void(LoadedImage)>) {}

float text_width(std::string_view, const TextFont&) { return 0; }
TextPicture text_picture(std::string_view, const TextFont&) { return {}; }
void drop_picture(const TextPicture&) {}

unsigned useful_workers() { return 1; }
void ask_worker(unsigned, std::string_view, int, WorkerDone) {}
void end_worker(unsigned) {}
int workers_started() { return 0; }

bool listen_to_host(std::function<void(const HostWord&)>) { return false; }
void tell_host(std::string_view) {}

bool can_share() { return false; }
void share_link(std::string_view, std::string_view, std::function<void(Shared)> done) {
  done(Shared::Failed);
}
void make_code(std::string_view, std::function<void(std::vector<std::string>)> done) { done({}); }

bool newer_version() { return false; }
void take_newer_version() {}

void cannot_draw(std::string_view) {}
int awaited() { return 0; }

double now_ms() { return 0; }
double visible_ms() { return 0; }
double clock_ms() { return 0; }
std::string date_text(double) { return ""; }
void set_cursor(std::string_view) {}
void vibrate(int) {}
void set_ready() {}

}  // namespace bastide::shell::platform
