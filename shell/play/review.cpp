#include "shell/play/review.h"

#include "engine/core/sort.h"
#include "engine/game/action_json.h"
#include "engine/game/save.h"

#include <algorithm>

namespace bastide::shell {

void Review::begin(const Game& game) {
  if (!game.over() || is_of(game)) return;
  end();
  state_ = State::Asks;
  game_ = save_game(game);
  deciders_.clear();
  judged_.clear();
  asked_.clear();
  for (std::size_t i = 0; i < game.actions().size(); ++i) {
    deciders_.push_back(game.decided(i));
    if (game.actions()[i].verb == Verb::PlaceTile) asked_.push_back(i);
  }
  walked_.reset();
  if (auto again = copy_of(game)) {
    walked_ = std::move(*again);
    walked_->rewind(0);
  }
  next_ = 0;
  attempts_ = 0;
  failure_ = {};
  ask();
}

bool Review::is_of(const Game& game) const { return state_ != State::None && save_game(game) == game_; }

// The worker may be asked by others: it is ended only if it was asked here.
void Review::end() {
  if (state_ == State::Done) return;
  if (state_ == State::Asks) worker_.end();
  state_ = State::None;
  judged_.clear();
}

void Review::try_again() {
  if (state_ != State::Failed) return;
  state_ = State::Asks;
  attempts_ = 0;
  ask();
}

float Review::progress() const {
  return asked_.empty() ? 1 : static_cast<float>(next_) / static_cast<float>(asked_.size());
}

void Review::ask() {
  if (next_ >= asked_.size() || !walked_) {
    state_ = State::Done;
    return;
  }
  ++attempts_;
  std::string message = R"({"cmd":"review","at":)" + std::to_string(asked_[next_]);
  if (limit_ > 0) message += R"(,"simulations":)" + std::to_string(limit_);
  worker_.ask(message + R"(,"game":)" + game_ + "}", kPatience,
              [this](platform::WorkerEnd end, const std::string& text) { hear(end, text); });
}

void Review::hear(platform::WorkerEnd end, const std::string& text) {
  if (state_ != State::Asks) return;
  switch (end) {
    case platform::WorkerEnd::Answered:
      if (!understand(text)) return fail("illegal");
      ++next_;
      attempts_ = 0;
      return ask();
    case platform::WorkerEnd::Missing: return fail("missing");
    case platform::WorkerEnd::Refused: return fail("refused");
    case platform::WorkerEnd::Broken: return fail("broken");
    case platform::WorkerEnd::Silent: return fail("silent");
  }
}

void Review::fail(std::string_view why) {
  if (why != "missing" && why != "refused" && attempts_ < kAttempts) return ask();
  state_ = State::Failed;
  failure_ = why;
}

// Nothing is said of some decisions: they are passed over.
bool Review::understand(const std::string& text) {
  const auto told = parse_json(text, "review");
  if (!told) return false;
  JsonReader reader(*told, "review");
  const std::size_t at = asked_[next_];
  if (!reader.ok() || reader.integer("at", -1, 0, 1 << 16) != static_cast<int>(at)) return false;
  while (walked_->actions().size() < at)
    if (!walked_->redo()) return false;
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
  judged_.push_back(std::move(one));
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
