// What trees say of a position's moves as it travels between those who grow them and who adds them up (go.h):
// {"tree":0,"visits":[…],"sums":[…],"margins":[…]}.
#pragma once

#include "engine/ai/search.h"
#include "engine/data/json.h"

namespace bastide::ai {

Json grown_json(unsigned tree, const Grown& grown);

// "grown" of a message: of each of so many trees one, in any order. An error says which is wrong or missing.
Result<std::vector<Grown>> grown_from_json(const Json& list, unsigned trees);

}  // namespace bastide::ai
