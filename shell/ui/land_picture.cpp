#include "shell/ui/land_picture.h"

#include "shell/platform.h"

namespace bastide::shell {

using namespace ui;

void draw_land_picture(const Context& context, int number, const Game& game, u64 version, const Rect& r) {
  Canvas& c = context.c;
  constexpr float kRadius = 8;
  const float px = context.view.scale * platform::pixel_ratio();
  const Picture picture = context.board.land_picture(number, game, version, {r.w * px, r.h * px});
  if (picture.texture == 0) {
    c.rect(r, kChip, kRadius);
    c.icon("tiles", r.centre().x, r.centre().y, r.h * 0.42F, kInk3);
  } else {
    const Rect at = c.px(r);
    c.list()->AddImageRounded(texture_id(picture.texture), {at.x, at.y}, {at.right(), at.bottom()},
                              {picture.uv0.x, picture.uv0.y}, {picture.uv1.x, picture.uv1.y},
                              faded(kWhite, c.alpha()), kRadius * c.scale());
  }
  c.frame(r, rgb(0x5B3A2B, 0.5F), kRadius, 1);
}

}  // namespace bastide::shell
