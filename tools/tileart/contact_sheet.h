// Pictures to judge the work by: every design in its four rotations, small sizes, and a sample board.
#pragma once

#include "tools/tileart/art_files.h"

namespace bastide::art {

// Every set as one sheet of all its tiles in all four rotations, at half size. `wish` names one set: its
// sheets at full and at small size; or it is "board" and then the sets that a sample board is grown from.
bool write_contact_sheets(const std::vector<ArtSet>& sets, const Atlas& props, const Atlas& figures,
                          const std::string& folder, const std::vector<std::string>& wish);

// --- parts, for other games' sheets

// `columns` designs wide, each in `rotations` pictures.
Image tile_sheet(const std::vector<const Design*>& designs, const Textures& tx, int rotations, int columns,
                 double scale);
// A legal board grown greedily from the start tile among them: closed cities and full rows are liked.
std::vector<Placed> grow_board(const std::vector<const Design*>& designs, const std::string& seed, int wanted,
                               int width, int height);

}  // namespace bastide::art
