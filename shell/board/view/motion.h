// Motion on the land: a tile that drops, figures that hop in and home, scores that fly up, features
// that glow, tokens that come, walk and go, a die that rolls. Pure numbers from events and time; last_tile,
// figures, tokens and flies show them.
#pragma once

#include "engine/game/game.h"
#include "engine/rules/shown.h"
#include "shell/base/geometry.h"

#include <algorithm>
#include <span>
#include <vector>

namespace bastide::shell {

class Motion {
 public:
  struct Drop {  // the tile laid last
    int tile = -1;
    double start = 0;
  };
  struct Entry {  // a figure on its way in
    Cell cell;
    u8 segment = 0;
    double start = 0;
  };
  struct Home {  // a figure on its way home
    Seat seat = 0;
    u8 piece = 0;
    Cell cell;
    u8 segment = 0;
    double start = 0;
  };
  struct Fly {  // a score on its way up, from its feature or wherever it came from
    Seat seat = 0;
    int amount = 0;
    Origin from;
    int stack = 0;  // how many others stand there already
    double start = 0;
  };
  struct Glow {  // a completed feature; the light runs out from the tile that completed it
    SegmentId segment = kNoSegmentId;
    Cell from;
    double start = 0;
  };

  struct Token {  // one that came, walked or went
    Lying from, to;
    bool comes = false;  // there was none; from: as to
    bool goes = false;   // there is none any more; to: as from
    double start = 0;
  };
  struct Die {  // rolls from the cell to another and shows its face there
    Cell from, to;
    int face = 0;
    double start = 0;
  };

  void play(std::span<const Event> events, const State& state, double now, bool reduced);
  // One score of the end, on its way up now; `stack`: how many others stand there already.
  void show_score(const Event& event, int stack, double now, bool reduced);
  // Which tokens have come, walked or gone between two states of a game.
  void tokens_changed(const LyingList& before, const LyingList& after, double now, bool reduced);
  void roll(Cell from, Cell to, int face, double now, bool reduced);
  // Drops what is over.
  void advance(double now);
  bool clear();
  [[nodiscard]] bool moving() const;

  // Progress 0…1 of something that began `delay_ms` after `start` and takes `ms`; negative before.
  [[nodiscard]] float progress(double start, float ms, float delay_ms = 0) const;
  [[nodiscard]] bool reduced() const { return reduced_; }
  // Of something that takes `ms`: with reduced motion it only fades.
  [[nodiscard]] float lasts(float ms) const { return reduced_ ? std::min(ms, kFadeMs) : ms; }

  Drop drop;
  std::vector<Entry> entries;
  std::vector<Home> homes;
  std::vector<Fly> flies;
  std::vector<Glow> glows;
  std::vector<Token> tokens;
  std::vector<Die> dice;

  static constexpr float kDropMs = 260;
  static constexpr float kSettleMs = 350;  // dust and the neighbours' sway; the squash takes its first part
  static constexpr float kPaintDelayMs = 100;  // the fall goes on while the paint begins to run
  static constexpr float kPaintMs = 420;
  static constexpr float kFadeMs = 120;  // all there is with reduced motion
  static constexpr float kEntryMs = 320;
  static constexpr float kHomeMs = 520;
  static constexpr float kTokenMs = 620;
  static constexpr float kRollMs = 900;
  static constexpr float kDieMs = kRollMs + 900;  // and it lies there for a while
  static constexpr float kFlyMs = 1300;
  static constexpr float kGlowSweepMs = 700;
  static constexpr float kGlowMs = kGlowSweepMs + 400;

 private:
  double now_ = 0;
  bool reduced_ = false;
};

}  // namespace bastide::shell
