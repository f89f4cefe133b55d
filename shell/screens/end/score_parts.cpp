#include "shell/screens/end/score_parts.h"

#include "shell/kit/source_colours.h"
#include "shell/play/holdings.h"
#include "shell/text/locale.h"

#include <algorithm>

namespace bastide::shell {

using namespace ui;

namespace {

// Features in the order of their columns.
constexpr std::array<std::string_view, 5> kFeatures = {"city", "road", "monastery", "garden", "field"};

bool has(const std::vector<std::string>& parts, std::string_view part) {
  return std::find(parts.begin(), parts.end(), part) != parts.end();
}

// A meeple may stand on such features in this game, or whatever everybody has there.
bool is_for_meeples(const Rules& rules, std::string_view feature) {
  const auto pieces = rules.family->pieces;
  for (std::size_t kind = 0; kind < rules.family->kinds.size(); ++kind) {
    if (rules.family->kinds[kind].key == feature)
      return std::any_of(pieces.begin(), pieces.end(), [&](const PieceDef& piece) {
        return piece.weight > 0 && (piece.kinds >> kind & 1) != 0;
      });
  }
  return false;
}

// Reasons of one group share a column.
std::string_view part_of(const Rules& rules, std::string_view reason) {
  const std::string_view group = reason_group(rules, reason);
  return group.empty() ? reason : group;
}

}  // namespace

std::vector<std::string> score_parts(const Game& game) {
  const Rules& rules = game.rules();
  const auto by_part = points_by_part(game);
  std::vector<std::string> parts;
  for (const std::string_view feature : kFeatures) {
    const bool scored =
        std::any_of(by_part.begin(), by_part.end(), [&](const auto& seat) { return seat.contains(feature); });
    if (scored || is_for_meeples(rules, feature)) parts.emplace_back(feature);
  }
  for (const KindDef& kind : rules.family->kinds)  // those of another family
    if (!has(parts, kind.key) && is_for_meeples(rules, kind.key)) parts.emplace_back(kind.key);
  for (const auto& seat : by_part) {
    for (const auto& [part, amount] : seat) {
      if (!has(parts, part)) parts.push_back(part);
    }
  }
  return parts;
}

std::string part_name(const std::string& part) {
  for (const char* kind : {"group.", "features."}) {
    if (locale().has(kind + part)) return tr(kind + part);
  }
  return tr("reason." + part);
}

bool part_has_name(const std::string& part) {
  for (const char* kind : {"group.", "features.", "reason."})
    if (locale().has(kind + part)) return true;
  return false;
}

std::vector<Game::Breakdown> points_by_part(const Game& game) {
  std::vector<Game::Breakdown> by_part;
  for (const Game::Breakdown& of_seat : game.breakdown()) {
    Game::Breakdown& parts = by_part.emplace_back();
    for (const auto& [reason, amount] : of_seat) parts[std::string(part_of(game.rules(), reason))] += amount;
  }
  return by_part;
}

int part_points(const Game::Breakdown& by_part, const std::string& part) {
  const auto at = by_part.find(part);
  return at == by_part.end() ? 0 : at->second;
}

namespace {

unsigned source_of(const std::string& part, int number) {
  constexpr std::size_t kOthers = palette::kSources.size() - kFeatures.size();
  const auto feature = std::find(kFeatures.begin(), kFeatures.end(), part);
  const auto at = feature != kFeatures.end() ? static_cast<std::size_t>(feature - kFeatures.begin())
                                             : kFeatures.size() + static_cast<std::size_t>(number) % kOthers;
  return palette::kSources[at];
}

}  // namespace

ImU32 part_colour(const std::string& part, int number) { return rgb(source_of(part, number)); }

ImU32 part_ink(const std::string& part, int number) {
  const unsigned hex = source_of(part, number);
  const unsigned light = 2 * (hex >> 16 & 255) + 5 * (hex >> 8 & 255) + (hex & 255);
  return light > 8 * 120 ? kInk : kWhite;
}

}  // namespace bastide::shell
