// Broken tile files and JSON: every error says what is wrong and where.
#include "engine/data/json.h"
#include "engine/data/tile_facts.h"

#include <doctest/doctest.h>

using namespace bastide;

namespace {

// The error of a set with this one tile.
std::string error_of(const std::string& tile, int total = 1) {
  const auto set = parse_tile_set(R"({"expansion":"x","edition":"C2","title":"t","total":)" +
                                      std::to_string(total) + R"(,"tiles":[)" + tile + "]}",
                                  "file");
  return set.ok() ? "" : set.error().text();
}

const std::string kGood =
    R"({"id":"Z","edges":"FFFF","fields":[{"halves":"NL NR EL ER SL SR WL WR"}],"monastery":true})";

bool has(const std::string& text, const char* what, const char* where) {
  CAPTURE(text);
  return text.find(what) != std::string::npos && text.find(where) != std::string::npos;
}

}  // namespace

TEST_CASE("a good tile is read") { CHECK(error_of(kGood) == ""); }

TEST_CASE("errors in tile files say what and where") {
  CHECK(has(error_of(kGood, 2), "counts add up to 1", "file.total"));
  CHECK(has(error_of(kGood + "," + kGood, 2), "two tiles 'Z'", "file.tiles"));
  CHECK(has(error_of(R"({"edges":"FFFF"})"), "missing", "file.tiles[0].id"));
  CHECK(has(error_of(R"({"id":"Z","edges":"FFF"})"), "four letters", "file.tiles[0].edges"));
  CHECK(has(error_of(R"({"id":"Z","edges":"FFFX"})"), "four letters", "file.tiles[0].edges"));
  CHECK(has(error_of(R"({"id":"Z","edges":"FFFF"})"), "half edge not in exactly one field",
            "file.tiles[0].NL"));
  CHECK(
      has(error_of(
              R"({"id":"Z","edges":"FFFF","fields":[{"halves":"NL NR EL ER SL SR WL WR"},{"halves":"NL"}]})"),
          "half edge not in exactly one field", "file.tiles[0].NL"));
  CHECK(has(error_of(R"({"id":"Z","edges":"RFFF","fields":[{"halves":"NL NR EL ER SL SR WL WR"}]})"),
            "side not in exactly one segment", "file.tiles[0].N"));
  CHECK(has(error_of(R"({"id":"Z","edges":"FFFF","roads":[{"edges":"N","end":"village"}],)"
                     R"("fields":[{"halves":"NL NR EL ER SL SR WL WR"}]})"),
            "another kind", "file.tiles[0].N"));
  CHECK(has(error_of(R"({"id":"Z","edges":"RFFF","roads":[{"edges":"N"}]})"), "one side and an end",
            "file.tiles[0].roads[0].edges"));
  CHECK(has(error_of(R"({"id":"Z","edges":"RFFF","roads":[{"edges":"N","end":"cliff"}]})"),
            "unknown road end 'cliff'", "file.tiles[0].roads[0].end"));
  CHECK(has(error_of(R"({"id":"Z","edges":"CFFF","cities":[{"edges":"NN"}]})"), "expected sides",
            "file.tiles[0].cities[0].edges"));
  CHECK(
      has(error_of(R"({"id":"Z","edges":"RFFF","roads":[{"edges":"N","end":"city"}],"marks":{"city":true}})"),
          "unknown road end 'city'", "file.tiles[0].roads[0].end"));
  CHECK(has(error_of(R"({"id":"Z","edges":"FFFF","fields":[{"halves":"NL NL"}]})"), "expected half edges",
            "file.tiles[0].fields[0].halves"));
  CHECK(has(
      error_of(R"({"id":"Z","edges":"FFFF","fields":[{"halves":"NL NR EL ER SL SR WL WR","cities":[0]}]})"),
      "no such city", "file.tiles[0].fields"));
  CHECK(has(error_of(R"({"id":"Z","edges":"FFFF","castle":true})"), "unknown key", "file.tiles[0].castle"));
  CHECK(has(error_of(R"({"id":"Z","edges":"FFFF","count":0})"), "must be from 1", "file.tiles[0].count"));
  CHECK(has(error_of(R"({"id":"Z","edges":"FFFF","monastery":"yes"})"), "true or false",
            "file.tiles[0].monastery"));
  CHECK(has(error_of("7"), "expected an object", "file.tiles[0]"));
  CHECK(has(error_of(R"({"id":"Z","edges":"FFFF","fields":[{"halves":"NL","cities":[4294967296]}]})"),
            "expected indices of cities", "file.tiles[0].fields[0].cities"));
}

TEST_CASE("marks are true, a small number or a word") {
  const auto mark_error = [](const std::string& marks) {
    return error_of(R"({"id":"Z","edges":"CFFF","cities":[{"edges":"N","marks":)" + marks + "}]}");
  };
  for (const char* value : {"false", "null", "[]", "1.5", "{}"}) {
    CAPTURE(value);
    CHECK(has(mark_error(std::string(R"({"m":)") + value + "}"), "expected true, a number or a word",
              "file.tiles[0].cities[0].marks.m"));
  }
  CHECK(has(mark_error(R"({"m":0})"), "from 1 to 99", "cities[0].marks.m"));
  CHECK(has(mark_error(R"({"m":4294967297})"), "from 1 to 99", "cities[0].marks.m"));
  CHECK(has(mark_error(R"({"m":""})"), "a word", "cities[0].marks.m"));
  CHECK(has(mark_error(R"({"M n":true})"), "a mark's key", "cities[0].marks"));
  CHECK(has(mark_error(R"(["m"])"), "expected an object", "cities[0].marks"));
  CHECK(has(mark_error("true"), "expected an object", "cities[0].marks"));
}

TEST_CASE("marks of tile, road and city, and a road that ends at a mark of its tile") {
  const auto set = parse_tile_set(
      R"({"expansion":"x","edition":"C2","title":"t","total":2,"tiles":[
        {"id":"Z","count":2,"edges":"RCFF","marks":{"shed":true,"sum":7,"way":"NW"},
         "roads":[{"edges":"N","end":"shed","marks":{"milestone":3}}],
         "cities":[{"edges":"E","marks":{"bell":"old"}}],"fields":[{"halves":"NL NR SL SR WL WR"}]}]})",
      "file");
  REQUIRE(set.ok());
  const TileFact& tile = set->tiles[0];
  CHECK(tile.roads[0].end == "shed");
  CHECK(tile.roads[0].city == -1);
  REQUIRE(find_mark(tile.marks, "sum") != nullptr);
  CHECK(find_mark(tile.marks, "sum")->number == 7);
  CHECK(find_mark(tile.marks, "sum")->value.empty());
  CHECK(find_mark(tile.marks, "shed")->number == 1);
  CHECK(find_mark(tile.marks, "way")->value == "NW");
  CHECK(find_mark(tile.cities[0].marks, "bell")->value == "old");
  CHECK_FALSE(has_mark(tile.cities[0].marks, "milestone"));
  const auto all = all_marks(*set);
  REQUIRE(all.size() == 5);
  CHECK(all[3].place == MarkPlace::Road);
  CHECK(all[3].mark->key == "milestone");
  CHECK(all[4].place == MarkPlace::City);
  CHECK(all[4].tile == &tile);
}

TEST_CASE("files that are no tile sets are refused") {
  for (const std::string text :
       {"", "[]", "{}", "null", "{\"tiles\":[]}", "{\"total\":1,\"tiles\":{}}", "{"}) {
    CAPTURE(text);
    const auto set = parse_tile_set(text, "file");
    REQUIRE_FALSE(set.ok());
    CHECK(set.error().where.substr(0, 4) == "file");
    CHECK_FALSE(set.error().what.empty());
  }
}

TEST_CASE("JSON nested too deeply is refused, brackets in texts do not count") {
  CHECK_FALSE(parse_json(std::string(33, '[') + std::string(33, ']'), "x").ok());
  CHECK(parse_json(std::string(32, '[') + std::string(32, ']'), "x").ok());
  CHECK(parse_json("\"" + std::string(100, '[') + "\"", "x").ok());
  CHECK(parse_json(R"("\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[")", "x").ok());
}

TEST_CASE("a key given twice, a number beyond 64 bits and anything behind the value are refused") {
  using namespace std::string_literals;
  for (const std::string& text :
       {R"({"a":1,"a":1})"s, R"([{"b":{"a":1,"c":2,"a":3}}])"s, "18446744073709551615"s,
        R"({"x":[9223372036854775808]})"s, "{}\0{}"s, "1\0"s, "{} x"s, "{}{}"s}) {
    CAPTURE(text);
    CHECK_FALSE(parse_json(text, "x").ok());
  }
  CHECK(parse_json(R"({"a":{"a":1},"b":[{"a":1},{"a":1}]} )", "x").ok());
  CHECK(whole_number(*parse_json("9223372036854775807", "x")) == 9223372036854775807);
  CHECK(whole_number(*parse_json("-9223372036854775808", "x")) == -9223372036854775807 - 1);
  CHECK_FALSE(whole_number(*parse_json("1.0", "x")));
}

TEST_CASE("JSON is written of any bytes") {
  CHECK(write_json(Json{{"name", "\xE6\xBC"}}) == "{\"name\":\"\uFFFD\"}");
}

TEST_CASE("the reader of JSON objects keeps the first problem") {
  const auto json = parse_json(R"({"n":7,"t":"x","b":true,"l":[],"o":{},"big":99999999999999999999})", "x");
  REQUIRE(json.ok());
  JsonReader good(*json, "here");
  CHECK(good.integer("n", 0, 0, 9) == 7);
  CHECK(good.text("t") == "x");
  CHECK(good.boolean("b", false));
  CHECK(good.number("n", 0, 6.5, 7.5) == 7);
  CHECK(good.number("absent", 2.5, 0, 9) == 2.5);
  CHECK(good.array("l") != nullptr);
  CHECK(good.object("o") != nullptr);
  CHECK(good.integer("absent", 5, 0, 9) == 5);
  CHECK(good.ok());
  CHECK(good.integer("n", 1, 0, 6) == 1);
  CHECK(good.error().text() == "here.n: must be from 0 to 6");
  good.boolean("t", false);
  CHECK(good.error().text() == "here.n: must be from 0 to 6");  // the first stays
  JsonReader other(*json, "here");
  CHECK(other.integer("big", 3, 0, 9) == 3);
  CHECK_FALSE(other.ok());
  JsonReader range(*json, "here");
  CHECK(range.number("n", 1.5, 0, 6.9) == 1.5);
  CHECK(range.error().text() == "here.n: expected a number in range");
  JsonReader no_number(*json, "here");
  CHECK(no_number.number("t", 1.5, -9, 9) == 1.5);
  CHECK_FALSE(no_number.ok());
  JsonReader list(*json, "here");
  CHECK(list.array("o") == nullptr);
  CHECK(list.error().where == "here.o");
}
