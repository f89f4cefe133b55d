// What the session offers, in words.
#pragma once

#include "shell/play/session.h"

#include <string>

namespace bastide::shell {

// Where a figure or a token may be put, or taken from: "Road", "City"; a whole tile by what is on it.
std::string spot_words(const Session& session, const FigureSpot& spot);

// What leads beside laying the tile, to figures on the land: "Tribe member: take back".
std::string beside_words(const Session& session);

}  // namespace bastide::shell
