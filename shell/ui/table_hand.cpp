// The tile in hand and what can be done with it: the card on desktops, the sheet on small screens, the
// buttons under the ghost, the small card of figures, the panel of any other decision.
#include "shell/ui/ui_parts.h"

#include <cmath>

namespace bastide::shell {

using namespace ui;

// The tile in hand as turned now, or the one just laid while its figure is chosen.
void Ui::Impl::tile_picture(float x, float y, float side) {
  const Game& game = session->game();
  const State& state = game.state();
  const bool in_hand = session->phase() == Phase::Place;
  const u8 design = in_hand ? state.hand : state.tiles[state.last_tile].design;
  const int rotation = in_hand ? session->rotation() : state.tiles[state.last_tile].rotation;
  if (design == kNoDesign) return;
  c.shadow({x + 3, y + 8, side - 2, side + 2}, 10, 0.35F, 8);
  if (in_hand && kit.item({.id = "table.tile",
                           .label = tr("table.turn_right"),
                           .rect = {x, y, side, side},
                           .focusable = false,
                           .why = kit.touch() ? "" : tr("table.drag")})
                     .clicked)
    later([this] { session->turn(1); });
  const ImVec2 at = c.px(x, y);
  board->draw_tile(c.list(), game.rules(), design, rotation, {at.x, at.y}, side * scale);
}

// The tile dragged from its panel: over a lawful cell it lies there as the ghost, elsewhere it floats,
// above a finger so that the finger does not hide it (style guide, section 14).
void Ui::Impl::carry_tile() {
  const bool on = session->phase() == Phase::Place && dialogs.empty() && kit.drags("table.tile");
  if (on != carrying) {
    carrying = on;
    board->carry(on);
  }
  if (!on) return;
  kit.keep_moving();
  constexpr float kAboveFinger = 56;
  const Vec2 at = kit.mouse() - Vec2{0, kit.touch() ? kAboveFinger : 0.0F};
  const bool on_land = !kit.covers(at);
  const Cell cell = board->cell_at(at * scale);
  const auto& places = session->places();
  const bool lawful = on_land && std::any_of(places.begin(), places.end(),
                                             [&](const PlaceOption& p) { return p.cell == cell; });
  if (lawful) {
    if (session->ghost() != cell) later([this, cell] { session->aim(cell); });
    return;
  }
  if (session->ghost()) later([this] { session->drop_ghost(); });
  const float side = std::max(72.0F, board->cell_rect(cell).w);
  const ImVec2 mid = c.px(at.x, at.y);
  board->draw_tile(ImGui::GetForegroundDrawList(), session->game().rules(), session->game().state().hand,
                   session->rotation(), {mid.x - side / 2, mid.y - side / 2}, side);
}

void Ui::Impl::turn_button(float cx, float cy, float radius, int quarters) {
  const bool on = session->phase() == Phase::Place;
  const bool right = quarters > 0;
  const std::string name = tr(right ? "table.turn_right" : "table.turn_left");
  if (w.round_button(cx, cy, radius,
                     {.id = right ? "table.turn_right" : "table.turn_left",
                      .icon = right ? "cw" : "ccw",
                      .enabled = on,
                      .why = on ? name : tr("why.not_placing"),
                      .spoken = name}))
    later([this, quarters] { session->turn(quarters); });
}

// What confirming does: a figure called home scores at once (ABB-03), so the button says how much.
std::string Ui::Impl::confirm_text() const {
  if (session->spot() < 0) return tr("table.confirm");
  const FigureSpot& spot = session->spots()[static_cast<std::size_t>(session->spot())];
  const Action& action = spot.actions[static_cast<std::size_t>(session->piece())];
  if (action.verb != Verb::ReturnPiece) return tr("table.confirm");
  const Game& game = session->game();
  const PlacedTile& tile = game.state().tiles[static_cast<std::size_t>(game.state().at(spot.cell) - 1)];
  const auto segment = static_cast<SegmentId>(tile.first_segment + spot.segment);
  return tr("table.take_back", {{"points", feature_value(game.rules(), game.state(), segment).now}});
}

// The one green button: lay the tile, confirm the figure, go on to the result.
void Ui::Impl::main_button(const Rect& r, bool key_cap, Type type) {
  const std::string_view key = key_cap ? std::string_view("Enter") : std::string_view();
  const Phase phase = session->phase();
  if (phase == Phase::Place) {
    const bool on = session->ghost_fits();
    if (w.button(r, {.id = "table.place",
                     .label = tr("table.place"),
                     .icon = "check",
                     .key = key,
                     .look = Look::Green,
                     .type = type,
                     .enabled = on,
                     .why = on ? "" : tr("why.no_ghost"),
                     .icon_size = 22}))
      later([this] { session->place(); });
  } else if (phase == Phase::Figure) {
    const bool on = session->spot() >= 0;
    if (w.button(r, {.id = "table.confirm",
                     .label = confirm_text(),
                     .icon = "check",
                     .key = key,
                     .look = Look::Green,
                     .type = type,
                     .enabled = on,
                     .why = on ? "" : tr("why.no_spot"),
                     .icon_size = 22}))
      later([this] { session->confirm(); });
  } else if (phase == Phase::Over) {
    if (w.button(r, {.id = "table.result",
                     .label = tr("table.result"),
                     .icon = "trophy",
                     .look = Look::Gold,
                     .type = type,
                     .icon_size = 22})) {
      screen = Screen::End;
      kit.clear_focus();
    }
  }
}

void Ui::Impl::tile_card(const Rect& r) {
  c.panel(r, 18);
  kit.block(r);
  const Game& game = session->game();
  const Phase phase = session->phase();
  c.text_in(r.x + 20, r.y + 24, r.w - 150, tr(phase == Phase::Place ? "table.your_tile" : "table.last_tile"),
            Type::Name, kInk);
  const std::string count = trn("table.left", left());
  const float chip_w = w.chip_width(count, true);
  const Rect chip{r.right() - 16 - chip_w, r.y + 11, chip_w, 26};
  const Response list = kit.item({.id = "table.tiles",
                                  .label = count,
                                  .rect = {chip.x, chip.y - 9, chip.w, 44},
                                  .enabled = aid(Aid::Tiles),
                                  .why = aid(Aid::Tiles) ? tr("tiles.about") + " (T)" : tr("why.purist")});
  w.chip(chip.x, chip.y, count, "stack", Type::SmallBold, 26);
  if (list.glow > 0) c.frame(chip, faded(kGold, list.glow), 13, 2);
  if (list.focus) w.focus_ring(chip, 13);
  if (list.clicked) open(Dialog::Tiles);

  const float side = 152;
  const float tx = r.x + r.w / 2 - side / 2;
  const float ty = r.y + 58;
  tile_picture(tx, ty, side);
  if (phase == Phase::Place) {
    turn_button(r.x + 37, ty + side / 2, 25, -1);
    turn_button(r.right() - 37, ty + side / 2, 25, 1);
    c.text(r.x + 37, ty + side / 2 + 44, "Shift R", Type::Caption, kInk3, Align::Centre);
    c.text(r.right() - 37, ty + side / 2 + 44, "R", Type::Caption, kInk3, Align::Centre);
  }
  const State& state = game.state();
  const u8 design = phase == Phase::Place ? state.hand : state.tiles[state.last_tile].design;
  if (design != kNoDesign)
    c.text_in(r.x + r.w / 2, ty + side + 24, r.w - 28, tile_words(game.rules(), design), Type::Small, kInk2,
              Align::Centre);
  main_button({r.x + 16, r.bottom() - 66, r.w - 32, 48}, true, Type::Button);
}

void Ui::Impl::action_bar(float cx, float bottom) {
  std::vector<ButtonSpec> specs;
  const bool figure = session->phase() == Phase::Figure;
  if (figure)
    specs.push_back({.id = "table.skip",
                     .label = tr("table.skip"),
                     .icon = "skip",
                     .key = "Space",
                     .enabled = session->can_skip()});
  specs.push_back({.id = "table.undo",
                   .label = tr("table.undo"),
                   .icon = "undo",
                   .key = "U",
                   .enabled = session->can_undo(),
                   .why = session->can_undo() ? "" : tr("why.no_undo")});
  if (session->can_redo())
    specs.push_back({.id = "table.redo", .label = tr("table.redo"), .icon = "redo", .key = "Shift U"});
  if (aid(Aid::Fits))
    specs.push_back({.id = "table.look",
                     .label = tr("table.look"),
                     .icon = "eye",
                     .key = "W",
                     .look = board->look() ? Look::Dark : Look::Paper,
                     .why = tr("table.look_about"),
                     .checked = board->look().has_value()});
  float total = -12;
  for (const ButtonSpec& spec : specs) total += w.button_width(spec) + 12;
  float x = cx - total / 2;
  for (const ButtonSpec& spec : specs) {
    const float bw = w.button_width(spec);
    if (w.button({x, bottom - 46, bw, 44}, spec)) {
      if (spec.id == "table.look") {
        toggle_look();
        return;
      }
      if (spec.id == "table.skip")
        later([this] { session->skip(); });
      else if (spec.id == "table.undo")
        later([this] { session->undo(); });
      else
        later([this] { session->redo(); });
      return;  // the session is another one now
    }
    x += bw + 12;
  }
}

void Ui::Impl::ghost_buttons() {
  if (session->phase() != Phase::Place || !dialogs.empty() || board->look()) return;
  const auto ghost = board->ghost_rect(*session);
  if (!ghost) return;
  const float x = (ghost->x + ghost->w / 2) / scale;
  const float y = ghost->bottom() / scale + 8;
  if (x < safe.x || y + 54 > height) return;
  const auto small = [&](float cx, int quarters) {
    const bool right = quarters > 0;
    const std::string name = tr(right ? "table.turn_right" : "table.turn_left");
    if (w.round_button(cx, y + 22, 22,
                       {.id = right ? "ghost.turn_right" : "ghost.turn_left",
                        .icon = right ? "cw" : "ccw",
                        .why = name,
                        .spoken = name}))
      later([this, quarters] { session->turn(quarters); });
  };
  small(x - 52, -1);
  small(x + 52, 1);
  const bool fits = session->ghost_fits();
  if (w.round_button(x, y + 24, 27,
                     {.id = "ghost.place",
                      .icon = "check",
                      .look = Look::Green,
                      .enabled = fits,
                      .why = fits ? "" : tr("why.clash"),
                      .spoken = tr("table.place")}))
    later([this] { session->place(); });
}

// Several kinds of figure may stand on the chosen spot.
void Ui::Impl::figure_card() {
  if (session->phase() != Phase::Figure || session->spot() < 0 || !dialogs.empty()) return;
  const FigureSpot& spot = session->spots()[static_cast<std::size_t>(session->spot())];
  if (spot.actions.size() < 2) return;
  const Rect css = board->cell_rect(spot.cell);
  const Rect tile{css.x / scale, css.y / scale, css.w / scale, css.h / scale};
  const int count = static_cast<int>(spot.actions.size());
  // beside the tile; on a phone in one row where the tile is not
  const bool row = form() == Form::Phone;
  const int columns = row ? std::min(count, 4) : count > 3 ? 2 : 1;
  const int rows = (count + columns - 1) / columns;
  const float cell_w = row ? std::min(132.0F, (width - 30) / static_cast<float>(columns)) : 132;
  const float cell_h = 92;
  const Rect size{0, 0, static_cast<float>(columns) * cell_w + 14, static_cast<float>(rows) * cell_h + 14};
  float x = tile.right() + 18;
  if (x + size.w > safe.right()) x = tile.x - 18 - size.w;
  float y = tile.y + tile.h / 2 - size.h / 2;
  if (row) {
    x = (width - size.w) / 2;
    y = tile.y + tile.h / 2 > safe.y + safe.h / 2 ? safe.y : safe.bottom() - size.h;
  }
  x = std::clamp(x, 8.0F, std::max(8.0F, width - size.w - 8));
  y = std::clamp(y, std::min(safe.y, height - size.h - 8), std::max(safe.y, safe.bottom() - size.h));
  const Rect r{x, y, size.w, size.h};
  c.panel(r, 18);
  kit.block(r);
  const Game& game = session->game();
  for (int i = 0; i < count; ++i) {
    const Action& action = spot.actions[static_cast<std::size_t>(i)];
    const Rect cell{r.x + 7 + static_cast<float>(i % columns) * cell_w,
                    r.y + 7 + static_cast<float>(i / columns) * cell_h, cell_w - 2, cell_h - 2};
    const bool on = session->piece() == i;
    const std::string name = action.verb == Verb::ReturnPiece
                                 ? tr("figure.take_back", {{"piece", piece_name(game.rules(), action.piece)}})
                                 : piece_name(game.rules(), action.piece);
    const Response state =
        kit.item({.id = "figure.piece." + std::to_string(i + 1), .label = name, .rect = cell, .checked = on});
    const PlayerColour& player = kPlayers[static_cast<std::size_t>(active_colour())];
    if (on) {
      c.rect(cell, blend(player.fill, kWhite, 0.80F), 14);
      c.frame(cell, player.fill, 14, 2.4F);
    } else if (state.glow > 0) {
      c.rect(cell, rgb(0xFFFFFF, 0.8F * state.glow), 14);
    }
    w.figure(active_colour(), action.piece, cell.x + cell.w / 2, cell.y + 58,
             action.piece == 4 ? 34.0F : 42.0F);
    const int have = session->who() < kMaxPlayers ? game.state().supply[session->who()][action.piece] : 0;
    c.text_in(cell.x + cell.w / 2, cell.y + 76, cell.w - 6, name + " ×" + std::to_string(have),
              Type::SmallBold, kInk2, Align::Centre);
    if (state.focus) w.focus_ring({cell.x + 4, cell.y + 4, cell.w - 8, cell.h - 8}, 10);
    if (state.clicked) later([this, i] { session->choose_piece(i); });
  }
}

// Any decision that is not about a place on the land.
void Ui::Impl::choice_panel() {
  if (session->phase() != Phase::Choose &&
      !(session->phase() == Phase::Figure && !session->choices().empty()))
    return;
  if (!dialogs.empty() || session->choices().empty()) return;
  const Game& game = session->game();
  const std::string key(game.rules().decision_def(pending(game.state())).key);
  const std::vector<Action> choices = session->choices();
  const float w_panel = std::min(380.0F, width - 32);
  const float title_h = c.paragraph_height(tr("decision." + key), Type::Section, w_panel - 48);
  const float h = title_h + 40 + static_cast<float>(choices.size()) * 58;
  const Rect r{safe.x + (safe.w - w_panel) / 2, std::max(safe.y, safe.y + (safe.h - h) / 2), w_panel, h};
  c.panel(r, 20);
  kit.block(r);
  c.paragraph(r.x + 24, r.y + 20, w_panel - 48, tr("decision." + key), Type::Section, kInk, Align::Centre);
  float y = r.y + 28 + title_h;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const bool pass = choices[i].verb == Verb::Pass;
    const std::string option =
        pass ? tr("option.pass") : tr("option." + key + "." + std::to_string(choices[i].option));
    const std::string id = "choice." + std::to_string(i + 1);
    if (w.button(
            {r.x + 24, y, w_panel - 48, 48},
            {.id = id, .label = option, .look = pass ? Look::Paper : Look::Green, .type = Type::Button})) {
      later([this, i] { session->choose(static_cast<int>(i)); });
      return;
    }
    y += 58;
  }
}

}  // namespace bastide::shell
