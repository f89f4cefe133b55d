#include "shell/screens/dialogs/help.h"

#include "shell/panels/paper.h"
#include "shell/screens/dialogs/rules.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

struct Line {
  std::string_view keys;  // parted by blanks
  const char* key;
};
constexpr Line kLines[] = {{"R Shift+R", "help.turn"},
                           {"Tab Shift+Tab", "help.walk"},
                           {"← ↑ → ↓", "help.arrows"},
                           {"Enter", "help.confirm"},
                           {"Space", "help.skip"},
                           {"1 – 9", "help.spot"},
                           {"Shift+1 – 6", "help.piece"},
                           {"U Ctrl+Z", "help.undo"},
                           {"Shift+U Ctrl+Y", "help.redo"},
                           {"I", "help.hint"},
                           {"P", "help.pause"},
                           {"F", "help.fields"},
                           {"W", "help.look"},
                           {"T", "help.tiles"},
                           {"C", "help.scoreboard"},
                           {"L", "help.chronicle"},
                           {"+ − 0", "help.zoom"},
                           {"V", "help.alone"},
                           {"G", "help.grid"},
                           {"M", "help.mute"},
                           {"F6", "help.panels"},
                           {"Esc", "help.close"},
                           {"?", "help.help"}};
constexpr float kCapsWidth = 128;

}  // namespace

void HelpDialog::draw() {
  const bool two = view.width > 760;
  const Rect r = draw_paper(*this, two ? 780 : 420, std::max(300.0F, column_.height() + 96), tr("menu.help"));
  column_.draw(kit, r, [&](float y) { return draw_content(r.x, y + 4, r.w, two); });
}

// The game first, then what the hands do, then the keys, where there are any.
float HelpDialog::draw_content(float x, float y, float width, bool two) {
  y += c.paragraph(x, y, width - 8, tr("help.game"), Type::Body, kInk) + 10;
  const ButtonSpec rules{.id = "help.rules", .label = tr("menu.rules"), .icon = "text"};
  if (w.button({x, y, two ? w.button_width(rules) : width - 8, 44}, rules)) {
    navigation.close();
    rules_.show("base");
  }
  y = draw_pointers(x, y + 58, width);
  return kit.keys() ? draw_keys(x, y + 10, width, two) : y;
}

float HelpDialog::draw_pointers(float x, float y, float width) {
  w.divider(x, y, width - 8);
  y += 14;
  const bool touch = kit.touch() || view.form() != Form::Desktop;
  for (const char* key : {touch ? "help.touch" : "help.mouse", touch ? "help.mouse" : "help.touch"})
    y += c.paragraph(x, y, width - 8, tr(key), Type::Body, kInk2) + 8;
  return y;
}

float HelpDialog::draw_keys(float x, float y, float width, bool two) {
  w.divider(x, y - 6, width - 8);
  y += 2;
  const std::size_t count = std::size(kLines);
  const std::size_t rows = two ? (count + 1) / 2 : count;
  const float column_w = two ? (width - 30) / 2 : width - 8;
  const float row_h = two ? 34 : 40;
  for (std::size_t i = 0; i < count; ++i)
    draw_line(kLines[i].keys, tr(kLines[i].key), x + (i >= rows ? column_w + 30 : 0),
              y + static_cast<float>(i % rows) * row_h + row_h / 2, column_w);
  return y + static_cast<float>(rows) * row_h;
}

void HelpDialog::draw_line(std::string_view keys, const std::string& text, float x, float cy, float width) {
  draw_caps(keys, x, cy);
  const float room = width - kCapsWidth;
  if (c.width(text, Type::Body) <= room) {
    c.text(x + kCapsWidth, cy, text, Type::Body, kInk2);
  } else {  // two small lines
    const float h = c.paragraph_height(text, Type::Small, room);
    c.paragraph(x + kCapsWidth, cy - h / 2, room, text, Type::Small, kInk2);
  }
}

void HelpDialog::draw_caps(std::string_view keys, float x, float cy) {
  if (keys.find("←") != std::string_view::npos) {
    for (const char* arrow : {"left", "up", "right", "down"}) {
      c.rect({x, cy - 10, 22, 20}, rgb(0xFFFFFF, 0.8F), 5);
      c.frame({x, cy - 10, 22, 20}, kLine2, 5, 1);
      c.icon(arrow, x + 11, cy, 14, kInk2, 2.4F);
      x += 26;
    }
    return;
  }
  if (keys.find("–") != std::string_view::npos) {
    w.key_cap(x, cy, keys, false);
    return;
  }
  while (!keys.empty()) {
    const std::size_t end = std::min(keys.find(' '), keys.size());
    w.key_cap(x, cy, keys.substr(0, end), false);
    x += w.key_cap_width(keys.substr(0, end)) + 6;
    keys.remove_prefix(std::min(end + 1, keys.size()));
  }
}

}  // namespace bastide::shell
