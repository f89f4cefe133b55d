#include "shell/app/upkeep.h"

#include "engine/data/text_list.h"
#include "shell/platform/platform.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

namespace bastide::shell {

void Upkeep::frame() {
  preferences.follow_system();
  offer_version();
  const std::string parts = parts_missing();
  const std::string games = games_missing();
  // a game that is kept nowhere would be lost with the page
  const bool newer = !(parts.empty() && games.empty()) && saving_.kept() && platform::newer_version();
  std::string text = parts.empty() ? "" : tr("missing.text", {{"parts", parts}});
  if (newer)
    text = tr("missing.newer", {{"parts", parts + (parts.empty() || games.empty() ? "" : ", ") + games}});
  else if (!games.empty())
    add_item(text, tr("missing.games", {{"games", games}}), " ");
  if (text == told_) return;
  told_ = std::move(text);
  if (!told_.empty())
    offer_missing(newer);
  else if (!offers_version_)
    notices.withdraw();
}

// What the page can do without.
std::string Upkeep::parts_missing() const {
  std::string parts;
  const auto add = [&parts](const char* key) { add_item(parts, tr(key)); };
  if (fonts_.incomplete()) add("missing.fonts");
  if (board.art_incomplete()) add("missing.pictures");
  if (preferences.no_words()) add("missing.words");
  return parts;
}

// The games that cannot be played. While one is waited for its dialog tells of it.
std::string Upkeep::games_missing() const {
  std::string games;
  if (!navigation.on_top(Dialog::Wait))
    for (const std::string& facts : files_.failed()) add_item(games, game_with(facts));
  return games;
}

void Upkeep::offer_missing(bool newer) {
  offers_version_ = false;
  if (newer) {
    notices.offer({.text = told_, .action = tr("version.take"), .take = platform::take_newer_version});
    return;
  }
  notices.offer({.text = told_, .action = tr("missing.again"), .take = [this] {
                   told_.clear();  // what fails again before the next frame is told again too
                   if (fonts_.incomplete()) fonts_.fetch();
                   board.ask_for_art_again();
                   files_.ask_again();
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
