// Callbacks that wait for JavaScript: each gets a number that JavaScript hands back. Shared by the
// platform_web*.cpp files only.
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace bastide::shell::platform {

using TextDone = std::function<void(std::optional<std::string>)>;

// Keeps `done` until JavaScript calls bastide_text(number, …) once.
int keep_call(TextDone done);
int kept_calls();
// Module['giveFile'](blob, name) is there from now on.
void offer_files();
// Something arrived from outside: the main loop must run.
void wake_loop();

}  // namespace bastide::shell::platform
