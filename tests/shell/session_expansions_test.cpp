// The session with every expansion: whatever is asked can be answered by what it offers, to the end of the
// game.
#include "engine/assembly/built_in.h"
#include "shell/play/session.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <set>

using namespace bastide;
using namespace bastide::shell;

namespace {

// Answers what is asked, the way the screens do; the choice by a number.
bool answer(Session& session, Rng& rng) {
  const auto any = [&](std::size_t count) { return static_cast<int>(rng.below(static_cast<u32>(count))); };
  switch (session.phase()) {
    case Phase::Hidden: return session.reveal();
    case Phase::Place:
      for (int n = any(session.places().size()); n >= 0; --n) session.next_place(1);
      return session.place();
    case Phase::Figure: {
      if (rng.below(3) == 0 && session.skip()) return true;
      session.choose_spot(any(session.spots().size()));
      session.choose_piece(any(session.spots()[static_cast<std::size_t>(session.spot())].actions.size()));
      return session.confirm();
    }
    case Phase::Choose: {
      for (const Action& choice : session.choices()) {
        if (choice.verb != Verb::Pass && option_name(session.game().rules(), choice).empty()) return false;
      }
      return session.choose(any(session.choices().size()));
    }
    default: return false;
  }
}

// A figure that may come home is one of the owner's, wherever it is another's that is asked about (GIFT-04).
bool owner_stands_there(const Session& session, const FigureSpot& spot) {
  const Action& action = spot.actions.front();
  const SegmentId segment = session.segment_of(spot);
  if (action.verb != Verb::ReturnPiece || segment == kNoSegmentId) return true;
  const State& state = session.game().state();
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (figure.segment == segment && figure.piece == action.piece &&
        figure.seat == session.owner(spot, action))
      return true;
  }
  return false;
}

// A token that goes to a feature is offered once for each, wherever on it it may lie; what joins two, for
// each pair.
void one_mark_each(const Session& session, int& merged) {
  REQUIRE(session.offered() <= static_cast<int>(session.spots().size()));
  std::set<std::pair<SegmentId, int>> seen;
  for (int i = 0; i < session.offered(); ++i) {
    const FigureSpot& spot = session.spots()[static_cast<std::size_t>(i)];
    const SegmentId segment = session.segment_of(spot);
    if (spot.actions.front().verb != Verb::PlaceToken || segment == kNoSegmentId) continue;
    const int joined = spot.other == kNoSegment ? -1 : segment * 16 + spot.other;
    CHECK(seen.insert({find(session.game().state(), segment), joined}).second);
  }
  merged += session.offered() < static_cast<int>(session.spots().size()) ? 1 : 0;
}

}  // namespace

TEST_CASE("a game with every expansion is played to its end by what the session offers") {
  std::ifstream file(std::string(BASTIDE_SOURCE_DIR) + "/assets/locales/en.json");
  REQUIRE(locale().load("en", std::string{std::istreambuf_iterator<char>(file), {}}));
  std::set<std::string_view> asked;
  int merged = 0;
  for (int game = 0; game < 24; ++game) {
    GameSetup setup;
    setup.setup.players = 2 + game % 5;
    for (const Expansion* expansion : landscape().expansions) setup.setup.expansions |= 1u << expansion->id;
    setup.players = default_players(setup.setup.players);
    setup.seed = "session-expansions-" + std::to_string(game);
    auto made = Game::create(setup);
    REQUIRE(made.ok());
    Session session;
    session.start(std::move(*made));
    Rng rng(static_cast<u64>(game));
    while (session.phase() != Phase::Over) {
      const Game& now = session.game();
      asked.insert(now.rules().decision_def(pending(now.state())).key);
      for (const FigureSpot& spot : session.spots()) CHECK(owner_stands_there(session, spot));
      one_mark_each(session, merged);
      REQUIRE_MESSAGE(answer(session, rng), now.rules().decision_def(pending(now.state())).key);
    }
  }
  for (const char* key : {"land", "choose_counter", "message", "lay_ferry", "move_ferry", "lay_ingot",
                          "mage_or_witch", "place_robber", "crop_circle", "crop_add", "crop_remove",
                          "open_gift", "council", "clear_road", "pay_out", "change_posture", "choose_tile"})
    CHECK_MESSAGE(asked.contains(key), key);
  CHECK(merged > 50);
}

TEST_CASE("MAGE-01 which of mage and witch is meant is chosen first, and then goes wherever is pointed at") {
  Session session;
  Rng rng(7);
  GameSetup setup;
  setup.setup.players = 2;
  for (const Expansion* expansion : landscape().expansions)
    if (expansion->key == "mage_witch") setup.setup.expansions = 1u << expansion->id;
  setup.players = default_players(2);
  setup.seed = "kinds";
  auto made = Game::create(setup);
  REQUIRE(made.ok());
  session.start(std::move(*made));
  for (int i = 0; i < 400 && session.kinds().empty(); ++i) REQUIRE(answer(session, rng));
  REQUIRE(session.kinds().size() == 2);
  session.choose_kind(1);  // before any place: it stays meant
  CHECK(session.spot() == -1);
  session.choose_spot(0);
  REQUIRE(session.planned().has_value());
  CHECK(session.planned()->piece == session.kinds()[1].piece);
  session.choose_spot(static_cast<int>(session.spots().size()) - 1);
  CHECK(session.planned()->piece == session.kinds()[1].piece);
  session.choose_kind(0);  // and after one
  CHECK(session.planned()->piece == session.kinds()[0].piece);
  CHECK(session.confirm());
  CHECK(session.kind() == 0);
  CHECK(session.kinds().empty());
}
