// Pictures to judge the work by: every design in its four rotations, small sizes, and a sample board.
#pragma once

#include "tools/tileart/art_files.h"

namespace bastide::art {

// Every set as one sheet of all its tiles in all four rotations, at half size; for `only` one set (or
// "board") instead its sheets at full and at small size.
bool write_contact_sheets(const std::vector<ArtSet>& sets, const Atlas& props, const Atlas& figures,
                          const std::string& folder, const std::string& only);

}  // namespace bastide::art
