// The data files that are compiled into the program: no file system, no fetch before the first
// frame. The text is the file's JSON, minified; tools/embed.py writes the definitions.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace bastide::assets {

struct File {
  std::string_view name;  // without folder and extension: "base_c2"
  std::string_view text;
};

// assets/tiles/*.json, sorted by name.
std::span<const File> tile_files();

// assets/ai/*.json: what computer players have learned, a file for each family.
std::span<const File> ai_files();

// Facts of stand-alone games beside the first (assets/<game>). The command line and whatever is native have
// them built in; the page fetches the file of a game when it is wanted and gives it here.
std::span<const File> game_files();
// A game's file by its name (Family::facts), built in or given; nullopt: it is not there, or not yet.
std::optional<std::string_view> game_file(std::string_view name);
// Another text for a name takes the place of the former; what was built from that stays as it is.
void give_game_file(std::string_view name, std::string text);

}  // namespace bastide::assets
