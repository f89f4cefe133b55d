// Tree searches without knowledge, as they were published: UCT with a child added on every way through and
// uniform play-outs to the end (Ameneyro, Galvan, Kuri 2020: constant 3, rewards in points); and an ensemble
// of four trees with UCB1-tuned, a constant that falls with the turns and few figures in play-outs (Jappert
// 2022). And flat Monte-Carlo: every move gets as many play-outs.
#include "engine/ai/moves.h"
#include "engine/ai/numbers.h"
#include "engine/ai/playout.h"
#include "engine/ai/reference/reference.h"

#include <algorithm>
#include <cmath>

namespace bastide::ai {
namespace {

struct Style {
  unsigned trees = 1;
  double constant = 3;
  bool falls = false;   // the constant is divided by the number of the turn
  bool tuned = false;   // UCB1-tuned
  bool flat = false;    // no tree
  unsigned passed = 0;  // of 256: how often a play-out places no figure although it could
};

constexpr int kToTheEnd = 1 << 20;
constexpr std::size_t kMostNodes = 1 << 17;

class Vanilla final : public Player {
 public:
  explicit Vanilla(const Style& style) : style_(style) { nodes_.reserve(kMostNodes); }

  Choice choose(const Rules& rules, const State& view, const Budget& budget, u64 seed) override {
    seat_ = pending(view).who;
    list_moves(rules, view, room_, [](const State&) { return 0.0; });
    root_ = room_.moves;
    constant_ = style_.falls ? style_.constant / (1 + view.turn) : style_.constant;
    std::vector<Tally> total(root_.size());
    std::vector<std::vector<Tally>> trees(style_.trees, std::vector<Tally>(root_.size()));
    nodes_.clear();
    places_.clear();
    u32 done = 0;
    Rng rng(seed);
    for (; root_.size() > 1 && !budget.ended(done); ++done)
      simulate(rules, view, trees[done % style_.trees], done % style_.trees, rng);
    for (const auto& tree : trees) {
      for (std::size_t i = 0; i < total.size(); ++i) total[i].add(tree[i]);
    }
    return chosen(total, done);
  }

 private:
  struct Tally {
    u32 visits = 0;
    double sum = 0, squares = 0;
    void add(double value) {
      ++visits;
      sum += value;
      squares += value * value;
    }
    void add(const Tally& other) {
      visits += other.visits;
      sum += other.sum;
      squares += other.squares;
    }
  };
  // A move that has been tried from a place in the tree, told by a key of the way there.
  struct Node {
    u64 place = 0;
    Move move;
    Tally tally;
    u32 next = 0;  // 1 + the next of the same place
  };

  [[nodiscard]] double bound(const Tally& tally, double log) const {
    const double mean = tally.sum / tally.visits;
    if (!style_.tuned) return mean + constant_ * std::sqrt(2 * log / tally.visits);
    const double variance = std::max(0.0, tally.squares / tally.visits - mean * mean);
    const double upper = variance + std::sqrt(2 * log / tally.visits);
    return mean + constant_ * std::sqrt(log / tally.visits * std::min(0.25, upper));
  }

  std::size_t pick_root(const std::vector<Tally>& tallies) const {
    u32 visits = 0;
    for (const Tally& tally : tallies) visits += tally.visits;
    if (visits < tallies.size()) return visits;  // each once, in order
    if (style_.flat) return visits % tallies.size();
    std::size_t best = 0;
    for (std::size_t i = 1; i < tallies.size(); ++i) {
      if (bound(tallies[i], ln(visits)) > bound(tallies[best], ln(visits))) best = i;
    }
    return best;
  }

  void simulate(const Rules& rules, const State& view, std::vector<Tally>& tree, unsigned number, Rng& rng) {
    const std::size_t first = pick_root(tree);
    clone(*state_, view);
    play(rules, root_[first]);
    path_.clear();
    if (!style_.flat) descend(rules, mix(first, number), rng);
    play_out(rules, *state_, kToTheEnd, style_.passed, rng);
    Worths points{};
    for (std::size_t i = 0; i < points.size(); ++i) points[i] = state_->score[i];
    tree[first].add(margin_of(points, rules.setup.players, seat_));
    for (const auto& [node, seat] : path_)
      nodes_[node].tally.add(margin_of(points, rules.setup.players, seat));
  }

  // Down the tree as long as all moves of a place have been tried; then one that has not.
  void descend(const Rules& rules, u64 key, Rng& rng) {
    while (true) {
      while (!is_over(*state_) && pending(*state_).who == kChance) {
        const Action answer = sample_chance(rules, *state_, rng);
        key = mix_action(key, answer);
        apply(rules, *state_, answer);
      }
      if (is_over(*state_) || nodes_.size() >= kMostNodes) return;
      const Seat seat = pending(*state_).who;
      list_moves(rules, *state_, room_, [](const State&) { return 0.0; });
      const u32 head = places_.find(key);
      u32 tried = 0, visits = 0;
      for (u32 at = head; at != 0; at = nodes_[at - 1].next) {
        ++tried;
        visits += nodes_[at - 1].tally.visits;
      }
      const bool fresh = tried < room_.moves.size();
      u32 taken = head;
      if (fresh) {
        taken = places_.add(nodes_, key, room_.moves[tried], head);
      } else {
        const double log = ln(visits);
        for (u32 at = head; at != 0; at = nodes_[at - 1].next) {
          if (bound(nodes_[at - 1].tally, log) > bound(nodes_[taken - 1].tally, log)) taken = at;
        }
      }
      path_.emplace_back(taken - 1, seat);
      play(rules, nodes_[taken - 1].move);
      if (fresh) return;
      key = mix(key, taken);
    }
  }

  void play(const Rules& rules, const Move& move) {
    for (unsigned i = 0; i < move.length; ++i) apply(rules, *state_, move.steps[i]);
  }

  Choice chosen(const std::vector<Tally>& tallies, u32 done) const {
    std::size_t best = 0;
    const auto better = [&](const Tally& a, const Tally& b) {
      if (!style_.flat && a.visits != b.visits) return a.visits > b.visits;
      return a.visits != 0 && (b.visits == 0 || a.sum / a.visits > b.sum / b.visits);
    };
    for (std::size_t i = 1; i < tallies.size(); ++i) {
      if (better(tallies[i], tallies[best])) best = i;
    }
    Choice choice;
    choice.action = root_[best].steps[0];
    choice.margin = tallies[best].visits == 0 ? 0 : tallies[best].sum / tallies[best].visits;
    choice.simulations = done;
    choice.own = root_[best].length;
    for (unsigned i = 0; i < choice.own; ++i) choice.line.add(root_[best].steps[i]);
    return choice;
  }

  // Where the moves tried from a place begin. Two places whose keys meet in one entry share what they know,
  // or the older is forgotten.
  class Places {
   public:
    [[nodiscard]] u32 find(u64 key) const {
      const Entry& entry = entries_[key & (kEntries - 1)];
      return entry.key == key ? entry.head : 0;
    }
    u32 add(std::vector<Node>& nodes, u64 key, const Move& move, u32 head) {
      nodes.push_back({key, move, {}, head});
      entries_[key & (kEntries - 1)] = {key, static_cast<u32>(nodes.size())};
      return static_cast<u32>(nodes.size());
    }
    void clear() { std::fill(entries_.begin(), entries_.end(), Entry{}); }

   private:
    static constexpr u64 kEntries = 1 << 18;
    struct Entry {
      u64 key = 0;
      u32 head = 0;
    };
    std::vector<Entry> entries_ = std::vector<Entry>(kEntries);
  };

  Style style_;
  double constant_ = 0;
  Seat seat_ = 0;
  MoveRoom room_;
  std::vector<Move> root_;
  std::vector<Node> nodes_;
  Places places_;
  std::vector<std::pair<u32, Seat>> path_;
  std::unique_ptr<State> state_ = std::make_unique<State>();
};

}  // namespace

std::unique_ptr<Player> make_uct() { return std::make_unique<Vanilla>(Style{}); }
std::unique_ptr<Player> make_ensemble() {
  return std::make_unique<Vanilla>(
      Style{.trees = 4, .constant = 512, .falls = true, .tuned = true, .passed = 179});
}
std::unique_ptr<Player> make_flat() { return std::make_unique<Vanilla>(Style{.flat = true}); }

}  // namespace bastide::ai
