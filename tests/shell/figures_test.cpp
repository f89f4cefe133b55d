// The figures' files: each is read, and each piece of the game has one.
#include "shell/look/figures.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "shell/look/assets.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace bastide;
using namespace bastide::look;

namespace {

std::string error_of(const std::string& json) {
  const auto figure = parse_figure(json, "x", figures());
  return figure.ok() ? "" : figure.error().text();
}

}  // namespace

TEST_CASE("every figure's file is read, by the key of its piece") {
  CHECK(figures().size() == assets::figure_files().size());
  for (const assets::File& file : assets::figure_files()) {
    CAPTURE(file.name);
    const auto figure = parse_figure(file.text, file.name, figures());
    CHECK_MESSAGE(figure.ok(), figure.error().text());
    CHECK(figure_of(file.name).key == file.name);
  }
}

TEST_CASE("every piece of the game has a figure of its own") {
  for (const PieceDef& piece : carcassonne::kFamily.pieces) CHECK(figure_of(piece.key).key == piece.key);
  CHECK(figure_of("nobody").key == kMeeple);
}

TEST_CASE("no two figures have one sprite, and one stands for a winner") {
  std::set<std::string> sprites;
  for (const look::Figure& figure : figures()) CHECK(sprites.insert(figure.sprite).second);
  CHECK(std::count_if(figures().begin(), figures().end(), [](const look::Figure& f) { return f.crowned; }) ==
        1);
  CHECK(figure_of(kWinner).crowned);
}

TEST_CASE("a figure that is like another has its outline, and nothing else of it") {
  const auto figure = parse_figure(R"({"like":"meeple","mark":[1,2,3],"sprite":"s"})", "x", figures());
  REQUIRE(figure.ok());
  CHECK(figure->outline == figure_of(kMeeple).outline);
  CHECK(figure->mark == std::array<double, 3>{1, 2, 3});
  CHECK_FALSE(figure->lies);
  CHECK(sprite_name(*figure, "red", true) == "red_s");
  CHECK(sprite_name(figure_of(kMeeple), "red", true) ==
        sprite_name(figure_of(kMeeple), "red", false) + "_lying");
}

TEST_CASE("a neutral figure's sprite has no colour") {
  const auto figure = parse_figure(
      R"({"outline":"M0 0","mark":[0,0,1],"sprite":"s","neutral":{"fill":"#010203","mark":"M0 0"}})", "x",
      {});
  REQUIRE(figure.ok());
  CHECK(sprite_name(*figure, "red", false) == "s");
}

TEST_CASE("errors in figures' files say what and where") {
  CHECK(error_of(R"({"outline":"M0 0","mark":[0,0,1],"sprite":"s"})") == "");
  CHECK(error_of("[]") == "x: expected an object");
  CHECK(error_of(R"({"outline":"M0 0","sprite":"s"})") == "x.mark: missing");
  CHECK(error_of(R"({"mark":[0,0,1],"sprite":"s"})") == "x.outline: missing");
  CHECK(error_of(R"({"like":"nobody","mark":[0,0,1],"sprite":"s"})") == "x.like: no such figure");
  CHECK(error_of(R"({"outline":"M0 0","like":"meeple","mark":[0,0,1],"sprite":"s"})") ==
        "x.like: either outline or like");
  CHECK(error_of(R"({"outline":"M0 0","mark":[0,0],"sprite":"s"})") ==
        "x.mark: expected 3 numbers up to 100");
  CHECK(error_of(R"({"outline":"M0 0","mark":[0,0,101],"sprite":"s"})") ==
        "x.mark: expected 3 numbers up to 100");
  CHECK(error_of(R"({"outline":"M0 0","mark":[0,0,1],"sprite":"s","hat":1})") == "x.hat: unknown key");
  CHECK(
      error_of(R"({"outline":"M0 0","mark":[0,0,1],"sprite":"s","parts":[{"path":"M0 0","fill":"ink"}]})") ==
      "x.parts[0].fill: expected a colour");
  CHECK(error_of(R"({"outline":"M0 0","mark":[0,0,1],"sprite":"s","details":[{"fill":"ink"}]})") ==
        "x.details[0]: expected a path, an ellipse or a rect");
  CHECK(
      error_of(R"({"outline":"M0 0","mark":[0,0,1],"sprite":"s","details":[{"path":"M0 0","opacity":2}]})") ==
      "x.details[0].opacity: expected a number in range");
}
