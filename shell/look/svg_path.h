// Reads SVG path data: what icons, figures and the art tool's shapes are written in. Knows no canvas; a pen
// is told, in absolute points, what the path does.
#pragma once

#include <cstdint>
#include <string_view>

namespace bastide::look {

template <class Number>
struct PathPoint {
  Number x = 0, y = 0;
};

// Commands M L H V C Q T A Z, absolute and relative. `Pen` has move(to), line(to), cubic(a, b, to), close()
// and arc(radii, large, sweep, to), an arc without rotation; and, if its paths have such curves, quadratic(a,
// to) and smooth(to). Reading ends at what is no path.
template <class Number, class Pen>
class PathReader {
 public:
  using Point = PathPoint<Number>;
  PathReader(std::string_view text, Pen& pen) : text_(text), pen_(pen) {}

  void read() {
    char command = 'M';
    while (next(command)) {
      const bool relative = command >= 'a';
      origin_ = relative ? at_ : Point{};
      const auto capital = static_cast<char>(relative ? command - 'a' + 'A' : command);
      if (!carry_out(capital)) return;
      if (capital == 'M') command = relative ? 'l' : 'L';  // further points are joined
    }
  }

 private:
  bool carry_out(char command) {
    switch (command) {
      case 'M':
        begin_ = at_ = point();
        pen_.move(at_);
        break;
      case 'L': line(point()); break;
      case 'H': line({origin_.x + number(), at_.y}); break;
      case 'V': line({at_.x, origin_.y + number()}); break;
      case 'C': {
        const Point a = point(), b = point();
        at_ = point();
        pen_.cubic(a, b, at_);
        break;
      }
      case 'A': {
        Point radii;
        radii.x = number();
        radii.y = number();
        number();
        const bool large = flag(), sweep = flag();
        at_ = point();
        pen_.arc(radii, large, sweep, at_);
        break;
      }
      case 'Z':
        pen_.close();
        at_ = begin_;
        break;
      default: return curve(command);
    }
    return true;
  }

  bool curve(char command) {
    if constexpr (requires { pen_.quadratic(at_, at_), pen_.smooth(at_); }) {
      if (command == 'Q') {
        const Point a = point();
        at_ = point();
        pen_.quadratic(a, at_);
        return true;
      }
      if (command == 'T') {
        at_ = point();
        pen_.smooth(at_);
        return true;
      }
    }
    return false;
  }

  void line(Point to) {
    at_ = to;
    pen_.line(to);
  }

  // The next command, or the one before again, whose numbers go on; false: there is nothing more.
  bool next(char& command) {
    skip();
    if (text_.empty()) return false;
    const char c = text_.front();
    if ((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')) {
      command = c;
      text_.remove_prefix(1);
    }
    return true;
  }

  Point point() {
    Point to;
    to.x = origin_.x + number();
    to.y = origin_.y + number();
    return to;
  }

  // Commas and blanks part numbers, and a sign or a second point begins a new one.
  Number number() {
    skip();
    // by hand: the first frame reads thousands of them, and strtof is slow
    const bool negative = !text_.empty() && text_.front() == '-';
    std::size_t length = negative || (!text_.empty() && text_.front() == '+') ? 1 : 0;
    bool point = false;
    std::int64_t digits = 0;
    Number unit = 1;
    for (; length < text_.size(); ++length) {
      const char c = text_[length];
      if (c == '.' && !point) {
        point = true;
      } else if (c >= '0' && c <= '9') {
        digits = digits * 10 + (c - '0');
        if (point) unit *= 10;
      } else {
        break;
      }
    }
    text_.remove_prefix(length != 0 ? length : text_.size());
    return (negative ? Number{-1} : Number{1}) * static_cast<Number>(digits) / unit;
  }

  // '0' or '1'; the next one need not be parted from it.
  bool flag() {
    skip();
    if (text_.empty()) return false;
    const bool on = text_.front() == '1';
    text_.remove_prefix(1);
    return on;
  }

  void skip() {
    while (!text_.empty() && (text_.front() == ' ' || text_.front() == ',' || text_.front() == '\n'))
      text_.remove_prefix(1);
  }

  std::string_view text_;
  Pen& pen_;
  Point at_, begin_;
  Point origin_;  // what a command's points are counted from
};

template <class Number, class Pen>
void read_path(std::string_view text, Pen& pen) {
  PathReader<Number, Pen>(text, pen).read();
}

}  // namespace bastide::look
