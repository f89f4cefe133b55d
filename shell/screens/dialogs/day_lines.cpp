#include "shell/screens/dialogs/day_lines.h"

#include "engine/game/link.h"
#include "shell/platform/platform.h"
#include "shell/screens/end/score_parts.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace bastide::shell {
namespace {

constexpr int kSquare = 10;  // points
constexpr std::array<std::string_view, 7> kSquares = {"🟫", "🟨", "🟦", "🟩", "🟪", "🟧", "🟥"};

// Most points first, each part with its name if that is at hand.
std::string squares(const DayResult& result) {
  std::vector<std::pair<int, std::string>> parts;
  for (const auto& [part, points] : result.from)
    if (points > 0) parts.emplace_back(points, part);
  std::stable_sort(parts.begin(), parts.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::string line;
  for (std::size_t i = 0; i < parts.size() && i < kSquares.size(); ++i) {
    if (i > 0) line += "  ";
    for (int n = 0; n < std::max(1, (parts[i].first + kSquare / 2) / kSquare); ++n) line += kSquares[i];
    line += " " + part_name(parts[i].second);
  }
  return line;
}

}  // namespace

std::string day_about(const Daily& daily) {
  if (daily.kind == DayKind::Alone) return tr("day.alone");
  if (daily.kind == DayKind::Duel)
    return tr("day.duel", {{"name", level_name(daily.setup.players[1].level)}});
  return tr("day.unusual", {{"what", tr(daily.what)}, {"name", level_name(daily.setup.players[1].level)}});
}

std::string day_short(const Daily& daily) {
  if (daily.kind == DayKind::Alone) return tr("day.alone_short");
  const std::string name = level_name(daily.setup.players[1].level);
  std::string against = tr("start.against", {{"name", name}});
  // the start screen is there before the names of what may be unusual
  if (daily.kind == DayKind::Duel || !locale().has(daily.what)) return against;
  return against + " · " + tr(daily.what);
}

std::string day_outcome(const DayResult& result) {
  if (result.against) return tr("day.outcome", {{"points", result.points}, {"against", *result.against}});
  return trn("points", result.points);
}

std::string day_lines(int day, const Daily& daily, const DayResult& result) {
  std::string lines = "Bastide · " + tr("start.day") + " · " + date_of(day) + "\n" + day_outcome(result);
  if (daily.kind == DayKind::Alone)
    lines +=
        " · " + std::to_string(figures_worth(result.points)) + "/" + std::to_string(kWorth.size()) + " ♟";
  else
    lines += " · " + day_short(daily);
  const std::string from = squares(result);
  if (!from.empty()) lines += "\n" + from;
  const auto link = make_link(daily.setup);
  return lines + "\n" + platform::address() + (link ? "#" + *link : "");
}

int day_streak(const Days& days, int today) {
  int day = days.contains(date_of(today)) ? today : today - 1;
  int row = 0;
  for (; days.contains(date_of(day)); --day) ++row;
  return row;
}

}  // namespace bastide::shell
