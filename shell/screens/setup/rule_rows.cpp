#include "shell/screens/setup/rule_rows.h"

#include "engine/rules/rules.h"
#include "shell/screens/dialogs/house.h"
#include "shell/screens/dialogs/rules.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

float RuleRows::draw(float x, float y, float width) {
  c.text(x, y + 12, tr("setup.rules"), Type::Section, kInk);
  const std::string about = tr("menu.rules");
  if (w.round_button(x + width - 22, y + 18, view.form() == Form::Desktop ? 17 : 22,
                     {.id = "setup.rules.base", .icon = "info", .why = about, .spoken = about}))
    rules_.show("base");
  y += 34;
  const FamilyEntry& entry = entry_of(draft_.rules());
  const OptionList options(entry);
  if (entry.house.empty()) return draw_plain(options, x, y, width);
  y = draw_plain(options, x, y, width) + 12;
  y = draw_house(x, y, width) + 8;
  return draw_mix(x, y, width);
}

// Options that would change nothing are left out.
float RuleRows::draw_plain(const OptionList& options, float x, float y, float width) {
  for (const bool choice : {false, true}) {
    for (int i = 0; i < options.size(); ++i) {
      const ExpansionId expansion = options.expansion(i);
      if (options.def(i).is_flag() == choice || house_rule(entry_of(draft_.rules()), options, i) != nullptr)
        continue;
      if ((expansion != kCoreId && !draft_.rules().has_expansion(expansion)) ||
          !options.has_needs(draft_.rules(), i))
        continue;
      y = rows_.draw(options, i, x, y, width);
    }
  }
  return y;
}

// On a paper of their own.
float RuleRows::draw_house(float x, float y, float width) {
  const int on = house_rules_on(draft_.rules());
  const std::string now = on > 0 ? trn("setup.house_n", on) : tr("setup.house_none");
  if (draw_heading({x, y, width, 50}, "setup.house", tr("setup.house"), now)) navigation.open(Dialog::House);
  return y + 50;
}

// How many copies of each set, and single tiles left out: on a paper of its own.
float RuleRows::draw_mix(float x, float y, float width) {
  if (!draft_.game.deck.empty()) return y;
  const std::string now =
      draft_.as_printed() ? tr("setup.mix_printed") : trn("setup.tiles_n", draft_.tiles());
  if (draw_heading({x, y, width, 50}, "setup.mix", tr("setup.mix"), now)) navigation.open(Dialog::Mix);
  return y + 58;
}

bool RuleRows::draw_heading(const Rect& r, const std::string& id, const std::string& name,
                            const std::string& now) {
  const Response state = kit.item({.id = id, .label = name + ", " + now, .rect = r});
  c.rect(r, blend(kRow, kWhite, 0.6F * state.glow), 12);
  c.frame(r, blend(kLine, kGold, state.glow), 12, 1.2F + 0.6F * state.glow);
  c.text_in(r.x + 14, r.y + 17, r.w - 54, name, Type::BodyBold, kInk);
  c.text_in(r.x + 14, r.y + 35, r.w - 54, now, Type::Small, kInk2);
  c.icon("right", r.right() - 24, r.y + r.h / 2, 18, kInk2);
  if (state.focus) w.focus_ring(r, 12);
  return state.clicked;
}

}  // namespace bastide::shell
