// The first screen: the game's name, what one can do, and a view of the land.
#include "shell/ui/kit/scenery.h"
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

using namespace ui;

// Paper and a gentle landscape behind screens without a board.
void Ui::Impl::backdrop() {
  // two villages, back to front
  static constexpr Standing kTown[] = {
      {"cyp1", 0.035F, 0.70F, 1.9F},          {"tree2", 0.065F, 0.715F, 2.0F},
      {"chapel0", 0.12F, 0.735F, 2.3F},       {"house_gable3", 0.165F, 0.745F, 2.0F},
      {"cyp0", 0.205F, 0.74F, 1.9F},          {"tree4", 0.24F, 0.76F, 1.8F},
      {"house_side2", 0.05F, 0.79F, 2.2F},    {"house_gable1", 0.095F, 0.80F, 2.2F},
      {"tree6", 0.135F, 0.815F, 2.0F},        {"house_side5", 0.185F, 0.81F, 2.2F},
      {"bush1", 0.225F, 0.83F, 1.9F},         {"house_tower1", 0.265F, 0.82F, 2.1F},
      {"tree0", 0.025F, 0.87F, 2.3F},         {"bush2", 0.075F, 0.885F, 2.0F},
      {"house_gable5", 0.125F, 0.90F, 2.4F},  {"tree3", 0.165F, 0.905F, 2.2F},
      {"bush3", 0.30F, 0.90F, 2.0F},          {"sheaf0", 0.215F, 0.93F, 2.2F},
      {"house_side1", 0.74F, 0.735F, 2.0F},   {"tree5", 0.775F, 0.74F, 1.9F},
      {"house_gable6", 0.81F, 0.735F, 2.1F},  {"cyp2", 0.845F, 0.73F, 2.0F},
      {"abbey0", 0.905F, 0.76F, 1.35F},       {"cyp3", 0.96F, 0.74F, 2.0F},
      {"bush0", 0.70F, 0.80F, 1.8F},          {"inn0", 0.765F, 0.82F, 1.9F},
      {"tree1", 0.815F, 0.825F, 2.0F},        {"house_side4", 0.865F, 0.83F, 2.2F},
      {"house_gable2", 0.915F, 0.835F, 2.2F}, {"tree7", 0.96F, 0.84F, 2.1F},
      {"hay0", 0.72F, 0.89F, 2.2F},           {"bush1", 0.79F, 0.91F, 2.0F},
      {"house_side7", 0.845F, 0.92F, 2.4F},   {"tree2", 0.895F, 0.93F, 2.3F},
      {"cyp1", 0.94F, 0.92F, 2.1F},           {"bush2", 0.975F, 0.94F, 2.0F},
  };
  const Rect all{0, 0, width, height};
  kit.block(all);
  Scenery scenery(c, board);
  scenery.hills(all, 0.60F);
  if (width >= 640) scenery.stand(all, kTown, std::clamp(height / 900, 0.7F, 1.5F));
}

void Ui::Impl::start_screen() {
  backdrop();
  const bool low = height < 520;
  const float w_panel = std::min(low ? 660.0F : 420.0F, width - 32);
  const bool running = session->has_game();
  const int buttons = running ? 3 : 2;
  const float h_panel = low ? 262 : 214 + static_cast<float>(buttons) * 62 + 66;
  const Rect r{(width - w_panel) / 2, std::max(12.0F, (height - h_panel) * 0.42F), w_panel,
               std::min(h_panel, height - 24)};
  c.panel(r, 24);

  const float cx = low ? r.x + 160 : r.x + r.w / 2;
  w.tower_logo(cx - 36, r.y + (low ? 34.0F : 28.0F), 72);
  c.text(cx, r.y + (low ? 138.0F : 134.0F), tr("app.name"), Type::Banner, kInk, Align::Centre);
  c.paragraph(cx - 145, r.y + (low ? 162.0F : 158.0F), 290, tr("app.about"), Type::Small, kInk2,
              Align::Centre);

  const float x = low ? r.x + 322 : r.x + 30;
  const float bw = r.right() - 30 - x;
  float y = low ? r.y + (running ? 24.0F : 50.0F) : r.y + 206;
  const auto row = [&](const ButtonSpec& spec) {
    const bool hit = w.button({x, y, bw, 50}, spec);
    y += 62;
    return hit;
  };
  if (running) {
    const bool over = session->phase() == Phase::Over;
    if (row({.id = "start.continue",
             .label = tr(over ? "start.see_result" : "start.continue"),
             .icon = "play",
             .look = Look::Green,
             .type = Type::Button})) {
      screen = over && end_seen ? Screen::End : Screen::Table;
      kit.clear_focus();
      adopt_fragment();
    }
  }
  if (row({.id = "start.new",
           .label = tr("start.new"),
           .icon = "plus",
           .look = running ? Look::Paper : Look::Green,
           .type = Type::Button}))
    to_setup();
  if (row({.id = "start.open", .label = tr("start.open"), .icon = "link", .type = Type::Button}))
    open(Dialog::Open);

  const float third = (bw - 16) / 3;
  const auto small = [&](int i, std::string_view id, const char* key, std::string_view icon) {
    return w.button({x + static_cast<float>(i) * (third + 8), y, third, 44},
                    {.id = id,
                     .label = width < 380 ? "" : tr(key),
                     .icon = icon,
                     .look = Look::Quiet,
                     .type = Type::SmallBold,
                     .why = "",
                     .spoken = tr(key),
                     .icon_size = 17});
  };
  if (small(0, "start.language", "language.name", "globe")) {
    const auto* const here = std::find(std::begin(kLanguages), std::end(kLanguages), locale().language());
    const std::size_t next =
        static_cast<std::size_t>(here - std::begin(kLanguages) + 1) % std::size(kLanguages);
    settings().language = kLanguages[next];
    use_language(settings().language);
    store_settings();
  }
  if (small(1, "start.settings", "menu.settings", "gear")) open(Dialog::Settings);
  if (small(2, "start.about", "menu.about", "info")) open(Dialog::About);
  if (height - r.bottom() > 40) {
    const float note = std::min(width - 24, 620.0F);
    c.paragraph((width - note) / 2,
                height - 14 - c.paragraph_height(tr("about.affiliation"), Type::Small, note), note,
                tr("about.affiliation"), Type::Small, kMeadowInk, Align::Centre);
  }
}

}  // namespace bastide::shell
