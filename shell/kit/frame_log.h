// What a frame of the panels has drawn, in order: texts, widgets, surfaces. For the tests that look for words
// that are cut, covered or out of their box; empty unless it is on.
#pragma once

#include "shell/base/geometry.h"

#include <string>
#include <vector>

namespace bastide::shell::ui {

struct Drawn {
  enum class What { Text, Widget, Surface };
  What what = What::Text;
  std::string words{};  // of a text, all of them; of a widget its id
  Rect rect{};          // interface units; of a text from the top of its capitals to its baseline
  Rect clip{};          // what of it can be seen
  int layer = 0;        // dialogs are above
  bool cut = false;     // a text that did not fit: with … or within a word
};

class FrameLog {
 public:
  void begin_frame() { drawn_.clear(); }
  void turn(bool on) { on_ = on; }
  [[nodiscard]] bool on() const { return on_; }
  void add(Drawn drawn) {
    drawn.layer = layer_;
    drawn_.push_back(std::move(drawn));
  }
  // The text drawn last is a part of this.
  void was_cut(std::string_view words) {
    if (drawn_.empty()) return;
    drawn_.back().words = words;
    drawn_.back().cut = true;
  }
  void set_layer(int layer) { layer_ = layer; }
  [[nodiscard]] const std::vector<Drawn>& drawn() const { return drawn_; }  // of the last frame

 private:
  std::vector<Drawn> drawn_;
  int layer_ = 0;
  bool on_ = false;
};

}  // namespace bastide::shell::ui
