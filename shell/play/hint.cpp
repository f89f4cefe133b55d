#include "shell/play/hint.h"

#include "engine/game/action_json.h"
#include "engine/rules/rules.h"

#include <algorithm>
#include <memory>

namespace bastide::shell {
namespace {

constexpr int kSimulations = 5'000, kMs = 1'500;
constexpr int kMostPoints = 100'000;

}  // namespace

bool Hint::possible() const {
  switch (session_.phase()) {
    case Phase::Place:
    case Phase::Figure:
    case Phase::Choose: return !session_.keeps_secrets() || session_.revealed();
    default: return false;
  }
}

void Hint::ask() {
  if (!possible()) return;
  moves_.clear();
  revision_ = session_.revision();
  state_ = State::Thinks;
  thinker_.ask({.seed = "hint",
                .player = kLevels.back(),
                .simulations = limit_ > 0 ? limit_ : kSimulations,
                .ms = limit_ > 0 ? 0 : kMs,
                .moves = kMoves},
               kMs + Thinker::kPatience);
}

void Hint::drop() {
  if (state_ == State::Thinks && revision_ == session_.revision()) thinker_.cancel();
  state_ = State::None;
  moves_.clear();
}

void Hint::follow() {
  if (state_ == State::None) return;
  if (revision_ != session_.revision() || !possible()) {
    state_ = State::None;
    moves_.clear();
    return;
  }
  if (state_ != State::Thinks) return;
  switch (thinker_.state()) {
    case Thinker::State::Answered: return read();
    case Thinker::State::Failed: state_ = State::Failed; return;
    case Thinker::State::Asked: return;
    case Thinker::State::Idle: state_ = State::None;  // somebody else cancelled it
  }
}

void Hint::read() {
  const Json told = thinker_.told();
  thinker_.cancel();
  JsonReader reader(told, "answer");
  // The first is what would be played. The others come in the order in which they were thought about most;
  // whoever reads what each brings wants the better first.
  const auto keep = [&](const HintMove& move) {
    const auto worse = [&](const HintMove& other) { return other.margin < move.margin; };
    moves_.insert(moves_.empty() ? moves_.end() : std::find_if(moves_.begin() + 1, moves_.end(), worse),
                  move);
  };
  if (const Json* moves = reader.array("moves"); moves != nullptr)
    for (const Json& one : *moves)
      if (const auto move = read_one(one)) keep(*move);
  state_ = moves_.empty() ? State::Failed : State::Shown;
}

std::optional<HintMove> Hint::read_one(const Json& told) const {
  JsonReader reader(told, "move");
  const Json* line = reader.array("line");
  HintMove move;
  move.margin = reader.number("margin", 0, -kMostPoints, kMostPoints);
  move.points = reader.integer("points", 0, -kMostPoints, kMostPoints);
  move.later = reader.integer("later", 0, -kMostPoints, kMostPoints);
  move.home = reader.integer("home", 0, 0, kMostPoints);
  move.takes = reader.integer("takes", 0, 0, kMostPoints);
  move.gives = reader.integer("gives", 0, 0, kMostPoints);
  move.blocks = reader.integer("blocks", 0, 0, kMostPoints);
  move.denies = reader.integer("denies", 0, 0, kMostPoints);
  if (!reader.ok() || line == nullptr || line->empty()) return std::nullopt;
  const Rules& rules = session_.game().rules();
  const auto first = action_from_json(rules, session_.game().state(), (*line)[0]);
  if (!first) return std::nullopt;
  move.first = *first;
  if (line->size() < 2) return move;
  const auto after = std::make_unique<bastide::State>();
  clone(*after, session_.game().state());
  apply(rules, *after, move.first);
  if (is_over(*after) || pending(*after).who != session_.who()) return move;
  const auto then = action_from_json(rules, *after, (*line)[1]);
  if (!then) return move;
  move.then = *then;
  if (then->verb == Verb::DeployPiece && then->segment != kNoSegment)
    move.feature = feature_of(*after, segment_at(*after, then->cell, then->segment)).kind;
  return move;
}

}  // namespace bastide::shell
