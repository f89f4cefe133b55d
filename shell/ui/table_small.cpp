// The table on small screens: strip of scores, prompt, side rail, and a sheet with everything that is
// needed each turn within reach of the thumb.
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

using namespace ui;

void Ui::Impl::table_phone() {
  const Rect notch = platform::safe_insets();
  const float top = notch.y / scale;
  const float bottom = notch.h / scale;
  const bool low = height < 700;
  if (session->ghost() != sheet_ghost) {
    sheet_ghost = session->ghost();
    if (sheet_ghost) sheet_down = false;
  }
  if (session->phase() != Phase::Place) sheet_down = false;
  const float up = kit.ease("sheet", sheet_down ? 0.0F : 1.0F, 0.2F);
  const float sheet_h = mix(34.0F, low ? 206.0F : 250.0F, up) + bottom;
  const float strip_h = (anybody_holds() ? 84.0F : 68.0F) + top;
  score_strip({-2, -20, width + 4, strip_h + 20});
  prompt_pill({14, strip_h + 8, width - 28, 46}, false);
  const Rect sheet{-2, height - sheet_h, width + 4, sheet_h + 30};
  phone_sheet(sheet, true);
  // rail above the sheet, on the side away from the tile in hand
  auto busy = board->ghost_rect(*session);
  if (session->phase() == Phase::Figure && !session->spots().empty())
    busy = board->cell_rect(session->spots().front().cell);
  const bool tile_left = busy && (busy->x + busy->w / 2) / scale < width / 2;
  const float x = tile_left != settings().left_handed ? width - 34 : 34;
  struct Rail {
    std::string_view id, icon;
    const char* key;
  };
  static constexpr Rail kRail[] = {{"table.fit", "fit", "table.fit"},
                                   {"table.scoreboard", "chart", "scoreboard.title"}};
  float y = sheet.y - 30;
  for (const Rail& item : kRail) {
    if (land_button(x, y, {.id = item.id, .icon = item.icon, .spoken = tr(item.key)})) {
      if (item.id == "table.fit")
        board->fit();
      else
        open(Dialog::Scoreboard);
    }
    y -= 54;
  }
  aid_buttons(x, y, -54);
  safe = {8, strip_h + 62, width - 16, sheet.y - strip_h - 62 - 10};
}

// A round button over the land. It gives way to a place for a figure: an abbot who may come home can stand
// anywhere (ABB-03).
bool Ui::Impl::land_button(float x, float y, const ButtonSpec& spec) {
  constexpr float kRadius = 23;
  const auto spots = static_cast<int>(session->spots().size());
  for (int i = 0; session->phase() == Phase::Figure && i < spots; ++i) {
    const auto at = board->spot_point(i);
    if (at && std::hypot(at->x / scale - x, at->y / scale - y) < kRadius + board->spot_radius() / scale)
      return false;
  }
  return w.round_button(x, y, kRadius, spec);
}

void Ui::Impl::aid_buttons(float x, float y, float step) {
  if (aid(Aid::Fields)) {
    if (land_button(x, y,
                    {.id = "table.fields",
                     .icon = "wheat",
                     .why = tr("table.fields_about"),
                     .spoken = tr("table.fields"),
                     .checked = board->field_view()}))
      toggle_fields();
    y += step;
  }
  if ((aid(Aid::Fits) || aid(Aid::Features)) && land_button(x, y,
                                                            {.id = "table.look",
                                                             .icon = "eye",
                                                             .why = tr("table.look_about"),
                                                             .spoken = tr("table.look"),
                                                             .checked = board->look().has_value()}))
    toggle_look();
}

void Ui::Impl::table_landscape() {
  const Rect notch = platform::safe_insets();
  const float right = notch.w / scale;
  const float left_inset = notch.x / scale;
  const float sheet_w = 240 + right;
  const bool mirrored = settings().left_handed;
  const Rect sheet{mirrored ? 0 : width - sheet_w, -20, sheet_w + (mirrored ? 0.0F : 20.0F), height + 40};
  c.shadow(sheet, 14, 0.35F, 20);
  c.gradient(sheet, kPaperTop, kPaperBottom, 20);
  c.frame(sheet, kLine, 20);
  kit.block(sheet);
  const float x = sheet.x + 14;
  const float inner = sheet_w - 28 - right;
  // what is to do
  const auto rows = c.wrap(prompt_text(), Type::BodyBold, inner - 4);
  float y = 22;
  for (std::size_t i = 0; i < rows.size() && i < 2; ++i) {
    c.text_in(x + inner / 2, y, inner, i == 1 && rows.size() > 2 ? rows[i] + " …" : rows[i], Type::BodyBold,
              kInk, Align::Centre);
    y += 19;
  }
  const float side = std::min(104.0F, height - y - 190);
  const float ty = y + 16;
  tile_picture(x + inner / 2 - side / 2, ty, side);
  if (session->phase() == Phase::Place) {
    turn_button(x + 25, ty + side / 2, 26, -1);
    turn_button(x + inner - 25, ty + side / 2, 26, 1);
  }
  const std::string count = std::to_string(left());
  w.chip(x, height - 158, count, "stack");
  if (kit.item({.id = "table.tiles",
                .label = trn("table.left", left()),
                .rect = {x, height - 168, 70, 44},
                .enabled = aid(Aid::Tiles)})
          .clicked)
    open(Dialog::Tiles);
  main_button({x, height - 66, inner, 52}, false, Type::Button);
  const bool figure = session->phase() == Phase::Figure;
  const float row_y = height - 122;
  const ButtonSpec undo{.id = "table.undo",
                        .label = figure ? "" : tr("table.undo"),
                        .icon = "undo",
                        .enabled = session->can_undo(),
                        .spoken = tr("table.undo")};
  const float uw = figure ? 58 : inner;
  if (w.button({x, row_y, uw, 48}, undo)) {
    later([this] { session->undo(); });
    return;
  }
  if (figure &&
      w.button(
          {x + 66, row_y, inner - 66, 48},
          {.id = "table.skip", .label = tr("table.skip"), .icon = "skip", .enabled = session->can_skip()})) {
    later([this] { session->skip(); });
    return;
  }
  // players in a strip along the top of the land
  const float free_x = mirrored ? sheet_w : left_inset;
  const float free_w = width - sheet_w - left_inset;
  const int players = session->game().rules().setup.players;
  const float strip_w = std::min(free_w - 16, static_cast<float>(players) * 74 + 76);
  const float strip_h = anybody_holds() ? 82 : 66;
  score_strip({free_x + 8, 6, strip_w, strip_h});
  const float rail = mirrored ? width - left_inset - 32 : free_x + 32;  // away from the sheet
  if (land_button(rail, height - 32, {.id = "table.fit", .icon = "fit", .spoken = tr("table.fit")}))
    board->fit();
  aid_buttons(rail, height - 84, -52);
  safe = {free_x + 6, strip_h + 14, free_w - 12, height - strip_h - 22};
}

// A swipe down leaves only the handle, so that the land has the screen; a tap on it does the same.
void Ui::Impl::sheet_handle(const Rect& r) {
  const float reach = 44;
  const Rect grip{r.x + r.w / 2 - 60, r.y, 120, reach};
  const bool enough = kit.drags("table.sheet") && std::abs(kit.dragged_by().y) > 24;
  const Response state = kit.item(
      {.id = "table.sheet", .label = tr(sheet_down ? "table.sheet_up" : "table.sheet_down"), .rect = grip});
  c.rect({r.x + r.w / 2 - 20, r.y + 8, 40, 4.5F}, kLine2, 2.2F);
  if (state.focus) w.focus_ring({grip.x, grip.y, grip.w, 24}, 8);
  if (enough)
    sheet_down = kit.dragged_by().y > 0;
  else if (state.clicked)
    sheet_down = !sheet_down;
}

// `tall`: the phone's bottom sheet; otherwise the tablet's bar.
void Ui::Impl::phone_sheet(const Rect& r, bool tall) {
  const Phase phase = session->phase();
  const bool figure = phase == Phase::Figure;
  if (tall) {
    c.shadow(r, 14, 0.4F, 24);
    c.gradient(r, kPaperTop, kPaperBottom, 24);
    c.frame(r, kLine, 24);
    kit.block(r);
    sheet_handle(r);
    if (sheet_down) return;
    const float h = height < 700 ? 206.0F : 250.0F;
    const float by = r.y + h - 20 - 52;
    const float side = by - r.y - 60;
    const float tx = r.x + r.w / 2 - side / 2;
    const float ty = r.y + 32;
    tile_picture(tx, ty, side);
    if (phase == Phase::Place) {
      turn_button(64, ty + side / 2, 33, -1);
      turn_button(width - 64, ty + side / 2, 33, 1);
    }
    const std::string count = std::to_string(left());
    w.chip(14, r.y + 12, count, "stack", Type::SmallBold, 26);
    if (kit.item({.id = "table.tiles",
                  .label = trn("table.left", left()),
                  .rect = {8, r.y + 4, 74, 44},
                  .enabled = aid(Aid::Tiles)})
            .clicked)
      open(Dialog::Tiles);
    if (w.icon_button(
            width - 30, r.y + 26, 44,
            {.id = "table.chronicle", .icon = "book", .spoken = tr("chronicle.title"), .icon_size = 22}))
      open(Dialog::Chronicle);
    const bool flip = settings().left_handed;
    const float undo_x = flip ? width - 14 - 58 : 14;
    if (w.button({undo_x, by, 58, 52}, {.id = "table.undo",
                                        .icon = "undo",
                                        .enabled = session->can_undo(),
                                        .spoken = tr("table.undo"),
                                        .icon_size = 25})) {
      later([this] { session->undo(); });
      return;
    }
    float x = flip ? 14 : 82;
    float room = width - 82 - 14;
    if (figure) {
      const float sw = (room - 10) * 0.48F;
      if (w.button({x, by, sw, 52}, {.id = "table.skip",
                                     .label = tr("table.skip"),
                                     .icon = "skip",
                                     .enabled = session->can_skip()})) {
        later([this] { session->skip(); });
        return;
      }
      x += sw + 10;
      room -= sw + 10;
    }
    main_button({x, by, room, 52}, false, Type::Button);
    return;
  }
  c.panel(r, 22);
  kit.block(r);
  const float side = r.h - 36;
  tile_picture(r.x + 22, r.y + 22, side - 2);
  float x = r.x + side + 44;
  const float cy = r.y + 36;
  if (phase == Phase::Place) {
    turn_button(x + 26, cy + 2, 24, -1);
    turn_button(x + 84, cy + 2, 24, 1);
  }
  const std::string count = trn("table.left", left());
  const float chip_w = w.chip_width(count, true);
  w.chip(r.right() - 18 - chip_w, cy - 12, count, "stack", Type::SmallBold, 26);
  if (kit.item({.id = "table.tiles",
                .label = count,
                .rect = {r.right() - 18 - chip_w, cy - 21, chip_w, 44},
                .enabled = aid(Aid::Tiles)})
          .clicked)
    open(Dialog::Tiles);
  const float words_x = x + (phase == Phase::Place ? 118.0F : 0.0F);
  const Game& game = session->game();
  const u8 design =
      phase == Phase::Place ? game.state().hand : game.state().tiles[game.state().last_tile].design;
  if (design != kNoDesign) {
    const auto rows =
        c.wrap(tile_words(game.rules(), design), Type::Small, r.right() - 28 - chip_w - words_x);
    for (std::size_t i = 0; i < rows.size() && i < 2; ++i)
      c.text(words_x,
             cy + 2 +
                 (static_cast<float>(i) - static_cast<float>(std::min<std::size_t>(rows.size(), 2) - 1) / 2) *
                     17,
             rows[i], Type::Small, kInk2);
  }
  const float by = r.bottom() - 66;
  const float room = r.right() - 18 - x;
  const float uw = figure ? 56 : 118;
  if (w.button({x, by, uw, 48}, {.id = "table.undo",
                                 .label = figure ? "" : tr("table.undo"),
                                 .icon = "undo",
                                 .enabled = session->can_undo(),
                                 .spoken = tr("table.undo")})) {
    later([this] { session->undo(); });
    return;
  }
  float at = x + uw + 10;
  if (figure) {
    const float sw = (room - uw - 20) * 0.46F;
    if (w.button({at, by, sw, 48}, {.id = "table.skip",
                                    .label = tr("table.skip"),
                                    .icon = "skip",
                                    .enabled = session->can_skip()})) {
      later([this] { session->skip(); });
      return;
    }
    at += sw + 10;
  }
  main_button({at, by, r.right() - 18 - at, 48}, false, Type::Button);
}

}  // namespace bastide::shell
