// The Castle's board beside its tiles: hill and wall below them; tokens and counters on the wall above.
#include "engine/core/sort.h"
#include "engine/families/castle/aids.h"
#include "shell/board/art/player_ink.h"
#include "shell/board/game_board.h"
#include "shell/board/land/pieces.h"
#include "shell/board/view/figures.h"
#include "shell/board/view/scene.h"
#include "shell/games/castle/drawn/wall.h"
#include "shell/games/castle/words.h"
#include "shell/render/brushes.h"

#include <imgui.h>

#include <string>

namespace bastide::shell::castle_board {

namespace {

using castle::kSeats;

constexpr Color kInk = rgb(0x4A3726);
constexpr float kFoot = 30;  // u from the cells to the wall (art.cpp)
constexpr Color kSign = rgb(0xFFF8E6, 0.94F);
constexpr Color kDash = rgb(0xB39A6B, 0.8F);
constexpr float kAcross = 178, kAbove = 212, kBelow = 210;  // u from the cells to the end of what is seen
constexpr float kFinest = 1.2F;                             // px: a finer line is here and there none
constexpr float kDoubled = 24;                              // u between two counters on one space
constexpr double kStepMs = 70, kLongestWalkMs = 1600;

// ---- counters: they walk to where the score is

struct Walk {
  const Rules* rules = nullptr;
  std::array<float, kSeats> at{}, from{};
  std::array<i32, kSeats> to{};
  std::array<double, kSeats> start{};
};
Walk walk;  // of the game that is played

float walk_ms(float from, i32 to) {
  return static_cast<float>(
      std::min(kLongestWalkMs, kStepMs * std::abs(static_cast<double>(to) - static_cast<double>(from))));
}

void follow_scores(const Scene& scene, const Game& game) {
  const State& state = game.state();
  const bool new_game = walk.rules != &game.rules();
  walk.rules = &game.rules();
  for (unsigned seat = 0; seat < kSeats; ++seat) {
    if (new_game || scene.options.reduced_motion) {
      walk.at[seat] = static_cast<float>(state.score[seat]);
      walk.to[seat] = state.score[seat];
    } else if (walk.to[seat] != state.score[seat]) {
      walk.from[seat] = walk.at[seat];
      walk.to[seat] = state.score[seat];
      walk.start[seat] = scene.seconds;
    }
    const float lasts = walk_ms(walk.from[seat], walk.to[seat]);
    const auto gone = static_cast<float>(scene.since(walk.start[seat]));
    const auto end = static_cast<float>(walk.to[seat]);
    walk.at[seat] = gone >= lasts ? end : mix(walk.from[seat], end, gone / lasts);
  }
}

// Till it is drawn where it stops; not for ever, where nothing is drawn.
bool moving(const Scene& scene) {
  constexpr float kLastFrame = 100;  // ms
  for (unsigned seat = 0; seat < kSeats; ++seat) {
    const bool there = walk.at[seat] == static_cast<float>(walk.to[seat]);
    const auto gone = static_cast<float>(scene.since(walk.start[seat]));
    if (!there && gone < walk_ms(walk.from[seat], walk.to[seat]) + kLastFrame) return true;
  }
  return false;
}

// Where a counter's foot is after so many points.
Vec2 foot(const Wall& wall, float points) {
  const auto count = static_cast<int>(wall.numbers.size());
  const float whole = std::floor(points);
  const auto spot = [&](int space) {
    const Number& n = wall.numbers[static_cast<std::size_t>((space % count + count) % count)];
    return n.at + Vec2{0, n.plate * 0.42F};
  };
  const float part = points - whole;
  const Vec2 at = mix(spot(static_cast<int>(whole)), spot(static_cast<int>(whole) + 1), part);
  return at - Vec2{0, 40 * part * (1 - part)};  // a step
}

struct Counter {
  u8 colour = 0;
  Vec2 foot;
  bool lies = false;
};

std::array<Counter, kSeats> counters(const Wall& wall, const Game& game, bool live) {
  std::array<Counter, kSeats> list;
  const State& state = game.state();
  for (unsigned seat = 0; seat < kSeats; ++seat) {
    const float points = live ? walk.at[seat] : static_cast<float>(state.score[seat]);
    list[seat] = {colour_of(game, static_cast<Seat>(seat)), foot(wall, points),
                  points >= static_cast<float>(wall.numbers.size())};  // CAS-26
  }
  const Vec2 apart = list[0].foot - list[1].foot;
  if (std::abs(apart.x) + std::abs(apart.y) < 1) list[0].foot.x -= kDoubled, list[1].foot.x += kDoubled;
  return list;
}

// ---- layers

void draw_cells(Scene& scene, const Game& game) {
  Quads quads;
  const float width = std::max(2.2F, kFinest / scene.camera.scale());
  for (const Cell cell : castle::facts(game.rules()).cells) {
    if (is_tile(game.state().at(cell))) continue;
    const Vec2 at = cell_corner(cell);
    dashed_rect(quads, {at.x + 2, at.y + 2, kTile - 4, kTile - 4}, 4, width, 14, 12, kDash);
  }
  scene.painter.draw(quads, scene.painter.brushes());
}

void lay_out_scenery(const Scene& scene, const Wall& wall) {
  const PieceMaker maker(scene.art);
  Pieces pieces;
  const auto& sprites = scene.art.prop_sprites();
  for (const PropAt& prop : wall.scenery)
    maker.add_prop(sprites[static_cast<std::size_t>(prop.sprite)], {prop.x, prop.y}, prop.scale, pieces);
  sort_by(pieces.uprights, [](const Upright& a, const Upright& b) { return a.depth < b.depth; });
  for (const Quad& shadow : pieces.shadows) wall.drawn.add(shadow);
  for (const Upright& one : pieces.uprights) wall.drawn.add(one.quad);
}

void draw_scenery(Scene& scene, const Wall& wall) {
  if (wall.drawn.empty()) lay_out_scenery(scene, wall);
  scene.painter.draw(wall.drawn, scene.art.props());
}

void draw_under(Scene& scene, const Game& game) {
  const OwnArt* own = scene.art.own();
  if (const Wall* wall = wall_of(own)) {
    Quads hill;
    hill.rect(wall->hill.x, wall->hill.y, wall->hill.w, wall->hill.h, {0, 0, 1, 1}, kWhite);
    scene.painter.draw(hill, own->sheets[kHillSheet]->page());
    scene.painter.draw(wall->pieces, own->sheets[kWallSheet]->page());
    draw_scenery(scene, *wall);
  }
  draw_cells(scene, game);
}

// Where a start field shows: the strip of its cell that lies at the foot of the wall.
Rect strip_of(const castle::StartField& field) {
  const Vec2 at = cell_corner(field.place());
  switch (field.side) {
    case kNorth: return {at.x, at.y + kTile - kFoot, kTile, kFoot};
    case kSouth: return {at.x, at.y, kTile, kFoot};
    case kEast: return {at.x, at.y, kFoot, kTile};
    default: return {at.x + kTile - kFoot, at.y, kFoot, kTile};
  }
}

// What stands for a kind of area; a path comes through a gate of its side.
const PropSprite* emblem_of(const Art& art, const castle::StartField& field) {
  constexpr const char* kGates[kSides] = {"gateN0", "gateE0", "gateS0", "gateW0"};
  switch (field.edge) {
    case castle::kPath: return art.prop(kGates[field.side]);
    case castle::kTower: return art.prop("round0");
    case castle::kHouse: return art.prop("gable0");
    default: return art.prop("market0");
  }
}

// Start fields are framed, as the tiles that they count as (CAS-12); from far away, where the strip is too
// small for what it shows, its kind stands on it.
void draw_start_fields(Scene& scene, const Game& game) {
  constexpr float kReadable = 28, kHigh = 19;  // CSS px
  const float scale = scene.camera.scale();
  const float width = std::max(4.0F, 1.4F / scale);
  const PieceMaker maker(scene.art);
  Quads frames;
  Pieces pieces;
  for (const castle::StartField& field : castle::facts(game.rules()).start_fields) {
    const Rect strip = strip_of(field);
    frame_rect(frames, {strip.x - width, strip.y - width, strip.w + 2 * width, strip.h + 2 * width}, width,
               kInk);
    const PropSprite* emblem = emblem_of(scene.art, field);
    if (emblem == nullptr || kFoot * scale >= kReadable) continue;
    const float high = kHigh / scale;
    const Cell out = neighbour(Cell{0, 0}, field.side);  // it makes way to the numbers of the wall
    const Vec2 inward = Vec2{-static_cast<float>(out.x), -static_cast<float>(out.y)} * (high * 0.35F);
    maker.add_prop(*emblem, strip.centre() + inward + Vec2{0, high * 0.4F}, high / std::max(1.0F, emblem->h),
                   pieces);
  }
  Quads emblems;
  for (const Upright& one : pieces.uprights) emblems.add(one.quad);
  scene.painter.draw(frames, scene.painter.brushes());
  scene.painter.draw(emblems, scene.art.props());
}

void add_piece(const Sheet& sheet, const std::string& name, Vec2 base, float size, Quads& out) {
  const FigureSprite* s = sheet.find(name);
  if (s != nullptr)
    out.rect(base.x - s->ax * size, base.y - s->ay * size, s->w * size, s->h * size, s->uv, kWhite);
}

// Letters in the middle of `at`, from Dear ImGui's atlas; answers how broad they are.
float add_letters(const ImFont& font, const std::string& text, Vec2 at, float size, Quads& out) {
  const float scale = size / font.FontSize;
  float width = 0;
  for (const char c : text) width += font.FindGlyph(static_cast<ImWchar>(c))->AdvanceX * scale;
  float x = at.x - width / 2;
  for (const char c : text) {
    const ImFontGlyph& g = *font.FindGlyph(static_cast<ImWchar>(c));
    out.rect(x + g.X0 * scale, at.y - size / 2 + g.Y0 * scale, (g.X1 - g.X0) * scale, (g.Y1 - g.Y0) * scale,
             {g.U0, g.V0, g.U1, g.V1}, kInk);
    x += g.AdvanceX * scale;
  }
  return width;
}

Page letters_of(const ImFont& font) {
  const ImTextureID atlas = font.ContainerAtlas->TexID;
  return {.texture = static_cast<unsigned>(reinterpret_cast<std::uintptr_t>(atlas)), .letters = true};
}

void draw_numbers(Scene& scene, const Wall& wall) {
  const ImFont* font = scene.fonts.display;
  if (font == nullptr) return;
  Quads quads;
  for (std::size_t i = 0; i < wall.numbers.size(); ++i)
    add_letters(*font, std::to_string(i), wall.numbers[i].at, wall.numbers[i].size, quads);
  scene.painter.draw(quads, letters_of(*font));
}

// Tokens on corner towers, never too small to be seen.
float token_growth(const Scene& scene) {
  constexpr float kLeast = 24, kToken = 62;  // CSS px, u
  return std::max(1.0F, kLeast / (kToken * scene.camera.scale()));
}

// From far away the two spaces of each corner tower are told on a sign of their own.
void draw_tower_signs(Scene& scene, const Game& game, const Wall& wall) {
  constexpr float kReadable = 11;  // CSS px
  const ImFont* font = scene.fonts.display;
  const float scale = scene.camera.scale();
  if (font == nullptr || wall.numbers.empty() || wall.numbers[0].size * scale >= kReadable) return;
  const float size = kReadable / scale;
  const castle::Facts& facts = castle::facts(game.rules());
  Quads signs, letters;
  for (std::size_t i = 0; i < facts.towers.size() && i < wall.towers.size(); ++i) {
    const int first = facts.towers[i].first;
    const Vec2 at{static_cast<float>(facts.towers[i].centre.x) * kTile,
                  static_cast<float>(facts.towers[i].centre.y) * kTile};
    const float wide =
        add_letters(*font, std::to_string(first) + "/" + std::to_string(first + 1), at, size, letters);
    round_rect(signs, {at.x - wide / 2 - size * 0.3F, at.y - size * 0.62F, wide + size * 0.6F, size * 1.24F},
               size * 0.3F, kSign);
  }
  scene.painter.draw(signs, scene.painter.brushes());
  scene.painter.draw(letters, letters_of(*font));
}

void draw_over(Scene& scene, const Game& game, bool live) {
  const OwnArt* own = scene.art.own();
  const Wall* wall = wall_of(own);
  if (live) follow_scores(scene, game);
  if (wall == nullptr || wall->numbers.empty()) return;
  draw_start_fields(scene, game);
  draw_numbers(scene, *wall);
  const Sheet& sheet = *own->sheets[kPieceSheet];
  Quads quads;
  for (const u8 tower : castle::towers_with_tokens(game.rules(), game.state()))
    if (tower < wall->towers.size())
      add_piece(sheet, "token_back", wall->towers[tower].token, token_growth(scene), quads);
  auto list = counters(*wall, game, live);
  if (list[0].foot.y > list[1].foot.y) std::swap(list[0], list[1]);
  for (const Counter& one : list)
    add_piece(sheet, std::string(kColourKeys[one.colour]) + (one.lies ? "_counter_lying" : "_counter"),
              one.foot, figure_growth(scene), quads);
  scene.painter.draw(quads, sheet.page());
  draw_tower_signs(scene, game, *wall);
}

// The tokens that lie on towers face down.
void things(const Scene& scene, const Game& game, std::vector<BoardThing>& list) {
  constexpr float kToken = 72;  // u across
  const Wall* wall = wall_of(scene.art.own());
  if (wall == nullptr) return;
  for (const u8 tower : castle::towers_with_tokens(game.rules(), game.state())) {
    if (tower >= wall->towers.size()) continue;
    const Vec2 at = scene.camera.to_screen(wall->towers[tower].token);
    const float side = kToken * scene.camera.scale();
    list.push_back({{at.x - side / 2, at.y - side / 2, side, side}, castle_words::corner_tower(game, tower)});
  }
}

Rect bounds(const Rules& rules) {
  const castle::Facts& facts = castle::facts(rules);
  return {-kAcross, -kAbove, static_cast<float>(facts.width) * kTile + 2 * kAcross,
          static_cast<float>(facts.height) * kTile + kAbove + kBelow};
}

}  // namespace

extern const GameBoard kBoard;
const GameBoard kBoard{
    .family = "castle",
    .art = "castle",
    .read_art = read_art,
    .bounds = bounds,
    .draw_under = draw_under,
    .draw_over = draw_over,
    .moving = moving,
    .things = things,
};

}  // namespace bastide::shell::castle_board
