// Where no notice may lie.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// Notices stay off what can be answered on the land, and off the scores that rise from it.
inline void keep_notices_off(const Context& on, const std::vector<BoardView::Answerable>& answers) {
  for (const BoardView::Answerable& one : answers) on.view.answers.push_back(on.view.from_css(one.rect));
  for (const Rect& score : on.board.scored(on.session)) on.view.answers.push_back(on.view.from_css(score));
}

}  // namespace bastide::shell
