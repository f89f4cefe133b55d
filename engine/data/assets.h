// The data files that are compiled into the program: no file system, no fetch before the first
// frame. The text is the file's JSON, minified; tools/embed.py writes the definitions.
#pragma once

#include <span>
#include <string_view>

namespace bastide::assets {

struct File {
  std::string_view name;  // without folder and extension: "base_c2"
  std::string_view text;
};

// assets/tiles/*.json, sorted by name.
std::span<const File> tile_files();

}  // namespace bastide::assets
