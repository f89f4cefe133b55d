#include "shell/ui/preferences.h"

#include "shell/assets.h"
#include "shell/audio/audio.h"
#include "shell/locale.h"
#include "shell/platform.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::shell {

void Preferences::load(std::function<void()> done) {
  if (const auto text = store_.get(kSettingsKey)) settings() = read_settings(*text);
  loaded_ = std::move(done);
  speak(wished_language());
}

std::string Preferences::wished_language() const {
  std::vector<std::string> wished = platform::languages();
  wished.insert(wished.begin(),
                settings().language);  // empty, or of who knows where: then it is none of ours
  return shell::choose_language(wished);
}

// English is at hand, so that the game never stands without words; other languages are files of the page.
void Preferences::speak(const std::string& language) {
  no_words_ = false;
  if (const assets::File& own = assets::own_words().front(); language == own.name) {
    take_words(language, own.text);
    return;
  }
  const auto take = [this, language](const std::optional<std::string>& json) {
    if (language == wished_language()) take_words(language, json ? std::string_view(*json) : "");
  };
  platform::fetch_bytes("locales/" + language + ".json", take);
}

void Preferences::take_words(const std::string& language, std::string_view json) {
  no_words_ = !locale().load(language, json);
  if (const assets::File& own = assets::own_words().front(); no_words_ && loaded_)
    locale().load(own.name, own.text);
  fonts_.need(locale().all_text());
  platform::set_language(locale().language());
  if (loaded_) std::exchange(loaded_, nullptr)();
}

void Preferences::choose_language(std::string_view language) {
  settings().language = language;
  speak(settings().language);
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
