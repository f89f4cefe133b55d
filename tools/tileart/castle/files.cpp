// The Castle's files: castle.json and its pages, as FORMAT.md describes them.
#include "tools/tileart/castle/files.h"

#include "tools/tileart/art_files.h"
#include "tools/tileart/castle/castle.h"
#include "tools/tileart/castle/ground.h"
#include "tools/tileart/castle/pieces.h"
#include "tools/tileart/castle/props.h"

#include <cmath>

namespace bastide::art::castle {

namespace {

constexpr double kPxPerU =
    1.25;  // of the ground page: a castle is seen whole, so one page serves all screens

std::string box_json(const Box& b) { return "[" + tenths({b.x, b.y, b.w, b.h}) + "]"; }

int sprite_index(const Atlas& atlas, const std::string& name) {
  for (std::size_t i = 0; i < atlas.sprites().size(); ++i) {
    if (atlas.sprites()[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

std::string closings_json(const CastleDesign& d, const Atlas& props) {
  std::string out;
  for (const Closing& c : d.closings) {
    std::string wall;
    if (!c.wall.empty()) {
      wall = "-1";
      for (const Point p : resample(c.wall, 9)) wall += "," + tenths({p.x, p.y});
    }
    listed(out, "{\"side\":" + std::to_string(c.side) + ",\"wall\":[" + wall +
                    "],\"props\":" + props_json(c.props, props) + "}");
  }
  return "[" + out + "]";
}

std::string designs_json(const Pages& pages) {
  std::string out;
  for (std::size_t i = 0; i < pages.designs.size(); ++i) {
    const CastleDesign& d = pages.designs[i];
    std::string json = design_json(d.design, pages.props, cell_of(static_cast<int>(i)));
    json.pop_back();
    listed(out, (i > 0 ? "\n" : "") + json + ",\"closings\":" + closings_json(d, pages.props) + "}");
  }
  return "[\n" + out + "\n]";
}

std::string starts_json(const Pages& pages) {
  std::string out;
  for (const StartPlace& s : pages.wall_plan.starts) {
    std::string towers;
    for (const TowerSpot& t : s.towers)
      listed(towers, "[" + std::to_string(t.kind) + ",0," + tenths({t.at.x, t.at.y}) + "]");
    listed(out, "{\"id\":\"" + s.fact->id + "\",\"ground\":[" +
                    std::to_string(sprite_index(pages.wall, start_sprite(*s.fact))) + "," +
                    tenths({s.ground.x, s.ground.y}) + "],\"anchor\":[" + tenths({s.anchor.x, s.anchor.y}) +
                    "],\"props\":" + props_json(s.props, pages.props) + ",\"towers\":[" + towers + "]}");
  }
  return "[" + out + "]";
}

std::string wall_json(const Pages& pages) {
  const WallPlan& plan = pages.wall_plan;
  std::string pieces, numbers, towers;
  for (const WallPiece& p : plan.pieces) {
    listed(pieces, "[" + std::to_string(sprite_index(pages.wall, p.sprite)) + "," + tenths({p.at.x, p.at.y}) +
                       "," + std::to_string(std::lround(p.sx * 1000)) + "," +
                       std::to_string(std::lround(p.sy * 1000)) + "]");
  }
  for (const NumberPlace& n : plan.numbers)
    listed(numbers, "[" + std::to_string(n.number) + "," + tenths({n.at.x, n.at.y, n.w, n.h, n.size}) + "," +
                        std::to_string(n.tower) + "]");
  for (const TowerPlace& t : plan.towers)
    listed(towers,
           "[" + tenths({t.at.x, t.at.y, t.token.x, t.token.y}) + "," + (t.has_token ? "1" : "0") + "]");
  return "{\"page\":" + figure_page_json(pages.wall, "castle_wall.webp") +
         ",\n\"bounds\":" + box_json(plan.bounds) +
         ",\"hill\":{\"image\":\"castle_hill.webp\",\"at\":" + box_json(hill_box()) + "},\n\"pieces\":[" +
         pieces + "],\n\"numbers\":[" + numbers + "],\n\"towers\":[" + towers +
         "],\n\"starts\":" + starts_json(pages) + ",\n\"scenery\":" + props_json(plan.scenery, pages.props) +
         "}";
}

}  // namespace

Pages make_pages() {
  return {build_designs(), plan_wall(), make_castle_props(), make_wall_atlas(), make_piece_atlas()};
}

std::string castle_json(const Pages& pages) {
  return "{\"format\":1,\"set\":\"castle\",\"image\":\"castle.webp\",\"size\":" +
         page_size(static_cast<int>(pages.designs.size())) + ",\n\"designs\":" + designs_json(pages) +
         ",\n\"props\":" + prop_page_json(castle_kinds(), pages.props, "castle_props.webp") +
         ",\n\"pieces\":" + figure_page_json(pages.pieces, "castle_pieces.webp") +
         ",\n\"wall\":" + wall_json(pages) + "}\n";
}

Image castle_ground_page(const Pages& pages, double px_per_u) {
  return ground_page(static_cast<int>(pages.designs.size()), px_per_u, [&](int i) {
    const CastleDesign& d = pages.designs[static_cast<std::size_t>(i)];
    return draw_ground(d.plan, px_per_u);
  });
}

bool write_files(const std::string& folder) {
  const Pages pages = make_pages();
  return write_text(folder + "/castle.json", castle_json(pages)) &&
         write_webp(castle_ground_page(pages, kPxPerU), folder + "/castle.webp", 62, 40) &&
         write_webp(pages.props.page(), folder + "/castle_props.webp", 80, 60) &&
         write_webp(pages.wall.page(), folder + "/castle_wall.webp", 78, 60) &&
         write_webp(pages.pieces.page(), folder + "/castle_pieces.webp", 78, 50) &&
         write_webp(make_hill(), folder + "/castle_hill.webp", 60, 50);
}

}  // namespace bastide::art::castle
