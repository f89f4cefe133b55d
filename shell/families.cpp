#include "shell/families.h"

#include "shell/games_beside.h"

#include <algorithm>
#include <array>

namespace bastide::shell {

#define GAME(game)                   \
  namespace game##_words {           \
    extern const FamilyWords kWords; \
  }
BASTIDE_GAMES_BESIDE(GAME)
#undef GAME

const FamilyWords* family_words(const Rules& rules) {
#define GAME(game) &game##_words::kWords,
  static constexpr std::array kAll = {BASTIDE_GAMES_BESIDE(GAME)};
#undef GAME
  const auto* const at = std::find_if(
      kAll.begin(), kAll.end(), [&](const FamilyWords* words) { return words->family == rules.family->key; });
  return at == kAll.end() ? nullptr : *at;
}

}  // namespace bastide::shell
