#include "shell/panels/projection.h"

#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

bool projection_shown(const Context& context) {
  return context.preferences.aid(Aid::Projection) && context.session.phase() != Phase::Over;
}

std::string projection_words(const Context& context, Seat seat) {
  if (!projection_shown(context)) return "";
  const int points = context.aids.projected(context.session)[seat];
  return tr("projection.words", {{"points", trn("points", points)}});
}

float draw_projection(const Context& context, Seat seat, float right, float y) {
  if (!projection_shown(context)) return 0;
  Canvas& c = context.c;
  const std::string points = std::to_string(context.aids.projected(context.session)[seat]);
  const float wide = c.width(points, Type::SmallBold);
  c.text(right, y, points, Type::SmallBold, kInk2, Align::Right);
  c.icon("flag", right - wide - 9, y, 13, kInk3, 2.4F);
  return wide + 18;
}

}  // namespace bastide::shell
