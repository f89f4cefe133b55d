#include "shell/ui/end/score_parts.h"

#include "shell/holdings.h"
#include "shell/locale.h"

#include <algorithm>

namespace bastide::shell {

using namespace ui;

namespace {

std::string_view part_of(std::string_view reason) { return is_goods(reason) ? "goods" : reason; }

bool has(const std::vector<std::string>& parts, std::string_view part) {
  return std::find(parts.begin(), parts.end(), part) != parts.end();
}

}  // namespace

std::vector<std::string> score_parts(const Game& game) {
  const Setup& setup = game.rules().setup;
  const auto breakdown = game.breakdown();
  std::vector<std::string> parts = {"city", "road", "monastery"};
  const bool gardens = std::any_of(breakdown.begin(), breakdown.end(),
                                   [](const auto& seat) { return seat.contains("garden"); });
  if (setup.edition != Edition::C1 && gardens) parts.emplace_back("garden");
  if (setup.farmers) parts.emplace_back("field");
  for (const auto& seat : breakdown) {
    for (const auto& [reason, amount] : seat) {
      if (!has(parts, part_of(reason))) parts.emplace_back(part_of(reason));
    }
  }
  return parts;
}

std::string part_name(const std::string& part) {
  if (part == "goods") return tr("features.goods");
  const std::string plural = "features." + part;
  return tr(locale().has(plural) ? plural : "reason." + part);
}

int part_points(const Game::Breakdown& of_seat, const std::string& part) {
  int sum = 0;
  for (const auto& [reason, amount] : of_seat) sum += part_of(reason) == part ? amount : 0;
  return sum;
}

ImU32 part_colour(const std::string& part, int number) {
  if (part == "city") return rgb(0xC75B34);
  if (part == "road") return rgb(0xD9BD86);
  if (part == "monastery") return rgb(0x64809F);
  if (part == "garden") return rgb(0xD9679B);
  if (part == "field") return rgb(0x8FB04E);
  static constexpr std::array<ImU32, 4> kMore = {rgb(0xB9822F), rgb(0x7B6BA8), rgb(0x3F8C88), rgb(0x8A5A44)};
  return kMore[static_cast<std::size_t>(number) % kMore.size()];
}

ImU32 part_ink(const std::string& part) { return part == "road" || part == "field" ? kInk : kWhite; }

}  // namespace bastide::shell
