// The land of the day: what is played on a date, the same for the whole world, from the date alone (UTC). No
// drawing.
//
//   Monday, Wednesday, Friday    alone: how many points can the land give
//   Tuesday, Thursday, Saturday  a duel with the computer player Sharp
//   Sunday                       a duel with something unusual, an expansion or another game: the next one
//   every week
#pragma once

#include "engine/game/game.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::shell {

enum class DayKind : u8 { Alone, Duel, Unusual };

struct Daily {
  DayKind kind = DayKind::Alone;
  GameSetup setup;
  std::string what;  // of the unusual: the key of its name in the locale
};

// Days are counted since 1970, in UTC.
[[nodiscard]] int day_at(double clock_ms);
[[nodiscard]] std::string date_of(int day);                             // "2026-11-23"
[[nodiscard]] std::optional<int> day_from_date(std::string_view date);  // nullopt: there is no such date
[[nodiscard]] int weekday_of(int day);                                  // 0: Monday

[[nodiscard]] Daily daily_of(int day);
// The day whose land this is, exactly as it is meant to be played.
[[nodiscard]] std::optional<int> day_of(const GameSetup& setup);

// Alone: what so many points are worth, in figures; told before a tile is laid. Gentle comes to some 115
// points, Sharp to some 200.
inline constexpr std::array<int, 6> kWorth = {60, 100, 140, 175, 210, 250};
[[nodiscard]] int figures_worth(int points);

}  // namespace bastide::shell
