// The landscape game put together: its expansions in hook order, and the whole turn with all of them as a
// table (TURN-01 to TURN-05). Set-up drops the lines of rooms that are not in play.
#include "engine/families/carcassonne/carcassonne.h"

#include "engine/assembly/entries.h"
#include "engine/expansions/abbot/abbot.h"
#include "engine/expansions/crop_circles/crop_circles.h"
#include "engine/expansions/ferries/ferries.h"
#include "engine/expansions/flying_machines/flying_machines.h"
#include "engine/expansions/gold_mines/gold_mines.h"
#include "engine/expansions/inns_cathedrals/inns_cathedrals.h"
#include "engine/expansions/king_robber/king_robber.h"
#include "engine/expansions/mage_witch/mage_witch.h"
#include "engine/expansions/messages/messages.h"
#include "engine/expansions/river/river.h"
#include "engine/expansions/robbers/robbers.h"
#include "engine/expansions/traders_builders/traders_builders.h"
#include "engine/rules/steps.h"

namespace bastide {
namespace {

constexpr const Room* kRooms[] = {
    &river::kRoom,             //
    &abbot::kRoom,             //
    &inns_cathedrals::kRoom,   //
    &traders_builders::kRoom,  //
    &king_robber::kRoom,       //
    &flying_machines::kRoom,   //
    &messages::kRoom,          // names the counter before anybody robs it (ROB-08)
    &ferries::kRoom,           //
    &gold_mines::kRoom,        //
    &mage_witch::kRoom,        // after those whose points it changes (MAGE-03)
    &robbers::kRoom,           //
    &crop_circles::kRoom,
};

constexpr Step kTurn[] = {
    {"draw", kCoreRoom, draw_tile},
    {"place", kCoreRoom, place_tile},
    {"ingots", gold_mines::kId, gold_mines::lay_ingots},
    {"mage or witch", mage_witch::kId, mage_witch::move_one},
    {"robbers", robbers::kId, robbers::place_robbers},
    {"figure", kCoreRoom, deploy_piece},
    {"ferry", ferries::kId, ferries::lay_ferry},
    {"ferries", ferries::kId, ferries::move_ferries},
    {"mage and witch", mage_witch::kId, mage_witch::part_them},
    {"score", kCoreRoom, score_features},
    {"ingots found", gold_mines::kId, gold_mines::hand_out},
    {"messages", messages::kId, messages::resolve},
    {"crop circle", crop_circles::kId, crop_circles::act},
    {"message's tile", messages::kId, messages::end_extra_tile},
    {"second turn", traders_builders::kId, traders_builders::begin_second_turn},
    {"end of turn", kCoreRoom, end_turn},
};

constexpr Step kEnding[] = {
    {"counters", messages::kId, messages::add_up},
    {"robbers left", robbers::kId, robbers::come_off},
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
