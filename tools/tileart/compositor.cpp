// The software compositor: see the header. Affine quads, bilinear samples, 2 × 2 coverage.
#include "tools/tileart/compositor.h"

#include "shell/look/towers.h"
#include "shell/look/walls.h"

#include <algorithm>
#include <array>

namespace bastide::art {

namespace {

struct Tint {
  double r = 1, g = 1, b = 1, a = 1;
};

// A quad given by its upper left corner and its two sides, in u; source rectangle in px of an image.
struct Quad {
  Point at, across, down;
  const Image* image = nullptr;
  double sx = 0, sy = 0, sw = 0, sh = 0;
  Tint tint;
  double depth = 0;
  bool wraps = false;
};

class Target {
 public:
  Target(const View& view)
      : view_(view),
        image_(static_cast<int>(view.w * view.px_per_u), static_cast<int>(view.h * view.px_per_u)) {}

  void draw(const Quad& q) {
    const double z = view_.px_per_u;
    const Point a = (q.at - Point{view_.x, view_.y}) * z, u = q.across * z, v = q.down * z;
    const double det = u.x * v.y - u.y * v.x;
    if (std::abs(det) < 1e-9) return;
    const double xs[4] = {a.x, a.x + u.x, a.x + v.x, a.x + u.x + v.x},
                 ys[4] = {a.y, a.y + u.y, a.y + v.y, a.y + u.y + v.y};
    const int x0 = std::max(0, static_cast<int>(std::floor(*std::min_element(xs, xs + 4))));
    const int x1 = std::min(image_.width - 1, static_cast<int>(std::ceil(*std::max_element(xs, xs + 4))));
    const int y0 = std::max(0, static_cast<int>(std::floor(*std::min_element(ys, ys + 4))));
    const int y1 = std::min(image_.height - 1, static_cast<int>(std::ceil(*std::max_element(ys, ys + 4))));
    const bool large = length(u) > 100 && length(v) > 100;  // its border is not worth four samples
    for (int y = y0; y <= y1; ++y) {
      for (int x = x0; x <= x1; ++x) {
        std::array<double, 4> sum{};
        for (int k = 0; k < 4; ++k) {
          if (large && k > 0) {
            for (double& c : sum) c *= 4;
            break;
          }
          const Point p =
              (large ? Point{x + .5, y + .5} : Point{x + .25 + .5 * (k & 1), y + .25 + .5 * (k >> 1)}) - a;
          const double s = (p.x * v.y - p.y * v.x) / det, t = (u.x * p.y - u.y * p.x) / det;
          if (s < 0 || t < 0 || s >= 1 || t >= 1) continue;
          sample(q, q.sx + s * q.sw, q.sy + t * q.sh, sum);
        }
        if (sum[3] <= 0) continue;
        std::uint8_t* d = image_.at(x, y);
        const double alpha = sum[3] / 4 * q.tint.a;
        const double tints[3] = {q.tint.r, q.tint.g, q.tint.b};
        for (std::size_t c = 0; c < 3; ++c) {
          const double src = sum[c] / 4 * tints[c] * q.tint.a;  // premultiplied 0..255
          d[c] = static_cast<std::uint8_t>(std::clamp(src + d[c] * (1 - alpha) + .5, 0.0, 255.0));
        }
        d[3] = 255;
      }
    }
  }
  Image take() { return std::move(image_); }

 private:
  static void sample(const Quad& q, double x, double y, std::array<double, 4>& sum) {
    const Image& im = *q.image;
    x -= .5;
    y -= .5;
    const int ix = static_cast<int>(std::floor(x)), iy = static_cast<int>(std::floor(y));
    const double fx = x - ix, fy = y - iy;
    for (int k = 0; k < 4; ++k) {
      int px = ix + (k & 1), py = iy + (k >> 1);
      if (q.wraps) {
        px = (px % im.width + im.width) % im.width;
        py = (py % im.height + im.height) % im.height;
      } else {
        px = std::clamp(px, 0, im.width - 1);
        py = std::clamp(py, 0, im.height - 1);
      }
      const double w = ((k & 1) != 0 ? fx : 1 - fx) * ((k >> 1) != 0 ? fy : 1 - fy);
      const std::uint8_t* s = im.at(px, py);
      const double a = s[3] / 255.0 * w;
      for (std::size_t c = 0; c < 3; ++c) sum[c] += s[c] * a;
      sum[3] += a;
    }
  }

  View view_;
  Image image_;
};

Quad sprite_quad(const Atlas& atlas, const Sprite& s, Point base, double scale) {
  const double k = scale / atlas.px_per_u();
  Quad q;
  q.at = base - Point{s.ax * k, s.ay * k};
  q.across = {s.w * k, 0};
  q.down = {0, s.h * k};
  q.image = &atlas.page();
  q.sx = s.x;
  q.sy = s.y;
  q.sw = s.w;
  q.sh = s.h;
  return q;
}

Quad flat(const Atlas& atlas, Box box, Color c, double alpha) {
  const Sprite& s = *atlas.find("white");
  Quad q;
  q.at = {box.x, box.y};
  q.across = {box.w, 0};
  q.down = {0, box.h};
  q.image = &atlas.page();
  q.sx = s.x + 4;
  q.sy = s.y + 4;
  q.sw = s.w - 8;
  q.sh = s.h - 8;
  q.tint = {c.r / 255, c.g / 255, c.b / 255, alpha};
  return q;
}

const PropKind* kind_of(std::span<const PropKind> kinds, const std::string& sprite) {
  for (const PropKind& k : kinds) {
    const std::string name = k.name;
    if (sprite.starts_with(name) && sprite.size() == name.size() + 1) return &k;
  }
  return nullptr;
}

Quad shadow_quad(const Atlas& atlas, Point p, double w, double h) {
  const double l = .62 * h, rx = .95 * w + .55 * l, ry = .42 * w + 2.5, angle = 17 * kPi / 180;
  const Point ex{std::cos(angle), std::sin(angle)}, ey{-ex.y, ex.x};
  const Point c = p + ex * (l * .52) + ey * (l * .10);
  Quad q = sprite_quad(atlas, *atlas.find("shadow"), {}, 1);
  q.at = c - ex * rx - ey * ry;
  q.across = ex * (2 * rx);
  q.down = ey * (2 * ry);
  return q;
}

struct Layers {
  std::vector<Quad> shadows, upright;
};

void add_prop(Layers& layers, const Textures& tx, const std::string& sprite, Point at, double scale,
              int rotation, Point origin) {
  const Atlas& atlas = *tx.props;
  const PropKind* kind = kind_of(tx.kinds, sprite);
  if (kind == nullptr) return;
  std::string name = sprite;
  if ((kind->flags & kDirectional) != 0) {
    const auto own = std::string_view("NESW").find(name[name.size() - 2]);
    name[name.size() - 2] = "NESW"[(own + static_cast<std::size_t>(rotation)) & 3];
  }
  const Sprite* s = atlas.find(name);
  if (s == nullptr) return;
  const Point p = turned(at, rotation) + Point{kind->dx, kind->dy * scale} + origin;
  if (kind->shadow_w > 0)
    layers.shadows.push_back(shadow_quad(atlas, p, kind->shadow_w * scale, kind->shadow_h * scale));
  Quad q = sprite_quad(atlas, *s, p, scale);
  q.depth = p.y + kind->front + .2;
  layers.upright.push_back(q);
}

void add_walls(Layers& layers, const Atlas& atlas, const Placed& t, Point origin) {
  for (const City& city : t.design->layout.cities) {
    for (const Wall& w : city.walls) {
      std::vector<look::WallPoint> points;
      for (const Point p : resample(w.line, 9))
        points.push_back({static_cast<float>(p.x), static_cast<float>(p.y)});
      for (const look::WallQuad& wq : look::wall_quads(points, w.outside, t.rotation, 7)) {
        const Sprite& s =
            *atlas.find(std::string(look::kWallSpriteNames[static_cast<std::size_t>(wq.sprite)]));
        Quad q;
        auto at = [&](std::size_t i) { return Point{wq.at[i].x, wq.at[i].y} + origin; };
        q.at = at(0);
        q.across = at(1) - at(0);
        q.down = at(3) - at(0);
        q.image = &atlas.page();
        q.sx = s.x + static_cast<double>(wq.u0) * s.w;
        q.sw = static_cast<double>(wq.u1 - wq.u0) * s.w;
        q.sy = s.y;
        q.sh = s.h;
        q.tint = {wq.r / 255.0, wq.g / 255.0, wq.b / 255.0, wq.a / 255.0};
        q.depth = wq.depth + origin.y;
        (wq.sprite == look::WallSprite::Shadow ? layers.shadows : layers.upright).push_back(q);
      }
    }
  }
}

void draw_table(Target& target, const Textures& tx, const View& view) {
  Quad table = flat(*tx.props, {view.x, view.y, view.w, view.h}, hex("#E9DCBD"), 1);
  if (tx.table != nullptr) {
    const double k = tx.table->width / tx.table_u;
    table = {{view.x, view.y}, {view.w, 0}, {0, view.h}, tx.table, view.x * k, view.y * k,
             view.w * k,       view.h * k,  {},          0,        true};
  }
  target.draw(table);
  for (const Picture& p : tx.below) {
    target.draw({{p.at.x, p.at.y},
                 {p.at.w, 0},
                 {0, p.at.h},
                 p.image,
                 p.source.x,
                 p.source.y,
                 p.source.w,
                 p.source.h,
                 {},
                 0,
                 false});
  }
}

// What all tiles have beneath their own ground: drop shadow, soft by layers, their thickness, the meadow.
void draw_beneath(Target& target, const Textures& tx, const std::vector<Placed>& tiles) {
  const Atlas& atlas = *tx.props;
  for (const Placed& t : tiles) {
    for (int i = 0; i < 6; ++i) {
      const double g = 10 - i * 3.4;
      target.draw(flat(atlas, {t.x * kT + 2 - g, t.y * kT + 14 - g, kT + 2 * g, kT + 4 + 2 * g},
                       hex("#4B3A2A"), .075));
    }
  }
  for (const Placed& t : tiles) {
    target.draw(flat(atlas, {t.x * kT, t.y * kT + kT - 4, kT, 13}, hex("#B58E55"), 1));
    target.draw(flat(atlas, {t.x * kT, t.y * kT + kT + 6, kT, 3}, hex("#8E6B3D"), 1));
  }
  for (const Placed& t : tiles) {
    const double k = tx.meadow->width / 768.0;
    target.draw({{t.x * kT, t.y * kT},
                 {kT, 0},
                 {0, kT},
                 tx.meadow,
                 t.x * kT * k,
                 t.y * kT * k,
                 kT * k,
                 kT * k,
                 {},
                 0,
                 true});
  }
}

void draw_ground(Target& target, const Textures& tx, const Placed& t) {
  const Image& ground = tx.ground.at(t.design->fact->id);
  const Point corner = turned({0, 0}, t.rotation);
  target.draw({Point{t.x * kT, t.y * kT} + corner,
               turned({kT, 0}, t.rotation) - corner,
               turned({0, kT}, t.rotation) - corner,
               &ground,
               0,
               0,
               static_cast<double>(ground.width),
               static_cast<double>(ground.height),
               {},
               0,
               false});
}

// What stands on the tiles. On a sheet they lie apart, off the whole cells; then each keeps its own towers,
// and shows the first copy's decoration.
class Standing {
 public:
  Standing(const Textures& tx, const std::vector<Placed>& tiles) : tx_(tx) {
    for (const Placed& t : tiles) apart_ = apart_ || t.x != std::floor(t.x) || t.y != std::floor(t.y);
  }

  void add(const Placed& t) {
    const Point origin{t.x * kT, t.y * kT};
    add_walls(layers_, *tx_.props, t, origin);
    for (const Prop& p : t.design->props) add_prop(layers_, tx_, p.sprite, p.at, p.scale, t.rotation, origin);
    if (apart_ && !t.design->copies.empty()) {
      for (const Prop& p : t.design->copies.front())
        add_prop(layers_, tx_, p.sprite, p.at, p.scale, t.rotation, origin);
    }
    for (const TowerSpot& s : t.design->towers) {
      const Point p = turned(s.at, t.rotation) + (apart_ ? Point{} : origin);
      towers_.push_back({static_cast<float>(p.x), static_cast<float>(p.y), s.kind});
    }
    if (apart_) raise(origin);
  }

  void draw(Target& target) {
    raise({0, 0});
    for (const Prop& p : tx_.scenery) add_prop(layers_, tx_, p.sprite, p.at, p.scale, 0, {});
    std::stable_sort(layers_.upright.begin(), layers_.upright.end(),
                     [](const Quad& a, const Quad& b) { return a.depth < b.depth; });
    for (const Quad& q : layers_.shadows) target.draw(q);
    for (const Quad& q : layers_.upright) target.draw(q);
  }

 private:
  void raise(Point origin) {
    for (const look::StandingTower& t : look::standing_towers(towers_)) {
      add_prop(layers_, tx_, t.bastion ? "bastion0" : "tcone0", {0, 0}, 1, 0, origin + Point{t.x, t.y});
    }
    towers_.clear();
  }

  const Textures& tx_;
  Layers layers_;
  std::vector<look::TowerAt> towers_;
  bool apart_ = false;
};

void draw_grid(Target& target, const Atlas& atlas, const std::vector<Placed>& tiles) {
  for (const Placed& t : tiles) {
    const double x = t.x * kT, y = t.y * kT;
    for (const Box b : {Box{x - .6, y, 1.2, kT}, Box{x + kT - .6, y, 1.2, kT}, Box{x, y - .6, kT, 1.2},
                        Box{x, y + kT - .6, kT, 1.2}}) {
      target.draw(flat(atlas, b, hex("#5B4A22"), .08));
    }
  }
}

void draw_figure(Target& target, const Textures& tx, const StandingFigure& f) {
  const Atlas* figures_in = f.atlas != nullptr ? f.atlas : tx.figures;
  const Sprite* s = figures_in != nullptr ? figures_in->find(f.sprite) : nullptr;
  if (s == nullptr) return;
  if (f.size > 0) {
    Quad shade = sprite_quad(*tx.props, *tx.props->find("shadow"), {}, 1);
    const double k = f.size;
    shade.at = {f.x + 12 * k - 30 * k, f.y - 10 * k};
    shade.across = {60 * k, 0};
    shade.down = {0, 20 * k};
    target.draw(shade);
  }
  target.draw(sprite_quad(*figures_in, *s, {f.x, f.y}, 1));
}

}  // namespace

Image compose(const std::vector<Placed>& tiles, const std::vector<StandingFigure>& figures,
              const Textures& tx, const View& view, bool grid) {
  Target target(view);
  draw_table(target, tx, view);
  draw_beneath(target, tx, tiles);
  Standing standing(tx, tiles);
  for (const Placed& t : tiles) {
    draw_ground(target, tx, t);
    standing.add(t);
  }
  if (grid) draw_grid(target, *tx.props, tiles);
  standing.draw(target);
  for (const StandingFigure& f : figures) draw_figure(target, tx, f);
  return target.take();
}

Image shrunk(const Image& image, double factor) {
  Image out(static_cast<int>(image.width / factor), static_cast<int>(image.height / factor));
  for (int y = 0; y < out.height; ++y) {
    for (int x = 0; x < out.width; ++x) {
      const int x0 = static_cast<int>(x * factor), x1 = std::max(x0 + 1, static_cast<int>((x + 1) * factor));
      const int y0 = static_cast<int>(y * factor), y1 = std::max(y0 + 1, static_cast<int>((y + 1) * factor));
      int sum[4] = {}, n = 0;
      for (int sy = y0; sy < std::min(y1, image.height); ++sy) {
        for (int sx = x0; sx < std::min(x1, image.width); ++sx) {
          const std::uint8_t* p = image.at(sx, sy);
          for (std::size_t c = 0; c < 4; ++c) sum[c] += p[c];
          ++n;
        }
      }
      for (std::size_t c = 0; c < 4; ++c)
        out.at(x, y)[c] = static_cast<std::uint8_t>(sum[c] / std::max(1, n));
    }
  }
  return out;
}

}  // namespace bastide::art
