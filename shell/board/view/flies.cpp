#include "shell/board/view/flies.h"

#include "shell/board/art/player_ink.h"
#include "shell/board/view/labels.h"
#include "shell/look/palette.h"

#include <cstdio>

namespace bastide::shell {

namespace {

void draw_fly(const Scene& scene, const Session& session, const Motion::Fly& fly) {
  const Motion& motion = scene.motion;
  const float elapsed = motion.progress(fly.start, 1);  // ms
  if (elapsed < 0) return;
  const float t = elapsed / Motion::kFlyMs;
  const float pop = motion.reduced() ? 1.0F : 0.6F + 0.4F * ease_out_back(std::min(1.0F, elapsed / 180));
  float alpha = std::min(1.0F, elapsed / 80);
  const float tile = kTile * scene.camera.scale();
  Vec2 at = scene.camera.to_screen(scene.anchor(session.game().state(), fly.cell, fly.segment));
  at = at +
       Vec2{static_cast<float>(fly.stack) * 40,
            -34 - (motion.reduced() ? 0.0F : 0.35F * tile * ease_out_cubic(std::min(1.0F, elapsed / 700)))};
  float size = 22 * pop;
  const Vec2 target = scene.player_points[fly.seat < kMaxPlayers ? fly.seat : 0];
  if (!motion.reduced() && target != Vec2{} && t > 0.68F) {
    const float e = ease_in_out_cubic((t - 0.68F) / 0.32F);
    at = mix(at, target, e);
    size = mix(size, 15, e);
    alpha = 1 - e * 0.4F;
  } else if (t > 0.85F) {
    alpha = (1 - t) / 0.15F;
  }
  char text[16];
  std::snprintf(text, sizeof text, "+%d",
                motion.reduced() ? fly.amount : std::min(fly.amount, 1 + static_cast<int>(elapsed / 30)));
  ImDrawList* list = ImGui::GetForegroundDrawList();
  ImFont* font = scene.fonts.display != nullptr ? scene.fonts.display : ImGui::GetFont();
  const ImVec2 extent = font->CalcTextSizeA(size, 1e4F, 0, text);
  const float w = extent.x / 2 + size * 0.55F;
  const float h = size * 0.78F;
  const PlayerInk& ink = player_ink(colour_of(session, fly.seat));
  list->AddRectFilled({at.x - w - 2, at.y - h + 2}, {at.x + w + 2, at.y + h + 5},
                      fade(rgb(0x3A2614), 0.25F * alpha), h);
  list->AddRectFilled({at.x - w - 3, at.y - h - 3}, {at.x + w + 3, at.y + h + 3},
                      fade(rgb(palette::kKeyline), alpha), h + 3);
  list->AddRectFilled({at.x - w, at.y - h}, {at.x + w, at.y + h}, fade(ink.fill, alpha), h);
  centred_text(list, font, size, at, fade(ink.mark, alpha), text);
}

}  // namespace

void draw_flies(const Scene& scene, const Session& session) {
  for (const Motion::Fly& fly : scene.motion.flies) draw_fly(scene, session, fly);
}

}  // namespace bastide::shell
