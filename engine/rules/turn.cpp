// The turn as a table: every step with every expansion, in order (TURN-01 to TURN-05). Set-up drops
// the lines of rooms that are not in play.
#include "engine/expansions/traders_builders/traders_builders.h"
#include "engine/rules/rooms.h"
#include "engine/rules/steps.h"

namespace bastide {
namespace {

constexpr Step kTurnSteps[] = {
    {"draw", kCoreRoom, draw_tile},
    {"place", kCoreRoom, place_tile},
    {"figure", kCoreRoom, deploy_piece},
    {"score", kCoreRoom, score_features},
    {"second turn", rooms::kTradersBuilders, traders_builders::begin_second_turn},
    {"end of turn", kCoreRoom, end_turn},
};

constexpr DecisionDef kCoreDecisions[] = {
    {"draw_tile", legal_draws, apply_draw},
    {"place_tile", legal_placements, apply_placement},
    {"deploy", legal_deployments, apply_deployment},
};

}  // namespace

const std::span<const Step> kTurn{kTurnSteps};

const Room kCoreRules{.id = kCoreRoom, .key = "core", .decisions = kCoreDecisions};

}  // namespace bastide
