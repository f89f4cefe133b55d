#include "shell/panels/land_picture.h"

#include "shell/platform/platform.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kRadius = 8;

void frame(Canvas& c, const Rect& r) { c.frame(r, rgb(0x5B3A2B, 0.5F), kRadius, 1); }

}  // namespace

void draw_no_land(const Context& context, const Rect& r) {
  Canvas& c = context.c;
  c.rect(r, kChip, kRadius);
  c.icon("tiles", r.centre().x, r.centre().y, r.h * 0.42F, kInk3);
  frame(c, r);
}

void draw_land_picture(const Context& context, int number, const Game& game, u64 version, const Rect& r) {
  Canvas& c = context.c;
  const float px = context.view.scale * platform::pixel_ratio();
  const Picture picture = context.board.land_picture(number, game, version, {r.w * px, r.h * px});
  if (picture.texture == 0) return draw_no_land(context, r);
  const Rect at = c.px(r);
  c.list()->AddImageRounded(texture_id(picture.texture), {at.x, at.y}, {at.right(), at.bottom()},
                            {picture.uv0.x, picture.uv0.y}, {picture.uv1.x, picture.uv1.y},
                            faded(kWhite, c.alpha()), kRadius * c.scale());
  frame(c, r);
}

}  // namespace bastide::shell
