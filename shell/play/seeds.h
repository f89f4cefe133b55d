// Seeds that are easy to read out.
#pragma once

#include "engine/core/types.h"

#include <string>

namespace bastide::shell {

// "amber-kiln-42", from 64 random bits: words of the language, without accents, for an address holds them.
std::string make_seed(u64 random);
// "day-2026-11-23", the same everywhere on one day; of platform::clock_ms().
std::string seed_of_day(double clock_ms);
// Another one each time: from the clock.
std::string new_seed();

}  // namespace bastide::shell
