#include "engine/expansions/house_rules/house_rules.h"

#include <array>

namespace bastide::house_rules {

extern const Expansion kStartRules, kHandsRules, kBagRules, kWoodsRules, kTableRules, kHolesRules,
    kBuyingRules;

std::span<const Expansion* const> all() {
  static constexpr std::array<const Expansion*, 7> kAll = {
      &kStartRules, &kHandsRules, &kBagRules, &kWoodsRules, &kTableRules, &kHolesRules, &kBuyingRules};
  return kAll;
}

}  // namespace bastide::house_rules
