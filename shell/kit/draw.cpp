#include "shell/kit/draw.h"

#include "shell/kit/paths.h"

#include <imgui_internal.h>

#include <cmath>

namespace bastide::shell::ui {

namespace {

// Black and white change places.
ImU32 turned(ImU32 colour) {
  const ImU32 plain = colour & 0x00FFFFFF;
  return plain == 0 || plain == 0x00FFFFFF ? colour ^ 0x00FFFFFF : colour;
}

}  // namespace

ImU32 Canvas::ground(ImU32 colour) const {
  if (high_contrast_) return night() ? turned(high_contrast(colour)) : high_contrast(colour);
  return night() ? night_ground(colour) : colour;
}

ImU32 Canvas::ink(ImU32 colour) const {
  if (high_contrast_) {
    const ImU32 plain = high_contrast(colour);
    return faint(night() && (plain & 0x00FFFFFF) == 0 ? turned(plain) : plain);
  }
  return faint(night() ? night_ink(colour) : colour);
}

ImU32 Canvas::stroke(ImU32 colour) const {
  if (high_contrast_) return ink(colour);
  return faint(night() ? night_line(colour) : colour);
}

void Canvas::clip(const Rect& r) {
  const Rect p = px(r);
  list_->PushClipRect({p.x, p.y}, {p.right(), p.bottom()}, true);
}

void Canvas::unclip() { list_->PopClipRect(); }

bool Canvas::shows(const Rect& r) const {
  const Rect p = px(r);
  const ImVec2 from = list_->GetClipRectMin();
  const ImVec2 to = list_->GetClipRectMax();
  return p.right() > from.x && p.x < to.x && p.bottom() > from.y && p.y < to.y;
}

void Canvas::outline(const Rect& r, float radius) {
  const Rect p = px(r);
  list_->PathRect({p.x, p.y}, {p.right(), p.bottom()}, std::min({radius * scale_, p.w / 2, p.h / 2}));
}

void Canvas::rect(const Rect& r, ImU32 colour, float radius, int corners) {
  const Rect p = px(r);
  // two corners of one side may be rounder than those that share a side
  const bool side = corners == ImDrawFlags_RoundCornersLeft || corners == ImDrawFlags_RoundCornersRight;
  const bool end = corners == ImDrawFlags_RoundCornersTop || corners == ImDrawFlags_RoundCornersBottom;
  const float most = std::min(side ? p.w : p.w / 2, end ? p.h : p.h / 2);
  list_->AddRectFilled({p.x, p.y}, {p.right(), p.bottom()}, faint(ground(colour)),
                       std::min(radius * scale_, most), corners);
}

void Canvas::gradient(const Rect& r, ImU32 top, ImU32 bottom, float radius) {
  const int first = list_->VtxBuffer.Size;
  rect(r, top, radius);
  const Rect p = px(r);
  top = ground(top), bottom = ground(bottom);
  ImGui::ShadeVertsLinearColorGradientKeepAlpha(list_, first, list_->VtxBuffer.Size, {p.x, p.y},
                                                {p.x, p.bottom()}, top, bottom);
}

void Canvas::frame(const Rect& r, ImU32 colour, float radius, float width) {
  outline(r, radius);
  list_->PathStroke(stroke(colour), ImDrawFlags_Closed, width * scale_);
}

void Canvas::dashes(const Rect& r, ImU32 colour, float radius, float width, float on, float off) {
  outline(r, radius);
  const ImVector<ImVec2> points = list_->_Path;
  list_->PathClear();
  const float lengths[2] = {on * scale_, off * scale_};
  int phase = 0;
  float left = lengths[0];
  for (int i = 0; i < points.Size; ++i) {
    ImVec2 a = points[i];
    const ImVec2 b = points[(i + 1) % points.Size];
    float rest = std::hypot(b.x - a.x, b.y - a.y);
    while (rest > 0.01F) {
      const float step = std::min(rest, left);
      const ImVec2 c(a.x + (b.x - a.x) * step / rest, a.y + (b.y - a.y) * step / rest);
      if (phase == 0) list_->AddLine(a, c, stroke(colour), width * scale_);
      a = c;
      rest -= step;
      left -= step;
      if (left <= 0.01F) {
        phase ^= 1;
        left = lengths[phase];
      }
    }
  }
}

void Canvas::disc(float x, float y, float radius, ImU32 colour) {
  list_->AddCircleFilled(px(x, y), radius * scale_, faint(ground(colour)));
}

void Canvas::ring(float x, float y, float radius, ImU32 colour, float width) {
  list_->AddCircle(px(x, y), radius * scale_, stroke(colour), 0, width * scale_);
}

void Canvas::line(float x0, float y0, float x1, float y1, ImU32 colour, float width) {
  list_->AddLine(px(x0, y0), px(x1, y1), stroke(colour), width * scale_);
}

void Canvas::path(const std::vector<Vec2>& points, ImU32 colour, float width, bool closed) {
  for (const Vec2 p : points) list_->PathLineTo(px(p.x, p.y));
  list_->PathStroke(stroke(colour), closed ? ImDrawFlags_Closed : 0, width * scale_);
}

void Canvas::polygon(const std::vector<Vec2>& points, ImU32 colour) {
  for (const Vec2 p : points) list_->PathLineTo(px(p.x, p.y));
  list_->PathFillConvex(faint(ground(colour)));
}

// The blot stretched as nine pieces: corners keep their shape, the middle is solid.
void Canvas::shadow(const Rect& r, float blur, float alpha, float radius) {
  const ImVec4 uv = fonts_.shadow_uv();
  const float um = (uv.x + uv.z) / 2;
  const float vm = (uv.y + uv.w) / 2;
  const float reach = std::max(blur + radius * 0.4F, 2.0F);
  const Rect p = px(Rect{r.x - blur, r.y - blur, r.w + 2 * blur, r.h + 2 * blur});
  const float corner = std::min({(reach + blur) * scale_, p.w / 2, p.h / 2});
  const float xs[4] = {p.x, p.x + corner, p.right() - corner, p.right()};
  const float ys[4] = {p.y, p.y + corner, p.bottom() - corner, p.bottom()};
  const float us[4] = {uv.x, um, um, uv.z};
  const float vs[4] = {uv.y, vm, vm, uv.w};
  const ImU32 colour = tint(faded(kShadow, alpha));
  list_->PushTextureID(ImGui::GetIO().Fonts->TexID);
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      if (xs[column] >= xs[column + 1] || ys[row] >= ys[row + 1]) continue;
      list_->PrimReserve(6, 4);
      list_->PrimRectUV({xs[column], ys[row]}, {xs[column + 1], ys[row + 1]}, {us[column], vs[row]},
                        {us[column + 1], vs[row + 1]}, colour);
    }
  }
  list_->PopTextureID();
}

void Canvas::panel(const Rect& r, float radius, float strength) {
  if (strength > 0) {
    shadow({r.x + 2, r.y + 7, r.w - 4, r.h - 2}, 16, 0.30F * strength, radius);
    rect({r.x, r.y + 1.5F, r.w, r.h}, faded(kShadow, 0.18F * strength), radius);
  }
  gradient(r, kPaperTop, kPaperBottom, radius);
  frame(r, kLine, radius);
  frame({r.x + 1.6F, r.y + 1.6F, r.w - 3.2F, r.h - 3.2F}, rgb(0xFFFFFF, 0.8F), radius - 1.4F);
}

void Canvas::icon(std::string_view name, float x, float y, float size, ImU32 colour, float width) {
  const float k = size / 24 * scale_;
  const ImVec2 centre = px(x, y);
  const float thickness = std::max(1.1F, width * k);
  const ImU32 ink = this->ink(colour);
  for (const Shape::Line& part : icon_shape(name).lines) {
    const auto at = [&](ImVec2 p) { return ImVec2(centre.x + (p.x - 12) * k, centre.y + (p.y - 12) * k); };
    if (part.points.size() == 2 &&
        std::hypot(part.points[0].x - part.points[1].x, part.points[0].y - part.points[1].y) < 0.3F) {
      list_->AddCircleFilled(at(part.points[0]), thickness * 0.62F, ink);  // a dot
      continue;
    }
    for (const ImVec2 p : part.points) list_->PathLineTo(at(p));
    list_->PathStroke(ink, part.closed ? ImDrawFlags_Closed : 0, thickness);
    if (part.closed || thickness < 1.6F) continue;
    list_->AddCircleFilled(at(part.points.front()), thickness * 0.48F, ink);
    list_->AddCircleFilled(at(part.points.back()), thickness * 0.48F, ink);
  }
}

namespace {

void fill_shape(ImDrawList* list, const Shape& shape, ImVec2 origin, float k, ImU32 colour) {
  const auto at = [&](ImVec2 p) { return ImVec2(origin.x + p.x * k, origin.y + p.y * k); };
  const ImDrawListFlags flags = list->Flags;
  list->Flags &= ~ImDrawListFlags_AntiAliasedFill;  // the triangles touch: only the outline is softened
  for (std::size_t i = 0; i + 2 < shape.triangles.size(); i += 3)
    list->AddTriangleFilled(at(shape.triangles[i]), at(shape.triangles[i + 1]), at(shape.triangles[i + 2]),
                            colour);
  list->Flags = flags;
}

// One device pixel: softens the outline of triangles without making them fatter.
float hairline() { return 1 / std::max(1.0F, ImGui::GetIO().DisplayFramebufferScale.x) * 0.8F; }

void stroke_shape(ImDrawList* list, const Shape& shape, ImVec2 origin, float k, ImU32 colour, float width) {
  for (const Shape::Line& part : shape.lines) {
    for (const ImVec2 p : part.points) list->PathLineTo({origin.x + p.x * k, origin.y + p.y * k});
    list->PathStroke(colour, part.closed ? ImDrawFlags_Closed : 0, width);
  }
}

}  // namespace

void Canvas::mark(int colour, float x, float y, float scale, ImU32 ink) {
  const Shape& shape = mark_shape(colour);
  const float k = scale * scale_;
  fill_shape(list_, shape, px(x, y), k, tint(ink));
  stroke_shape(list_, shape, px(x, y), k, tint(ink), hairline());
}

void Canvas::figure(int colour, std::string_view piece, float x, float y, float height, float alpha) {
  const PlayerColour& player = kPlayers[static_cast<std::size_t>(colour) % kPlayers.size()];
  const look::Figure& figure = look::figure_of(piece);
  const float k = height / 28 * scale_ * static_cast<float>(figure.icon_size);
  const FigureShape& shape = figure_shape(figure);
  const ImVec2 base = px(x, y);
  const float before = alpha_;
  alpha_ *= alpha;
  stroke_shape(list_, shape.outline, base, k, tint(rgb(0xFFF9EA)), std::max(1.5F, 3.2F * k));
  stroke_shape(list_, shape.outline, base, k, tint(player.edge), std::max(1.0F, 1.6F * k));
  fill_shape(list_, shape.outline, base, k, tint(player.fill));
  const Shape& sign = mark_shape(colour);
  const ImVec2 at(base.x + static_cast<float>(figure.mark[0]) * k,
                  base.y + static_cast<float>(figure.mark[1]) * k);
  const float sign_k = k * static_cast<float>(figure.mark[2]);
  fill_shape(list_, sign, at, sign_k, tint(player.ink));
  stroke_shape(list_, sign, at, sign_k, tint(player.ink), hairline());
  for (const FigureOverlay& overlay : shape.overlays) {
    fill_shape(list_, overlay.shape, base, k, tint(rgb(overlay.fill)));
    stroke_shape(list_, overlay.shape, base, k, tint(rgb(overlay.stroke)), std::max(1.0F, overlay.width * k));
  }
  alpha_ = before;
}

}  // namespace bastide::shell::ui
