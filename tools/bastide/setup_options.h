// Words of the command line that choose a set-up: --players, --edition, --expansions.
#pragma once

#include "engine/rules/room.h"

#include <string>

namespace bastide::cli {


// Reads one option into `setup`; false if the word is unknown or its value is wrong.
bool read_setup_option(const std::string& word, const std::string& value, Setup& setup);

}  // namespace bastide::cli
