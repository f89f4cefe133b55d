// What a new game needs besides rules: who sits at the table, and the seed (or an explicit deck).
// Also their JSON form, shared by saves, the bot protocol and links.
#pragma once

#include "engine/data/json.h"
#include "engine/rules/setup.h"

#include <span>
#include <string>
#include <vector>

namespace bastide {

struct Room;

// Colours in the order of BASE-02; locale key "colour.<key>".
inline constexpr std::array<std::string_view, 6> kColourKeys = {"yellow", "red",  "pink",
                                                                "green",  "blue", "black"};

inline constexpr std::size_t kMaxNameBytes = 60;

struct Player {
  std::string name;  // UTF-8, at most kMaxNameBytes; empty = the shell shows the colour's name
  u8 colour = 0;     // index into kColourKeys, different for each player
  friend bool operator==(const Player&, const Player&) = default;
};

struct GameSetup {
  Setup setup;
  std::vector<Player> players;    // setup.players of them
  std::string seed;               // is_valid_seed (deck.h), unless a deck is given
  std::vector<std::string> deck;  // tile ids in draw order, without the start tile; else empty
  friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

// {"players":2,"edition":"C2","farmers":true,"expansions":[],"options":{},"seed":"…"} and, if they
// are set, "deck", "names", "colours". Reading checks everything; unknown keys are errors.
// `extra_rooms` as in make_rules: expansions beside the built-in ones.
Json setup_to_json(const GameSetup& setup, std::span<const Room* const> extra_rooms = {});
Result<GameSetup> setup_from_json(const Json& json, std::string_view where,
                                  std::span<const Room* const> extra_rooms = {});

// Players with colours filled in where unset: the first free ones in the order blue, red, yellow, green,
// black, pink.
std::vector<Player> default_players(int count);

}  // namespace bastide
