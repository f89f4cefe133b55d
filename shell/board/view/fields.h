// The field view: every field in its owners' colours, with what it would bring.
#pragma once

#include "shell/base/made_for.h"
#include "shell/board/land/regions.h"
#include "shell/board/view/scene.h"

namespace bastide::shell {

class FieldView {
 public:
  explicit FieldView(Scene& scene) : scene_(scene) {}

  void set(bool on) { on_ = on; }
  [[nodiscard]] bool on() const { return on_; }
  void update(const Session& session);
  void forget();  // the GL context is gone

  void draw();         // over the ground
  void draw_badges();  // labels

 private:
  struct Badge {
    Vec2 at;  // world
    int cities = 0;
    int points = 0;
    std::vector<u8> colours{};  // of the owners
  };
  struct Style {
    u8 owners = 0;              // bit per seat; kNoField: whatever is no field
    std::vector<u8> colours{};  // of the owners
  };
  void start_looks();
  std::size_t style_of(const Session& session, u8 owners);
  void draw_marks();
  void draw_badge(const Badge& badge, float size);

  Scene& scene_;
  bool on_ = false;
  MadeFor<u32, u32> built_;  // revisions of the game and of its art
  Regions regions_;
  std::vector<Painter::RegionStyle> region_looks_;
  std::vector<Style> styles_;  // one for each of them
  std::vector<Badge> badges_;
};

}  // namespace bastide::shell
