#include "shell/board/view/scene.h"

namespace bastide::shell {

u8 colour_of(const Game& game, Seat seat) {
  const auto& players = game.setup().players;
  return seat < players.size() ? players[seat].colour : u8{5};
}

bool Scene::in_view(const Rect& world) const {
  const Rect v = camera.visible();
  return world.x < v.right() && world.right() > v.x && world.y < v.bottom() && world.bottom() > v.y;
}

Vec2 figure_base(const Art& art, const PlacedTile& tile, u8 segment) {
  const DesignArt& design = art.design(tile.design);
  if (segment >= design.anchors.size()) return cell_middle(tile.cell);
  Vec2 at = cell_corner(tile.cell) + turned(design.anchors[segment], tile.rotation);
  if (segment < design.kinds.size() && design.kinds[segment] == 'm') at.y += art.monastery_figure_dy();
  return at;
}

Vec2 anchor_of(const Art& art, const State& state, Cell cell, u8 segment) {
  const GridEntry entry = state.at(cell);
  if (!is_tile(entry)) return cell_middle(cell);
  return figure_base(art, state.tiles[static_cast<std::size_t>(entry - 1)], segment);
}

Vec2 site_of(const Art& art, const State& state, Cell cell) {
  const GridEntry entry = state.at(cell);
  if (!is_tile(entry)) return cell_middle(cell);
  const PlacedTile& tile = state.tiles[static_cast<std::size_t>(entry - 1)];
  return cell_corner(cell) + turned(art.design(tile.design).site, tile.rotation);
}

}  // namespace bastide::shell
