// Moves: what a seat may do up to where something unknown comes, which in most games is a placement with its
// figure. The unit in which computer players think.
#pragma once

#include "engine/api.h"
#include "engine/rules/rules.h"

#include <vector>

namespace bastide::ai {

// Decisions that one move answers at most; further ones are a move of their own.
inline constexpr unsigned kMoveLength = 2;

struct Move {
  std::array<Action, kMoveLength> steps;
  u8 length = 0;
  float worth = 0;  // to the seat, as far as one can see at once (value.h); points
};

// A number that tells apart the places that moves, or answers of chance, lead to.
constexpr u64 mix_action(u64 key, const Action& action) {
  const u64 bits = (static_cast<u64>(action.verb) | static_cast<u64>(action.expansion) << 4 |
                    static_cast<u64>(action.piece) << 12 | static_cast<u64>(action.option) << 20 |
                    static_cast<u64>(static_cast<u8>(action.cell.x)) << 28 |
                    static_cast<u64>(static_cast<u8>(action.cell.y)) << 36 |
                    static_cast<u64>(action.rotation) << 44 | static_cast<u64>(action.segment) << 48);
  return (key ^ bits) * 0x9E3779B97F4A7C15ULL ^ (key >> 29);
}

// Room for listing moves, so that nothing is allocated while they are listed.
struct MoveRoom {
  static constexpr std::size_t kMost = 4096;
  std::vector<Move> moves;
  std::array<std::unique_ptr<State>, kMoveLength + 1> states;
  std::array<ActionList, kMoveLength> answers;
  MoveRoom();
};

// Lists every move of the seat that is asked into room.moves, in a fixed order; `worth(state, beside)` values
// what each leads to, a state it may change. `beside`: the one valued before it under the same tile was left
// as it lies, without a figure. Where there are more moves than kMost, the last are left out.
template <class Worth>
void list_moves(const Rules& rules, const State& state, MoveRoom& room, Worth&& worth) {
  const auto list = [&](const auto& self, const State& from, Move& move) -> void {
    const Seat seat = pending(from).who;
    ActionList& answers = room.answers[move.length];
    legal_actions(rules, from, answers);
    State& next = *room.states[move.length];
    // to pass first: what else may be done there can then be valued by what differs
    const int count = answers.size(), last = count - 1;
    const bool passes = move.length != 0 && answers[last].verb == Verb::Pass;
    bool beside = false;
    for (int i = 0; i < count; ++i) {
      if (room.moves.size() >= MoveRoom::kMost) return;
      const Action& answer = answers[passes ? (i == 0 ? last : i - 1) : i];
      clone(next, from);
      apply(rules, next, answer);
      move.steps[move.length++] = answer;
      if (move.length < kMoveLength && !is_over(next) && pending(next).who == seat) {
        self(self, next, move);
        beside = false;
      } else {
        move.worth = static_cast<float>(worth(next, beside));
        room.moves.push_back(move);
        beside = passes && (beside || i == 0);
      }
      --move.length;
    }
  };
  room.moves.clear();
  Move move;
  list(list, state, move);
}

// Puts the `count` that are worth most first, the best of all at the front; of moves as good those listed
// first. Returns how many there are.
std::size_t best_first(std::vector<Move>& moves, std::size_t count);

}  // namespace bastide::ai
