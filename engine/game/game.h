// Game: one whole game = set-up + seed + the list of actions. It plays chance itself (the tiles come
// from the seed's deck), keeps the events, and can save, load, replay and undo, all by replaying.
// This is what shell, command line and tests hold; search works on Rules and State directly.
#pragma once

#include "engine/api.h"
#include "engine/assembly/built_in.h"
#include "engine/game/game_setup.h"

#include <map>

namespace bastide {

class Game {
 public:
  // Starts a new game and draws the first tile. Errors: bad set-up, seed or deck. What was drawn and rolled
  // already, in a game that is loaded, comes before what set-up and seed say (Chance).
  static Result<Game> create(const GameSetup& setup, Catalogue catalogue = built_in(),
                             const std::vector<std::string>& drawn = {},
                             const std::vector<Given>& answered = {});

  [[nodiscard]] const GameSetup& setup() const { return setup_; }
  [[nodiscard]] Catalogue catalogue() const { return catalogue_; }
  [[nodiscard]] const Rules& rules() const { return *rules_; }
  [[nodiscard]] std::shared_ptr<const Rules> shared_rules() const { return rules_; }
  [[nodiscard]] const State& state() const { return *state_; }
  [[nodiscard]] bool over() const { return is_over(*state_); }

  // Legal answers to pending(state()); never a chance decision: Game answers those itself.
  // They are listed once for each position.
  [[nodiscard]] const ActionList& legal() const;
  void legal(ActionList& actions) const;

  // Carries out an action and all chance after it. false, and nothing changed, if it is not legal.
  bool apply(const Action& action);

  // The players' actions so far, oldest first.
  [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }
  // The seat that was asked when action n was made.
  [[nodiscard]] Seat decided(std::size_t n) const { return deciders_[n]; }

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
  // Takes back all but the first so many; false, and nothing changed, if there are not so many.
  bool rewind(std::size_t actions);
  // What was taken back, the next to be brought back last.
  [[nodiscard]] const std::vector<Action>& undone() const { return undone_; }
  // An action after the first n has drawn something that only one player may know (DecisionDef::secret): who
  // takes it back would choose knowing what comes.
  [[nodiscard]] bool drew_in_secret(std::size_t n) const { return secret_at_ > n; }

  // Turns played so far are counted from 1 for players.
  [[nodiscard]] int turn_number() const { return state_->turn + 1; }

  // What chance has answered so far: tiles drawn (discarded ones included), rolls …
  [[nodiscard]] const Chance& chance() const { return *chance_; }
  // The same with what it answered to the actions that are undone.
  [[nodiscard]] const Chance& chance_ahead() const { return ahead_ ? *ahead_ : *chance_; }

  // Who decides for a seat from now on: the rules do not ask.
  void set_decider(Seat seat, SeatKind kind) { setup_.players[seat].kind = kind; }

  // Points by what they were for, per seat: "road", "city", … (feature keys; expansions add reasons of
  // their own). The sum of a seat's values is its score.
  using Breakdown = std::map<std::string, int, std::less<>>;
  [[nodiscard]] std::vector<Breakdown> breakdown() const;
  // The same of other events, by seat.
  static std::vector<Breakdown> breakdown(const Rules& rules, const std::vector<Event>& events);

 private:
  Game() = default;
  void restart();
  void play_chance();
  void apply_unchecked(const Action& action);

  GameSetup setup_;
  std::shared_ptr<const Rules> rules_;
  std::unique_ptr<State> state_;
  Catalogue catalogue_;
  std::optional<Chance> chance_;
  std::vector<Action> actions_;
  std::vector<Seat> deciders_;  // of the actions
  std::vector<Action> undone_;
  std::optional<Chance> ahead_;  // as it was when the first of them was undone
  std::size_t secret_at_ = 0;    // so many actions had been made when something secret was drawn last
  EventLog log_;
  mutable std::unique_ptr<ActionList> legal_;
  mutable bool listed_ = false;           // legal_ is of state_
  std::vector<std::size_t> event_marks_;  // events_before each action
};

}  // namespace bastide
