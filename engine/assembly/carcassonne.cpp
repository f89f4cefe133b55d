// The landscape game put together: its expansions in hook order, and the whole turn with all of them as a
// table (TURN-01 to TURN-05). Set-up drops the lines of rooms that are not in play.
#include "engine/families/carcassonne/carcassonne.h"

#include "engine/assembly/entries.h"
#include "engine/expansions/abbot/abbot.h"
#include "engine/expansions/inns_cathedrals/inns_cathedrals.h"
#include "engine/expansions/king_robber/king_robber.h"
#include "engine/expansions/river/river.h"
#include "engine/expansions/traders_builders/traders_builders.h"
#include "engine/rules/steps.h"

namespace bastide {
namespace {

constexpr const Room* kRooms[] = {
    &river::kRoom,             //
    &abbot::kRoom,             //
    &inns_cathedrals::kRoom,   //
    &traders_builders::kRoom,  //
    &king_robber::kRoom,
};

constexpr Step kTurn[] = {
    {"draw", kCoreRoom, draw_tile},
    {"place", kCoreRoom, place_tile},
    {"figure", kCoreRoom, deploy_piece},
    {"score", kCoreRoom, score_features},
    {"second turn", traders_builders::kId, traders_builders::begin_second_turn},
    {"end of turn", kCoreRoom, end_turn},
};

constexpr Step kEnding[] = {
    {"unfinished features", kCoreRoom, carcassonne::score_unfinished_features},
    {"fields", kCoreRoom, carcassonne::score_fields},
    {"rooms", kCoreRoom, score_rooms},
    {"over", kCoreRoom, end_game},
};

}  // namespace

FamilyEntry carcassonne_entry() {
  return {.family = &carcassonne::kFamily, .rooms = kRooms, .turn = kTurn, .ending = kEnding};
}

}  // namespace bastide
