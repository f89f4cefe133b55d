// Hunters & Gatherers put together with the Scout: its turn and its end (HG-06, HG-50 to HG-55). A line with
// a name alone is the step of that name of the family or of the Scout.
#include "engine/families/hunters/hunters.h"

#include "engine/assembly/entries.h"
#include "engine/rules/steps.h"

namespace bastide {
namespace {

constexpr const Expansion* kExpansions[] = {&hunters::kScoutExpansion};

constexpr Step kTurn[] = {
    {"deal"},
    {"play"},
    {"draw", kCoreId, draw_tile},
    {"no bonus fits"},
    {"place", kCoreId, place_tile},
    {"power"},
    {"figure", kCoreId, deploy_piece},
    {"score", kCoreId, score_features},
    {"bonus"},
    {"end of turn"},
};

constexpr Step kEnding[] = {
    {"meadows"},
    {"river systems"},
    {"field"},
    {"over", kCoreId, end_game},
};

}  // namespace

FamilyEntry hunters_entry() {
  return {.family = &hunters::kFamily, .expansions = kExpansions, .turn = kTurn, .ending = kEnding};
}

}  // namespace bastide
