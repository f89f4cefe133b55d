// Turning a design: points turn, pictures stay upright.
#include "shell/board/land/pieces.h"

#include "shell/look/walls.h"
#include "shell/render/brushes.h"

namespace bastide::shell {

namespace {

constexpr float kShadowAngle = 17 * 3.14159265F / 180;

Quad sprite_quad(const PropSprite& s, Vec2 base, float scale) {
  const float x = base.x - s.ax * scale;
  const float y = base.y - s.ay * scale;
  const float w = s.w * scale;
  const float h = s.h * scale;
  const float sway = (s.flags & PropSprite::kSways) != 0 ? s.ay * scale : 0;
  return {{{x, y, s.uv.u0, s.uv.v0, kWhite, sway},
           {x + w, y, s.uv.u1, s.uv.v0, kWhite, sway},
           {x + w, y + h, s.uv.u1, s.uv.v1, kWhite},
           {x, y + h, s.uv.u0, s.uv.v1, kWhite}}};
}

// The soft ellipse that something of half width w and height h throws to the lower right.
Quad shadow_quad(const Uv& uv, Vec2 base, float w, float h) {
  const float length = 0.62F * h;
  const Vec2 centre = {0.52F * length, 0.10F * length};
  const float a = 0.95F * w + 0.55F * length;
  const float b = 0.42F * w + 2.5F;
  const float c = std::cos(kShadowAngle);
  const float s = std::sin(kShadowAngle);
  const auto corner = [&](float x, float y, float u, float v) {
    const Vec2 p = centre + Vec2{x, y};
    return Vertex{base.x + p.x * c - p.y * s, base.y + p.x * s + p.y * c, u, v, kWhite};
  };
  return {{corner(-a, -b, uv.u0, uv.v0), corner(a, -b, uv.u1, uv.v0), corner(a, b, uv.u1, uv.v1),
           corner(-a, b, uv.u0, uv.v1)}};
}

}  // namespace

Quad moved(Quad quad, Vec2 by) {
  for (Vertex& v : quad.corner) v.x += by.x, v.y += by.y;
  return quad;
}

Quad ground_quad(const Uv& uv, int rotation, Vec2 at, float side, Color color) {
  // corner k of the square shows the picture's corner k - rotation
  const Vec2 uvs[4] = {{uv.u0, uv.v0}, {uv.u1, uv.v0}, {uv.u1, uv.v1}, {uv.u0, uv.v1}};
  const Vec2 corners[4] = {at, at + Vec2{side, 0}, at + Vec2{side, side}, at + Vec2{0, side}};
  Quad quad{};
  for (int k = 0; k < 4; ++k) {
    const Vec2 t = uvs[(k - rotation) & 3];
    quad.corner[k] = {corners[k].x, corners[k].y, t.x, t.y, color};
  }
  return quad;
}

namespace {

constexpr float kStep = kTile / kMaskSide;

// Whose a texel of the turned tile is.
u8 segment_of(const DesignArt& art, int rotation, int column, int row) {
  const Vec2 p = turned(
      {(static_cast<float>(column) + 0.5F) * kStep, (static_cast<float>(row) + 0.5F) * kStep}, 4 - rotation);
  return art.segment_at(p.x, p.y);
}

}  // namespace

void stand_in_ground(const DesignArt& art, int rotation, Vec2 at, Quads& out) {
  const auto color_of = [&](u8 segment) {
    if (segment == kNoMask) return rgb(0xE7CB96);
    switch (art.kinds[segment]) {
      case 'r': return rgb(0xF3E2B6);
      case 'c': return rgb(0xCE7A4A);
      case 'm': return rgb(0xCDB790);
      case 'g': return rgb(0xE9C8E6);
      case 'v': return rgb(0x4F9DB2);
      default: return Color{0};
    }
  };
  const auto texel = [&](int column, int row) { return color_of(segment_of(art, rotation, column, row)); };
  for (int row = 0; row < kMaskSide; ++row)
    for (int column = 0; column < kMaskSide;) {
      const Color color = texel(column, row);
      int end = column + 1;
      while (end < kMaskSide && texel(end, row) == color) ++end;
      if (color != 0)
        out.rect(at.x + static_cast<float>(column) * kStep, at.y + static_cast<float>(row) * kStep,
                 static_cast<float>(end - column) * kStep, kStep, brush::kSolid, color);
      column = end;
    }
}

void segment_borders(const DesignArt& art, int rotation, Vec2 at, Quads& out) {
  constexpr float kLine = 6;
  // along rows, then along columns; neighbours that go on are one line
  for (const bool across : {true, false})
    for (int line = 1; line < kMaskSide; ++line)
      for (int from = 0; from < kMaskSide;) {
        const auto differs = [&](int i) {
          return across ? segment_of(art, rotation, i, line - 1) != segment_of(art, rotation, i, line)
                        : segment_of(art, rotation, line - 1, i) != segment_of(art, rotation, line, i);
        };
        int end = from;
        while (end < kMaskSide && differs(end)) ++end;
        if (end > from) {
          const float along = static_cast<float>(from) * kStep - kLine / 2;
          const float beside = static_cast<float>(line) * kStep - kLine / 2;
          const float length = static_cast<float>(end - from) * kStep + kLine;
          out.rect(at.x + (across ? along : beside), at.y + (across ? beside : along),
                   across ? length : kLine, across ? kLine : length, brush::kSolid, rgb(0x000000));
        }
        from = std::max(end, from + 1);
      }
}

const Pieces& PieceMaker::pieces(u8 design, int rotation) {
  if (revision_ != art_.revision()) {
    kept_.clear();
    revision_ = art_.revision();
  }
  const auto [at, fresh] = kept_.try_emplace(design * 4 + rotation);
  Pieces& out = at->second;
  if (!fresh) return out;
  const DesignArt& art = art_.design(design);
  add_props(art.props, rotation, out);
  add_walls(art.walls, rotation, design, out);
  for (const TowerMark& tower : art.towers) {
    const Vec2 p = turned({tower.x, tower.y}, rotation);
    out.towers.push_back({tower.kind, p.x, p.y});
  }
  return out;
}

void PieceMaker::add_copy(u8 design, int rotation, int copy, Pieces& out) const {
  const auto& copies = art_.design(design).copies;
  if (copy >= 0 && copy < static_cast<int>(copies.size()))
    add_props(copies[static_cast<std::size_t>(copy)], rotation, out);
}

void PieceMaker::add_closing(const ClosingArt& closing, int rotation, u32 salt, Pieces& out) const {
  add_props(closing.props, rotation, out);
  add_walls(closing.walls, rotation, salt, out);
}

void PieceMaker::add_prop(const PropSprite& sprite, Vec2 base, float scale, Pieces& out) const {
  const Vec2 at = base + Vec2{sprite.dx, sprite.dy} * scale;
  out.uprights.push_back(
      {sprite_quad(sprite, at, scale), at.y + sprite.front, (sprite.flags & PropSprite::kSmall) != 0});
  const PropSprite* shadow = art_.prop("shadow");
  if (shadow != nullptr && sprite.shadow_w > 0)
    out.shadows.push_back(shadow_quad(shadow->uv, at, sprite.shadow_w * scale, sprite.shadow_h * scale));
}

void PieceMaker::add_props(const std::vector<PropAt>& props, int rotation, Pieces& out) const {
  const auto& sprites = art_.prop_sprites();
  for (const PropAt& prop : props) {
    int index = prop.sprite;
    const PropSprite& named = sprites[static_cast<std::size_t>(index)];
    if ((named.flags & PropSprite::kDirectional) != 0)
      index = std::clamp(index - named.direction + ((named.direction + rotation) & 3), 0,
                         static_cast<int>(sprites.size()) - 1);
    add_prop(sprites[static_cast<std::size_t>(index)], turned({prop.x, prop.y}, rotation), prop.scale, out);
  }
}

void PieceMaker::add_walls(const std::vector<WallLine>& walls, int rotation, u32 salt, Pieces& out) const {
  std::vector<look::WallPoint> points;
  for (const WallLine& line : walls) {
    points.clear();
    for (const Vec2 p : line.points) points.push_back({p.x, p.y});
    for (const look::WallQuad& wall : look::wall_quads(points, line.outside, rotation, salt)) {
      const PropSprite* sprite = art_.prop(look::kWallSpriteNames[static_cast<std::size_t>(wall.sprite)]);
      if (sprite == nullptr) continue;
      const float u0 = mix(sprite->uv.u0, sprite->uv.u1, wall.u0);
      const float u1 = mix(sprite->uv.u0, sprite->uv.u1, wall.u1);
      const Color color = static_cast<Color>(wall.r | wall.g << 8 | wall.b << 16) | static_cast<Color>(wall.a)
                                                                                        << 24;
      Quad quad{};
      for (unsigned k = 0; k < 4; ++k)
        quad.corner[k] = {wall.at[k].x, wall.at[k].y, k == 0 || k == 3 ? u0 : u1,
                          k < 2 ? sprite->uv.v0 : sprite->uv.v1, color};
      if (wall.sprite == look::WallSprite::Shadow)
        out.shadows.push_back(quad);
      else
        out.uprights.push_back({quad, wall.depth, wall.sprite == look::WallSprite::Merlon});
    }
  }
}

void PieceMaker::add_tower(float x, float y, bool bastion, std::vector<Upright>& uprights,
                           std::vector<Quad>& shadows) const {
  const PropSprite* sprite = art_.prop(bastion ? "bastion0" : "tcone0");
  if (sprite == nullptr) return;
  Pieces one;
  add_prop(*sprite, {x, y}, 1, one);
  uprights.insert(uprights.end(), one.uprights.begin(), one.uprights.end());
  shadows.insert(shadows.end(), one.shadows.begin(), one.shadows.end());
}

}  // namespace bastide::shell
