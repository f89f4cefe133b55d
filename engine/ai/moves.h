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
  std::array<std::unique_ptr<State>, kMoveLength> states;
  std::array<ActionList, kMoveLength> answers;
  ActionList others;  // those of the last answers that are valued whole
  MoveRoom();
};

// Of answers that name a feature by its segments (DecisionDef::by_feature) keeps the first of each feature.
void keep_one_of_each_feature(const Rules& rules, const State& state, ActionList& answers);
// The answer that is kept for this one, which is legal.
Action first_of_feature(const Rules& rules, const State& state, const Action& answer);

// Lists every move of the seat that is asked into room.moves, in a fixed order; `worth(state)` values what
// each leads to, a state it may change. Where there are more moves than kMost, the last are left out. A tile
// may be left as it lies: that is valued first, then by `beside(state, answer, worth)` what else can be done
// with it, by what differs from that state; where it returns false, it can't, and that comes last.
template <class Worth, class Beside>
void list_moves(const Rules& rules, const State& state, MoveRoom& room, Worth&& worth, Beside&& beside) {
  const auto list = [&](const auto& self, const State& from, Move& move) -> void {
    const unsigned at = move.length++;
    const Seat seat = pending(from).who;
    const auto add = [&](const Action& answer, double value) {
      move.steps[at] = answer;
      move.worth = static_cast<float>(value);
      if (room.moves.size() < MoveRoom::kMost) room.moves.push_back(move);
    };
    const auto take = [&](const Action& answer) {
      State& next = *room.states[at];
      clone(next, from);
      apply(rules, next, answer);
      move.steps[at] = answer;
      if (move.length < kMoveLength && !is_over(next) && pending(next).who == seat)
        self(self, next, move);
      else
        add(answer, worth(next));
    };
    ActionList& answers = room.answers[at];
    legal_actions(rules, from, answers);
    keep_one_of_each_feature(rules, from, answers);
    const Action last = answers[answers.size() - 1];
    if (move.length == kMoveLength && last.verb == Verb::Pass) {
      State& left = *room.states[at - 1];  // `from`, and made anew for the few answers that go on from it
      apply(rules, left, last);
      add(last, worth(left));
      ActionList& others = room.others;
      others.clear();
      for (const Action& answer : answers) {
        double value = 0;
        if (answer == last) continue;
        if (beside(left, answer, value))
          add(answer, value);
        else
          others.add(answer);
      }
      if (!others.empty()) {
        clone(left, state);
        for (unsigned i = 0; i < at; ++i) apply(rules, left, move.steps[i]);
      }
      for (const Action& answer : others) take(answer);
    } else {
      for (const Action& answer : answers) {
        if (room.moves.size() < MoveRoom::kMost) take(answer);
      }
    }
    --move.length;
  };
  room.moves.clear();
  Move move;
  list(list, state, move);
}

template <class Worth>
void list_moves(const Rules& rules, const State& state, MoveRoom& room, Worth&& worth) {
  list_moves(rules, state, room, worth, [](State&, const Action&, double&) { return false; });
}

// Puts the `count` that are worth most first, the best of all at the front; of moves as good those listed
// first. Returns how many there are.
std::size_t best_first(std::vector<Move>& moves, std::size_t count);

}  // namespace bastide::ai
