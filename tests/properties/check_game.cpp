#include "tests/properties/check_game.h"

#include "engine/data/json.h"
#include "engine/game/action_json.h"
#include "engine/game/action_text.h"
#include "engine/game/link.h"
#include "engine/game/position_key.h"
#include "engine/game/save.h"
#include "tests/support/invariants.h"
#include "tests/support/random_play.h"
#include "tests/support/referee.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>
#include <set>

namespace bastide::test {
namespace {

using std::string;

class Checker {
 public:
  Checker(Game& game, const string& seed, const GameChecks& checks)
      : game_(game),
        checks_(checks),
        rng_(hash_text("choices of " + seed)),
        referee_(game.rules()),
        total_tiles_(count_tiles_of_game(game.state())) {}

  string run() {
    while (!game_.over()) {
      if (++decisions_ > 2000) return "the game does not end";
      string problem = check_state();
      if (problem.empty()) problem = check_legal();
      if (problem.empty()) problem = check_view();
      if (problem.empty()) problem = move();
      if (problem.empty() && decisions_ % 40 == 0) problem = check_history();
      if (!problem.empty()) return at(problem);
    }
    string problem = check_state();
    if (problem.empty()) problem = check_history();
    if (problem.empty()) problem = check_end();
    return problem.empty() ? "" : at(problem);
  }

 private:
  [[nodiscard]] const Rules& rules() const { return game_.rules(); }
  [[nodiscard]] const State& state() const { return game_.state(); }
  [[nodiscard]] string at(const string& problem) const {
    return "decision " + std::to_string(decisions_) + ": " + problem;
  }

  string check_state() {
    land_.emplace(rules(), state());
    string problem = check_features(rules(), state(), *land_);
    if (problem.empty()) problem = check_tiles(state(), total_tiles_);
    if (problem.empty() && checks_.pieces) problem = check_pieces(rules(), state());
    if (problem.empty()) problem = check_tokens(rules(), state());
    if (problem.empty()) problem = check_score_events();
    return problem;
  }

  // The score is the sum of the events.
  string check_score_events() {
    for (; events_seen_ < game_.events().size(); ++events_seen_) {
      const Event& event = game_.events()[events_seen_];
      if (event.kind != EventKind::Scored) continue;
      if (event.amount != event.points.total()) return "an event's points are not the sum of their reasons";
      event_score_[event.seat] += event.amount;
      if (const string problem = check_origin(event); !problem.empty()) return problem;
    }
    for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
      if (event_score_[seat] != state().score[seat]) return "score is not the sum of the events";
    }
    return "";
  }

  // Points that no feature gives come from somewhere, but for those of the end.
  string check_origin(const Event& event) {
    if (event.feature_segment != kNoSegmentId || event.final_scoring) return "";
    const Origin& from = event.from;
    const auto players = static_cast<unsigned>(rules().setup.players);
    switch (from.at) {
      case Origin::At::Nowhere: return "points from nowhere";
      case Origin::At::Place: return is_tile(state().at(from.cell)) ? "" : "points from where no tile lies";
      case Origin::At::Counter:
        return from.counter < rules().counters_per_seat && from.seat < players ? ""
                                                                               : "points from no counter";
      case Origin::At::Seat: return from.seat < players ? "" : "points from nobody";
    }
    return "";
  }

  // The list of answers: not empty, none twice, each legal, the same after a trip through text or JSON.
  string check_legal() {
    if (pending(state()).who >= rules().setup.players) return "nobody at the table is asked";
    game_.legal(legal_);
    if (legal_.empty()) return "no legal action";
    std::set<string> texts;
    for (const Action& action : legal_) {
      const string text = action_text(rules(), action);
      if (!texts.insert(text).second) return "twice: " + text;
      const auto read = parse_action_text(rules(), text);
      if (!read.ok() || !(*read == action)) return "not read back: " + text;
    }
    const int size = legal_.size();
    for (int n = 0; n < 3; ++n) {
      const int index = static_cast<int>(rng_.below(static_cast<u32>(size)));
      const Action& action = legal_[index];
      if (!is_legal(rules(), state(), action)) return "listed but not legal";
      const auto by_index = action_from_json(rules(), state(), Json(index));
      if (!by_index.ok() || !(*by_index == action)) return "not found by index";
      if (n != 0) continue;
      const Json json = action_json(rules(), state(), action);
      const auto parsed = parse_json(json.dump(), "action");
      if (!parsed.ok()) return "not JSON: " + json.dump();
      const auto by_json = action_from_json(rules(), state(), *parsed);
      if (!by_json.ok() || !(*by_json == action)) return "not found again: " + json.dump();
    }
    if (action_from_json(rules(), state(), Json(size)).ok()) return "an index beyond the list is accepted";
    const bool placing = pending(state()).expansion == kCoreId && state().hand != kNoDesign;
    return placing ? check_placements(rules(), state(), *land_) : "";
  }

  // Whoever is asked may answer by what it may see.
  string check_view() {
    view_for(rules(), state(), pending(state()).who, *view_);
    legal_actions(rules(), *view_, legal_of_view_);
    return std::ranges::equal(legal_, legal_of_view_) ? "" : "the view of the seat has other answers";
  }

  // Equal in all that matters; a difference of bytes alone may lie in what is unused.
  static bool same(const State& a, const State& b) {
    return std::memcmp(&a, &b, sizeof(State)) == 0 || state_hash(a) == state_hash(b);
  }

  // A random action; a clone that goes another way does not disturb it, one that goes the same way
  // ends in the same state.
  string move() {
    const Action action = random_action(legal_, rng_);
    const Action other = random_action(legal_, rng_);
    before_ = state();
    clone_ = before_;
    astray_ = before_;
    bastide::apply(rules(), astray_, other);
    if (std::memcmp(&before_, &state(), sizeof(State)) != 0) return "a clone changes the original";

    const int turn = state().turn;
    const std::size_t answered = game_.chance().answers().size();
    referee_.follow(state(), action);
    if (!game_.apply(action)) return "refused: " + action_text(rules(), action);
    bastide::apply(rules(), clone_, action);
    answer_along(clone_, answered);
    if (!same(clone_, state())) return "a clone that does the same differs";
    return checks_.referee && (game_.over() || state().turn != turn) ? check_referee() : "";
  }

  // Gives the clone the answers that chance has given the game.
  void answer_along(State& state, std::size_t answered) const {
    for (; answered < game_.chance().answers().size(); ++answered)
      bastide::apply(rules(), state, game_.chance().answers()[answered]);
  }

  string check_referee() {
    referee_.end_turn(state());
    if (game_.over()) referee_.end_game(state());
    return referee_.compare(state());
  }

  // Save and load, undo and redo.
  string check_history() {
    const u64 now = state_hash(state());
    bastide::clone(astray_, state());  // over what another game has left there
    if (state_hash(astray_) != now) return "a copy of what is in use differs";
    if (position_key(rules(), astray_) != position_key(rules(), state())) return "a copy has another key";
    const string saved = save_game(game_);
    const auto loaded = load_game(saved, checks_.catalogue);
    if (!loaded.ok()) return "not loaded: " + loaded.error().text();
    if (state_hash(loaded->state()) != now) return "loaded game differs";
    if (loaded->events().size() != game_.events().size()) return "loaded events differ";
    if (save_game(*loaded) != saved) return "saved again it differs";
    const auto unsealed = unseal(seal(saved));
    if (!unsealed.ok() || *unsealed != saved) return "not unsealed";

    const std::size_t events = game_.events().size();
    if (!game_.undo()) return "no undo";
    if (!same(before_, state())) return "undo gives another state";
    auto again = load_game(save_game(game_, Undone::Kept), checks_.catalogue);
    if (!again.ok()) return "not loaded with what is undone: " + again.error().text();
    if (!same(before_, again->state()) || !again->redo()) return "what is undone is not kept";
    if (now != state_hash(again->state())) return "what was kept as undone gives another state";
    if (save_game(game_).find("undone") != string::npos) return "a file tells what was undone";
    if (!game_.redo()) return "no redo";
    if (now != state_hash(state())) return "redo gives another state";
    if (events != game_.events().size()) return "redo gives other events";
    return game_.can_redo() ? "redo twice" : "";
  }

  string check_end() {
    if (game_.apply(Action{})) return "an action after the end";
    ActionList none;
    game_.legal(none);
    if (!none.empty()) return "legal actions after the end";
    const auto breakdown = game_.breakdown();
    for (unsigned seat = 0; seat < breakdown.size(); ++seat) {
      int sum = 0;
      for (const auto& [reason, points] : breakdown[seat]) sum += points;
      if (sum != state().score[seat]) return "the breakdown does not add up";
    }
    return "";
  }

  Game& game_;
  const GameChecks& checks_;
  Rng rng_;
  Referee referee_;
  int total_tiles_;
  int decisions_ = 0;
  std::size_t events_seen_ = 0;
  std::array<int, kMaxPlayers> event_score_{};
  ActionList legal_, legal_of_view_;
  std::unique_ptr<State> view_ = std::make_unique<State>();
  std::optional<SlowLandscape> land_;  // of the state as it is
  State before_;                       // the last action
  State clone_, astray_;
};

string check_link(const GameSetup& setup, Catalogue catalogue) {
  const auto link = make_link(setup, catalogue);
  if (!link.ok()) return "no link: " + link.error().text();
  const auto read = parse_link(*link, catalogue);
  if (!read.ok()) return "link not read: " + read.error().text();
  return *read == setup ? "" : "link reads as another set-up: " + *link;
}

}  // namespace

string check_game(const Setup& setup, const string& seed, const GameChecks& checks) {
  GameSetup game_setup;
  game_setup.setup = setup;
  game_setup.players = default_players(setup.players);
  game_setup.seed = seed;
  auto game = Game::create(game_setup, checks.catalogue);
  if (!game.ok()) return "not started: " + game.error().text();
  string problem = check_link(game_setup, checks.catalogue);
  if (problem.empty()) problem = std::make_unique<Checker>(*game, seed, checks)->run();
  return problem.empty() ? ""
                         : "seed " + seed + ", " + *make_link(game_setup, checks.catalogue) + ": " + problem;
}

}  // namespace bastide::test
