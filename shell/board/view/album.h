// Album: lands drawn off the screen. Pictures of games that are not at the table (saved ones), kept as
// textures; the picture of a land that is handed out.
#pragma once

#include "shell/board/view/scene.h"
#include "shell/render/offscreen.h"

#include <map>

namespace bastide::shell {

class Album {
 public:
  Album(Painter& painter, ArtFiles& files) : scene_(painter, files) {}

  void begin_frame() { drawn_ = waiting_ = false; }
  // A game's whole land, `width` × `height` pixels, kept under this number. It is drawn when there is none of
  // this version yet and when its art has come; one picture a frame at most. texture 0: not yet.
  Picture land(int number, const Game& game, u64 version, int width, int height);
  // The same of tiles in rows, as TileSheet says.
  Picture tiles(int number, const std::shared_ptr<const Rules>& rules, const TileSheet& sheet, u64 version);
  [[nodiscard]] bool waiting() const { return waiting_; }  // something is to be drawn in the next frame

  // u around a land in a picture, on top of its own margin: without the cell of table there.
  static float around(const Game& game);
  // Draws the whole land of the table and calls `done` while it can be read. false: there is no room for it.
  bool paint(const Game& game, int width, int height, const std::function<void()>& done);

  [[nodiscard]] int kept() const;  // pictures that are there
  void release();                  // all of them
  void set_night(bool on);
  void forget();  // the GL context is gone

 private:
  struct Page {
    Offscreen picture;
    u32 art = 0;
    u64 version = 0;
  };
  [[nodiscard]] static bool is(const Page& page, u64 version, int width, int height);
  [[nodiscard]] u32 art_version() const;
  void use_rules(const std::shared_ptr<const Rules>& rules);  // those of what is to be drawn
  // Draws it now, if it may be. `draw` runs between begin() and end().
  void renew(Page& page, u64 version, int width, int height, const std::function<void()>& draw);
  [[nodiscard]] static Picture picture_of(const Page& page, u64 version);
  void draw_tiles(const TileSheet& sheet, int width, int height);
  // `more`: u around the land, on top of its margin.
  void draw(const Game& game, float more, int width, int height);

  Scene scene_;
  std::map<int, Page> pages_;
  bool drawn_ = false;
  bool waiting_ = false;
};

}  // namespace bastide::shell
