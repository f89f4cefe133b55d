// What every screen, every dialog and every part of one has at hand: the game and the land, what panels are
// drawn with, the screen, and the few things that belong to no screen alone. Nothing of one screen's own
// stands here; where one must tell another something, it is handed that other one when it is made.
#pragma once

#include "shell/board/board_view.h"
#include "shell/kit/widgets.h"
#include "shell/panels/emblems.h"
#include "shell/panels/later.h"
#include "shell/panels/navigation.h"
#include "shell/panels/notices.h"
#include "shell/panels/preferences.h"
#include "shell/panels/view.h"
#include "shell/play/aids.h"
#include "shell/play/digest.h"
#include "shell/play/hint.h"
#include "shell/play/opponents.h"
#include "shell/play/session.h"

namespace bastide::shell {

struct Context {
  // the game
  Session& session;
  BoardView& board;
  const Digest& digest;  // what panels show of the game every frame
  AidCards& aids;
  Opponents& opponents;
  Hint& hint;
  // the screen
  View& view;
  ui::Canvas& c;
  ui::Kit& kit;
  ui::Widgets& w;
  ui::Emblems& emblems;
  // what all share
  Navigation& navigation;
  Notices& notices;
  Preferences& preferences;
  Later& later;
};

// A screen, a dialog or a part of one: its own state, with the context's members at hand.
class Part : protected Context {
 protected:
  explicit Part(const Context& context) : Context(context) {}
};

}  // namespace bastide::shell
