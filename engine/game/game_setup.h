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

// Who decides for a seat: a person at this screen, the computer at a level, or a person elsewhere. The rules
// do not ask; what is here only says who is waited for.
enum class SeatKind : u8 { Here, Computer, Elsewhere };
// Levels of computer players, weakest first.
inline constexpr std::array<std::string_view, 4> kLevels = {"gentle", "steady", "sharp", "master"};

struct Player {
  std::string name;  // clean_text.h, at most kMaxNameBytes; empty = the shell shows the colour's name
  u8 colour = 0;     // index into kColourKeys, different for each player
  SeatKind kind = SeatKind::Here;
  u8 level = 0;  // of a computer: index into kLevels
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

// A seat's kind in one word, in set-ups and links: "here", "elsewhere", or the level of the computer.
std::string_view seat_word(const Player& player);
bool read_seat_word(std::string_view word, Player& player);  // false: it is none

}  // namespace bastide
