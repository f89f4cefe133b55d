// Seeds that are easy to read out.
#pragma once

#include "engine/core/types.h"

#include <string>

namespace bastide::shell {

// "amber-kiln-42", from 64 random bits.
std::string make_seed(u64 random);
// The same everywhere on one day; of platform::clock_ms().
std::string seed_of_day(double clock_ms);
// Another one each time: from the clock.
std::string new_seed();

}  // namespace bastide::shell
