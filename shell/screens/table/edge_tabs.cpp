#include "shell/screens/table/edge_tabs.h"

#include "shell/base/clear_view.h"
#include "shell/text/locale.h"

#include <utility>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kDepth = 28, kLength = 34;  // of a tab, across its edge and along it
constexpr float kTargetDepth = 44;          // where a finger hits it

}  // namespace

void EdgeTabs::draw(const std::vector<BoardView::Answerable>& answers) {
  if (navigation.has_dialog() || session.ghost()) return;
  std::array<std::vector<BoardView::Answerable>, 4> all;
  for (const BoardView::Answerable& one : answers) {
    const Rect r = view.from_css(one.rect);
    if (hidden(r)) all[beyond(r.centre())].push_back(one);
  }
  for (const Edge edge : {Left, Right, Up, Down})
    if (!all[edge].empty()) draw_tab(edge, all[edge]);
}

// Its middle, and a good part of it around that, must be free to be seen and hit.
bool EdgeTabs::hidden(const Rect& r) const {
  constexpr float kLeft = 1 - 2 * kCoreInset;
  const Rect core{r.x + r.w * kCoreInset, r.y + r.h * kCoreInset, r.w * kLeft, r.h * kLeft};
  const Rect& land = view.safe;
  if (core.x < land.x || core.y < land.y || core.right() > land.right() || core.bottom() > land.bottom())
    return true;
  return std::any_of(view.covered.begin(), view.covered.end(),
                     [&](const Rect& over) { return over.contains(r.centre()) || overlap(core, over); });
}

// The edge that it lies furthest beyond, seen from the middle.
EdgeTabs::Edge EdgeTabs::beyond(Vec2 answer) const {
  const Vec2 d = answer - view.safe.centre();
  const float x = d.x / view.safe.w;
  const float y = d.y / view.safe.h;
  if (std::abs(x) >= std::abs(y)) return x < 0 ? Left : Right;
  return y < 0 ? Up : Down;
}

Rect EdgeTabs::finger_target(Edge edge, const Rect& r) {
  const float wide = std::max(r.w, kTargetDepth);
  const float high = std::max(r.h, kTargetDepth);
  return {edge == Right ? r.right() - wide : r.x, edge == Down ? r.bottom() - high : r.y, wide, high};
}

// On the edge, as near to `wished` along it as nothing lies there; as far in as it must where the whole edge
// is taken, as by the players' strip of a phone.
Rect EdgeTabs::place(Edge edge, Vec2 size, float wished) const {
  const Rect& land = view.safe;
  const bool upright = edge == Left || edge == Right;
  const float low = upright ? land.y : land.x;
  const float high = upright ? land.bottom() - size.y : land.right() - size.x;
  const auto at = [&](float along, float in) {
    Rect r{along, along, size.x, size.y};
    if (upright)
      r.x = edge == Left ? land.x + in : land.right() - size.x - in;
    else
      r.y = edge == Up ? land.y + in : land.bottom() - size.y - in;
    return r;
  };
  const float start = std::clamp(wished, low, std::max(low, high));
  for (float in = 0; in < (upright ? land.w : land.h) / 3; in += 4)
    for (float off = 0; off < high - low; off += 10)
      for (const float along : {start + off, start - off})
        if (along >= low && along <= high && view.free(finger_target(edge, at(along, in))))
          return at(along, in);
  return at(start, 0);
}

void EdgeTabs::draw_tab(Edge edge, const std::vector<BoardView::Answerable>& beyond_it) {
  static constexpr std::array<std::string_view, 4> kNames = {"left", "right", "up", "down"};
  const bool upright = edge == Left || edge == Right;
  const std::string number = std::to_string(beyond_it.size());
  const float wide = c.width(number, Type::SmallBold) + 22;
  const Vec2 size = upright ? Vec2{std::max(kDepth, wide), kLength} : Vec2{std::max(kLength, wide), kDepth};
  float sum = 0;
  std::vector<Cell> cells;
  for (const BoardView::Answerable& one : beyond_it) {
    const Vec2 middle = view.from_css(one.rect).centre();
    sum += upright ? middle.y : middle.x;
    cells.push_back(one.cell);
  }
  // the same place for a finger as for a mouse: it must not go away from under the first finger that comes
  const Rect r =
      place(edge, size, sum / static_cast<float>(beyond_it.size()) - (upright ? size.y : size.x) / 2);
  const Rect target = kit.touch() ? finger_target(edge, r) : r;
  const std::string words = trn("table.more", static_cast<int>(beyond_it.size()));
  const Response state = kit.item(
      {.id = "table.more." + std::string(kNames[edge]), .label = words, .rect = target, .why = words});
  c.rect(r, faded(kDark, state.glow > 0 ? 1.0F : 0.92F), 6);
  const float icon_x = edge == Right ? r.right() - 10 : r.x + 10;
  const float text_x = edge == Right ? r.x + (r.w - 16) / 2 : r.x + 18 + (r.w - 20) / 2;
  c.icon(kNames[edge], icon_x, r.y + r.h / 2, 13, kDarkText, 2.6F);
  c.text(text_x, r.y + r.h / 2, number, Type::SmallBold, kDarkText, Align::Centre);
  if (state.focus) w.focus_ring(r, 6);
  if (state.clicked) later([this, cells] { board.show(cells); });
}

}  // namespace bastide::shell
