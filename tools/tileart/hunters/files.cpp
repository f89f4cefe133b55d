// The files: hunters.json and its pages, as FORMAT.md describes them.
#include "tools/tileart/hunters/files.h"

#include "tools/tileart/art_files.h"
#include "tools/tileart/hunters/ground.h"
#include "tools/tileart/hunters/hunters.h"
#include "tools/tileart/hunters/pieces.h"
#include "tools/tileart/hunters/props.h"

#include <map>

namespace bastide::art::hunters {

namespace {

constexpr int kPageColumns = 12;  // so that the finer page, too, fits a texture of 4096
constexpr double kFinePxPerU = 1.25;

std::string designs_json(const Pages& pages) {
  std::string out;
  for (std::size_t i = 0; i < pages.designs.size(); ++i)
    listed(out, (i > 0 ? "\n" : "") +
                    design_json(pages.designs[i].design, pages.props, cell_of(pages.cells[i], kPageColumns)));
  return "[\n" + out + "\n]";
}

}  // namespace

Pages make_pages() {
  Pages pages{build_designs(), {}, {}, make_hunters_props(), make_piece_atlas()};
  std::map<std::string, int> place_of;
  for (std::size_t i = 0; i < pages.designs.size(); ++i) {
    const auto [at, fresh] =
        place_of.try_emplace(pages.designs[i].plan.face->ground, static_cast<int>(pages.drawn.size()));
    if (fresh) pages.drawn.push_back(static_cast<int>(i));
    pages.cells.push_back(at->second);
  }
  return pages;
}

std::string hunters_json(const Pages& pages) {
  return "{\"format\":1,\"set\":\"hunters\",\"image\":\"hunters.webp\",\"high\":\"hunters@hi.webp\","
         "\"size\":" +
         page_size(static_cast<int>(pages.drawn.size()), kPageColumns) +
         ",\n\"designs\":" + designs_json(pages) +
         ",\n\"props\":" + prop_page_json(hunters_kinds(), pages.props, "hunters_props.webp") +
         ",\n\"pieces\":" + figure_page_json(pages.pieces, "hunters_pieces.webp") + "}\n";
}

Image hunters_ground_page(const Pages& pages, double px_per_u) {
  const auto draw = [&](int i) {
    return draw_ground(pages.designs[static_cast<std::size_t>(pages.drawn[static_cast<std::size_t>(i)])].plan,
                       px_per_u);
  };
  return ground_page(static_cast<int>(pages.drawn.size()), px_per_u, draw, kPageColumns);
}

bool write_files(const std::string& folder) {
  const Pages pages = make_pages();
  return write_text(folder + "/hunters.json", hunters_json(pages)) &&
         write_webp(hunters_ground_page(pages, 1), folder + "/hunters.webp", 66, 40) &&
         write_webp(hunters_ground_page(pages, kFinePxPerU), folder + "/hunters@hi.webp", 62, 40) &&
         write_webp(pages.props.page(), folder + "/hunters_props.webp", 80, 60) &&
         write_webp(pages.pieces.page(), folder + "/hunters_pieces.webp", 78, 50);
}

}  // namespace bastide::art::hunters
