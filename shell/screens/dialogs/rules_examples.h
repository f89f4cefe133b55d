// The drawn examples of a page of the rules: a small land of real tiles with figures, outlines and points,
// and its caption. What they show: shell/examples.h.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/examples.h"

namespace bastide::shell {

class RulesExamples : Part {
 public:
  explicit RulesExamples(const Context& context) : Part(context) {}
  // Those below a paragraph, from y on; `seen`: what of the page is not scrolled away. Answers where they
  // end.
  float draw(const std::string& page, int paragraph, float x, float y, float width, const Rect& seen);

 private:
  // Where the land of an example lies.
  struct Frame {
    float tile = 0;  // side
    Vec2 origin;     // corner of the cell 0,0
    Rect r;
    [[nodiscard]] Rect cell(Cell at) const {
      return {origin.x + static_cast<float>(at.x) * tile, origin.y + static_cast<float>(at.y) * tile, tile,
              tile};
    }
  };

  void turn_to(const std::string& page);
  [[nodiscard]] static Frame frame_of(const Example& example, float x, float y, float width);
  float draw_card(const Example& example, u32 id, float x, float y, float width, const Rect& seen);
  static void add_tokens(const Example& example, const Lying& one, std::vector<PanelToken>& tokens);
  void draw_land(const Example& example, const PanelLand& land, const Frame& frame);
  void draw_held_tiles(const Example& example, const Frame& frame);
  void draw_figures(const Example& example, const PanelLand& land, const Frame& frame);
  void draw_points(const Example& example, const PanelLand& land, const Frame& frame);
  void draw_verdict(float cx, float cy, bool may);
  [[nodiscard]] float why_room(const Example::Gain& gain, float width) const;
  [[nodiscard]] float gain_height(const Example& example, const Example::Gain& gain, float width) const;
  float draw_gains(const Example& example, float x, float y, float width);
  float draw_held(const Example& example, float x, float y);
  [[nodiscard]] std::string spoken(const Example& example) const;
  [[nodiscard]] std::string caption(const Example& example) const;

  std::string page_;
  std::vector<Example> examples_;
  u32 first_id_ = 1;  // of the page's lands (PanelLand::id)
};

}  // namespace bastide::shell
