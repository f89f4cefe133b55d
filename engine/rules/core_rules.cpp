// The core as an expansion: what every family's turn may ask.
#include "engine/rules/steps.h"

namespace bastide {
namespace {

constexpr DecisionDef kDecisions[] = {
    {.key = "draw_tile", .legal = legal_draws, .apply = apply_draw, .weight = draw_weight},
    {.key = "place_tile", .legal = legal_placements, .apply = apply_placement},
    {.key = "deploy", .legal = legal_deployments, .apply = apply_deployment},
    {.key = "score_next", .legal = legal_scorings, .apply = apply_scoring},
};

}  // namespace

const Expansion kCoreRules{.id = kCoreId, .key = "core", .decisions = kDecisions};

}  // namespace bastide
