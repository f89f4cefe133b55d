// Hunters & Gatherers put together with the Scout: its turn and its end (HG-06, HG-50 to HG-55). A line with
// a name alone is the step of that name of the family or of the Scout.
#include "engine/families/hunters/hunters.h"

#include "engine/assembly/entries.h"
#include "engine/rules/steps.h"

namespace bastide {
namespace {

constexpr const Room* kRooms[] = {&hunters::kScoutRoom};

constexpr Step kTurn[] = {
    {"deal"},
    {"play"},
    {"draw", kCoreRoom, draw_tile},
    {"no bonus fits"},
    {"place", kCoreRoom, place_tile},
    {"power"},
    {"figure", kCoreRoom, deploy_piece},
    {"score", kCoreRoom, score_features},
    {"bonus"},
    {"end of turn"},
};

constexpr Step kEnding[] = {
    {"meadows"},
    {"river systems"},
    {"rooms", kCoreRoom, score_rooms},
    {"over", kCoreRoom, end_game},
};

}  // namespace

FamilyEntry hunters_entry() {
  return {.family = &hunters::kFamily, .rooms = kRooms, .turn = kTurn, .ending = kEnding};
}

}  // namespace bastide
