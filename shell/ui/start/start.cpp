#include "shell/ui/start/start.h"

#include "shell/locale.h"
#include "shell/ui/flow.h"
#include "shell/ui/start/backdrop.h"

namespace bastide::shell {

using namespace ui;

void StartScreen::draw() {
  draw_backdrop(*this);
  const bool low = view.height < 520;
  const float w_panel = std::min(low ? 660.0F : 420.0F, view.width - 32);
  const bool running = session.has_game();
  const int buttons = running ? 3 : 2;
  const float h_panel = low ? 262 : 214 + static_cast<float>(buttons) * 62 + 66;
  const Rect r{(view.width - w_panel) / 2, std::max(12.0F, (view.height - h_panel) * 0.42F), w_panel,
               std::min(h_panel, view.height - 24)};
  c.panel(r, 24);
  draw_title(r, low);
  const float x = low ? r.x + 322 : r.x + 30;
  const float bw = r.right() - 30 - x;
  const float y = draw_ways(x, low ? r.y + (running ? 24.0F : 50.0F) : r.y + 206, bw);
  draw_small(x, y, bw);
  if (view.height - r.bottom() > 40) draw_affiliation();
}

void StartScreen::draw_title(const Rect& r, bool low) {
  const float cx = low ? r.x + 160 : r.x + r.w / 2;
  w.tower_logo(cx - 36, r.y + (low ? 34.0F : 28.0F), 72);
  c.text(cx, r.y + (low ? 138.0F : 134.0F), tr("app.name"), Type::Banner, kInk, Align::Centre);
  c.paragraph(cx - 145, r.y + (low ? 162.0F : 158.0F), 290, tr("app.about"), Type::Small, kInk2,
              Align::Centre);
}

float StartScreen::draw_ways(float x, float y, float width) {
  const auto row = [&](const ButtonSpec& spec) {
    const bool hit = w.button({x, y, width, 50}, spec);
    y += 62;
    return hit;
  };
  const bool running = session.has_game();
  if (running) {
    const bool over = session.phase() == Phase::Over;
    if (row({.id = "start.continue",
             .label = tr(over ? "start.see_result" : "start.continue"),
             .icon = "play",
             .look = Look::Green,
             .type = Type::Button}))
      flow_.go_on();
  }
  if (row({.id = "start.new",
           .label = tr("start.new"),
           .icon = "plus",
           .look = running ? Look::Paper : Look::Green,
           .type = Type::Button}))
    flow_.to_setup();
  if (row({.id = "start.open", .label = tr("start.open"), .icon = "link", .type = Type::Button}))
    navigation.open(Dialog::Open);
  return y;
}

void StartScreen::draw_small(float x, float y, float width) {
  const float third = (width - 16) / 3;
  const auto small = [&](int i, std::string_view id, const char* key, std::string_view icon) {
    return w.button({x + static_cast<float>(i) * (third + 8), y, third, 44},
                    {.id = id,
                     .label = view.width < 380 ? "" : tr(key),
                     .icon = icon,
                     .look = Look::Quiet,
                     .type = Type::SmallBold,
                     .spoken = tr(key),
                     .icon_size = 17});
  };
  if (small(0, "start.language", "language.name", "globe")) preferences.next_language();
  if (small(1, "start.settings", "menu.settings", "gear")) navigation.open(Dialog::Settings);
  if (small(2, "start.about", "menu.about", "info")) navigation.open(Dialog::About);
}

void StartScreen::draw_affiliation() {
  const float room = std::min(view.width - 24, 620.0F);
  const std::string text = tr("about.affiliation");
  c.paragraph((view.width - room) / 2, view.height - 14 - c.paragraph_height(text, Type::Small, room), room,
              text, Type::Small, kMeadowInk, Align::Centre);
}

}  // namespace bastide::shell
