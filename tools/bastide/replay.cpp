#include "engine/game/save.h"
#include "engine/game/setup_json.h"
#include "tools/bastide/commands.h"

#include <fstream>
#include <iostream>
#include <iterator>

namespace bastide::cli {
namespace {

bool read_all(const std::string& path, std::string& text) {
  const auto drain = [&](std::istream& in) {
    text.assign(std::istreambuf_iterator<char>(in), {});
    return !in.bad();
  };
  if (path == "-") return drain(std::cin);
  std::ifstream file(path, std::ios::binary);
  return file && drain(file);
}

}  // namespace

int replay(const Arguments& arguments) {
  if (arguments.size() != 1) {
    std::cerr << "usage: bastide replay FILE\n";
    return 2;
  }
  std::string text;
  if (!read_all(arguments[0], text)) {
    std::cerr << arguments[0] << ": cannot be read\n";
    return 1;
  }
  // A file exported by the page is the plain save; one copied out of the browser's storage is sealed.
  if (auto opened = unseal(text)) text = *opened;
  const auto game = load_game(text);
  if (!game) {
    std::cerr << arguments[0] << ": " << game.error().text() << '\n';
    return 1;
  }
  Json json;
  json["setup"] = setup_to_json(game->setup());
  json["over"] = game->over();
  json["turns"] = game->state().turn;
  json["left"] = tiles_left(game->state());
  json["scores"] = scores(game->rules(), game->state());
  Json breakdown = Json::array();
  for (const auto& seat : game->breakdown()) breakdown.push_back(Json(seat));
  json["breakdown"] = breakdown;
  std::cout << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
  return 0;
}

}  // namespace bastide::cli
