#include "shell/screens/table/hand.h"

#include "shell/screens/table/tile_spots.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

Hand::Shown Hand::shown() const {
  const State& state = session.game().state();
  if (in_hand()) return {state.hand, session.phase() == Phase::Place ? session.rotation() : 0};
  if (state.tile_count == 0) return {};
  const PlacedTile& last = state.tiles[state.last_tile];
  return {last.design, last.rotation};
}

bool Hand::in_hand() const { return session.game().state().hand != kNoDesign; }

std::string Hand::words() const {
  const u8 design = shown().design;
  return design == kNoDesign ? "" : tile_words(session.game().rules(), design);
}

void Hand::draw_picture(float x, float y, float side, const Rect& room) {
  const Shown tile = shown();
  if (tile.design == kNoDesign) return;
  c.shadow({x + 3, y + 8, side - 2, side + 2}, 10, 0.35F, 8);
  if (session.phase() == Phase::Place && kit.item({.id = "table.tile",
                                                   .label = tr("table.turn_right"),
                                                   .rect = {x, y, side, side},
                                                   .focusable = false,
                                                   .why = kit.touch() ? "" : tr("table.drag")})
                                             .clicked)
    later([this] { session.turn(1); });
  const ImVec2 at = c.px(x, y);
  board.draw_tile(c.list(), session.game().shared_rules(), tile.design, tile.rotation, {at.x, at.y},
                  side * view.scale);
  if (!in_hand()) draw_tile_spots(*this, {x, y, side, side}, room);
}

void Hand::draw_turn_button(float cx, float cy, float radius, int quarters) {
  const bool on = session.phase() == Phase::Place;
  const bool right = quarters > 0;
  const std::string name = tr(right ? "table.turn_right" : "table.turn_left");
  if (w.round_button(cx, cy, radius,
                     {.id = right ? "table.turn_right" : "table.turn_left",
                      .icon = right ? "cw" : "ccw",
                      .enabled = on,
                      .why = on ? name : tr("why.not_placing"),
                      .spoken = name}))
    later([this, quarters] { session.turn(quarters); });
}

bool Hand::lawful(Cell cell) const {
  const auto& places = session.places();
  return std::any_of(places.begin(), places.end(), [&](const PlaceOption& p) { return p.cell == cell; });
}

// Over a lawful cell it lies there as the ghost, elsewhere it floats, above a finger so that the finger does
// not hide it (style guide, section 14).
void Hand::carry() {
  const bool on = session.phase() == Phase::Place && !navigation.has_dialog() && kit.drags("table.tile");
  if (!on) return;
  kit.keep_moving();
  constexpr float kAboveFinger = 56;
  const Vec2 at = kit.mouse() - Vec2{0, kit.touch() ? kAboveFinger : 0.0F};
  const Cell cell = board.cell_at(at * view.scale);
  if (!kit.covers(at) && lawful(cell)) {
    if (session.ghost() != cell) later([this, cell] { session.aim(cell); });
    return;
  }
  if (session.ghost()) later([this] { session.drop_ghost(); });
  const float side = std::max(72.0F, board.cell_rect(cell).w);
  const ImVec2 mid = c.px(at.x, at.y);
  board.draw_tile(ImGui::GetForegroundDrawList(), session.game().shared_rules(), session.game().state().hand,
                  session.rotation(), {mid.x - side / 2, mid.y - side / 2}, side);
}

}  // namespace bastide::shell
