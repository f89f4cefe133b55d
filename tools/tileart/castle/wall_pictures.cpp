// The pictures of the wall's pieces: walkways with their plates in the four directions, corner towers, and
// the ground of the start fields. The origin is the middle of the walkway, or of the tower's top.
#include "tools/tileart/castle/ground.h"
#include "tools/tileart/castle/wall.h"
#include "tools/tileart/palette.h"

namespace bastide::art::castle {

namespace {

constexpr double kHalf = kPieceLength / 2, kDeep = kWalk / 2;
constexpr double kMerlon = 13;
constexpr const char* kWalkStone = "#EADCBC";
constexpr const char* kJoint = "#B79C74";
constexpr const char* kPlate = "#FAF0D6";
constexpr const char* kPlateRim = "#BFA376";
constexpr const char* kTenth = "#F2D48A";
constexpr const char* kTenthRim = "#9A7220";

// Masonry seen from the front: courses of stones, darker towards the foot.
void masonry(Canvas& c, Rng& rng, Box box, double course = 11) {
  c.rect(box.x, box.y, box.w, box.h, "#D8C6A0");
  int row = 0;
  for (double y = box.y; y < box.y + box.h - 1; y += course, ++row) {
    for (double x = box.x - (row % 2) * 8; x < box.x + box.w;) {
      const double w = rng.range(13, 21);
      const char* tone = rng.pick({"#E4D5B2", "#CDB990", "#DCCBA6", "#C6B088", "#EBDDBF"});
      const double left = std::max(x + .7, box.x), right = std::min(x + w - .7, box.x + box.w);
      if (right > left + 2)
        c.rect(left, y + .8, right - left, std::min(course, box.y + box.h - y) - 1.6, tone, 1.6, .9);
      x += w;
    }
  }
  c.rect(box.x, box.y, box.w, 4, kShade, 0, .22);
  c.rect(box.x, box.y + box.h * .55, box.w, box.h * .45, kShade, 0, .12);
  c.rect(box.x, box.y + box.h - 3, box.w, 3, "#73523E", 0, .75);
}

void ivy(Canvas& c, Rng& rng, double x, double foot, double height) {
  for (int i = 0; i < 34; ++i) {
    const double up = rng.unit() * rng.unit() * height, aside = rng.range(-1, 1) * (15 - up * .3);
    const double r = rng.range(2, 3.6);
    c.ellipse({x + aside, foot - up}, r, r * .85,
              rng.pick({"#5E8F4B", "#6B9B4F", "#4F8150", "#7AA653", "#3F7355"}));
  }
}

void buttress(Canvas& c, Rng& rng, double x, double top, double foot) {
  c.polygon({{x - 8, foot}, {x + 8, foot}, {x + 6, top}, {x - 6, top}}, kInk, {kInk, 2}, .7);
  masonry(c, rng, {x - 7, top + 1, 14, foot - top - 2}, 9);
  c.polygon({{x + 1.5, foot}, {x + 8, foot}, {x + 6, top}, {x + 1.5, top}}, kShade, {}, .18);
  c.rect(x - 7, top - 1, 14, 3.6, kStoneLit, 1);
}

void flags(Canvas& c, Rng& rng, Box box) {
  c.rect(box.x, box.y, box.w, box.h, kWalkStone);
  for (int i = 0; i < 26; ++i) {
    const double w = rng.range(12, 22), h = rng.range(9, 13);
    const double x = box.x + rng.range(1, box.w - w - 1), y = box.y + rng.range(1, box.h - h - 1);
    c.rect(x, y, w, h, rng.pick({"#F3E8CC", "#DDCCA6", "#E6D7B4", "#F7EDD4"}), 2, .55);
  }
}

void plate(Canvas& c, double w, double h, bool tenth, Point at) {
  c.rect(at.x - w / 2, at.y - h / 2 - 1.6, w, h, "#7A6038", 7, .5);
  c.rect(at.x - w / 2, at.y - h / 2, w, h, tenth ? kTenth : kPlate, 7, 1, {tenth ? kTenthRim : kPlateRim, 2});
}

// A merlon whose foot lies at y, seen from the front.
void merlon(Canvas& c, double x, double y, double w, double h, bool bright) {
  c.rect(x - w / 2 - 1.6, y - h - 1.6, w + 3.2, h + 2.2, kInk, 1.6, .8);
  c.rect(x - w / 2, y - h, w, h, bright ? "#EFE2C4" : "#DCCBA6", 1);
  c.rect(x - w / 2, y - h, w, 4.2, kStoneLit, 1);
  c.rect(x + w * .18, y - h, w * .32, h, kShade, 0, .16);
}

// The joint between two spaces.
void joints_level(Canvas& c) {
  for (const double x : {-kHalf, kHalf}) c.rect(x - 1.6, -kDeep, 3.2, kWalk, kJoint, 0, .85);
}
void joints_upright(Canvas& c) {
  for (const double y : {-kHalf, kHalf}) c.rect(-kDeep, y - 1.6, kWalk, 3.2, kJoint, 0, .85);
}

void run_north(Canvas& c, Rng& rng, bool tenth) {
  for (const double x : {-48.0, -16.0, 16.0, 48.0}) merlon(c, x, -kDeep + 2, 17, kMerlon, false);
  flags(c, rng, {-kHalf, -kDeep, kPieceLength, kWalk});
  c.rect(-kHalf, -kDeep, kPieceLength, 3, kInk, 0, .8);
  c.rect(-kHalf, -kDeep + 3, kPieceLength, 7, kShade, 0, .20);  // the parapet's shade
  joints_level(c);
  plate(c, kPieceLength - 16, kPlateHigh, tenth, plate_middle(0));
  c.rect(-kHalf, kDeep - 6, kPieceLength, 6, kStoneLit);
  c.rect(-kHalf, kDeep - 7.4, kPieceLength, 1.6, kStoneDark, 0, .7);
  c.rect(-kHalf, kDeep - 1.4, kPieceLength, 2.2, kInk, 0, .8);
  masonry(c, rng, {-kHalf, kDeep + .6, kPieceLength, kInnerFace - .6});
  const double at = rng.range(-40, 40);
  if (rng.chance(.5)) ivy(c, rng, at, kDeep + kInnerFace - 2, 26);
}

void run_south(Canvas& c, Rng& rng, bool tenth) {
  flags(c, rng, {-kHalf, -kDeep, kPieceLength, kWalk});
  joints_level(c);
  plate(c, kPieceLength - 16, kPlateHigh, tenth, plate_middle(2));
  c.rect(-kHalf, -kDeep, kPieceLength, 2.2, kInk, 0, .8);
  c.rect(-kHalf, -kDeep + 2.2, kPieceLength, 4.6, kStoneLit);
  c.rect(-kHalf, -kDeep + 6.6, kPieceLength, 1.4, kStoneDark, 0, .7);
  c.rect(-kHalf, kDeep - 9, kPieceLength, 9, "#F3E6C8");
  c.rect(-kHalf, kDeep - 10.4, kPieceLength, 1.8, kInk, 0, .55);
  masonry(c, rng, {-kHalf, kDeep, kPieceLength, kOuterFace});
  c.rect(-kHalf, kDeep - 1, kPieceLength, 2, kInk, 0, .7);
  for (const double x : {-48.0, -16.0, 16.0, 48.0}) merlon(c, x, kDeep + 3, 18, kMerlon + 4, true);
  const double slit = rng.pick({-32.0, 32.0});
  c.rect(slit - 2, kDeep + 15, 4, 16, "#5A463C", 1.6);
  const bool grown = rng.chance(.5);
  if (grown) ivy(c, rng, -slit, kDeep + kOuterFace - 2, 36);
  if (!grown) buttress(c, rng, 0, kDeep + 8, kDeep + kOuterFace - 1);
}

// East and west: the parapet runs up and down the picture; `out` is +1 for the east.
void run_aside(Canvas& c, Rng& rng, bool tenth, double out) {
  flags(c, rng, {-kDeep, -kHalf, kWalk, kPieceLength});
  joints_upright(c);
  plate(c, kPlateAcross, kPieceLength - 18, tenth, plate_middle(out > 0 ? 1 : 3));
  const auto strip = [&](double from, double to, const char* color, double opacity) {
    const double a = std::min(from * out, to * out), b = std::max(from * out, to * out);
    c.rect(a, -kHalf, b - a, kPieceLength, color, 0, opacity);
  };
  strip(-kDeep, -kDeep + 2.2, kInk, .8);
  strip(-kDeep + 2.2, -kDeep + 6, kStoneLit, 1);
  if (out < 0) {
    strip(kDeep - 16, kDeep - 10, kShade, .16);  // the western parapet shades the walk
  }
  strip(kDeep - 10, kDeep, "#E2D2AE", 1);
  strip(kDeep - 11.2, kDeep - 10, kInk, .5);
  strip(kDeep - 1.8, kDeep, kInk, .8);
  for (const double y : {-48.0, -16.0, 16.0, 48.0}) merlon(c, out * (kDeep - 5), y + 9, 11, 19, out < 0);
}

void run_east(Canvas& c, Rng& rng, bool tenth) { run_aside(c, rng, tenth, 1); }
void run_west(Canvas& c, Rng& rng, bool tenth) { run_aside(c, rng, tenth, -1); }

// A square tower from above with its face below; `falls`: the diagonal runs from the upper left to the lower
// right.
void corner_tower(Canvas& c, Rng& rng, bool falls, bool start) {
  const double h = kTowerHalf, in = h - 11;
  c.rect(-h - 2.4, -h - 2.4, 2 * h + 4.8, 2 * h + kTowerFace + 3.4, kInk, 5, .8);
  masonry(c, rng, {-h + 3, h - 2, 2 * h - 6, kTowerFace + 2}, 12);
  c.rect(h * .42, h - 2, h * .58 - 3, kTowerFace, kShade, 0, .14);
  c.rect(-2.6, h + 15, 5.2, 18, "#5A463C", 2);
  c.rect(-h, -h, 2 * h, 2 * h, "#E2D2AE", 4);
  const Color one = hex(start ? "#E9A48A" : "#FBF1DA"), two = hex(start ? "#F3BFA4" : "#E8D6AC");
  const Point nw{-in, -in}, ne{in, -in}, se{in, in}, sw{-in, in};
  c.polygon({nw, ne, falls ? se : sw}, one);
  c.polygon({se, sw, falls ? nw : ne}, two);
  int row = 0;
  for (double y = -in; y < in - 2; y += 13.8, ++row) {  // flags in courses, so that it is a floor
    for (double x = -in - (row % 2) * 10; x < in - 2; x += 20) {
      const double left = std::max(x + 1.2, -in + 1), right = std::min(x + 18.8, in - 1);
      const char* tone = rng.pick({"#FFFFFF", "#B9965E", "#FFF8E6", "#D9BF8A"});
      const double strength = rng.range(.05, .2);
      if (right - left > 3) c.rect(left, y + 1, right - left, 11.8, tone, 2, strength);
    }
  }
  c.butt_line(falls ? Line{nw, se} : Line{sw, ne}, start ? "#8A3B28" : "#8E7348", 3.4);
  c.rect(-in, -in, 2 * in, 6, kShade, 0, .2);
  c.rect(-in, -in, 6, 2 * in, kShade, 0, .14);
  c.rect(-in, -in, 2 * in, 2 * in, {}, 0, .75, {kInk, 1.8});
  for (const double t : {-64.0, -32.0, 0.0, 32.0, 64.0}) {
    merlon(c, t, -h + 6, 17, kMerlon, false);
    if (std::abs(t) > 60) continue;
    merlon(c, -h + 5.5, t + 10, 11, 18, true);
    merlon(c, h - 5.5, t + 10, 11, 18, false);
  }
  for (const double t : {-64.0, -32.0, 0.0, 32.0, 64.0}) merlon(c, t, h + 4, 18, kMerlon + 4, true);
}

}  // namespace

// Drawn as the outer edge of a tile would be.
void draw_start_ground(Canvas& c, const StartField& s) {
  Rng rng("castle-start-ground-" + s.id);
  const bool level = s.side == 0 || s.side == 2;
  const double w = level ? kT : kFoot, h = level ? kFoot : kT;
  // a tile turned so that its south edge is the joint
  const auto place = [&](Point p) {
    const Point q = turned({p.x, p.y - (kT - kFoot)}, 0);
    switch (s.side) {
      case 0: return q;
      case 1: return Point{kFoot - q.y, q.x};
      case 2: return Point{kT - q.x, kFoot - q.y};
      default: return Point{q.y, kT - q.x};
    }
  };
  const auto placed = [&](const Line& line) {
    Line out;
    for (const Point p : line) out.push_back(place(p));
    return out;
  };
  const double top = kT - kFoot - 4;
  c.clipped({{0, 0}, {w, 0}, {w, h}, {0, h}}, false, [&] {
    if (s.edge == Kind::Path) {
      draw_path_lines(c, {placed(resample({{128, kT + 4}, {128, top}}, 8))}, rng);
    } else if (s.edge == Kind::House || s.edge == Kind::Tower) {
      const Line ground =
          placed({{kWallEnd, kT}, {kWallEnd - 3, top}, {kT - kWallEnd + 3, top}, {kT - kWallEnd, kT}});
      if (s.edge == Kind::House) {
        draw_house_ground(c, ground, rng);
        for (const std::size_t i : {std::size_t{0}, std::size_t{2}})
          c.line({ground[i], ground[i + 1]}, "#8A5A3C", 5.5, .9);
      } else {
        draw_tower_ground(c, ground, rng);
        for (const std::size_t i : {std::size_t{0}, std::size_t{2}}) {
          c.line({ground[i], ground[i + 1]}, kInk, 10, .8);
          c.line({ground[i], ground[i + 1]}, "#F3E6C8", 7.4);
        }
      }
    }
  });
}

Atlas make_wall_atlas() {
  Atlas atlas(1.5, 1024);
  struct Kinds {
    const char* name;
    void (*draw)(Canvas&, Rng&, bool);
    Box box;
  };
  const Kinds kRuns[] = {
      {"run_N", run_north, {-kHalf, -kDeep - 14, kPieceLength, kWalk + 14 + kInnerFace}},
      {"run_E", run_east, {-kDeep, -kHalf, kWalk + 2, kPieceLength}},
      {"run_S", run_south, {-kHalf, -kDeep, kPieceLength, kWalk + kOuterFace}},
      {"run_W", run_west, {-kDeep - 2, -kHalf, kWalk + 2, kPieceLength}},
  };
  for (const Kinds& k : kRuns) {
    for (int v = 0; v <= kPieceVariants; ++v) {
      const bool tenth = v == kPieceVariants;
      const std::string name = std::string(k.name) + (tenth ? "t" : std::to_string(v));
      atlas.add(
          name,
          [&](Canvas& c) {
            Rng rng("castle-" + name);
            k.draw(c, rng, tenth);
          },
          k.box);
    }
  }
  const auto add_tower = [&](const std::string& name, bool falls, bool start) {
    atlas.add(
        name,
        [&](Canvas& c) {
          Rng rng("castle-" + name);
          corner_tower(c, rng, falls, start);
        },
        Box{-kTowerHalf - 4, -kTowerHalf - 12, 2 * kTowerHalf + 8, 2 * kTowerHalf + kTowerFace + 14});
  };
  add_tower("tower_falling", true, false);
  add_tower("tower_rising", false, false);
  add_tower("tower_start", true, true);
  for (const StartField& s : facts().starts) {
    const bool level = s.side == 0 || s.side == 2;
    atlas.add(
        start_sprite(s), [&](Canvas& c) { draw_start_ground(c, s); },
        Box{0, 0, level ? kT : kFoot, level ? kFoot : kT});
  }
  atlas.pack();
  return atlas;
}

}  // namespace bastide::art::castle
