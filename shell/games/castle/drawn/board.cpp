// The Castle's board beside its tiles: hill and wall below them; tokens and counters on the wall above.
#include "engine/core/sort.h"
#include "engine/families/castle/aids.h"
#include "shell/board/art/player_ink.h"
#include "shell/board/game_board.h"
#include "shell/board/land/pieces.h"
#include "shell/board/view/scene.h"
#include "shell/games/castle/drawn/wall.h"
#include "shell/games/castle/words.h"
#include "shell/render/brushes.h"

#include <imgui.h>

#include <cstdio>

namespace bastide::shell::castle_board {

namespace {

using castle::kSeats;

constexpr Color kInk = rgb(0x4A3726);
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

void add_piece(const Sheet& sheet, const std::string& name, Vec2 base, Quads& out) {
  const FigureSprite* s = sheet.find(name);
  if (s != nullptr) out.rect(base.x - s->ax, base.y - s->ay, s->w, s->h, s->uv, kWhite);
}

// A number in the middle of `at`, in the letters of Dear ImGui's atlas.
void add_number(const ImFont& font, int number, Vec2 at, float size, Quads& out) {
  char text[8];
  std::snprintf(text, sizeof text, "%d", number);
  const float scale = size / font.FontSize;
  float width = 0;
  for (const char* c = text; *c != 0; ++c)
    width += font.FindGlyph(static_cast<ImWchar>(*c))->AdvanceX * scale;
  float x = at.x - width / 2;
  for (const char* c = text; *c != 0; ++c) {
    const ImFontGlyph& g = *font.FindGlyph(static_cast<ImWchar>(*c));
    out.rect(x + g.X0 * scale, at.y - size / 2 + g.Y0 * scale, (g.X1 - g.X0) * scale, (g.Y1 - g.Y0) * scale,
             {g.U0, g.V0, g.U1, g.V1}, kInk);
    x += g.AdvanceX * scale;
  }
}

void draw_numbers(Scene& scene, const Wall& wall) {
  const ImFont* font = scene.fonts.display;
  if (font == nullptr) return;
  Quads quads;
  for (std::size_t i = 0; i < wall.numbers.size(); ++i)
    add_number(*font, static_cast<int>(i), wall.numbers[i].at, wall.numbers[i].size, quads);
  const ImTextureID atlas = font->ContainerAtlas->TexID;
  scene.painter.draw(quads, {static_cast<unsigned>(reinterpret_cast<std::uintptr_t>(atlas)), true});
}

void draw_over(Scene& scene, const Game& game, bool live) {
  const OwnArt* own = scene.art.own();
  const Wall* wall = wall_of(own);
  if (live) follow_scores(scene, game);
  if (wall == nullptr || wall->numbers.empty()) return;
  draw_numbers(scene, *wall);
  const Sheet& sheet = *own->sheets[kPieceSheet];
  Quads quads;
  for (const u8 tower : castle::towers_with_tokens(game.rules(), game.state()))
    if (tower < wall->towers.size()) add_piece(sheet, "token_back", wall->towers[tower].token, quads);
  auto list = counters(*wall, game, live);
  if (list[0].foot.y > list[1].foot.y) std::swap(list[0], list[1]);
  for (const Counter& one : list)
    add_piece(sheet, std::string(kColourKeys[one.colour]) + (one.lies ? "_counter_lying" : "_counter"),
              one.foot, quads);
  scene.painter.draw(quads, sheet.page());
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
