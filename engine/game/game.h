// Game: one whole game = set-up + seed + the list of actions. It plays chance itself (the tiles come
// from the seed's deck), keeps the events, and can save, load, replay and undo, all by replaying.
// This is what shell, command line and tests hold; search works on Rules and State directly.
#pragma once

#include "engine/api.h"
#include "engine/game/deck.h"
#include "engine/game/game_setup.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace bastide {

class Game {
 public:
  // Starts a new game and draws the first tile. Errors: bad set-up, seed or deck.
  static Result<Game> create(const GameSetup& setup, std::span<const Room* const> extra_rooms = {});

  [[nodiscard]] const GameSetup& setup() const { return setup_; }
  [[nodiscard]] const Rules& rules() const { return *rules_; }
  [[nodiscard]] std::shared_ptr<const Rules> shared_rules() const { return rules_; }
  [[nodiscard]] const State& state() const { return *state_; }
  [[nodiscard]] bool over() const { return is_over(*state_); }

  // Legal answers to pending(state()); never a chance decision: Game answers those itself.
  void legal(ActionList& actions) const { legal_actions(*rules_, *state_, actions); }

  // Carries out an action and all chance after it. false, and nothing changed, if it is not legal.
  bool apply(const Action& action);

  // The players' actions so far, oldest first.
  [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }

  // Events of the whole game, oldest first. events_before(n) is how many of them came before action n
  // (events_before(0): those of setting up and the first draw); events_before(actions().size()) is
  // all of them.
  [[nodiscard]] const std::vector<Event>& events() const { return log_.events(); }
  [[nodiscard]] std::size_t events_before(std::size_t action) const;

  // Takes back the last action; redo brings it back until another is made.
  [[nodiscard]] bool can_undo() const { return !actions_.empty(); }
  [[nodiscard]] bool can_redo() const { return !undone_.empty(); }
  bool undo();
  bool redo();

  // Turns played so far are counted from 1 for players.
  [[nodiscard]] int turn_number() const { return state_->turn + 1; }

  // The deck as drawn; drawn() is how many of it have left the bag, discarded ones included.
  [[nodiscard]] const Deck& deck() const { return deck_; }
  [[nodiscard]] std::size_t drawn() const { return drawn_; }

  // Points by what they were for, per seat: "road", "city", … (feature keys; rooms add reasons of
  // their own, e.g. "goods"). The sum of a seat's values is its score.
  using Breakdown = std::map<std::string, int, std::less<>>;
  [[nodiscard]] std::vector<Breakdown> breakdown() const;

 private:
  Game() = default;
  void restart();
  void play_chance();
  void apply_unchecked(const Action& action);

  GameSetup setup_;
  std::shared_ptr<const Rules> rules_;
  std::unique_ptr<State> state_;
  Deck deck_;
  std::size_t drawn_ = 0;
  std::vector<Action> actions_;
  std::vector<Action> undone_;
  EventLog log_;
  std::vector<std::size_t> event_marks_;  // events_before each action
};

}  // namespace bastide
