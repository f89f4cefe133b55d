#include "shell/screens/table/edge_arrows.h"

#include "shell/text/locale.h"

#include <utility>

namespace bastide::shell {

using namespace ui;

void EdgeArrows::draw() {
  drawing_.clear();
  if (!navigation.has_dialog()) {
    std::array<std::vector<Cell>, 4> beyond_edge;
    find_wanted();
    for (const Cell cell : wanted_) {
      if (hidden(cell)) beyond_edge[beyond(cell)].push_back(cell);
    }
    for (const Edge edge : {Left, Right, Up, Down}) {
      if (!beyond_edge[edge].empty()) draw_arrow(edge, beyond_edge[edge]);
    }
  }
  if (drawing_.size() != drawn_.size()) kit.keep_moving();  // what covers a place is known a frame later
  drawn_ = drawing_;
}

void EdgeArrows::find_wanted() {
  wanted_.clear();
  if (session.phase() == Phase::Place && !session.ghost()) {
    for (const PlaceOption& place : session.places()) wanted_.push_back(place.cell);
  }
  if (session.phase() == Phase::Figure) {
    for (int i = 0; i < session.offered(); ++i) {
      const FigureSpot& spot = session.spots()[static_cast<std::size_t>(i)];
      if (std::find(wanted_.begin(), wanted_.end(), spot.cell) == wanted_.end()) wanted_.push_back(spot.cell);
    }
  }
}

// Its middle, and a good part of it around that, must be free to be seen and hit.
bool EdgeArrows::hidden(Cell cell) const {
  const Rect r = view.from_css(board.cell_rect(cell));
  const Rect core{r.x + r.w * 0.3F, r.y + r.h * 0.3F, r.w * 0.4F, r.h * 0.4F};
  if (core.x < 0 || core.y < 0 || core.right() > view.width || core.bottom() > view.height) return true;
  const Vec2 middle = r.centre();
  for (const Rect& arrow : drawn_) {
    if (arrow.contains(middle)) return false;
  }
  return kit.covers(middle);
}

// The edge that it lies furthest beyond, seen from the middle of what is free.
EdgeArrows::Edge EdgeArrows::beyond(Cell cell) const {
  const Vec2 d = view.from_css(board.cell_rect(cell)).centre() - view.safe.centre();
  const float x = d.x / std::max(40.0F, view.safe.w);
  const float y = d.y / std::max(40.0F, view.safe.h);
  if (std::abs(x) >= std::abs(y)) return x < 0 ? Left : Right;
  return y < 0 ? Up : Down;
}

// At the edge of what is free, where it covers no place itself.
Rect EdgeArrows::free_place(Edge edge, Vec2 size) const {
  const Rect& safe = view.safe;
  const bool upright = edge == Left || edge == Right;
  const float most = std::max(0.0F, (upright ? safe.h - size.y : safe.w - size.x) / 2);
  Rect best;
  for (int i = 0; i < 15; ++i) {  // the middle, then to both sides of it
    const float off = static_cast<float>((i + 1) / 2) * (i % 2 == 0 ? 1.0F : -1.0F) * 46;
    if (std::abs(off) > most) break;
    Rect r{safe.centre().x - size.x / 2, safe.centre().y - size.y / 2, size.x, size.y};
    (upright ? r.y : r.x) += off;
    if (edge == Left) r.x = safe.x;
    if (edge == Right) r.x = safe.right() - size.x;
    if (edge == Up) r.y = safe.y;
    if (edge == Down) r.y = safe.bottom() - size.y;
    r.x = std::clamp(r.x, 0.0F, std::max(0.0F, view.width - r.w));
    r.y = std::clamp(r.y, 0.0F, std::max(0.0F, view.height - r.h));
    if (i == 0) best = r;
    bool free = true;
    for (const Cell cell : wanted_) free = free && !r.contains(view.from_css(board.cell_rect(cell)).centre());
    if (free) return r;
  }
  return best;
}

void EdgeArrows::draw_arrow(Edge edge, const std::vector<Cell>& cells) {
  static constexpr std::array<std::string_view, 4> kNames = {"left", "right", "up", "down"};
  const std::string id = "table.more." + std::string(kNames[edge]);
  const std::string words = trn("table.more", static_cast<int>(cells.size()));
  const ButtonSpec spec{.id = id,
                        .label = words,
                        .icon = kNames[edge],
                        .tone = Tone::Dark,
                        .type = Type::SmallBold,
                        .spoken = words,
                        .icon_size = 16};
  const float size = c.width(words, Type::SmallBold) + 16 + 34;
  const Rect r = free_place(edge, {size, 38});
  drawing_.push_back(r);
  if (w.button(r, spec)) later([this, cells] { board.show(cells); });
}

}  // namespace bastide::shell
