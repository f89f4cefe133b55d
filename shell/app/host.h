// What is said between the game and the page that embeds it (web/embedding.md): one place lets in, one lets
// out. Every message is an object with the version: {"bastide":1,"what":…}.
#pragma once

#include "engine/data/json.h"
#include "shell/platform/channel.h"
#include "shell/play/session.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell {

inline constexpr int kHostVersion = 1;

// What the page asks for, read and checked.
struct HostOpen {
  std::string text;  // a link, or a game file
  std::optional<std::vector<Seat>>
      here;            // of a game that is played apart: which of its seats are at this screen
  bool begin = false;  // a link to a set-up begins at once
};
struct HostApply {
  std::string action;                // as saves have it
  std::optional<std::size_t> after;  // so many actions were made before it
};
struct HostFilm {
  std::optional<int> turn;
};
struct HostSettings {
  std::optional<std::string> language;
  std::optional<bool> hints, purist, sounds, reduced_motion;
};

// Who does it: each answers the code of an error, or "".
struct HostEars {
  std::function<std::string(const HostOpen&)> open;
  std::function<std::string(const HostApply&)> apply;
  std::function<std::string(const HostFilm&)> film;
  std::function<std::string(const HostSettings&)> settings;
};

class Host {
 public:
  using Tell = std::function<void(std::string_view json)>;
  explicit Host(Tell tell = platform::tell_host) : tell_(std::move(tell)) {}

  void listen(HostEars ears) { ears_ = std::move(ears); }
  void hear(const platform::HostWord& word);  // lets in
  void tell_ready();                          // there is something to see, and messages are answered

  // Once a frame: tells what has become of the game, and how large the page is.
  void follow(const Session& session);
  void follow_size(int width, int height);

 private:
  [[nodiscard]] std::string answer(std::string_view what, const Json& message);
  void refuse(std::string_view code, std::string_view about);
  void tell(std::string_view what, Json members = Json::object());  // lets out
  void tell_actions(const Game& game);
  void tell_state(const Session& session);

  Tell tell_;
  HostEars ears_;
  int game_ = 0;  // Session::started, of which was told
  u32 revision_ = 0;
  std::size_t actions_ = 0;
  bool over_ = false;
  int width_ = 0, height_ = 0;
};

}  // namespace bastide::shell
