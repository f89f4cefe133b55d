// Step 1b: the drawn tile is laid on an empty cell where all touching edges match (BASE-10, BASE-11).
#include "engine/rules/steps.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>

namespace bastide {
namespace {

static_assert(std::endian::native == std::endian::little, "actions are put together as one word");

bool may_outgrow_grid(const State& state) {
  return state.max_x - state.min_x + 1 >= kMaxSpan || state.max_y - state.min_y + 1 >= kMaxSpan;
}

bool outgrows_grid(const State& state, Cell cell) {
  const auto span = [](int low, int high, int value) {
    return (value > high ? value : high) - (value < low ? value : low) + 1;
  };
  return span(state.min_x, state.max_x, cell.x) > kMaxSpan ||
         span(state.min_y, state.max_y, cell.y) > kMaxSpan;
}

// The rotations of a set (bit per rotation) in order, as they stand in an action's word.
using TurnedWords = std::array<u64, 4>;
constexpr std::array<TurnedWords, 16> turned_words() {
  std::array<TurnedWords, 16> all{};
  for (unsigned set = 0; set < all.size(); ++set) {
    unsigned count = 0;
    for (u64 rotation = 0; rotation < 4; ++rotation) {
      if ((set >> rotation & 1) != 0) all[set][count++] = rotation << (8 * offsetof(Action, rotation));
    }
  }
  return all;
}
constexpr std::array<TurnedWords, 16> kTurned = turned_words();
constexpr std::array<u8, 16> kCount = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

// In which rotations a design fits open cells: asked of eight in a row, at once where the machine can.
class Fitting {
 public:
  Fitting(const State& state, const TileDesign& design) : state_(state) {
    for (int turned = 0; turned < 4; ++turned)
      edges_[static_cast<unsigned>(turned)] = Eight{} + design.fit(turned);
  }
  // A byte a cell with a bit per rotation.
  [[nodiscard]] u64 sets(unsigned first) const {
    const Eight refused = refused_from(first);
    Eight sets{};
    for (unsigned turned = 0; turned < 4; ++turned)
      sets |= none(refused & edges_[turned]) & static_cast<u16>(1u << turned);
    return std::bit_cast<u64>(__builtin_convertvector(sets, EightBytes));
  }
  // Whether any of these eight cells, which must be open all, takes it in any rotation.
  [[nodiscard]] bool any(unsigned first) const {
    const Eight refused = refused_from(first);
    Eight fits{};
    for (const Eight& turned : edges_) fits |= none(refused & turned);
    const auto words = std::bit_cast<std::array<u64, 2>>(fits);
    return (words[0] | words[1]) != 0;
  }

 private:
  using Eight = u16 __attribute__((vector_size(16)));
  using EightBytes = u8 __attribute__((vector_size(8)));

  // All bits where the number is 0, else none.
  static Eight none(Eight numbers) { return std::bit_cast<Eight>(numbers == 0); }
  [[nodiscard]] Eight refused_from(unsigned first) const {
    Eight need;
    std::memcpy(&need, &state_.open_need[first], sizeof need);
    return ~need;
  }

  const State& state_;
  std::array<Eight, 4> edges_;
};

// Of up to 64 open cells from `first` on: the set of rotations in which a design fits each; returns which
// have one, a bit each.
using RotationSets = std::array<u8, 64>;
inline u64 find_fitting(const Fitting& fitting, unsigned first, unsigned count, RotationSets& sets) {
  u64 cells = 0;
  for (unsigned i = 0; i < count; i += 8) {
    const u64 eight = fitting.sets(first + i);
    std::memcpy(&sets[i], &eight, sizeof eight);
    // Adding 15 carries into a byte's bit 4 unless its set is empty; multiplying gathers the eight bits.
    const u64 some = (eight + 0x0F0F0F0F0F0F0F0FULL) >> 4 & 0x0101010101010101ULL;
    cells |= (some * 0x0102040810204080ULL >> 56) << i;
  }
  // What was found beyond the last cell is anything.
  return cells & ~u64{0} >> (64 - count);
}

}  // namespace

void placements_of(const Rules& rules, const State& state, u8 design, ActionList& actions) {
  const Fitting fitting(state, rules.designs[design]);
  RotationSets sets;  // NOLINT: filled as far as there are open cells
  Action placement;
  placement.verb = Verb::PlaceTile;
  placement.option = design;
  const auto unplaced = std::bit_cast<u64>(placement);
  // Only the cells in which it fits are gone through. In which rotations is close to random: no branch on it,
  // all four entries of a cell are written, and the next cell's follow those that count.
  const unsigned count = state.open_count;
  Action* next = actions.room_for(4 * count);
  for (unsigned first = 0; first < count; first += 64) {
    // The last 64 lie within the array; of them, those that came before do not come again.
    const unsigned from = std::min<unsigned>(first, kMaxOpen - 64);
    const u64 new_ones = ~u64{0} << (first - from);
    for (u64 rest = find_fitting(fitting, from, std::min(count - from, 64u), sets) & new_ones; rest != 0;
         rest &= rest - 1) {
      const auto i = static_cast<unsigned>(std::countr_zero(rest));
      const auto cell = static_cast<u64>(std::bit_cast<u16>(state.open_cell[from + i]))
                        << (8 * offsetof(Action, cell));
      TurnedWords words = kTurned[sets[i]];
      for (u64& word : words) word |= unplaced | cell;
      std::memcpy(static_cast<void*>(next), words.data(), sizeof words);
      next += kCount[sets[i]];
    }
  }
  actions.take_until(next);
  if (may_outgrow_grid(state)) {
    actions.filter([&](const Action& action) { return !outgrows_grid(state, action.cell); });
  }
  if (state.filtering_placements == 0) return;
  const auto& filters = rules.hooks.filter_placements;
  for (unsigned i = 0; i < filters.count; ++i) {
    if ((state.filtering_placements >> filters.of[i] & 1) != 0) filters.fns[i](rules, state, actions);
  }
}

bool can_be_placed(const Rules& rules, const State& state, u8 design) {
  if (state.filtering_placements != 0 || may_outgrow_grid(state)) {
    ActionList actions;
    placements_of(rules, state, design, actions);
    return !actions.empty();
  }
  // Most tiles fit somewhere among the first cells, but where is as good as random.
  const Fitting fitting(state, rules.designs[design]);
  const unsigned count = state.open_count;
  unsigned first = 0;
  for (; first + 8 <= count; first += 8) {
    if (fitting.any(first)) return true;
  }
  u64 rest = 0;
  for (unsigned i = first; i < count; ++i)
    rest |= fitting_rotations(rules.designs[design].fit4, state.open_need[i]);
  return rest != 0;
}

void put_away(const Rules& rules, State& state, u8 design, EventLog* events) {
  bool back = false;
  for (const auto hook : rules.hooks.goes_back) back = back || hook(rules, state, design);
  if (events != nullptr) {
    Event event;
    event.kind = back ? EventKind::TilePutBack : EventKind::TileDiscarded;
    event.seat = state.active;
    event.design = design;
    events->add(event);
  }
  if (back)
    put_back(rules, state, design);
  else
    ++state.discarded;
}

StepResult place_tile(const Rules& rules, State& state, EventLog* events) {
  const bool fits = can_be_placed(rules, state, state.hand);
  if (!fits) {
    put_away(rules, state, state.hand, events);
    const int pile = rules.designs[state.hand].group;
    state.hand = kNoDesign;
    if (pile >= kBagGroups && state.group_left[static_cast<unsigned>(pile)] != 0) {
      draw_from(state, pile);  // the next of the same pile
      state.step = rules.drawn_line;
    } else {
      state.step = 0;
    }
    return StepResult::Stay;
  }
  if (events != nullptr) {
    Event event;
    event.kind = EventKind::TileDrawn;
    event.seat = state.active;
    event.design = state.hand;
    events->add(event);
  }
  push_decision(state, {kCoreId, kPlaceDecision, state.active, 0});
  return StepResult::Next;
}

void legal_placements(const Rules& rules, const State& state, Decision, ActionList& actions) {
  placements_of(rules, state, state.hand, actions);
  for (const auto hook : rules.hooks.add_placing_actions) hook(rules, state, actions);
}

void apply_placement(const Rules& rules, State& state, Decision, Action action, EventLog* events) {
  if (action.verb != Verb::PlaceTile) {
    rules.expansions[action.expansion]->apply_placing_action(rules, state, action, events);
    return;
  }
  const u8 design = state.hand;
  state.hand = kNoDesign;
  ++state.parts;
  state.completed_count = 0;
  lay_tile(state, rules.traits, rules.designs.data(), design, action.cell, action.rotation);
  if (events != nullptr) {
    Event event;
    event.kind = EventKind::TilePlaced;
    event.seat = state.active;
    event.design = design;
    event.cell = action.cell;
    event.rotation = action.rotation;
    events->add(event);
  }
  for (const auto hook : rules.hooks.on_tile_placed) hook(rules, state, events);
}

}  // namespace bastide
