// The tiles of a game that is being set up: how many of each kind its sets bring, and which of them may be
// left out. Pure C++ over the engine.
#pragma once

#include "engine/assembly/built_in.h"
#include "engine/game/game_setup.h"

#include <memory>
#include <string>
#include <vector>

namespace bastide::shell {

class Mix {
 public:
  explicit Mix(const Setup& setup);

  // The rules of the set-up; nullptr where none can be made of it.
  [[nodiscard]] const std::shared_ptr<const Rules>& made() const { return made_; }
  // The same with one copy of every set: all kinds of tiles, by the same numbers.
  [[nodiscard]] const std::shared_ptr<const Rules>& printed() const { return printed_; }
  [[nodiscard]] bool too_many() const { return too_many_; }

  // A set with tiles: the family's own (expansion 0) or an expansion's in play.
  struct Set {
    ExpansionId expansion = kCoreId;
    int least = 1;  // copies
    int copies = 1;
    int tiles = 0;  // in one copy
  };
  [[nodiscard]] const std::vector<Set>& sets() const { return sets_; }

  [[nodiscard]] int tiles() const;              // of the whole game
  [[nodiscard]] int tiles_of(u8 design) const;  // among them
  // Of these so many can be left out: all but those that are laid before the first turn.
  [[nodiscard]] int most_left_out(u8 design) const;

 private:
  std::shared_ptr<const Rules> made_, printed_;
  bool too_many_ = false;
  std::vector<Set> sets_;
};

// Takes from the list what cannot be left out: kinds that are not there, or more than there are.
void drop_impossible(std::vector<std::string>& left_out, const Mix& mix);
// How often a tile stands in the list.
int times(const std::vector<std::string>& left_out, std::string_view id);

}  // namespace bastide::shell
