// What the parts of the board view share: the tools they draw with, the look, this frame, and where things
// lie. Each part keeps what is its own to itself.
#pragma once

#include "shell/board/art/art.h"
#include "shell/board/board_view.h"
#include "shell/board/land/land.h"
#include "shell/board/view/camera.h"
#include "shell/board/view/motion.h"
#include "shell/look/palette.h"

namespace bastide::shell {

inline constexpr float kGhostLift = 18;  // u a tile in hand hovers above the land

// The figure step: a place on the land is to be chosen.
inline bool asks_figure(const Session& session) {
  return session.phase() == Phase::Figure && !session.spots().empty();
}

// Where a figure stands on a segment of a placed tile. World.
Vec2 figure_base(const Art& art, const PlacedTile& tile, u8 segment);
// The same by its cell; else the cell's middle. World.
Vec2 anchor_of(const Art& art, const State& state, Cell cell, u8 segment);
// Where the tile of a cell is made for something that stands on no segment. World.
Vec2 site_of(const Art& art, const State& state, Cell cell);

// The colour of a player's figures (player_ink.h).
u8 colour_of(const Game& game, Seat seat);
inline u8 colour_of(const Session& session, Seat seat) { return colour_of(session.game(), seat); }

inline constexpr unsigned kMostCounters = 2;  // of a seat (Rules::counters_per_seat)

struct Scene {
  Scene(Painter& the_painter, ArtFiles& files) : painter(the_painter), art(files) {}

  Painter& painter;
  Art art;
  Land land{art};
  Camera camera;
  Motion motion;
  BoardOptions options;
  BoardView::Fonts fonts;
  std::array<Vec2, kMaxPlayers> player_points{};  // where the players' cards are
  // In this frame: the way to the scoreboard, and the counters on it where it is open; else no points.
  Vec2 scoreboard_point;
  std::array<std::array<Vec2, kMostCounters>, kMaxPlayers> counter_points{};
  Vec2 screen;
  float pixel_ratio = 1;
  float panel_scale = 1;  // CSS px a unit of the panels
  double seconds = 0;
  bool touch = false;  // the last input was a finger

  // The table where its picture has not come, and what that is multiplied with.
  [[nodiscard]] Color table_color() const {
    return rgb(options.night ? palette::night::kTable : palette::kTable);
  }
  [[nodiscard]] Color table_tint() const { return options.night ? rgb(0x2B2A2C) : kWhite; }

  // Of something that takes `base` milliseconds: with reduced motion it is there at once.
  [[nodiscard]] float ms(float base) const { return options.reduced_motion ? 0 : base; }
  [[nodiscard]] double since(double start) const { return (seconds - start) * 1000; }  // ms
  [[nodiscard]] bool in_view(const Rect& world) const;
  [[nodiscard]] Vec2 anchor(const State& state, Cell cell, u8 segment) const {
    return anchor_of(art, state, cell, segment);
  }
};

}  // namespace bastide::shell
