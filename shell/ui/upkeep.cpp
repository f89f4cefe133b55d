#include "shell/ui/upkeep.h"

#include "shell/locale.h"
#include "shell/platform.h"

namespace bastide::shell {

void Upkeep::frame() {
  offer_version();
  std::string parts = missing();
  if (parts == told_) return;
  told_ = std::move(parts);
  if (!told_.empty()) offer_missing();
}

std::string Upkeep::missing() const {
  std::string parts;
  const auto add = [&parts](const char* key) { parts += (parts.empty() ? "" : ", ") + tr(key); };
  if (fonts_.incomplete()) add("missing.fonts");
  if (board.art_incomplete()) add("missing.pictures");
  if (files_.incomplete()) add("missing.game");
  if (preferences.no_words()) add("missing.words");
  return parts;
}

void Upkeep::offer_missing() {
  offers_version_ = false;
  notices.offer(
      {.text = tr("missing.text", {{"parts", told_}}), .action = tr("missing.again"), .take = [this] {
         if (fonts_.incomplete()) fonts_.fetch();
         board.ask_for_art_again();
         if (files_.incomplete()) files_.ask_again();
         if (preferences.no_words()) preferences.ask_for_words_again();
       }});
}

void Upkeep::offer_version() {
  if (offers_version_) {
    declined_version_ = !notices.offering();
    offers_version_ = !declined_version_ && navigation.screen() == Screen::Start;
    if (!offers_version_) notices.withdraw();
  } else if (navigation.screen() == Screen::Start && !navigation.has_dialog() && !declined_version_ &&
             !notices.offering() && platform::newer_version()) {
    offers_version_ = true;
    notices.offer(
        {.text = tr("version.text"), .action = tr("version.take"), .take = platform::take_newer_version});
  }
}

}  // namespace bastide::shell
