#include "shell/board/family_look.h"

#include "shell/games_beside.h"

#include <algorithm>
#include <array>

namespace bastide::shell {

#define GAME(game)                       \
  namespace game##_look {                \
    extern const FamilyLook kFamilyLook; \
  }
BASTIDE_GAMES_BESIDE(GAME)
#undef GAME

namespace {

#define GAME(game) &game##_look::kFamilyLook,
constexpr std::array kLooks = {BASTIDE_GAMES_BESIDE(GAME)};
#undef GAME

template <class Is>
const FamilyLook* find_look(Is is) {
  const auto* const at = std::find_if(kLooks.begin(), kLooks.end(), is);
  return at == kLooks.end() ? nullptr : *at;
}

}  // namespace

const FamilyLook* family_look(const Family& family) {
  return find_look([&](const FamilyLook* look) { return look->family == family.key; });
}

const FamilyLook* look_of_set(std::string_view set) {
  return find_look([&](const FamilyLook* look) { return look->art == set; });
}

}  // namespace bastide::shell
