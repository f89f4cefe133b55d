// The expansions of a set-up as picture cards, one for each expansion the engine knows.
#pragma once

#include "engine/rules/expansion.h"
#include "shell/panels/context.h"
#include "shell/play/draft.h"

namespace bastide::shell {

class RulesDialog;

class ExpansionCards : Part {
 public:
  ExpansionCards(const Context& context, Draft& draft, RulesDialog& rules)
      : Part(context), draft_(draft), rules_(rules) {}
  float draw(float x, float y, float width);  // answers where they end

 private:
  struct Words {
    float left = 0, picture = 0;  // where they stand; the picture's width
    ui::Type type = ui::Type::Name;
    std::vector<std::string> name, about;
  };
  [[nodiscard]] Words words_of(const Expansion& expansion, float card_w, bool list) const;
  [[nodiscard]] float wanted_height(const Expansion& expansion, float card_w, bool list) const;
  void draw_card(const Expansion& expansion, const Rect& r);
  void toggle(const Expansion& expansion);
  [[nodiscard]] std::string tiles_words(const Expansion& expansion);
  void draw_paper(const Rect& r, bool on, float glow);
  void draw_weight(const Expansion& expansion, const Rect& card, const Rect& picture);
  void draw_switch(const Expansion& expansion, float x, float y, bool on);

  Draft& draft_;
  RulesDialog& rules_;
};

}  // namespace bastide::shell
