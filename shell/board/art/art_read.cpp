// Reading the JSON of the art files. They are our own, but a stale cache may mix versions: whatever
// does not hold is left out, and the stand-in is drawn.
#include "shell/board/art/art_read.h"

#include "shell/board/game_board.h"

namespace bastide::shell {

float number(const Json& json, std::size_t index) {
  return index < json.size() && json[index].is_number() ? json[index].get<float>() : 0.0F;
}

namespace {

// Columns by name, so that new ones may come in between.
class Columns {
 public:
  explicit Columns(const Json& page) {
    const auto columns = page.find("columns");
    if (columns == page.end()) return;
    for (std::size_t i = 0; i < columns->size(); ++i)
      if ((*columns)[i].is_string()) at_[(*columns)[i].get<std::string>()] = i;
  }
  [[nodiscard]] float get(const Json& row, const char* name) const {
    const auto found = at_.find(name);
    return found == at_.end() ? 0.0F : number(row, found->second);
  }

 private:
  std::map<std::string, std::size_t, std::less<>> at_;
};

Uv uv_of(const Columns& columns, const Json& row, ArtFiles::Size size) {
  const float x = columns.get(row, "x");
  const float y = columns.get(row, "y");
  return {x / size.w, y / size.h, (x + columns.get(row, "w")) / size.w, (y + columns.get(row, "h")) / size.h};
}

ArtFiles::Size size_of(const Json& page) {
  ArtFiles::Size size;
  if (const auto s = page.find("size"); s != page.end() && s->size() == 2)
    size.w = std::max(1.0F, number(*s, 0)), size.h = std::max(1.0F, number(*s, 1));
  if (const auto p = page.find("px_per_u"); p != page.end() && p->is_number()) size.per_u = p->get<float>();
  return size;
}

}  // namespace

const Json& member(const Json& json, const char* key) {
  static const Json nothing;
  if (!json.is_object()) return nothing;
  const auto found = json.find(key);
  return found == json.end() ? nothing : *found;
}

std::string text(const Json& json) { return json.is_string() ? json.get<std::string>() : std::string(); }

std::vector<PropAt> read_props(const Json& list, std::size_t known) {
  std::vector<PropAt> props;
  for (std::size_t i = 0; i + 3 < list.size(); i += 4) {
    const float sprite = number(list, i);
    if (sprite < 0 || sprite >= static_cast<float>(known)) continue;
    props.push_back({static_cast<int>(sprite), number(list, i + 1) / 10, number(list, i + 2) / 10,
                     number(list, i + 3) / 100});
  }
  return props;
}

namespace {

void read_mask(const std::string& runs, DesignArt& design) {
  std::size_t out = 0;
  design.mask.fill(kNoMask);
  for (std::size_t i = 0; i < runs.size();) {
    const char letter = runs[i++];
    std::size_t count = 0;
    while (i < runs.size() && runs[i] >= '0' && runs[i] <= '9')
      count = count * 10 + static_cast<std::size_t>(runs[i++] - '0');
    if (count == 0) count = 1;
    const u8 value = letter >= 'A' && letter <= 'Z' ? static_cast<u8>(letter - 'A') : kNoMask;
    for (; count > 0 && out < design.mask.size(); --count) design.mask[out++] = value;
  }
}

WallLine read_wall(const Json& points, std::size_t first, int outside) {
  WallLine line;
  line.outside = outside;
  for (std::size_t i = first; i + 1 < points.size(); i += 2)
    line.points.push_back({number(points, i) / 10, number(points, i + 1) / 10});
  return line;
}

// Which files the parts of a page are, and where the rest begins (FORMAT.md).
void read_parts(const Json& page, ArtFiles::Parted& out) {
  out.size = size_of(page);
  out.image = text(member(page, "image"));
  const Json& rest = member(page, "rest");
  out.rest = text(member(rest, "image"));
  out.rest_y = static_cast<int>(out.size.h);
  if (const Json& y = member(rest, "y"); y.is_number()) out.rest_y = y.get<int>();
}

ArtFiles::Size read_prop_page(const Json& page, std::vector<PropSprite>& sprites,
                              std::map<std::string, int, std::less<>>& names) {
  const ArtFiles::Size size = size_of(page);
  const Columns columns(page);
  for (const Json& row : member(page, "sprites")) {
    PropSprite sprite;
    sprite.uv = uv_of(columns, row, size);
    sprite.w = columns.get(row, "w") / size.per_u;
    sprite.h = columns.get(row, "h") / size.per_u;
    sprite.ax = columns.get(row, "ax") / size.per_u;
    sprite.ay = columns.get(row, "ay") / size.per_u;
    sprite.shadow_w = columns.get(row, "sw");
    sprite.shadow_h = columns.get(row, "sh");
    sprite.dx = columns.get(row, "dx");
    sprite.dy = columns.get(row, "dy");
    sprite.front = columns.get(row, "front");
    sprite.flags = static_cast<u8>(columns.get(row, "flags"));
    const std::string name = text(row[0]);
    if ((sprite.flags & PropSprite::kDirectional) != 0 && name.size() >= 2) {
      const std::size_t letter = kSideLetters.find(name[name.size() - 2]);
      if (letter != std::string_view::npos) sprite.direction = static_cast<u8>(letter);
    }
    names[name] = static_cast<int>(sprites.size());
    sprites.push_back(sprite);
  }
  return size;
}

void read_figures(const Json& page, ArtFiles::Parted& parts,
                  std::map<std::string, FigureSprite, std::less<>>& sprites) {
  read_parts(page, parts);
  parts.straight = true;
  const Columns columns(page);
  const float per_u = parts.size.per_u;
  const float end = static_cast<float>(parts.rest_y) / parts.size.h;
  for (const Json& row : member(page, "sprites")) {
    FigureSprite& sprite = sprites[text(row[0])];
    sprite = {uv_of(columns, row, parts.size), columns.get(row, "w") / per_u, columns.get(row, "h") / per_u,
              columns.get(row, "ax") / per_u, columns.get(row, "ay") / per_u};
    sprite.rest = sprite.uv.v0 >= end;
  }
}

}  // namespace

std::unique_ptr<Sheet> read_sheet(const Json& page) {
  auto sheet = std::make_unique<Sheet>();
  sheet->image = text(member(page, "image"));
  const ArtFiles::Size size = size_of(page);
  const Columns columns(page);
  const float per_u = size.per_u;
  for (const Json& row : member(page, "sprites")) {
    sheet->names[text(row[0])] = static_cast<int>(sheet->sprites.size());
    sheet->sprites.push_back({uv_of(columns, row, size), columns.get(row, "w") / per_u,
                              columns.get(row, "h") / per_u, columns.get(row, "ax") / per_u,
                              columns.get(row, "ay") / per_u});
  }
  return sheet;
}

bool ArtFiles::read_common(const std::string& source) {
  const auto parsed = parse_json(source, "common.json");
  if (!parsed || !parsed->is_object()) return false;
  const Json& json = *parsed;
  for (const auto& [name, file] : member(json, "sets").items()) set_files_[name] = text(file);
  if (const Json& dy = member(json, "monastery_figure_dy"); dy.is_number())
    monastery_figure_dy_ = dy.get<float>();
  if (const Json& u = member(member(json, "meadow"), "u"); u.is_number()) meadow_repeat_ = u.get<float>();
  if (const Json& u = member(member(json, "table"), "u"); u.is_number()) table_repeat_ = u.get<float>();

  read_parts(member(json, "props"), props_);
  read_prop_page(member(json, "props"), prop_sprites_, prop_names_);
  const float props_end = static_cast<float>(props_.rest_y) / props_.size.h;
  for (PropSprite& sprite : prop_sprites_) sprite.rest = sprite.uv.v0 >= props_end;

  read_figures(member(json, "figures"), figures_, figure_sprites_);
  common_ = true;
  ++revision_;
  return true;
}

bool ArtFiles::read_set(Set& set, const std::string& source) {
  const auto parsed = parse_json(source, set.name);
  if (!parsed || !parsed->is_object()) return false;
  const Json& json = *parsed;
  set.image = text(member(json, "image"));
  set.low = text(member(json, "low"));
  set.high = text(member(json, "high"));
  const Size size = size_of(json);
  const int index = static_cast<int>(
      std::find_if(sets_.begin(), sets_.end(), [&](const auto& s) { return s.get() == &set; }) -
      sets_.begin());
  const GameBoard* family = board_of_set(set.name);
  std::size_t props = prop_sprites_.size();
  if (family != nullptr) {
    set.own = std::make_unique<OwnArt>();
    set.own->sheets.push_back(std::make_unique<Sheet>());
    set.own->sheets[0]->image = text(member(member(json, "props"), "image"));
    read_prop_page(member(json, "props"), set.own->props, set.own->prop_names);
    props = set.own->props.size();
  }
  for (const Json& item : member(json, "designs")) {
    DesignArt design;
    design.stand_in = false;
    design.page = index;
    const Json& cell = member(item, "cell");
    design.ground = {number(cell, 0) / size.w, number(cell, 1) / size.h, (number(cell, 0) + 256) / size.w,
                     (number(cell, 1) + 256) / size.h};
    design.kinds = text(member(item, "kinds"));
    const Json& anchors = member(item, "anchors");
    for (std::size_t i = 0; i + 1 < anchors.size(); i += 2)
      design.anchors.push_back({number(anchors, i) / 10, number(anchors, i + 1) / 10});
    if (const Json& site = member(item, "site"); site.size() == 2)
      design.site = {number(site, 0) / 10, number(site, 1) / 10};
    design.props = read_props(member(item, "props"), props);
    for (const Json& wall : member(item, "walls"))
      design.walls.push_back(read_wall(wall, 2, static_cast<int>(number(wall, 1))));
    for (const Json& closing : member(item, "closings")) {
      ClosingArt& end = design.closings.emplace_back();
      if (const Json& side = member(closing, "side"); side.is_number()) end.side = side.get<int>() & 3;
      if (const Json& wall = member(closing, "wall"); wall.size() > 4)
        end.walls.push_back(read_wall(wall, 1, static_cast<int>(number(wall, 0))));
      end.props = read_props(member(closing, "props"), props);
    }
    for (const Json& tower : member(item, "towers"))
      design.towers.push_back(
          {static_cast<int>(number(tower, 0)), number(tower, 2) / 10, number(tower, 3) / 10});
    for (const Json& copy : member(item, "copies")) design.copies.push_back(read_props(copy, props));
    read_mask(text(member(item, "mask")), design);
    set.designs[text(member(item, "id"))] = std::move(design);
  }
  if (family != nullptr && family->read_art != nullptr) family->read_art(json, index, set);
  set.loaded = true;
  ++revision_;
  return true;
}

}  // namespace bastide::shell
