#include "shell/screens/dialogs/house.h"

#include "engine/rules/rules.h"
#include "shell/panels/holdings.h"
#include "shell/panels/paper.h"
#include "shell/screens/dialogs/rules.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

#include <algorithm>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kPicture = 64;  // a side of it

bool is_number(const OptionDef& def) { return !def.is_flag() && def.choices.empty(); }

}  // namespace

const Expansion* house_rule(const FamilyEntry& entry, const OptionList& options, int option) {
  const auto at = std::find_if(entry.house.begin(), entry.house.end(), [&](const Expansion* expansion) {
    return expansion->id == options.expansion(option);
  });
  return at == entry.house.end() ? nullptr : *at;
}

int house_rules_on(const Setup& setup) {
  const OptionList options(entry_of(setup));
  int count = 0;
  for (int i = 0; i < options.size(); ++i) {
    if (house_rule(entry_of(setup), options, i) == nullptr || is_number(options.def(i))) continue;
    count += options.value(setup, i) != 0 ? 1 : 0;
  }
  return count;
}

void HouseDialog::draw() {
  if (navigation.screen() != Screen::Setup) {  // the page went elsewhere
    navigation.close();
    return;
  }
  const Rect r = draw_paper(*this, 620, 720, tr("setup.house"));
  column_.draw(kit, {r.x - 4, r.y, r.w + 8, r.h}, [&](float y) { return draw_content(r.x, y, r.w); });
}

float HouseDialog::draw_content(float x, float y, float width) {
  const float room = width - 58;
  const std::string about = tr("setup.house_about");
  const std::string read = tr("rules.open", {{"name", tr("setup.house")}});
  const float h = std::max(44.0F, c.paragraph_height(about, Type::Small, room));
  c.paragraph(x, y + (h - c.paragraph_height(about, Type::Small, room)) / 2, room, about, Type::Small, kInk2);
  if (w.round_button(x + width - 28, y + h / 2, 20,
                     {.id = "setup.rules.house", .icon = "info", .why = read, .spoken = read}))
    rules_.show("house");
  y += h + 8;
  const OptionList options(entry_of(draft_.rules()));
  for (int i = 0; i < options.size(); ++i) {
    const Expansion* expansion = house_rule(entry_of(draft_.rules()), options, i);
    if (expansion == nullptr) continue;
    // measures of what is not in play
    const auto& made = draft_.made();
    if (is_number(options.def(i)) && (!made || made->expansions[expansion->id] == nullptr)) continue;
    y = draw_rule(options, i, x, y, width - 8) + 4;
  }
  return y;
}

float HouseDialog::draw_rule(const OptionList& options, int option, float x, float y, float width) {
  const bool pictured = draw_sign(*this, options.def(option).key, x + kPicture / 2, y + 34, kPicture);
  const float left = pictured ? kPicture + 12 : 0;
  const float end = rows_.draw(options, option, x + left, y, width - left);
  return pictured ? std::max(end, y + kPicture + 6) : end;
}

}  // namespace bastide::shell
