#include "shell/ui/preferences.h"

#include "shell/assets.h"
#include "shell/audio/audio.h"
#include "shell/locale.h"
#include "shell/platform.h"

namespace bastide::shell {

void Preferences::load() {
  if (const auto text = store_.get(kSettingsKey)) settings() = read_settings(*text);
  const std::string& wished = settings().language;
  use_language(wished.empty() ? shell::choose_language(platform::languages()) : wished);
}

void Preferences::use_language(const std::string& language) {
  for (const assets::File& file : assets::locale_files()) {
    if (file.name == language) locale().load(file.name, file.text);
  }
  fonts_.need(locale().all_text());
  platform::set_language(language);
}

void Preferences::choose_language(std::string_view language) {
  settings().language = language;
  use_language(settings().language);
  store();
}

void Preferences::toggle_mute() {
  settings().mute = !settings().mute;
  store();
}

bool Preferences::reduced_motion() const {
  if (settings().motion == Motion::System) return platform::prefers_reduced_motion();
  return settings().motion == Motion::Reduced;
}

bool Preferences::high_contrast() const {
  if (settings().contrast == Contrast::System) return platform::prefers_more_contrast();
  return settings().contrast == Contrast::High;
}

void Preferences::apply() {
  const BoardLook look{.grid = settings().grid,
                       .reduced_motion = reduced_motion(),
                       .places = aid(Aid::Places),
                       .dead = aid(Aid::Dead),
                       .features = aid(Aid::Features),
                       .high_contrast = high_contrast()};
  board_.set_look(look);
  kit_.set_still(reduced_motion());
  canvas_.set_high_contrast(high_contrast());
  if (!aid(Aid::Fields)) board_.set_field_view(false);
  if (!look.features && !aid(Aid::Fits) && !look.dead) board_.stop_look();
  const float on = settings().mute ? 0.0F : 0.01F;
  audio::set_volumes(on * static_cast<float>(settings().effects),
                     on * static_cast<float>(settings().ambience));
}

std::string Preferences::cannot_keep() const {
  return tr(store_.full() ? "notice.storage_full" : "notice.no_storage");
}

void Preferences::store() {
  store_.set(kSettingsKey, write_settings(settings()));
  apply();
}

}  // namespace bastide::shell
