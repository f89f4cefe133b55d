#include "shell/play/standing.h"

#include "engine/core/sort.h"
#include "engine/game/game_setup.h"

#include <algorithm>
#include <map>
#include <optional>

namespace bastide::shell {
namespace {

using Counted = std::vector<std::pair<std::string, int>>;

void count(Counted& all, const std::string& key) {
  for (auto& [known, times] : all)
    if (known == key) {
      ++times;
      return;
    }
  all.emplace_back(key, 1);
}
std::vector<std::string> most_first(Counted all) {
  sort_by(all, [](const auto& a, const auto& b) { return a.second > b.second; });
  std::vector<std::string> keys;
  for (const auto& [key, times] : all) keys.push_back(key);
  return keys;
}

// The seat of that name; of several the first.
std::optional<std::size_t> seat_of(const RecordedGame& game, std::string_view name) {
  for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
    if (game.seats[seat].is == "here" && game.seats[seat].name == name) return seat;
  return std::nullopt;
}

// Where those who played against stand: persons by name, then levels, weakest first.
std::size_t place_of(const Standing::Against& one) {
  const auto level = std::find(kLevels.begin(), kLevels.end(), one.is);
  return level == kLevels.end() ? 0 : 1 + static_cast<std::size_t>(level - kLevels.begin());
}

void add_against(Standing& all, const RecordedGame& game, std::size_t mine) {
  for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
    if (seat == mine) continue;
    const RecordedSeat& other = game.seats[seat];
    const bool person = other.is == "here" || other.is == "elsewhere";
    const std::string name = person ? other.name : "";
    auto at = std::find_if(all.against.begin(), all.against.end(),
                           [&](const auto& one) { return one.is == other.is && one.name == name; });
    if (at == all.against.end()) at = all.against.insert(at, {other.is, name, 0, 0});
    ++at->games;
    if (game.seats[mine].points > other.points) ++at->won;
  }
}

void add_best(Standing& all, const RecordedGame& game, std::size_t mine) {
  for (const RecordedBest& best : game.best) {
    if (std::find(best.by.begin(), best.by.end(), static_cast<int>(mine)) == best.by.end()) continue;
    auto at =
        std::find_if(all.best.begin(), all.best.end(), [&](const auto& one) { return one.key == best.key; });
    if (at == all.best.end()) at = all.best.insert(at, {best.key, 0, 0, ""});
    if (best.amount > at->amount) *at = {best.key, best.amount, best.tiles, game.date};
  }
}

}  // namespace

std::vector<std::string> names_in(const Record& record) {
  Counted names;
  for (const RecordedGame& game : record)
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
      if (game.seats[seat].is == "here" && seat_of(game, game.seats[seat].name) == seat)
        count(names, game.seats[seat].name);
  return most_first(std::move(names));
}

std::vector<std::string> games_in(const Record& record) {
  Counted games;
  for (const RecordedGame& game : record) count(games, game.game);
  return most_first(std::move(games));
}

Standing standing(const Record& record, std::string_view name, std::string_view game) {
  Standing all;
  std::map<std::string, int> from;
  int sum = 0;
  for (const RecordedGame& one : record) {
    const auto mine = seat_of(one, name);
    if (!mine || (!game.empty() && one.game != game)) continue;
    const RecordedSeat& seat = one.seats[*mine];
    const bool alone = one.seats.size() == 1;
    const bool won =
        !alone && std::all_of(one.seats.begin(), one.seats.end(),
                              [&](const RecordedSeat& other) { return other.points <= seat.points; });
    all.games.push_back({one.date, seat.points, won, alone});
    all.against_others += alone ? 0 : 1;
    all.won += won ? 1 : 0;
    all.most = all.games.size() == 1 ? seat.points : std::max(all.most, seat.points);
    if (seat.turn > all.turn) {
      all.turn = seat.turn;
      all.turn_date = one.date;
    }
    sum += seat.points;
    for (const auto& [key, points] : seat.from) from[key] += points;
    add_against(all, one, *mine);
    add_best(all, one, *mine);
  }
  if (all.games.empty()) return all;
  const auto games = static_cast<double>(all.games.size());
  all.average = sum / games;
  for (const auto& [key, points] : from)
    if (points != 0) all.from.push_back({key, points / games});
  sort_by(all.from, [](const auto& a, const auto& b) { return a.points > b.points; });
  sort_by(all.against, [](const auto& a, const auto& b) {
    return std::pair(place_of(a), -a.games) < std::pair(place_of(b), -b.games);
  });
  return all;
}

}  // namespace bastide::shell
