#include "shell/screens/table/actions.h"

#include "shell/text/locale.h"

#include <algorithm>
#include <array>

namespace bastide::shell {

using namespace ui;

std::string Actions::why_no_undo() const {
  if (session.can_undo()) return "";
  return tr(session.undo_tells() ? "why.undo_tells" : "why.no_undo");
}

void Actions::draw_round_undo(float x, float y, float radius) {
  view.cover({x - radius, y - radius, 2 * radius, 2 * radius});
  const std::string name = tr("table.undo");
  if (w.round_button(x, y, radius,
                     {.id = "table.undo",
                      .icon = "undo",
                      .enabled = session.can_undo(),
                      .why = session.can_undo() ? name + " (U)" : why_no_undo(),
                      .spoken = name,
                      .icon_size = radius}))
    later([this] { session.undo(); });
}

void Actions::draw_redo(float x, float y, float radius) {
  if (!session.can_redo()) return;
  view.cover({x - radius, y - radius, 2 * radius, 2 * radius});
  const std::string name = tr("table.redo");
  if (w.round_button(x, y, radius,
                     {.id = "table.redo",
                      .icon = "redo",
                      .why = name + " (Shift U)",
                      .spoken = name,
                      .icon_size = radius}))
    later([this] { session.redo(); });
}

std::string Actions::skip_words() const {
  if (session.beside()) return tr("back");
  return tr(session.asks_own_figure() ? "table.skip" : "option.pass");
}

void Actions::draw_skip(const Rect& r) {
  if (w.button(r, {.id = "table.skip",
                   .label = skip_words(),
                   .type = Type::SmallBold,
                   .enabled = session.can_skip()}))
    later([this] { session.skip(); });
}

// Below the tile, above it or at its sides, ever further away, where nothing is covered; below it if there is
// no such place.
Rect Actions::place_near(const Rect& tile, Vec2 size) const {
  constexpr float kGap = 8;
  constexpr int kRings = 5;
  const Vec2 middle = tile.centre();
  const auto inside = [&](Rect r) {
    r.x = std::clamp(r.x, 6.0F, std::max(6.0F, view.width - r.w - 6));
    r.y = std::clamp(r.y, 6.0F, std::max(6.0F, view.height - r.h - 6));
    return r;
  };
  for (int ring = 0; ring < kRings; ++ring) {
    const float away = kGap + static_cast<float>(ring) * std::max(24.0F, tile.w / 2);
    const float right = tile.right() + away, left = tile.x - away - size.x;
    const float below = tile.bottom() + away, above = tile.y - away - size.y;
    const float x = middle.x - size.x / 2, y = middle.y - size.y / 2;
    for (const Vec2 at : {Vec2{x, below}, Vec2{x, above}, Vec2{right, y}, Vec2{left, y}, Vec2{right, below},
                          Vec2{left, below}, Vec2{right, above}, Vec2{left, above}}) {
      const Rect r{at.x, at.y, size.x, size.y};
      if (view.free(r) && !overlap(r, tile)) return r;
    }
  }
  return inside({middle.x - size.x / 2, tile.bottom() + kGap, size.x, size.y});
}

void Actions::draw_turn(float x, float y, int quarters) {
  const bool right = quarters > 0;
  const std::string name = tr(right ? "table.turn_right" : "table.turn_left");
  if (w.round_button(x, y, 20,
                     {.id = right ? "ghost.turn_right" : "ghost.turn_left",
                      .icon = right ? "cw" : "ccw",
                      .why = name,
                      .spoken = name}))
    later([this, quarters] { session.turn(quarters); });
}

void Actions::draw_ghost_buttons() {
  if (navigation.has_dialog() || board.inspected() || session.phase() != Phase::Place) return;
  const auto ghost = board.ghost_rect(session);
  if (!ghost) return;
  const Rect tile = view.from_css(*ghost);
  // on a phone the strip turns it
  const bool turns = view.form() == Form::Desktop || view.form() == Form::Tablet;
  const Rect r = place_near(tile, {turns ? 140.0F : 54.0F, 54});
  const Vec2 middle = r.centre();
  if (turns) draw_turn(middle.x - 50, middle.y, -1);
  if (turns) draw_turn(middle.x + 50, middle.y, 1);
  const bool fits = session.ghost_fits();
  if (w.round_button(middle.x, middle.y, 26,
                     {.id = "ghost.place",
                      .icon = "check",
                      .tone = Tone::Green,
                      .enabled = fits,
                      .why = fits ? "" : tr("why.clash"),
                      .spoken = tr("table.place")}))
    later([this] { session.place(); });
}

}  // namespace bastide::shell
