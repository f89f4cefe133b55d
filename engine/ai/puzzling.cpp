#include "engine/ai/puzzling.h"

#include "engine/ai/effect.h"
#include "engine/ai/numbers.h"
#include "engine/core/features.h"
#include "engine/game/answer_order.h"
#include "engine/game/position_key.h"
#include "engine/game/position_link.h"

#include <algorithm>
#include <cmath>

namespace bastide::ai {
namespace {

constexpr std::size_t kGlanced = 24, kLookedAt = 40, kStudied = 6, kDeep = 2;
constexpr std::size_t kTold = 10;                      // of the best that are told whatever cell they lie at
constexpr int kTakenAtLeast = 3, kCountedAtLeast = 2;  // points
constexpr double kMostLost = 8;

// Where it is laid; false: nothing is.
bool cell_of(const Line& line, Cell& cell) {
  for (const Action& action : line) {
    if (action.verb != Verb::PlaceTile) continue;
    cell = action.cell;
    return true;
  }
  return false;
}

bool of_expansion(const Rules& rules, const Action& action) {
  if (action.expansion != kCoreId) return true;
  if (action.verb != Verb::DeployPiece && action.verb != Verb::ReturnPiece) return false;
  for (unsigned e = 1; e < kMaxExpansions; ++e) {
    const Expansion* const expansion = rules.expansions[e];
    if (expansion == nullptr) continue;
    for (unsigned local = 0; local < expansion->pieces.size(); ++local)
      if (rules.piece_of_expansion[e][local] == action.piece) return true;
  }
  return false;
}

// An answer of an expansion that the second best move does not have.
bool has_trick(const Rules& rules, const Line& best, const Line& second) {
  return std::any_of(best.begin(), best.end(), [&](const Action& action) {
    return of_expansion(rules, action) && std::find(second.begin(), second.end(), action) == second.end();
  });
}

bool puts_on_field(const Rules& rules, const State& view, const Line& line) {
  const auto state = std::make_unique<State>();
  clone(*state, view);
  for (const Action& action : line) {
    if (action.verb == Verb::DeployPiece && action.segment != kNoSegment && is_tile(state->at(action.cell)) &&
        feature_of(*state, segment_at(*state, action)).kind == rules.family->field_kind)
      return true;
    apply(rules, *state, action);
  }
  return false;
}

bool puts_figure(const Line& line) {
  return std::any_of(line.begin(), line.end(), [](const Action& a) { return a.verb == Verb::DeployPiece; });
}

// Features of the seat that the tile makes one.
int joined_by(const Rules& rules, const State& view, const Line& line) {
  const auto after = std::make_unique<State>();
  clone(*after, view);
  if (line.empty() || line[0].verb != Verb::PlaceTile) return 0;
  lay_tile(*after, rules.traits, rules.designs.data(), view.hand, line[0].cell, line[0].rotation);
  const Seat seat = pending(view).who;
  ShortList<SegmentId, kMaxFigures> before, then;
  for (unsigned i = 0; i < view.figure_count; ++i) {
    if (view.figures[i].seat != seat) continue;
    before.add_once(find(view, view.figures[i].segment));
    then.add_once(find(*after, view.figures[i].segment));
  }
  return static_cast<int>(before.size()) - static_cast<int>(then.size());
}

Line line_of(const PuzzleMove& move) {
  Line line;
  for (const Action& action : move.line) line.add(action);
  return line;
}

std::vector<u16> path_of(const Rules& rules, const State& from, const Line& line) {
  const auto state = std::make_unique<State>();
  clone(*state, from);
  std::vector<u16> path;
  for (const Action& action : line) {
    const std::vector<Action> answers = answers_in_order(rules, *state);
    path.push_back(static_cast<u16>(std::find(answers.begin(), answers.end(), action) - answers.begin()));
    apply(rules, *state, action);
  }
  return path;
}

}  // namespace

Puzzler::Puzzler(const PuzzleEffort& effort) : effort_(effort) {}

void Puzzler::sort(unsigned stage, std::size_t count) {
  std::stable_sort(looked_.begin(), looked_.begin() + static_cast<std::ptrdiff_t>(count),
                   [&](const Looked& a, const Looked& b) { return a.worth[stage] > b.worth[stage]; });
}

// Looks at the first `count` with more simulations; false: the best does not lead by so much.
bool Puzzler::look(unsigned stage, std::size_t count, u32 simulations, double gap) {
  count = std::min(count, looked_.size());
  for (std::size_t i = 0; i < count; ++i) {
    looked_[i].worth[stage] =
        worth_of(*player_, *rules_, *view_, looked_[i].move->line, simulations, mix(seed_, stage));
    looked_[i].stage = stage;
  }
  sort(stage, count);
  return looked_[0].worth[stage] - looked_[1].worth[stage] >= gap;
}

bool Puzzler::lists(const Game& game) {
  rules_ = &game.rules();
  const State& state = game.state();
  if (game.over() || pending(state).who == kChance || state.hand == kNoDesign || is_secret(*rules_, state))
    return false;
  view_for(*rules_, state, pending(state).who, *view_);
  if (!whole_.list(*rules_, *view_, effort_.most_moves)) return false;
  looked_.clear();
  for (const WholeMove& move : whole_.moves()) looked_.push_back({&move, {}, 0});
  return looked_.size() >= effort_.least_moves;
}

// Of the best of each cell that has not been looked at so closely.
void Puzzler::look_at_cells() {
  std::vector<Cell> seen;
  for (std::size_t i = 0; i < looked_.size(); ++i) {
    Looked& one = looked_[i];
    Cell cell;
    if (!cell_of(one.move->line, cell)) continue;
    const bool known = std::find(seen.begin(), seen.end(), cell) != seen.end();
    if (!known) seen.push_back(cell);
    if (known || one.stage >= kLook) continue;
    one.worth[kLook] = worth_of(*player_, *rules_, *view_, one.move->line, effort_.look, mix(seed_, kLook));
    one.stage = kLook;
  }
}

double Puzzler::behind(const Looked& one) const { return looked_[0].worth[one.stage] - one.worth[one.stage]; }

// Of what leads at first sight already only one in four is taken: most positions are such.
bool Puzzler::is_too_plain() const {
  const auto& moves = whole_.moves();
  const bool plain = looked_[0].move == moves.data() && moves[0].worth - moves[1].worth >= effort_.gap;
  return plain && (mix(seed_, 5) & 3) != 0;
}

// Likewise one in three of the themes that most of them would have.
bool Puzzler::is_too_common() const {
  const PuzzleTheme theme = theme_of(looked_[0].move->line, looked_[1].move->line);
  const bool common = theme == PuzzleTheme::Claims || theme == PuzzleTheme::Quiet;
  return common && mix(seed_, 6) % 3 != 0;
}

std::optional<Puzzle> Puzzler::find(const Game& game, u64 seed) {
  seed_ = seed;
  if (!lists(game) || !look(kGlance, kGlanced, effort_.glance, 0.75 * effort_.gap) || is_too_plain() ||
      !look(kLook, kLookedAt, effort_.look, 0.9 * effort_.gap) ||
      !look(kStudy, kStudied, effort_.study, effort_.gap) || is_too_common() ||
      !look(kDeepest, kDeep, effort_.deep, effort_.gap))
    return std::nullopt;
  look_at_cells();
  const auto rest = looked_.begin() + 1;
  std::stable_sort(rest, looked_.end(), [&](const Looked& a, const Looked& b) {
    return (a.stage >= kLook) != (b.stage >= kLook) ? a.stage >= kLook : behind(a) < behind(b);
  });
  if (behind(*rest) < effort_.gap) return std::nullopt;
  Puzzle puzzle;
  puzzle.theme = theme_of(looked_[0].move->line, rest->move->line);
  puzzle.rating = rating();
  puzzle.moves = static_cast<int>(looked_.size());
  const auto link = make_position_link(game);
  if (!link) return std::nullopt;
  puzzle.link = *link;
  add_answers(game, puzzle);
  return puzzle;
}

// The best ten, and the best of every cell.
void Puzzler::add_answers(const Game& game, Puzzle& puzzle) const {
  std::vector<Cell> told;
  for (std::size_t i = 0; i < looked_.size() && puzzle.answers.size() < kMostPuzzleAnswers; ++i) {
    if (looked_[i].stage < kLook) break;
    Cell cell;
    const bool laid = cell_of(looked_[i].move->line, cell);
    const bool new_cell = laid && std::find(told.begin(), told.end(), cell) == told.end();
    if (new_cell) told.push_back(cell);
    if (!new_cell && i >= kTold) continue;
    const int tenths = static_cast<int>(std::lround(10 * behind(looked_[i])));
    puzzle.answers.push_back({path_of(*rules_, game.state(), looked_[i].move->line),
                              i == 0 ? 0 : std::clamp(tenths, 1, kMostBehind)});
  }
}

// Points that a search of so few simulations loses, a mean of four.
double Puzzler::lost_by(u32 simulations) {
  constexpr u64 kTimes = 4;
  double sum = 0;
  const auto state = std::make_unique<State>();
  Budget budget;
  budget.simulations = simulations;
  for (u64 time = 0; time < kTimes; ++time) {
    clone(*state, *view_);
    const Seat seat = pending(*state).who;
    Line line;
    while (!is_whole(*state, seat) && line.size() < WholeMoves::kLongest) {
      const Choice choice = player_->choose(*rules_, *state, budget, mix(seed_, 100 + time));
      for (unsigned i = 0; i < choice.own && !is_whole(*state, seat); ++i) {
        line.add(choice.line[i]);
        apply(*rules_, *state, choice.line[i]);
      }
    }
    const u64 key = position_key(*rules_, *state);
    const auto it =
        std::find_if(looked_.begin(), looked_.end(), [&](const Looked& one) { return one.move->key == key; });
    const bool known = it != looked_.end() && it->stage >= kLook;
    sum += known ? std::clamp(behind(*it), 0.0, kMostLost) : effort_.gap;
  }
  return sum / kTimes;
}

// How hard it is to find: 900 for what the master sees at once, some 2000 for what it still misses with a
// tenth of its thought; a little more where there is much to choose from.
int Puzzler::rating() {
  const double lost = 0.25 * lost_by(4) + 0.35 * lost_by(40) + 0.4 * lost_by(400);
  const double choice = std::log2(static_cast<double>(looked_.size()) / 24);
  const double lead = std::min(behind(looked_[1]), kMostLost) - effort_.gap;
  const double rating = 1000 + 1000 * std::min(1.0, lost / 4) + 80 * choice - 30 * lead;
  return static_cast<int>(std::lround(std::clamp(rating, 600.0, 2400.0)));
}

PuzzleTheme Puzzler::theme_of(const Line& best, const Line& second) const {
  if (has_trick(*rules_, best, second)) return PuzzleTheme::Trick;
  const Effect first = effect_of(*rules_, *view_, best), then = effect_of(*rules_, *view_, second);
  if (first.takes >= kTakenAtLeast && first.takes > then.takes) return PuzzleTheme::Majority;
  if (puts_on_field(*rules_, *view_, best) && !puts_on_field(*rules_, *view_, second))
    return PuzzleTheme::Farmers;
  if (joined_by(*rules_, *view_, best) > joined_by(*rules_, *view_, second)) return PuzzleTheme::Joins;
  if (first.blocks > then.blocks) return PuzzleTheme::Blocks;
  // what the points do not explain the figure does
  const int counted = first.points + first.later - then.points - then.later;
  if (first.home > then.home && counted < kCountedAtLeast) return PuzzleTheme::Saves;
  if (first.points > then.points) return PuzzleTheme::Completes;
  return puts_figure(best) ? PuzzleTheme::Claims : PuzzleTheme::Quiet;
}

void Puzzler::look_at(const OpenPuzzle& puzzle) {
  rules_ = &puzzle.game.rules();
  view_for(*rules_, puzzle.game.state(), pending(puzzle.game.state()).who, *view_);
}

PuzzleTheme Puzzler::theme_of(const OpenPuzzle& puzzle) {
  look_at(puzzle);
  return theme_of(line_of(puzzle.moves[0]), line_of(puzzle.moves[1]));
}

double Puzzler::lead_of(const OpenPuzzle& puzzle, u32 simulations, u64 seed) {
  look_at(puzzle);
  const auto worth = [&](const PuzzleMove& move) {
    return worth_of(*player_, *rules_, *view_, line_of(move), simulations, seed);
  };
  return worth(puzzle.moves[0]) - worth(puzzle.moves[1]);
}

}  // namespace bastide::ai
