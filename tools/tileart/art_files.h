// The build's output: JSON and WebP files as FORMAT.md describes them.
#pragma once

#include "tools/tileart/atlas.h"
#include "tools/tileart/compositor.h"
#include "tools/tileart/design.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace bastide::art {

// Ground pages for screens that show a tile larger than its 256 px: "<set>@hi.webp".
inline constexpr double kHighPxPerU = 1.5;
inline constexpr double kLowPxPerU = 0.5;

// One art file: the designs of the tile-set file of that name. A tile-set file of the same expansion that
// holds no other designs (an edition with fewer of them) is served by it too.
struct ArtSet {
  std::string name;
  std::vector<std::string> serves;  // names of tile-set files, its own among them
  std::vector<Design> designs;
};

std::vector<ArtSet> build_all_sets(std::string& error);
Image draw_ground_image(const Design& design, double px_per_u = 1);

// False if a file could not be written.
bool write_set(const ArtSet& set, const Atlas& props, const std::string& folder);
bool write_common(const std::vector<ArtSet>& sets, const Atlas& props, const Atlas& figures,
                  const std::string& folder);
// Ground sprites in rows of `columns` on one page of `px_per_u`, each with a gutter round it.
inline constexpr int kColumns = 7;
Point cell_of(int design, int columns = kColumns);  // px at 1 px per u
Image ground_page(int designs, double px_per_u, const std::function<Image(int design)>& draw,
                  int columns = kColumns);
std::string page_size(int designs, int columns = kColumns);  // "[1904,272]" at 1 px per u

// Parts of the files that other games' art shares.
std::string design_json(const Design& design, const Atlas& props, Point cell);
std::string props_json(const std::vector<Prop>& props, const Atlas& atlas);
std::string prop_page_json(std::span<const PropKind> kinds, const Atlas& atlas, const std::string& image);
std::string figure_page_json(const Atlas& atlas, const std::string& image);
// Numbers as FORMAT.md gives them: tenths of u.
std::string tenths(double value);
std::string tenths(std::initializer_list<double> values);
void listed(std::string& list, const std::string& item);  // appends it
bool write_text(const std::string& path, const std::string& text);

// The bytes that describe a set, and its ground sprites on one page of `px_per_u`.
std::string set_json(const ArtSet& set, const Atlas& props);
Image set_page(const ArtSet& set, double px_per_u);

}  // namespace bastide::art
