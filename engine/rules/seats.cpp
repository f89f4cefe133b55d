// Who comes after whom; questions that expansions ask: what may be chosen, and several seats at one moment.
#include "engine/rules/steps.h"

namespace bastide {

Seat seat_after(const Rules& rules, Seat seat) {
  return static_cast<Seat>(seat + 1 == rules.setup.players ? 0 : seat + 1);
}

void offer_choices(const Rules& rules, ExpansionId expansion, ActionList& actions) {
  for (std::size_t option = 0; option < rules.expansions[expansion]->choices.size(); ++option) {
    actions.add(option_action(Verb::PickOption, expansion, static_cast<u8>(option)));
  }
}

void ask_in_order(const Rules& rules, State& state, ExpansionId expansion, u8 kind, u8 arg, unsigned seats,
                  Seat first) {
  // The stack's top is asked first: pushed from the last seat in order to the first.
  Seat seat = first;
  for (int i = 0; i < rules.setup.players; ++i) {
    seat = static_cast<Seat>(seat == 0 ? rules.setup.players - 1 : seat - 1);
    if ((seats >> seat & 1) != 0) push_decision(state, {expansion, kind, seat, arg});
  }
}

}  // namespace bastide
