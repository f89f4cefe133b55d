// The contract of an expansion (in the protocol and in saves: "room"): one descriptor that lists what it
// brings and, in turn order, just the hooks it uses; what it says to screens and bots is a part of its own
// (shown.h). Hooks are registered when a game is set up and each has one call site in the core, so expansions
// not in play cost nothing. How to add one: engine/expansions/README.md.
#pragma once

#include "engine/core/events.h"
#include "engine/rules/family.h"
#include "engine/rules/shown.h"

#include <cstring>

namespace bastide {

// One kind of pending decision and its functions; which one is meant is {expansion, index}.
struct DecisionDef {
  std::string_view key;  // "place_tile": protocol's `what`, locale key "decision.<key>"
  void (*legal)(const Rules&, const State&, Decision, ActionList&);
  void (*apply)(const Rules&, State&, Decision, Action, EventLog*);
  // For decisions of chance: relative odds of an outcome; null = all alike.
  int (*weight)(const Rules&, const State&, const Action&) = nullptr;
  // For decisions of chance: the list of a set-up that may give the answers ("rolls"), each the
  // option of a legal answer, from `given_low` to `given_high`.
  std::string_view given_by{};
  u8 given_low = 0, given_high = 0;
  // Of such answers how often one comes in a game at most; null: any number of times.
  int (*copies)(const Rules&, u8 option) = nullptr;
  // It is passed over when nothing is legal by the time it would be asked.
  bool may_lapse = false;
  // Its answers tell what only who is asked may know: always, or where its expansion says so (keeps_secrets)
  // while it does (api.h: is_secret); of chance: what only one player will.
  bool secret = false;
  // Of chance: its first answer changes nobody's points, so that scores may be looked up beyond it
  // (outlook.h).
  bool first_is_neutral = false;
  // Its answers name a feature by one of its segments: which one makes no difference as long as nothing parts
  // the feature (FER-03).
  bool by_feature = false;
  // What Decision::arg is, as a member of the protocol's answers, told to those who may know it; 0 is
  // nothing.
  std::string_view arg_is{};
};

// Where a token is put, and so what an action says of it.
enum class TokenPlace : u8 {
  Land,        // cell and segment; kNoSegment: on the whole tile
  Joint,       // between two segments of the tile: segment and option, the lower first
  Scoreboard,  // option = space
};

// A token that lies on the land or elsewhere and belongs to nobody, or is no figure: protocol name, locale
// key "token.<key>". Action::piece of a PlaceToken is its index in its expansion's list.
struct TokenDef {
  std::string_view key;
  u8 count = 1;  // of them in the game
  TokenPlace at = TokenPlace::Land;
  // Several of them in one place stand on each other, and on top whatever else of the expansion lies there.
  bool stacked = false;
};

// Whether the player with the most of an event is remembered when the game is over:
// "memory.<expansion>.<event>".
enum class Most : u8 {
  None,
  Times,    // it happened to
  Amounts,  // added up
};

// One kind of EventKind::ExpansionEvent, by Event::option: a line of the chronicle,
// "event.<expansion>.<key>".
struct EventDef {
  std::string_view key;
  Most remembered = Most::None;
  // Several in a row of one player, or of nobody, are told as one: "event.<expansion>.<key>.many".
  bool gathered = false;
  // Event::piece is one of the expansion's tokens, or a kind of figure.
  bool of_token = false;
  bool of_piece = false;
  // Event::design is a tile.
  bool of_tile = false;
  // Event::cell is where it happens, and Event::segment on what of the tile, unless it is the whole.
  bool of_place = false;
  // Event::amount is for its player alone (api.h: event_for).
  bool secret = false;
};

enum class StepResult : u8 {
  Next,  // go on with the next line of the table
  Stay,  // run this line again (one feature scored, more may follow), or the step moved itself
};

// A line of the turn, or of the end of the game.
struct Step {
  std::string_view name;            // locale key "step.<name>"
  ExpansionId expansion = kCoreId;  // whose it is: dropped when that expansion is not in play; of
                                    // Expansion::steps that expansion's
  StepResult (*run)(const Rules&, State&, EventLog*) = nullptr;
  bool scores = false;       // it scores what was completed, in place of score_features
  bool of_features = false;  // of the end: it gives what features are worth to who stands in them, no more
};

// Two segments that something joins.
struct Joint {
  SegmentId a = 0, b = 0;
};
using JointList = ShortList<Joint, 32>;

// What a seat keeps in its hand for its turns to come, by place: designs, kNoDesign where there is none.
using HeldTiles = ShortList<u8, 3>;
// All that other seats may hold.
using UnseenTiles = ShortList<u8, 3 * kMaxPlayers>;

struct Expansion {
  ExpansionId id = 0;
  std::string_view key;  // = folder, namespace, JSON file, test file, locale prefix

  // --- what it brings
  std::span<const PieceDef> pieces{};
  std::span<const CounterDef> counters{};     // marks of segments it counts
  std::span<const std::string_view> marks{};  // marks of whole tiles it reads (RulesDraft::mark)
  std::span<const TokenDef> tokens{};
  // What of its tiles takes a figure without being a segment (DeployPiece with kNoSegment): the protocol's
  // `feature`.
  std::string_view site{};
  std::span<const OptionDef> options{};
  std::span<const ReasonDef> reasons{};
  std::span<const EventDef> events{};
  std::span<const std::string_view> choices{};  // names of PickOption's options
  std::span<const DecisionDef> decisions{};
  // Where they stand in a turn or the end: FamilyEntry::turn, ending. Those of the end give points and change
  // the expansion's own memory, and nothing else.
  std::span<const Step> steps{};
  // Tile set file of a set-up ("river_c2"), or "" if the expansion has no tiles.
  std::string_view (*tile_set)(const Setup&) = nullptr;
  // Its memory before set_up, if not all zero (starts_as<T>).
  void (*memory)(ExpansionMemory&) = nullptr;

  // Whether it goes together with the set-up's options; null: with all of them.
  bool (*goes_with)(const Rules&) = nullptr;
  // For a rule of the house: whether the options of the set-up bring it into play (FamilyEntry::house).
  bool (*by_option)(const Rules&) = nullptr;

  // --- setting up
  void (*build)(RulesDraft&) = nullptr;
  void (*set_up)(const Rules&, State&) = nullptr;

  // --- a turn
  // Removes placements the expansion forbids; gets the whole list. Asked only while its bit of
  // State::filtering_placements is set, which it sets and clears itself (filter_placements_from).
  void (*filter_placements)(const Rules&, const State&, ActionList&) = nullptr;
  // Tiles that it keeps for a seat instead of in the bag.
  void (*held_tiles)(const Rules&, const State&, Seat, HeldTiles&) = nullptr;
  // Of those the ones that others hold and the seat may not see: designs; kNoDesign in a view (api.h:
  // view_for), in whose bag they lie. All are tiles of the bag's last group.
  void (*unseen_tiles)(const Rules&, const State&, Seat, UnseenTiles&) = nullptr;
  // Whether a tile that fits nowhere goes back into the bag instead of out of the game.
  bool (*goes_back)(const Rules&, const State&, u8 design) = nullptr;
  void (*on_tile_placed)(const Rules&, State&, EventLog*) = nullptr;
  // Adds further answers to the question where the tile goes, and carries those of its own out; who leaves
  // the tile in hand asks again.
  void (*add_placing_actions)(const Rules&, const State&, ActionList&) = nullptr;
  void (*apply_placing_action)(const Rules&, State&, Action, EventLog*) = nullptr;
  // Adds further options to the figure decision.
  void (*add_piece_actions)(const Rules&, const State&, ActionList&) = nullptr;
  // Removes some; asked only while the expansion's bit of State::filtering_pieces is set.
  void (*filter_piece_actions)(const Rules&, const State&, ActionList&) = nullptr;
  // Carries out a figure action whose Action::expansion is this expansion.
  void (*apply_piece_action)(const Rules&, State&, Action, EventLog*) = nullptr;
  void (*modify_points)(const Rules&, const State&, const FeatureView&, Points&) = nullptr;
  // Whether it matters in which order these completed features are scored: then the active player chooses
  // (BASE-38). Each will bring points, and there are two at least.
  bool (*order_matters)(const Rules&, const State&, std::span<const SegmentId>) = nullptr;
  // Points are about to be added: State::gains, all those of one feature. May change them, add some, or push
  // decisions and answer Stay, to be called again when they are answered. Not asked in final scoring.
  StepResult (*before_points)(const Rules&, State&, EventLog*) = nullptr;
  void (*on_points)(const Rules&, State&, const Gain&, EventLog*) = nullptr;
  // Whether a figure stays where it is although its feature has been scored.
  bool (*stays)(const Rules&, const State&, const Figure&) = nullptr;
  // After a completed feature was scored, before its figures go home.
  void (*on_feature_scored)(const Rules&, State&, const FeatureView&, EventLog*) = nullptr;
  // After an unfinished feature was scored early and that was closed (steps.h: score_early): what its scoring
  // brings besides points. May push decisions and answer Stay, to be called again when they are answered.
  StepResult (*after_early)(const Rules&, State&, EventLog*) = nullptr;
  // After meeples left a feature other than by its scoring, or a feature was split: figures that may
  // no longer stand go home (TRA-06, TRA-08). Whoever takes them calls figures_left (rules/steps.h).
  void (*on_figures_left)(const Rules&, State&, EventLog*) = nullptr;
  // The turn is over, or the part of it before another that counts as a turn of its own (steps.h: end_part).
  void (*on_part_end)(const Rules&, State&, EventLog*) = nullptr;
  void (*on_turn_end)(const Rules&, State&, EventLog*) = nullptr;
  // Segments joined by something laid on their tile (FER-01), for features that are put together anew.
  void (*joints)(const Rules&, const State&, JointList&) = nullptr;

  // --- the end
  // Points per completed city on a field beyond those of the family, and why (TRA-08).
  PointItem (*field_city_points)(const Rules&, const State&, SegmentId field, Seat) = nullptr;
  void (*final_scoring)(const Rules&, State&, EventLog*) = nullptr;

  // --- what may change hands
  // Kinds of things a player holds that may be offered to another (HOUSE-07), how many a seat has, and one of
  // them handed over.
  std::span<const std::string_view> wares{};
  int (*wares_of)(const State&, Seat, unsigned ware) = nullptr;
  void (*hand_over)(State&, Seat from, Seat to, unsigned ware) = nullptr;

  // --- who may know what
  // Hides from a seat what only others, or nobody, may know: piles, hands (api.h: view_for). kNobody: what
  // not everybody may know.
  void (*mask)(const Rules&, State&, Seat) = nullptr;
  // Whether a seat has something now that only it may know.
  bool (*keeps_secrets)(const Rules&, const State&, Seat) = nullptr;

  // --- for whoever values or compares positions
  // All that it remembers, told feature by feature: a number, 0 for nothing. null: it may remember anything.
  u8 (*memory_of)(const State&, SegmentId root) = nullptr;

  // --- what it says of itself: no rule asks
  Shown shown{};
};

// An expansion's own state inside State. T must be trivially copyable, fit into ExpansionMemory and have no
// padding, whose bytes would be anything: equal games have equal states, byte by byte.
template <class T>
T& expansion_state(State& state, ExpansionId expansion) {
  static_assert(sizeof(T) <= sizeof(ExpansionMemory) && std::is_trivially_copyable_v<T> &&
                std::has_unique_object_representations_v<T>);
  return *reinterpret_cast<T*>(state.expansions[expansion].bytes.data());
}
template <class T>
const T& expansion_state(const State& state, ExpansionId expansion) {
  static_assert(sizeof(T) <= sizeof(ExpansionMemory) && std::is_trivially_copyable_v<T>);
  return *reinterpret_cast<const T*>(state.expansions[expansion].bytes.data());
}

// For Expansion::memory: begins as a T with its own initial values.
template <class T>
void starts_as(ExpansionMemory& memory) {
  static_assert(sizeof(T) <= sizeof(ExpansionMemory) && std::is_trivially_copyable_v<T>);
  const T first{};
  std::memcpy(memory.bytes.data(), &first, sizeof first);
}

// From now on, or no longer, the expansion's filter is asked.
inline void filter_placements_from(State& state, ExpansionId expansion, bool on) {
  state.filtering_placements =
      (state.filtering_placements & ~(1u << expansion)) | (on ? 1u << expansion : 0u);
}
inline void filter_pieces_from(State& state, ExpansionId expansion, bool on) {
  state.filtering_pieces = (state.filtering_pieces & ~(1u << expansion)) | (on ? 1u << expansion : 0u);
}

// The hooks of the expansions in play, one short list each, in the order of the family's expansions.
template <class Fn>
struct HookList {
  std::array<Fn, kMaxExpansions> fns{};
  std::array<ExpansionId, kMaxExpansions> of{};
  u8 count = 0;
  void add(ExpansionId expansion, Fn fn) {
    if (fn == nullptr) return;
    of[count] = expansion;
    fns[count++] = fn;
  }
  [[nodiscard]] bool empty() const { return count == 0; }
  [[nodiscard]] const Fn* begin() const { return fns.data(); }
  [[nodiscard]] const Fn* end() const { return fns.data() + count; }
};

struct Hooks {
  HookList<decltype(Expansion::set_up)> set_up;
  HookList<decltype(Expansion::filter_placements)> filter_placements;
  HookList<decltype(Expansion::held_tiles)> held_tiles;
  HookList<decltype(Expansion::unseen_tiles)> unseen_tiles;
  HookList<decltype(Expansion::goes_back)> goes_back;
  HookList<decltype(Expansion::on_tile_placed)> on_tile_placed;
  HookList<decltype(Expansion::add_placing_actions)> add_placing_actions;
  HookList<decltype(Expansion::add_piece_actions)> add_piece_actions;
  HookList<decltype(Expansion::filter_piece_actions)> filter_piece_actions;
  HookList<decltype(Expansion::modify_points)> modify_points;
  HookList<decltype(Expansion::order_matters)> order_matters;
  HookList<decltype(Expansion::before_points)> before_points;
  HookList<decltype(Expansion::on_points)> on_points;
  HookList<decltype(Expansion::stays)> stays;
  HookList<decltype(Expansion::on_feature_scored)> on_feature_scored;
  HookList<decltype(Expansion::after_early)> after_early;
  HookList<decltype(Expansion::on_figures_left)> on_figures_left;
  HookList<decltype(Expansion::on_part_end)> on_part_end;
  HookList<decltype(Expansion::on_turn_end)> on_turn_end;
  HookList<decltype(Expansion::joints)> joints;
  HookList<decltype(Expansion::field_city_points)> field_city_points;
  HookList<decltype(Expansion::final_scoring)> final_scoring;
  HookList<decltype(Expansion::memory_of)> memory_of;
};

}  // namespace bastide
