// What the registered games and expansions tell (told/telling.h) and say their own way (text/game_words.h),
// what they sound like (told/game_sounds.h), how they are learned (play/course.h), which rule says what
// (told/rule_of.h).
#include "shell/games/registered.h"
#include "shell/play/course.h"
#include "shell/text/game_words.h"
#include "shell/told/game_sounds.h"
#include "shell/told/rule_of.h"
#include "shell/told/telling.h"

#include <algorithm>
#include <array>

namespace bastide::shell {

#define ENTRY(name)              \
  namespace name {               \
  extern const Telling kTelling; \
  }
BASTIDE_EXPANSIONS(ENTRY)
BASTIDE_GAMES_BESIDE(ENTRY)
BASTIDE_EXPANSIONS_BESIDE(ENTRY)
#undef ENTRY

#define ENTRY(game)                  \
  namespace game##_words {           \
    extern const FamilyWords kWords; \
  }
ENTRY(landscape)
BASTIDE_GAMES_BESIDE(ENTRY)
#undef ENTRY

#define ENTRY(game)                   \
  namespace game##_places {           \
    extern const RulesOfGame kPlaces; \
  }
ENTRY(landscape)
BASTIDE_GAMES_BESIDE(ENTRY)
#undef ENTRY

#define ENTRY(game)              \
  namespace game##_course {      \
    extern const Course kCourse; \
  }
ENTRY(landscape)
BASTIDE_GAMES_BESIDE(ENTRY)
#undef ENTRY

#define ENTRY(game)                         \
  namespace game##_sounds {                 \
    extern const audio::GameSounds kSounds; \
  }
ENTRY(landscape)
BASTIDE_GAMES_BESIDE(ENTRY)
#undef ENTRY

std::span<const RulesOfGame* const> rule_places() {
#define ENTRY(game) &game##_places::kPlaces,
  static constexpr std::array kAll = {ENTRY(landscape) BASTIDE_GAMES_BESIDE(ENTRY)};
#undef ENTRY
  return kAll;
}

std::span<const Course* const> courses() {
#define ENTRY(game) &game##_course::kCourse,
  static constexpr std::array kAll = {ENTRY(landscape) BASTIDE_GAMES_BESIDE(ENTRY)};
#undef ENTRY
  return kAll;
}

std::span<const Telling* const> tellings() {
#define ENTRY(name) &name::kTelling,
  static constexpr std::array kAll = {BASTIDE_EXPANSIONS(ENTRY) BASTIDE_GAMES_BESIDE(ENTRY)
                                          BASTIDE_EXPANSIONS_BESIDE(ENTRY)};
#undef ENTRY
  return kAll;
}

std::span<const audio::GameSounds* const> audio::game_sounds() {
#define ENTRY(game) &game##_sounds::kSounds,
  static constexpr std::array kAll = {ENTRY(landscape) BASTIDE_GAMES_BESIDE(ENTRY)};
#undef ENTRY
  return kAll;
}

const FamilyWords& family_words(const Family& family) {
#define ENTRY(game) &game##_words::kWords,
  static constexpr std::array kAll = {ENTRY(landscape) BASTIDE_GAMES_BESIDE(ENTRY)};
#undef ENTRY
  const auto* const at = std::find_if(kAll.begin(), kAll.end(),
                                      [&](const FamilyWords* words) { return words->family == family.key; });
  return at == kAll.end() ? *kAll.front() : **at;
}

}  // namespace bastide::shell
