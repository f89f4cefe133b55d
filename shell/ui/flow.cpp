#include "shell/ui/flow.h"

#include "engine/game/link.h"
#include "engine/game/save.h"
#include "shell/locale.h"
#include "shell/platform.h"
#include "shell/seeds.h"
#include "shell/ui/dialogs/leave.h"
#include "shell/ui/follow.h"
#include "shell/ui/setup/draft.h"

#include <memory>

namespace bastide::shell {

namespace {

// For the names of files.
std::string name_of(const GameSetup& setup) {
  return "bastide-" + (setup.seed.empty() ? "deck" : setup.seed);
}

}  // namespace

std::string error_text(const std::string& code) {
  const std::string key = "error." + code;
  return tr(locale().has(key) ? key : "error.malformed");
}

void Flow::report(const Error& error) {
  const std::string why = error_text(error.code);
  notices.say(error.code == "empty" ? why : tr("notice.cannot_open", {{"why", why}}));
}

void Flow::start(SaveSlots& slots) {
  SaveSlots::Found found = slots.load();
  for (const std::string& code : found.errors) notices.say(tr("notice.damaged", {{"why", error_text(code)}}));
  if (found.game) {
    adopt(std::move(*found.game), found.rotation);
    navigation.go(Screen::Table);
  }
  if (!preferences.can_keep()) notices.say(tr("notice.no_storage"));
  read_address();
  platform::on_fragment_change([this] { read_address(); });
}

// The page's fragment says which game is meant: the running one, or one to set up.
void Flow::read_address() {
  const std::string fragment = platform::fragment();
  if (fragment.empty()) return;
  const auto setup = parse_link(fragment);
  if (!setup) {
    notices.say(tr("notice.bad_link", {{"why", error_text(setup.error().code)}}));
    if (navigation.screen() != Screen::Table) navigation.go(Screen::Start);
  } else if (session.has_game() && session.game().setup() == *setup) {
    if (navigation.screen() != Screen::End) navigation.go(Screen::Table);
  } else {
    draft_.take(*setup);
    navigation.close_all();
    navigation.go(Screen::Setup);
    kit.set_focus("setup.begin");
  }
}

// ---- from screen to screen

void Flow::to_start() {
  navigation.close_all();
  navigation.go(Screen::Start);
}

void Flow::to_setup() {
  navigation.close_all();
  navigation.go(Screen::Setup);
  kit.set_focus("setup.begin");  // Enter begins
  kit.scroll_to_top("setup");
}

void Flow::to_setup_like_this() {
  if (session.has_game()) draft_.take(session.game().setup());
  draft_.game.deck.clear();
  draft_.game.given.clear();
  draft_.game.seed = new_seed();
  to_setup();
}

void Flow::go_on() {
  const bool over = session.phase() == Phase::Over;
  navigation.go(over && follower_.end_seen() ? Screen::End : Screen::Table);
  adopt_fragment();
}

// ---- games

void Flow::begin(const GameSetup& setup) {
  auto game = Game::create(setup);
  if (!game) {
    report(game.error());
    return;
  }
  adopt(std::move(*game), 0);
  navigation.close_all();
  navigation.go(Screen::Table);
  follower_.save();
  follower_.announce_turn();
  board.fit(false);
}

void Flow::adopt(Game game, int rotation) {
  session.start(std::move(game));
  follower_.begin(rotation);
  kit.clear_focus();
  adopt_fragment();
}

void Flow::adopt_fragment() {
  // a game without a link must not be taken for that of the old fragment
  const auto link = make_link(session.game().setup());
  platform::replace_fragment(link ? *link : "");
}

void Flow::replace_game(std::function<void()> action) {
  const bool lost = session.has_game() && session.phase() != Phase::Over && !session.game().actions().empty();
  if (lost)
    leave_.ask(std::move(action));
  else
    later(std::move(action));
}

void Flow::play_again(bool same_seed) {
  GameSetup setup = session.game().setup();
  if (!same_seed) {
    setup.seed = new_seed();
    setup.deck.clear();
    setup.given.clear();
  }
  begin(setup);
}

// ---- in and out

void Flow::copy_link(const GameSetup& setup) {
  const auto link = make_link(setup);
  if (!link) {
    notices.say(error_text(link.error().code));
    return;
  }
  platform::copy_text(platform::address() + "#" + *link, [this](bool copied) {
    notices.say(tr(copied ? "notice.copied" : "notice.not_copied"));
  });
}

void Flow::export_game() {
  platform::download_text(name_of(session.game().setup()) + ".json", save_game(session.game()));
  notices.say(tr("notice.exported"));
}

void Flow::save_picture() {
  board.paint_picture(session);
  platform::download_canvas(name_of(session.game().setup()) + ".png");
  notices.say(tr("notice.picture"));
}

void Flow::open_link(std::string_view fragment) {
  while (!fragment.empty() && static_cast<unsigned char>(fragment.back()) <= ' ') fragment.remove_suffix(1);
  const auto setup = parse_link(fragment);
  if (!setup) {
    notices.say(tr("notice.bad_link", {{"why", error_text(setup.error().code)}}));
    return;
  }
  draft_.take(*setup);
  to_setup();
}

void Flow::open_save(Game game) {
  const auto opened = std::make_shared<Game>(std::move(game));
  replace_game([this, opened] {
    adopt(std::move(*opened), 0);
    navigation.close_all();
    navigation.go(Screen::Table);
    follower_.save();
    notices.say(tr("notice.opened"));
    board.fit(false);
  });
}

void Flow::open_text(const std::string& text) {
  const std::size_t hash = text.find('#');
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first != std::string::npos && text[first] != '{' && !text.starts_with("bastide ")) {
    open_link(std::string_view(text).substr(hash == std::string::npos ? first : hash + 1));
    return;
  }
  auto game = read_game_file(text);
  if (game)
    open_save(std::move(*game));
  else
    report(game.error());
}

void Flow::open_file() {
  platform::open_text_file(kMaxSaveBytes, [this](const std::optional<std::string>& text) {
    if (text)
      open_text(*text);
    else
      notices.say(tr("notice.cannot_open", {{"why", error_text("foreign")}}));
  });
}

}  // namespace bastide::shell
