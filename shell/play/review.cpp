#include "shell/play/review.h"

#include "engine/core/sort.h"
#include "engine/game/action_json.h"
#include "engine/game/save.h"

#include <algorithm>

namespace bastide::shell {

Review::Review(const std::vector<Worker>& workers) {
  for (const Worker& one : workers) workers_.push_back({one});
}

std::vector<Worker> Review::page_workers() {
  std::vector<Worker> workers;
  for (unsigned i = 0; i < platform::useful_workers(); ++i) workers.push_back(page_worker(i));
  return workers;
}

void Review::begin(const Game& game) {
  if (!game.over() || is_of(game)) return;
  end();
  state_ = State::Asks;
  game_ = save_game(game);
  deciders_.clear();
  judged_.clear();
  ahead_.clear();
  for (std::size_t i = 0; i < game.actions().size(); ++i) {
    deciders_.push_back(game.decided(i));
    if (game.actions()[i].verb == Verb::PlaceTile) ahead_.push_back(i);
  }
  std::reverse(ahead_.begin(), ahead_.end());
  decisions_ = ahead_.size();
  answered_ = 0;
  walked_.reset();
  if (auto again = copy_of(game)) walked_ = std::move(*again);
  failure_ = {};
  ask_all();
}

bool Review::is_of(const Game& game) const { return state_ != State::None && save_game(game) == game_; }

// The first worker may be asked by others: it is ended only if it was asked here.
void Review::end() {
  if (state_ == State::Done) return;
  stop();
  state_ = State::None;
  judged_.clear();
}

void Review::try_again() {
  if (state_ != State::Failed) return;
  state_ = State::Asks;
  ask_all();
}

float Review::progress() const {
  return decisions_ == 0 ? 1 : static_cast<float>(answered_) / static_cast<float>(decisions_);
}

void Review::ask_all() {
  if (answered_ == decisions_ || !walked_) {
    state_ = State::Done;
    return;
  }
  for (Asked& one : workers_)
    if (state_ == State::Asks && !ahead_.empty()) ask_next(one);
}

void Review::ask_next(Asked& one) {
  one.at = ahead_.back();
  one.attempts = 0;
  ahead_.pop_back();
  ask(one);
}

void Review::ask(Asked& one) {
  ++one.attempts;
  std::string message = R"({"cmd":"review","at":)" + std::to_string(*one.at);
  if (limit_ > 0) message += R"(,"simulations":)" + std::to_string(limit_);
  one.worker.ask(message + R"(,"game":)" + game_ + "}", kPatience,
                 [this, &one](platform::WorkerEnd end, const std::string& text) { hear(one, end, text); });
}

void Review::hear(Asked& one, platform::WorkerEnd end, const std::string& text) {
  if (state_ != State::Asks || !one.at) return;
  switch (end) {
    case platform::WorkerEnd::Answered:
      if (!understand(*one.at, text)) return fail(one, "illegal");
      one.at.reset();
      ++answered_;
      if (answered_ == decisions_) state_ = State::Done;
      if (!ahead_.empty()) return ask_next(one);
      if (&one != &workers_.front()) one.worker.end();
      return;
    case platform::WorkerEnd::Missing: return fail(one, "missing");
    case platform::WorkerEnd::Refused: return fail(one, "refused");
    case platform::WorkerEnd::Broken: return fail(one, "broken");
    case platform::WorkerEnd::Silent: return fail(one, "silent");
  }
}

void Review::stop() {
  for (Asked& one : workers_) {
    if (!one.at) continue;
    ahead_.push_back(*one.at);
    one.at.reset();
    one.worker.end();
  }
  sort_by(ahead_, [](std::size_t a, std::size_t b) { return a > b; });
}

void Review::fail(Asked& one, std::string_view why) {
  if (why != "missing" && why != "refused" && one.attempts < kAttempts) return ask(one);
  stop();
  state_ = State::Failed;
  failure_ = why;
}

bool Review::walk_to(std::size_t at) {
  if (at < walked_->actions().size()) return walked_->rewind(at);
  while (walked_->actions().size() < at)
    if (!walked_->redo()) return false;
  return true;
}

// Nothing is said of some decisions: they are passed over.
bool Review::understand(std::size_t at, const std::string& text) {
  const auto told = parse_json(text, "review");
  if (!told) return false;
  JsonReader reader(*told, "review");
  if (!reader.ok() || reader.integer("at", -1, 0, 1 << 16) != static_cast<int>(at)) return false;
  if (!walk_to(at)) return false;
  if (!reader.has("seat")) return reader.ok();
  Judged one;
  one.at = at;
  one.turn = walked_->turn_number();
  one.seat = deciders_[at];
  one.margin = reader.number("margin", 0, -1e6, 1e6);
  one.cost = reader.number("cost", 0, 0, 1e6);
  const Json* played = reader.array("played");
  const Json* best = reader.array("best");
  if (!reader.ok() || played == nullptr || best == nullptr) return false;
  const auto was = read_line(*played, *walked_), better = read_line(*best, *walked_);
  if (!was || !better) return false;
  one.played = *was;
  one.best = one.cost > 0 ? *better : *was;
  const auto later =
      std::find_if(judged_.begin(), judged_.end(), [at](const Judged& other) { return other.at > at; });
  judged_.insert(later, std::move(one));
  return true;
}

std::optional<std::vector<Action>> Review::read_line(const Json& line, const Game& game) const {
  std::vector<Action> actions;
  const auto state = std::make_unique<bastide::State>();
  clone(*state, game.state());
  const Seat seat = pending(*state).who;
  for (const Json& one : line) {
    if (is_over(*state) || pending(*state).who != seat) break;
    const auto action = action_from_json(game.rules(), *state, one);
    if (!action) return std::nullopt;
    actions.push_back(*action);
    apply(game.rules(), *state, *action);
  }
  return actions.empty() ? std::nullopt : std::optional(actions);
}

std::vector<std::size_t> Review::dearest(std::size_t most) const {
  std::vector<std::size_t> list;
  for (std::size_t i = 0; i < judged_.size(); ++i)
    if (judged_[i].cost >= kDear) list.push_back(i);
  sort_by(list, [&](std::size_t a, std::size_t b) {
    return judged_[a].cost != judged_[b].cost ? judged_[a].cost > judged_[b].cost : a < b;
  });
  if (list.size() > most) list.resize(most);
  return list;
}

std::optional<Game> Review::before(const Judged& one) const {
  if (state_ == State::None) return std::nullopt;
  if (!walked_) return std::nullopt;
  auto game = load_game(game_, walked_->catalogue());
  if (!game || !game->rewind(one.at)) return std::nullopt;
  return std::move(*game);
}

}  // namespace bastide::shell
