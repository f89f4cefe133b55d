// The land drawn layer by layer, in the order of the style guide's section 2. It owns the marks of empty
// cells; everything else it is handed.
#pragma once

#include "shell/board/land/marks.h"
#include "shell/board/view/fields.h"
#include "shell/board/view/highlight.h"
#include "shell/board/view/input.h"
#include "shell/board/view/offered.h"
#include "shell/board/view/outlines.h"

namespace bastide::shell {

class Layers {
 public:
  Layers(Scene& scene, FieldView& fields, Highlight& highlight, Ghost& ghost, Inspection& inspection,
         const FigureStep& figure_step, const BoardInput& input)
      : scene_(scene),
        fields_(fields),
        highlight_(highlight),
        ghost_(ghost),
        inspection_(inspection),
        figure_step_(figure_step),
        input_(input) {}

  void draw_land(const Session& session);
  void draw_labels(const Session& session);  // over it, with Dear ImGui
  void draw_table_only();
  // Where the land is shown larger while a finger rests on it, CSS pixels: the finger hides what it asks
  // about.
  [[nodiscard]] std::optional<Rect> lens() const;
  void draw_lens(const Session& session);
  void forget() { marks_.forget(), outlines_.forget(), offered_.forget(); }  // the GL context is gone
  [[nodiscard]] const Marks& marks() const { return marks_; }

 private:
  void pale(bool on);
  void draw_game(const Session& session, bool fields_lit);
  void draw_ground(const Session& session, bool fields_lit);
  void update_marks(const Session& session);
  [[nodiscard]] SegmentId looked_at(const Session& session) const;

  Scene& scene_;
  FieldView& fields_;
  Highlight& highlight_;
  Ghost& ghost_;
  Inspection& inspection_;
  const FigureStep& figure_step_;
  const BoardInput& input_;
  Marks marks_;
  Outlines outlines_;
  Offered offered_;
};

}  // namespace bastide::shell
