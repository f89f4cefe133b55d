#include "engine/expansions/house_rules/house_rules.h"

#include <array>

namespace bastide::house_rules {

extern const Room kStartRoom, kHandsRoom, kBagRoom, kWoodsRoom, kTableRoom, kHolesRoom, kBuyingRoom;

std::span<const Room* const> all() {
  static constexpr std::array<const Room*, 7> kAll = {&kStartRoom, &kHandsRoom, &kBagRoom,   &kWoodsRoom,
                                                      &kTableRoom, &kHolesRoom, &kBuyingRoom};
  return kAll;
}

}  // namespace bastide::house_rules
