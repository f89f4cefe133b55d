// Words of the command line that choose a set-up: --family, --players, --edition, --expansions,
// --option key=value. The family,
// if any, comes first.
#pragma once

#include "engine/rules/setup.h"

#include <string>

namespace bastide::cli {

// Reads one option into `setup`; false if the word is unknown or its value is wrong.
bool read_setup_option(const std::string& word, const std::string& value, Setup& setup);

}  // namespace bastide::cli
