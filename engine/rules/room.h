// The contract of an expansion ("room"): one descriptor that names, in turn order, just the hooks
// it uses. Hooks are registered when a game is set up and each has one call site in the core, so
// rooms not in play cost nothing. How to add one: engine/expansions/README.md.
#pragma once

#include "engine/core/events.h"
#include "engine/families/family.h"
#include "engine/rules/setup.h"

#include <cstring>
#include <span>
#include <string_view>

namespace bastide {

struct Rules;

// One kind of pending decision and its two functions; which one is meant is {room, index}.
struct DecisionDef {
  std::string_view key;  // "place_tile": protocol's `what`, locale key "decision.<key>"
  void (*legal)(const Rules&, const State&, Decision, ActionList&);
  void (*apply)(const Rules&, State&, Decision, Action, EventLog*);
};

// Room's part in building Rules: piece supplies, bag groups, which tile starts.
struct RulesBuilder;

struct Room {
  RoomId id = 0;
  std::string_view key;  // = folder, namespace, JSON file, test file, locale prefix
  // Tile set file for an edition ("river_c2"), or "" if the room has no tiles.
  std::string_view (*tile_set)(Edition) = nullptr;
  void (*build)(RulesBuilder&) = nullptr;
  void (*set_up)(const Rules&, State&) = nullptr;
  // Removes placements the room forbids; gets the whole list. Asked only while State::restricted,
  // which the room sets and clears.
  void (*filter_placements)(const Rules&, const State&, ActionList&) = nullptr;
  // Why it removes a placement that fits by its edges: the end of the text's key "refusal.<key>.<why>",
  // empty if it does not. Only screens ask.
  std::string_view (*why_refused)(const Rules&, const State&, const Action& placement) = nullptr;
  void (*on_tile_placed)(const Rules&, State&, EventLog*) = nullptr;
  // Adds further options to the figure decision, and removes some.
  void (*add_piece_actions)(const Rules&, const State&, ActionList&) = nullptr;
  void (*filter_piece_actions)(const Rules&, const State&, ActionList&) = nullptr;
  // Carries out a figure action whose Action::room is this room.
  void (*apply_piece_action)(const Rules&, State&, Action, EventLog*) = nullptr;
  void (*modify_points)(const Rules&, const State&, const FeatureView&, Points&) = nullptr;
  // After a completed feature was scored, before its figures go home.
  void (*on_feature_scored)(const Rules&, State&, const FeatureView&, EventLog*) = nullptr;
  void (*on_points)(const Rules&, State&, Seat, int amount, EventLog*) = nullptr;
  // After meeples left a feature other than by its scoring, or a feature was split: figures that may
  // no longer stand go home (TRA-06, TRA-08). Whoever takes them calls figures_left (rules/steps.h).
  void (*on_figures_left)(const Rules&, State&, EventLog*) = nullptr;
  void (*on_turn_end)(const Rules&, State&, EventLog*) = nullptr;
  // Points per completed city on a field, instead of 3 (TRA-08).
  int (*field_city_points)(const Rules&, const State&, SegmentId field, Seat) = nullptr;
  void (*final_scoring)(const Rules&, State&, EventLog*) = nullptr;
  std::span<const DecisionDef> decisions{};
};

// A room's own state inside State. T must be trivially copyable, fit into RoomMemory and have no padding,
// whose bytes would be anything: equal games have equal states, byte by byte.
template <class T>
T& room_state(State& state, RoomId room) {
  static_assert(sizeof(T) <= sizeof(RoomMemory) && std::is_trivially_copyable_v<T> &&
                std::has_unique_object_representations_v<T>);
  return *reinterpret_cast<T*>(state.rooms[room].bytes.data());
}
template <class T>
const T& room_state(const State& state, RoomId room) {
  static_assert(sizeof(T) <= sizeof(RoomMemory) && std::is_trivially_copyable_v<T>);
  return *reinterpret_cast<const T*>(state.rooms[room].bytes.data());
}

// The hooks of the rooms in play, one short list each, in the order of rules/rooms.h.
template <class Fn>
struct HookList {
  std::array<Fn, kMaxRooms> fns{};
  u8 count = 0;
  void add(Fn fn) {
    if (fn != nullptr) fns[count++] = fn;
  }
  [[nodiscard]] bool empty() const { return count == 0; }
  [[nodiscard]] const Fn* begin() const { return fns.data(); }
  [[nodiscard]] const Fn* end() const { return fns.data() + count; }
};

struct Hooks {
  HookList<decltype(Room::set_up)> set_up;
  HookList<decltype(Room::filter_placements)> filter_placements;
  HookList<decltype(Room::on_tile_placed)> on_tile_placed;
  HookList<decltype(Room::add_piece_actions)> add_piece_actions;
  HookList<decltype(Room::filter_piece_actions)> filter_piece_actions;
  HookList<decltype(Room::modify_points)> modify_points;
  HookList<decltype(Room::on_feature_scored)> on_feature_scored;
  HookList<decltype(Room::on_points)> on_points;
  HookList<decltype(Room::on_figures_left)> on_figures_left;
  HookList<decltype(Room::on_turn_end)> on_turn_end;
  HookList<decltype(Room::field_city_points)> field_city_points;
  HookList<decltype(Room::final_scoring)> final_scoring;
};

}  // namespace bastide
