// Which paragraph of the rules of Hunters & Gatherers says what.
#include "shell/told/rule_of.h"

namespace bastide::shell::hunters_places {
namespace {

constexpr RuleOf kRules[] = {
    {"laid", {"hunters", 3}},
    {"unfit", {"hunters", 3}},
    {"over", {"hunters", 10}},
    {"forest", {"hunters", 6}},
    {"river", {"hunters", 8}},
    {"meadow", {"hunters", 11}},
    {"river_system", {"hunters", 12}},
    {"figure.forest", {"hunters", 4}},
    {"figure.river", {"hunters", 4}},
    {"figure.meadow", {"hunters", 4}},
    {"figure.river_system", {"hunters", 5}},
    {"reason.logboat", {"hunters", 15}},
    {"reason.hunting_trap", {"hunters", 15}},
    {"reason.pit_trap", {"hunters", 16}},
    {"reason.raft", {"hunters", 16}},
    {"event.bonus_earned", {"hunters", 7}},
    {"event.no_bonus_left", {"hunters", 7}},
    {"event.power_found", {"hunters", 14}},
    {"event.logboat", {"hunters", 15}},
    {"event.hunting_trap", {"hunters", 15}},
    {"event.fire", {"hunters", 13}},
    {"event.deer_eaten", {"hunters", 11}},
    {"event.shrine", {"hunters", 13}},
};

}  // namespace

extern const RulesOfGame kPlaces;
constexpr RulesOfGame kPlaces{.family = "hunters", .rules = kRules};

}  // namespace bastide::shell::hunters_places
