// The Castle's words in every language: whole games told, its tokens, tiles and aids, and what it says its
// own way.
#include "shell/games/castle/words.h"
#include "shell/play/memories.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "tests/shell/speak.h"
#include "tests/support/castle.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <set>

using namespace bastide;
using namespace bastide::shell;
namespace words = bastide::shell::castle_words;

namespace {

using test::speak;

// A text that is missing shows its key, one without its parameter a hole.
void check_text(const std::string& text) {
  CHECK(!text.empty());
  CHECK_MESSAGE(text.find('{') == std::string::npos, text);
  for (const char* prefix : {"castle.", "token.", "event.", "decision.", "piece.", "memory.", "feature."})
    CHECK_MESSAGE(text.find(prefix) == std::string::npos, text);
}

Game game_after(int actions) {
  auto game = Game::create(test::castle_game("words"));
  REQUIRE(game.ok());
  Rng rng(7);
  for (int i = 0; i < actions && !game->over(); ++i) {
    ActionList legal;
    game->legal(legal);
    REQUIRE(game->apply(legal[static_cast<int>(rng.below(static_cast<u32>(legal.size())))]));
  }
  return std::move(*game);
}

struct Told {
  ~Told() { locale().tell_of(""); }
};

}  // namespace

TEST_CASE("the castle's words: tiles, tokens, towers, keeps and aids in every language") {
  for (const std::string_view language : kLanguages) {
    speak(language);
    const Game game = game_after(90);
    const Rules& rules = game.rules();
    std::set<std::string> tokens;
    for (int design = 0; design < rules.design_count; ++design)
      check_text(words::tile(rules, static_cast<u8>(design)));
    for (int kind = 0; kind < castle::kTokenKinds; ++kind) {
      const auto token = static_cast<castle::Token>(kind);
      tokens.insert(words::token(game, 0, token));
      check_text(words::token(game, 0, token));
      if (token != castle::kExtraTurn) check_text(words::token_worth(game, 0, token));
    }
    CHECK(tokens.size() == castle::kTokenKinds);
    for (int tower = 0; tower < 14; ++tower) check_text(words::corner_tower(game, tower));
    for (Seat seat = 0; seat < 2; ++seat) check_text(words::keep(game, seat));
    check_text(words::hole(game, castle::largest_hole(rules, game.state())));
    for (unsigned i = 0; i < game.state().figure_count; ++i)
      check_text(
          words::landing(game, castle::landing_of(rules, game.state(), game.state().figures[i].segment)));
  }
}

TEST_CASE("the castle's words: a landing says where, and what lies there CAS-26 CAS-30 CAS-34") {
  speak("en");
  const Game game = game_after(0);
  CHECK(words::landing(game, {}) == "nobody would score");
  CHECK(words::landing(game, {.seat = 0, .points = 1, .space = 5}) == "Blue: 1 point, counter on 5");
  CHECK(words::landing(game, {.seat = 1, .points = 8, .space = 4, .laps = 1}) ==
        "Red: 8 points, counter on 4 · lying on its side for 100 points");
  CHECK(
      words::landing(game, {.seat = 0, .points = 2, .space = 33, .tower = 4, .token = true, .keep = true}) ==
      "Blue: 2 points, counter on 33 · takes the token there · the keep would move there");
  CHECK(words::landing(game, {.seat = 0, .points = 2, .space = 0, .tower = 0}) ==
        "Blue: 2 points, counter on 0 · corner tower without a token");
  CHECK(words::corner_tower(game, 0) == "Corner tower 0/1: no token");
  CHECK(words::corner_tower(game, 1) == "Corner tower 12/13: a token face down");
  CHECK(words::keep(game, 0) == "Blue: no keep yet");
  CHECK(words::on_track(game, 0) == "On space 0 · 12 points to the token at 12");
}

TEST_CASE("the castle's words: what is asked of a token, and a line for every token and keep CAS-31 CAS-34") {
  for (const std::string_view language : kLanguages) {
    speak(language);
    std::set<std::string> asked, told;
    bool most_tokens = false, largest_keep = false;
    for (u64 seed = 0; seed < 250; ++seed) {
      auto game = Game::create(test::castle_game("asked-" + std::to_string(seed)));
      REQUIRE(game.ok());
      Rng rng(seed);
      while (!game->over()) {
        const Decision decision = pending(game->state());
        if (game->rules().decision_def(decision).key == "use_token") {
          asked.insert(words::question(*game));
          check_text(words::question(*game));
        }
        ActionList legal;
        game->legal(legal);
        REQUIRE(game->apply(legal[static_cast<int>(rng.below(static_cast<u32>(legal.size())))]));
      }
      const Expansion& expansion = *game->rules().expansions[kCoreId];
      for (const Event& event : game->events()) {
        if (event.kind != EventKind::ExpansionEvent || event.option == castle::kKeepSet) continue;
        told.insert(tr("token." + std::string(expansion.tokens[event.piece].key)));
      }
      for (const Memory& memory : memories(*game)) {
        check_text(tr("memory." + memory.key));
        most_tokens = most_tokens || memory.key == "castle.token_taken";
        if (memory.key != "castle.keep") continue;
        largest_keep = true;
        for (const Seat seat : memory.seats) CHECK(castle::keep_size(game->state(), seat) == memory.amount);
      }
    }
    for (const char* line : {"token_taken", "token_used", "keep_set"})
      check_text(trn("event.castle." + std::string(line), 12, {{"token", *told.begin()}}));
    CHECK(asked.size() >= 2);  // each of two seats
    CHECK(told.size() == castle::kTokenKinds);
    for (const std::string& one : told) check_text(one);
    CHECK(most_tokens);
    CHECK(largest_keep);
  }
}

TEST_CASE("words: a family says some texts its own way, and the others as all do") {
  const Told told;
  speak("en");
  CHECK(tr("why.off_table") == "The table ends there.");
  locale().tell_of("castle");
  CHECK(tr("why.off_table") == "That is beyond the wall.");
  CHECK(tr("close") == "Close");
  CHECK(trn("points", 2) == "2 points");
  locale().tell_of("carcassonne");
  CHECK(tr("why.off_table") == "The table ends there.");
}
