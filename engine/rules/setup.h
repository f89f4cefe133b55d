// A game's set-up: everything that is agreed before the first tile, except the seed.
#pragma once

#include "engine/core/action.h"

#include <string_view>

namespace bastide {

// ED-01..03: C2, the 20th anniversary set and C3 differ in decoration only.
enum class Edition : u8 { C1, C2, Anniversary, C3 };
inline constexpr std::array<std::string_view, 4> kEditionKeys = {"C1", "C2", "20", "C3"};

// House rules and dropped rules, each off by default. One bit each; keys as in saves and links.
enum class Option : u8 {
  SmallCities,     // ED-05: a completed two-tile city scores 2
  FarmersByCity,   // ED-06: farmers counted city by city
  RiverStartTile,  // RIV-06: with the River the start tile is shuffled among the land tiles
};
inline constexpr std::array<std::string_view, 3> kOptionKeys = {"small_cities", "farmers_by_city",
                                                                "river_start_tile"};

struct Setup {
  int players = 2;  // 1..6 (BASE-02)
  Edition edition = Edition::C2;
  bool farmers = true;
  u32 rooms = 0;    // bit per RoomId of the expansions in play
  u32 options = 0;  // bit per Option

  [[nodiscard]] bool has(Option option) const { return (options >> static_cast<unsigned>(option) & 1) != 0; }
  [[nodiscard]] bool has_room(RoomId room) const { return (rooms >> room & 1) != 0; }
  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace bastide
