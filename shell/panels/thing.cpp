#include "shell/panels/thing.h"

#include "shell/look/figures.h"
#include "shell/panels/scenery.h"
#include "shell/panels/seats.h"
#include "shell/text/words.h"

#include <algorithm>

namespace bastide::shell {

void draw_thing(const Context& context, const Action& action, float x, float base, float height, bool lying) {
  const std::string_view key = thing_key(context.session.game().rules(), action);
  const auto figures = look::figures();
  if (!is_token(action) ||
      std::any_of(figures.begin(), figures.end(), [&](const auto& figure) { return figure.key == key; }))
    context.emblems.figure(active_colour(context.session), key, x, base, height, 1, lying);
  else
    ui::Scenery(context.c, context.board).token(key, x, base, height * 0.8F);
}

}  // namespace bastide::shell
