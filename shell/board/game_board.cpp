#include "shell/board/game_board.h"

#include <algorithm>

namespace bastide::shell {

namespace {

template <class Is>
const GameBoard* find_board(Is is) {
  const auto all = game_boards();
  const auto at = std::find_if(all.begin(), all.end(), is);
  return at == all.end() ? nullptr : *at;
}

}  // namespace

const GameBoard* game_board(const Family& family) {
  return find_board([&](const GameBoard* board) { return board->family == family.key; });
}

const GameBoard* board_of_set(std::string_view set) {
  return find_board([&](const GameBoard* board) { return board->art == set; });
}

}  // namespace bastide::shell
