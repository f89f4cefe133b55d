// Marks on empty cells: where the tile in hand may lie now, where after a turn, where nothing fits.
#pragma once

#include "engine/game/outlook.h"
#include "shell/base/made_for.h"
#include "shell/look/palette.h"
#include "shell/play/session.h"
#include "shell/render/painter.h"

namespace bastide::shell {

class Marks {
 public:
  struct Wish {
    bool places = true;  // off: every empty cell is plain and says nothing
    bool dead = true;
    float thick = 1;  // of lines, so that they do not vanish far away
    int hovered_x = 1000, hovered_y = 1000;
    bool night = false, contrast = false;
    [[nodiscard]] const palette::Places& look() const { return palette::places(night, contrast); }
    friend bool operator==(const Wish&, const Wish&) = default;
  };

  void update(const Session& session, const Wish& wish);
  void draw(Painter& painter) const;
  void forget() { mesh_.forget(), built_.forget(); }
  [[nodiscard]] int marked_places() const { return marked_places_; }
  [[nodiscard]] int marked_dead() const { return shows_dead_ ? dead_.size : 0; }

 private:
  MadeFor<u32, int, std::optional<Cell>, Wish> built_;  // of the session: revision, rotation, ghost
  bool shows_dead_ = false;
  Mesh mesh_;
  MadeFor<u32> listed_;  // dead_
  CellList dead_;
  int marked_places_ = 0;
};

}  // namespace bastide::shell
