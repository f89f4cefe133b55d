// Examples of the rules: small lands on which something is laid and played, from assets/examples (README
// there). The engine carries it out; every number is read off what came of it. No drawing.
#pragma once

#include "engine/game/game_setup.h"
#include "engine/rules/rules.h"
#include "engine/rules/shown.h"

#include <string>
#include <vector>

namespace bastide::shell {

struct Example {
  // As seen: those that have gone home since still stand here.
  struct Standing {
    Seat seat = 0;
    u8 piece = 0;
    SegmentId segment = 0;
    bool lies = false;  // on a field
  };
  // What a seat got for a feature; 0 for one that stands in a feature scored and gets nothing.
  struct Gain {
    Seat seat = 0;
    int points = 0;
    SegmentId segment = kNoSegmentId;
    Points why;
  };
  // Where the tile just drawn may lie, or may not.
  struct HeldTile {
    u8 design = 0;
    u8 rotation = 0;
    Cell cell;
    bool may = false;
  };
  // Where a figure may stand, or may not.
  struct Spot {
    SegmentId segment = 0;
    bool may = false;
  };
  struct Held {
    Seat seat = 0;
    std::string key;  // of the holding (engine/rules/shown.h)
    int amount = 0;
    bool title = false;
  };

  std::string id;
  int paragraph = 0;  // it stands below
  std::shared_ptr<const Rules> rules;
  std::vector<Player> players;         // their colours
  std::shared_ptr<const State> state;  // in the end; the land never loses a tile
  std::vector<Standing> figures;
  std::vector<Gain> gains;
  std::vector<Lying> lying;    // tokens, where they are now; those taken away since still lie there
  std::vector<SegmentId> lit;  // features outlined
  std::vector<HeldTile> tiles;
  std::vector<Spot> spots;
  std::vector<Held> held;
};

// Reads and plays the examples of a page. Errors: what cannot be read or is not as it says; `where` names the
// example.
Result<std::vector<Example>> play_examples(std::string_view page, std::string_view json);

// Of a page of the rules, as compiled in; none if it has none.
std::vector<Example> examples_of(std::string_view page);

}  // namespace bastide::shell
