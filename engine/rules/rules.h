// Rules: everything about a game that never changes while it is played — tile designs, rooms in
// play, hooks, the turn table, the first state. Immutable, built once by make_rules, shared by all
// states of a game.
#pragma once

#include "engine/data/tile_facts.h"
#include "engine/rules/room.h"

#include <memory>
#include <vector>

namespace bastide {

enum class StepResult : u8 {
  Next,  // go on with the next line of the turn table
  Stay,  // run this line again (one feature scored, more may follow), or the step moved itself
};

struct Step {
  std::string_view name;
  RoomId room = kCoreRoom;  // the line is dropped when that room is not in play
  StepResult (*run)(const Rules&, State&, EventLog*) = nullptr;
};
inline constexpr int kMaxSteps = 32;

struct Rules {
  Setup setup;
  const Family* family = nullptr;
  std::vector<const TileSetFacts*> sets;
  std::array<TileDesign, kMaxDesigns> designs{};
  int design_count = 0;
  u8 start_design = kNoDesign;
  u8 deployable_kinds = 0;  // bit per Kind some figure may stand on in this game
  std::array<u8, kMaxPieces> pieces_per_seat{};
  LandscapeTraits traits;
  Hooks hooks;
  std::array<const Room*, kMaxRooms> rooms{};  // by RoomId; null = not in play; [0] = the core
  std::array<Step, kMaxSteps> turn{};
  int steps = 0;
  State initial;  // as set up, before the first step

  [[nodiscard]] const TileFact& fact(u8 design) const {
    return sets[designs[design].set_index]->tiles[designs[design].fact_index];
  }
  [[nodiscard]] const DecisionDef& decision_def(Decision d) const { return rooms[d.room]->decisions[d.kind]; }
  // The design with this tile id, or kNoDesign.
  [[nodiscard]] u8 design_by_id(std::string_view id) const;
};

// What a room's `build` hook may set.
struct RulesBuilder {
  Rules& rules;
  // Gives every player `count` figures of the piece.
  void give(u8 piece, int count) { rules.pieces_per_seat[piece] = static_cast<u8>(count); }
};

// Builds the rules of a set-up. `extra_rooms` are rooms beside the built-in ones (tests use it);
// their ids must not clash. Errors: players out of range, unknown room, broken tile data.
Result<std::shared_ptr<const Rules>> make_rules(const Setup& setup,
                                                std::span<const Room* const> extra_rooms = {});

}  // namespace bastide
