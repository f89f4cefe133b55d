// Lands and single tiles in panels, of whatever rules: examples, what a set-up has in its bag. Drawn with the
// land's own means; the art they need is fetched when they are first shown, and until it is there (or if it
// does not come) they are plain.
#pragma once

#include "shell/board/land/regions.h"
#include "shell/board/view/scene.h"

#include <deque>

struct ImVec4;

namespace bastide::shell {

class PanelLands {
 public:
  explicit PanelLands(Scene& scene) : scene_(scene) {}

  void begin_frame();  // what was drawn in the frame before is done
  void forget();       // the GL context is gone
  void tile(ImDrawList* list, const std::shared_ptr<const Rules>& rules, const Land::Single& single,
            Vec2 top_left, float size);
  // `at`: where the corner of the cell 0,0 is on the screen.
  void land(ImDrawList* list, const PanelLand& land, Vec2 at, float tile_px);
  [[nodiscard]] Vec2 figure_place(const PanelLand& land, SegmentId segment);

 private:
  // A land as it was drawn last; one of id 0 draws single tiles.
  struct Kept {
    explicit Kept(std::shared_ptr<Art> of) : art(std::move(of)) {}
    std::shared_ptr<Art> art;
    Land land{*art};
    Regions lit;
    u32 id = 0;
    u32 lit_art = 0;   // Art::revision() of what is lit
    u32 last_use = 0;  // frame
  };
  struct Job {  // to be drawn when the panels are
    Scene* scene = nullptr;
    Kept* kept = nullptr;
    WorldToScreen view;
    Land::Single single;
    bool whole = false;
    const State* state = nullptr;  // of a whole land
    std::vector<PanelToken> tokens;
  };

  Kept& keep(const std::shared_ptr<const Rules>& rules, u32 id);
  [[nodiscard]] std::shared_ptr<Art> art_for(const std::shared_ptr<const Rules>& rules) const;
  void add(ImDrawList* list, const Job& job);
  static void draw(const Job& job, const ImVec4& clip);

  Scene& scene_;
  u32 frame_ = 0;
  std::vector<std::unique_ptr<Kept>> kept_;
  std::deque<Job> jobs_;  // of this frame; ImGui keeps pointers to them
};

}  // namespace bastide::shell
