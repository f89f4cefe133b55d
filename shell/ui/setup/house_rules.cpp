#include "shell/ui/setup/house_rules.h"

#include "engine/assembly/built_in.h"
#include "shell/locale.h"
#include "shell/ui/dialogs/rules.h"

#include <algorithm>

namespace bastide::shell {

using namespace ui;

namespace {

// Options that would change nothing are left out.
bool means_something(const OptionList& options, int option, const Setup& setup) {
  const OptionDef& def = options.def(option);
  const RoomId room = options.room(option);
  if (room != kCoreRoom && !setup.has_room(room)) return false;
  return def.needs.empty() || std::any_of(def.needs.begin(), def.needs.end(), [&](std::string_view needed) {
           return options.value(setup, needed) != 0;
         });
}

// Widgets' ids: those of a set-up's first rank by their own name.
std::string id_of(const OptionDef& def) {
  return (def.link != 0 ? "setup." : "setup.option.") + std::string(def.key);
}

}  // namespace

float HouseRules::draw(float x, float y, float width) {
  c.text(x, y + 12, tr("setup.rules"), Type::Section, kInk);
  const std::string about = tr("menu.rules");
  if (w.round_button(x + width - 22, y + 18, view.form() == Form::Desktop ? 17 : 22,
                     {.id = "setup.rules.base", .icon = "info", .why = about, .spoken = about}))
    rules_.show("base");
  y += 34;
  const OptionList options(landscape());
  for (const bool choice : {false, true}) {
    for (int i = 0; i < options.size(); ++i) {
      if (options.def(i).is_flag() == choice || !means_something(options, i, draft_.rules())) continue;
      y = choice ? draw_choice(options, i, x, y + 10, width) : draw_flag(options, i, x, y, width);
    }
  }
  return y;
}

float HouseRules::draw_flag(const OptionList& options, int option, float x, float y, float width) {
  const OptionDef& def = options.def(option);
  const std::string words = "rule." + std::string(def.key);
  const bool on = options.value(draft_.rules(), option) != 0;
  float h = 0;
  if (w.toggle_row({x, y, width, 0}, id_of(def), tr(words), tr(words + ".about"), on, h)) {
    options.set(draft_.rules(), option, on ? 0 : 1);
    for (const std::string_view other : def.excludes) options.set(draft_.rules(), other, 0);
  }
  return y + h;
}

float HouseRules::draw_choice(const OptionList& options, int option, float x, float y, float width) {
  const OptionDef& def = options.def(option);
  const std::string words = "rule." + std::string(def.key);
  c.text(x, y + 10, tr(words), Type::BodyBold, kInk);
  y += 26;
  std::vector<std::string> names;
  for (int value = def.low; value <= def.high; ++value) {
    names.push_back(def.choices.empty()
                        ? std::to_string(value)
                        : tr(words + "." + std::string(def.choices[static_cast<unsigned>(value - def.low)])));
  }
  const int chosen =
      w.segments({x, y, width, 44}, id_of(def), names, options.value(draft_.rules(), option) - def.low);
  if (chosen >= 0) options.set(draft_.rules(), option, def.low + chosen);
  y += 52;
  const int value = options.value(draft_.rules(), option);
  const std::string key =
      def.choices.empty() ? words
                          : words + "." + std::string(def.choices[static_cast<unsigned>(value - def.low)]);
  return y + c.paragraph(x, y, width, tr(key + ".about"), Type::Small, kInk3) + 6;
}

}  // namespace bastide::shell
