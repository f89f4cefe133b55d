// What can be decided and what is decided. A Decision waits for an answer; an Action is the answer.
// Both are plain 8-byte-or-less values that can be copied, compared, saved and sent.
#pragma once

#include "engine/core/guard.h"
#include "engine/core/types.h"

namespace bastide {

// The closed set of verbs. Expansions reuse them with their own targets; they never add one.
enum class Verb : u8 {
  DrawTile,     // chance: option = design drawn
  Roll,         // chance: option = face
  PlaceTile,    // cell, rotation
  DeployPiece,  // piece onto segment of the tile at cell
  ReturnPiece,  // piece from segment of the tile at cell back to the supply
  MoveFigure,   // neutral figure `piece` to segment of the tile at cell
  PlaceToken,   // token `piece` of the action's expansion at cell / segment (rules/expansion.h: TokenDef says
                // which)
  PickOption,   // option: one of the expansion's named options (Expansion::choices)
  Pass,
  ReturnToken,  // token `piece` of the action's expansion off the tile at cell, or off the board
};
inline constexpr int kVerbs = 10;

// An expansion's number, given in its own header and different for each of a family; 0 is the core
// itself: the family's own rules.
using ExpansionId = u8;
inline constexpr ExpansionId kCoreId = 0;
inline constexpr int kMaxExpansions = 32;

struct Action {
  Verb verb = Verb::Pass;
  ExpansionId expansion = kCoreId;
  u8 piece = 0;
  u8 option = 0;
  Cell cell;
  u8 rotation = 0;  // quarter turns clockwise
  u8 segment = 0;   // local index on the tile's design; kNoSegment: the whole tile
  friend constexpr bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8);

// An answer that is a number: a choice, a face, a card, a design.
constexpr Action option_action(Verb verb, ExpansionId expansion, unsigned option) {
  Action action;
  action.verb = verb;
  action.expansion = expansion;
  action.option = static_cast<u8>(option);
  return action;
}

// It lays a token down or takes one away.
constexpr bool is_token(const Action& action) {
  return action.verb == Verb::PlaceToken || action.verb == Verb::ReturnToken;
}

// Who must answer what. `kind` is local to the expansion: {expansion, kind} names the DecisionDef.
struct Decision {
  ExpansionId expansion = kCoreId;
  u8 kind = 0;
  Seat who = kNobody;
  u8 arg = 0;  // meaning defined by the decision
  friend constexpr bool operator==(const Decision&, const Decision&) = default;
};

// All legal answers to one decision; storage is fixed, only `size` entries are set.
class ActionList {
 public:
  // Every open cell in four rotations is the longest list there is; one more entry is written, if not
  // counted, by add_if.
  static constexpr int kCapacity = (2 * kMaxTiles + 2) * 4 + 4;

  ActionList() {}  // NOLINT: leaves the storage unset on purpose (hot)
  void clear() { size_ = 0; }
  void add(const Action& action) {
    guard(size_ < kCapacity, "ActionList");
    items_[static_cast<unsigned>(size_++)] = action;
  }
  // The same without a branch: the entry is written anyway, but counted only if `keep`.
  void add_if(const Action& action, bool keep) {
    guard(size_ < kCapacity, "ActionList");
    items_[static_cast<unsigned>(size_)] = action;
    size_ += keep ? 1 : 0;
  }
  // Room for so many more entries, written without asking each time; taken are those before `end`.
  [[nodiscard]] Action* room_for(unsigned entries) {
    guard(size_ + static_cast<int>(entries) <= kCapacity, "ActionList");
    return items_ + size_;
  }
  void take_until(const Action* end) { size_ = static_cast<int>(end - items_); }
  // Unless it is in the list: two figures of a kind may stand on one segment.
  void add_once(const Action& action) {
    for (const Action& known : *this) {
      if (known == action) return;
    }
    add(action);
  }
  void resize_down(int size) { size_ = size; }
  // Keeps the answers for which keep(action) holds, in their order.
  template <class Keep>
  void filter(Keep&& keep) {
    int kept = 0;
    for (int i = 0; i < size_; ++i) {
      if (keep(items_[i])) items_[kept++] = items_[i];
    }
    size_ = kept;
  }
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  Action& operator[](int index) { return items_[static_cast<unsigned>(index)]; }
  const Action& operator[](int index) const { return items_[static_cast<unsigned>(index)]; }
  Action* begin() { return items_; }
  Action* end() { return items_ + size_; }
  [[nodiscard]] const Action* begin() const { return items_; }
  [[nodiscard]] const Action* end() const { return items_ + size_; }

 private:
  int size_ = 0;
  union {  // no default construction of thousands of entries
    Action items_[kCapacity];
  };
};

}  // namespace bastide
