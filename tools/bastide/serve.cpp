#include "engine/ai/go.h"
#include "engine/data/json.h"
#include "engine/game/protocol.h"
#include "engine/game/save.h"
#include "tools/bastide/commands.h"

#include <chrono>
#include <iostream>

namespace bastide::cli {
namespace {

// The next line, of which no more is kept than the protocol reads; false at the end. What is too long is
// answered as soon as it is: the rest of it is passed over before the next line.
class Lines {
 public:
  bool next(std::string& line) {
    line.clear();
    std::streambuf& in = *std::cin.rdbuf();
    if (cut_off_) {
      for (int c = in.sbumpc(); c != '\n'; c = in.sbumpc())
        if (c == EOF) return false;
    }
    cut_off_ = false;
    int c = in.sbumpc();
    if (c == EOF) return false;
    for (; c != EOF && c != '\n'; c = in.sbumpc()) {
      line += static_cast<char>(c);
      cut_off_ = line.size() > kMaxSaveBytes;
      if (cut_off_) break;
    }
    return true;
  }

 private:
  bool cut_off_ = false;
};

enum class Asks { OfTheProtocol, WhatIsBest, WhatIsBestInItsOwnGame };

Asks what_is_asked(const std::string& line) {
  if (line.size() > kMaxSaveBytes) return Asks::OfTheProtocol;
  const auto json = parse_json(line, "line");
  if (!json || !json->is_object() || !json->contains("cmd") || (*json)["cmd"] != "go")
    return Asks::OfTheProtocol;
  return json->contains("game") ? Asks::WhatIsBestInItsOwnGame : Asks::WhatIsBest;
}

// The clock on the wall.
class WallClock {
 public:
  static void start(void* self, int ms) {
    static_cast<WallClock*>(self)->end_ = Clock::now() + std::chrono::milliseconds(ms);
  }
  static bool is_over(void* self) { return Clock::now() >= static_cast<WallClock*>(self)->end_; }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point end_{};
};

// Whatever is asked of a game is the protocol's; "go", what a computer player would do, is ai/go.h's: in the
// game that is played, or in one that the message brings, as the page asks its worker.
std::string answer(Protocol& protocol, const std::string& line) {
  const Asks asked = what_is_asked(line);
  WallClock clock;
  const ai::Stopwatch watch{WallClock::start, WallClock::is_over, &clock};
  if (asked == Asks::WhatIsBestInItsOwnGame) return ai::answer_go(line, built_in(), &watch);
  if (protocol.game() == nullptr || asked == Asks::OfTheProtocol) return protocol.answer(line);
  return ai::answer_go(*protocol.game(), line, &watch);
}

}  // namespace

int serve(const Arguments& arguments) {
  if (!arguments.empty()) {
    std::cerr << "usage: bastide serve   (one JSON object per line on stdin)\n";
    return 2;
  }
  std::ios::sync_with_stdio(false);
  Protocol protocol;
  Lines lines;
  std::string line;
  while (lines.next(line)) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    std::cout << answer(protocol, line) << '\n' << std::flush;
    if (!std::cout) {
      std::cerr << "serve: the answer cannot be written\n";
      return 1;
    }
  }
  return 0;
}

}  // namespace bastide::cli
