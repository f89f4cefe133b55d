// Everything the Castle's art writes, shows and checks; castle.cpp registers it.
#pragma once

#include "tools/tileart/castle/design.h"

#include <string>

namespace bastide::art::castle {

bool write_files(const std::string& folder);
bool write_contact(const std::string& folder);
bool check_seams();
bool check_repeat();

}  // namespace bastide::art::castle
