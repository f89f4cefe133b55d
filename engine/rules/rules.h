// Rules: everything about a game that never changes while it is played — tile designs, expansions in
// play, hooks, the turn table, the first state. Immutable, built once by make_rules, shared by all
// states of a game.
#pragma once

#include "engine/rules/catalogue.h"
#include "engine/rules/expansion.h"

#include <memory>
#include <vector>

namespace bastide {

// Where a tile design comes from.
struct DesignSource {
  std::string_view id;         // the tile's code, as in the tile files
  std::string_view set;        // the tile file it stands in
  const void* fact = nullptr;  // the family's facts about it; lives as long as the program
};

inline constexpr int kMaxSteps = 48;
inline constexpr int kMaxReasons = 64;

struct Rules {
  Setup setup;
  const Family* family = nullptr;
  OptionList option_list;
  std::array<TileDesign, kMaxDesigns> designs{};
  std::array<DesignSource, kMaxDesigns> sources{};
  int design_count = 0;
  u8 start_design = kNoDesign;  // laid first (BASE-05), if there is such a tile
  u8 deployable_kinds = 0;      // bit per Kind some figure may stand on in this game
  LandscapeTraits traits;
  CellSet shape;  // traits.shape may point here

  // Figures of the family and of all its expansions, whether in play or not: a kind has the same number in
  // every game. Those that may stand on most kinds of features come first, special ones last.
  std::array<PieceDef, kMaxPieces> pieces{};
  int piece_count = 0;
  std::array<u8, kMaxPieces> pieces_per_seat{};  // 0: not in this game
  std::array<std::array<u8, 4>, kMaxExpansions> piece_of_expansion{};

  std::array<ReasonDef, kMaxReasons> reasons{};  // the family's, then those of all its expansions
  int reason_count = 0;
  std::array<u8, kMaxExpansions> first_reason{};

  std::array<std::string_view, 8> counters{};  // marks by lane of Feature::counters
  int counter_count = 0;
  std::array<u8, kMaxExpansions> first_counter{};

  std::array<std::array<u8, kMaxDesigns>, kMaxExpansions> marks{};  // what an expansion has noted of a design

  Hooks hooks;
  std::array<const Expansion*, kMaxExpansions>
      expansions{};                     // by ExpansionId; null = not in play; [0] = the family's core
  std::array<Step, kMaxSteps> steps{};  // the turn, then the end of the game
  int step_count = 0;
  u8 place_line = 0;  // the line that asks where the tile in hand goes: who gives a tile by hand goes on here
  u8 drawn_line = 0;  // the line that comes first with a tile in hand
  u8 end_of_turn = 0;  // the line of the turn that closes it
  u8 ending = 0;       // the first line of the end
  u32 besides = 0;     // bit per line of the end, the first's the lowest: it gives points besides features'
  u8 score_line = 0;   // the line that scores what was completed
  // Counters that each seat has on the scoreboard (steps.h: shown_by).
  u8 counters_per_seat = 1;
  // Chance does more than draw from the bag: some expansion in play asks it, or tiles may go back.
  bool more_chance = false;
  ShownRules shown;
  const void* facts = nullptr;  // what the family has read of its own; lives as long as the program
  State initial;                // as set up, before the first step

  // The piece, reason, counter and option that an expansion lists as its number `local`.
  [[nodiscard]] u8 piece(ExpansionId expansion, unsigned local) const {
    return piece_of_expansion[expansion][local];
  }
  [[nodiscard]] Reason reason(ExpansionId expansion, unsigned local) const {
    return static_cast<Reason>(first_reason[expansion] + local);
  }
  [[nodiscard]] int counter(ExpansionId expansion, unsigned local) const {
    return first_counter[expansion] + static_cast<int>(local);
  }
  [[nodiscard]] int option(ExpansionId expansion, unsigned local) const {
    return option_list.value(setup, option_list.number(expansion, local));
  }
  [[nodiscard]] std::string_view reason_key(Reason reason) const { return reasons[reason].key; }
  [[nodiscard]] std::string_view tile_id(u8 design) const { return sources[design].id; }
  [[nodiscard]] const DecisionDef& decision_def(Decision d) const {
    return expansions[d.expansion]->decisions[d.kind];
  }
  // The design with this tile id, or kNoDesign.
  [[nodiscard]] u8 design_by_id(std::string_view id) const;
  // The piece with this key, in play or not, or -1.
  [[nodiscard]] int piece_by_key(std::string_view key) const;
};

// What a family's and an expansion's `build` may set.
struct RulesDraft {
  Rules& rules;
  std::span<const Expansion* const> in_play;  // in hook order
  std::vector<std::string_view> left_out{};   // names of lines of the table that are not to be run
  // Gives every player `count` figures of the expansion's piece `local` (by default as many as its PieceDef
  // says).
  void give(ExpansionId expansion, unsigned local, int count) {
    rules.pieces_per_seat[rules.piece(expansion, local)] = static_cast<u8>(count);
  }
  // Adds a design. Errors: too many, or a tile of that id is there already.
  std::optional<Error> add_design(const TileDesign& design, const DesignSource& source);
  // An expansion notes a number of its own about a design (Rules::marks).
  void mark(ExpansionId expansion, int design, int value) {
    rules.marks[expansion][static_cast<unsigned>(design)] = static_cast<u8>(value);
  }
};

// Whether any expansion in play says something of a kind (Shown), and what all together say, of a seat where
// it is a seat's: all_shown<HoldingList>(rules, state, &Shown::holdings, seat).
template <class Hook>
bool any_shows(const Rules& rules, Hook Shown::* hook) {
  for (const Expansion* expansion : rules.expansions) {
    if (expansion != nullptr && expansion->shown.*hook != nullptr) return true;
  }
  return false;
}
template <class List, class Hook, class... Of>
List all_shown(const Rules& rules, const State& state, Hook Shown::* hook, Of... of) {
  List list;
  for (const Expansion* expansion : rules.expansions) {
    if (expansion != nullptr && expansion->shown.*hook != nullptr)
      (expansion->shown.*hook)(rules, state, of..., list);
  }
  return list;
}

// Builds the rules of a set-up. Errors (Error::code): "family", "players", "unknown_room", "option",
// broken tile data.
Result<std::shared_ptr<const Rules>> make_rules(const Setup& setup, Catalogue catalogue);

}  // namespace bastide
