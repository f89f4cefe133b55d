// The Castle put together: its turn and its end (CAS-10 to CAS-45). No expansion stands on it.
#include "engine/families/castle/castle.h"

#include "engine/assembly/entries.h"
#include "engine/rules/steps.h"

namespace bastide {
namespace {

constexpr Step kTurn[] = {
    {"draw", kCoreRoom, draw_tile},
    {"place", kCoreRoom, place_tile},
    {"figure", kCoreRoom, deploy_piece},
    {.name = "score", .run = castle::score_areas, .scores = true},
    {"another turn", kCoreRoom, castle::offer_turn},
    {"end of turn", kCoreRoom, castle::finish_turn},
};

constexpr Step kEnding[] = {
    {"tokens off the wall", kCoreRoom, castle::clear_wall},
    {"keeps", kCoreRoom, castle::score_keeps},
    {"courtyards", kCoreRoom, castle::score_courtyards},
    {"tokens", kCoreRoom, castle::score_tokens},
    {"over", kCoreRoom, end_game},
};

}  // namespace

FamilyEntry castle_entry() {
  return {.family = &castle::kFamily, .rooms = {}, .turn = kTurn, .ending = kEnding};
}

}  // namespace bastide
