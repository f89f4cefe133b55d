#include "shell/screens/dialogs/settings.h"

#include "shell/panels/paper.h"
#include "shell/platform/platform.h"
#include "shell/text/locale.h"

#include <algorithm>

namespace bastide::shell {

using namespace ui;

void SettingsDialog::draw() {
  r_ = draw_paper(*this, 440, std::max(420.0F, column_.height() + 96), tr("menu.settings"));
  const Settings before = settings();
  column_.draw(kit, {r_.x - 6, r_.y, r_.w + 12, r_.h}, [&](float y) {
    Settings& s = settings();
    y = draw_contrast(draw_theme(draw_motion(draw_text_size(draw_language(y + 6)))));
    y = draw_volume(y, "settings.sound", s.effects);
    y = draw_volume(y, "settings.nature", s.ambience);
    return draw_damaged(draw_table(draw_aids(y) + 8));
  });
  if (!(settings() == before)) preferences.store();
}

int SettingsDialog::choose(float y, const std::string& id, const std::string& title,
                           const std::vector<std::string>& names, int chosen) {
  c.text(r_.x, y + 10, title, Type::BodyBold, kInk);
  return w.segments({r_.x, y + 24, r_.w, 44}, id, names, chosen);
}

float SettingsDialog::draw_language(float y) {
  std::vector<std::string> names;
  int chosen = 0;
  for (std::size_t i = 0; i < std::size(kLanguages); ++i) {
    names.push_back(tr("language." + std::string(kLanguages[i])));
    if (kLanguages[i] == locale().language()) chosen = static_cast<int>(i);
  }
  const int hit = choose(y, "settings.language", tr("settings.language"), names, chosen);
  if (hit >= 0) preferences.choose_language(kLanguages[static_cast<std::size_t>(hit)]);
  return y + 84;
}

float SettingsDialog::draw_text_size(float y) {
  static constexpr int kScales[] = {100, 115, 130, 150, 175};
  std::vector<std::string> names;
  int chosen = -1;
  for (std::size_t i = 0; i < std::size(kScales); ++i) {
    names.push_back(std::to_string(kScales[i]) + " %");
    if (kScales[i] == settings().text_scale) chosen = static_cast<int>(i);
  }
  const int hit = choose(y, "settings.text", tr("settings.text"), names, chosen);
  if (hit >= 0) settings().text_scale = kScales[hit];
  return y + 84;
}

float SettingsDialog::draw_motion(float y) {
  const int hit = choose(y, "settings.motion", tr("settings.motion"),
                         {tr("settings.motion_system"), tr("settings.off"), tr("settings.motion_fast"),
                          tr("settings.motion_normal"), tr("settings.motion_calm")},
                         static_cast<int>(settings().motion));
  if (hit >= 0) settings().motion = static_cast<MotionSpeed>(hit);
  return y + 82;
}

float SettingsDialog::draw_theme(float y) {
  const int hit = choose(y, "settings.theme", tr("settings.theme"),
                         {tr("settings.motion_system"), tr("settings.light"), tr("settings.dark")},
                         static_cast<int>(settings().theme));
  if (hit >= 0) settings().theme = static_cast<Theme>(hit);
  return y + 82;
}

float SettingsDialog::draw_contrast(float y) {
  const int hit =
      choose(y, "settings.contrast", tr("settings.contrast"),
             {tr("settings.motion_system"), tr("settings.contrast_normal"), tr("settings.contrast_high")},
             static_cast<int>(settings().contrast));
  if (hit >= 0) settings().contrast = static_cast<Contrast>(hit);
  return y + 82;
}

float SettingsDialog::draw_volume(float y, const std::string& id, int& percent) {
  static constexpr int kVolumes[] = {0, 35, 70, 100};
  const std::vector<std::string> names = {tr("settings.off"), tr("settings.soft"), tr("settings.medium"),
                                          tr("settings.loud")};
  int chosen = 0;
  for (int i = 0; i < 4; ++i) chosen = kVolumes[i] <= percent ? i : chosen;
  const int hit = choose(y, id, tr(id), names, settings().mute ? 0 : chosen);
  if (hit >= 0) {
    percent = kVolumes[hit];
    settings().mute = false;
  }
  return y + 84;
}

// Each with its switch, under the one switch for all.
float SettingsDialog::draw_aids(float y) {
  struct Row {
    std::string_view id;
    const char *title, *about;
  };
  // in the order of Aid
  static constexpr std::array<Row, kAidKeys.size()> kRows = {
      {{"settings.aid.places", "aid.places", "aid.places.about"},
       {"settings.aid.fits", "aid.fits", "aid.fits.about"},
       {"settings.aid.dead", "aid.dead", "aid.dead.about"},
       {"settings.aid.features", "aid.features", "aid.features.about"},
       {"settings.aid.fields", "aid.fields", "aid.fields.about"},
       {"settings.aid.tiles", "aid.tiles", "aid.tiles.about"},
       {"settings.aid.projection", "aid.projection", "aid.projection.about"},
       {"settings.aid.chronicle", "aid.chronicle", "aid.chronicle.about"}}};
  Settings& s = settings();
  c.text(r_.x, y + 12, tr("settings.aids"), Type::Section, kInk);
  y = draw_switch(y + 30, "settings.purist", "settings.purist", "settings.purist_about", s.purist) + 4;
  for (std::size_t i = 0; i < kRows.size(); ++i) {
    const Row& row = kRows[i];
    float h = 0;
    if (w.toggle_row({r_.x + 14, y, r_.w - 14, 0}, row.id, tr(row.title), tr(row.about), s.aids[i], h,
                     !s.purist, tr("why.purist")))
      s.aids[i] = !s.aids[i];
    y += h + 4;
  }
  return y;
}

float SettingsDialog::draw_switch(float y, std::string_view id, const char* title, const char* about,
                                  bool& on) {
  float h = 0;
  if (w.toggle_row({r_.x, y, r_.w, 0}, id, tr(title), *about == 0 ? "" : tr(about), on, h)) on = !on;
  return y + h;
}

float SettingsDialog::draw_table(float y) {
  Settings& s = settings();
  c.text(r_.x, y + 12, tr("settings.table"), Type::Section, kInk);
  y = draw_switch(y + 30, "settings.grid", "settings.grid", "", s.grid) + 4;
  y = draw_switch(y, "settings.left", "settings.left", "settings.left_about", s.left_handed) + 4;
  // on again: all of them once more
  const bool before = s.tells_new;
  bool lessons = before;
  y = draw_switch(y, "settings.lessons", "settings.lessons", "settings.lessons_about", lessons) + 8;
  if (lessons == before) return y;
  s.tells_new = lessons;
  s.taught.fill(!lessons);
  s.met.clear();
  return y;
}

// Saves that could not be read, to be taken elsewhere; and whether saving works at all.
float SettingsDialog::draw_damaged(float y) {
  const std::vector<std::string> damaged = slots_.damaged();
  if (!damaged.empty()) {
    y += c.paragraph(r_.x, y, r_.w, tr("settings.damaged"), Type::Small, kInk2) + 6;
    if (w.button({r_.x, y, r_.w, 44},
                 {.id = "settings.damaged",
                  .label = trn("settings.damaged_export", static_cast<int>(damaged.size())),
                  .icon = "download"}))
      for (std::size_t i = 0; i < damaged.size(); ++i)
        platform::download_text("bastide-damaged-" + std::to_string(i + 1) + ".txt", damaged[i]);
    y += 52;
  }
  if (!preferences.can_keep())
    y += c.paragraph(r_.x, y, r_.w, preferences.cannot_keep(), Type::Small, kDanger) + 6;
  return y;
}

}  // namespace bastide::shell
