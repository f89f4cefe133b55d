#include "shell/ui/dialogs/menu.h"

#include "shell/locale.h"
#include "shell/ui/dialogs/paper.h"
#include "shell/ui/dialogs/rules.h"
#include "shell/ui/flow.h"

namespace bastide::shell {

using namespace ui;

void MenuDialog::draw() {
  const bool playing = session.has_game();
  const bool at_table = navigation.screen() == Screen::Table && playing;
  const bool tiles = playing && preferences.aid(Aid::Tiles);
  const Entry entries[] = {{"menu.resume", "play", "menu.resume", at_table},
                           {"menu.new", "plus", "menu.new", true},
                           {"menu.open", "link", "start.open", true},
                           {"menu.link", "copy", "menu.link", playing},
                           {"menu.position", "share", "menu.position", playing},
                           {"menu.export", "download", "menu.export", playing},
                           {"menu.saves", "tiles", "saves.title", true},
                           {"menu.scoreboard", "chart", "scoreboard.title", playing},
                           {"menu.chronicle", "book", "chronicle.title", playing},
                           {"menu.tiles", "stack", "tiles.title", tiles},
                           {"menu.settings", "gear", "menu.settings", true},
                           {"menu.rules", "text", "menu.rules", true},
                           {"menu.help", "keyboard", "menu.help", true},
                           {"menu.about", "info", "menu.about", true},
                           {"menu.home", "home", "menu.home", true}};
  const auto count = static_cast<int>(
      std::count_if(std::begin(entries), std::end(entries), [](const Entry& entry) { return entry.on; }));
  const int columns = view.width > 560 && view.height < 620 ? 2 : 1;
  const int rows = (count + columns - 1) / columns;
  const float full = static_cast<float>(rows) * 52 - 4;
  const Rect r = draw_paper(*this, columns == 2 ? 560 : 360, full + 104, tr("menu.title"));
  const float top = kit.begin_scroll("menu", {r.x - 6, r.y, r.w + 12, r.h}, full + 6) + 4;
  const float width = (r.w - 12 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  std::string_view hit;
  int i = 0;
  for (const Entry& entry : entries) {
    if (!entry.on) continue;
    const float x = r.x + static_cast<float>(i / rows) * (width + 12);
    if (draw_entry(entry, {x, top + static_cast<float>(i % rows) * 52, width, 44})) hit = entry.id;
    ++i;
  }
  kit.end_scroll();
  if (!hit.empty()) choose(hit);
}

bool MenuDialog::draw_entry(const Entry& entry, const Rect& r) {
  const bool link = entry.id == "menu.link" || entry.id == "menu.position";
  const bool unlinked = link && !session.game().setup().deck.empty();
  return w.button(r, {.id = entry.id,
                      .label = tr(entry.key),
                      .icon = entry.icon,
                      .look = entry.id == "menu.resume" ? Look::Green : Look::Paper,
                      .enabled = !unlinked,
                      .why = unlinked ? error_text("deck_given") : ""});
}

void MenuDialog::choose(std::string_view id) {
  navigation.close();
  if (id == "menu.new") flow_.to_setup_like_this();
  if (id == "menu.open") navigation.open(Dialog::Open);
  if (id == "menu.link") flow_.copy_link(session.game().setup());
  if (id == "menu.position") flow_.copy_position();
  if (id == "menu.export") flow_.export_game(session.game());
  if (id == "menu.saves") navigation.open(Dialog::Saves);
  if (id == "menu.scoreboard") navigation.open(Dialog::Scoreboard);
  if (id == "menu.chronicle") navigation.open(Dialog::Chronicle);
  if (id == "menu.tiles") navigation.open(Dialog::Tiles);
  if (id == "menu.settings") navigation.open(Dialog::Settings);
  if (id == "menu.rules") rules_.show("base");
  if (id == "menu.help") navigation.open(Dialog::Help);
  if (id == "menu.about") navigation.open(Dialog::About);
  if (id == "menu.home") flow_.to_start();
}

}  // namespace bastide::shell
