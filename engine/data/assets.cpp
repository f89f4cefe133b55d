#include "engine/data/assets.h"

#include <map>
#include <utility>

namespace bastide::assets {
namespace {

std::map<std::string, std::string, std::less<>>& given() {
  static std::map<std::string, std::string, std::less<>> files;
  return files;
}

}  // namespace

std::optional<std::string_view> game_file(std::string_view name) {
  if (const auto at = given().find(name); at != given().end()) return at->second;
  for (const File& file : game_files()) {
    if (file.name == name) return file.text;
  }
  return std::nullopt;
}

void give_game_file(std::string_view name, std::string text) { given()[std::string(name)] = std::move(text); }

}  // namespace bastide::assets
