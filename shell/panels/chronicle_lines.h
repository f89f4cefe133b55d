// Lines of the chronicle, on the table's panel and in the dialog; and the feature of the line that is pointed
// at or was clicked, which is lit on the land.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

class ChronicleLines : Part {
 public:
  explicit ChronicleLines(const Context& context) : Part(context) {}

  void begin_frame() { pointed_at_.reset(); }
  void draw(std::size_t index, const Rect& r);
  // What a line needs at that width: `one_row`, or more if its words go on in further rows.
  [[nodiscard]] float height(std::size_t index, float width, float one_row) const;
  // To be lit in this frame.
  [[nodiscard]] SegmentId lit() const;
  [[nodiscard]] bool keeps_lit() const { return view.now < kept_until_; }

 private:
  void go_to(const ChronicleLine& line);
  void draw_text(const std::string& text, float x, float cy, float room, const Rect& r);

  static constexpr float kStep = 16;  // from row to row
  static float height_of(std::size_t rows) { return static_cast<float>(rows) * kStep + 10; }

  std::optional<SegmentId> pointed_at_;  // by the mouse, in this frame
  SegmentId kept_ = kNoSegmentId;        // of a line that was clicked …
  double kept_until_ = 0;                // … for a while
};

}  // namespace bastide::shell
