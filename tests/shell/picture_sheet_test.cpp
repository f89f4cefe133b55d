// What stands on a picture that is handed out.
#include "shell/play/picture_sheet.h"

#include "engine/data/json.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace bastide;
using namespace bastide::shell;

namespace {

GameSetup set_up(int players) {
  GameSetup setup;
  setup.setup.players = players;
  setup.players = default_players(players);
  setup.players[0].name = "Ann";
  setup.seed = "sheet";
  return setup;
}

Json read(const PictureSheet& sheet) {
  auto json = parse_json(sheet.json, "sheet");
  REQUIRE(json.ok());
  return *json;
}

float number(const Json& json) { return json.get<float>(); }

}  // namespace

TEST_CASE("a picture is as long as it may be, and all that stands on it lies inside, beside the land") {
  for (const float shape : {0.3F, 0.8F, 1.0F, 1.5F, 6.0F}) {
    for (const int players : {1, 2, 3, 4, 5, 6}) {
      const Game game = test::played_game(set_up(players), 1);
      const PictureSheet sheet = picture_sheet(game, shape, 2000, "today");
      CHECK(std::max(sheet.width, sheet.height) == 2000);
      const Json json = read(sheet);
      const float top = number(json["land"][1]);
      const float low = top + static_cast<float>(sheet.land_height);
      CHECK(low < static_cast<float>(sheet.height));
      for (const Json& item : json["items"]) {
        const Json& at = item.contains("box") ? item["box"] : item["at"];
        const float x = number(at[0]), y = number(at[1]);
        const float right = item.contains("box") ? x + number(at[2]) : x;
        const float bottom = item.contains("box") ? y + number(at[3]) : y;
        CHECK((x >= 0 && right <= static_cast<float>(sheet.width)));
        CHECK((y >= 0 && bottom <= static_cast<float>(sheet.height)));
        CHECK((bottom < top || y > low));
      }
    }
  }
}

TEST_CASE("a picture names the game, its set-up, its day, and every player with mark and points") {
  const Game game = test::played_game(set_up(3), 5);
  const Json json = read(picture_sheet(game, 1.4F, 3840, "5 May 2031"));
  std::vector<std::string> texts;
  int marks = 0;
  for (const Json& item : json["items"]) {
    if (item.contains("text")) texts.push_back(item["text"].get<std::string>());
    if (item.contains("path")) ++marks;
  }
  const auto says = [&](const std::string& text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
  };
  CHECK(says("Ann"));
  CHECK(says("5 May 2031"));
  CHECK(marks == 3);
  for (const i32 points : scores(game.rules(), game.state())) CHECK(says(std::to_string(points)));
  CHECK(std::any_of(texts.begin(), texts.end(),
                    [](const std::string& text) { return text.find("sheet") != std::string::npos; }));
}
