#include "shell/screens/film/film_bar.h"

#include "shell/panels/seats.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr std::size_t kMarks = 9;  // dear moves that are marked
constexpr float kReach = 10;       // of the line, above and below, for a finger

}  // namespace

void FilmBar::draw(const Rect& r, bool narrow) {
  c.shadow(r, 12, 0.34F, 16);
  c.gradient(r, kPaperTop, kPaperBottom, 16);
  c.frame(r, kLine, 16, 1.4F);
  kit.block(r);
  view.cover(r);
  const float radius = kit.touch() || narrow ? 22.0F : 19.0F;
  if (narrow) {
    draw_line({r.x + 18, r.y + 12, r.w - 36, r.h - 72});
    draw_buttons(r.x + r.w / 2, r.bottom() - 31, radius);
    draw_speed({r.x + 10, r.bottom() - 53, r.w / 2 - 88, 44});
    return;
  }
  const float buttons = 6 * radius + 34;
  const bool low = r.h < 100;
  draw_line({r.x + buttons + 8, r.y + 12, r.w - buttons - 32, r.h - 24});
  draw_buttons(r.x + buttons / 2, r.y + (low ? 34.0F : 48.0F), radius);
  draw_speed({r.x + 14, r.bottom() - (low ? 32.0F : 42.0F), buttons - 28, low ? 28.0F : 36.0F});
}

// A turn back, playing, a turn on; the middle of them there.
void FilmBar::draw_buttons(float x, float y, float radius) {
  const float step = 2 * radius + 6;
  const auto turn = [&](float at, const char* id, const char* icon, int by, bool possible) {
    const std::string words = tr(by < 0 ? "film.back" : "film.on");
    if (w.round_button(at, y, radius,
                       {.id = id, .icon = icon, .enabled = possible, .why = words, .spoken = words}))
      later([this, by] { film_.step(by); });
  };
  turn(x - step, "film.back", "left", -1, film_.at() > 0);
  const std::string words = tr(film_.plays() ? "film.pause" : "film.play");
  if (w.round_button(x, y, radius + 3,
                     {.id = "film.play",
                      .icon = film_.plays() ? "pause" : "play",
                      .tone = Tone::Green,
                      .why = words,
                      .spoken = words}))
    later([this] { film_.play(!film_.plays()); });
  turn(x + step, "film.on", "right", 1, film_.at() < film_.length());
}

// "31 / 72 · 1×"
void FilmBar::draw_speed(const Rect& r) {
  const std::string words = std::to_string(film_.turn()) + " / " + std::to_string(film_.turns()) + " · " +
                            std::to_string(film_.speed()) + "×";
  const Response state = kit.item({.id = "film.speed",
                                   .label = tr("film.speed", {{"n", film_.speed()}}),
                                   .rect = r,
                                   .why = tr("film.speed", {{"n", film_.speed()}})});
  if (state.glow > 0) c.rect(r, faded(kGold, 0.18F * state.glow), 9);
  c.text_fit(r.x + r.w / 2, r.y + r.h / 2, r.w - 8, words, {Type::BodyBold, Type::SmallBold, Type::Caption},
             kInk2, Align::Centre);
  if (state.focus) w.focus_ring(r, 9);
  if (state.clicked) film_.next_speed();
}

float FilmBar::x_of(const Rect& plot, std::size_t moment) const {
  return plot.x +
         plot.w * static_cast<float>(moment) / static_cast<float>(std::max<std::size_t>(1, film_.length()));
}

void FilmBar::draw_line(const Rect& plot) {
  const Rect target{plot.x - 8, plot.y - kReach, plot.w + 16, plot.h + 2 * kReach};
  const Response state = kit.item({.id = "film.line",
                                   .label = tr("film.turn", {{"n", film_.turn()}, {"all", film_.turns()}}),
                                   .rect = target,
                                   .grip = true});
  if (state.held) {
    const float part = std::clamp((kit.mouse().x - plot.x) / plot.w, 0.0F, 1.0F);
    const auto moment = static_cast<std::size_t>(std::lround(part * static_cast<float>(film_.length())));
    int turn = film_.turn_of(moment);  // the nearer end of it
    if (turn > 0 && moment - film_.end_of(turn - 1) < film_.end_of(turn) - moment) --turn;
    if (film_.end_of(turn) != film_.at()) later([this, turn] { film_.to_turn(turn); });
    kit.keep_moving();
  }
  const Rect curve{plot.x, plot.y + 4, plot.w, plot.h - 18};
  if (reviewed())
    draw_expected(curve);
  else
    draw_points(curve);
  c.rect({plot.x, plot.bottom() - 7, plot.w, 4}, kLine2, 2);
  c.rect({plot.x, plot.bottom() - 7, x_of(plot, film_.at()) - plot.x, 4}, kGold, 2);
  draw_names(curve);
  draw_marks(plot);
  draw_handle(plot);
  if (state.focus) w.focus_ring(target, 8);
}

// Everybody's points, turn by turn.
void FilmBar::draw_points(const Rect& plot) {
  const int players = session.game().rules().setup.players;
  i32 most = 10;
  for (int turn = 0; turn <= film_.turns(); ++turn)
    for (int seat = 0; seat < players; ++seat)
      most = std::max(most, film_.points(turn)[static_cast<std::size_t>(seat)]);
  for (int seat = 0; seat < players; ++seat) {
    std::vector<Vec2> points;
    for (int turn = 0; turn <= film_.turns(); ++turn) {
      const i32 at = film_.points(turn)[static_cast<std::size_t>(seat)];
      points.push_back(
          {x_of(plot, film_.end_of(turn)),
           plot.bottom() - plot.h * static_cast<float>(std::max(0, at)) / static_cast<float>(most)});
    }
    c.path(points, kPaperTop, 4);
    c.path(points, seat_ink(session, static_cast<Seat>(seat)).fill, 2);
    draw_end(points.back(), static_cast<Seat>(seat));
  }
}

// Whose line it is, by more than its colour.
void FilmBar::draw_end(Vec2 at, Seat seat) {
  const PlayerColour& player = seat_ink(session, seat);
  c.disc(at.x, at.y, 7.5F, kPaperTop);
  c.disc(at.x, at.y, 6.5F, player.fill);
  c.mark(seat_colour(session, seat), at.x, at.y, 0.42F, player.ink);
}

// At a sharp corner it ends and begins anew: one stroke would reach far beyond the corner.
void FilmBar::draw_curve(const std::vector<Vec2>& points, ImU32 colour, float width) {
  std::vector<Vec2> part;
  for (const Vec2 point : points) {
    if (part.size() > 1) {
      const Vec2 before = part.back() - part[part.size() - 2], after = point - part.back();
      if (before.x * after.x + before.y * after.y < 0) {
        c.path(part, colour, width);
        part = {part.back()};
      }
    }
    part.push_back(point);
  }
  c.path(part, colour, width);
}

// Of two the lead of the first, as a hill or a valley; of more, or of one, each their own.
void FilmBar::draw_expected(const Rect& plot) {
  const bool two = session.game().rules().setup.players == 2;
  const auto margin = [&](const Judged& one) { return two && one.seat == 1 ? -one.margin : one.margin; };
  double most = 10;
  for (const Judged& one : review_.judged()) most = std::max(most, std::abs(one.margin));
  const float zero = plot.y + plot.h / 2;
  const auto y_of = [&](const Judged& one) {
    return zero - plot.h / 2 * static_cast<float>(margin(one) / most);
  };
  c.line(plot.x, zero, plot.right(), zero, kLine2, 1.4F);
  for (int seat = 0; seat < (two ? 1 : session.game().rules().setup.players); ++seat) {
    std::vector<Vec2> points;
    for (const Judged& one : review_.judged())
      if (two || one.seat == seat) points.push_back({x_of(plot, one.at), y_of(one)});
    if (points.size() < 2) continue;
    if (two)
      for (std::size_t i = 1; i < points.size(); ++i) {
        const Seat ahead = (points[i].y + points[i - 1].y) / 2 <= zero ? Seat{0} : Seat{1};
        c.polygon({points[i - 1], points[i], {points[i].x, zero}, {points[i - 1].x, zero}},
                  faded(seat_ink(session, ahead).fill, 0.3F));
      }
    draw_curve(points, kPaperTop, 5);
    draw_curve(points, two ? kInk : seat_ink(session, static_cast<Seat>(seat)).fill, 2.2F);
    if (!two) draw_end(points.back(), static_cast<Seat>(seat));
  }
}

// Whose hill and whose valley it is.
void FilmBar::draw_names(const Rect& plot) {
  if (!reviewed() || session.game().rules().setup.players != 2) return;
  for (const Seat seat : {Seat{0}, Seat{1}})
    c.text_in(plot.x + 2, seat == 0 ? plot.y + 2 : plot.bottom() - 2, plot.w * 0.4F,
              tr("review.ahead", {{"name", player_name(session.game().setup(), seat)}}), Type::Caption,
              kInk2);
}

void FilmBar::draw_marks(const Rect& plot) {
  for (const std::size_t index : review_.dearest(kMarks)) {
    const Judged& one = review_.judged()[index];
    const PlayerColour& player = seat_ink(session, one.seat);
    const float size = one.cost >= 4 ? 6.5F : 4.5F;
    const float x = x_of(plot, film_.end_of(film_.turn_of(one.at + 1)));
    c.disc(x, plot.bottom() - 5, size + 1.5F, kPaperTop);
    c.disc(x, plot.bottom() - 5, size, player.fill);
    if (size > 6) c.mark(seat_colour(session, one.seat), x, plot.bottom() - 5, 0.42F, player.ink);
  }
}

void FilmBar::draw_handle(const Rect& plot) {
  const float x = x_of(plot, film_.at());
  c.line(x, plot.y, x, plot.bottom() - 2, kInk, 1.8F);
  c.disc(x, plot.bottom() - 5, 9, kInk);
  c.disc(x, plot.bottom() - 5, 6.5F, kWhite);
}

}  // namespace bastide::shell
