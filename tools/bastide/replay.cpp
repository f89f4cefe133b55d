#include "engine/game/save.h"
#include "engine/game/setup_json.h"
#include "tools/bastide/commands.h"

#include <filesystem>
#include <fstream>
#include <iostream>

namespace bastide::cli {
namespace {

// As much as a save with its header may hold, and one byte more.
constexpr std::size_t kMostBytes = kMaxSaveBytes + 256;

// What is wrong, or an empty text.
std::string read_all(const std::string& path, std::string& text) {
  std::ifstream file;
  std::error_code ignored;
  if (path != "-") {
    if (std::filesystem::is_directory(path, ignored)) return "is a directory";
    file.open(path, std::ios::binary);
    if (!file) return "cannot be read";
  }
  std::istream& in = path == "-" ? std::cin : file;
  text.resize(kMostBytes + 1);
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (in.bad()) return "cannot be read";
  return text.size() > kMostBytes ? "longer than a saved game may be" : "";
}

}  // namespace

int replay(const Arguments& arguments) {
  if (arguments.size() != 1) {
    std::cerr << "usage: bastide replay FILE\n";
    return 2;
  }
  const auto fail = [&](const std::string& why) {
    std::cerr << arguments[0] << ": " << why << '\n';
    return 1;
  };
  std::string text;
  if (const std::string wrong = read_all(arguments[0], text); !wrong.empty()) return fail(wrong);
  const auto game = read_game_file(text);
  if (!game) return fail(game.error().text());
  Json json;
  json["setup"] = setup_to_json(game->setup());
  json["over"] = game->over();
  json["turns"] = game->state().turn;
  json["left"] = tiles_left(game->state());
  json["scores"] = scores(game->rules(), game->state());
  Json breakdown = Json::array();
  for (const auto& seat : game->breakdown()) breakdown.push_back(Json(seat));
  json["breakdown"] = breakdown;
  std::cout << json.dump(2, ' ', false, Json::error_handler_t::replace) << std::endl;
  return std::cout ? 0 : fail("the result cannot be written");
}

}  // namespace bastide::cli
