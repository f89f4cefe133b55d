// Keys of the land: turn the tile, walk its places, move the camera.
#pragma once

#include "shell/board/view/framing.h"

namespace bastide::shell {

class BoardKeys {
 public:
  BoardKeys(Scene& scene, Framing& framing) : scene_(scene), framing_(framing) {}
  // By SDL keycode and modifiers. true = it was for the land.
  bool handle(Session& session, int key, int modifiers);

 private:
  void walk(Session& session, int side);
  void walk_on(Session& session, int direction);

  Scene& scene_;
  Framing& framing_;
};

}  // namespace bastide::shell
