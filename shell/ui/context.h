// What every screen, every dialog and every part of one has at hand: the game and the land, what panels are
// drawn with, the screen, and the few things that belong to no screen alone. Nothing of one screen's own
// stands here; where one must tell another something, it is handed that other one when it is made.
#pragma once

#include "shell/aids.h"
#include "shell/board/board_view.h"
#include "shell/session.h"
#include "shell/ui/digest.h"
#include "shell/ui/kit/widgets.h"
#include "shell/ui/later.h"
#include "shell/ui/navigation.h"
#include "shell/ui/notices.h"
#include "shell/ui/preferences.h"
#include "shell/ui/view.h"

namespace bastide::shell {

struct Context {
  // the game
  Session& session;
  BoardView& board;
  const Digest& digest;  // what panels show of the game every frame
  AidCards& aids;
  // the screen
  View& view;
  ui::Canvas& c;
  ui::Kit& kit;
  ui::Widgets& w;
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
