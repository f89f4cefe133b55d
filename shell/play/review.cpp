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
  decisions_.clear();
  for (std::size_t i = 0; i < game.actions().size(); ++i) {
    deciders_.push_back(game.decided(i));
    if (game.actions()[i].verb == Verb::PlaceTile) decisions_.push_back(i);
  }
  walked_.reset();
  if (auto again = copy_of(game)) walked_ = std::move(*again);
  failure_ = {};
  if (!walked_ || decisions_.empty()) {
    state_ = State::Done;
    return;
  }
  workers_.ask(
      {.questions = decisions_.size(),
       .patience_ms = kPatience,
       .message = [this](std::size_t question) { return message(decisions_[question]); },
       .understand = [this](std::size_t question,
                            const std::string& text) { return understand(decisions_[question], text); },
       .done =
           [this] {
             state_ = State::Done;
             workers_.rest();
           },
       .failed =
           [this](std::string_view why) {
             state_ = State::Failed;
             failure_ = why;
           },
       .dropped = [this] { end(); }});
}

bool Review::is_of(const Game& game) const { return state_ != State::None && save_game(game) == game_; }

void Review::end() {
  if (state_ == State::Done) return;
  workers_.stop();
  workers_.rest();
  state_ = State::None;
  judged_.clear();
}

void Review::try_again() {
  if (state_ != State::Failed) return;
  state_ = State::Asks;
  workers_.go_on();
}

float Review::progress() const {
  return decisions_.empty()
             ? 1
             : static_cast<float>(workers_.understood()) / static_cast<float>(decisions_.size());
}

std::string Review::message(std::size_t at) const {
  std::string text = R"({"cmd":"review","at":)" + std::to_string(at);
  if (limit_ > 0) text += R"(,"simulations":)" + std::to_string(limit_);
  return text + R"(,"game":)" + game_ + "}";
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
