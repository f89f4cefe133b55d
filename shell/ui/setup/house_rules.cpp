#include "shell/ui/setup/house_rules.h"

#include "engine/rules/rooms.h"
#include "shell/locale.h"
#include "shell/ui/dialogs/rules.h"

namespace bastide::shell {

using namespace ui;

namespace {

// Options that would change nothing are left out.
bool means_something(Option option, const Setup& setup) {
  if (option == Option::FarmersByCity) return setup.farmers;
  if (option == Option::RiverStartTile) return setup.has_room(rooms::kRiver);
  return true;
}

}  // namespace

float HouseRules::draw(float x, float y, float width) {
  c.text(x, y + 12, tr("setup.rules"), Type::Section, kInk);
  const std::string about = tr("menu.rules");
  if (w.round_button(x + width - 18, y + 18, 17,
                     {.id = "setup.rules.base", .icon = "info", .why = about, .spoken = about}))
    rules_.show("base");
  return draw_edition(x, draw_options(x, y + 34, width) + 10, width);
}

float HouseRules::draw_options(float x, float y, float width) {
  Setup& setup = draft_.rules();
  float h = 0;
  if (w.toggle_row({x, y, width, 0}, "setup.farmers", tr("setup.farmers"), tr("setup.farmers_about"),
                   setup.farmers, h))
    setup.farmers = !setup.farmers;
  y += h;
  for (unsigned i = 0; i < kOptionKeys.size(); ++i) {
    const std::string key(kOptionKeys[i]);
    const auto option = static_cast<Option>(i);
    if (!means_something(option, setup)) continue;
    if (w.toggle_row({x, y, width, 0}, "setup.option." + key, tr("rule." + key), tr("rule." + key + ".about"),
                     setup.has(option), h))
      setup.options ^= 1U << i;
    y += h;
  }
  return y;
}

float HouseRules::draw_edition(float x, float y, float width) {
  Setup& setup = draft_.rules();
  c.text(x, y + 10, tr("setup.edition"), Type::BodyBold, kInk);
  y += 26;
  std::vector<std::string> names;
  for (const std::string_view key : kEditionKeys) names.push_back(tr("edition." + std::string(key)));
  const int chosen = w.segments({x, y, width, 44}, "setup.edition", names, static_cast<int>(setup.edition));
  if (chosen >= 0) setup.edition = static_cast<Edition>(chosen);
  y += 52;
  return y + c.paragraph(x, y, width, tr("setup.edition_about"), Type::Small, kInk3) + 6;
}

}  // namespace bastide::shell
