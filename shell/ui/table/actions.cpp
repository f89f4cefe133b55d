#include "shell/ui/table/actions.h"

#include "shell/locale.h"
#include "shell/ui/table/land_buttons.h"

namespace bastide::shell {

using namespace ui;

std::vector<ButtonSpec> Actions::possible() const {
  std::vector<ButtonSpec> specs;
  if (session.phase() == Phase::Figure)
    specs.push_back({.id = "table.skip",
                     .label = tr("table.skip"),
                     .icon = "skip",
                     .key = "Space",
                     .enabled = session.can_skip()});
  specs.push_back({.id = "table.undo",
                   .label = tr("table.undo"),
                   .icon = "undo",
                   .key = "U",
                   .enabled = session.can_undo(),
                   .why = session.can_undo() ? "" : tr("why.no_undo")});
  if (session.can_redo())
    specs.push_back({.id = "table.redo", .label = tr("table.redo"), .icon = "redo", .key = "Shift U"});
  if (preferences.aid(Aid::Fits))
    specs.push_back({.id = "table.look",
                     .label = tr("table.look"),
                     .icon = "eye",
                     .key = "W",
                     .look = board.look() ? Look::Dark : Look::Paper,
                     .why = tr("table.look_about"),
                     .checked = board.look().has_value()});
  return specs;
}

void Actions::do_it(std::string_view id) {
  if (id == "table.look") toggle_look(*this);
  if (id == "table.skip") later([this] { session.skip(); });
  if (id == "table.undo") later([this] { session.undo(); });
  if (id == "table.redo") later([this] { session.redo(); });
}

void Actions::draw_bar(float cx, float bottom) {
  const std::vector<ButtonSpec> specs = possible();
  float total = -12;
  for (const ButtonSpec& spec : specs) total += w.button_width(spec) + 12;
  float x = cx - total / 2;
  for (const ButtonSpec& spec : specs) {
    const float bw = w.button_width(spec);
    if (w.button({x, bottom - 46, bw, 44}, spec)) do_it(spec.id);
    x += bw + 12;
  }
}

void Actions::draw_undo(const Rect& r, bool named, float icon_size) {
  if (w.button(r, {.id = "table.undo",
                   .label = named ? tr("table.undo") : "",
                   .icon = "undo",
                   .enabled = session.can_undo(),
                   .spoken = tr("table.undo"),
                   .icon_size = icon_size}))
    do_it("table.undo");
}

void Actions::draw_skip(const Rect& r) {
  if (w.button(
          r, {.id = "table.skip", .label = tr("table.skip"), .icon = "skip", .enabled = session.can_skip()}))
    do_it("table.skip");
}

void Actions::draw_ghost_buttons() {
  if (session.phase() != Phase::Place || navigation.has_dialog() || board.look()) return;
  const auto ghost = board.ghost_rect(session);
  if (!ghost) return;
  const Rect tile = view.from_css(*ghost);
  const float x = tile.x + tile.w / 2;
  const float y = tile.bottom() + 8;
  if (x < view.safe.x || y + 54 > view.height) return;
  const auto turn = [&](float cx, int quarters) {
    const bool right = quarters > 0;
    const std::string name = tr(right ? "table.turn_right" : "table.turn_left");
    if (w.round_button(cx, y + 22, 22,
                       {.id = right ? "ghost.turn_right" : "ghost.turn_left",
                        .icon = right ? "cw" : "ccw",
                        .why = name,
                        .spoken = name}))
      later([this, quarters] { session.turn(quarters); });
  };
  turn(x - 52, -1);
  turn(x + 52, 1);
  const bool fits = session.ghost_fits();
  if (w.round_button(x, y + 24, 27,
                     {.id = "ghost.place",
                      .icon = "check",
                      .look = Look::Green,
                      .enabled = fits,
                      .why = fits ? "" : tr("why.clash"),
                      .spoken = tr("table.place")}))
    later([this] { session.place(); });
}

}  // namespace bastide::shell
