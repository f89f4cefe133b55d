// bastide tune: finds the weights of a first sight (engine/ai/terms.h). A player plays itself; what is still
// to come after each turn, the final margin less what was as good as scored, is explained by the terms: least
// squares, with a ridge that keeps terms small that are seldom seen. A margin is that over the mean of the
// others, so that everybody's luck with the tiles to come falls out.
#include "engine/ai/numbers.h"
#include "engine/ai/reference/reference.h"
#include "engine/ai/terms.h"
#include "engine/ai/weights.h"
#include "engine/assembly/built_in.h"
#include "engine/game/chance.h"
#include "engine/game/random_play.h"
#include "tools/bastide/commands.h"
#include "tools/bastide/setup_options.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace bastide::cli {
namespace {

constexpr unsigned kSize = ai::kTerms * ai::kPhases;
using Row = std::array<double, kSize>;

// Normal equations of the regression.
struct Sums {
  std::vector<Row> squares = std::vector<Row>(kSize);
  Row products{};
  double targets = 0, rows = 0;

  void add(const Row& x, double y) {
    for (unsigned i = 0; i < kSize; ++i) {
      if (x[i] == 0) continue;
      products[i] += x[i] * y;
      for (unsigned k = 0; k < kSize; ++k) squares[i][k] += x[i] * x[k];
    }
    targets += y * y;
    ++rows;
  }
  // What is seldom seen stays near `from`. Gaussian elimination with the greatest pivot.
  [[nodiscard]] Row solve(double ridge, const Row& from) const {
    std::vector<Row> a = squares;
    Row b = products;
    for (unsigned i = 0; i < kSize; ++i) {
      a[i][i] += ridge;
      b[i] += ridge * from[i];
    }
    for (unsigned i = 0; i < kSize; ++i) {
      unsigned pivot = i;
      for (unsigned k = i + 1; k < kSize; ++k)
        if (std::fabs(a[k][i]) > std::fabs(a[pivot][i])) pivot = k;
      std::swap(a[i], a[pivot]);
      std::swap(b[i], b[pivot]);
      for (unsigned k = i + 1; k < kSize; ++k) {
        const double factor = a[k][i] / a[i][i];
        if (factor == 0) continue;
        for (unsigned j = i; j < kSize; ++j) a[k][j] -= factor * a[i][j];
        b[k] -= factor * b[i];
      }
    }
    Row x{};
    for (unsigned i = kSize; i-- > 0;) {
      double rest = b[i];
      for (unsigned j = i + 1; j < kSize; ++j) rest -= a[i][j] * x[j];
      x[i] = rest / a[i][i];
    }
    return x;
  }
};

struct Request {
  std::string player = "plain";
  Setup setup;
  std::string seed = "tune";
  int games = 1000;
  u32 simulations = 300;
  double ridge = 300;
  bool from_known = false;  // the ridge keeps weights near those there are, not near none
  double lambda = 1;        // how much the end teaches, in place of what the player expects a turn later
  int wild = 12;  // one of so many answers is any legal one, so that there is something to learn from
};

// After a turn: what is known of a seat, and by how much it is ahead as good as surely.
struct Seen {
  Row x{};
  unsigned seat = 0;
  double margin = 0;
  double expected = 0;   // seat 0's margin in the end, as the player sees it once the next tile is drawn
  bool asked = false;    // there was somebody to expect it
  bool strayed = false;  // what followed was not what the player wanted
};

class Teacher {
 public:
  Teacher(const Rules& rules, const Request& request)
      : rules_(rules), request_(request), player_(ai::make_opponent(request.player)) {}
  [[nodiscard]] bool ready() const { return player_ != nullptr; }

  void play(int number, Sums& sums) {
    const std::string deck = request_.seed + "-" + std::to_string(number);
    Chance chance(rules_, deck);
    Rng rng(hash_text(deck));
    std::vector<Seen> seen;
    start_game(rules_, *state_);
    while (!is_over(*state_)) {
      const Seat who = pending(*state_).who;
      if (who == kChance) {
        if (state_->step == 1 && state_->parts == 0 && state_->tile_count > 1) look(seen);
        apply(rules_, *state_, chance.answer(rules_, *state_));
      } else {
        answer(who, rng, seen);
      }
    }
    const auto end = [&](unsigned seat) { return static_cast<double>(state_->score[seat]); };
    if (request_.lambda < 1) return learn_by_steps(seen, sums, end(0) - end(1), request_.lambda);
    for (const Seen& one : seen) sums.add(one.x, ahead(one.seat, end) - one.margin);
  }

 private:
  // How far a seat's number is ahead of the mean of the others'.
  template <class Of>
  [[nodiscard]] double ahead(unsigned seat, Of&& of) const {
    const auto players = static_cast<unsigned>(rules_.setup.players);
    double others = 0;
    for (unsigned other = 0; other < players; ++other) others += other == seat ? 0 : of(other);
    return of(seat) - others / (players - 1);
  }

  void look(std::vector<Seen>& seen) {
    clone(*scratch_, *state_);
    ai::read_position(rules_, *scratch_, fits_, reading_);
    const auto shares = ai::phase_shares(reading_.tiles);
    // with two the second's row is the first's again
    const unsigned seats = rules_.setup.players == 2 ? 1 : static_cast<unsigned>(rules_.setup.players);
    for (unsigned seat = 0; seat < seats; ++seat) {
      Seen one;
      one.seat = seat;
      one.margin = ahead(seat, [&](unsigned s) { return reading_.points[s]; });
      for (unsigned term = 0; term < ai::kTerms; ++term) {
        const double amount = ahead(seat, [&](unsigned s) { return reading_.terms[s][term]; });
        for (unsigned phase = 0; phase < ai::kPhases; ++phase)
          one.x[phase * ai::kTerms + term] = amount * shares[phase];
      }
      seen.push_back(one);
    }
  }

  // With two: TD(lambda) (Sutton 1988), cut where a move was wild (Watkins 1989).
  static void learn_by_steps(const std::vector<Seen>& seen, Sums& sums, double end, double lambda) {
    for (std::size_t i = seen.size(); i-- > 0;) {
      const Seen& one = seen[i];
      if (one.asked) end = one.strayed ? one.expected : lambda * end + (1 - lambda) * one.expected;
      sums.add(one.x, end - one.margin);
    }
  }

  void answer(Seat who, Rng& rng, std::vector<Seen>& seen) {
    const bool stray = rng.below(static_cast<u32>(request_.wild)) == 0;
    if (stray && request_.lambda < 1) expect(who, rng, seen, true);
    if (stray) {
      ActionList answers;
      legal_actions(rules_, *state_, answers);
      apply(rules_, *state_, random_action(answers, rng));
      return;
    }
    const ai::Choice choice = expect(who, rng, seen, false);
    for (unsigned i = 0; i < choice.own; ++i) apply(rules_, *state_, choice.line[i]);
  }

  // The player's choice, and what it expects noted with the position before.
  ai::Choice expect(Seat who, Rng& rng, std::vector<Seen>& seen, bool stray) {
    view_for(rules_, *state_, who, *scratch_);
    const ai::Choice choice =
        player_->choose(rules_, *scratch_, {.simulations = request_.simulations}, rng.next());
    if (!seen.empty() && !seen.back().asked) {
      seen.back().asked = true;
      seen.back().expected = who == 0 ? choice.margin : -choice.margin;
    }
    if (!seen.empty()) seen.back().strayed = seen.back().strayed || stray;
    return choice;
  }

  const Rules& rules_;
  const Request& request_;
  std::unique_ptr<ai::Player> player_;
  std::unique_ptr<State> state_ = std::make_unique<State>();
  std::unique_ptr<State> scratch_ = std::make_unique<State>();
  ai::Reading reading_;
  ai::Fits fits_;
};

bool read(const Arguments& words, Request& request) {
  for (std::size_t i = 0; i < words.size(); i += 2) {
    if (i + 1 == words.size()) return false;
    const std::string& word = words[i];
    const std::string& value = words[i + 1];
    const int number = std::atoi(value.c_str());
    if (word == "--games")
      request.games = number;
    else if (word == "--player")
      request.player = value;
    else if (word == "--simulations")
      request.simulations = static_cast<u32>(number);
    else if (word == "--seed")
      request.seed = value;
    else if (word == "--ridge")
      request.ridge = std::atof(value.c_str());
    else if (word == "--from" && (value == "known" || value == "none"))
      request.from_known = value == "known";
    else if (word == "--lambda")
      request.lambda = std::atof(value.c_str());
    else if (word == "--wild")
      request.wild = number;
    else if (!read_setup_option(word, value, request.setup))
      return false;
  }
  return request.setup.players == 2 || (request.setup.players > 2 && request.lambda == 1);
}

// Those that are there, of this game or of the main one.
Row known_weights(const Rules& rules) {
  const ai::PhaseWeights by_tiles = ai::weights_for(rules);
  Row known{};
  for (unsigned phase = 0; phase < ai::kPhases; ++phase) {
    const ai::TermValues& at = by_tiles[static_cast<std::size_t>(ai::kPhaseTiles[phase])];
    std::copy(at.begin(), at.end(), known.begin() + phase * ai::kTerms);
  }
  return known;
}

void print(const Sums& sums, const Row& weights) {
  double explained = 0;
  for (unsigned i = 0; i < kSize; ++i) {
    explained += 2 * weights[i] * sums.products[i];
    for (unsigned k = 0; k < kSize; ++k) explained -= weights[i] * weights[k] * sums.squares[i][k];
  }
  std::fprintf(stderr, "%.0f positions, %.1f of %.1f points of mean square explained\n", sums.rows,
               explained / sums.rows, sums.targets / sums.rows);
  std::printf("{\n");
  for (unsigned term = 0; term < ai::kTerms; ++term) {
    std::printf("  \"%s\": [", ai::term_name(term).c_str());
    for (unsigned phase = 0; phase < ai::kPhases; ++phase)
      std::printf("%s%.2f", phase == 0 ? "" : ", ", weights[phase * ai::kTerms + term]);
    std::printf("]%s\n", term + 1 == ai::kTerms ? "" : ",");
  }
  std::printf("}\n");
}

}  // namespace

int tune(const Arguments& arguments) {
  Request request;
  if (!read(arguments, request)) {
    std::fputs(
        "usage: bastide tune [--player A] [--games N] [--simulations N] [--seed S] [--ridge R] [--from "
        "known|none] "
        "[--wild N] [--lambda L] "
        "[set-up]\n",
        stderr);
    return 2;
  }
  const auto rules = make_rules(request.setup);
  if (!rules) {
    std::fprintf(stderr, "%s\n", rules.error().text().c_str());
    return 1;
  }
  Teacher teacher(**rules, request);
  if (!teacher.ready()) return 2;
  Sums sums;
  for (int number = 0; number < request.games; ++number) teacher.play(number, sums);
  print(sums, sums.solve(request.ridge, request.from_known ? known_weights(**rules) : Row{}));
  return 0;
}

}  // namespace bastide::cli
