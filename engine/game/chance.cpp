#include "engine/game/chance.h"

#include "engine/rules/steps.h"

#include <algorithm>

namespace bastide {
namespace {

constexpr u64 kListSalt = 0x9E3779B97F4A7C15ULL;

// Every list has a stream of its own, so that one more roll changes no draw.
Rng stream(u64 seed, std::string_view name) { return Rng(seed ^ (hash_text(name) * kListSalt)); }

// The decision of some expansion in play that the list answers; null: none.
const DecisionDef* decision_of(const Rules& rules, std::string_view list) {
  for (const Expansion* expansion : rules.expansions) {
    if (expansion == nullptr) continue;
    for (const DecisionDef& def : expansion->decisions) {
      if (def.given_by == list) return &def;
    }
  }
  return nullptr;
}

}  // namespace

std::optional<Error> check_given(const Rules& rules, const std::vector<Given>& given,
                                 std::string_view where) {
  for (const Given& one : given) {
    const DecisionDef* def = decision_of(rules, one.list);
    if (def == nullptr || def->copies == nullptr) continue;
    std::array<int, 256> count{};
    for (std::size_t i = 0; i < one.answers.size(); ++i) {
      const u8 answer = one.answers[i];
      if (answer < def->given_low || answer > def->given_high) continue;  // nobody's, and passed over
      if (++count[answer] > def->copies(rules, answer))
        return Error{"no more copies of number " + std::to_string(answer),
                     std::string(where) + one.list + "[" + std::to_string(i) + "]"};
    }
  }
  return std::nullopt;
}

Chance::Chance(const Rules& rules, std::string_view seed, const Deck& left_out) : seed_(hash_text(seed)) {
  set_tiles(rules, shuffled_deck(rules, seed, left_out));
}

Chance::Chance(const Rules& rules, const Deck& deck, std::string_view seed) : seed_(hash_text(seed)) {
  set_tiles(rules, deck);
}

void Chance::set_tiles(const Rules& rules, const Deck& deck) {
  for (const u8 design : deck) {
    ++tiles_[design];
    piles_[rules.designs[design].group].order.push_back(design);
  }
  for (Pile& pile : piles_) pile.dealt = pile.order;
  rewind();
}

void Chance::give(std::vector<Given> given) {
  for (Given& one : given) {
    List& list = list_of(one.list);
    list.given = std::move(one.answers);
  }
}

void Chance::give_draws(const Rules& rules, const Deck& draws) {
  for (const u8 design : draws) piles_[rules.designs[design].group].given.push_back(design);
}

void Chance::rewind() {
  for (Pile& pile : piles_) {
    pile.order = pile.dealt;
    pile.next = 0;
    pile.given_next = 0;
    pile.drawn.clear();
  }
  start_lists();
}

void Chance::start_lists() {
  for (List& list : lists_) {
    list.answered.clear();
    list.rng = stream(seed_, list.name);
  }
  returns_ = stream(seed_, "returns");
  answers_.clear();
}

void Chance::reshuffle(const Rules& rules, Rng& rng) {
  for (Pile& pile : piles_) {
    if (pile.order.size() != pile.dealt.size()) pile.order = pile.dealt;  // tiles were put back
    shuffle(pile.order, rng);
    pile.next = 0;
    pile.drawn.clear();
  }
  // Games without dice, cards and returns use nothing more of the source.
  if (rules.more_chance) seed_ = rng.next();
  start_lists();
}

Chance::List& Chance::list_of(std::string_view name) {
  for (List& list : lists_) {
    if (list.name == name) return list;
  }
  List list;
  list.name = name;
  list.rng = stream(seed_, name);
  return lists_.emplace_back(std::move(list));
}

// Tiles that the game has put back since the last draw come to lie anywhere among the rest.
void Chance::take_back(const Rules& rules, const State& state, int group) {
  Pile& pile = piles_[static_cast<std::size_t>(group)];
  std::array<u8, kMaxDesigns> there{};
  for (std::size_t i = pile.next; i < pile.order.size(); ++i) ++there[pile.order[i]];
  for (int design = 0; design < rules.design_count; ++design) {
    const auto d = static_cast<unsigned>(design);
    if (rules.designs[d].group != group) continue;
    for (int missing = state.bag[d] - there[d]; missing > 0; --missing) {
      const std::size_t rest = pile.order.size() - pile.next;
      const std::size_t at = pile.next + returns_.below(static_cast<u32>(rest + 1));
      pile.order.insert(pile.order.begin() + static_cast<std::ptrdiff_t>(at), static_cast<u8>(design));
    }
  }
}

Action Chance::draw(const Rules& rules, const State& state, int group) {
  Pile& pile = piles_[static_cast<std::size_t>(group)];
  if (pile.order.size() - pile.next < state.group_left[static_cast<std::size_t>(group)])
    take_back(rules, state, group);
  if (pile.given_next < pile.given.size()) {
    const auto rest = pile.order.begin() + static_cast<std::ptrdiff_t>(pile.next);
    const auto it = std::find(rest, pile.order.end(), pile.given[pile.given_next++]);
    if (it != pile.order.end()) std::rotate(rest, it, it + 1);
  }
  while (state.bag[pile.order[pile.next]] == 0) ++pile.next;  // the game has lost it otherwise
  Action action;
  action.verb = Verb::DrawTile;
  action.option = pile.order[pile.next++];
  pile.drawn.push_back(action.option);
  return action;
}

Action Chance::answer(const Rules& rules, const State& state) {
  const Decision& decision = state.top();
  if (decision.expansion == kCoreId && decision.kind == kDrawDecision) {
    answers_.push_back(draw(rules, state, decision.arg != 0 ? decision.arg : current_group(state)));
    return answers_.back();
  }
  List& list = list_of(rules.decision_def(decision).given_by);
  ActionList outcomes;
  legal_actions(rules, state, outcomes);
  int total = 0;
  for (const Action& outcome : outcomes) total += chance_weight(rules, state, outcome);
  // The seed's answer is taken in any case: those after the given ones stay the same.
  int skip = static_cast<int>(list.rng.below(static_cast<u32>(total)));
  Action chosen = outcomes[outcomes.size() - 1];
  for (const Action& outcome : outcomes) {
    skip -= chance_weight(rules, state, outcome);
    if (skip >= 0) continue;
    chosen = outcome;
    break;
  }
  if (list.answered.size() < list.given.size()) {
    const u8 wanted = list.given[list.answered.size()];
    for (const Action& outcome : outcomes) {
      if (outcome.option == wanted) chosen = outcome;
    }
  }
  list.answered.push_back(chosen.option);
  answers_.push_back(chosen);
  return chosen;
}

Deck Chance::drawn() const {
  Deck deck;
  for (const Action& answer : answers_) {
    if (answer.verb == Verb::DrawTile) deck.push_back(answer.option);
  }
  return deck;
}

std::vector<Given> Chance::answered() const {
  std::vector<Given> all;
  for (const List& list : lists_) {
    if (!list.answered.empty()) all.push_back({list.name, list.answered});
  }
  return all;
}

bool Chance::drawn_as_dealt() const {
  return std::all_of(piles_.begin(), piles_.end(), [](const Pile& pile) {
    return pile.drawn.size() <= pile.dealt.size() &&
           std::equal(pile.drawn.begin(), pile.drawn.end(), pile.dealt.begin());
  });
}

}  // namespace bastide
