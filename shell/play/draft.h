// The set-up being made: what the set-up screen edits and a new game begins with. No drawing.
#pragma once

#include "engine/game/game_setup.h"
#include "shell/play/mix.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bastide::shell {

class Draft {
 public:
  // Two players, names as last typed in, a seed of its own.
  void start(const std::vector<std::string>& names);
  void take(const GameSetup& setup);
  // Another game (index into the catalogue), as it was set up last.
  void choose(u8 family);
  [[nodiscard]] GameSetup setup() const;  // as it would be played

  GameSetup game;  // all but the players
  [[nodiscard]] Setup& rules() { return game.setup; }
  [[nodiscard]] const Setup& rules() const { return game.setup; }

  // The rules as they are set now, nullptr where none can be made of it; and how many tiles there are, those
  // left out not counted.
  [[nodiscard]] const std::shared_ptr<const Rules>& made() { return mix().made(); }
  [[nodiscard]] int tiles();
  // --- expansions and options, of which some do not go together: those chosen before give way. Answers them.
  std::vector<int> toggle(ExpansionId expansion);  // options set back to what they are if nothing is said
  std::vector<ExpansionId> drop_clashing();        // after an option was chosen: expansions switched off

  // --- tiles: how many copies of each set, single ones left out
  [[nodiscard]] const Mix& mix();
  void set_copies(ExpansionId expansion, int copies) { rules().set_copies(expansion, copies); }
  [[nodiscard]] int left_out(u8 design);
  void leave_out(u8 design, int count);  // so many of them, as far as there are
  [[nodiscard]] bool as_printed();       // one copy of each set, nothing left out
  void print_again();                    // back to that

  // --- players, by seat. All six are kept, so that taking one away and back keeps his name.
  [[nodiscard]] int players() const { return game.setup.players; }
  [[nodiscard]] const Player& player(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] std::vector<std::string> names() const;
  void name(int seat, const std::string& text);
  void decide(int seat, SeatKind kind, u8 level);  // who decides for it
  [[nodiscard]] bool watched() const;              // computer players alone
  void add_player() { ++game.setup.players; }
  void remove_player(int seat);
  void swap_players(int a, int b);
  void to_front(int seat);  // the others move down by one
  // Another player has that colour.
  [[nodiscard]] bool taken(int seat, unsigned colour) const;
  // From a seat not taken, or swapped with another player.
  void take_colour(int seat, unsigned colour);
  void next_colour(int seat);  // that nobody has

 private:
  std::array<Player, kMaxPlayers> seats_;
  std::map<u8, GameSetup> others_;  // by game
  std::optional<Mix> mix_;
  std::optional<Setup> mix_of_;
};

}  // namespace bastide::shell
