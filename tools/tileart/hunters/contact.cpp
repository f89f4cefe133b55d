// Sheets for the eye: every tile upright, at full and at small size, some of them in all rotations, all
// sprites, and a sample board of each edition with figures on their places.
#include "engine/game/game_setup.h"
#include "shell/look/figures.h"
#include "tools/tileart/contact_sheet.h"
#include "tools/tileart/figures.h"
#include "tools/tileart/hunters/files.h"
#include "tools/tileart/hunters/ground.h"
#include "tools/tileart/hunters/hunters.h"
#include "tools/tileart/hunters/props.h"
#include "tools/tileart/textures.h"

#include <algorithm>

namespace bastide::art::hunters {

namespace {

constexpr int kBoardTiles = 60, kBoardWidth = 10, kBoardHeight = 7;

// At every third tile a figure of one of its segments.
std::vector<StandingFigure> people(const std::vector<Placed>& board, Rng& rng) {
  std::vector<StandingFigure> out;
  for (const Placed& t : board) {
    const bool placed = rng.chance(.4);
    const auto i = static_cast<std::size_t>(rng.unit() * static_cast<double>(t.design->kinds.size()));
    const std::string_view colour = kColourKeys[static_cast<std::size_t>(rng.integer(0, 4))];
    if (!placed || t.design->kinds.empty()) continue;
    const char kind = t.design->kinds[i];
    const Point p = turned(t.design->anchors[i], t.rotation) + Point{t.x * kT, t.y * kT};
    const look::Figure& figure = look::figure_of(kind == 'l' ? "hut" : "member");
    out.push_back({look::sprite_name(figure, colour, kind == 'o'), p.x, p.y, 1});
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const StandingFigure& a, const StandingFigure& b) { return a.y < b.y; });
  return out;
}

Image board_of(const std::vector<const Design*>& designs, const Textures& tx, const std::string& seed) {
  const std::vector<Placed> board = grow_board(designs, seed, kBoardTiles, kBoardWidth, kBoardHeight);
  Rng rng(seed + "-people");
  const View view{-.3 * kT, -.3 * kT, (kBoardWidth + .6) * kT, (kBoardHeight + .6) * kT, 1};
  return compose(board, people(board, rng), tx, view);
}

}  // namespace

bool write_contact(const std::string& folder) {
  const Pages pages = make_pages();
  const Atlas figures = make_figure_atlas();
  const Image meadow = make_meadow(), table = make_table().sketches;
  Textures tx;
  tx.props = &pages.props;
  tx.kinds = hunters_kinds();
  tx.figures = &figures;
  tx.meadow = &meadow;
  tx.table = &table;
  std::vector<const Design*> all, drawn, turned_round, first, second;
  for (const HuntersDesign& d : pages.designs) {
    tx.ground[d.name->id] = draw_ground(d.plan, 1);
    all.push_back(&d.design);
    if (d.plan.face->zones.empty()) continue;
    (d.plan.face->menhirs ? second : first).push_back(&d.design);
  }
  for (const int i : pages.drawn) drawn.push_back(all[static_cast<std::size_t>(i)]);
  for (std::size_t i = 0; i < drawn.size(); i += 6) turned_round.push_back(drawn[i]);
  const Image upright = tile_sheet(drawn, tx, 1, 12, 1);
  const Image board = board_of(first, tx, "hunters-board-1");
  return write_png(pages.props.page(), folder + "/hunters_props.png") &&
         write_png(pages.pieces.page(), folder + "/hunters_pieces.png") &&
         write_png(board, folder + "/hunters_board_full.png") &&
         write_png(shrunk(board, 2), folder + "/hunters_board.png") &&
         write_png(shrunk(board, 256 / 48.0), folder + "/hunters_board_48.png") &&
         write_png(shrunk(board_of(second, tx, "hunters-board-2"), 2), folder + "/hunters_board_2020.png") &&
         write_png(upright, folder + "/hunters_upright.png") &&
         write_png(shrunk(upright, 256 / 48.0), folder + "/hunters_small.png") &&
         write_png(tile_sheet(turned_round, tx, 4, 2, .75), folder + "/hunters.png");
}

}  // namespace bastide::art::hunters
