// The session: what the screens offer and what the keys do, without a screen.
#include "shell/play/session.h"

#include "engine/assembly/built_in.h"
#include "engine/game/save.h"
#include "shell/play/changes.h"
#include "tests/support/expansions.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <vector>

using namespace bastide;
using namespace bastide::shell;

namespace {

Game new_game(int players = 2, const char* seed = "session") {
  GameSetup setup;
  setup.setup.players = players;
  setup.players = default_players(players);
  setup.seed = seed;
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  return std::move(*game);
}

// Plays on with the first place and no figure until the game is over or `turns` are done.
void play(Session& session, int turns = 1000) {
  while (turns-- > 0 && session.phase() != Phase::Over) {
    if (session.phase() == Phase::Place) {
      session.next_place(1);
      REQUIRE(session.place());
    }
    if (session.phase() == Phase::Figure) REQUIRE(session.skip());
  }
}

// One decision of the same kind; of a computer player whatever is legal.
void decide(Session& session) {
  if (session.phase() == Phase::Waiting) {
    REQUIRE(session.take(session.game().legal()[0]));
    return;
  }
  if (session.phase() == Phase::Figure) {
    REQUIRE(session.skip());
    return;
  }
  session.next_place(1);
  REQUIRE(session.place());
}

}  // namespace

TEST_CASE("a session without a game asks for nothing") {
  Session session;
  CHECK(!session.has_game());
  CHECK(session.phase() == Phase::None);
  CHECK(session.who() == kNobody);
  CHECK(!session.undo());
  CHECK(!session.place());
  CHECK(!session.skip());
  CHECK(!ChangeReader().next(session));
}

TEST_CASE("places offered are the legal ones, in reading order") {
  Session session;
  session.start(new_game());
  REQUIRE(session.phase() == Phase::Place);
  CHECK(session.who() == 0);
  ActionList actions;
  session.game().legal(actions);
  int count = 0;
  for (const PlaceOption& place : session.places()) {
    for (int rotation = 0; rotation < 4; ++rotation) count += place.rotations >> rotation & 1;
  }
  CHECK(count == actions.size());
  CHECK(std::is_sorted(session.places().begin(), session.places().end(), [](const auto& a, const auto& b) {
    return a.cell.y != b.cell.y ? a.cell.y < b.cell.y : a.cell.x < b.cell.x;
  }));
}

TEST_CASE("aiming turns the tile if need be and turning keeps to what fits") {
  Session session;
  session.start(new_game());
  play(session, 6);
  int several = 0;  // places where the tile fits in more than one way
  const std::vector<PlaceOption> places(session.places().begin(), session.places().end());
  for (const PlaceOption& place : places) {
    CHECK(session.aim(place.cell));
    CHECK(session.ghost_fits());
    u8 shown = 0;
    for (int i = 0; i < 4; ++i) {
      session.turn(1);
      CHECK(session.ghost_fits());
      shown = static_cast<u8>(shown | 1U << session.rotation());
    }
    CHECK(shown == place.rotations);  // turning comes by every way that fits
    const int before = session.rotation();
    session.turn(-1);
    session.turn(1);
    CHECK(session.rotation() == before);
    several += std::popcount(place.rotations) > 1 ? 1 : 0;
  }
  CHECK(several > 0);
  CHECK(!session.aim({0, 0}));  // taken
  session.drop_ghost();
  CHECK(!session.ghost_fits());
  CHECK(!session.place());
  const int rotation = session.rotation();
  session.turn(1);  // the tile in hand turns on its own
  CHECK(session.rotation() != rotation);
  session.turn(-1);
  CHECK(session.rotation() == rotation);
}

TEST_CASE("walking goes through every place and comes round") {
  Session session;
  session.start(new_game());
  play(session, 4);
  const std::size_t count = session.places().size();
  REQUIRE(count > 2);
  std::vector<Cell> seen;
  for (std::size_t i = 0; i < count; ++i) {
    session.next_place(1);
    seen.push_back(*session.ghost());
  }
  for (const PlaceOption& place : session.places())
    CHECK(std::find(seen.begin(), seen.end(), place.cell) != seen.end());
  session.next_place(1);
  CHECK(*session.ghost() == seen.front());
  session.next_place(-1);
  CHECK(*session.ghost() == seen.back());
}

TEST_CASE("arrows go to the nearest place on a side, and stay where there is none") {
  Session session;
  session.start(new_game());
  play(session, 12);
  const std::vector<PlaceOption> places(session.places().begin(), session.places().end());
  int steps = 0;
  int edges = 0;
  for (const PlaceOption& place : places) {
    for (int side = 0; side < kSides; ++side) {
      const Cell step = kSteps[static_cast<unsigned>(side)];
      const auto along = [&](Cell to) {
        return (to.x - place.cell.x) * step.x + (to.y - place.cell.y) * step.y;
      };
      const auto across = [&](Cell to) {
        return std::abs((to.x - place.cell.x) * step.y) + std::abs((to.y - place.cell.y) * step.x);
      };
      const bool any = std::any_of(places.begin(), places.end(),
                                   [&](const PlaceOption& other) { return along(other.cell) > 0; });
      REQUIRE(session.aim(place.cell));
      session.step_place(side);
      const Cell after = *session.ghost();
      if (!any) {
        ++edges;
        CHECK(after == place.cell);
        continue;
      }
      ++steps;
      CHECK(along(after) > 0);
      for (const PlaceOption& other : places) {  // none lies nearer in one way and no farther in the other
        const int a = along(other.cell);
        const int b = across(other.cell);
        const bool nearer =
            a > 0 && a <= along(after) && b <= across(after) && a + b < along(after) + across(after);
        CHECK_FALSE(nearer);
      }
    }
  }
  CHECK(steps > 10);
  CHECK(edges >= 4);  // the outermost places, one on every side at least
}

TEST_CASE("a figure is chosen by spot and piece, confirmed or left out") {
  Session session;
  session.start(new_game());
  session.next_place(1);
  REQUIRE(session.place());
  REQUIRE(session.phase() == Phase::Figure);
  CHECK(session.can_skip());
  CHECK(!session.confirm());  // none chosen yet
  session.choose_spot(99);
  CHECK(session.spot() == -1);
  const int last = static_cast<int>(session.spots().size()) - 1;
  session.next_spot(-1);  // Tab and Shift Tab come round
  CHECK(session.spot() == last);
  session.next_spot(1);
  CHECK(session.spot() == 0);
  session.choose_piece(5);
  CHECK(session.piece() == 0);
  const Action wanted = session.spots()[0].actions[0];
  CHECK(session.confirm());
  CHECK(session.game().actions().back() == wanted);
  CHECK(session.phase() == Phase::Place);
  CHECK(session.who() == 1);
}

TEST_CASE("undo goes back step by step and leaves the tile where it lay; redo brings it back") {
  Session session;
  session.start(new_game());
  play(session, 10);
  const std::string late = save_game(session.game());
  int back = 0;
  ChangeReader reader;
  reader.skip(session);
  while (session.can_undo()) {
    REQUIRE(session.undo());
    ++back;
    if (session.phase() == Phase::Place) {
      CHECK(session.ghost().has_value());
      CHECK(session.ghost_fits());
    }
    const auto change = reader.next(session);
    REQUIRE(change);
    CHECK((change->back && change->jumped && !change->other && change->events.empty()));
  }
  CHECK(session.game().actions().empty());
  while (back-- > 0) {
    const std::size_t before = session.game().events().size();
    REQUIRE(session.redo());
    const auto change = reader.next(session);
    REQUIRE(change);
    CHECK((!change->back && change->jumped && change->first == before));  // told, not moved
  }
  CHECK(!session.can_redo());
  CHECK(save_game(session.game()) == late);
}

TEST_CASE("undo goes back to the last decision of somebody here, redo forward to the next") {
  GameSetup setup;
  setup.setup.players = 3;
  setup.players = default_players(3);
  setup.players[0].kind = SeatKind::Computer;
  setup.players[2].kind = SeatKind::Computer;
  setup.seed = "session";
  auto game = Game::create(setup);
  REQUIRE(game);
  Session session;
  session.start(std::move(*game));
  CHECK(session.awaited() == SeatKind::Computer);
  while (session.who() == 0) decide(session);
  CHECK(!session.can_undo());  // nobody here has decided anything
  CHECK(session.awaited() == SeatKind::Here);
  std::vector<std::size_t> decided_here;
  while (session.phase() != Phase::Over) {
    if (session.who() == 1) decided_here.push_back(session.game().actions().size());
    decide(session);
  }
  CHECK(session.awaited() == SeatKind::Here);  // nobody is waited for
  const std::string end = save_game(session.game());
  for (std::size_t i = decided_here.size(); i-- > 0;) {
    REQUIRE(session.undo());
    CHECK(session.game().actions().size() == decided_here[i]);
    CHECK(session.who() == 1);
  }
  CHECK(!session.can_undo());
  for (std::size_t i = 1; i <= decided_here.size(); ++i) {
    REQUIRE(session.redo());
    if (i < decided_here.size()) CHECK(session.game().actions().size() == decided_here[i]);
  }
  CHECK(!session.can_redo());
  CHECK(save_game(session.game()) == end);
}

TEST_CASE("where nobody is here whoever looks on takes back one decision after another") {
  GameSetup setup;
  setup.players = default_players(2);
  for (Player& player : setup.players) player.kind = SeatKind::Computer;
  setup.seed = "session";
  auto game = Game::create(setup);
  REQUIRE(game);
  Session session;
  session.start(std::move(*game));
  for (int i = 0; i < 5; ++i) decide(session);
  for (std::size_t left = 5; left-- > 0;) {
    REQUIRE(session.undo());
    CHECK(session.game().actions().size() == left);
  }
}

TEST_CASE("undo and place again, straight from the ghost, gives the same game") {
  Session session;
  session.start(new_game());
  play(session, 3);
  session.next_place(-1);
  REQUIRE(session.place());
  const std::string before = save_game(session.game());
  REQUIRE(session.undo());
  REQUIRE(session.place());
  CHECK(save_game(session.game()) == before);
}

TEST_CASE("events are handed out once; the revision counts every change") {
  Session session;
  session.start(new_game());
  ChangeReader board, chronicle;  // each has a place of its own
  const auto opened = board.next(session);
  REQUIRE(opened);
  CHECK((opened->other && opened->jumped && opened->events.empty()));
  chronicle.skip(session);
  const u32 revision = session.revision();
  session.next_place(1);
  CHECK(session.revision() == revision);
  REQUIRE(session.place());
  CHECK(session.revision() > revision);
  for (ChangeReader* reader : {&board, &chronicle}) {
    const auto change = reader->next(session);
    REQUIRE(change);
    CHECK((!change->other && !change->back && !change->jumped));
    REQUIRE(!change->events.empty());
    CHECK(change->events.front().kind == EventKind::TilePlaced);
    CHECK(!reader->next(session));
  }
  REQUIRE(session.undo());
  REQUIRE(session.redo());
  const auto change = board.next(session);  // both at once: what was told of it may not hold
  REQUIRE(change);
  CHECK((change->back && change->jumped && change->events.empty()));
}

TEST_CASE("a whole game can be played") {
  Session session;
  session.start(new_game(3));
  play(session);
  CHECK(session.phase() == Phase::Over);
  CHECK(session.who() == kNobody);
  CHECK(session.places().empty());
}

TEST_CASE("RIV-03 RIV-04 what the river forbids is told when it is aimed at, turned to or walked to") {
  GameSetup setup;
  setup.setup.expansions = 1U << river::kId;
  setup.players = default_players(2);
  setup.seed = "river";
  setup.deck = {"BB6F7", "BB6F10", "BB6F4"};  // two curves, then a straight one
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  Session session;
  session.start(std::move(*game));
  REQUIRE(session.aim({1, 0}));
  while (session.rotation() != 0) session.turn(1);  // from the west to the south
  CHECK(!session.take_refused());                   // either way is allowed after the spring
  REQUIRE(session.place());
  if (session.phase() == Phase::Figure) REQUIRE(session.skip());

  // a click beside the river's end
  CHECK(!session.aim({0, 1}));
  auto refused = session.take_refused();
  REQUIRE(refused);
  CHECK(refused->refusal.why == "not_continuing");
  CHECK(session.refusal_at({0, 1}).why == "not_continuing");
  CHECK(!session.take_refused());  // told once
  // a turn that passes over the U-turn
  REQUIRE(session.aim({1, 1}));
  CHECK(!session.refusal_at({1, 1}));  // one way is legal
  CHECK(session.rotation() == 2);
  session.turn(1);
  CHECK(session.rotation() == 2);
  refused = session.take_refused();
  REQUIRE(refused);
  CHECK(refused->cell == Cell{1, 1});
  CHECK(refused->rotation == 1);
  CHECK(refused->refusal.expansion == "river");
  CHECK(refused->refusal.why == "u_turn");
  session.turn(-1);
  CHECK(session.take_refused());
  // a step by key to a side where nothing is legal
  session.step_place(kWest);
  CHECK(*session.ghost() == Cell{1, 1});
  refused = session.take_refused();
  REQUIRE(refused);
  CHECK(refused->cell == Cell{0, 1});
  CHECK(refused->refusal.why == "not_continuing");
  REQUIRE(session.place());
  CHECK(!session.take_refused());
}
