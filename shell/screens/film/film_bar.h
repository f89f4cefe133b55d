// The bar of a film: buttons, and the time line with the curve of points, or of the result that the review
// expected, with a mark for each dear move.
#pragma once

#include "shell/panels/context.h"
#include "shell/play/film.h"
#include "shell/play/review.h"

namespace bastide::shell {

class FilmBar : Part {
 public:
  FilmBar(const Context& context, Film& film, const Review& review)
      : Part(context), film_(film), review_(review) {}
  void draw(const Rect& r, bool narrow);
  static constexpr float kHeight = 118, kNarrow = 124;

 private:
  void draw_buttons(float x, float y, float radius);
  void draw_speed(const Rect& r);
  void draw_line(const Rect& plot);
  void draw_points(const Rect& plot);
  void draw_curve(const std::vector<Vec2>& points, ImU32 colour, float width);
  void draw_expected(const Rect& plot);
  void draw_end(Vec2 at, Seat seat);
  void draw_names(const Rect& plot);
  void draw_marks(const Rect& plot);
  void draw_handle(const Rect& plot);
  [[nodiscard]] float x_of(const Rect& plot, std::size_t moment) const;
  [[nodiscard]] bool reviewed() const { return review_.judged().size() > 1; }

  Film& film_;
  const Review& review_;
};

}  // namespace bastide::shell
