// Points over time, as steps: one line a player, the final scoring in a band of its own.
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

using namespace ui;

void Ui::Impl::end_chart(const Rect& r) {
  const Game& game = session->game();
  const PointsSeries series = points_series(game);
  c.text(r.x, r.y + 12, tr("end.chart"), Type::Section, kInk);
  int most = 10;
  for (const auto& seat : series.seats) {
    for (const int value : seat) most = std::max(most, value);
  }
  int step = 5;
  while (most / step > 5) step = step < 10 ? 10 : step < 20 ? 20 : step < 25 ? 25 : step * 2;
  const int ceiling = (most + step - 1) / step * step;
  const float name_w = std::min(112.0F, r.w * 0.26F);
  const Rect plot{r.x + 36, r.y + 50, r.w - 36 - name_w, std::max(80.0F, std::min(r.h, 520.0F) - 50 - 48)};
  const auto columns = static_cast<float>(std::max<std::size_t>(2, series.seats[0].size()) - 1);
  const bool final_band = series.final_step;
  const float band = final_band ? std::max(plot.w * 0.07F, 18.0F) : 0;
  const auto px_of = [&](std::size_t i) {
    const float at = static_cast<float>(i);
    if (final_band && at > columns - 0.5F) return plot.right();
    return plot.x + (plot.w - band) * at / std::max(1.0F, columns - (final_band ? 1.0F : 0.0F));
  };
  const auto py_of = [&](int value) {
    return plot.bottom() - plot.h * static_cast<float>(value) / static_cast<float>(ceiling);
  };
  if (final_band) {
    c.rect({plot.right() - band, plot.y, band, plot.h}, rgb(0xF1E4C2, 0.8F));
    c.text(plot.right() - band / 2, plot.y - 10, tr("end.final"), Type::Caption, kInk3, Align::Centre);
  }
  for (int value = 0; value <= ceiling; value += step) {
    c.line(plot.x, py_of(value), plot.right(), py_of(value), rgb(0xE6D8B4), 1);
    c.text(plot.x - 8, py_of(value), std::to_string(value), Type::Small, kInk3, Align::Right);
  }
  const int tick = series.tiles > 100 ? 28 : series.tiles > 50 ? 14 : std::max(1, series.tiles / 4);
  for (int tile = 0; tile <= series.tiles; tile += tick)
    c.text(px_of(static_cast<std::size_t>(tile)), plot.bottom() + 15, std::to_string(tile), Type::Small,
           kInk3, Align::Centre);
  c.text(plot.x + (plot.w - band) / 2, plot.bottom() + 35, tr("end.tiles_laid"), Type::Small, kInk3,
         Align::Centre);

  struct End {
    float y;
    Seat seat;
  };
  std::vector<End> ends;
  for (std::size_t seat = 0; seat < series.seats.size(); ++seat) {
    const auto& values = series.seats[seat];
    std::vector<Vec2> points;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const Vec2 at{px_of(i), py_of(values[i])};
      const bool last = final_band && i + 1 == values.size();
      if (!points.empty() && !last && points.back().y != at.y) points.push_back({at.x, points.back().y});
      points.push_back(at);
    }
    c.path(points, kPaperTop, 5.6F);
    c.path(points, kPlayers[static_cast<std::size_t>(colour_of(static_cast<Seat>(seat)))].fill, 2.8F);
    ends.push_back({py_of(values.back()), static_cast<Seat>(seat)});
  }
  // marks now and then, so that colour is not alone
  for (std::size_t seat = 0; seat < series.seats.size(); ++seat) {
    const auto& values = series.seats[seat];
    const std::size_t count = series.seats.size();
    for (std::size_t i = 9 + seat * 22 / count; i + 2 < values.size(); i += 28) {
      const PlayerColour& player = kPlayers[static_cast<std::size_t>(colour_of(static_cast<Seat>(seat)))];
      c.disc(px_of(i), py_of(values[i]), 7.4F, kPaperTop);
      c.disc(px_of(i), py_of(values[i]), 6.4F, player.fill);
      c.mark(colour_of(static_cast<Seat>(seat)), px_of(i), py_of(values[i]), 0.74F, player.ink);
    }
  }
  std::sort(ends.begin(), ends.end(), [](const End& a, const End& b) { return a.y < b.y; });
  for (std::size_t i = 1; i < ends.size(); ++i) ends[i].y = std::max(ends[i].y, ends[i - 1].y + 22);
  for (std::size_t i = ends.size(); i-- > 1;) ends[i - 1].y = std::min(ends[i - 1].y, ends[i].y - 22);
  for (const End& end : ends) {
    w.figure(colour_of(end.seat), look::kMeeple, plot.right() + 16, end.y + 8, 17);
    c.text_in(plot.right() + 30, end.y, name_w - 32, player_name(game.setup(), end.seat), Type::SmallBold,
              kInk);
  }
}

}  // namespace bastide::shell
