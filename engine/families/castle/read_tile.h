// A tile of the Castle's facts from its JSON; used by facts.cpp alone.
#pragma once

#include "engine/data/json.h"
#include "engine/families/castle/facts.h"

namespace bastide::castle {

inline constexpr std::size_t kMaxId = 16;
inline constexpr int kMaxMarkets = 9;

// The number of a part by its key, -1 if there is none.
int part_of(std::string_view key);
// A member "N", "E", "S" or "W".
u8 read_side(JsonReader& reader, const char* key);

// Errors: whatever the form does not allow, a side or half edge not in exactly one part of the right kind, a
// path that ends where there is nothing. Tells nothing of its id but that it is a text.
Result<TileFacts> read_tile(const Json& json, const std::string& where);

}  // namespace bastide::castle
