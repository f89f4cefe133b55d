#include "shell/panels/paper.h"

#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kPad = 26;

// Beside it, above and below.
float margin_of(const View& view) { return view.width < 520 ? 8 : 20; }

}  // namespace

float paper_room(const View& view, float width) {
  return std::min(width, view.width - 2 * margin_of(view)) - 2 * kPad;
}

Rect draw_paper(const Context& context, float width, float height, const std::string& title) {
  Canvas& c = context.c;
  const View& view = context.view;
  const float margin = margin_of(view);
  const float w = paper_room(view, width) + 2 * kPad;
  const float h = std::min(height, view.height - 2 * margin);
  const Rect r{(view.width - w) / 2, (view.height - h) / 2, w, h};
  const Response away =
      context.kit.item({.id = "dialog.away", .label = tr("close"), .rect = view.whole(), .focusable = false});
  c.panel(r, 22);
  context.kit.block(r);
  c.text_fit(r.x + kPad, r.y + 34, w - 90, title, {Type::Card, Type::Section, Type::Name, Type::NameSmall},
             kInk);
  const bool cross =
      context.w.icon_button(r.right() - 34, r.y + 33, 44,
                            {.id = "dialog.close", .icon = "close", .spoken = tr("close"), .icon_size = 19});
  if (away.clicked || cross) context.navigation.close();
  c.line(r.x + 22, r.y + 62, r.right() - 22, r.y + 62, kLine);
  return {r.x + kPad, r.y + 70, w - 2 * kPad, h - 70 - 20};
}

}  // namespace bastide::shell
