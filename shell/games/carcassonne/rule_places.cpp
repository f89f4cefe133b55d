// Which paragraph of the landscape's rules says what.
#include "shell/told/rule_of.h"

namespace bastide::shell::landscape_places {
namespace {

constexpr RuleOf kRules[] = {
    {"laid", {"base", 2}},
    {"unfit", {"base", 2}},
    {"over", {"base", 8}},
    {"road", {"base", 4}},
    {"city", {"base", 5}},
    {"monastery", {"base", 6}},
    {"field", {"farmers", 2}},
    {"end.road", {"base", 8}},
    {"end.city", {"base", 8}},
    {"end.monastery", {"base", 8}},
    {"figure.road", {"base", 3}},
    {"figure.city", {"base", 3}},
    {"figure.monastery", {"base", 3}},
    {"figure.field", {"farmers", 1}},
};

}  // namespace

extern const RulesOfGame kPlaces;
constexpr RulesOfGame kPlaces{.family = "carcassonne", .rules = kRules};

}  // namespace bastide::shell::landscape_places
