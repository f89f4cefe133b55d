// Keys by which the game on the land is answered, whichever session is shown.
#pragma once

#include "shell/app/key_press.h"
#include "shell/panels/context.h"

namespace bastide::shell {

[[nodiscard]] bool is_enter(int sym);
// Walks and presses widgets; false: the key does neither.
bool walk_panels(ui::Kit& kit, const KeyPress& key);
// The cursor of looking around, which is on.
bool inspect_land(const Context& context, const KeyPress& key);
// Answers what is asked: Enter, Space, numbers. `seen`: what is asked was on the screen (TableScreen::asked).
bool answer_by_key(const Context& context, const KeyPress& key, bool seen);

}  // namespace bastide::shell
