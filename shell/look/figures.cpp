#include "shell/look/figures.h"

#include "engine/core/sort.h"
#include "engine/data/json.h"
#include "shell/look/assets.h"

#include <algorithm>

namespace bastide::look {
namespace {

using std::string;
using std::string_view;

constexpr double kFarthest = 100;  // no coordinate of a figure lies farther out

template <std::size_t N>
std::array<double, N> read_numbers(JsonReader& reader, const char* key) {
  std::array<double, N> out{};
  const Json* list = reader.array(key);
  if (list == nullptr) return out;
  bool good = list->size() == N;
  for (std::size_t i = 0; good && i < N; ++i) {
    good = (*list)[i].is_number();
    if (good) out[i] = (*list)[i].get<double>();
    good = good && out[i] >= -kFarthest && out[i] <= kFarthest;
  }
  if (!good) reader.fail("expected " + std::to_string(N) + " numbers up to 100", key);
  return out;
}

// "#RRGGBB", "ink" where that is allowed, or nothing.
string read_colour(JsonReader& reader, const char* key, bool ink) {
  string text = reader.text(key);
  const bool hex = text.size() == 7 && text[0] == '#' &&
                   text.find_first_not_of("0123456789ABCDEFabcdef", 1) == string::npos;
  if (!text.empty() && !hex && !(ink && text == "ink")) reader.fail("expected a colour", key);
  return text;
}

class FigureReader {
 public:
  FigureReader(const Json& json, string_view key, std::span<const Figure> known)
      : where_(key), reader_(json, where_), known_(known) {
    figure_.key = key;
  }

  Result<Figure> read() {
    reader_.only({"outline", "like", "shine", "mark", "sprite", "set", "lies", "parts", "details",
                  "board_size", "icon_size", "row_height", "choice_height", "crowned", "neutral"});
    figure_.outline = reader_.text("outline");
    if (const string like = reader_.text("like"); !like.empty()) copy_of(like);
    if (figure_.outline.empty()) reader_.fail("missing", "outline");
    if (reader_.array("shine") != nullptr) figure_.shine = read_numbers<4>(reader_, "shine");
    reader_.require("mark");
    figure_.mark = read_numbers<3>(reader_, "mark");
    figure_.sprite = reader_.text("sprite");
    figure_.set = reader_.text("set");
    if (figure_.sprite.empty()) reader_.fail("missing", "sprite");
    figure_.lies = reader_.boolean("lies", false);
    figure_.crowned = reader_.boolean("crowned", false);
    figure_.board_size = reader_.number("board_size", 1, 0.1, 10);
    figure_.icon_size = reader_.number("icon_size", 1, 0.1, 10);
    figure_.row_height = reader_.number("row_height", figure_.row_height, 0.1, 1);
    figure_.choice_height = reader_.number("choice_height", figure_.choice_height, 1, 100);
    each("parts", [&](const Json& j, const string& where) { read_part(j, where); });
    each("details", [&](const Json& j, const string& where) { read_detail(j, where); });
    if (const Json* neutral = reader_.object("neutral")) {
      JsonReader reader(*neutral, where_ + ".neutral");
      reader.only({"fill", "mark"});
      reader.require("fill");
      reader.require("mark");
      figure_.neutral = NeutralLook{read_colour(reader, "fill", false), reader.text("mark")};
      adopt(reader);
    }
    if (!reader_.ok()) return reader_.error();
    if (inner_) return *inner_;
    return figure_;
  }

 private:
  void copy_of(const string& like) {
    const auto it =
        std::find_if(known_.begin(), known_.end(), [&](const Figure& f) { return f.key == like; });
    if (it == known_.end()) {
      reader_.fail("no such figure", "like");
    } else if (!figure_.outline.empty()) {
      reader_.fail("either outline or like", "like");
    } else {
      figure_.outline = it->outline;
      figure_.shine = it->shine;
    }
  }

  template <class Fn>
  void each(const char* key, Fn&& fn) {
    const Json* list = reader_.array(key);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i)
      fn((*list)[i], where_ + "." + key + "[" + std::to_string(i) + "]");
  }

  // Keeps the first problem of a part.
  void adopt(const JsonReader& inner) {
    if (!inner.ok() && !inner_) inner_ = inner.error();
  }

  void read_part(const Json& json, const string& where) {
    JsonReader reader(json, where);
    reader.only({"path", "fill"});
    reader.require("path");
    figure_.parts.push_back({reader.text("path"), read_colour(reader, "fill", false)});
    adopt(reader);
  }

  void read_detail(const Json& json, const string& where) {
    JsonReader reader(json, where);
    reader.only({"path", "ellipse", "rect", "radius", "fill", "stroke", "width", "opacity", "standing",
                 "icon_width"});
    FigureDetail detail;
    detail.path = reader.text("path");
    if (reader.array("ellipse") != nullptr) {
      detail.shape = DetailShape::Ellipse;
      detail.box = read_numbers<4>(reader, "ellipse");
    } else if (reader.array("rect") != nullptr) {
      detail.shape = DetailShape::Rect;
      detail.box = read_numbers<4>(reader, "rect");
    }
    if (detail.path.empty() == (detail.shape == DetailShape::Path))
      reader.fail("expected a path, an ellipse or a rect", "");
    detail.radius = reader.number("radius", 0, 0, kFarthest);
    detail.fill = read_colour(reader, "fill", true);
    detail.stroke = read_colour(reader, "stroke", true);
    detail.width = reader.number("width", 0, 0, kFarthest);
    detail.opacity = reader.number("opacity", 1, 0, 1);
    detail.standing = reader.boolean("standing", false);
    detail.icon_width = reader.number("icon_width", -1, 0, kFarthest);
    adopt(reader);
    figure_.details.push_back(std::move(detail));
  }

  string where_;
  JsonReader reader_;
  std::span<const Figure> known_;
  std::optional<Error> inner_;
  Figure figure_;
};

// A file that is like another one waits until that one is read. A broken file is left out; a test reads all.
std::vector<Figure> read_all() {
  std::vector<Figure> all;
  for (bool more = true; more;) {
    more = false;
    for (const assets::File& file : assets::figure_files()) {
      if (std::any_of(all.begin(), all.end(), [&](const Figure& f) { return f.key == file.name; })) continue;
      Result<Figure> figure = parse_figure(file.text, file.name, all);
      if (!figure) continue;
      all.push_back(std::move(*figure));
      more = true;
    }
  }
  sort_by(all, [](const Figure& a, const Figure& b) { return a.key < b.key; });
  return all;
}

}  // namespace

Result<Figure> parse_figure(string_view text, string_view key, std::span<const Figure> known) {
  Result<Json> json = parse_json(text, key);
  if (!json) return json.error();
  return FigureReader(*json, key, known).read();
}

std::span<const Figure> figures() {
  static const std::vector<Figure> kAll = read_all();
  return kAll;
}

const Figure& figure_of(string_view piece_key) {
  static const Figure kNone;
  const Figure* meeple = &kNone;
  for (const Figure& figure : figures()) {
    if (figure.key == piece_key || (figure.crowned && piece_key == kWinner)) return figure;
    if (figure.key == kMeeple) meeple = &figure;
  }
  return *meeple;
}

string sprite_name(const Figure& figure, string_view colour, bool lying) {
  string name;
  if (!figure.neutral) name.append(colour).append("_");
  name += figure.sprite;
  if (lying && figure.lies) name += "_lying";
  return name;
}

}  // namespace bastide::look
