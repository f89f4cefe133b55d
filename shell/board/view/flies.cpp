#include "shell/board/view/flies.h"

#include "shell/board/art/player_ink.h"
#include "shell/board/view/labels.h"
#include "shell/look/palette.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace bastide::shell {
namespace {

constexpr float kStep = 44;                      // to the next score from the same place
constexpr float kAbove = 34;                     // where a score appears over its place
constexpr float kHalfWide = 30, kHalfHigh = 22;  // of three digits, with the ring around them

float rises_by(const Scene& scene) { return 0.35F * kTile * scene.camera.scale(); }

}  // namespace

Vec2 fly_begins(const Scene& scene, const State& state, const Motion::Fly& fly) {
  const Origin& from = fly.from;
  const auto card = [&](Seat seat) { return scene.player_points[seat < kMaxPlayers ? seat : 0]; };
  switch (from.at) {
    case Origin::At::Place:
      return scene.camera.to_screen(from.segment == kNoSegment
                                        ? site_of(scene.art, state, from.cell)
                                        : scene.anchor(state, from.cell, from.segment));
    case Origin::At::Seat: return card(from.seat);
    case Origin::At::Counter:
      if (const Vec2 at = scene.counter_points[from.seat][from.counter]; at != Vec2{}) return at;
      return scene.scoreboard_point != Vec2{} ? scene.scoreboard_point : card(from.seat);
    case Origin::At::Nowhere: break;
  }
  return card(fly.seat);
}

namespace {

void draw_fly(const Scene& scene, const Session& session, const Motion::Fly& fly) {
  const Motion& motion = scene.motion;
  const float elapsed = motion.progress(fly.start, 1);  // ms
  if (elapsed < 0) return;
  const float t = elapsed / Motion::kFlyMs;
  const float pop = motion.reduced() ? 1.0F : 0.6F + 0.4F * ease_out_back(std::min(1.0F, elapsed / 180));
  float alpha = std::min(1.0F, elapsed / 80);
  // off the land it has nothing to rise from
  const bool rises = fly.from.at == Origin::At::Place;
  const float risen =
      motion.reduced() ? 0.0F : rises_by(scene) * ease_out_cubic(std::min(1.0F, elapsed / 700));
  Vec2 at = fly_begins(scene, session.game().state(), fly) +
            Vec2{static_cast<float>(fly.stack) * kStep, rises ? -kAbove - risen : 0};
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
  const int amount = std::abs(fly.amount);
  std::snprintf(text, sizeof text, "%s%d", fly.amount < 0 ? "\u2212" : "+",
                motion.reduced() ? amount : std::min(amount, 1 + static_cast<int>(elapsed / 30)));
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

// A die of three faces, seen from above, turned by `angle`.
void draw_die(Vec2 at, float size, float angle, int face) {
  ImDrawList* list = ImGui::GetForegroundDrawList();
  const Vec2 right{std::cos(angle) * size / 2, std::sin(angle) * size / 2}, down{-right.y, right.x};
  const auto corner = [&](float x, float y, float grow) {
    const Vec2 p = at + right * (x * grow) + down * (y * grow);
    return ImVec2{p.x, p.y};
  };
  const auto body = [&](float grow, float lower, Color color) {
    ImVec2 a = corner(-1, -1, grow), b = corner(1, -1, grow), c = corner(1, 1, grow), d = corner(-1, 1, grow);
    for (ImVec2* one : {&a, &b, &c, &d}) one->y += lower;
    list->AddQuadFilled(a, b, c, d, color);
  };
  body(1.16F, size * 0.16F, rgb(0x3A2614, 0.35F));
  body(1.1F, 0, rgb(palette::kKeyline));
  body(1, 0, rgb(0xFFFBF0));
  for (int i = 0; i < face; ++i) {
    const float off = (static_cast<float>(i) - static_cast<float>(face - 1) / 2) * 0.56F;
    list->AddCircleFilled(corner(off, off, 1), size * 0.11F, rgb(0x8C2F1B));
  }
}

// It tumbles over the land to where it shows how far, and lies there until it has been read.
void draw_roll(const Scene& scene, const Motion::Die& die) {
  const Motion& motion = scene.motion;
  const float elapsed = motion.progress(die.start, 1);  // ms
  const float t = motion.reduced() ? 1.0F : std::clamp(elapsed / Motion::kRollMs, 0.0F, 1.0F);
  const float tile = kTile * scene.camera.scale();
  const float size = std::clamp(tile * 0.34F, 26.0F, 64.0F);
  const Vec2 from = scene.camera.to_screen(cell_middle(die.from));
  Vec2 at = mix(from, scene.camera.to_screen(cell_middle(die.to)), ease_out_cubic(t));
  at.y -= std::abs(std::cos(t * 10)) * (1 - t) * (1 - t) * tile * 0.6F;
  constexpr int kThrows = 9;  // faces that are seen on the way
  constexpr int kFaces = 3;
  const int turned = static_cast<int>(t * kThrows);
  const int face = t >= 1 ? die.face : 1 + (turned * 2 + die.face) % kFaces;
  draw_die(at, size, (1 - t) * 9, face);
}

}  // namespace

Rect fly_rises(const Scene& scene, const State& state, const Motion::Fly& fly) {
  const Vec2 at = fly_begins(scene, state, fly) + Vec2{static_cast<float>(fly.stack) * kStep, -kAbove};
  const float up = scene.motion.reduced() ? 0.0F : rises_by(scene);
  return {at.x - kHalfWide, at.y - kHalfHigh - up, 2 * kHalfWide, 2 * kHalfHigh + up};
}

void draw_flies(const Scene& scene, const Session& session) {
  for (const Motion::Fly& fly : scene.motion.flies) draw_fly(scene, session, fly);
  for (const Motion::Die& die : scene.motion.dice) draw_roll(scene, die);
}

}  // namespace bastide::shell
