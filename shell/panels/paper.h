// The paper a dialog lies on: title, cross, and a click beside it that closes it too.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// A wished size; what does not fit the screen is cut. Answers the room inside.
Rect draw_paper(const Context& context, float width, float height, const std::string& title);

// How wide the room inside one of that width is.
[[nodiscard]] float paper_room(const View& view, float width);

}  // namespace bastide::shell
