#include "shell/screens/flow/flow.h"

#include "engine/data/assets.h"
#include "engine/game/link.h"
#include "engine/game/position_link.h"
#include "engine/game/save.h"
#include "shell/panels/sending.h"
#include "shell/platform/platform.h"
#include "shell/play/apart.h"
#include "shell/play/daily.h"
#include "shell/play/draft.h"
#include "shell/play/film.h"
#include "shell/play/picture_sheet.h"
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

namespace {

// What a game needs beside the module; most need nothing.
bool are_there(std::string_view facts) { return facts.empty() || assets::game_file(facts); }

}  // namespace

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

// ---- in and out

void Flow::copy_link(const GameSetup& setup) { copy(make_link(setup), "notice.copied"); }

void Flow::copy_position() {
  if (session.apart()) return copy_turn(*this);
  copy(make_position_link(session.game()), "notice.copied_position");
}

void Flow::copy_lines(const std::string& lines) {
  platform::copy_text(
      lines, [this](bool copied) { notices.say(tr(copied ? "notice.copied_lines" : "notice.not_copied")); });
}

void Flow::copy_film(const Game& game, int turn) {
  auto link = is_apart(game.setup()) ? turn_link(game) : make_position_link(game);
  if (link) *link = link_at_turn(std::move(*link), turn);
  copy(link, "notice.copied_film");
}

void Flow::copy(const Result<std::string>& link, const char* notice) {
  if (!link) {
    notices.say(error_text(link.error().code));
    return;
  }
  platform::copy_text(platform::address() + "#" + *link, [this, notice](bool copied) {
    notices.say(tr(copied ? notice : "notice.not_copied"));
  });
}

void Flow::export_game(const Game& game) {
  const std::string name = file_name(game.setup()) + ".bastide";
  const bool given = platform::download_text(name, game_file(game));
  notices.say(tr(given ? "notice.exported" : "notice.not_given", {{"name", name}}));
}

// As large as it can be: where there is no room for so many pixels, fewer are tried.
void Flow::save_picture(const Game& game) {
  const std::string name = file_name(game.setup()) + ".jpg";
  const auto told = [this, name](bool given) {
    notices.say(tr(given ? "notice.picture" : "notice.not_given", {{"name", name}}));
  };
  const std::string date = platform::date_text(platform::clock_ms());
  const float shape = BoardView::land_shape(game);
  for (int longest = std::min(kPictureSide, BoardView::longest_side()); longest >= 480; longest /= 2) {
    const PictureSheet sheet = picture_sheet(game, shape, longest, date);
    if (board.sharpen(BoardView::tile_px(game, sheet.land_width, sheet.land_height))) {
      later([this, &game] { save_picture(game); });
      return;
    }
    const auto give = [&] {
      platform::hand_out_picture(name, sheet.land_width, sheet.land_height, sheet.json, told);
    };
    if (board.paint_land(game, sheet.land_width, sheet.land_height, give)) return;
  }
  told(false);
}

std::string Flow::open_link(std::string_view link) {
  std::string fragment(link);
  while (!fragment.empty() && static_cast<unsigned char>(fragment.back()) <= ' ') fragment.pop_back();
  const std::optional<int> film_turn = take_film_turn(fragment);
  if (is_position_link(fragment)) {
    auto game = parse_position_link(fragment);
    if (!game) return lacks_or_reports(game.error());
    open_position(std::move(*game), film_turn);
    return "";
  }
  const auto setup = parse_link(fragment);
  if (!setup) return lacks_or_reports(setup.error());
  if (const std::string_view facts = entry_of(setup->setup).family->facts; !are_there(facts))
    return std::string(facts);
  take_setup(*setup);
  return "";
}

void Flow::open_game(Game game, const std::string& notice) {
  const auto opened = std::make_shared<Game>(std::move(game));
  replace_game([this, opened, notice] {
    const int place = saving_.place_for_another();
    if (place == kNoPlace) {
      no_place();
      return;
    }
    show({std::move(*opened)}, place);
    saving_.save();
    notices.say(notice);
  });
}

void Flow::open_text(const std::string& text) {
  wish([this, text] { return show_text(text); });
}

std::string Flow::show_text(const std::string& text) {
  const std::size_t hash = text.find('#');
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) return lacks_or_reports({"", "", "empty"});
  const bool save = text[first] == '{' || text.compare(first, 8, "bastide ") == 0;
  const std::string_view link = std::string_view(text).substr(hash != std::string::npos ? hash + 1 : first);
  if (!save && (link.starts_with("v=") || link.find("&v=") != std::string_view::npos)) return open_link(link);
  auto game = read_game_file(text);
  if (!game) {
    const bool known = save || game.error().code == "missing_data";
    return lacks_or_reports(known ? game.error() : Error{"", "", "foreign"});
  }
  open_game(std::move(*game), tr("notice.opened"));
  return "";
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
