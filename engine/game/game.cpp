#include "engine/game/game.h"

#include "engine/rules/steps.h"

#include <algorithm>
#include <utility>

namespace bastide {

Result<Game> Game::create(const GameSetup& setup, Catalogue catalogue, const std::vector<std::string>& drawn,
                          const std::vector<Given>& answered) {
  auto rules = make_rules(setup.setup, catalogue);
  if (!rules) return rules.error();
  Game game;
  game.setup_ = setup;
  game.catalogue_ = catalogue;
  if (game.setup_.players.size() != static_cast<std::size_t>(setup.setup.players)) {
    game.setup_.players = default_players(setup.setup.players);
  }
  game.rules_ = *rules;
  if (!setup.deck.empty()) {
    auto deck = deck_from_ids(*game.rules_, setup.deck);
    if (!deck) return deck.error();
    game.chance_.emplace(*game.rules_, *deck);
  } else {
    if (!is_valid_seed(setup.seed)) return Error{"1 to 40 characters of A-Z a-z 0-9 . _ -", "seed", "seed"};
    auto left_out = deck_from_ids(*game.rules_, setup.left_out);
    if (!left_out) return Error{left_out.error().what, "left_out", left_out.error().code};
    game.chance_.emplace(*game.rules_, setup.seed, *left_out);
  }
  if (auto error = check_given(*game.rules_, setup.given, "")) return *error;
  if (auto error = check_given(*game.rules_, answered, "chance.")) return *error;
  game.chance_->give(setup.given);
  game.chance_->give(answered);
  Deck first;
  for (const std::string& id : drawn) {
    const u8 design = game.rules_->design_by_id(id);
    if (design == kNoDesign) return Error{"unknown tile '" + id + "'", "chance.deck", "unknown_tile"};
    first.push_back(design);
  }
  game.chance_->give_draws(*game.rules_, first);
  game.state_ = std::make_unique<State>();
  game.restart();
  return game;
}

void Game::restart() {
  listed_ = false;
  chance_->rewind();
  log_.clear();
  event_marks_.clear();
  actions_.clear();
  deciders_.clear();
  secret_at_ = 0;
  start_game(*rules_, *state_, &log_, chance_->tiles().data());
  play_chance();
}

namespace {

bool is_drawn_in_secret(const Rules& rules, Decision decision) {
  const bool tile = decision.expansion == kCoreId && decision.kind == kDrawDecision;
  return tile ? rules.shown.hidden_hands : rules.decision_def(decision).secret;
}

}  // namespace

void Game::play_chance() {
  while (!is_over(*state_) && pending(*state_).who == kChance) {
    if (is_drawn_in_secret(*rules_, pending(*state_))) secret_at_ = actions_.size();
    bastide::apply(*rules_, *state_, chance_->answer(*rules_, *state_), &log_);
  }
}

void Game::apply_unchecked(const Action& action) {
  event_marks_.push_back(log_.events().size());
  deciders_.push_back(pending(*state_).who);
  actions_.push_back(action);
  listed_ = false;
  bastide::apply(*rules_, *state_, action, &log_);
  play_chance();
}

const ActionList& Game::legal() const {
  if (!legal_) legal_ = std::make_unique<ActionList>();
  if (!listed_) legal_actions(*rules_, *state_, *legal_);
  listed_ = true;
  return *legal_;
}

void Game::legal(ActionList& actions) const {
  actions.clear();
  for (const Action& action : legal()) actions.add(action);
}

bool Game::apply(const Action& action) {
  if (over() || std::find(legal().begin(), legal().end(), action) == legal().end()) return false;
  undone_.clear();
  ahead_.reset();
  apply_unchecked(action);
  return true;
}

std::size_t Game::events_before(std::size_t action) const {
  return action < event_marks_.size() ? event_marks_[action] : log_.events().size();
}

bool Game::undo() { return !actions_.empty() && rewind(actions_.size() - 1); }

bool Game::rewind(std::size_t actions) {
  if (actions > actions_.size()) return false;
  if (actions == actions_.size()) return true;
  if (!ahead_) ahead_ = *chance_;
  std::vector<Action> kept = std::move(actions_);
  while (kept.size() > actions) {
    undone_.push_back(kept.back());
    kept.pop_back();
  }
  restart();
  for (const Action& action : kept) apply_unchecked(action);
  return true;
}

bool Game::redo() {
  if (undone_.empty()) return false;
  const Action action = undone_.back();
  undone_.pop_back();
  if (undone_.empty()) ahead_.reset();
  apply_unchecked(action);
  return true;
}

std::vector<Game::Breakdown> Game::breakdown() const { return breakdown(*rules_, log_.events()); }

std::vector<Game::Breakdown> Game::breakdown(const Rules& rules, const std::vector<Event>& events) {
  std::vector<Breakdown> result(static_cast<std::size_t>(rules.setup.players));
  for (const Event& event : events) {
    if (event.kind != EventKind::Scored) continue;
    Breakdown& seat = result[event.seat];
    if (event.feature_segment == kNoSegmentId) {  // not a feature's points: named by their reasons
      for (const PointItem& item : event.points)
        seat[std::string(rules.reason_key(item.reason))] += item.amount;
    } else {
      seat[std::string(rules.family->kinds[event.feature].key)] += event.amount;
    }
  }
  return result;
}

}  // namespace bastide
