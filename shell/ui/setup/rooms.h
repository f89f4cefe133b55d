// The expansions of a set-up as picture cards, one for each room the engine knows.
#pragma once

#include "engine/rules/room.h"
#include "shell/ui/context.h"
#include "shell/ui/setup/draft.h"

namespace bastide::shell {

class RulesDialog;

class RoomCards : Part {
 public:
  RoomCards(const Context& context, Draft& draft, RulesDialog& rules)
      : Part(context), draft_(draft), rules_(rules) {}
  float draw(float x, float y, float width);  // answers where they end

 private:
  struct Words {
    float left = 0, picture = 0;  // where they stand; the picture's width
    ui::Type type = ui::Type::Name;
    std::vector<std::string> name, about;
  };
  [[nodiscard]] Words words_of(const Room& room, float card_w, bool list) const;
  [[nodiscard]] float wanted_height(const Room& room, float card_w, bool list) const;
  void draw_card(const Room& room, const Rect& r);
  void toggle(const Room& room);
  [[nodiscard]] std::string tiles_words(const Room& room);
  void draw_paper(const Rect& r, bool on, float glow);
  void draw_weight(const Room& room, const Rect& card, const Rect& picture);
  void draw_switch(const Room& room, float x, float y, bool on);

  Draft& draft_;
  RulesDialog& rules_;
};

}  // namespace bastide::shell
