// Reading what castle.json has besides designs and props (tools/tileart/FORMAT.md).
#include "engine/families/castle/facts.h"
#include "shell/board/art/art_read.h"
#include "shell/games/castle/drawn/wall.h"

namespace bastide::shell::castle_board {

namespace {

constexpr float kFoot = 30;  // u from the cells to the wall: here start fields show

float u(const Json& json, std::size_t index) { return number(json, index) / 10; }

void add_sprite(const Sheet& sheet, float index, Vec2 at, Vec2 stretch, bool corner, Quads& out) {
  if (index < 0 || index >= static_cast<float>(sheet.sprites.size())) return;
  const FigureSprite& s = sheet.sprites[static_cast<std::size_t>(index)];
  const Vec2 base = corner ? Vec2{} : Vec2{s.ax * stretch.x, s.ay * stretch.y};
  out.rect(at.x - base.x, at.y - base.y, s.w * stretch.x, s.h * stretch.y, s.uv, kWhite);
}

// The strip of a start field's own cell that lies at the foot of the wall is where it is pointed at.
void fill_mask(u8 wall_side, DesignArt& design) {
  design.mask.fill(kNoMask);
  const int deep = static_cast<int>(kFoot * kMaskSide / kTile) + 1;
  for (int along = 0; along < kMaskSide; ++along)
    for (int depth = 0; depth < deep; ++depth) {
      const int far = kMaskSide - 1 - depth;
      // it lies beyond the side, so its own strip is at the opposite one
      const int row = wall_side == kNorth ? far : wall_side == kSouth ? depth : along;
      const int column = wall_side == kEast ? depth : wall_side == kWest ? far : along;
      design.mask[static_cast<std::size_t>(row * kMaskSide + column)] = 0;
    }
}

DesignArt start_design(const Json& start, const castle::StartField& field, int set_index, std::size_t props) {
  DesignArt design;
  design.stand_in = false;
  design.bare = true;
  design.page = set_index;
  design.kinds = std::string(1, "pthy"[field.edge]);
  const Cell place = field.place();
  const Vec2 corner{static_cast<float>(place.x) * kTile, static_cast<float>(place.y) * kTile};
  const Json& anchor = member(start, "anchor");
  design.anchors.push_back(Vec2{u(anchor, 0), u(anchor, 1)} - corner);
  design.props = read_props(member(start, "props"), props);
  for (PropAt& prop : design.props) prop.x -= corner.x, prop.y -= corner.y;
  for (const Json& tower : member(start, "towers"))
    design.towers.push_back(
        {static_cast<int>(number(tower, 0)), u(tower, 2) - corner.x, u(tower, 3) - corner.y});
  fill_mask(field.side, design);
  return design;
}

void read_starts(const Json& starts, int set_index, ArtFiles::Set& set, Wall& wall) {
  const auto facts = castle::facts();
  if (!facts) return;
  const Sheet& sheet = *set.own->sheets[kWallSheet];
  for (const Json& start : starts) {
    const std::string id = text(member(start, "id"));
    const Json& ground = member(start, "ground");
    add_sprite(sheet, number(ground, 0), {u(ground, 1), u(ground, 2)}, {1, 1}, true, wall.pieces);
    for (const castle::StartField& field : (*facts)->start_fields)
      if (field.id == id) set.designs[id] = start_design(start, field, set_index, set.own->props.size());
  }
}

}  // namespace

void read_art(const Json& json, int set_index, ArtFiles::Set& set) {
  OwnArt& own = *set.own;
  const Json& plan = member(json, "wall");
  const Json& hill = member(plan, "hill");
  own.sheets.push_back(read_sheet(member(json, "pieces")));
  own.sheets.push_back(read_sheet(member(plan, "page")));
  own.sheets.push_back(read_sheet(hill));
  auto wall = std::make_shared<Wall>();
  const Json& at = member(hill, "at");
  wall->hill = {u(at, 0), u(at, 1), u(at, 2), u(at, 3)};
  read_starts(member(plan, "starts"), set_index, set, *wall);
  for (const Json& piece : member(plan, "pieces"))
    add_sprite(*own.sheets[kWallSheet], number(piece, 0), {u(piece, 1), u(piece, 2)},
               {number(piece, 3) / 1000, number(piece, 4) / 1000}, false, wall->pieces);
  for (const Json& one : member(plan, "numbers"))
    wall->numbers.push_back({{u(one, 1), u(one, 2)}, u(one, 4), u(one, 5)});
  for (const Json& one : member(plan, "towers")) wall->towers.push_back({{u(one, 2), u(one, 3)}});
  wall->scenery = read_props(member(plan, "scenery"), own.props.size());
  own.plan = std::move(wall);
}

}  // namespace bastide::shell::castle_board
