// The search: a tree of moves in which chance is drawn anew on every way through (UCT: Kocsis, Szepesvari
// 2006; progressive bias: Chaslot et al. 2008), with moves by first sight at its leaves. Every seat goes for
// its own margin.
#pragma once

#include "engine/ai/moves.h"
#include "engine/ai/player.h"
#include "engine/ai/sight.h"

#include <span>

namespace bastide::ai {

// What a tree says of the moves that are looked at from the position, in their order.
struct Grown {
  std::vector<u32> visits;      // simulations that took it
  std::vector<double> sums;     // of what was seen, as the seat goes for it
  std::vector<double> margins;  // the same in points: what is told
};

class Search final : public Player {
 public:
  static constexpr unsigned kMostTrees = 16;

  explicit Search(const Settings& settings);
  Choice choose(const Rules& rules, const State& view, const Budget& budget, u64 seed) override;

  // The same in parts: `add_up` of what each of budget.trees says is what `choose` answers, to the bit, as
  // long as no clock stops them. budget.simulations are those of all trees, of which one takes its share.
  void grow(const Rules& rules, const State& view, const Budget& budget, u64 seed, unsigned tree,
            Grown& grown);
  // Of every tree one, the first first, kMostTrees at most. `moves` is empty: they are not of this position.
  Choice add_up(const Rules& rules, const State& view, u64 seed, std::span<const Grown> grown);

 private:
  static constexpr u32 kRoot = 1;  // node 0 is none
  struct Edge {
    Move move;
    u32 visits = 0;
    double sum = 0;
  };
  struct Node {
    Seat seat = 0;
    u16 edges = 0;
    u32 first = 0;  // of its edges
    u32 visits = 0;
    double sum = 0;
  };
  // What a move and the chance after it lead to.
  struct Slot {
    u64 key = 0;  // 0: free
    u32 visits = 0;
    u32 node = 0;  // 0: its moves are not listed yet
  };
  struct Step {
    u32 node, edge;
  };

  void list(const Rules& rules, const State& state);
  void narrow(u64 seed);
  void keep(const Rules& rules, const State& view, const Line& only);
  u32 add_node(const State& state, std::size_t most);
  u32 list_node(const Rules& rules, const State& state, std::size_t most);
  bool begin(const Rules& rules, const State& view, const Budget& budget, u64 seed);
  void add_roots();
  void add_up_roots();
  [[nodiscard]] Edge* edges_of(u32 tree) { return &edges_[nodes_[kRoot + tree].first]; }
  [[nodiscard]] bool is_root(const Node& node) const;
  [[nodiscard]] u32 pick(const Node& node) const;
  Slot* slot_of(u32 tree, u64 key);
  void simulate(const Rules& rules, const State& view, u32 tree, u64 seed);
  Action even_chance(const Rules& rules, u64 seed, u32 number);
  void play_on(const Rules& rules, Rng& rng);
  void back_up(const Rules& rules);
  [[nodiscard]] Choice chosen(u32 simulations) const;
  [[nodiscard]] double margin_of_edge(const Edge& edge) const;
  void add_moves(Choice& choice, const Edge& best) const;

  Settings settings_;
  Sight sight_;
  u32 most_;       // simulations, whatever is asked
  u32 trees_ = 1;  // whose roots are the first nodes, each with all moves of the position
  MoveRoom room_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<Slot> slots_;
  std::vector<u32> taken_;  // slots that are not free
  std::vector<Step> path_;
  ActionList draws_;
  std::vector<double> margins_;  // of each root's moves, summed up: what is told, as Choice says
  std::unique_ptr<State> state_ = std::make_unique<State>();
  Worths worths_{};
  std::array<u32, kMostTrees> nodes_of_{};  // how many nodes each tree has listed
  bool all_end_ = false;                    // every move listed last ends the game
  bool is_known_ = false;                   // what the position's moves are worth, or that there is but one
  double squash_ = 0;
};

}  // namespace bastide::ai
