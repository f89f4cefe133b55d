// The land of Hunters & Gatherers: river systems are lit as a whole, and animals that are gone are struck
// out.
#include "engine/families/hunters/aids.h"
#include "shell/board/art/art_read.h"
#include "shell/board/game_board.h"
#include "shell/board/view/scene.h"

namespace bastide::shell::hunters_board {
namespace {

namespace hunters = bastide::hunters;

// The rivers of a system, whose water is not seen itself (HG-52).
void lit_with(const Rules& rules, const State& state, SegmentId feature, std::vector<u8>& style_of) {
  if (state.features[find(state, feature)].kind != hunters::kWater) return;
  const SegmentId root = find(state, feature);
  for (SegmentId segment = 0; segment < state.segment_count; ++segment) {
    if (feature_of(state, segment).kind == hunters::kRiver &&
        find(state, hunters::water_of(rules, state, segment)) == root)
      style_of[segment] = 1;
  }
}

// HG-73: a cross where the hunting trap has taken what was there.
void draw_over(Scene& scene, const Game& game, bool) {
  constexpr std::size_t kPieces = 1;  // among the sheets
  const OwnArt* own = scene.art.own();
  if (own == nullptr || own->sheets.size() <= kPieces) return;
  const Sheet& sheet = *own->sheets[kPieces];
  const FigureSprite* cross = sheet.find("sign_gone");
  if (cross == nullptr) return;
  const State& state = game.state();
  Quads quads;
  for (const SegmentId segment : hunters::trapped(game.rules(), state)) {
    const Cell cell = state.tiles[state.tile_of[segment]].cell;
    const Vec2 at = scene.anchor(state, cell, local_segment(state, segment));
    quads.rect(at.x - cross->ax, at.y - cross->ay, cross->w, cross->h, cross->uv, kWhite);
  }
  scene.painter.draw(quads, sheet.page());
}

// Signs and backs, after the sheet of the props (FORMAT.md).
void read_art(const Json& json, int, ArtFiles::Set& set) {
  set.own->sheets.push_back(read_sheet(member(json, "pieces")));
}

}  // namespace

extern const GameBoard kBoard;
const GameBoard kBoard{.family = "hunters",
                       .art = "hunters",
                       .stand_in = "cvf.",
                       .read_art = read_art,
                       .draw_over = draw_over,
                       .lit_with = lit_with};

}  // namespace bastide::shell::hunters_board
