// Played apart: screens that know of each other only by links play whole games, each its own seats.
#include "shell/play/apart.h"

#include "engine/game/position_link.h"
#include "engine/game/save.h"
#include "shell/play/catch_up.h"
#include "tests/shell/fake_worker.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace bastide;
using namespace bastide::shell;
using bastide::test::FakeWorker;

namespace {

Game loaded(const std::string& save) {
  auto game = load_game(save);
  REQUIRE_MESSAGE(game.ok(), game.error().text());
  return std::move(*game);
}

// A screen, as far as it has a game, and what it keeps.
struct Screen {
  Session session;
  std::string kept;

  void begin(const GameSetup& setup) {
    auto game = Game::create(setup);
    REQUIRE_MESSAGE(game.ok(), game.error().text());
    session.start(std::move(*game));
  }
  void keep() { kept = save_game(session.game(), Undone::Kept); }
  [[nodiscard]] std::string link() const {
    const auto made = turn_link(session.game());
    REQUIRE_MESSAGE(made.ok(), made.error().text());
    return *made;
  }
  // As the page does (screens/flow/apart_games.cpp): what is known goes on, else these seats are here.
  Kinship open(const std::string& link, const std::vector<Seat>& here) {
    auto came = parse_position_link(link);
    REQUIRE(came.ok());
    if (kept.empty()) {
      sit_down(*came, here);
      go_back_to_seen(*came, std::nullopt);
      session.start(std::move(*came));
      keep();
      return Kinship::None;
    }
    const auto before = load_game(kept);
    REQUIRE(before.ok());
    const Kin kin = kin_of(*before, *came);
    if (kin.kinship != Kinship::Newer) return kin.kinship;
    sit_as_in(*came, before->setup());
    go_back_to_seen(*came, before->actions().size());
    session.start(std::move(*came));
    keep();
    return kin.kinship;
  }
  void see_all() {
    while (session.catches_up()) REQUIRE(session.show_next());
    keep();
  }
  // Until somebody elsewhere is asked; computer players too.
  void play(Rng& rng) {
    while (session.phase() != Phase::Over && session.phase() != Phase::Elsewhere) {
      ActionList legal;
      session.game().legal(legal);
      REQUIRE(session.take(random_action(legal, rng)));
    }
    keep();
  }
};

GameSetup setup_for(int players, u8 family = 0) {
  GameSetup setup;
  setup.setup.family = family;
  setup.setup.players = players;
  setup.players = default_players(players);
  setup.seed = "apart";
  for (std::size_t i = 1; i < setup.players.size(); ++i) setup.players[i].kind = SeatKind::Elsewhere;
  return setup;
}

// The game goes from screen to screen until all have seen its end.
void play_apart(const GameSetup& setup, u64 choices) {
  Rng rng(choices);
  std::vector<Screen> screens(setup.players.size());
  screens[0].begin(setup);
  screens[0].play(rng);
  std::string link = screens[0].link();
  for (int rounds = 0;; ++rounds) {
    REQUIRE(rounds < 2000);
    const auto now = parse_position_link(link);
    REQUIRE(now.ok());
    if (now->over()) break;
    const Seat next = pending(now->state()).who;
    Screen& screen = screens[next];
    CHECK(screen.open(link, {next}) != Kinship::Branch);
    CHECK(screen.session.catches_up());
    CHECK(!screen.session.can_undo());
    CHECK(!screen.session.can_redo());
    CHECK(!screen.session.take(screen.session.game().legal()[0]));  // not before it has been seen
    screen.see_all();
    CHECK(save_game(*parse_position_link(screen.link())) == save_game(*now));
    CHECK(screen.session.who() == next);
    CHECK(!screen.session.can_undo());  // others have decided last
    screen.play(rng);
    link = screen.link();
  }
  const auto end = parse_position_link(link);
  for (std::size_t i = 0; i < screens.size(); ++i) {
    if (setup.players[i].kind == SeatKind::Computer) continue;
    screens[i].open(link, {static_cast<Seat>(i)});
    screens[i].see_all();
    CHECK(screens[i].session.phase() == Phase::Over);
    CHECK(screens[i].link() == link);
    CHECK(save_game(*end) == save_game(*parse_position_link(screens[i].link())));
  }
}

}  // namespace

TEST_CASE("whole games are played apart: every game, with every expansion, with computer players between") {
  play_apart(setup_for(2), 1);
  play_apart(setup_for(3), 2);
  for (u8 family = 1; family < built_in().size(); ++family) play_apart(setup_for(2, family), family);
  GameSetup all = setup_for(3);
  for (const Expansion* expansion : built_in()[0].expansions) all.setup.expansions |= 1u << expansion->id;
  play_apart(all, 4);
  GameSetup mixed = setup_for(4);
  mixed.players[1].kind = SeatKind::Computer;
  mixed.players[3].kind = SeatKind::Computer;
  play_apart(mixed, 5);
  GameSetup hands = setup_for(3);
  REQUIRE(OptionList(built_in()[0]).set(hands.setup, "hand_of_three", 2));  // hidden
  play_apart(hands, 6);
  CHECK(hides_something(*Game::create(hands)));
  CHECK(!hides_something(*Game::create(setup_for(2))));
  for (const Expansion* expansion : built_in()[0].expansions) {
    GameSetup with = setup_for(2);
    with.setup.expansions = 1u << expansion->id;
    const bool hides = expansion->key == "messages" || expansion->key == "gifts";
    CHECK_MESSAGE(hides_something(*Game::create(with)) == hides, expansion->key);
  }
}

TEST_CASE("a link is the same game, an older or a newer one, another way it went, or another game") {
  Rng rng(7);
  Screen ann, bob;
  ann.begin(setup_for(2));
  ann.play(rng);
  const std::string first = ann.link();
  CHECK(bob.open(first, {1}) == Kinship::None);
  CHECK(bob.open(first, {1}) == Kinship::Same);  // while it is still being shown
  bob.see_all();
  CHECK(bob.open(first, {1}) == Kinship::Same);
  const std::string before = bob.kept;
  bob.play(rng);
  const std::string second = bob.link();
  CHECK(bob.open(first, {1}) == Kinship::Older);
  CHECK(ann.open(second, {0}) == Kinship::Newer);
  CHECK(ann.open(first, {0}) == Kinship::Older);
  Screen other;
  Rng otherwise(8);
  do {
    other.session.start(loaded(before));
    other.play(otherwise);
  } while (other.link() == second);
  CHECK(ann.open(other.link(), {0}) == Kinship::Branch);
  const std::size_t common = kin_of(loaded(bob.kept), *parse_position_link(other.link())).common;
  CHECK(common >= loaded(before).actions().size());
  GameSetup another = setup_for(2);
  another.seed = "another";
  Screen stranger;
  stranger.begin(another);
  CHECK(ann.open(stranger.link(), {0}) == Kinship::None);
  CHECK(closer({Kinship::Newer, 1}, {Kinship::Branch, 9}));
  CHECK(closer({Kinship::Newer, 3}, {Kinship::Newer, 2}));
  CHECK(!closer({Kinship::Older, 3}, {Kinship::Same, 2}));
}

TEST_CASE("what was decided here is taken back until it is sent, what others decided never") {
  Rng rng(9);
  Screen ann, bob;
  ann.begin(setup_for(2));
  ann.play(rng);
  const std::size_t actions = ann.session.game().actions().size();
  REQUIRE(ann.session.can_undo());
  REQUIRE(ann.session.undo());
  CHECK(ann.session.phase() != Phase::Elsewhere);
  CHECK(!ann.session.catches_up());  // what was taken back waits for nobody
  REQUIRE(ann.session.redo());
  CHECK(ann.session.phase() == Phase::Elsewhere);
  CHECK(is_to_be_sent(ann.session.game(), 0));
  CHECK(fingerprint(ann.session.game(), actions) != fingerprint(ann.session.game(), actions - 1));
  ann.session.set_sent(actions);
  CHECK(!ann.session.can_undo());
  CHECK(!ann.session.undo());
  bob.open(ann.link(), {1});
  CHECK(bob.session.catches_up());
  const std::string half = save_game(bob.session.game(), Undone::Kept);
  Screen again;  // the page is closed in the middle of it
  again.session.start(loaded(half));
  CHECK(again.session.catches_up());
  again.session.show_rest();
  CHECK(again.session.phase() != Phase::Elsewhere);
  CHECK(!again.session.can_undo());
}

TEST_CASE("who looks on sees everything, decides nothing, and takes nothing back") {
  Rng rng(11);
  GameSetup setup = setup_for(3);
  setup.players[1].kind = SeatKind::Computer;
  Screen ann, guest;
  ann.begin(setup);
  ann.play(rng);
  guest.open(ann.link(), {});
  CHECK(!guest.session.somebody_here());
  guest.see_all();
  CHECK(guest.session.phase() == Phase::Elsewhere);
  CHECK(!guest.session.can_undo());
  CHECK(!guest.session.take(guest.session.game().legal()[0]));
  CHECK(guest.session.take_from_elsewhere(guest.session.game().legal()[0]));
}

TEST_CASE("computer players do not answer for who is elsewhere, and what is shown is shown with pauses") {
  Rng rng(12);
  Screen ann, bob;
  ann.begin(setup_for(2));
  ann.play(rng);
  FakeWorker fake;
  Thinker thinker(ann.session, {fake.worker()});
  Opponents opponents(ann.session, thinker);
  for (int i = 0; i < 20; ++i) opponents.follow({.seconds = i * 1.0, .open = true, .rests = true});
  CHECK(fake.asked.empty());
  CHECK(opponents.state() == Opponents::State::None);

  bob.open(ann.link(), {1});
  CatchUp catch_up(bob.session);
  const std::size_t all = bob.session.game().actions().size() + bob.session.game().undone().size();
  double seconds = 10;
  const auto frame = [&](double later, bool open = true) {
    seconds += later;
    catch_up.follow({.seconds = seconds, .open = open, .rests = true});
    (void)catch_up.take_place();
  };
  frame(0.01);
  frame(0.3);
  CHECK(bob.session.game().actions().empty());  // not yet
  frame(5, false);
  CHECK(bob.session.game().actions().empty());  // something lies over the land
  for (int i = 0; i < 40 && bob.session.catches_up(); ++i) frame(0.5);
  CHECK(bob.session.game().actions().size() == all);
  CHECK(!catch_up.waits());
  CHECK(seconds > 15 + CatchUp::kPause * static_cast<double>(all));
}
