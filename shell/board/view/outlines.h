// Cities and roads outlined in black, for the high-contrast theme (style guide, section 15).
#pragma once

#include "shell/board/land/regions.h"
#include "shell/board/view/scene.h"

namespace bastide::shell {

class Outlines {
 public:
  void draw(Scene& scene, const Session& session);
  void forget() { region_.forget(), built_ = false; }  // the GL context is gone

 private:
  void build(Scene& scene, const Session& session);

  Regions region_;
  u32 revision_ = 0;
  bool built_ = false, with_art_ = false;
};

}  // namespace bastide::shell
