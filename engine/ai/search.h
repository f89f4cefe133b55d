// The search: a tree of moves in which chance is drawn anew on every way through (UCT: Kocsis, Szepesvari
// 2006; progressive bias: Chaslot et al. 2008), with moves by first sight at its leaves. Every seat goes for
// its own margin.
#pragma once

#include "engine/ai/moves.h"
#include "engine/ai/player.h"
#include "engine/ai/sight.h"

namespace bastide::ai {

class Search final : public Player {
 public:
  explicit Search(const Settings& settings);
  Choice choose(const Rules& rules, const State& view, const Budget& budget, u64 seed) override;

 private:
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
  void keep(const Line& only);
  u32 add_node(const State& state, std::size_t most);
  u32 list_node(const Rules& rules, const State& state, std::size_t most);
  void add_roots();
  void add_up_roots();
  [[nodiscard]] bool is_root(const Node& node) const;
  [[nodiscard]] u32 pick(const Node& node) const;
  Slot* slot_of(u64 key);
  void simulate(const Rules& rules, const State& view, u32 root, u64 seed);
  Action even_chance(const Rules& rules, u64 seed, u32 number);
  void play_on(const Rules& rules, Rng& rng);
  void back_up(const Rules& rules);
  [[nodiscard]] Choice chosen(u32 simulations) const;
  [[nodiscard]] double margin_of_edge(const Edge& edge) const;
  void add_moves(Choice& choice, const Edge& best) const;

  Settings settings_;
  Sight sight_;
  MoveRoom room_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<Slot> slots_;
  std::vector<u32> taken_;  // slots that are not free
  std::vector<Step> path_;
  ActionList draws_;
  std::vector<double> margins_;  // of the root's moves, summed up: what is told, as Choice says
  std::unique_ptr<State> state_ = std::make_unique<State>();
  Worths worths_{};
  u32 roots_ = 1;         // the first nodes, each with all moves of the position
  bool all_end_ = false;  // every move listed last ends the game
  double squash_ = 0;
};

}  // namespace bastide::ai
