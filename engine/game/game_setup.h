// What a new game needs besides rules: who sits at the table, and the seed (or an explicit deck). Its JSON
// form is setup_json.h.
#pragma once

#include "engine/game/chance.h"
#include "engine/rules/setup.h"

namespace bastide {

// Colours in the order of BASE-02; locale key "colour.<key>".
inline constexpr std::array<std::string_view, 6> kColourKeys = {"yellow", "red",  "pink",
                                                                "green",  "blue", "black"};

// The 24 characters that may be typed, in any script.
inline constexpr std::size_t kMaxNameBytes = 72;

struct Player {
  std::string name;  // clean_text.h, at most kMaxNameBytes; empty = the shell shows the colour's name
  u8 colour = 0;     // index into kColourKeys, different for each player
  friend bool operator==(const Player&, const Player&) = default;
};

struct GameSetup {
  Setup setup;
  std::vector<Player> players;    // setup.players of them
  std::string seed;               // is_valid_seed (deck.h), unless a deck is given
  std::vector<std::string> deck;  // tile ids in draw order, without the start tile; else empty
  std::vector<std::string>
      left_out;              // tile ids, each as often as copies of it stay in the box; not with a deck
  std::vector<Given> given;  // other answers of chance: "rolls" …
  friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

// Players with colours filled in where unset: the first free ones in the order blue, red, yellow, green,
// black, pink.
std::vector<Player> default_players(int count);

}  // namespace bastide
