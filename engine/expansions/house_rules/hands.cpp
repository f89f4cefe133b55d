// HOUSE-02, HOUSE-03: a hand of one tile, drawn at the end of the turn before, or of three, of which one is
// played. Only tiles of the land come into hands: those of a river are drawn one by one as ever, for their
// order counts.
#include "engine/expansions/house_rules/house_rules.h"
#include "engine/rules/steps.h"

namespace bastide::house_rules {
namespace {

constexpr std::string_view kHandKinds[] = {"off", "open", "hidden"};
constexpr std::string_view kNotWithLookAhead[] = {"look_ahead"};
enum OptionNumber : u8 { kLookAhead = 0, kThreeTiles = 1 };
enum HandKind : u8 { kOff = 0, kOpen = 1, kHidden = 2 };
constexpr OptionDef kOptions[] = {
    {.key = "look_ahead"},
    {.key = "hand_of_three", .high = 2, .choices = kHandKinds, .excludes = kNotWithLookAhead}};
constexpr std::string_view kChoices[] = {"tile_1", "tile_2", "tile_3"};
enum DecisionNumber : u8 { kChooseTile = 0 };

using Hand = std::array<u8, kMostHeld>;

unsigned hand_size(const Rules& rules) { return rules.option(kHands, kLookAhead) != 0 ? 1 : kMostHeld; }

void build(RulesDraft& draft) {
  draft.rules.shown.hidden_hands = draft.rules.option(kHands, kThreeTiles) == kHidden;
  draft.rules.more_chance = true;  // hands that are put back
}

bool land_is_drawn(const State& state) { return current_group(state) == kBagGroups - 1; }

// Puts what has just been drawn into the hand, and draws on until it has so many tiles. False: chance is
// asked.
bool fill(State& state, unsigned size) {
  Hand& hand = hands(state).held[state.active];
  u8& unseen = hands(state).unseen[state.active];
  for (unsigned i = 0; i < size; ++i) {
    if (hand[i] != 0) continue;
    if (state.hand != kNoDesign) {
      hand[i] = static_cast<u8>(1 + state.hand);
      if (unseen != 0) --unseen;
      state.hand = kNoDesign;
    } else if (land_is_drawn(state)) {
      push_decision(state, {kCoreId, kDrawDecision, kChance, 0});
      return false;
    }
  }
  return true;
}

bool holds_any(const Hand& hand) {
  for (const u8 tile : hand) {
    if (tile != 0) return true;
  }
  return false;
}

void take(State& state, unsigned index) {
  u8& tile = hands(state).held[state.active][index];
  state.hand = static_cast<u8>(tile - 1);
  tile = 0;
}

// Those that can be placed, of two alike the first: bit per place in the hand.
unsigned playable(const Rules& rules, const State& state) {
  const Hand& hand = hands(state).held[state.active];
  unsigned places = 0;
  for (unsigned i = 0; i < kMostHeld; ++i) {
    bool known = hand[i] == 0;
    for (unsigned k = 0; k < i; ++k) known = known || hand[k] == hand[i];
    if (!known && can_be_placed(rules, state, static_cast<u8>(hand[i] - 1))) places |= 1u << i;
  }
  return places;
}

void held_by(const Rules& rules, const State& state, Seat seat, HeldTiles& tiles) {
  for (unsigned i = 0; i < hand_size(rules); ++i) {
    const u8 tile = hands(state).held[seat][i];
    tiles.add(tile == 0 ? kNoDesign : static_cast<u8>(tile - 1));
  }
}

void legal_tiles(const Rules& rules, const State& state, Decision, ActionList& actions) {
  for (unsigned places = playable(rules, state), i = 0; i < kMostHeld; ++i) {
    if ((places >> i & 1) == 0) continue;
    actions.add(option_action(Verb::PickOption, kHands, i));
  }
}

void apply_tile(const Rules& rules, State& state, Decision, Action action, EventLog*) {
  take(state, action.option);
  state.step = rules.drawn_line;
}

// A hand none of whose tiles fits is put away as a whole, and drawn anew.
void put_hand_away(const Rules& rules, State& state, EventLog* events) {
  for (u8& tile : hands(state).held[state.active]) {
    if (tile == 0) continue;
    const auto design = static_cast<u8>(tile - 1);
    tile = 0;
    ++hands(state).redraw;
    put_away(rules, state, design, events);
  }
}

// What others hold, where hands are hidden, could as well lie in the bag.
void mask(const Rules& rules, State& state, Seat seat) {
  if (rules.option(kHands, kThreeTiles) == kOpen) return;
  for (Seat other = 0; other < kMaxPlayers; ++other) {
    if (other == seat) continue;
    for (u8& tile : hands(state).held[other]) {
      if (tile == 0) continue;
      put_back(rules, state, static_cast<u8>(tile - 1));
      ++hands(state).unseen[other];
      tile = 0;
    }
  }
}

void unseen_by(const Rules& rules, const State& state, Seat seat, UnseenTiles& tiles) {
  if (rules.option(kHands, kThreeTiles) == kOpen) return;
  for (Seat other = 0; other < kMaxPlayers; ++other) {
    if (other == seat) continue;
    for (const u8 tile : hands(state).held[other])
      if (tile != 0) tiles.add(static_cast<u8>(tile - 1));
    for (unsigned i = 0; i < hands(state).unseen[other]; ++i) tiles.add(kNoDesign);
  }
}

bool keeps_secrets(const Rules& rules, const State& state, Seat seat) {
  return rules.shown.hidden_hands && holds_any(hands(state).held[seat]);
}

constexpr DecisionDef kDecisions[] = {
    {.key = "choose_from_hand", .legal = legal_tiles, .apply = apply_tile, .secret = true}};

// A tile of the hand is taken up; at the end of a turn the hand is filled.
StepResult take_up(const Rules& rules, State& state, EventLog* events) {
  Hand& hand = hands(state).held[state.active];
  // A second turn is played from what is left; the hand is filled after it.
  u8& redrawn = hands(state).redraw;
  const bool filling =
      redrawn != 0 || state.hand != kNoDesign || (state.parts == 0 && state.turn_of == kNobody);
  if (filling && !fill(state, redrawn != 0 ? redrawn : hand_size(rules))) return StepResult::Stay;
  redrawn = 0;
  if (!holds_any(hand)) return StepResult::Next;  // drawn one by one
  if (hand_size(rules) == 1) {
    take(state, 0);
    state.step = rules.drawn_line;
    return StepResult::Stay;
  }
  if (playable(rules, state) == 0) {
    put_hand_away(rules, state, events);
    return StepResult::Stay;
  }
  push_decision(state, {kHands, kChooseTile, state.active, 0});
  return StepResult::Stay;
}

StepResult refill(const Rules& rules, State& state, EventLog*) {
  return fill(state, hand_size(rules)) ? StepResult::Next : StepResult::Stay;
}

constexpr Step kSteps[] = {{.name = "hand", .run = take_up}, {.name = "hand filled", .run = refill}};

}  // namespace

extern const Expansion kHandsRules;
const Expansion kHandsRules{.id = kHands,
                            .key = "hands",
                            .options = kOptions,
                            .choices = kChoices,
                            .decisions = kDecisions,
                            .steps = kSteps,
                            .by_option =
                                [](const Rules& rules) {
                                  return rules.option(kHands, kLookAhead) != 0 ||
                                         rules.option(kHands, kThreeTiles) != kOff;
                                },
                            .build = build,
                            .held_tiles = held_by,
                            .unseen_tiles = unseen_by,
                            .mask = mask,
                            .keeps_secrets = keeps_secrets};

}  // namespace bastide::house_rules
