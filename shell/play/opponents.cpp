#include "shell/play/opponents.h"

#include <algorithm>
#include <array>

namespace bastide::shell {
namespace {

// The same for the same place in the same game: with it a game can be played again.
std::string seed_of(const Game& game) {
  const std::string& seed = game.setup().seed;
  return (seed.empty() ? "deck" : seed.substr(0, 32)) + "." + std::to_string(game.actions().size());
}

}  // namespace

Opponents::Effort Opponents::effort(unsigned level, bool hurried) {
  // 0: as many simulations as the level takes by itself; a number is what lets workers share them
  static constexpr std::array<Effort, kLevels.size()> kEfforts = {
      {{0, 900}, {0, 900}, {0, 900}, {4'000, 2'700}}};
  static constexpr Effort kHurried = {400, 200};
  const Effort usual = kEfforts[std::min<std::size_t>(level, kEfforts.size() - 1)];
  return hurried ? kHurried : usual;
}

Opponents::State Opponents::state() const {
  if (session_.phase() != Phase::Waiting) return State::None;
  if (thinker_.state() == Thinker::State::Failed && revision_ == session_.revision()) return State::Stuck;
  return paused_ ? State::Paused : State::Thinks;
}

void Opponents::notice_game() {
  const bool another = game_ != session_.started();
  game_ = session_.started();
  if (another) paused_ = hurried_ = false;
  // who only looks on and takes something back wants to look at it
  if (!another && session_.has_game() && !session_.somebody_here() && revision_ != session_.revision() &&
      session_.jumped() == session_.revision())
    paused_ = true;
}

void Opponents::follow(const Seen& seen) {
  notice_game();
  thinker_.follow();
  const bool changed = revision_ != session_.revision();
  open_ = seen.open;
  if (changed || !seen.rests || !seen.open) rests_since_ = seen.seconds;
  if (changed) shown_ = false;
  revision_ = session_.revision();
  if (session_.phase() != Phase::Waiting) {
    if (session_.phase() != Phase::None && session_.somebody_here()) hurried_ = false;
    return;
  }
  if (!seen.open || paused_) return;
  const std::optional<Action> prepared = session_.prepared();
  if (!prepared && thinker_.state() == Thinker::State::Idle) ask();
  if (prepared || answered()) play_when_due(seen, prepared);
}

void Opponents::ask() {
  const Player& player = session_.game().setup().players[session_.who()];
  Effort effort = Opponents::effort(player.level, hurried_);
  if (limit_ > 0)
    effort = {.simulations = effort.simulations == 0 ? limit_ : std::min(effort.simulations, limit_)};
  thinker_.ask({.seed = seed_of(session_.game()),
                .player = kLevels[player.level],
                .simulations = effort.simulations,
                .ms = effort.ms},
               effort.ms + Thinker::kPatience);
}

void Opponents::play_when_due(const Seen& seen, const std::optional<Action>& prepared) {
  const Action& next = prepared ? *prepared : *thinker_.answer();
  if (!std::exchange(shown_, true) && next.verb == Verb::PlaceTile) place_ = next.cell;
  const bool at_once = hurried_ && session_.somebody_here();
  const double pause = hurried_ ? 0 : kPause / static_cast<double>(std::max(seen.pace, 0.1F));
  if (!at_once && (!seen.rests || place_ || seen.seconds - rests_since_ < pause)) return;
  if (prepared)
    session_.take(*prepared);
  else
    thinker_.play();
}

std::optional<Cell> Opponents::take_place() { return std::exchange(place_, std::nullopt); }

void Opponents::pause(bool on) {
  paused_ = on;
  if (on) hurried_ = false;
}

// A long thought is cut short; one that is nearly done is not begun again.
void Opponents::hurry(bool on) {
  hurried_ = on;
  paused_ = paused_ && !on;
  if (!on || session_.phase() != Phase::Waiting || thinker_.state() != Thinker::State::Asked) return;
  const unsigned level = session_.game().setup().players[session_.who()].level;
  if (effort(level, false).simulations > 0) ask();
}

void Opponents::try_again() {
  session_.stand_in(false);
  thinker_.cancel();
}

}  // namespace bastide::shell
