// What readers of the art files' JSON share. Whatever does not hold reads as nothing.
#pragma once

#include "engine/data/json.h"
#include "shell/board/art/art_files.h"

namespace bastide::shell {

float number(const Json& json, std::size_t index);
const Json& member(const Json& json, const char* key);  // of an object; else nothing
std::string text(const Json& json);
// Groups of four (FORMAT.md), those that name a sprite among the `known` first ones.
std::vector<PropAt> read_props(const Json& list, std::size_t known);
// A page as that of the figures.
std::unique_ptr<Sheet> read_sheet(const Json& page);

}  // namespace bastide::shell
