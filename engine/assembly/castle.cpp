// The stand-alone game of two put together: its turn and its end (CAS-10 to CAS-45), where a line with a name
// alone is the core expansion's step of that name. No expansion stands on it.
#include "engine/families/castle/castle.h"

#include "engine/assembly/entries.h"
#include "engine/rules/steps.h"

namespace bastide {
namespace {

constexpr Step kTurn[] = {
    {"draw", kCoreId, draw_tile},
    {"place", kCoreId, place_tile},
    {"figure", kCoreId, deploy_piece},
    {"score"},
    {"another turn"},
    {"end of turn"},
};

constexpr Step kEnding[] = {
    {"tokens off the wall"}, {"keeps"}, {"courtyards"}, {"tokens"}, {"over", kCoreId, end_game},
};

}  // namespace

FamilyEntry castle_entry() {
  return {.family = &castle::kFamily, .expansions = {}, .turn = kTurn, .ending = kEnding};
}

}  // namespace bastide
