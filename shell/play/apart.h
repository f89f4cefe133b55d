// A game that is played apart, by links that go from one player to the next: which of the kept games such a
// link goes on from, and where the screen begins to show what happened. No drawing.
#pragma once

#include "engine/game/game.h"

#include <optional>
#include <string>
#include <vector>

namespace bastide::shell {

[[nodiscard]] bool is_apart(const GameSetup& setup);
// The same but for who sits where: of two screens at which one game is played.
[[nodiscard]] bool same_table(const GameSetup& a, const GameSetup& b);

// The game as a link that shows nothing at a glance; nobody who reads it is said to be anywhere. Errors:
// those of make_position_link.
Result<std::string> turn_link(const Game& game);

// What the game of a link is to one that is kept here.
enum class Kinship : u8 {
  None,    // another game
  Branch,  // both went on from the same place, each another way
  Older,   // the kept one has gone on since
  Same,
  Newer,  // goes on from the kept one
};
struct Kin {
  Kinship kinship = Kinship::None;
  std::size_t common = 0;  // so many actions of theirs are the same
};
[[nodiscard]] Kin kin_of(const Game& kept, const Game& came);
// Closer than the other one: to go on from.
[[nodiscard]] bool closer(const Kin& a, const Kin& b);

// The seats of people, in order: who may say to be one of them.
[[nodiscard]] std::vector<Seat> people(const GameSetup& setup);
// Those seats are here, all other people elsewhere.
void sit_down(Game& game, const std::vector<Seat>& here);
void sit_as_in(Game& game, const GameSetup& kept);

// Goes back to what was seen last, of so many actions; unknown: to the last decision of somebody here, or at
// most through one round. What comes then waits as undone (Session::catches_up).
void go_back_to_seen(Game& game, std::optional<std::size_t> seen);

// The first so many actions of a game, in one number.
[[nodiscard]] u32 fingerprint(const Game& game, std::size_t actions);

// Something of it is hidden from some of the players: what a link cannot keep from who takes it apart.
[[nodiscard]] bool hides_something(const Game& game);

// Whose turn it is sits elsewhere, or it is over, and the others have not been sent what was decided here.
[[nodiscard]] bool is_to_be_sent(const Game& game, std::size_t sent);

}  // namespace bastide::shell
