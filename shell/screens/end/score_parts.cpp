#include "shell/screens/end/score_parts.h"

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

ImU32 part_colour(const std::string& part, int number) {
  if (part == "city") return rgb(0xC75B34);
  if (part == "road") return rgb(0xD9BD86);
  if (part == "monastery") return rgb(0x64809F);
  if (part == "garden") return rgb(0xD9679B);
  if (part == "field") return rgb(0x8FB04E);
  static constexpr std::array<ImU32, 8> kMore = {rgb(0x4A5568), rgb(0xB03A5B), rgb(0x2F6B3C), rgb(0x5B8FD6),
                                                 rgb(0xB9822F), rgb(0x7B6BA8), rgb(0x3F8C88), rgb(0x8A5A44)};
  return kMore[static_cast<std::size_t>(number) % kMore.size()];
}

ImU32 part_ink(const std::string& part) { return part == "road" || part == "field" ? kInk : kWhite; }

}  // namespace bastide::shell
