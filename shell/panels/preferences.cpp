#include "shell/panels/preferences.h"

#include "shell/audio/audio.h"
#include "shell/base/embedded.h"
#include "shell/platform/platform.h"
#include "shell/text/locale.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace bastide::shell {

void Preferences::load(std::function<void()> done) {
  if (const auto text = store_.get(kSettingsKey)) settings() = read_settings(*text);
  loaded_ = std::move(done);
  speak(wished_language());
}

namespace {

// Of all games, or those of one.
std::string words_file(const std::string& language, const std::string& game) {
  return "locales/" + (game.empty() ? "" : game + "/") + language + ".json";
}

}  // namespace

std::string Preferences::wished_language() const {
  std::vector<std::string> wished = platform::languages();
  // empty, or of who knows where: then it is none of ours
  wished.insert(wished.begin(), settings().language);
  return shell::choose_language(wished);
}

// English is at hand, so that the game never stands without words; other languages, and the words of games
// beside the first, are files of the page.
void Preferences::speak(const std::string& language) {
  no_words_ = false;
  const auto words = std::make_shared<Words>();
  words->language = language;
  words->games = own_words_;
  words->files.resize(1 + own_words_.size());
  words->missing = words->files.size();
  const auto take = [this, words](std::size_t which, std::optional<std::string> json) {
    words->files[which] = std::move(json);
    if (--words->missing == 0 && words->language == wished_language()) take_words(*words);
  };
  for (std::size_t i = 0; i < own_words_.size(); ++i)
    platform::fetch_bytes(words_file(language, own_words_[i]),
                          [=](std::optional<std::string> json) { take(1 + i, std::move(json)); });
  if (language == assets::own_words().front().name)
    take(0, "");
  else
    platform::fetch_bytes(words_file(language, ""),
                          [=](std::optional<std::string> json) { take(0, std::move(json)); });
}

// All or nothing: what is half told is worse than another language.
bool Preferences::load_words(const Words& words) const {
  const auto& files = words.files;
  if (!std::all_of(files.begin(), files.end(), [](const auto& file) { return file.has_value(); }))
    return false;
  const assets::File& own = assets::own_words().front();
  const std::string_view first = words.language == own.name ? own.text : std::string_view(*files.front());
  Locale trial;
  const auto take = [&](Locale& to) {
    return to.load(words.language, first) &&
           std::all_of(files.begin() + 1, files.end(), [&](const auto& file) { return to.add(*file); });
  };
  if (files.size() > 1 && !take(trial)) return false;
  return take(locale());
}

void Preferences::take_words(const Words& words) {
  if (words.games != own_words_) {  // another game has been chosen meanwhile
    speak(words.language);
    return;
  }
  no_words_ = !load_words(words);
  if (const assets::File& own = assets::own_words().front(); no_words_ && loaded_)
    locale().load(own.name, own.text);
  fonts_.need(locale().all_text());
  platform::set_language(locale().language());
  if (loaded_) std::exchange(loaded_, nullptr)();
}

void Preferences::want_words(const std::string& part) {
  if (std::find(own_words_.begin(), own_words_.end(), part) != own_words_.end()) return;
  own_words_.push_back(part);
  speak(wished_language());
}

void Preferences::need_words(const std::string& game, const std::function<void(bool)>& done) {
  if (std::find(own_words_.begin(), own_words_.end(), game) != own_words_.end()) {
    done(true);
    return;
  }
  const std::string language = locale().language();
  platform::fetch_bytes(words_file(language, game), [=, this](const std::optional<std::string>& json) {
    if (language != locale().language()) {  // another was chosen meanwhile
      need_words(game, done);
      return;
    }
    const bool good = json && locale().add(*json);
    if (good) {
      own_words_.push_back(game);
      fonts_.need(locale().all_text());
    }
    done(good);
  });
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
  if (settings().motion == MotionSpeed::System) return platform::prefers_reduced_motion();
  return settings().motion == MotionSpeed::Off;
}

float Preferences::pace() const {
  if (settings().motion == MotionSpeed::Fast) return 1.8F;
  return settings().motion == MotionSpeed::Calm ? 0.6F : 1.0F;
}

bool Preferences::high_contrast() const {
  if (settings().contrast == Contrast::System) return platform::prefers_more_contrast();
  return settings().contrast == Contrast::High;
}

bool Preferences::night() const {
  if (settings().theme == Theme::System) return platform::prefers_dark();
  return settings().theme == Theme::Dark;
}

void Preferences::follow_system() {
  if (still_ != reduced_motion() || contrast_ != high_contrast() || night_ != night()) apply();
}

void Preferences::apply() {
  still_ = reduced_motion(), contrast_ = high_contrast(), night_ = night();
  const BoardOptions options{.grid = settings().grid,
                             .reduced_motion = still_,
                             .places = aid(Aid::Places),
                             .dead = aid(Aid::Dead),
                             .features = aid(Aid::Features),
                             .high_contrast = contrast_,
                             .night = night_,
                             .pace = pace()};
  board_.set_options(options);
  kit_.set_still(still_);
  kit_.set_by_touch(platform::coarse_pointer());
  canvas_.set_high_contrast(contrast_);
  canvas_.set_night(night_);
  platform::set_night(night_);
  if (!aid(Aid::Fields)) board_.set_field_view(false);
  if (!options.features && !aid(Aid::Fits) && !options.dead) board_.stop_inspection();
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
