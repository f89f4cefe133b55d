// A video of what the page shows, written by the browser where it can.
#pragma once

#include <functional>
#include <string_view>

namespace bastide::shell::platform {

bool can_record();  // the same as long as the page lives

// All that is shown from now on. false: it cannot, after all; what was recorded before is dropped.
bool start_recording();

// Hands it out as a file; the name is without its ending, which is the browser's. `done` is called once,
// between frames: false: nothing came of it.
void end_recording(std::string_view name, std::function<void(bool)> done);

void drop_recording();

}  // namespace bastide::shell::platform
