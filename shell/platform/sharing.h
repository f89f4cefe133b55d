// How a link leaves the page besides by the clipboard: the system's own sheet, or a code that another device
// scans.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell::platform {

enum class Shared : unsigned char { Done, Left, Failed };  // Left: the sheet was closed

bool can_share();  // the browser has such a sheet, and this page may open it
// Must be called from a click or key.
void share_link(std::string_view title, std::string_view link, std::function<void(Shared)> done);

// A text as a code to scan: its rows from the top, a character a module, '1' where it is dark. Empty: what
// makes it does not come, or the text is too long. The first one is fetched for.
void make_code(std::string_view text, std::function<void(std::vector<std::string> rows)> done);

}  // namespace bastide::shell::platform
