// A session with a new game of two people.
#pragma once

#include "shell/play/session.h"

#include <doctest/doctest.h>

#include <string>
#include <utility>

namespace bastide::test {

inline void start_two_players(shell::Session& session, std::string seed, u8 family = 0) {
  GameSetup setup;
  setup.setup.family = family;
  setup.players = default_players(2);
  setup.seed = std::move(seed);
  auto game = Game::create(setup);
  REQUIRE_MESSAGE(game.ok(), game.error().text());
  session.start(std::move(*game));
}

}  // namespace bastide::test
