// Writing the files: see the header. The JSON is put together by hand, because its only content is
// numbers in known places and every byte is loaded by every player.
#include "tools/tileart/art_files.h"

#include "engine/data/assets.h"
#include "engine/data/text_list.h"
#include "tools/tileart/expansion_art.h"
#include "tools/tileart/ground/ground.h"
#include "tools/tileart/props/props.h"
#include "tools/tileart/textures.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <map>

namespace bastide::art {

namespace {

constexpr int kCell = 256, kGutter = 8;

constexpr int kStep = kCell + 2 * kGutter;

int rows_of(int designs, int columns) {
  return (designs + std::min(designs, columns) - 1) / std::min(designs, columns);
}

std::string run_lengths(const Mask& mask) {
  std::string out;
  for (std::size_t i = 0; i < mask.label.size();) {
    std::size_t j = i;
    while (j < mask.label.size() && mask.label[j] == mask.label[i]) ++j;
    out += mask.label[i] >= 26 ? '.' : static_cast<char>('A' + mask.label[i]);
    if (j - i > 1) out += std::to_string(j - i);
    i = j;
  }
  return out;
}

int index_of(const Atlas& atlas, const std::string& name) {
  for (std::size_t i = 0; i < atlas.sprites().size(); ++i) {
    if (atlas.sprites()[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

std::string sprite_rows(const Atlas& atlas) {
  std::string out = "[";
  for (const Sprite& s : atlas.sprites()) {
    if (out.size() > 1) out += ',';
    out += "[\"" + s.name + "\"," + std::to_string(s.x) + "," + std::to_string(s.y) + "," +
           std::to_string(s.w) + "," + std::to_string(s.h) + "," + std::to_string(std::lround(s.ax)) + "," +
           std::to_string(std::lround(s.ay)) + "]";
  }
  return out + "]";
}

std::string number(double v) {
  std::string s = std::to_string(v);
  while (s.ends_with('0')) s.pop_back();
  if (s.ends_with('.')) s.pop_back();
  return s;
}

std::string size_of(const Image& page) {
  return "[" + std::to_string(page.width) + "," + std::to_string(page.height) + "]";
}

std::string common_json(const std::vector<ArtSet>& sets, const Atlas& props, const Atlas& figures) {
  std::map<std::string, std::string> files;
  for (const ArtSet& set : sets) {
    for (const std::string& name : set.serves) files[name] = set.name;
  }
  std::string out = "{\"format\":1,\"sets\":{";
  for (const auto& [name, art] : files)
    out += (out.ends_with('{') ? "\"" : ",\"") + name + "\":\"" + art + "\"";
  out += "},\"meadow\":{\"image\":\"meadow.webp\",\"u\":" + std::to_string(kMeadowU) +
         "},\"table\":{\"image\":\"table.webp\",\"stains\":\"stains.webp\",\"u\":" + std::to_string(kTableU) +
         "}";
  out += ",\"monastery_figure_dy\":40";
  out += ",\"props\":" + prop_page_json(prop_kinds(), props, "props.webp") +
         ",\"figures\":" + figure_page_json(figures, "figures.webp");
  return out + "}\n";
}

// Whether the art of `facts` can serve the tiles of `other`: the same id is the same design.
bool serves(const TileSetFacts& facts, const TileSetFacts& other) {
  if (&facts == &other) return true;
  return facts.expansion == other.expansion && facts.tiles.size() > other.tiles.size() &&
         std::all_of(other.tiles.begin(), other.tiles.end(), [&](const TileFact& tile) {
           return std::any_of(facts.tiles.begin(), facts.tiles.end(),
                              [&](const TileFact& own) { return own.id == tile.id; });
         });
}

}  // namespace

std::string tenths(double value) { return std::to_string(std::lround(value * 10)); }

std::string tenths(std::initializer_list<double> values) {
  std::string out;
  for (const double v : values) add_item(out, std::to_string(std::lround(v * 10)), ",");
  return out;
}

void listed(std::string& list, const std::string& item) { add_item(list, item, ","); }

Point cell_of(int design, int columns) {
  return {static_cast<double>(design % columns * kStep + kGutter),
          static_cast<double>(design / columns * kStep + kGutter)};
}

std::string page_size(int designs, int columns) {
  return "[" + std::to_string(std::min(designs, columns) * kStep) + "," +
         std::to_string(rows_of(designs, columns) * kStep) + "]";
}

std::string props_json(const std::vector<Prop>& props, const Atlas& atlas) {
  std::string out = "[";
  for (const Prop& p : props) {
    const int i = index_of(atlas, p.sprite);
    if (i < 0) continue;
    if (out.size() > 1) out += ',';
    // half a u is as fine as anybody sees; the trailing 0 or 5 packs well
    auto half = [](double v) { return std::to_string(std::lround(v * 2) * 5); };
    out += std::to_string(i) + "," + half(p.at.x) + "," + half(p.at.y) + "," +
           std::to_string(std::lround(p.scale * 20) * 5);
  }
  return out + "]";
}

std::string design_json(const Design& d, const Atlas& props, Point cell) {
  std::string out = "{\"id\":\"" + d.fact->id + "\",\"cell\":[" + std::to_string(std::lround(cell.x)) + "," +
                    std::to_string(std::lround(cell.y)) + "],\"kinds\":\"" + d.kinds + "\",\"anchors\":[";
  for (std::size_t i = 0; i < d.anchors.size(); ++i)
    out += (i > 0 ? "," : "") + tenths(d.anchors[i].x) + "," + tenths(d.anchors[i].y);
  out += "],\"props\":" + props_json(d.props, props) + ",\"walls\":[";
  bool first = true;
  for (const City& c : d.layout.cities) {
    for (const Wall& w : c.walls) {
      out += first ? "[" : ",[";
      first = false;
      out += std::to_string(c.index) + "," + std::to_string(w.outside);
      for (const Point p : resample(w.line, 9)) out += "," + tenths(p.x) + "," + tenths(p.y);
      out += "]";
    }
  }
  out += "],\"towers\":[";
  for (std::size_t i = 0; i < d.towers.size(); ++i) {
    const TowerSpot& t = d.towers[i];
    out += (i > 0 ? ",[" : "[") + std::to_string(t.kind) + "," + std::to_string(t.city) + "," +
           tenths(t.at.x) + "," + tenths(t.at.y) + "]";
  }
  for (const Mark& mark : d.layout.marks) {
    if (mark.art->site) out += "],\"site\":[" + tenths(mark.at.x) + "," + tenths(mark.at.y);
  }
  out += "],\"mask\":\"" + run_lengths(d.mask) + "\"";
  if (!d.copies.empty()) {
    out += ",\"copies\":[";
    for (std::size_t i = 0; i < d.copies.size(); ++i)
      out += (i > 0 ? "," : "") + props_json(d.copies[i], props);
    out += "]";
  }
  return out + "}";
}

bool write_text(const std::string& path, const std::string& text) {
  std::ofstream f(path, std::ios::binary);
  f << text;
  return f.good();
}

namespace {

std::string rest_name(const std::string& image) {
  return image.substr(0, image.rfind('.')) + "_rest" + image.substr(image.rfind('.'));
}

// The beginning of a page's object.
std::string page_json(const Atlas& atlas, const std::string& image) {
  std::string out = "{\"image\":\"" + image + "\",\"size\":" + size_of(atlas.page());
  if (atlas.rest_y() < atlas.page().height)
    out += ",\"rest\":{\"image\":\"" + rest_name(image) + "\",\"y\":" + std::to_string(atlas.rest_y()) + "}";
  return out + ",\"px_per_u\":" + number(atlas.px_per_u());
}

bool write_parts(const Atlas& atlas, const std::string& folder, const std::string& image, int quality,
                 int alpha_quality) {
  return write_webp(atlas.first_part(), folder + "/" + image, quality, alpha_quality) &&
         write_webp(atlas.rest(), folder + "/" + rest_name(image), quality, alpha_quality);
}

}  // namespace

std::string prop_page_json(std::span<const PropKind> kinds, const Atlas& atlas, const std::string& image) {
  std::string out = page_json(atlas, image) +
                    ",\"columns\":[\"name\",\"x\",\"y\",\"w\",\"h\",\"ax\",\"ay\",\"sw\",\"sh\",\"dx\","
                    "\"dy\",\"front\",\"flags\"],\"sprites\":[";
  std::size_t i = 0;
  for (const PropKind& k : kinds) {
    for (int v = 0; v < k.variants; ++v, ++i) {
      const Sprite& s = atlas.sprites()[i];
      if (i > 0) out += ',';
      out += "[\"" + s.name + "\"";
      for (const double n : {static_cast<double>(s.x), static_cast<double>(s.y), static_cast<double>(s.w),
                             static_cast<double>(s.h), s.ax, s.ay, k.shadow_w, k.shadow_h, k.dx, k.dy,
                             k.front, static_cast<double>(k.flags)}) {
        out += "," + number(n);
      }
      out += "]";
    }
  }
  return out + "]}";
}

std::string figure_page_json(const Atlas& atlas, const std::string& image) {
  return page_json(atlas, image) +
         ",\"columns\":[\"name\",\"x\",\"y\",\"w\",\"h\",\"ax\",\"ay\"],\"sprites\":" + sprite_rows(atlas) +
         "}";
}

std::vector<ArtSet> build_all_sets(std::string& error) {
  std::vector<const TileSetFacts*> facts;
  for (const assets::File& file : assets::tile_files()) {
    const Result<const TileSetFacts*> set = tile_set(file.name);
    if (!set) {
      error = std::string(file.name) + ": " + set.error().text();
      return {};
    }
    facts.push_back(*set);
  }
  std::vector<ArtSet> out;
  for (std::size_t i = 0; i < facts.size(); ++i) {
    const std::string name(assets::tile_files()[i].name);
    ArtSet set{name, {}, {}};
    bool served = false;
    for (std::size_t k = 0; k < facts.size(); ++k) {
      if (serves(*facts[i], *facts[k])) set.serves.emplace_back(assets::tile_files()[k].name);
      served = served || (i != k && serves(*facts[k], *facts[i]));
    }
    if (served) continue;
    for (const TileFact& f : facts[i]->tiles) {
      set.designs.push_back(build_design(f));
      for (const std::string& p : set.designs.back().layout.problems)
        std::fprintf(stderr, "tileart: %s %s: %s\n", name.c_str(), f.id.c_str(), p.c_str());
    }
    out.push_back(std::move(set));
  }
  return out;
}

Image draw_ground_image(const Design& design, double px_per_u) {
  const int px = static_cast<int>(kT * px_per_u);
  Canvas canvas(px, px, px_per_u);
  draw_ground(canvas, design);
  return canvas.image();
}

Image ground_page(int designs, double px_per_u, const std::function<Image(int design)>& draw, int columns) {
  const auto px = [&](double u) { return static_cast<int>(u * px_per_u); };
  Image page(px(std::min(designs, columns) * kStep), px(rows_of(designs, columns) * kStep));
  for (int i = 0; i < designs; ++i) {
    Image ground = draw(i);
    bleed_colours(ground, 3);
    paste(page, ground, px(cell_of(i, columns).x), px(cell_of(i, columns).y), px(kGutter));
  }
  return page;
}

Image set_page(const ArtSet& set, double px_per_u) {
  return ground_page(static_cast<int>(set.designs.size()), px_per_u, [&](int i) {
    return draw_ground_image(set.designs[static_cast<std::size_t>(i)], px_per_u);
  });
}

std::string set_json(const ArtSet& set, const Atlas& props) {
  const int count = static_cast<int>(set.designs.size());
  std::string json = "{\"format\":1,\"set\":\"" + set.name + "\",\"image\":\"" + set.name +
                     ".webp\",\"low\":\"" + set.name + "@lo.webp\",\"high\":\"" + set.name +
                     "@hi.webp\",\"size\":" + page_size(count) + ",\n\"designs\":[\n";
  for (int i = 0; i < count; ++i)
    json += design_json(set.designs[static_cast<std::size_t>(i)], props, cell_of(i)) +
            (i + 1 < count ? ",\n" : "\n");
  return json + "]}\n";
}

bool write_set(const ArtSet& set, const Atlas& props, const std::string& folder) {
  return write_text(folder + "/" + set.name + ".json", set_json(set, props)) &&
         write_webp(set_page(set, 1), folder + "/" + set.name + ".webp", 80, 50) &&
         write_webp(set_page(set, kLowPxPerU), folder + "/" + set.name + "@lo.webp", 64, 50) &&
         write_webp(set_page(set, kHighPxPerU), folder + "/" + set.name + "@hi.webp", 76, 50);
}

bool write_common(const std::vector<ArtSet>& sets, const Atlas& props, const Atlas& figures,
                  const std::string& folder) {
  const Paper table = make_table();
  return write_text(folder + "/common.json", common_json(sets, props, figures)) &&
         write_parts(props, folder, "props.webp", 82, 60) &&
         write_parts(figures, folder, "figures.webp", 76, 50) &&
         write_webp(figures.detailed_page(), folder + "/figures@hi.webp", 76, 50) &&
         write_webp(make_meadow(), folder + "/meadow.webp", 86, 100) &&
         write_webp(table.sketches, folder + "/table.webp", 78, 100) &&
         write_webp(table.stains, folder + "/stains.webp", kLossless, 100);
}

}  // namespace bastide::art
