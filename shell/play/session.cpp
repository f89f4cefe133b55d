// Session: sorts the legal answers into what the screens show, and carries out what was chosen.
#include "shell/play/session.h"

#include "engine/core/sort.h"
#include "shell/play/secrets.h"

#include <algorithm>
#include <utility>

namespace bastide::shell {
namespace {

// Whether the answer points at a place of the land, not at one of the scoreboard.
bool stands_somewhere(const Rules& rules, const Action& action) {
  switch (action.verb) {
    case Verb::DeployPiece:
    case Verb::ReturnPiece:
    case Verb::MoveFigure: return true;
    case Verb::PlaceToken:
    case Verb::ReturnToken: {
      const auto& tokens = rules.expansions[action.expansion]->tokens;
      return action.piece >= tokens.size() || tokens[action.piece].at != TokenPlace::Scoreboard;
    }
    default: return false;
  }
}

// Of all sessions, so that what was made for one is never taken for another's.
u32 next_revision() {
  static u32 revisions = 0;
  return ++revisions;
}

bool reads_before(Cell a, Cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

}  // namespace

void Session::start(Game game) {
  watched_ = false;
  open(std::move(game));
}

void Session::watch(Game game) {
  watched_ = true;
  open(std::move(game));
}

void Session::look_on() {
  watched_ = true;
  ghost_.reset();
  changed(false);
}

void Session::open(Game game) {
  static int games = 0;
  game_ = std::move(game);
  started_ = ++games;
  rotation_ = 0;
  ghost_.reset();
  viewer_ = kNobody;
  stands_in_ = false;
  sent_ = 0;
  guide_ = {};
  changed(true);
}

void Session::guide(Guide guide) {
  guide_ = std::move(guide);
  changed(false);
}

std::optional<Action> Session::prepared() const {
  if (!guide_.prepared || phase() != Phase::Waiting) return std::nullopt;
  return guide_.prepared();
}

bool Session::seek(std::size_t actions) {
  if (!watched_ || !game_) return false;
  const std::size_t now = game_->actions().size();
  if (actions > now + game_->undone().size()) return false;
  if (actions == now) return true;
  if (actions < now) {
    game_->rewind(actions);
  } else {
    for (std::size_t i = now; i < actions; ++i) game_->redo();
  }
  changed(actions != now + 1);
  if (actions < now) taken_back_ = revision_;
  return true;
}

Phase Session::phase() const {
  if (!game_) return Phase::None;
  if (game_->over()) return Phase::Over;
  if (watched_) return Phase::Waiting;
  if (awaited() == SeatKind::Elsewhere || catches_up()) return Phase::Elsewhere;
  if (awaited() == SeatKind::Computer && !stands_in_) return Phase::Waiting;
  if (hidden_) return Phase::Hidden;
  if (!places_.empty() && !beside_) return Phase::Place;
  return spots_.empty() ? Phase::Choose : Phase::Figure;
}

Seat Session::who() const { return !game_ || game_->over() ? kNobody : pending(game_->state()).who; }

void Session::changed(bool jumped) {
  revision_ = next_revision();
  if (jumped) jumped_ = revision_;
  places_.clear();
  spots_.clear();
  offered_ = 0;
  choices_.clear();
  kinds_.clear();
  kind_ = 0;
  spot_ = -1;
  piece_ = 0;
  pass_.reset();
  refused_.reset();
  unwanted_ = false;
  hidden_ = false;
  beside_ = false;
  if (who() != viewer_) viewer_ = kNobody;
  if (sees_alone(who())) viewer_ = who();
  if (!game_->over() && !asks_nobody_here()) find_answers();
}

bool Session::asks_nobody_here() const {
  const Phase now = phase();
  return now == Phase::Waiting || now == Phase::Elsewhere;
}

void Session::find_answers() {
  const Decision decision = pending(game_->state());
  hidden_ = game_->rules().decision_def(decision).secret &&
            keeps_secrets(game_->rules().expansions[decision.expansion]) && !may_see(decision.who);
  const ActionList& actions = game_->legal();
  if (!hidden_) return sort_answers(actions);
  for (const Action& action : actions)
    if (action.verb == Verb::Pass) pass_ = action;
}

bool Session::keeps_secrets() const {
  if (!game_ || game_->over() || asks_nobody_here()) return false;
  const auto& expansions = game_->rules().expansions;
  return std::any_of(expansions.begin(), expansions.end(),
                     [&](const Expansion* expansion) { return keeps_secrets(expansion); });
}

bool Session::keeps_secrets(const Expansion* expansion) const {
  return expansion != nullptr && expansion->keeps_secrets != nullptr &&
         expansion->keeps_secrets(game_->rules(), game_->state(), who());
}

const State& Session::seen() const {
  if (!hides_tiles(*game_)) return game_->state();
  if (!seen_) seen_ = std::make_unique<State>();
  if (seen_made_.again(revision_)) view_for(game_->rules(), game_->state(), viewer_, *seen_);
  return *seen_;
}

// Who is the only person at this screen has nobody to hide anything from; but what is theirs is shown in
// their own turn.
bool Session::sees_alone(Seat seat) const {
  if (!game_ || seat == kNobody) return false;
  const std::vector<Player>& players = game_->setup().players;
  const auto person = [](const Player& player) { return player.kind == SeatKind::Here; };
  return person(players[seat]) && std::count_if(players.begin(), players.end(), person) == 1;
}

bool Session::may_see(Seat seat) const { return game_ && (seat == viewer_ || sees_alone(seat)); }

bool Session::reveal() {
  if (!keeps_secrets() || revealed()) return false;
  viewer_ = who();
  revision_ = next_revision();
  if (hidden_) find_answers();
  return true;
}

void Session::sort_answers(const ActionList& actions) {
  for (const Action& action : actions) {
    if (action.verb == Verb::PlaceTile) {
      const auto known = std::find_if(places_.begin(), places_.end(),
                                      [&](const PlaceOption& p) { return p.cell == action.cell; });
      PlaceOption& option = known != places_.end() ? *known : places_.emplace_back(PlaceOption{action.cell});
      option.rotations = static_cast<u8>(option.rotations | 1u << action.rotation);
    } else if (stands_somewhere(game_->rules(), action)) {
      add_spot(action);
    } else if (action.verb == Verb::Pass) {
      pass_ = action;
    } else {
      choices_.push_back(action);
    }
  }
  leave_offered_places();
  sort_by(places_, [](const PlaceOption& a, const PlaceOption& b) { return reads_before(a.cell, b.cell); });
  // Where nothing is pointed at on the land, "none" is an option like the others.
  if (places_.empty() && spots_.empty() && pass_) choices_.push_back(*pass_);
  choose_offers();
  find_kinds();
}

// Of what fits, what the guide offers.
void Session::leave_offered_places() {
  if (!guide_.offers) return;
  for (PlaceOption& option : places_)
    for (int rotation = 0; rotation < 4; ++rotation)
      if (!guide_.offers(placement(option.cell, rotation)))
        option.rotations = static_cast<u8>(option.rotations & ~(1u << rotation));
  std::erase_if(places_, [](const PlaceOption& option) { return option.rotations == 0; });
}

std::optional<Action> Session::planned() const {
  if (phase() == Phase::Place && ghost_fits()) return placement(*ghost_, rotation_);
  if (phase() == Phase::Figure && spot_ >= 0)
    return spots_[static_cast<std::size_t>(spot_)].actions[static_cast<std::size_t>(piece_)];
  return std::nullopt;
}

bool Session::confirm() {
  if (phase() != Phase::Figure || spot_ < 0) return false;
  return take(spots_[static_cast<std::size_t>(spot_)].actions[static_cast<std::size_t>(piece_)]);
}

void Session::go_beside(bool on) {
  if (on == beside_ || !has_beside()) return;
  beside_ = on;
  spot_ = -1;
  ghost_.reset();
  revision_ = next_revision();
}

bool Session::skip() {
  if (beside_) {
    go_beside(false);
    return true;
  }
  return game_ && pass_ && !game_->over() && take(*pass_);
}

bool Session::answer() {
  switch (phase()) {
    case Phase::Hidden: return reveal();
    case Phase::Place: return place();
    default: return confirm();
  }
}

void Session::pick(int n) {
  if (phase() == Phase::Figure)
    choose_spot(n);
  else if (phase() == Phase::Place && has_beside() && n == static_cast<int>(choices_.size()))
    go_beside(true);
  else if (phase() == Phase::Choose || phase() == Phase::Place)
    choose(n);
}

bool Session::choose(int index) {
  if (index < 0 || index >= static_cast<int>(choices_.size())) return false;
  return take(choices_[static_cast<std::size_t>(index)]);
}

bool Session::take(Action action) {
  if (watched_ || phase() == Phase::Elsewhere) return false;
  if (guide_.takes && phase() != Phase::Waiting && !guide_.takes(action)) {
    unwanted_ = true;
    return false;
  }
  return carry_out(action);
}

bool Session::take_from_elsewhere(Action action) {
  return phase() == Phase::Elsewhere && !catches_up() && carry_out(action);
}

bool Session::carry_out(Action action) {
  if (!game_ || !game_->apply(action)) return false;
  rotation_ = 0;
  ghost_.reset();
  changed(false);
  return true;
}

SeatKind Session::awaited() const {
  const Seat seat = who();
  return seat == kNobody ? SeatKind::Here : game_->setup().players[seat].kind;
}

bool Session::somebody_here() const {
  const std::vector<Player>& players = game_->setup().players;
  return std::any_of(players.begin(), players.end(),
                     [](const Player& player) { return player.kind == SeatKind::Here; });
}

void Session::stand_in(bool on) {
  if (!game_ || stands_in_ == on) return;
  stands_in_ = on;
  rotation_ = 0;
  ghost_.reset();
  changed(false);
}

bool Session::decides_here(Seat seat) const {
  const SeatKind kind = game_->setup().players[seat].kind;
  if (kind == SeatKind::Elsewhere) return false;
  return kind == SeatKind::Here || stands_in_ || (!somebody_here() && !apart());
}

bool Session::apart() const {
  if (!game_) return false;
  const std::vector<Player>& players = game_->setup().players;
  return std::any_of(players.begin(), players.end(),
                     [](const Player& player) { return player.kind == SeatKind::Elsewhere; });
}

// What somebody here has taken back begins with a decision of theirs.
bool Session::catches_up() const {
  return game_ && game_->can_redo() && !game_->over() && awaited() != SeatKind::Here && apart();
}

bool Session::show_next() {
  if (!catches_up()) return false;
  game_->redo();
  rotation_ = 0;
  changed(false);
  return true;
}

void Session::show_rest() {
  if (!catches_up()) return;
  while (catches_up()) game_->redo();
  rotation_ = 0;
  changed(true);
}

std::optional<std::size_t> Session::undo_to() const {
  if (!game_ || watched_ || catches_up()) return std::nullopt;
  for (std::size_t n = game_->actions().size(); n-- > sent_;) {
    if (game_->setup().players[game_->decided(n)].kind == SeatKind::Elsewhere) return std::nullopt;
    if (decides_here(game_->decided(n))) return n;
  }
  return std::nullopt;
}

bool Session::can_undo() const { return undo_to() && !undo_tells(); }

// Who plays alone knows it anyway.
bool Session::undo_tells() const {
  const auto to = undo_to();
  return to && game_->drew_in_secret(*to) && game_->rules().setup.players > 1;
}

bool Session::can_redo() const { return game_ && !watched_ && game_->can_redo() && !catches_up(); }

bool Session::undo() {
  if (!can_undo()) return false;
  const std::size_t to = *undo_to();
  const Action last = game_->actions()[to];
  game_->rewind(to);
  rotation_ = 0;
  ghost_.reset();
  changed(true);
  taken_back_ = revision_;
  if (last.verb == Verb::PlaceTile && aim(last.cell)) rotation_ = last.rotation;
  return true;
}

bool Session::redo() {
  if (!can_redo()) return false;
  do game_->redo();
  while (game_->can_redo() && !decides_here(who()));
  rotation_ = 0;
  ghost_.reset();
  changed(true);
  return true;
}

}  // namespace bastide::shell
