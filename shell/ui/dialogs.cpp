// Dialogs: the paper they lie on, and the simple ones: menu, about, open, leave.
#include "engine/game/save.h"
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

using namespace ui;

void Ui::Impl::draw_dialogs() {
  const std::vector<Dialog> open_now = dialogs;  // one of them may close itself
  for (const Dialog dialog : open_now) {
    kit.begin_layer(true);
    const float shown = kit.ease("dialog" + std::to_string(static_cast<int>(dialog)), 1, 0.18F);
    c.rect({0, 0, width, height}, rgb(0x2A1E14, 0.45F * shown));
    c.set_alpha(std::max(0.05F, shown));
    c.set_shift({0, (1 - shown) * 12 * scale});
    switch (dialog) {
      case Dialog::Menu: menu_dialog(); break;
      case Dialog::Settings: settings_dialog(); break;
      case Dialog::Help: help_dialog(); break;
      case Dialog::About: about_dialog(); break;
      case Dialog::Scoreboard: scoreboard_dialog(); break;
      case Dialog::Tiles: tiles_dialog(); break;
      case Dialog::Chronicle: chronicle_dialog(); break;
      case Dialog::Player: player_dialog(); break;
      case Dialog::Open: open_dialog(); break;
      case Dialog::Leave: leave_dialog(); break;
      case Dialog::Rules: rules_dialog(); break;
    }
    c.set_shift({});
    c.set_alpha(1);
    kit.end_layer();
  }
  // the next one to open rises again
  for (int i = 0; i <= static_cast<int>(Dialog::Rules); ++i) {
    bool there = false;
    for (const Dialog dialog : dialogs) there = there || static_cast<int>(dialog) == i;
    if (!there) kit.ease("dialog" + std::to_string(i), 0, 0);
  }
}

// Draws the paper with title and cross; answers the room inside.
Rect Ui::Impl::dialog_panel(float w_wish, float h_wish, const std::string& title, bool close) {
  const float margin = width < 520 ? 8.0F : 20.0F;
  const float pw = std::min(w_wish, width - 2 * margin);
  const float ph = std::min(h_wish, height - 2 * margin);
  const Rect r{(width - pw) / 2, (height - ph) / 2, pw, ph};
  // a click beside it closes it
  const Response away = kit.item(
      {.id = "dialog.away", .label = tr("close"), .rect = {0, 0, width, height}, .focusable = false});
  c.panel(r, 22);
  kit.block(r);
  c.text_in(r.x + 26, r.y + 34, pw - 90, title, Type::Card, kInk);
  bool done = away.clicked;
  if (close)
    done |= w.icon_button(r.right() - 34, r.y + 33, 44,
                          {.id = "dialog.close", .icon = "close", .spoken = tr("close"), .icon_size = 19});
  if (done) close_dialog();
  c.line(r.x + 22, r.y + 62, r.right() - 22, r.y + 62, kLine);
  return {r.x + 26, r.y + 70, pw - 52, ph - 70 - 20};
}

void Ui::Impl::menu_dialog() {
  const bool playing = session->has_game();
  struct Entry {
    std::string_view id, icon;
    const char* key;
    bool on;
  };
  const bool at_table = screen == Screen::Table && playing;
  const Entry entries[] = {{"menu.resume", "play", "menu.resume", at_table},
                           {"menu.new", "plus", "menu.new", true},
                           {"menu.open", "link", "start.open", true},
                           {"menu.link", "copy", "menu.link", playing},
                           {"menu.export", "download", "menu.export", playing},
                           {"menu.scoreboard", "chart", "scoreboard.title", playing},
                           {"menu.chronicle", "book", "chronicle.title", playing},
                           {"menu.tiles", "stack", "tiles.title", playing && aid(Aid::Tiles)},
                           {"menu.settings", "gear", "menu.settings", true},
                           {"menu.rules", "text", "menu.rules", true},
                           {"menu.help", "keyboard", "menu.help", true},
                           {"menu.about", "info", "menu.about", true},
                           {"menu.home", "home", "menu.home", true}};
  int count = 0;
  for (const Entry& entry : entries) count += entry.on ? 1 : 0;
  const int columns = width > 560 && height < 620 ? 2 : 1;
  const int rows = (count + columns - 1) / columns;
  const float full = static_cast<float>(rows) * 52 - 4;
  const Rect r = dialog_panel(columns == 2 ? 560 : 360, full + 104, tr("menu.title"));
  float top = kit.begin_scroll("menu", {r.x - 6, r.y, r.w + 12, r.h}, full + 6) + 4;
  std::string_view hit;
  const float bw = (r.w - 12 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  int i = 0;
  for (const Entry& entry : entries) {
    if (!entry.on) continue;
    const bool unlinked = entry.id == "menu.link" && !session->game().setup().deck.empty();
    const Rect b{r.x + static_cast<float>(i / rows) * (bw + 12), top + static_cast<float>(i % rows) * 52, bw,
                 44};
    if (w.button(b, {.id = entry.id,
                     .label = tr(entry.key),
                     .icon = entry.icon,
                     .look = entry.id == "menu.resume" ? Look::Green : Look::Paper,
                     .enabled = !unlinked,
                     .why = unlinked ? error_text("deck_given") : ""}))
      hit = entry.id;
    ++i;
  }
  kit.end_scroll();
  if (hit.empty()) return;
  close_dialog();
  if (hit == "menu.new") {
    if (playing) take_setup(session->game().setup());
    draft.deck.clear();
    draft.seed = new_seed();
    to_setup();
  }
  if (hit == "menu.open") open(Dialog::Open);
  if (hit == "menu.link") copy_link(session->game().setup());
  if (hit == "menu.export") export_game();
  if (hit == "menu.scoreboard") open(Dialog::Scoreboard);
  if (hit == "menu.chronicle") open(Dialog::Chronicle);
  if (hit == "menu.tiles") open(Dialog::Tiles);
  if (hit == "menu.settings") open(Dialog::Settings);
  if (hit == "menu.rules") open_rules("base");
  if (hit == "menu.help") open(Dialog::Help);
  if (hit == "menu.about") open(Dialog::About);
  if (hit == "menu.home") leave_to_start();
}

void Ui::Impl::about_dialog() {
  float& known = column_height["about"];
  const Rect r = dialog_panel(520, std::max(300.0F, known + 96), tr("menu.about"));
  const float top = kit.begin_scroll("about", r, known);
  float y = top + 8;
  w.wordmark(r.x, y, 0.94F);
  y += 62;
  for (const char* key : {"about.text", "about.affiliation", "about.fonts", "about.code", "about.privacy"})
    y += c.paragraph(r.x, y, r.w - 8, tr(key), Type::Body, kInk2) + 12;
  kit.end_scroll();
  if (known != y - top) kit.keep_moving();
  known = y - top;
}

void Ui::Impl::open_dialog() {
  const float text_h = c.paragraph_height(tr("open.about"), Type::Body, std::min(420.0F, width - 68));
  const Rect r = dialog_panel(472, 70 + text_h + 232, tr("start.open"));
  float y = r.y + 6;
  y += c.paragraph(r.x, y, r.w, tr("open.about"), Type::Body, kInk2) + 14;
  const Rect field{r.x, y, r.w, 46};
  const std::string shown = editing == "open.link" ? edited : "";
  if (w.field(field, "open.link", tr("open.link"), shown, tr("open.placeholder"), "link")) {
    edit("open.link", field, "", tr("open.link"), 100000, [this](const std::string& text) {
      if (text.empty()) return;
      close_dialog();
      import_text(text);
    });
  }
  y += 60;
  if (w.button({r.x, y, r.w, 48},
               {.id = "open.file", .label = tr("open.file"), .icon = "upload", .type = Type::Button}))
    open_file();
}

void Ui::Impl::leave_dialog() {
  const float text_h = c.paragraph_height(tr("leave.about"), Type::Body, std::min(388.0F, width - 68));
  const Rect r = dialog_panel(440, 70 + text_h + 170, tr("leave.title"));
  float y = r.y + 6;
  y += c.paragraph(r.x, y, r.w, tr("leave.about"), Type::Body, kInk2) + 16;
  if (w.button({r.x, y, r.w, 46}, {.id = "leave.go",
                                   .label = tr("leave.go"),
                                   .icon = "check",
                                   .look = Look::Brick,
                                   .type = Type::Button})) {
    close_dialog();
    if (leave_action) later(std::move(leave_action));
    leave_action = nullptr;
    return;
  }
  y += 56;
  if (w.button({r.x, y, r.w, 46},
               {.id = "leave.stay", .label = tr("leave.stay"), .icon = "left", .type = Type::Button})) {
    close_dialog();
    if (session->has_game()) screen = Screen::Table;
  }
}

}  // namespace bastide::shell
