// The landscape game put together: its expansions in hook order, and the whole turn with all of them as a
// table (TURN-01 to TURN-05), where a line with a name alone is the step of that name of some expansion.
#include "engine/families/carcassonne/carcassonne.h"

#include "engine/assembly/entries.h"
#include "engine/expansions/abbot/abbot.h"
#include "engine/expansions/crop_circles/crop_circles.h"
#include "engine/expansions/ferries/ferries.h"
#include "engine/expansions/flying_machines/flying_machines.h"
#include "engine/expansions/gifts/gifts.h"
#include "engine/expansions/gold_mines/gold_mines.h"
#include "engine/expansions/house_rules/house_rules.h"
#include "engine/expansions/inns_cathedrals/inns_cathedrals.h"
#include "engine/expansions/king_robber/king_robber.h"
#include "engine/expansions/mage_witch/mage_witch.h"
#include "engine/expansions/messages/messages.h"
#include "engine/expansions/river/river.h"
#include "engine/expansions/robbers/robbers.h"
#include "engine/expansions/tower_thieves/tower_thieves.h"
#include "engine/expansions/traders_builders/traders_builders.h"
#include "engine/rules/steps.h"

namespace bastide {
namespace {

constexpr const Expansion* kExpansions[] = {
    &river::kExpansion,             //
    &abbot::kExpansion,             //
    &inns_cathedrals::kExpansion,   //
    &traders_builders::kExpansion,  //
    &king_robber::kExpansion,       //
    &gifts::kExpansion,             //
    &tower_thieves::kExpansion,     // before gold, which is counted last (TURN-08)
    &flying_machines::kExpansion,   //
    &messages::kExpansion,          // names the counter before anybody robs it (ROB-08)
    &ferries::kExpansion,           //
    &gold_mines::kExpansion,        //
    &mage_witch::kExpansion,        // after those whose points it changes (MAGE-03)
    &robbers::kExpansion,           //
    &crop_circles::kExpansion,
};

constexpr Step kTurn[] = {
    {"starting player"},
    {"hand"},
    {"draw", kCoreId, draw_tile},
    {"thief"},
    {"gift"},
    {"cleared road"},
    {"sale"},
    {"table"},
    {"place", kCoreId, place_tile},
    {"gift earned"},
    {"ingots"},
    {"mage or witch"},
    {"robbers"},
    {"figure", kCoreId, deploy_piece},
    {"ferry"},
    {"ferries"},
    {"mage and witch"},
    {"score", kCoreId, score_features},
    {"ingots found"},
    {"messages"},
    {"crop circle"},
    {"message's tile"},
    {"sale over"},
    {"second turn"},
    {"hand filled"},
    {"end of turn", kCoreId, end_turn},
};

constexpr Step kEnding[] = {
    {"counters"},
    {"robbers left"},
    {.name = "unfinished features", .run = carcassonne::score_unfinished_features, .of_features = true},
    {.name = "fields", .run = carcassonne::score_fields, .of_features = true},
    {"expansions", kCoreId, score_expansions},
    {"over", kCoreId, end_game},
};

}  // namespace

FamilyEntry carcassonne_entry() {
  return {.family = &carcassonne::kFamily,
          .expansions = kExpansions,
          .house = house_rules::all(),
          .turn = kTurn,
          .ending = kEnding};
}

}  // namespace bastide
