#include "shell/panels/expansion_picture.h"

namespace bastide::shell::table {
namespace {

using namespace ui;

constexpr ImU32 kWood = rgb(0xC79A5B), kEdge = rgb(0x5B3A17), kTile = rgb(0xB6C669), kOutline = rgb(0x6F8238),
                kFirst = rgb(0xD9714A);

struct Board {
  Canvas& c;
  Rect r;
  float cell;

  Board(Canvas& canvas, float cx, float cy, float size, float across = 1)
      : c(canvas),
        r{cx - size * 0.46F * across, cy - size * 0.34F, size * 0.92F * across, size * 0.68F},
        cell(size * 0.15F) {
    c.rect({r.x, r.y + 2, r.w, r.h}, faded(kEdge, 0.4F), 3);
    c.rect(r, kWood, 3);
    c.frame(r, kEdge, 3, 1.6F);
  }
  // A tile so many cells from the middle.
  void tile(float x, float y, ImU32 fill = kTile) const {
    const Vec2 m = r.centre();
    const Rect at{m.x + (x - 0.5F) * cell, m.y + (y - 0.5F) * cell, cell, cell};
    c.rect(at, fill, 1);
    c.frame(at, kOutline, 1, 1);
  }
};

void arrow(Canvas& c, Vec2 from, Vec2 to) {
  c.line(from.x, from.y, to.x, to.y, kEdge, 1.8F);
  const Vec2 d = to - from;
  const float length = std::max(1.0F, std::sqrt(d.x * d.x + d.y * d.y));
  const Vec2 along = d * (4 / length), beside{-along.y, along.x};
  c.path({to - along + beside, to, to - along - beside}, kEdge, 1.8F);
}

void limited(Canvas& c, float cx, float cy, float size) {
  const Board board(c, cx, cy, size);
  board.tile(0, 0, kFirst);
  for (const float x : {-2.0F, -1.0F, 1.0F}) board.tile(x, x > 0 ? 1 : 0);
  board.tile(1, 0);
}

// The edge closes a city's wall and a road.
void closing(Canvas& c, float cx, float cy, float size) {
  const Board board(c, cx, cy, size);
  const float x = board.r.right() / board.cell - board.r.centre().x / board.cell - 0.5F;
  board.tile(x, 0);
  board.tile(x - 1, 0, kFirst);
  c.line(board.r.right() - board.cell, cy, board.r.right(), cy, rgb(0xF7EBCB), 2.4F);
  c.line(board.r.right(), board.r.y, board.r.right(), board.r.bottom(), rgb(0xB5432E), 3);
}

// The same land, and where the table may lie.
void shifting(Canvas& c, float cx, float cy, float size) {
  const Board board(c, cx - size * 0.05F, cy, size, 0.8F);
  board.tile(0, 0, kFirst);
  board.tile(1, 0);
  board.tile(2, 0);
  Rect moved = board.r;
  moved.x += size * 0.18F;
  c.dashes(moved, kEdge, 3, 1.4F, 4, 3);
  arrow(c, {board.r.x + 4, cy + size * 0.22F}, {board.r.x + size * 0.26F, cy + size * 0.22F});
}

// A second table beside the first.
void longer(Canvas& c, float cx, float cy, float size) {
  const Board first(c, cx - size * 0.23F, cy, size, 0.5F);
  const Board second(c, cx + size * 0.24F, cy, size, 0.5F);
  for (const float x : {-1.0F, 0.0F, 1.0F}) first.tile(x, 0, x == 0 ? kFirst : kTile);
  arrow(c, {second.r.x - 4, cy - size * 0.2F}, {second.r.x + size * 0.14F, cy - size * 0.2F});
}

void measured(Canvas& c, float cx, float cy, float size, bool deep) {
  const Board board(c, cx, cy, size);
  board.tile(0, 0, kFirst);
  const Vec2 half = deep ? Vec2{0, board.r.h / 2 - 3} : Vec2{board.r.w / 2 - 3, 0};
  const Vec2 m = board.r.centre() + (deep ? Vec2{size * 0.24F, 0} : Vec2{0, size * 0.2F});
  arrow(c, m, m + half);
  arrow(c, m, m - half);
}

bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  Canvas& c = context.c;
  if (key == "table")
    limited(c, cx, cy, size);
  else if (key == "table_borders")
    closing(c, cx, cy, size);
  else if (key == "table_shifting")
    shifting(c, cx, cy, size);
  else if (key == "table_extension")
    longer(c, cx, cy, size);
  else if (key == "table_width" || key == "table_height")
    measured(c, cx, cy, size, key == "table_height");
  else
    return false;
  return true;
}

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "table", .sign = sign};

}  // namespace bastide::shell::table
