// Features that a token may go to, each lit as a whole while its place is chosen on the land.
#pragma once

#include "shell/base/made_for.h"
#include "shell/board/land/regions.h"
#include "shell/board/view/scene.h"

namespace bastide::shell {

class Offered {
 public:
  void draw(Scene& scene, const Session& session);
  void forget() { region_.forget(), built_.forget(); }  // the GL context is gone

 private:
  void build(Scene& scene, const Session& session);

  Regions region_;
  MadeFor<u32, bool> built_;  // revision of the game, with its art
};

}  // namespace bastide::shell
