#include "shell/screens/end/chart.h"

#include "engine/core/sort.h"
#include "shell/panels/seats.h"
#include "shell/play/ranking.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

// One drawing of it.
class EndChart : Part {
 public:
  EndChart(const Context& context, const Rect& r);
  void draw();

 private:
  void draw_grid();
  void draw_line(Seat seat);
  void draw_marks(Seat seat);
  void draw_names();
  [[nodiscard]] Vec2 point(Seat seat, std::size_t i) const { return {x_of(i), y_of(series_.seats[seat][i])}; }
  [[nodiscard]] float x_of(std::size_t i) const;
  [[nodiscard]] float y_of(int value) const {
    return plot_.bottom() - plot_.h * static_cast<float>(value) / static_cast<float>(ceiling_);
  }

  Rect r_;
  PointsSeries series_;
  float name_w_;
  Rect plot_;
  float columns_;
  float band_;  // of the final scoring, 0 if there was none
  int step_ = 5;
  int ceiling_ = 10;
};

EndChart::EndChart(const Context& context, const Rect& r)
    : Part(context),
      r_(r),
      series_(points_series(session.game())),
      name_w_(std::min(112.0F, r.w * 0.26F)),
      plot_{r.x + 36, r.y + 50, r.w - 36 - name_w_, std::max(80.0F, std::min(r.h, 520.0F) - 50 - 48)},
      columns_(static_cast<float>(std::max<std::size_t>(2, series_.seats[0].size()) - 1)),
      band_(series_.final_step ? std::max(plot_.w * 0.07F, 18.0F) : 0) {
  int most = 10;
  for (const auto& seat : series_.seats) {
    for (const int value : seat) most = std::max(most, value);
  }
  while (most / step_ > 5) step_ = step_ < 10 ? 10 : step_ < 20 ? 20 : step_ < 25 ? 25 : step_ * 2;
  ceiling_ = (most + step_ - 1) / step_ * step_;
}

float EndChart::x_of(std::size_t i) const {
  const float at = static_cast<float>(i);
  if (series_.final_step && at > columns_ - 0.5F) return plot_.right();
  return plot_.x + (plot_.w - band_) * at / std::max(1.0F, columns_ - (series_.final_step ? 1.0F : 0.0F));
}

void EndChart::draw() {
  c.text(r_.x, r_.y + 12, tr("end.chart"), Type::Section, kInk);
  draw_grid();
  const auto seats = static_cast<Seat>(series_.seats.size());
  for (Seat seat = 0; seat < seats; ++seat) draw_line(seat);
  for (Seat seat = 0; seat < seats; ++seat) draw_marks(seat);
  draw_names();
}

void EndChart::draw_grid() {
  if (series_.final_step) {
    c.rect({plot_.right() - band_, plot_.y, band_, plot_.h}, rgb(0xF1E4C2, 0.8F));
    c.text(plot_.right() - band_ / 2, plot_.y - 10, tr("end.final"), Type::Caption, kInk3, Align::Centre);
  }
  for (int value = 0; value <= ceiling_; value += step_) {
    c.line(plot_.x, y_of(value), plot_.right(), y_of(value), rgb(0xE6D8B4), 1);
    c.text(plot_.x - 8, y_of(value), std::to_string(value), Type::Small, kInk3, Align::Right);
  }
  const int tiles = series_.tiles;
  const int tick = tiles > 100 ? 28 : tiles > 50 ? 14 : std::max(1, tiles / 4);
  for (int tile = 0; tile <= tiles; tile += tick)
    c.text(x_of(static_cast<std::size_t>(tile)), plot_.bottom() + 15, std::to_string(tile), Type::Small,
           kInk3, Align::Centre);
  c.text(plot_.x + (plot_.w - band_) / 2, plot_.bottom() + 35, tr("end.tiles_laid"), Type::Small, kInk3,
         Align::Centre);
}

void EndChart::draw_line(Seat seat) {
  std::vector<Vec2> points;
  const std::size_t count = series_.seats[seat].size();
  for (std::size_t i = 0; i < count; ++i) {
    const Vec2 at = point(seat, i);
    const bool last = series_.final_step && i + 1 == count;
    if (!points.empty() && !last && points.back().y != at.y) points.push_back({at.x, points.back().y});
    points.push_back(at);
  }
  c.path(points, kPaperTop, 5.6F);
  c.path(points, seat_ink(session, seat).fill, 2.8F);
}

// Now and then, so that colour is not alone.
void EndChart::draw_marks(Seat seat) {
  const PlayerColour& player = seat_ink(session, seat);
  const std::size_t seats = series_.seats.size();
  for (std::size_t i = 9 + seat * 22 / seats; i + 2 < series_.seats[seat].size(); i += 28) {
    const Vec2 at = point(seat, i);
    c.disc(at.x, at.y, 7.4F, kPaperTop);
    c.disc(at.x, at.y, 6.4F, player.fill);
    c.mark(seat_colour(session, seat), at.x, at.y, 0.74F, player.ink);
  }
}

// At the ends of the lines, making way to each other.
void EndChart::draw_names() {
  struct End {
    float y;
    Seat seat;
  };
  std::vector<End> ends;
  for (std::size_t seat = 0; seat < series_.seats.size(); ++seat)
    ends.push_back({y_of(series_.seats[seat].back()), static_cast<Seat>(seat)});
  sort_by(ends, [](const End& a, const End& b) { return a.y < b.y; });
  for (std::size_t i = 1; i < ends.size(); ++i) ends[i].y = std::max(ends[i].y, ends[i - 1].y + 22);
  for (std::size_t i = ends.size(); i-- > 1;) ends[i - 1].y = std::min(ends[i - 1].y, ends[i].y - 22);
  for (const End& end : ends) {
    emblems.figure(seat_colour(session, end.seat), common_figure(session.game().rules()), plot_.right() + 16,
                   end.y + 8, 17);
    c.text_fit(plot_.right() + 30, end.y, name_w_ - 32, player_name(session.game().setup(), end.seat),
               {Type::SmallBold, Type::Caption}, kInk);
  }
}

}  // namespace

void draw_end_chart(const Context& context, const Rect& r) { EndChart(context, r).draw(); }

}  // namespace bastide::shell
