#include "shell/screens/table/chronicle_panel.h"

#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

void ChroniclePanel::draw(const Rect& r) {
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
  if (head.clicked) navigation.open(Dialog::Chronicle);
  const int total = static_cast<int>(digest.lines().size());
  float y = r.y + 44;
  for (int i = 0; i < total; ++i) {
    const auto index = static_cast<std::size_t>(total - 1 - i);
    const float h = lines_.height(index, r.w - 28, 25);
    if (y + h > r.bottom() - 2) break;
    lines_.draw(index, {r.x + 14, y, r.w - 28, h});
    y += h;
  }
  if (total == 0) c.paragraph(r.x + 16, r.y + 48, r.w - 32, tr("chronicle.empty"), Type::Small, kInk3);
}

}  // namespace bastide::shell
