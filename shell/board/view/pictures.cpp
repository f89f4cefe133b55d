#include "shell/board/view/pictures.h"

#include "shell/board/art/player_ink.h"
#include "shell/board/view/labels.h"
#include "shell/look/figures.h"

#include <GLES3/gl3.h>

namespace bastide::shell {

void Pictures::tile(ImDrawList* list, const Land::Single& single, Vec2 top_left, float size) {
  Tile& tile = tiles_.emplace_back();
  tile.scene = &scene_;
  tile.single = single;
  tile.view = {size / kTile, top_left};
  list->AddCallback(
      [](const ImDrawList*, const ImDrawCmd* command) {
        draw_tile(*static_cast<const Tile*>(command->UserCallbackData), command->ClipRect);
      },
      &tile);
  list->AddCallback(ImDrawCallback_ResetRenderState, nullptr);
}

void begin_in_panel(Scene& scene, const ImVec4& clip) {
  scene.painter.resume();
  const float ratio = scene.pixel_ratio;
  glEnable(GL_SCISSOR_TEST);
  glScissor(static_cast<GLint>(clip.x * ratio), static_cast<GLint>((scene.screen.y - clip.w) * ratio),
            static_cast<GLsizei>(std::max(0.0F, clip.z - clip.x) * ratio),
            static_cast<GLsizei>(std::max(0.0F, clip.w - clip.y) * ratio));
}

void Pictures::draw_tile(const Tile& tile, const ImVec4& clip) {
  Scene& scene = *tile.scene;
  begin_in_panel(scene, clip);
  scene.painter.set_view(tile.view);
  scene.land.draw_single(scene.painter, tile.single);
  scene.painter.end();
}

bool Pictures::figure(ImDrawList* list, u8 colour, std::string_view piece, Rect box, float alpha,
                      bool lying) const {
  const Art& art = scene_.art;
  const FigureSprite* sprite = art.figure(figure_name(colour, piece, lying));
  const Page page = sprite == nullptr ? Page{} : art.page_of(*sprite);
  if (page.texture == 0) return false;
  // all figures to one scale: a meeple standing is 60 u high, its sprite a little more
  const FigureSprite* measure = art.figure(figure_name(colour, look::kMeeple, false));
  const float k = std::min(box.h / (measure != nullptr ? measure->h : sprite->h),
                           box.w / std::max(1.0F, sprite->w * 0.92F));
  const float w = sprite->w * k;
  const float h = sprite->h * k;
  const float x = box.x + (box.w - w) / 2;
  const float y = lying ? box.y + (box.h - h) / 2 : box.bottom() - h;
  list->AddImage(texture_id(page), {x, y}, {x + w, y + h}, {sprite->uv.u0, sprite->uv.v0},
                 {sprite->uv.u1, sprite->uv.v1}, with_alpha(kWhite, alpha));
  return true;
}

Picture Pictures::prop(std::string_view name) const {
  const Art& art = scene_.art;
  const PropSprite* sprite = art.prop(name);
  if (sprite == nullptr && art.own() != nullptr) {
    for (const auto& sheet : art.own()->sheets) {
      const FigureSprite* own = sheet->find(name);
      if (own != nullptr)
        return {.texture = sheet->texture,
                .uv0 = {own->uv.u0, own->uv.v0},
                .uv1 = {own->uv.u1, own->uv.v1},
                .width = own->w,
                .height = own->h,
                .base = {own->ax, own->ay}};
    }
  }
  if (sprite == nullptr) return {};
  const float per_u = art.props_size().per_u;
  return {.texture = art.props().texture,
          .uv0 = {sprite->uv.u0, sprite->uv.v0},
          .uv1 = {sprite->uv.u1, sprite->uv.v1},
          .width = sprite->w * per_u,
          .height = sprite->h * per_u,
          .base = {sprite->ax * per_u, sprite->ay * per_u}};
}

}  // namespace bastide::shell
