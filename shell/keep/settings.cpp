#include "shell/keep/settings.h"

#include "engine/data/clean_text.h"
#include "engine/data/json.h"
#include "engine/game/game_setup.h"

#include <algorithm>
#include <array>

namespace bastide::shell {
namespace {

constexpr std::array<std::string_view, 5> kMotionKeys = {"system", "reduced", "fast", "full", "calm"};
constexpr std::size_t kMostKeys = 64;
constexpr std::array<std::string_view, 3> kContrastKeys = {"system", "normal", "high"};
constexpr std::array<std::string_view, 3> kThemeKeys = {"system", "light", "dark"};  // web/watch.js reads it

bool flag(const Json& json, const char* key, bool fallback) {
  const auto it = json.find(key);
  return it != json.end() && it->is_boolean() ? it->get<bool>() : fallback;
}

int percent(const Json& json, const char* key, int fallback) {
  const auto it = json.find(key);
  return it != json.end() && it->is_number_integer() ? std::clamp(it->get<int>(), 0, 100) : fallback;
}

std::string word(const Json& json, const char* key) {
  const auto it = json.find(key);
  return it != json.end() && it->is_string() ? it->get<std::string>() : std::string();
}

// A list of keys.
std::vector<std::string> keys(const Json& json, const char* key) {
  std::vector<std::string> list;
  const auto it = json.find(key);
  if (it == json.end() || !it->is_array()) return list;
  for (const Json& one : *it)
    if (one.is_string() && list.size() < kMostKeys)
      list.push_back(clean_text(one.get_ref<const std::string&>(), kMaxNameBytes));
  return list;
}

// One of `keys` by its place; the first if it is none of them.
template <class Choice, std::size_t kCount>
Choice choice(const Json& json, const char* key, const std::array<std::string_view, kCount>& keys) {
  const auto* const at = std::find(keys.begin(), keys.end(), word(json, key));
  return at == keys.end() ? Choice{} : static_cast<Choice>(at - keys.begin());
}

}  // namespace

std::string write_settings(const Settings& settings) {
  Json json;
  json["version"] = 1;
  if (!settings.language.empty()) json["language"] = settings.language;
  json["text_scale"] = settings.text_scale;
  json["motion"] = kMotionKeys[static_cast<std::size_t>(settings.motion)];
  json["contrast"] = kContrastKeys[static_cast<std::size_t>(settings.contrast)];
  json["theme"] = kThemeKeys[static_cast<std::size_t>(settings.theme)];
  for (std::size_t i = 0; i < kAidKeys.size(); ++i) json["aids"][kAidKeys[i]] = settings.aids[i];
  json["purist"] = settings.purist;
  json["left_handed"] = settings.left_handed;
  json["grid"] = settings.grid;
  json["effects"] = settings.effects;
  json["ambience"] = settings.ambience;
  json["mute"] = settings.mute;
  json["opponent"] = kLevels[static_cast<std::size_t>(settings.opponent)];
  json["taught"] = Json::array();
  for (std::size_t i = 0; i < kLessonKeys.size(); ++i)
    if (settings.taught[i]) json["taught"].push_back(kLessonKeys[i]);
  json["tells_new"] = settings.tells_new;
  json["met"] = settings.met;
  json["learned"] = settings.learned;
  json["names"] = settings.names;
  return write_json(json);
}

Settings read_settings(std::string_view text) {
  Settings settings;
  const auto parsed = parse_json(text, kSettingsKey);
  if (!parsed || !(*parsed).is_object()) return settings;
  const Json& json = *parsed;
  settings.language = word(json, "language");
  const auto scale = json.find("text_scale");
  if (scale != json.end() && scale->is_number_integer())
    settings.text_scale = std::clamp(scale->get<int>(), kMinTextScale, kMaxTextScale);
  settings.motion = choice<MotionSpeed>(json, "motion", kMotionKeys);
  settings.contrast = choice<Contrast>(json, "contrast", kContrastKeys);
  settings.theme = choice<Theme>(json, "theme", kThemeKeys);
  if (const auto aids = json.find("aids"); aids != json.end() && aids->is_object()) {
    for (std::size_t i = 0; i < kAidKeys.size(); ++i) settings.aids[i] = flag(*aids, kAidKeys[i], true);
  }
  settings.purist = flag(json, "purist", false);
  settings.left_handed = flag(json, "left_handed", false);
  settings.grid = flag(json, "grid", false);
  for (std::size_t i = 0; i < kLevels.size(); ++i)
    if (word(json, "opponent") == kLevels[i]) settings.opponent = static_cast<int>(i);
  settings.mute = flag(json, "mute", false);
  settings.effects = percent(json, "effects", settings.effects);
  settings.ambience = percent(json, "ambience", settings.ambience);
  if (const auto taught = json.find("taught"); taught != json.end() && taught->is_array()) {
    for (std::size_t i = 0; i < kLessonKeys.size(); ++i)
      settings.taught[i] = std::find(taught->begin(), taught->end(), kLessonKeys[i]) != taught->end();
  }
  settings.tells_new = flag(json, "tells_new", true);
  settings.met = keys(json, "met");
  settings.learned = keys(json, "learned");
  const auto names = json.find("names");
  if (names != json.end() && names->is_array()) {
    for (const Json& name : *names) {
      if (!name.is_string() || settings.names.size() == static_cast<std::size_t>(kMaxPlayers)) break;
      settings.names.push_back(clean_text(name.get_ref<const std::string&>(), kMaxNameBytes));
    }
  }
  return settings;
}

Settings& settings() {
  static Settings preferences;
  return preferences;
}

}  // namespace bastide::shell
