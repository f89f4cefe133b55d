// What the registered games and expansions draw: pictures (panels/expansion_picture.h), boards
// (board/game_board.h).
#include "shell/board/game_board.h"
#include "shell/games/registered.h"
#include "shell/panels/expansion_picture.h"

#include <array>

namespace bastide::shell {

#define ENTRY(name)                       \
  namespace name {                        \
  extern const ExpansionPicture kPicture; \
  }
ENTRY(landscape_picture)
BASTIDE_PICTURES(ENTRY)
BASTIDE_GAMES_BESIDE(ENTRY)
BASTIDE_EXPANSIONS_BESIDE(ENTRY)
#undef ENTRY

#define ENTRY(game)                \
  namespace game##_board {         \
    extern const GameBoard kBoard; \
  }
BASTIDE_GAMES_BESIDE(ENTRY)
#undef ENTRY

std::span<const ExpansionPicture* const> pictures() {
#define ENTRY(name) &name::kPicture,
  static constexpr std::array kAll = {ENTRY(landscape_picture) BASTIDE_PICTURES(ENTRY)
                                          BASTIDE_GAMES_BESIDE(ENTRY) BASTIDE_EXPANSIONS_BESIDE(ENTRY)};
#undef ENTRY
  return kAll;
}

std::span<const GameBoard* const> game_boards() {
#define ENTRY(game) &game##_board::kBoard,
  static constexpr std::array kAll = {BASTIDE_GAMES_BESIDE(ENTRY)};
#undef ENTRY
  return kAll;
}

}  // namespace bastide::shell
