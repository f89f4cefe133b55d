#include "shell/screens/flow/flow.h"

#include "engine/data/assets.h"
#include "engine/game/link.h"
#include "engine/game/position_link.h"
#include "shell/panels/sending.h"
#include "shell/platform/platform.h"
#include "shell/play/apart.h"
#include "shell/play/daily.h"
#include "shell/play/draft.h"
#include "shell/play/film.h"
#include "shell/play/seeds.h"
#include "shell/screens/dialogs/leave.h"
#include "shell/screens/dialogs/starter.h"
#include "shell/screens/flow/follow.h"
#include "shell/screens/flow/game_files.h"
#include "shell/screens/flow/saving.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

#include <algorithm>
#include <memory>

namespace bastide::shell {

bool are_there(std::string_view facts) { return facts.empty() || assets::game_file(facts); }

std::string error_text(const std::string& code) {
  const std::string key = "error." + code;
  return tr(locale().has(key) ? key : "error.malformed");
}

std::string file_name(const GameSetup& setup) {
  return "bastide-" + (setup.seed.empty() ? "deck" : setup.seed);
}

void Flow::report(const Error& error) {
  const std::string why = error_text(error.code);
  notices.say(error.code == "empty" ? why : tr("notice.cannot_open", {{"why", why}}));
}

void Flow::wish(Wish::Attempt attempt) {
  wish_.make(std::move(attempt));
  if (wish_.waits()) platform::announce(tr("wait.about", {{"game", game_with(wish_.lacks())}}));
}

std::string Flow::lacks_or_reports(const Error& error) {
  if (error.code == "missing_data") return error.where;
  report(error);
  return "";
}

void Flow::choose_game(u8 family) {
  if (family == draft_.rules().family) return;
  wish([this, family]() -> std::string {
    const std::string_view facts = built_in()[family].family->facts;
    if (!are_there(facts)) return std::string(facts);
    draft_.choose(family);
    return "";
  });
}

void Flow::take_kept(const GameSetup& setup) {
  wish([this, setup]() -> std::string {
    const std::string_view facts = entry_of(setup.setup).family->facts;
    if (!are_there(facts)) return std::string(facts);
    GameSetup fresh = setup;
    fresh.deck.clear();
    fresh.given.clear();
    fresh.seed = new_seed();
    take_setup(fresh);
    return "";
  });
}

// The game that was saved last is the running one, if its facts are there and no other has begun. What the
// screen shows is not asked here.
void Flow::resume_last() {
  resumes_.clear();
  if (session.has_game()) return;
  for (const SaveSlots::Entry& entry : slots_.list()) {
    auto opened = slots_.open(entry.place);
    if (!slots_.missing().empty()) {
      resumes_ = slots_.missing();
      return;
    }
    if (!opened) continue;
    adopt(std::move(*opened), entry.place);
    return;
  }
}

void Flow::resume_when_there() {
  resume_last();
  if (resumes()) files_.want(resumes_, [this] { resume_when_there(); });
}

void Flow::start() {
  resume_when_there();
  for (const std::string& code : slots_.take_errors())
    notices.say(tr("notice.damaged", {{"why", error_text(code)}}));
  if (!preferences.can_keep()) notices.say(preferences.cannot_keep());
  if (!follow_address()) go_on_to(Screen::Table);
  platform::on_fragment_change([this] { follow_address(); });
}

// The page's fragment says which game is meant: one that is kept here, or one to set up.
bool Flow::follow_address() {
  const std::string fragment = platform::fragment();
  if (fragment.empty()) return false;
  wish([this, fragment] { return show_address(fragment); });
  return true;
}

std::string Flow::show_address(const std::string& address) {
  std::string fragment = address;
  const std::optional<int> film_turn = take_film_turn(fragment);
  resume_last();  // what came together with this: the link's game may be the very one
  const auto refuse = [this](const Error& error) -> std::string {
    if (error.code == "missing_data") return error.where;
    notices.say(tr("notice.bad_link", {{"why", error_text(error.code)}}));
    if (navigation.screen() != Screen::Table) navigation.go(Screen::Start);
    return "";
  };
  if (is_position_link(fragment)) {
    auto game = parse_position_link(fragment);
    if (!game) return refuse(game.error());
    open_position(std::move(*game), film_turn);
    return "";
  }
  const auto setup = parse_link(fragment);
  if (!setup) return refuse(setup.error());
  if (const std::string_view facts = entry_of(setup->setup).family->facts; !are_there(facts))
    return std::string(facts);
  if (session.has_game() && session.game().setup() == *setup) {
    if (navigation.screen() != Screen::End) to_game(Screen::Table);
  } else if (!open_game_of(*setup)) {
    offers_running_ = true;
    take_setup(*setup);
  }
  return "";
}

bool Flow::open_game_of(const GameSetup& setup) {
  for (const SaveSlots::Entry& entry : slots_.list()) {
    auto opened = slots_.open(entry.place);
    if (!opened || !(opened->game.setup() == setup)) continue;
    show(std::move(*opened), entry.place);
    return true;
  }
  return false;
}

// Another's move may have been waited for: then the game goes on where it is kept. Whatever else is running
// stays among the saved games.
void Flow::open_position(Game game, std::optional<int> film_turn) {
  if (is_apart(game.setup()) && !film_turn) return open_apart(std::move(game));
  // what is over is looked at: it becomes no saved game
  if (film_turn || (game.over() && !place_before(game))) return watch(game, film_turn.value_or(0));
  const auto opened = std::make_shared<Game>(std::move(game));
  const auto go = [this, opened] {
    const std::optional<int> known = place_before(*opened);
    const int place = known ? *known : saving_.place_for_another();
    if (place == kNoPlace) {
      no_place();
      return;
    }
    const bool another = session.has_game() ? place != saving_.place() : resumes();
    show({std::move(*opened)}, place);
    saving_.save_when_ours();
    notices.say(tr(another ? "notice.position_beside" : "notice.position"));
  };
  after_leaving(go);
}

// Asked only where the running game could not be kept.
void Flow::after_leaving(std::function<void()> go) {
  if (session.has_game() && !saving_.kept())
    leave_.ask(std::move(go));
  else
    go();
}

// Where a game is kept that this one goes on from, or that is the same.
std::optional<int> Flow::place_before(const Game& game) {
  for (const SaveSlots::Entry& entry : slots_.list()) {
    const auto opened = slots_.open(entry.place);
    if (!opened || !(opened->game.setup() == game.setup())) continue;
    const auto& before = opened->game.actions();
    const auto& after = game.actions();
    if (before.size() <= after.size() && std::equal(before.begin(), before.end(), after.begin()))
      return entry.place;
  }
  return std::nullopt;
}

void Flow::no_place() {
  notices.say(tr("saves.full"));
  navigation.open(Dialog::Saves);
}

void Flow::take_setup(const GameSetup& setup) {
  draft_.take(setup);
  to_setup();
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
  go_on_to(over && follower_.end_seen() ? Screen::End : Screen::Table);
}

void Flow::go_on_to(Screen screen) {
  wish([this, screen] {
    resume_last();
    if (session.has_game()) to_game(screen);
    return resumes_;
  });
}

void Flow::to_game(Screen screen) {
  offers_running_ = false;
  navigation.go(screen);
  adopt_fragment();
  saving_.claim();
}

// ---- games

void Flow::begin(const GameSetup& setup) {
  wish([this, setup]() -> std::string {
    auto game = Game::create(setup);
    if (!game) return lacks_or_reports(game.error());
    const int place = saving_.place_for_another();
    if (place == kNoPlace) {
      no_place();
      return "";
    }
    show({std::move(*game)}, place);
    saving_.save();
    tell_starter();
    follower_.announce_turn();
    return "";
  });
}

GameSetup Flow::setup_for_two() const {
  GameSetup setup;
  setup.setup.players = 2;
  setup.players = default_players(2);
  const std::vector<std::string>& names = settings().names;
  for (std::size_t i = 0; i < setup.players.size() && i < names.size(); ++i) setup.players[i].name = names[i];
  setup.seed = new_seed();
  return setup;
}

GameSetup Flow::next_setup() const {
  GameSetup setup = setup_for_two();
  setup.players[1].name.clear();
  setup.players[1].kind = SeatKind::Computer;
  setup.players[1].level = static_cast<u8>(settings().opponent);
  return setup;
}

void Flow::play_the_day() {
  const GameSetup setup = daily_of(day_at(platform::clock_ms())).setup;
  if (session.has_game() && session.game().setup() == setup) return go_on();
  later([this, setup] {
    const bool kept = !session.has_game() || saving_.kept();
    if (kept && open_game_of(setup)) return;
    replace_game([this, setup] { begin(setup); });
  });
}

// Who begins, where that was not agreed on.
void Flow::tell_starter() {
  const Opening opened = opening(session.game());
  if (opened.begins == kNobody) return;
  if (!opened.by_tiles()) {
    notices.say(starter_words(session.game()));
    return;
  }
  platform::announce(starter_words(session.game()));
  navigation.open(Dialog::Starter);
  kit.set_focus("starter.go");
}

void Flow::show(SaveSlots::Opened opened, int place) {
  adopt(std::move(opened), place);
  navigation.close_all();
  to_game(Screen::Table);
  board.fit(false);
}

void Flow::adopt(SaveSlots::Opened opened, int place) {
  session.start(std::move(opened.game));
  if (session.apart()) session.set_sent(remembered_as_sent(session.game()));
  const Rules& rules = session.game().rules();
  locale().tell_of(family_words(rules).texts);
  follower_.begin(opened.rotation);
  saving_.settle(place, opened.played);
}

void Flow::adopt_fragment() {
  // a game without a link must not be taken for that of the old fragment; where others play along, the seed
  // is not shown
  const auto link = make_link(session.game().setup());
  platform::replace_fragment(link && !session.apart() ? *link : "");
}

void Flow::replace_game(std::function<void()> action) {
  // what another page holds, or what a link's set-up was opened beside, stays where it is kept
  const bool running = session.has_game() && session.phase() != Phase::Over &&
                       !session.game().actions().empty() && (saving_.ours() || !saving_.kept());
  if (running && !(offers_running_ && saving_.kept()))
    leave_.ask(std::move(action));
  else
    later(std::move(action));
}

void Flow::open_saved(int place) {
  wish([this, place]() -> std::string {
    auto opened = slots_.open(place);
    if (!slots_.missing().empty()) return slots_.missing();
    if (opened)
      show(std::move(*opened), place);
    else
      report({"", "", slots_.take_errors().empty() ? "empty" : "malformed"});
    return "";
  });
}

void Flow::take_over() {
  saving_.take_over(wish_.keep([this] {
    auto opened = slots_.open(saving_.place());
    if (!opened) return;  // it was deleted there: what is seen here goes on
    adopt(std::move(*opened), saving_.place());
    to_game(Screen::Table);
  }));
}

void Flow::watch(const Game& game, std::optional<int> turn) {
  if (!film_.open(game)) return report({"", "", "malformed"});
  if (turn) film_.to_turn(*turn);
  navigation.close_all();
  navigation.go(Screen::Film);
}

void Flow::go_on_from(Game game) {
  const int turn = game.turn_number();
  open_game(std::move(game), tr("notice.go_on", {{"n", turn}}));
}

unsigned Flow::played() const { return saving_.played(); }

void Flow::play_again(bool same_seed) {
  GameSetup setup = session.game().setup();
  if (!same_seed) {
    setup.seed = new_seed();
    setup.deck.clear();
    setup.given.clear();
  }
  begin(setup);
}

}  // namespace bastide::shell
