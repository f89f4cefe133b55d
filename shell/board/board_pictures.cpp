// Pictures for panels: figures, icons and props as Dear ImGui images.
#include "shell/board/parts.h"

#include <imgui.h>

namespace bastide::shell {

namespace {

ImTextureID id_of(unsigned texture) {
  return reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture));
}

Picture picture_of(Page page, const Uv& uv, Vec2 size, Vec2 base) {
  Picture out;
  out.texture = page.texture;
  out.uv0 = {uv.u0, uv.v0};
  out.uv1 = {uv.u1, uv.v1};
  out.width = size.x;
  out.height = size.y;
  out.base = base;
  return out;
}

}  // namespace

void BoardView::draw_figure(ImDrawList* list, u8 colour, u8 piece, Rect box, float alpha, bool lying) {
  const Art& art = parts_->art;
  const FigureSprite* sprite = art.figure(figure_name(colour, piece, lying));
  if (sprite == nullptr || art.figures().texture == 0) {
    const Vec2 c = box.centre();
    list->AddCircleFilled({c.x, c.y}, std::min(box.w, box.h) * 0.4F,
                          with_alpha(player_ink(colour).fill, alpha));
    return;
  }
  // all figures to one scale: a follower standing is 60 u high, its sprite a little more
  const FigureSprite* measure = art.figure(figure_name(colour, 0, false));
  const float k = std::min(box.h / (measure != nullptr ? measure->h : sprite->h),
                           box.w / std::max(1.0F, sprite->w * 0.92F));
  const float w = sprite->w * k;
  const float h = sprite->h * k;
  const float x = box.x + (box.w - w) / 2;
  const float y = lying ? box.y + (box.h - h) / 2 : box.bottom() - h;
  list->AddImage(id_of(art.figures().texture), {x, y}, {x + w, y + h}, {sprite->uv.u0, sprite->uv.v0},
                 {sprite->uv.u1, sprite->uv.v1}, with_alpha(kWhite, alpha));
}

Picture BoardView::prop(std::string_view name) const {
  const Art& art = parts_->art;
  const PropSprite* sprite = art.prop(name);
  if (sprite == nullptr) return {};
  const float per_u = art.props_size().per_u;
  return picture_of(art.props(), sprite->uv, {sprite->w * per_u, sprite->h * per_u},
                    {sprite->ax * per_u, sprite->ay * per_u});
}

}  // namespace bastide::shell
