// The settings: language, size, motion, sounds, player aids, how the table lies.
#include "shell/settings.h"
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

using namespace ui;

// The aids, each with its switch, under the one switch for all.
float Ui::Impl::settings_aids(float x, float y, float width_of) {
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
  const float top = y;
  float h = 0;
  c.text(x, y + 12, tr("settings.aids"), Type::Section, kInk);
  y += 30;
  if (w.toggle_row({x, y, width_of, 0}, "settings.purist", tr("settings.purist"), tr("settings.purist_about"),
                   s.purist, h))
    s.purist = !s.purist;
  y += h + 4;
  for (std::size_t i = 0; i < kRows.size(); ++i) {
    const Row& row = kRows[i];
    if (w.toggle_row({x + 14, y, width_of - 14, 0}, row.id, tr(row.title), tr(row.about), s.aids[i], h,
                     !s.purist, tr("why.purist")))
      s.aids[i] = !s.aids[i];
    y += h + 4;
  }
  return y - top;
}

void Ui::Impl::settings_dialog() {
  const std::vector<std::string> damaged = slots.damaged();
  float& known = column_height["settings"];
  const Rect r = dialog_panel(440, std::max(420.0F, known + 96), tr("menu.settings"));
  const float top = kit.begin_scroll("settings", {r.x - 6, r.y, r.w + 12, r.h}, known);
  float y = top + 6;
  Settings& s = settings();
  const Settings before = s;
  c.text(r.x, y + 10, tr("settings.language"), Type::BodyBold, kInk);
  y += 24;
  std::vector<std::string> names;
  int chosen = 0;
  for (std::size_t i = 0; i < std::size(kLanguages); ++i) {
    names.push_back(tr("language." + std::string(kLanguages[i])));
    if (kLanguages[i] == locale().language()) chosen = static_cast<int>(i);
  }
  int hit = w.segments({r.x, y, r.w, 44}, "settings.language", names, chosen);
  if (hit >= 0) {
    s.language = kLanguages[static_cast<std::size_t>(hit)];
    use_language(s.language);
  }
  y += 60;
  c.text(r.x, y + 10, tr("settings.text"), Type::BodyBold, kInk);
  y += 24;
  static constexpr int kScales[] = {100, 115, 130, 150, 175};
  names.clear();
  chosen = -1;
  for (std::size_t i = 0; i < std::size(kScales); ++i) {
    names.push_back(std::to_string(kScales[i]) + " %");
    if (kScales[i] == s.text_scale) chosen = static_cast<int>(i);
  }
  hit = w.segments({r.x, y, r.w, 44}, "settings.text", names, chosen);
  if (hit >= 0) s.text_scale = kScales[hit];
  y += 60;
  c.text(r.x, y + 10, tr("settings.motion"), Type::BodyBold, kInk);
  y += 24;
  hit = w.segments({r.x, y, r.w, 44}, "settings.motion",
                   {tr("settings.motion_system"), tr("settings.motion_reduced"), tr("settings.motion_full")},
                   static_cast<int>(s.motion));
  if (hit >= 0) s.motion = static_cast<Motion>(hit);
  y += 58;
  static constexpr int kVolumes[] = {0, 35, 70, 100};
  const std::vector<std::string> loud = {tr("settings.off"), tr("settings.soft"), tr("settings.medium"),
                                         tr("settings.loud")};
  const auto volume = [&](const std::string& id, int& value) {
    c.text(r.x, y + 10, tr(id), Type::BodyBold, kInk);
    y += 24;
    int now_at = 0;
    for (int i = 0; i < 4; ++i) now_at = kVolumes[i] <= value ? i : now_at;
    const int picked = w.segments({r.x, y, r.w, 44}, id, loud, s.mute ? 0 : now_at);
    if (picked >= 0) {
      value = kVolumes[picked];
      s.mute = false;
    }
    y += 60;
  };
  volume("settings.sound", s.effects);
  volume("settings.nature", s.ambience);
  y += settings_aids(r.x, y, r.w) + 8;
  c.text(r.x, y + 12, tr("settings.table"), Type::Section, kInk);
  y += 30;
  float h = 0;
  if (w.toggle_row({r.x, y, r.w, 0}, "settings.grid", tr("settings.grid"), "", s.grid, h)) s.grid = !s.grid;
  y += h + 4;
  if (w.toggle_row({r.x, y, r.w, 0}, "settings.left", tr("settings.left"), tr("settings.left_about"),
                   s.left_handed, h))
    s.left_handed = !s.left_handed;
  y += h + 8;
  if (!damaged.empty()) {
    y += c.paragraph(r.x, y, r.w, tr("settings.damaged"), Type::Small, kInk2) + 6;
    if (w.button({r.x, y, r.w, 44},
                 {.id = "settings.damaged",
                  .label = trn("settings.damaged_export", static_cast<int>(damaged.size())),
                  .icon = "download"}))
      for (std::size_t i = 0; i < damaged.size(); ++i)
        platform::download_text("bastide-damaged-" + std::to_string(i + 1) + ".txt", damaged[i]);
    y += 52;
  }
  if (!store.available()) y += c.paragraph(r.x, y, r.w, tr("notice.no_storage"), Type::Small, kDanger) + 6;
  kit.end_scroll();
  if (known != y - top) kit.keep_moving();
  known = y - top;
  if (!(s == before)) store_settings();
}

}  // namespace bastide::shell
