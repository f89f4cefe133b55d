// Sheets for the eye: every face in its four rotations, at full and at small size, all sprites, and a sample
// board as large as on a desk and as on a phone.
#include "tools/tileart/castle/castle.h"
#include "tools/tileart/castle/ground.h"
#include "tools/tileart/castle/pieces.h"
#include "tools/tileart/castle/props.h"
#include "tools/tileart/castle/sample.h"
#include "tools/tileart/contact_sheet.h"
#include "tools/tileart/figures.h"
#include "tools/tileart/textures.h"

namespace bastide::art::castle {

namespace {

Image sheet(const std::vector<CastleDesign>& designs, const Textures& tx, int rotations, int columns,
            double scale) {
  std::vector<const Design*> shared;
  for (const CastleDesign& d : designs) shared.push_back(&d.design);
  return tile_sheet(shared, tx, rotations, columns, scale);
}

}  // namespace

bool write_contact(const std::string& folder) {
  const std::vector<CastleDesign> designs = build_designs();
  const Atlas props = make_castle_props(), wall = make_wall_atlas(), pieces = make_piece_atlas(),
              figures = make_figure_atlas();
  const Image meadow = make_meadow(), table = make_table().sketches;
  Textures tx;
  tx.props = &props;
  tx.kinds = castle_kinds();
  tx.figures = &figures;
  tx.meadow = &meadow;
  tx.table = &table;
  for (const CastleDesign& d : designs) tx.ground[d.plan.face->id] = draw_ground(d.plan, 1);
  const Image upright = sheet(designs, tx, 1, 8, 1);
  const Box all = plan_wall().bounds;
  // the board as wide as a phone; on a desk with the hill round it
  const View phone{all.x, all.y - 80, all.w, all.h + 160, 1};
  const View desk{all.x - 1340, all.y - 130, all.w + 2680, all.h + 240, .75};
  const Sheets sheets{&designs, &wall, &pieces, tx};
  const Image board = sample_board(sheets, 34, "castle-board-1", phone);
  return write_png(props.page(), folder + "/castle_props.png") &&
         write_png(wall.page(), folder + "/castle_wall.png") &&
         write_png(pieces.page(), folder + "/castle_pieces.png") &&
         write_png(board, folder + "/castle_board.png") &&
         write_png(shrunk(board, board.width / 390.0), folder + "/castle_board_390.png") &&
         write_png(shrunk(board, board.width / 1170.0), folder + "/castle_board_390@3x.png") &&
         write_png(shrunk(sample_board(sheets, 34, "castle-board-1", desk), desk.w * desk.px_per_u / 1440.0),
                   folder + "/castle_board_1440.png") &&
         write_png(shrunk(upright, 1.4), folder + "/castle_upright.png") &&
         write_png(shrunk(upright, 256 / 48.0), folder + "/castle_small.png") &&
         write_png(sheet(designs, tx, 4, 2, .5), folder + "/castle.png");
}

}  // namespace bastide::art::castle
