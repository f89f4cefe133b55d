#include "engine/ai/search.h"

#include "engine/ai/numbers.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bastide::ai {
namespace {

constexpr std::size_t kMostNodes = 1 << 15;
constexpr std::size_t kMostMoves = 64;  // of a node
// Those of all roots besides: where a tree is full depends on its own nodes alone (replies: settings.h).
constexpr std::size_t kMostEdges = 8 * kMostNodes + kMostMoves * Search::kMostTrees;
constexpr u32 kSlots = 1 << 18;
constexpr unsigned kProbes = 8;

u64 seed_of(u64 seed, u32 tree) { return tree == 0 ? seed : mix(seed, tree); }

}  // namespace

Search::Search(const Settings& settings)
    : settings_(settings),
      sight_(settings),
      most_(settings.most < 4e9 ? static_cast<u32>(settings.most) : ~0u) {
  nodes_.reserve(kMostNodes + 1 + kMostTrees);
  edges_.reserve(kMostEdges);
  slots_.resize(kSlots);
  taken_.reserve(kSlots);
  path_.reserve(64);
  margins_.reserve(MoveRoom::kMost);
}

void Search::list(const Rules& rules, const State& state) {
  const Seat seat = pending(state).who;
  all_end_ = true;
  const auto ahead = [&] { return sight_.ahead_of(worths_, rules.setup.players, seat); };
  const auto worth = [&](State& next) {
    all_end_ = all_end_ && is_over(next);
    sight_.worths(rules, next, worths_);
    return ahead();
  };
  sight_.worths_after(rules, &state);
  list_moves(rules, state, room_, worth, [&](State& next, const Action& answer, double& out) {
    if (!sight_.worths_with(rules, next, seat, answer, worths_)) return false;
    out = ahead();
    return true;
  });
  sight_.worths_after(rules, nullptr);
}

// A narrower eye overlooks some of the places where the tile fits, one at least excepted.
void Search::narrow(u64 seed) {
  const auto place = [&](const Move& move) { return mix(seed, mix_action(0, move.steps[0])) >> 56; };
  u64 nearest = 256;
  for (const Move& move : room_.moves) nearest = std::min(nearest, place(move));
  const u64 eye = std::max(nearest + 1, static_cast<u64>(settings_.eye));
  std::erase_if(room_.moves, [&](const Move& move) {
    return move.steps[0].verb == Verb::PlaceTile && place(move) >= eye;
  });
}

void Search::keep(const Rules& rules, const State& view, const Line& only) {
  Line listed = only;
  clone(*state_, view);
  for (unsigned i = 0; i < only.size() && !is_over(*state_) && is_legal(rules, *state_, only[i]); ++i) {
    listed.at(i) = first_of_feature(rules, *state_, only[i]);
    apply(rules, *state_, only[i]);
  }
  std::erase_if(room_.moves, [&](const Move& move) {
    const unsigned both = std::min<unsigned>(move.length, listed.size());
    return !std::equal(move.steps.begin(), move.steps.begin() + both, listed.begin());
  });
}

u32 Search::add_node(const State& state, std::size_t most) {
  const std::size_t count = best_first(room_.moves, std::min(most, kMostMoves));
  Node node;
  node.seat = pending(state).who;
  node.first = static_cast<u32>(edges_.size());
  node.edges = static_cast<u16>(count);
  for (std::size_t i = 0; i < count; ++i) {
    edges_.emplace_back();
    edges_.back().move = room_.moves[i];
  }
  nodes_.push_back(node);
  return static_cast<u32>(nodes_.size() - 1);
}

// Where every move ends the game each is worth what it says, so that none but the best is taken.
u32 Search::list_node(const Rules& rules, const State& state, std::size_t most) {
  list(rules, state);
  return add_node(state, all_end_ ? 1 : most);
}

// One for each tree: their edges are copies, and so are never taken for one another.
void Search::add_roots() {
  for (u32 tree = 1; tree < trees_; ++tree) {
    Node next = nodes_[kRoot];
    const u32 first = std::exchange(next.first, static_cast<u32>(edges_.size()));
    for (u32 i = 0; i < next.edges; ++i) edges_.push_back(edges_[first + i]);
    nodes_.push_back(next);
  }
}

// To the first.
void Search::add_up_roots() {
  const u32 count = nodes_[kRoot].edges;
  for (u32 tree = 1; tree < trees_; ++tree) {
    for (u32 i = 0; i < count; ++i) {
      edges_of(0)[i].visits += edges_of(tree)[i].visits;
      edges_of(0)[i].sum += edges_of(tree)[i].sum;
      margins_[i] += margins_[tree * count + i];
    }
  }
}

bool Search::is_root(const Node& node) const {
  return &node >= &nodes_[kRoot] && &node < &nodes_[kRoot] + trees_;
}

u32 Search::pick(const Node& node) const {
  const Edge* const first = &edges_[node.first];
  const double best_worth = first->move.worth;
  const double base = (node.visits == 0 ? best_worth : node.sum / node.visits) - best_worth;
  const double log = node.visits < 2 ? 0 : ln(node.visits);
  const double constant = is_root(node) ? settings_.constant : settings_.later;
  u32 best = 0;
  double best_value = -1e18;
  for (u32 i = 0; i < node.edges; ++i) {
    const Edge& edge = first[i];
    const double seen = edge.visits + settings_.bias;
    const double mean = (edge.sum + settings_.bias * (base + edge.move.worth)) / seen;
    const double value = mean + constant * std::sqrt(log / seen);
    if (value > best_value) {
      best_value = value;
      best = i;
    }
  }
  return node.first + best;
}

// Each tree has its own, so that what it sees does not depend on whether others grow here.
Search::Slot* Search::slot_of(u32 tree, u64 key) {
  const u32 size = kSlots / trees_;
  key |= 1;
  for (unsigned i = 0; i < kProbes; ++i) {
    const u32 at = tree * size + static_cast<u32>(((key >> 20) + i) % size);
    Slot& slot = slots_[at];
    if (slot.key == key) return &slot;
    if (slot.key != 0) continue;
    slot.key = key;
    taken_.push_back(at);
    return &slot;
  }
  return nullptr;
}

// The first draw after a move: of n simulations each outcome gets its share as nearly as n allows (a sequence
// of Kronecker's, by the golden ratio).
Action Search::even_chance(const Rules& rules, u64 seed, u32 number) {
  legal_actions(rules, *state_, draws_);
  u32 all = 0;
  for (const Action& draw : draws_) all += static_cast<u32>(chance_weight(rules, *state_, draw));
  const u32 turn = static_cast<u32>(seed) + number * 0x9E3779B9U;
  u32 at = static_cast<u32>(static_cast<u64>(turn) * all >> 32);
  for (const Action& draw : draws_) {
    const auto weight = static_cast<u32>(chance_weight(rules, *state_, draw));
    if (at < weight) return draw;
    at -= weight;
  }
  return draws_[0];
}

void Search::simulate(const Rules& rules, const State& view, u32 tree, u64 seed) {
  // the n-th simulation of every move draws alike, so that none is the luckier
  const u32 root = kRoot + tree;
  seed = seed_of(seed, tree);
  u32 chosen = pick(nodes_[root]);
  const u32 begun = edges_[chosen].visits;
  Rng rng(mix(seed, begun));
  clone(*state_, view);
  path_.clear();
  u32 at = root;
  while (true) {
    path_.push_back({at, chosen});
    const Move& move = edges_[chosen].move;
    for (unsigned i = 0; i < move.length; ++i) apply(rules, *state_, move.steps[i]);
    u64 key = mix(chosen, 7);
    const u64 bare = path_.size() == 1 ? key : 0;  // nothing drawn yet
    while (!is_over(*state_) && pending(*state_).who == kChance) {
      const Action answer =
          key == bare ? even_chance(rules, seed, begun) : sample_chance(rules, *state_, rng);
      key = mix_action(key, answer);
      apply(rules, *state_, answer);
    }
    if (is_over(*state_) || static_cast<double>(path_.size()) >= settings_.depth) break;
    Slot* slot = slot_of(tree, key);
    if (slot == nullptr) break;
    if (slot->node == 0) {
      if (++slot->visits < settings_.grow || nodes_of_[tree] >= kMostNodes / trees_ - 1 ||
          edges_.size() + kMostMoves >= kMostEdges)
        break;
      ++nodes_of_[tree];
      slot->node = list_node(rules, *state_, static_cast<std::size_t>(settings_.replies));
    }
    at = slot->node;
    chosen = pick(nodes_[at]);
  }
  play_on(rules, rng);
  sight_.worths(rules, *state_, worths_);
  back_up(rules);
}

// From where the tree ends: moves that are the best at first sight, so that no line is shorter than others,
// then turns at random. Without these the position is looked at as the last move leaves it, before anything
// is drawn.
void Search::play_on(const Rules& rules, Rng& rng) {
  for (auto moves = static_cast<double>(path_.size()) + 1; moves <= settings_.seen && !is_over(*state_);
       ++moves) {
    list(rules, *state_);
    best_first(room_.moves, 1);
    const Move& best = room_.moves[0];
    for (unsigned i = 0; i < best.length; ++i) apply(rules, *state_, best.steps[i]);
    if (moves + 1 > settings_.seen && settings_.turns < 0) return;
    while (!is_over(*state_) && pending(*state_).who == kChance)
      apply(rules, *state_, sample_chance(rules, *state_, rng));
  }
  if (settings_.turns >= 0)
    play_out(rules, *state_, static_cast<int>(settings_.turns), static_cast<unsigned>(settings_.passed), rng);
}

void Search::back_up(const Rules& rules) {
  const Node& root = nodes_[path_[0].node];
  margins_[(path_[0].node - kRoot) * root.edges + path_[0].edge - root.first] +=
      margin_of(worths_, rules.setup.players, root.seat);
  for (const Step& step : path_) {
    Node& node = nodes_[step.node];
    double value = sight_.ahead_of(worths_, rules.setup.players, node.seat);
    if (squash_ != 0) value /= std::sqrt(1 + value * value * squash_ * squash_);
    ++node.visits;
    node.sum += value;
    ++edges_[step.edge].visits;
    edges_[step.edge].sum += value;
  }
}

Choice Search::chosen(u32 simulations) const {
  const Node& root = nodes_[kRoot];
  const Edge* best = &edges_[root.first];
  for (u32 i = 1; i < root.edges; ++i) {
    const Edge& edge = edges_[root.first + i];
    if (edge.visits > best->visits ||
        (edge.visits == best->visits && edge.visits != 0 && edge.sum > best->sum))
      best = &edge;
  }
  Choice choice;
  choice.action = best->move.steps[0];
  choice.margin = margin_of_edge(*best);
  choice.simulations = simulations;
  choice.own = best->move.length;
  for (unsigned i = 0; i < best->move.length; ++i) choice.line.add(best->move.steps[i]);
  add_moves(choice, *best);
  return choice;
}

double Search::margin_of_edge(const Edge& edge) const {
  if (edge.visits == 0) return edge.move.worth;
  return margins_[static_cast<std::size_t>(&edge - &edges_[nodes_[kRoot].first])] / edge.visits;
}

namespace {

// Moves that are told apart by where they begin: a tile in another rotation lies at the same place.
bool begin_alike(const Action& a, const Action& b) {
  return a.verb == Verb::PlaceTile && b.verb == Verb::PlaceTile ? a.cell == b.cell : a == b;
}

}  // namespace

// By visits, those of the same number in the order in which they are listed; with none by first sight.
void Search::add_moves(Choice& choice, const Edge& best) const {
  const Node& root = nodes_[kRoot];
  const auto add = [&](const Edge& edge) {
    Candidate one;
    for (unsigned i = 0; i < edge.move.length; ++i) one.line.add(edge.move.steps[i]);
    one.margin = margin_of_edge(edge);
    choice.moves.add(one);
  };
  add(best);
  while (choice.moves.size() < kMostCandidates) {
    const Edge* next = nullptr;
    for (u32 i = 0; i < root.edges; ++i) {
      const Edge& edge = edges_[root.first + i];
      const bool known = std::any_of(choice.moves.begin(), choice.moves.end(), [&](const Candidate& one) {
        return begin_alike(one.line[0], edge.move.steps[0]);
      });
      if (!known && (next == nullptr || edge.visits > next->visits)) next = &edge;
    }
    if (next == nullptr) return;
    add(*next);
  }
}

// false: there is no move to look at.
bool Search::begin(const Rules& rules, const State& view, const Budget& budget, u64 seed) {
  const Line* const only = budget.only;
  const u32 trees = budget.trees != 0 ? budget.trees : static_cast<u32>(settings_.trees);
  trees_ = std::clamp(trees, 1U, kMostTrees);
  nodes_.resize(1);
  nodes_of_.fill(0);
  edges_.clear();
  for (const u32 slot : taken_) slots_[slot] = Slot{};
  taken_.clear();
  sight_.look_at(rules, view);
  list(rules, view);
  if (settings_.eye < 256 && !all_end_) narrow(mix(seed, view.turn));
  if (only != nullptr) keep(rules, view, *only);
  if (room_.moves.empty()) return false;
  // with two tiles left a move is worth what the best answer leaves: one look at each tells
  add_node(view, tiles_left(view) <= 1 ? kMostMoves : static_cast<std::size_t>(settings_.arms));
  add_roots();
  const u32 count = nodes_[kRoot].edges;
  margins_.assign(count * trees_, 0);
  squash_ = settings_.squash == 0 ? 0 : 1 / (settings_.squash * (1 + tiles_left(view) / 10.0));
  // the last tile: every move's worth is known
  is_known_ = all_end_ || (count == 1 && only == nullptr);
  return true;
}

Choice Search::choose(const Rules& rules, const State& view, const Budget& budget, u64 seed) {
  if (!begin(rules, view, budget, seed)) return {};
  u32 done = 0;
  for (; !is_known_ && done < most_ && !budget.ended(done, 2); ++done)
    simulate(rules, view, done % trees_, seed);
  add_up_roots();
  return chosen(done);
}

void Search::grow(const Rules& rules, const State& view, const Budget& budget, u64 seed, unsigned tree,
                  Grown& grown) {
  grown = {};
  if (!begin(rules, view, budget, seed)) return;
  const u32 most = std::min(most_, budget.simulations == 0 ? most_ : budget.simulations);
  for (u32 done = 0; !is_known_ && done * trees_ + tree < most && !budget.ended(0, 1); ++done)
    simulate(rules, view, tree, seed);
  const u32 count = nodes_[kRoot].edges;
  for (u32 i = 0; i < count; ++i) {
    grown.visits.push_back(edges_of(tree)[i].visits);
    grown.sums.push_back(edges_of(tree)[i].sum);
    grown.margins.push_back(margins_[tree * count + i]);
  }
}

Choice Search::add_up(const Rules& rules, const State& view, u64 seed, std::span<const Grown> grown) {
  const auto trees = static_cast<unsigned>(grown.size());
  if (trees == 0 || trees > kMostTrees || !begin(rules, view, {.trees = trees}, seed)) return {};
  const u32 count = nodes_[kRoot].edges;
  u32 done = 0;
  for (u32 tree = 0; tree < trees_; ++tree) {
    const Grown& one = grown[tree];
    if (one.visits.size() != count || one.sums.size() != count || one.margins.size() != count) return {};
    for (u32 i = 0; i < count; ++i) {
      done += one.visits[i];
      edges_of(tree)[i].visits = one.visits[i];
      edges_of(tree)[i].sum = one.sums[i];
      margins_[tree * count + i] = one.margins[i];
    }
  }
  add_up_roots();
  return chosen(done);
}

}  // namespace bastide::ai
