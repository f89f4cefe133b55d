// Path data of SVG as pens are told it.
#include "shell/look/svg_path.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

using namespace bastide;

namespace {

// Writes down what it is told, in whole numbers.
class Scribe {
 public:
  using Point = look::PathPoint<double>;
  void move(Point to) { note("M", {to}); }
  void line(Point to) { note("L", {to}); }
  void cubic(Point a, Point b, Point to) { note("C", {a, b, to}); }
  void arc(Point radii, bool large, bool sweep, Point to) {
    note(std::string("A") + (large ? "l" : "") + (sweep ? "s" : ""), {radii, to});
  }
  void close() { note("Z", {}); }
  std::string told;

 protected:
  void note(const std::string& what, std::initializer_list<Point> points) {
    told += what;
    for (const Point p : points)
      told += " " + std::to_string(std::lround(p.x * 10)) + "," + std::to_string(std::lround(p.y * 10));
    told += ";";
  }
};

class CurvedScribe : public Scribe {
 public:
  void quadratic(Point a, Point to) { note("Q", {a, to}); }
  void smooth(Point to) { note("T", {to}); }
};

template <class Pen>
std::string told(std::string_view path) {
  Pen pen;
  look::read_path<double>(path, pen);
  return pen.told;
}

}  // namespace

TEST_CASE("path data: numbers part by blanks, commas, signs and second points; further points are joined") {
  CHECK(told<Scribe>("M1 2L3,4") == "M 10,20;L 30,40;");
  CHECK(told<Scribe>("M1-2 3 4-.5.5") == "M 10,-20;L 30,40;L -5,5;");
  CHECK(told<Scribe>("M 0 0 H5V-6 7") == "M 0,0;L 50,0;L 50,-60;L 50,70;");
  CHECK(told<Scribe>("M0 0C1 2 3 4 5 6") == "M 0,0;C 10,20 30,40 50,60;");
  CHECK(told<Scribe>("M0 0A2 3 0 1 0 4 5A1 1 0 014 5") == "M 0,0;Al 20,30 40,50;As 10,10 40,50;");
}

TEST_CASE(
    "path data: small letters count from where the pen is, which a closed line brings back to its start") {
  CHECK(told<Scribe>("m1 1 2 0l0 2h-2v-1") == "M 10,10;L 30,10;L 30,30;L 10,30;L 10,20;");
  CHECK(told<Scribe>("M5 5c1 0 1 1 2 2") == "M 50,50;C 60,50 60,60 70,70;");
  CHECK(told<Scribe>("M1 1H3V3Zm1 1h1") == "M 10,10;L 30,10;L 30,30;Z;M 20,20;L 30,20;");
}

TEST_CASE("path data: curves of the second order are for pens that draw them; what is no path ends it") {
  CHECK(told<CurvedScribe>("M0 0q1 1 2 0t2 0Q5 5 6 6") == "M 0,0;Q 10,10 20,0;T 40,0;Q 50,50 60,60;");
  CHECK(told<Scribe>("M0 0L1 1Q1 1 2 0L3 3") == "M 0,0;L 10,10;");
  CHECK(told<Scribe>("M0 0L1 1X2 2") == "M 0,0;L 10,10;");
  CHECK(told<Scribe>("M0 0#") == "M 0,0;L 0,0;");
  CHECK(told<Scribe>("") == "");
}
