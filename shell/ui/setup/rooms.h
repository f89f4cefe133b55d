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
  void draw_card(const Room& room, const Rect& r);
  void draw_paper(const Rect& r, bool on, float glow);
  void draw_about(const Room& room, const Rect& card, float x, float y, bool list);
  void draw_weight(const Room& room, const Rect& card);
  void draw_switch(const Room& room, float x, float y, bool on);

  Draft& draft_;
  RulesDialog& rules_;
};

}  // namespace bastide::shell
