// Everything that the art of Hunters & Gatherers writes, shows and checks; hunters.cpp registers it.
#pragma once

#include <string>

namespace bastide::art::hunters {

bool write_files(const std::string& folder);
bool write_contact(const std::string& folder);
bool check_seams();
bool check_repeat();

}  // namespace bastide::art::hunters
