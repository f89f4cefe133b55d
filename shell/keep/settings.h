// Settings: what a player prefers, whatever the game. Kept as JSON under `bastide.settings`; whatever
// cannot be read there takes its default.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell {

// Player aids, each with a switch of its own; purist is the one switch for all.
enum class Aid : unsigned char {
  Places,      // where the tile in hand may lie
  Fits,        // which tiles still fit an empty cell
  Dead,        // cells where nothing fits any more
  Features,    // owner and value of a feature
  Fields,      // field view
  Tiles,       // tiles still in the bag
  Projection,  // the scores if the game ended now
  Chronicle,   // the feature that a line of the chronicle tells of
};
inline constexpr std::array<const char*, 8> kAidKeys = {"places", "fits",  "dead",       "features",
                                                        "fields", "tiles", "projection", "chronicle"};

// What a first game teaches (lessons.h), each once.
inline constexpr std::array<const char*, 6> kLessonKeys = {"place", "turn",   "figure",
                                                           "home",  "farmer", "end"};
using Taught = std::array<bool, kLessonKeys.size()>;

enum class MotionSpeed { System, Off, Fast, Normal, Calm };
enum class Contrast { System, Normal, High };
enum class Theme { System, Light, Dark };

struct Settings {
  std::string language;  // "" = as the browser asks
  int text_scale = 100;  // percent, 100 to 175
  MotionSpeed motion = MotionSpeed::System;
  Contrast contrast = Contrast::System;
  Theme theme = Theme::System;
  std::array<bool, kAidKeys.size()> aids = {true, true, true, true, true, true, true, true};
  bool purist = false;       // all aids off
  bool left_handed = false;  // mirrors the sheet of small screens
  bool grid = false;         // hairlines between the tiles
  int effects = 70;          // volume of sounds, percent
  int ambience = 35;         // of larks and brooks
  bool mute = false;
  int opponent = 0;                  // level of the computer player chosen last
  Taught taught{};                   // lessons that were shown, or are not wanted
  bool tells_new = true;             // an expansion is told of when it matters first (play/new_expansion.h)
  std::vector<std::string> met;      // expansions of which it was, by key
  std::vector<std::string> learned;  // games whose course was taken to its end, by key
  std::vector<std::string> names;    // as last typed in, by seat
  [[nodiscard]] bool aid(Aid which) const { return !purist && aids[static_cast<std::size_t>(which)]; }
  friend bool operator==(const Settings&, const Settings&) = default;
};

inline constexpr int kMinTextScale = 100;
inline constexpr int kMaxTextScale = 175;
inline constexpr const char* kSettingsKey = "bastide.settings";

std::string write_settings(const Settings& settings);
Settings read_settings(std::string_view text);

// The settings of the running program.
Settings& settings();

}  // namespace bastide::shell
