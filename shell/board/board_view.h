// BoardView: the landscape on the screen. Camera, drawing, motion, picking and input on the land;
// everything that panels need to know about the board. Positions are CSS pixels, as in ImGui.
#pragma once

#include "shell/base/geometry.h"
#include "shell/play/session.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

union SDL_Event;
struct ImDrawList;
struct ImFont;

namespace bastide::shell {

// What lies under the pointer.
struct Hover {
  Cell cell;
  int tile = -1;                     // index of the placed tile, -1 = empty cell
  u8 local = kNoSegment;             // its segment under the pointer
  SegmentId segment = kNoSegmentId;  // the same, global
};

// A picture in one of the art pages, for ImDrawList::AddImage; texture 0 while not loaded yet.
struct Picture {
  unsigned texture = 0;
  Vec2 uv0, uv1;
  float width = 0, height = 0;  // pixels in its page
  Vec2 base;                    // base point in those pixels
};

// Tiles in rows on paper, in device pixels.
struct TileSheet {
  std::vector<u8> designs;
  int columns = 1;
  Vec2 step;           // from one to the next
  Vec2 inset;          // of a tile's square in its place: what stands on it reaches out above
  float side = 0;      // of that square
  unsigned paper = 0;  // Color
};

// A token on a land in a panel, by its name in the engine.
struct PanelToken {
  std::string_view key;
  std::string_view figure{};  // it is this figure, if it has no picture of its own
  Cell cell;
  u8 segment = kNoSegment, other = kNoSegment;  // as in Lying (engine/rules/shown.h)
  bool on_site = false;                         // stacks.h
  int storeys = 0;                              // below it
  u8 colour = 0;                                // of a figure
};

// A land of its own in a panel, whatever game is played.
struct PanelLand {
  u32 id = 0;  // not 0; what looks different has another
  std::shared_ptr<const Rules> rules;
  const State* state = nullptr;
  std::vector<SegmentId> lit;        // features outlined
  std::vector<PanelToken> tokens{};  // that lie there
};

// Something of the board that is no tile, to be read about by pointing at it; CSS pixels.
struct BoardThing {
  Rect rect;
  std::string words;
};

struct BoardOptions {
  bool grid = true;
  bool reduced_motion = false;
  // player aids (settings.h); without `places` every empty cell beside the land looks the same
  bool places = true, dead = true, features = true;
  bool high_contrast = false;  // pale land, outlined cities and roads
  bool night = false;          // a dark table, the land a little darker
  float pace = 1;              // how many times as fast as usual things move
};

struct Gained;

class BoardView {
 public:
  BoardView();
  ~BoardView();

  void init();
  // What draws the land, which the first frame does not need. Nothing waits for it …
  void load_shaders();
  bool ready();         // … until here; false: they do not link
  void load_art();      // fetches the pictures; the land is drawn without them till then
  void context_lost();  // drops what lived in the WebGL context …
  bool context_back();  // … and makes it again

  // Fonts for badges, pills and number keys on the land; UI sets them (and again when they change).
  struct Fonts {
    ImFont* small = nullptr;    // number keys
    ImFont* display = nullptr;  // scores
  };
  void set_fonts(Fonts fonts);
  void set_options(const BoardOptions& options);
  void set_panel_scale(float scale);  // CSS px a unit of the panels: what must be readable grows with them

  // Once a frame, before panels: follows the session, plays what has happened as motion, moves the camera.
  void begin_frame(const Session& session, Vec2 screen, float pixel_ratio, double seconds);
  void follow(Session& session);  // where it has a game: what has become of it, motion, the view
  // Draws the land (GL) and its labels (into ImGui's background list).
  void draw(const Session& session);
  // The table for a screen that covers the land, with the land that show_behind() has put there in this
  // frame.
  void draw_backdrop();
  // A land of its own behind the panels, its start tile in the middle of `room`, tiles `tile_px` wide.
  // `news`: what has just happened there, to be moved. false: its art has not come, and nothing is shown.
  bool show_behind(const Game& game, std::span<const Event> news, float tile_px, const Rect& room);
  [[nodiscard]] int tiles_behind() const;  // laid in what is shown there
  // The whole land alone, as a picture of so many pixels: `done` is called while WebGL can read it
  // (platform.h: hand_out_picture). Between frames. false: there is no room for it.
  bool paint_land(const Game& game, int width, int height, const std::function<void()>& done);
  // How large one side of such a picture may be.
  [[nodiscard]] static int longest_side();
  // Tiles so many pixels wide are to be painted: asks for finer art. true: some is on its way.
  bool sharpen(float tile_px);
  // The shape of the land with its margin, width to height; and how wide a tile is in a picture of it.
  [[nodiscard]] static float land_shape(const Game& game);
  [[nodiscard]] static float tile_px(const Game& game, int width, int height);
  // Something on the land still moves.
  [[nodiscard]] bool moving() const;
  // A score of the end of the game flies up where its feature is, beside `stack` others.
  void show_score(const Event& event, int stack);
  // A die rolls over the land from cell to cell and shows its face there.
  void roll_die(Cell from, Cell to, int face);
  // Ends all motion at once; false if nothing moved.
  bool skip_motion();

  // Input that no panel wants. true = it changed something.
  bool handle(Session& session, const SDL_Event& event);
  // Keys of the land (turn, walk, place, figure …), by SDL keycode and modifiers.
  bool handle_key(Session& session, int key, int modifiers);
  [[nodiscard]] bool dragging() const;
  void pointer_left();  // the pointer is over a panel now

  // --- camera
  // The part of the screen that the land has: it is centred there. And what lies over that part.
  void set_safe_area(Rect area);
  void set_covered(const std::vector<Rect>& covered);
  // What a question is about beside its places on the land; it stays in view with them. `looks_on`: nothing
  // is answered there, so no place need be large enough for a finger.
  void set_asked(const std::vector<Cell>& cells, bool looks_on);
  // The whole land. From then on the view follows: all that can be answered stays in view, until the player
  // moves or zooms it.
  void fit(bool animated = true);
  [[nodiscard]] bool following() const;
  void zoom(float factor);                   // about the middle of the safe area
  [[nodiscard]] float zoom_percent() const;  // 100 = a tile is 160 units of the panels wide
  void show(Cell cell);                      // pans only as far as needed
  void glance(Cell cell);                    // the same, but a free view stays
  void show(std::span<const Cell> cells);    // of what can be answered those, or as many as there is room for
  // What can be answered on the land now: its cell, and where it is on the screen.
  struct Answerable {
    Cell cell;
    Rect rect;
  };
  [[nodiscard]] std::vector<Answerable> answerable(const Session& session) const;

  // --- where things are on the screen
  [[nodiscard]] Cell cell_at(Vec2 screen_point) const;
  [[nodiscard]] Rect cell_rect(Cell cell) const;
  // What a family's board has besides tiles.
  [[nodiscard]] std::vector<BoardThing> things(const Game& game) const;
  // The middle of the figure that stands or lies on a segment of the land, CSS pixels.
  [[nodiscard]] Vec2 figure_point(const Game& game, SegmentId segment) const;
  [[nodiscard]] std::optional<Rect> ghost_rect(const Session& session) const;  // as drawn: lifted
  [[nodiscard]] std::optional<Vec2> spot_point(int spot) const;
  [[nodiscard]] std::span<const Gained> spot_gains(int spot) const;  // what it would bring to whom
  [[nodiscard]] float spot_radius() const;
  // Where the place for a figure is on the picture of the tile just laid, 0 to 1; nothing if it is elsewhere.
  [[nodiscard]] std::optional<Vec2> spot_on_tile(const Session& session, int spot) const;

  // Where a player's card is: scores and figures fly there. And, frame by frame, where the scoreboard is
  // found and a counter stands on it: some scores come from there.
  void set_player_point(Seat seat, Vec2 point);
  void set_scoreboard_point(Vec2 point);
  void set_counter_point(Seat seat, u8 counter, Vec2 point);
  // The scores on their way, each from where it began.
  struct Flying {
    Seat seat = 0;
    int amount = 0;
    Vec2 from;
  };
  [[nodiscard]] std::vector<Flying> flying(const Session& session) const;
  // Where scores rise from the land now: each one's way up, in CSS pixels.
  [[nodiscard]] std::vector<Rect> scored(const Session& session) const;

  // --- looking
  // By mouse, or by a finger that rests (held()).
  [[nodiscard]] const std::optional<Hover>& hover() const;
  [[nodiscard]] bool held() const;
  // Where the land below a resting finger is shown larger.
  [[nodiscard]] std::optional<Rect> lens() const;
  // Inspection around without laying anything: a cursor of its own, moved by arrows, Tab (features of a
  // tile) or a click. It starts at the ghost, else at the last tile.
  void start_inspection(const Session& session);
  void stop_inspection();
  [[nodiscard]] const std::optional<Hover>& inspected() const;
  void step_inspection(const Session& session, int side);
  void next_inspected(const Session& session, int direction);
  void highlight_feature(SegmentId segment);  // kNoSegmentId = none; outline and tint
  [[nodiscard]] bool field_view() const;
  void set_field_view(bool on);
  // The feature lit now, kNoSegmentId = none.
  [[nodiscard]] SegmentId lit_feature() const;
  // How many cells are marked as places for the tile in hand, and as dead.
  [[nodiscard]] int marked_places() const;
  [[nodiscard]] int marked_dead() const;

  // --- pictures for panels. All can be called before the art has arrived.
  // A whole tile with everything that stands on it, its square at `top_left`, `size` px wide. Of whatever
  // rules: of others than the game's the art is fetched when it is first asked for, and plain till then.
  void draw_tile(ImDrawList* list, const std::shared_ptr<const Rules>& rules, u8 design, int rotation,
                 Vec2 top_left, float size);
  // A land with its outlines, the corner of its cell 0,0 at `at`; figures are drawn over it.
  void draw_land(ImDrawList* list, const PanelLand& land, Vec2 at, float tile_px);
  // Where a figure's base is on a segment of it, in tiles from that corner.
  [[nodiscard]] Vec2 figure_place(const PanelLand& land, SegmentId segment);
  // Player's figure, by the key of its piece, standing with its base in the middle of the bottom of `box`, or
  // lying in its middle. false: its picture has not come.
  bool draw_figure(ImDrawList* list, u8 colour, std::string_view piece, Rect box, float alpha = 1,
                   bool lying = false);
  // The whole land of any game, in device pixels, kept under a number of the caller's and drawn anew when
  // `version` (not 0) is another one. texture 0: its art has not come yet.
  [[nodiscard]] Picture land_picture(int number, const Game& game, u64 version, Vec2 px);
  // Tiles of any rules. texture 0: their art is still on its way; plain tiles stand for what did not come.
  [[nodiscard]] Picture tile_sheet(int number, const std::shared_ptr<const Rules>& rules,
                                   const TileSheet& sheet, u64 version);
  [[nodiscard]] int pictures_kept() const;  // of both kinds
  // props.webp
  [[nodiscard]] Picture prop(std::string_view name) const;
  [[nodiscard]] bool art_ready() const;
  [[nodiscard]] bool art_fine() const;  // and nothing finer is on its way
  // Some of it did not come: plain tiles are drawn in its place until it is asked for again.
  [[nodiscard]] bool art_incomplete() const;
  void ask_for_art_again();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace bastide::shell
