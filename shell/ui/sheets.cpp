// Sheets to read: keys, tiles still in the bag, the chronicle.
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

using namespace ui;

void Ui::Impl::help_dialog() {
  struct Line {
    std::string_view keys;  // parted by blanks
    const char* key;
  };
  static constexpr Line kLines[] = {{"R Shift+R", "help.turn"},
                                    {"Tab Shift+Tab", "help.walk"},
                                    {"← ↑ → ↓", "help.arrows"},
                                    {"Enter", "help.confirm"},
                                    {"Space", "help.skip"},
                                    {"1 – 9", "help.spot"},
                                    {"Shift+1 – 6", "help.piece"},
                                    {"U Ctrl+Z", "help.undo"},
                                    {"Shift+U Ctrl+Y", "help.redo"},
                                    {"F", "help.fields"},
                                    {"W", "help.look"},
                                    {"T", "help.tiles"},
                                    {"C", "help.scoreboard"},
                                    {"L", "help.chronicle"},
                                    {"+ − 0", "help.zoom"},
                                    {"G", "help.grid"},
                                    {"M", "help.mute"},
                                    {"F6", "help.panels"},
                                    {"Esc", "help.close"},
                                    {"?", "help.help"}};
  const bool two = width > 760;
  float& known = column_height["help"];
  const Rect r = dialog_panel(two ? 780 : 420, std::max(300.0F, known + 96), tr("menu.help"));
  const float top = kit.begin_scroll("help", r, known);
  float y = top + 4;
  const ButtonSpec rules{.id = "help.rules", .label = tr("menu.rules"), .icon = "text"};
  if (w.button({r.x, y, two ? w.button_width(rules) : r.w - 8, 44}, rules)) {
    close_dialog();
    open_rules("base");
  }
  y += 54;
  const std::size_t count = std::size(kLines);
  const std::size_t rows = two ? (count + 1) / 2 : count;
  const float cw = two ? (r.w - 30) / 2 : r.w - 8;
  const float row_h = two ? 34 : 40;
  for (std::size_t i = 0; i < count; ++i) {
    const float x = r.x + (i >= rows ? cw + 30 : 0);
    const float cy = y + static_cast<float>(i % rows) * row_h + row_h / 2;
    float at = x;
    std::string_view rest = kLines[i].keys;
    if (rest.find("←") != std::string_view::npos) {
      for (const char* arrow : {"left", "up", "right", "down"}) {
        c.rect({at, cy - 10, 22, 20}, rgb(0xFFFFFF, 0.8F), 5);
        c.frame({at, cy - 10, 22, 20}, kLine2, 5, 1);
        c.icon(arrow, at + 11, cy, 14, kInk2, 2.4F);
        at += 26;
      }
    } else if (rest.find("–") != std::string_view::npos) {
      w.key_cap(at, cy, rest, false);
    } else {
      while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        w.key_cap(at, cy, rest.substr(0, end), false);
        at += w.key_cap_width(rest.substr(0, end)) + 6;
        rest.remove_prefix(std::min(end + 1, rest.size()));
      }
    }
    const std::string text = tr(kLines[i].key);
    if (c.width(text, Type::Body) <= cw - 128) {
      c.text(x + 128, cy, text, Type::Body, kInk2);
    } else {  // two small lines
      const float h = c.paragraph_height(text, Type::Small, cw - 128);
      c.paragraph(x + 128, cy - h / 2, cw - 128, text, Type::Small, kInk2);
    }
  }
  y += static_cast<float>(rows) * row_h + 10;
  w.divider(r.x, y, r.w - 8);
  y += 14;
  for (const char* key : {"help.mouse", "help.touch"})
    y += c.paragraph(r.x, y, r.w - 8, tr(key), Type::Body, kInk2) + 8;
  kit.end_scroll();
  if (known != y - top) kit.keep_moving();
  known = y - top;
}

void Ui::Impl::tiles_dialog() {
  const Game& game = session->game();
  const State& state = game.state();
  const Rules& rules = game.rules();
  const Rect r = dialog_panel(760, 640, tr("tiles.title"));
  const std::string sum = trn("table.left", left());
  const float chip_w = w.chip_width(sum, true);
  if (r.w > 330) w.chip(r.right() - chip_w - 34, r.y - 49, sum, "stack", Type::SmallBold, 26);
  std::vector<u8> designs;
  for (int design = 0; design < rules.design_count; ++design) {
    if (state.bag[static_cast<std::size_t>(design)] > 0) designs.push_back(static_cast<u8>(design));
  }
  const int columns = std::max(3, static_cast<int>(r.w / 92));
  const float step = (r.w - 6) / static_cast<float>(columns);
  const float side = step - 22;
  const int rows = (static_cast<int>(designs.size()) + columns - 1) / columns;
  const float row_h = side + 44;
  const float y0 = kit.begin_scroll("tiles", r, static_cast<float>(rows) * row_h + 40) + 22;
  for (std::size_t i = 0; i < designs.size(); ++i) {
    const float x = r.x + static_cast<float>(static_cast<int>(i) % columns) * step + 8;
    const float y = y0 + static_cast<float>(static_cast<int>(i) / columns) * row_h;
    if (y > r.bottom() + 20 || y + row_h < r.y - 20) continue;
    const ImVec2 at = c.px(x, y);
    const std::string words = tile_words(rules, designs[i]);
    const int n = state.bag[designs[i]];
    kit.item({.id = "tiles." + rules.fact(designs[i]).id,
              .label = words + " ×" + std::to_string(n),
              .rect = {x, y, side, side},
              .focusable = false,
              .why = words});
    c.shadow({x + 1, y + 4, side - 2, side}, 5, 0.3F, 4);
    board->draw_tile(c.list(), rules, designs[i], 0, {at.x, at.y}, side * scale);
    const std::string times = "×" + std::to_string(n);
    c.text(x + side / 2, y + side + 15, times, Type::BodyBold, kInk, Align::Centre);
  }
  if (designs.empty()) c.text(r.x + r.w / 2, y0 + 60, tr("tiles.none"), Type::Body, kInk2, Align::Centre);
  kit.end_scroll();
}

void Ui::Impl::chronicle_line(const ChronicleLine& line, const Rect& r, std::size_t index) {
  const Game& game = session->game();
  // Tab walks the lines of the whole chronicle; on the table they would be many stops
  const Response state = kit.item({.id = "chronicle." + std::to_string(index),
                                   .label = spoken(game, line),
                                   .rect = r,
                                   .focusable = !dialogs.empty(),
                                   .why = line.detail});
  if (state.hover || state.focus) {
    c.rect({r.x - 4, r.y, r.w + 8, r.h}, rgb(0xFFFFFF, 0.7F), 7);
    if (aid(Aid::Chronicle)) lit = line.feature_id;
  }
  if (state.focus) w.focus_ring({r.x, r.y + 3, r.w, r.h - 6}, 5);
  if (state.clicked && line.has_cell) {
    board->show(line.cell);
    if (aid(Aid::Chronicle)) {
      kept_lit = line.feature_id;
      kept_until = now + 2.5;
    }
    if (dialogs.empty()) return;
    close_dialog();
  }
  const float cy = r.y + r.h / 2;
  float x = r.x;
  float room = r.w;
  if (line.amount != 0)
    room -= w.points_pill(r.right(), cy, colour_of(line.seat),
                          (line.amount > 0 ? "+" : "−") + std::to_string(std::abs(line.amount))) +
            8;
  if (line.seat != kNobody) {
    w.figure(colour_of(line.seat), 0, x + 9, cy + 8, 17);
    x += 24;
    const std::string name = player_name(game.setup(), line.seat);
    x += c.text_in(x, cy, std::min(110.0F, room * 0.45F), name, Type::SmallBold, kInk) + 5;
  }
  c.text_in(x, cy, r.x + room - x, line.text, Type::Small, kInk2);
}

void Ui::Impl::chronicle_panel(const Rect& r) {
  c.panel(r);
  kit.block(r);
  const Response head = kit.item({.id = "table.chronicle",
                                  .label = tr("chronicle.title"),
                                  .rect = {r.x + 4, r.y + 2, r.w - 8, 36},
                                  .why = tr("chronicle.open") + " (L)"});
  c.icon("book", r.x + 24, r.y + 21, 17, kInk2);
  c.text(r.x + 40, r.y + 21, tr("chronicle.title"), Type::Name, kInk);
  c.icon("up", r.right() - 24, r.y + 21, 15, kInk3);
  c.line(r.x + 14, r.y + 39, r.right() - 14, r.y + 39, kLine, 1);
  if (head.focus) w.focus_ring({r.x + 8, r.y + 6, r.w - 16, 28}, 8);
  if (head.clicked) open(Dialog::Chronicle);
  const int rows = static_cast<int>((r.h - 46) / 25);
  const int total = static_cast<int>(lines.size());
  float y = r.y + 44;
  for (int i = 0; i < rows && i < total; ++i) {
    const auto index = static_cast<std::size_t>(total - 1 - i);
    chronicle_line(lines[index], {r.x + 14, y, r.w - 28, 25}, index);
    y += 25;
  }
  if (total == 0) c.paragraph(r.x + 16, r.y + 48, r.w - 32, tr("chronicle.empty"), Type::Small, kInk3);
}

void Ui::Impl::chronicle_dialog() {
  float content = 8;
  int turn = -1;
  for (const ChronicleLine& line : lines) {
    content += line.turn != turn ? 56.0F : 30.0F;
    turn = line.turn;
  }
  const Rect r = dialog_panel(520, std::clamp(content + 100, 220.0F, 640.0F), tr("chronicle.title"));
  float y = kit.begin_scroll("chronicle", {r.x - 6, r.y, r.w + 12, r.h}, content) + 4;
  turn = -1;
  for (std::size_t i = lines.size(); i-- > 0;) {
    const ChronicleLine& line = lines[i];
    if (line.turn != turn) {
      turn = line.turn;
      c.text(
          r.x, y + 15,
          line.final_scoring || line.seat == kNobody ? tr("chronicle.end") : tr("table.turn", {{"n", turn}}),
          Type::SmallBold, kInk3);
      y += 26;
    }
    // one line beyond what is seen, so that the focus can go on to it
    if (y < r.bottom() + 30 && y + 60 > r.y) chronicle_line(line, {r.x, y, r.w - 10, 30}, i);
    y += 30;
  }
  if (lines.empty()) c.paragraph(r.x, r.y + 10, r.w, tr("chronicle.empty"), Type::Body, kInk3);
  kit.end_scroll();
}

}  // namespace bastide::shell
