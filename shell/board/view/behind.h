// A land behind the panels that nobody plays: as it lies, with its tiles falling and its figures hopping in.
#pragma once

#include "shell/board/view/scene.h"

namespace bastide::shell {

class Behind {
 public:
  Behind(Painter& painter, ArtFiles& files) : scene_(painter, files) {}

  // In this frame, its start tile in the middle of `room`, tiles `tile_px` wide. `news`: what has just
  // happened there. false: its art has not come.
  bool show(const Game& game, std::span<const Event> news, float tile_px, const Rect& room,
            const Scene& table);
  [[nodiscard]] const Game* shown() const { return shown_; }
  // Draws what is to be shown; false: nothing is.
  bool draw();
  void begin_frame() { shown_ = nullptr; }
  void forget() { scene_.land.forget(); }  // the GL context is gone

 private:
  Scene scene_;
  const Game* shown_ = nullptr;
};

}  // namespace bastide::shell
