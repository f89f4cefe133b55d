#include "shell/screens/start/start.h"

#include "shell/panels/land_picture.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kAboutRoom = 290;
constexpr float kPictureWidth = 96;
constexpr float kLowHeight = 262;

}  // namespace

void StartScreen::draw() {
  day_.draw();
  // what is offered lies below the panel, not over it
  const float height = view.height - notices.room();
  const bool low = view.height < 520;
  tight_ = false;
  if (panel_height(low) + 16 > height) tight_ = true;
  const float w_panel = std::min(low ? 660.0F : 420.0F, view.width - 32);
  const float h_panel = std::min(panel_height(low), height - 8);
  const Rect r{(view.width - w_panel) / 2, std::max(4.0F, (height - h_panel) * 0.42F), w_panel, h_panel};
  c.panel(r, 24);
  draw_title(r, low);
  const float x = low ? r.x + 322 : r.x + 30;
  const float bw = r.right() - 30 - x;
  const float y_ways = low ? r.y + (h_panel - ways_height() - 44) / 2 : r.y + 158 + about_height() + 16;
  draw_small(x, draw_ways(x, y_ways, bw), bw);
  if (notices.room() <= 0) draw_affiliation(r.bottom());
}

// Without what explains the game, where there is no room for it.
float StartScreen::about_height() const {
  return tight_ ? -8 : c.paragraph_height(tr("app.about"), Type::Small, kAboutRoom);
}

// A game is running, or will be as soon as its facts have come.
bool StartScreen::goes_on() const { return session.has_game() || flow_.resumes(); }

float StartScreen::ways_height() const {
  const float row = row_height() + gap();
  return (goes_on() ? 3 * row + kMoreForPicture : 2 * row);
}

float StartScreen::panel_height(bool low) const {
  if (low) return tight_ ? ways_height() + 44 + 16 : kLowHeight;
  return 158 + about_height() + 16 + ways_height() + 44 + 22;
}

void StartScreen::draw_title(const Rect& r, bool low) {
  const float cx = low ? r.x + 160 : r.x + r.w / 2;
  emblems.tower_logo(cx - 36, r.y + (low ? 34.0F : 28.0F), 72);
  c.text(cx, r.y + (low ? 138.0F : 134.0F), tr("app.name"), Type::Banner, kInk, Align::Centre);
  if (low || !tight_)
    c.paragraph(cx - kAboutRoom / 2, r.y + (low ? 162.0F : 158.0F), kAboutRoom, tr("app.about"), Type::Small,
                kInk2, Align::Centre);
}

// The game that goes on, its land beside it.
void StartScreen::draw_continue(const Rect& r) {
  const u64 version = static_cast<u64>(session.started()) << 32 | (session.revision() + 1);
  const Rect picture{r.x, r.y, kPictureWidth, r.h};
  if (session.has_game())
    draw_land_picture(*this, kRunningPicture, session.game(), version, picture);
  else
    draw_no_land(*this, picture);
  const bool over = session.phase() == Phase::Over;
  if (w.button({picture.right() + 10, r.y, r.right() - picture.right() - 10, r.h},
               {.id = "start.continue",
                .label = tr(over ? "start.see_result" : "start.continue"),
                .icon = "play",
                .tone = Tone::Green,
                .type = Type::Button}))
    flow_.go_on();
}

float StartScreen::draw_ways(float x, float y, float width) {
  const auto row = [&](const ButtonSpec& spec) {
    const bool hit = w.button({x, y, width, row_height()}, spec);
    y += row_height() + gap();
    return hit;
  };
  const bool running = goes_on();
  if (running) {
    const float h = row_height() + kMoreForPicture;
    draw_continue({x, y, width, h});
    y += h + gap();
  }
  if (row({.id = "start.new",
           .label = tr("start.new"),
           .icon = "plus",
           .tone = running ? Tone::Paper : Tone::Green,
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
                     .tone = Tone::Quiet,
                     .type = Type::SmallBold,
                     .spoken = tr(key),
                     .icon_size = 17});
  };
  if (small(0, "start.language", "language.name", "globe")) navigation.open(Dialog::Language);
  if (small(1, "start.settings", "menu.settings", "gear")) navigation.open(Dialog::Settings);
  if (small(2, "start.about", "menu.about", "info")) navigation.open(Dialog::About);
}

// On a strip of paper, where there is room for one below the panel.
void StartScreen::draw_affiliation(float top) {
  const float room = std::min(view.width - 40, 620.0F);
  const std::string text = tr("about.affiliation");
  float wide = 0;
  for (const std::string& row : c.wrap(text, Type::Small, room))
    wide = std::max(wide, c.width(row, Type::Small));
  const float h = c.paragraph_height(text, Type::Small, room);
  const Rect strip{(view.width - wide) / 2 - 12, view.height - 8 - h - 10, wide + 24, h + 10};
  if (strip.y < top + 8) return;
  c.rect(strip, faded(kPaper, 0.92F), 9);
  c.paragraph(strip.x + 12, strip.y + 5, wide + 1, text, Type::Small, kInk2, Align::Centre);
}

}  // namespace bastide::shell
