// The board view's insides, shared by the board_*.cpp files and nobody else.
#pragma once

#include "shell/board/board_view.h"
#include "shell/board/land/land.h"
#include "shell/board/land/marks.h"
#include "shell/board/land/regions.h"
#include "shell/board/view/camera.h"
#include "shell/board/view/motion.h"

#include <deque>

namespace bastide::shell {

struct FieldBadge {
  Vec2 at;  // world
  int cities = 0;
  int points = 0;
  std::vector<u8> colours;  // of the owners
};

struct BoardView::Parts {
  Painter painter;
  Art art;
  Land land{art};
  Camera camera;
  Marks marks;
  Motion motion;
  BoardLook wishes;
  Fonts fonts;
  Rect safe;
  bool safe_changed = false;
  Vec2 screen;
  float pixel_ratio = 1;
  double seconds = 0;

  // the game shown
  const Session* shown_session = nullptr;
  std::shared_ptr<const Rules> shown_rules;
  u32 revision = 0;
  bool follow = true;  // the camera keeps the whole land in view until the player moves it
  std::array<Vec2, kMaxPlayers> player_points{};
  struct Place {
    Vec2 centre;
    float scale = 1;
  };
  std::optional<Place> before_step;  // where the camera was before it came close for a figure

  // ghost: slides between cells, spins when turned
  std::optional<Cell> ghost;
  Vec2 ghost_at;  // world, where it is drawn
  Vec2 ghost_from;
  double ghost_moved = -10;
  bool carried = false;  // dragged out of its panel
  int rotation = 0;
  float spin_from = 0;  // radians it was short of the present rotation
  double spun = -10;

  // looking
  std::optional<Hover> hover;
  std::optional<Hover> looking;  // the cursor of looking around
  std::optional<Vec2> pointer;
  SegmentId asked_highlight = kNoSegmentId;
  SegmentId shown_highlight = kNoSegmentId;
  u32 highlight_revision = 0;
  Regions highlight;
  std::vector<std::pair<SegmentId, std::unique_ptr<Regions>>> glows;
  bool field_view = false;
  u32 fields_revision = 0;
  u32 fields_art = 0;
  Regions fields;
  std::vector<Painter::RegionLook> field_looks;
  std::vector<std::vector<u8>> field_owners;  // colours, by look
  std::vector<FieldBadge> badges;
  Rect fields_world;

  // figure step: where the discs are, in screen pixels, apart from each other
  std::vector<Vec2> discs;
  std::vector<Vec2> disc_anchors;

  // input
  struct Finger {
    long long id = 0;
    Vec2 at, start;
  };
  std::vector<Finger> fingers;
  bool pressed = false;
  bool dragging = false;
  bool pinched = false;
  float twist = 0;   // radians two fingers on the ghost have turned since its last quarter
  float spread = 1;  // and how much they have spread
  enum class TwoFingers : u8 { Undecided, Pinch, Twist };
  TwoFingers two_fingers = TwoFingers::Undecided;
  bool held = false;  // a finger rests: shows what a mouse would by hovering
  double pressed_at = 0;
  Vec2 press_at, last_at;
  double last_tap = -10;
  Vec2 last_tap_at;
  bool touch = false;

  // tiles drawn into panels this frame
  struct TileRequest {
    Parts* parts = nullptr;
    Land::Single single;
    View view;
  };
  std::deque<TileRequest> tile_requests;

  // board_view.cpp
  [[nodiscard]] float ms(float base) const { return wishes.reduced_motion ? 0 : base; }
  [[nodiscard]] double since(double start) const { return (seconds - start) * 1000; }
  [[nodiscard]] bool in_view(const Rect& world) const;
  [[nodiscard]] Rect land_rect(const Session& session) const;
  [[nodiscard]] Vec2 anchor_world(const State& state, Cell cell, u8 segment) const;
  [[nodiscard]] std::optional<Hover> look_up(const Session& session, Vec2 screen_point) const;
  [[nodiscard]] Hover hover_on(const Session& session, Cell cell, u8 local) const;  // board_look.cpp
  void fit(const Session& session, bool animated);
  void follow_land(const Session& session, bool animated);
  void come_close(const Session& session);
  void moved_by_hand() { follow = false, before_step.reset(); }
  void follow_ghost(const Session& session);
  void place_discs(const Session& session);

  // board_fields.cpp
  void update_fields(const Session& session);
  void update_highlight(const Session& session);
  void draw_fields(const Session& session);    // below the props
  void draw_outlines(const Session& session);  // above them: a city's houses cover its ground
  void draw_field_badges();

  // board_draw.cpp
  void draw_land(const Session& session);
  void draw_table();
  void draw_ghosts(const Session& session);
  void draw_last_tile(const Session& session);
  void draw_look();  // board_look.cpp
  void draw_figures(const Session& session);
  void draw_labels(const Session& session);
  void draw_discs(const Session& session);
  void draw_flies(const Session& session);
  [[nodiscard]] u8 colour_of(const Session& session, Seat seat) const;

  // board_drop.cpp
  void draw_drop(const Session& session);
  void blow();  // the gust of a tile that lands

  // board_input.cpp
  bool click(Session& session, Vec2 point, bool tap);
  bool release_finger(Session& session, Vec2 point);
  void move_two(Session& session, Vec2 a, Vec2 b, Vec2 c, Vec2 d);
  [[nodiscard]] bool on_ghost(const Session& session, Vec2 point) const;
};

inline constexpr float kGhostLift = 18;  // u a tile in hand hovers above the land

// The name of a figure's sprite: "blue_follower", lying for fields.
std::string figure_name(u8 colour, u8 piece, bool lying);

constexpr Vec2 cell_corner(Cell cell) {
  return {static_cast<float>(cell.x) * kTile, static_cast<float>(cell.y) * kTile};
}

}  // namespace bastide::shell
