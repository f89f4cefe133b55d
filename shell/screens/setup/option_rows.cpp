#include "shell/screens/setup/option_rows.h"

#include "engine/data/text_list.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

// Widgets' ids: those of a set-up's first rank by their own name.
std::string id_of(const OptionDef& def) {
  return (def.link != 0 ? "setup." : "setup.option.") + std::string(def.key);
}

std::string words_of(const OptionDef& def) { return "rule." + std::string(def.key); }

std::string choice_words(const OptionDef& def, int value) {
  return words_of(def) + "." + std::string(def.choices[static_cast<unsigned>(value - def.low)]);
}

// Their names, one after another.
template <class Fn>
std::string names_of(const OptionList& options, const Fn& fn) {
  std::string names;
  for (int i = 0; i < options.size(); ++i) {
    if (fn(i)) add_item(names, tr(words_of(options.def(i))));
  }
  return names;
}

}  // namespace

float OptionRows::draw(const OptionList& options, int option, float x, float y, float width) {
  const OptionDef& def = options.def(option);
  if (def.is_flag()) return draw_flag(options, option, x, y, width);
  return def.choices.empty() ? draw_number(options, option, x, y, width)
                             : draw_choice(options, option, x, y + 10, width);
}

// What it does; or, while it cannot be chosen, why; and what would give way to it.
std::string OptionRows::about(const OptionList& options, int option, const std::string& words) const {
  const Setup& setup = draft_.rules();
  if (!options.has_needs(setup, option)) {
    const auto& needs = options.def(option).needs;
    return tr("setup.needs", {{"rules", names_of(options, [&](int other) {
                                 return std::find(needs.begin(), needs.end(), options.def(other).key) !=
                                        needs.end();
                               })}});
  }
  const std::string others = names_of(
      options, [&](int other) { return options.exclude(option, other) && options.value(setup, other) != 0; });
  return others.empty() ? tr(words) : tr(words) + " " + tr("setup.instead", {{"rules", others}});
}

void OptionRows::set(const OptionList& options, int option, int value) {
  const u64 off = options.change(draft_.rules(), option, value);
  std::string names = names_of(options, [&](int i) { return (off >> i & 1) != 0; });
  const FamilyEntry& entry = entry_of(draft_.rules());
  for (const ExpansionId dropped : draft_.drop_clashing()) {
    for (const Expansion* expansion : entry.expansions)
      if (expansion->id == dropped) add_item(names, tr("expansion." + std::string(expansion->key) + ".name"));
  }
  if (!names.empty()) notices.say(tr("setup.switched_off", {{"rules", names}}));
}

float OptionRows::draw_flag(const OptionList& options, int option, float x, float y, float width) {
  const OptionDef& def = options.def(option);
  const bool on = options.value(draft_.rules(), option) != 0;
  const bool possible = options.has_needs(draft_.rules(), option);
  const std::string text = about(options, option, words_of(def) + ".about");
  float h = 0;
  if (w.toggle_row({x, y, width, 0}, id_of(def), tr(words_of(def)), text, on, h, possible, text))
    set(options, option, on ? 0 : 1);
  return y + h;
}

float OptionRows::draw_choice(const OptionList& options, int option, float x, float y, float width) {
  const OptionDef& def = options.def(option);
  c.text(x, y + 10, tr(words_of(def)), Type::BodyBold, kInk);
  y += 26;
  std::vector<std::string> names;
  for (int value = def.low; value <= def.high; ++value) names.push_back(tr(choice_words(def, value)));
  const int chosen =
      w.segments({x, y, width, 44}, id_of(def), names, options.value(draft_.rules(), option) - def.low);
  if (chosen >= 0) set(options, option, def.low + chosen);
  y += 52;
  const std::string words = choice_words(def, options.value(draft_.rules(), option));
  const bool off = options.value(draft_.rules(), option) == 0;
  return y +
         c.paragraph(x, y, width, off ? about(options, option, words + ".about") : tr(words + ".about"),
                     Type::Small, kInk3) +
         6;
}

float OptionRows::draw_number(const OptionList& options, int option, float x, float y, float width) {
  const OptionDef& def = options.def(option);
  const std::string name = tr(words_of(def));
  const int value = options.value(draft_.rules(), option);
  const float room = width - kStepperWidth - 10;
  float h = c.paragraph(x, y + 8, room, name, Type::BodyBold, kInk);
  h += c.paragraph(x, y + 8 + h, room, tr(words_of(def) + ".about"), Type::Small, kInk2);
  const int step = draw_stepper(*this, x + width, y + 4, id_of(def), name, std::to_string(value),
                                value > def.low, value < def.high);
  if (step != 0) set(options, option, value + step);
  h = std::max(54.0F, h + 18);
  c.line(x, y + h - 2, x + width, y + h - 2, rgb(0xEADDBD), 1);
  return y + h;
}

int draw_stepper(const Context& context, float right, float y, const std::string& id, const std::string& name,
                 const std::string& amount, bool can_less, bool can_more) {
  constexpr float kSide = 44;
  const auto button = [&](float x, bool more, bool enabled) {
    return context.w.icon_button(
        x + kSide / 2, y + kSide / 2, kSide,
        {.id = id + (more ? ".more" : ".less"),
         .icon = more ? "plus" : "minus",
         .enabled = enabled,
         .spoken = tr(more ? "setup.more" : "setup.less", {{"what", name}, {"n", amount}}),
         .icon_size = 18});
  };
  const Rect r{right - kStepperWidth, y, kStepperWidth, kSide};
  context.c.rect(r, rgb(0xF4E9CF), 10);
  context.c.frame(r, kLine, 10, 1.1F);
  const int less = button(r.x, false, can_less) ? -1 : 0;
  const int more = button(r.right() - kSide, true, can_more) ? 1 : 0;
  context.c.text(r.x + r.w / 2, r.y + r.h / 2, amount, Type::BodyBold, kInk, Align::Centre);
  return less + more;
}

}  // namespace bastide::shell
