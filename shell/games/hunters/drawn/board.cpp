// The land of Hunters & Gatherers: river systems are lit as a whole, and animals that are gone are struck
// out.
#include "engine/families/hunters/aids.h"
#include "shell/board/art/art_read.h"
#include "shell/board/game_board.h"
#include "shell/board/land/pieces.h"
#include "shell/board/view/scene.h"

#include <algorithm>
#include <iterator>

namespace bastide::shell::hunters_board {
namespace {

namespace hunters = bastide::hunters;

// SCOUT-05: whoever looks at a meadow of the bridge's hunter sees both.
void light_bridge(const Rules& rules, const State& state, SegmentId feature, std::vector<u8>& style_of) {
  if (!rules.setup.has_expansion(hunters::kScout)) return;
  const hunters::ScoutMemory& scout = hunters::scout_memory(state);
  if (scout.bridge == hunters::kNoSeat) return;
  const SegmentId root = find(state, feature);
  if (root != find(state, scout.upper) && root != find(state, scout.lower)) return;
  for (const SegmentId meadow : {scout.upper, scout.lower})
    for_each_segment(state, meadow, [&](SegmentId segment) { style_of[segment] = 1; });
}

// The rivers of a system, whose water is not seen itself (HG-52).
void lit_with(const Rules& rules, const State& state, SegmentId feature, std::vector<u8>& style_of) {
  light_bridge(rules, state, feature, style_of);
  if (state.features[find(state, feature)].kind != hunters::kWater) return;
  const SegmentId root = find(state, feature);
  for (SegmentId segment = 0; segment < state.segment_count; ++segment) {
    if (feature_of(state, segment).kind == hunters::kRiver &&
        find(state, hunters::water_of(rules, state, segment)) == root)
      style_of[segment] = 1;
  }
}

// From far away animals and fish would be too small to be told apart: they are drawn larger, in their places.
constexpr const char* kCounted[] = {"mammoth0", "aurochs0", "deer0", "deer1", "tiger0",
                                    "bear0",    "fish0",    "fish1", "fish2"};
constexpr float kLeast = 19;   // CSS px high
constexpr float kMost = 2.1F;  // times as large: more would hide the tile

bool is_counted(const Scene& scene, const PropSprite& sprite) {
  return std::any_of(std::begin(kCounted), std::end(kCounted),
                     [&](const char* name) { return scene.art.prop(name) == &sprite; });
}

void draw_larger(Scene& scene, const Game& game) {
  const float scale = scene.camera.scale();
  const PieceMaker maker(scene.art);
  const auto& sprites = scene.art.prop_sprites();
  const State& state = game.state();
  Pieces pieces;
  for (unsigned i = 0; i < state.tile_count; ++i) {
    const PlacedTile& tile = state.tiles[i];
    if (static_cast<int>(i) == scene.motion.drop.tile) continue;  // it is still on its way down
    if (!scene.in_view({cell_corner(tile.cell).x, cell_corner(tile.cell).y, kTile, kTile})) continue;
    for (const PropAt& prop : scene.art.design(tile.design).props) {
      const PropSprite& sprite = sprites[static_cast<std::size_t>(prop.sprite)];
      const float high = sprite.h * prop.scale * scale;
      if (high >= kLeast || high <= 0 || !is_counted(scene, sprite)) continue;
      maker.add_prop(sprite, cell_corner(tile.cell) + turned({prop.x, prop.y}, tile.rotation),
                     prop.scale * std::min(kMost, kLeast / high), pieces);
    }
  }
  Quads quads;
  for (const Upright& one : pieces.uprights) quads.add(one.quad);
  scene.painter.draw(quads, scene.art.props());
}

// HG-73: a cross where the hunting trap has taken what was there.
void draw_gone(Scene& scene, const Game& game) {
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

void draw_over(Scene& scene, const Game& game, bool) {
  draw_larger(scene, game);
  draw_gone(scene, game);
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
