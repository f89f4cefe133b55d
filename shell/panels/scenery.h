// Small landscapes behind titles, on expansion cards and banners: sky, hills and whatever of the
// land's own sprites has been loaded.
#pragma once

#include "shell/kit/widgets.h"

#include <span>

namespace bastide::shell {
class BoardView;
}

namespace bastide::shell::ui {

// A sprite of props.webp standing at (x, y) of the picture, both 0 to 1.
struct ScenerySprite {
  std::string_view prop;
  float x = 0, y = 0, scale = 1;
};

class Scenery {
 public:
  Scenery(Canvas& canvas, const BoardView& board) : c_(canvas), board_(board) {}
  // `horizon` 0 to 1: where the hills begin.
  void hills(const Rect& r, float horizon, float radius = 0);
  void stand(const Rect& r, std::span<const ScenerySprite> things, float scale = 1);
  void prop(std::string_view name, float x, float y, float scale);  // base at (x, y)
  // A token by its name, standing at (x, y), no higher nor wider than that.
  void token(std::string_view name, float x, float y, float height, float width = 1e4F);

 private:
  void ridge(const Rect& r, float y, float wave, float phase, ImU32 colour);
  Canvas& c_;
  const BoardView& board_;
};

}  // namespace bastide::shell::ui
