// Which paragraph of the Castle's rules says what.
#include "shell/told/rule_of.h"

namespace bastide::shell::castle_places {
namespace {

constexpr RuleOf kRules[] = {
    {"laid", {"castle", 4}},
    {"unfit", {"castle", 4}},
    {"over", {"castle", 16}},
    {"path", {"castle", 8}},
    {"tower", {"castle", 9}},
    {"house", {"castle", 9}},
    {"courtyard", {"castle", 17}},
    {"figure.path", {"castle", 7}},
    {"figure.tower", {"castle", 7}},
    {"figure.house", {"castle", 7}},
    {"figure.courtyard", {"castle", 7}},
    {"reason.empty_cells", {"castle", 17}},
    {"reason.tower_x4", {"castle", 13}},
    {"reason.house_x2", {"castle", 13}},
    {"reason.open_path", {"castle", 14}},
    {"reason.open_tower", {"castle", 14}},
    {"reason.open_house", {"castle", 14}},
    {"reason.market_4", {"castle", 14}},
    {"reason.five_points", {"castle", 14}},
    {"event.token_taken", {"castle", 12}},
    {"event.token_used", {"castle", 13}},
    {"event.keep_set", {"castle", 15}},
    {"memory.castle.keep", {"castle", 15}},
};

}  // namespace

extern const RulesOfGame kPlaces;
constexpr RulesOfGame kPlaces{.family = "castle", .rules = kRules};

}  // namespace bastide::shell::castle_places
