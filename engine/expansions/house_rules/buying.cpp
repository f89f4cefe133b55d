// HOUSE-07: the others may offer points, or something else they hold, for a tile that is the only one left to
// complete some feature. Whoever buys it places it at once in their own name; then the mover draws anew.
#include "engine/expansions/house_rules/house_rules.h"
#include "engine/rules/steps.h"

#include <algorithm>

namespace bastide::house_rules {
namespace {

constexpr OptionDef kOptions[] = {{.key = "buying"}};
constexpr ReasonDef kReasons[] = {{"purchase"}};
constexpr std::string_view kTexts[] = {"prompt.bought"};
constexpr EventDef kEvents[] = {{"offered"}, {"offered_ware"}, {"sold"}, {"kept"}};
enum DecisionNumber : u8 { kOffer = 0, kAccept = 1 };

// Options of the answers: so many points; from kFirstWare on a thing of the list of wares; of kAccept a seat.
constexpr u8 kMostPoints = 99;
constexpr u8 kFirstWare = 100;

enum Stage : u8 { kIdle = 0, kAsking = 1, kDeciding = 2 };
struct Sale {
  std::array<u8, kMaxPlayers> offers{};  // 0: none
  u8 stage = kIdle;
};
Sale& sale(State& state) { return expansion_state<Sale>(state, kBuying); }
const Sale& sale(const State& state) { return expansion_state<Sale>(state, kBuying); }

// A thing by its number among all that the expansions in play have.
struct Ware {
  const Expansion* expansion = nullptr;
  unsigned local = 0;
};
Ware ware_of(const Rules& rules, unsigned number) {
  for (const Expansion* expansion : rules.expansions) {
    if (expansion == nullptr || expansion->wares.empty()) continue;
    if (number < expansion->wares.size()) return {expansion, number};
    number -= static_cast<unsigned>(expansion->wares.size());
  }
  return {};
}

Action pick(unsigned option) { return option_action(Verb::PickOption, kBuying, option); }

void legal_offers(const Rules& rules, const State& state, Decision decision, ActionList& actions) {
  const int most = std::min<int>(kMostPoints, state.score[decision.who]);
  for (int points = 1; points <= most; ++points) actions.add(pick(static_cast<unsigned>(points)));
  for (unsigned number = 0;; ++number) {
    const Ware ware = ware_of(rules, number);
    if (ware.expansion == nullptr) break;
    if (ware.expansion->wares_of(state, decision.who, ware.local) != 0)
      actions.add(pick(kFirstWare + number));
  }
  if (!actions.empty()) actions.add(Action{});
}

void tell(const State& state, EventLog* events, BuyingEvent option, Seat seat, int amount) {
  if (events == nullptr) return;
  Event event = expansion_event(kBuying, option, seat, {}, amount);
  event.design = state.hand;
  events->add(event);
}

void apply_offer(const Rules&, State& state, Decision decision, Action action, EventLog* events) {
  if (action.verb == Verb::Pass) return;
  sale(state).offers[decision.who] = action.option;
  const bool ware = action.option >= kFirstWare;
  tell(state, events, ware ? kOfferedWare : kOffered, decision.who, ware ? 1 : action.option);
}

void legal_acceptances(const Rules&, const State& state, Decision, ActionList& actions) {
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
    if (sale(state).offers[seat] != 0) actions.add(pick(seat));
  }
  actions.add(Action{});
}

void apply_acceptance(const Rules& rules, State& state, Decision decision, Action action, EventLog* events) {
  if (action.verb == Verb::Pass) {
    tell(state, events, kKept, decision.who, 0);
    return;
  }
  const auto buyer = static_cast<Seat>(action.option);
  const u8 price = sale(state).offers[buyer];
  if (price >= kFirstWare) {
    const Ware ware = ware_of(rules, price - kFirstWare);
    ware.expansion->hand_over(state, buyer, decision.who, ware.local);
  } else {
    pay(state, buyer, decision.who, rules.reason(kBuying, 0), price, events);
  }
  tell(state, events, kSold, buyer, price >= kFirstWare ? 1 : price);
  state.turn_of = decision.who;
  state.active = buyer;
}

// ---- what a tile completes

// Features that a tile would complete in one place: roots, each once.
inline constexpr unsigned kMostRoots = 64;
using Roots = ShortList<SegmentId, kMostRoots>;

void add_root(Roots& roots, SegmentId root) {
  if (roots.size() < kMostRoots) roots.add_once(root);
}

// What a tile's segments become part of: its own roads and cities, joined with those beyond its sides.
class Joined {
 public:
  explicit Joined(const TileDesign& design) {
    for (unsigned i = 0; i < design.segment_count; ++i) {
      group_[i] = static_cast<u8>(i);
      open_[i] = design.segments[i].open;
    }
  }
  void close(unsigned local, int edges) { open_[group(local)] -= edges; }
  void join(unsigned a, unsigned b) {
    a = group(a);
    b = group(b);
    if (a == b) return;
    group_[b] = static_cast<u8>(a);
    open_[a] += open_[b];
  }
  // Beyond a side of `local` lies the feature of that root.
  void meet(unsigned local, SegmentId root, int open) {
    for (unsigned i = 0; i < met_; ++i) {
      if (root_[i] == root) {
        join(at_[i], local);
        close(local, 2);
        return;
      }
    }
    root_[met_] = root;
    at_[met_++] = static_cast<u8>(local);
    open_[group(local)] += open - 2;
  }
  void add_completed(Roots& roots) {
    for (unsigned i = 0; i < met_; ++i) {
      if (open_[group(at_[i])] <= 0) add_root(roots, root_[i]);
    }
  }

 private:
  unsigned group(unsigned local) const {
    while (group_[local] != local) local = group_[local];
    return local;
  }
  std::array<u8, kMaxTileSegments> group_{};
  std::array<int, kMaxTileSegments> open_{};
  std::array<SegmentId, kSides> root_{};
  std::array<u8, kSides> at_{};
  unsigned met_ = 0;
};

void completed_by(const Rules& rules, const State& state, const Action& placement, Roots& roots) {
  const TileDesign& design = rules.designs[placement.option];
  Joined joined(design);
  if (rules.expansions[kWoods] != nullptr) {
    for (unsigned road = 1; road < rules.marks[kWoods][placement.option]; ++road) joined.join(0, road);
  }
  for (int side = 0; side < kSides; ++side) {
    const u8 local = design.middle[static_cast<unsigned>(tile_side(side, placement.rotation))];
    if (local == kNoSegment) continue;
    const Cell beside = neighbour(placement.cell, side);
    const GridEntry entry = state.at(beside);
    if (!is_tile(entry)) {
      if (rules.traits.border_closes && !on_board(state, rules.traits, beside)) joined.close(local, 1);
      continue;
    }
    const PlacedTile& other = state.tiles[entry - 1u];
    const u8 theirs =
        rules.designs[other.design].middle[static_cast<unsigned>(tile_side(opposite(side), other.rotation))];
    const SegmentId root = find(state, segment_id(other, theirs));
    if ((rules.traits.closing_kinds >> state.features[root].kind & 1) != 0)
      joined.meet(local, root, state.features[root].open);
  }
  joined.add_completed(roots);
  for (unsigned i = 0; i < state.surrounded_count; ++i) {
    const Surrounded& middle = state.surrounded[i];
    const int dx = middle.cell.x - placement.cell.x;
    const int dy = middle.cell.y - placement.cell.y;
    if (dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1 && state.features[middle.segment].open == 1)
      add_root(roots, middle.segment);
  }
}

Roots all_completed_by(const Rules& rules, const State& state, u8 design) {
  Roots roots;
  ActionList placements;
  placements_of(rules, state, design, placements);
  for (const Action& placement : placements) completed_by(rules, state, placement, roots);
  return roots;
}

// Tiles of the design are still to come: from the bag, or from somebody's hand (HOUSE-02, HOUSE-03).
bool is_left(const Rules& rules, const State& state, u8 design) {
  if (state.bag[design] != 0 && rules.designs[design].group < kBagGroups) return true;
  for (const auto& hand : hands(state).held) {
    if (std::find(hand.begin(), hand.end(), 1 + design) != hand.end()) return true;
  }
  return false;
}

std::string_view turn_title(const Rules&, const State& state) {
  return state.turn_of == kNobody ? "" : "prompt.bought";
}

constexpr DecisionDef kDecisions[] = {
    {.key = "offer", .legal = legal_offers, .apply = apply_offer, .may_lapse = true},
    {.key = "accept_offer", .legal = legal_acceptances, .apply = apply_acceptance},
};

// Offers for the tile in hand.
StepResult offer(const Rules& rules, State& state, EventLog*) {
  Sale& now = sale(state);
  switch (now.stage) {
    case kIdle: {
      if (state.hand == kNoDesign || state.turn_of != kNobody || rules.setup.players < 2 ||
          !is_the_only_one(rules, state))
        return StepResult::Next;
      now.stage = kAsking;
      now.offers.fill(0);
      const unsigned others = ((1u << rules.setup.players) - 1) & ~(1u << state.active);
      ask_in_order(rules, state, kBuying, kOffer, 0, others, seat_after(rules, state.active));
      return StepResult::Stay;
    }
    case kAsking:
      now.stage = kDeciding;
      for (const u8 price : now.offers) {
        if (price == 0) continue;
        push_decision(state, {kBuying, kAccept, state.active, 0});
        break;
      }
      return StepResult::Stay;
    default:
      now.stage = kIdle;
      now.offers.fill(0);
      return StepResult::Next;
  }
}

// What was bought has been placed, and the turn goes on.
StepResult end_sale(const Rules& rules, State& state, EventLog* events) {
  if (state.turn_of == kNobody) return StepResult::Next;
  end_part(rules, state, events);
  state.active = state.turn_of;
  state.turn_of = kNobody;
  state.step = 0;
  return StepResult::Stay;
}

constexpr Step kSteps[] = {{.name = "sale", .run = offer}, {.name = "sale over", .run = end_sale}};

}  // namespace

bool is_the_only_one(const Rules& rules, const State& state) {
  const Roots own = all_completed_by(rules, state, state.hand);
  std::array<bool, kMostRoots> others{};
  unsigned left = own.size();
  for (int d = 0; left != 0 && d < rules.design_count; ++d) {
    const auto design = static_cast<u8>(d);
    if (!is_left(rules, state, design)) continue;
    const Roots theirs = all_completed_by(rules, state, design);
    for (unsigned i = 0; i < own.size(); ++i) {
      if (others[i] || std::find(theirs.begin(), theirs.end(), own[i]) == theirs.end()) continue;
      others[i] = true;
      --left;
    }
  }
  return left != 0;
}

Price price_of(const Rules& rules, u8 option) {
  if (option < kFirstWare) return {.points = option};
  const Ware ware = ware_of(rules, option - kFirstWare);
  return {.ware = ware.expansion == nullptr ? std::string_view() : ware.expansion->wares[ware.local]};
}

u8 offered_by(const State& state, Seat seat) { return sale(state).offers[seat]; }

extern const Expansion kBuyingRules;
const Expansion kBuyingRules{.id = kBuying,
                             .key = "buying",
                             .options = kOptions,
                             .reasons = kReasons,
                             .events = kEvents,
                             .decisions = kDecisions,
                             .steps = kSteps,
                             .by_option = [](const Rules& rules) { return rules.option(kBuying, 0) != 0; },
                             .shown = {.texts = kTexts, .turn_title = turn_title}};

}  // namespace bastide::house_rules
