// Drawing over cairo: see the header.
#include "tools/tileart/canvas.h"

#include "shell/look/svg_path.h"

#include <array>
#include <charconv>
#include <cstring>

namespace bastide::art {

namespace {

void set_color(cairo_t* cr, Color c, double a) {
  cairo_set_source_rgba(cr, c.r / 255, c.g / 255, c.b / 255, a);
}

// An SVG elliptical arc as cairo curves (endpoint to centre form, SVG 1.1 appendix F.6).
void arc_to(cairo_t* cr, double rx, double ry, bool large, bool sweep, double x2, double y2) {
  double x1 = 0, y1 = 0;
  cairo_get_current_point(cr, &x1, &y1);
  const double dx = (x1 - x2) / 2, dy = (y1 - y2) / 2;
  double lambda = dx * dx / (rx * rx) + dy * dy / (ry * ry);
  if (lambda > 1) {
    rx *= std::sqrt(lambda);
    ry *= std::sqrt(lambda);
    lambda = 1;
  }
  const double den = rx * rx * dy * dy + ry * ry * dx * dx;
  double k = den > 0 ? std::sqrt(std::max(0.0, (rx * rx * ry * ry - den) / den)) : 0;
  if (large == sweep) k = -k;
  const double cxp = k * rx * dy / ry, cyp = -k * ry * dx / rx;
  const double cx = cxp + (x1 + x2) / 2, cy = cyp + (y1 + y2) / 2;
  const double a1 = std::atan2((dy - cyp) / ry, (dx - cxp) / rx);
  const double a2 = std::atan2((-dy - cyp) / ry, (-dx - cxp) / rx);
  cairo_save(cr);
  cairo_translate(cr, cx, cy);
  cairo_scale(cr, rx, ry);
  if (sweep) {
    cairo_arc(cr, 0, 0, 1, a1, a2);
  } else {
    cairo_arc_negative(cr, 0, 0, 1, a1, a2);
  }
  cairo_restore(cr);
}

// Draws a path's lines with cairo.
class CairoPen {
 public:
  using Point = look::PathPoint<double>;
  explicit CairoPen(cairo_t* cr) : cr_(cr) {}

  void move(Point to) {
    cairo_move_to(cr_, to.x, to.y);
    begin_ = at_ = to;
  }
  void line(Point to) {
    cairo_line_to(cr_, to.x, to.y);
    at_ = to;
  }
  void cubic(Point a, Point b, Point to) {
    cairo_curve_to(cr_, a.x, a.y, b.x, b.y, to.x, to.y);
    at_ = to;
  }
  void quadratic(Point a, Point to) {
    cubic({at_.x + (a.x - at_.x) * 2 / 3, at_.y + (a.y - at_.y) * 2 / 3},
          {to.x + (a.x - to.x) * 2 / 3, to.y + (a.y - to.y) * 2 / 3}, to);
  }
  // only in the table's wave sketches: a plain continuation is enough
  void smooth(Point to) { quadratic({at_.x + 6, at_.y + 4}, to); }
  void arc(Point radii, bool large, bool sweep, Point to) {
    arc_to(cr_, radii.x, radii.y, large, sweep, to.x, to.y);
    at_ = to;
  }
  void close() {
    cairo_close_path(cr_);
    at_ = begin_;
  }

 private:
  cairo_t* cr_;
  Point at_, begin_;
};

}  // namespace

Canvas::Canvas(int width_px, int height_px, double px_per_u) {
  surface_ = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width_px, height_px);
  cr_ = cairo_create(surface_);
  cairo_scale(cr_, px_per_u, px_per_u);
  cairo_set_line_join(cr_, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(cr_, CAIRO_LINE_CAP_ROUND);
  cairo_set_tolerance(cr_, .05);
}

Canvas::~Canvas() {
  cairo_destroy(cr_);
  cairo_surface_destroy(surface_);
}

void Canvas::trace(const Line& points, bool close) {
  cairo_new_path(cr_);
  for (const Point p : points) cairo_line_to(cr_, p.x, p.y);
  if (close) cairo_close_path(cr_);
}

void Canvas::trace_smooth(const Line& points, bool close, double k) {
  const int n = static_cast<int>(points.size());
  auto at = [&](int i) {
    return points[static_cast<std::size_t>(close ? (i + n) % n : std::clamp(i, 0, n - 1))];
  };
  cairo_new_path(cr_);
  cairo_move_to(cr_, points[0].x, points[0].y);
  for (int i = 0; i < (close ? n : n - 1); ++i) {
    const Point p0 = at(i - 1), p1 = at(i), p2 = at(i + 1), p3 = at(i + 2);
    cairo_curve_to(cr_, p1.x + (p2.x - p0.x) * k, p1.y + (p2.y - p0.y) * k, p2.x - (p3.x - p1.x) * k,
                   p2.y - (p3.y - p1.y) * k, p2.x, p2.y);
  }
  if (close) cairo_close_path(cr_);
}

void Canvas::trace_svg(std::string_view text) {
  cairo_new_path(cr_);
  CairoPen pen(cr_);
  look::read_path<double>(text, pen);
}

void Canvas::paint(Paint fill, Stroke stroke, double opacity) {
  const bool strokes = stroke.color.on && stroke.width > 0;
  const bool group = opacity < 1 && fill.on && strokes;
  const double a = group ? 1 : opacity;
  if (group) {
    cairo_path_t* keep = cairo_copy_path(cr_);
    cairo_push_group(cr_);
    cairo_new_path(cr_);
    cairo_append_path(cr_, keep);
    cairo_path_destroy(keep);
  }
  if (fill.on) {
    set_color(cr_, fill.color, a);
    cairo_fill_preserve(cr_);
  }
  if (strokes) {
    set_color(cr_, stroke.color.color, a);
    cairo_set_line_width(cr_, stroke.width);
    cairo_stroke_preserve(cr_);
  }
  cairo_new_path(cr_);
  if (group) {
    cairo_pop_group_to_source(cr_);
    cairo_paint_with_alpha(cr_, opacity);
  }
}

void Canvas::path(std::string_view text, Paint fill, Stroke stroke, double opacity) {
  trace_svg(text);
  paint(fill, stroke, opacity);
}
void Canvas::smooth(const Line& closed, Paint fill, Stroke stroke, double opacity, double k) {
  trace_smooth(closed, true, k);
  paint(fill, stroke, opacity);
}
void Canvas::smooth_line(const Line& open, Paint color, double width, double opacity, bool round) {
  cairo_set_line_cap(cr_, round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  trace_smooth(open, false, 1.0 / 6);
  paint({}, {color, width}, opacity);
  cairo_set_line_cap(cr_, CAIRO_LINE_CAP_ROUND);
}
void Canvas::polygon(const Line& points, Paint fill, Stroke stroke, double opacity) {
  trace(points, true);
  paint(fill, stroke, opacity);
}
void Canvas::line(const Line& points, Paint color, double width, double opacity) {
  trace(points, false);
  paint({}, {color, width}, opacity);
}
void Canvas::butt_line(const Line& points, Paint color, double width, double opacity,
                       const std::vector<double>& dashes) {
  cairo_set_line_cap(cr_, CAIRO_LINE_CAP_BUTT);
  if (!dashes.empty()) cairo_set_dash(cr_, dashes.data(), static_cast<int>(dashes.size()), 0);
  line(points, color, width, opacity);
  cairo_set_dash(cr_, nullptr, 0, 0);
  cairo_set_line_cap(cr_, CAIRO_LINE_CAP_ROUND);
}
void Canvas::ellipse(Point c, double rx, double ry, Paint fill, double opacity, Stroke stroke) {
  if (rx <= 0 || ry <= 0) return;
  cairo_new_path(cr_);
  cairo_save(cr_);
  cairo_translate(cr_, c.x, c.y);
  cairo_scale(cr_, rx, ry);
  cairo_arc(cr_, 0, 0, 1, 0, 2 * kPi);
  cairo_close_path(cr_);
  cairo_restore(cr_);
  paint(fill, stroke, opacity);
}
void Canvas::rect(double x, double y, double w, double h, Paint fill, double r, double opacity,
                  Stroke stroke) {
  r = std::min({r, w / 2, h / 2});
  cairo_new_path(cr_);
  if (r <= 0) {
    cairo_rectangle(cr_, x, y, w, h);
  } else {
    cairo_arc(cr_, x + w - r, y + r, r, -kPi / 2, 0);
    cairo_arc(cr_, x + w - r, y + h - r, r, 0, kPi / 2);
    cairo_arc(cr_, x + r, y + h - r, r, kPi / 2, kPi);
    cairo_arc(cr_, x + r, y + r, r, kPi, kPi * 1.5);
    cairo_close_path(cr_);
  }
  paint(fill, stroke, opacity);
}

void Canvas::soft_ellipse(Point c, double rx, double ry, Color color, double core, double mid) {
  cairo_save(cr_);
  cairo_translate(cr_, c.x, c.y);
  cairo_scale(cr_, rx, ry);
  cairo_pattern_t* p = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1);
  cairo_pattern_add_color_stop_rgba(p, 0, color.r / 255, color.g / 255, color.b / 255, core);
  cairo_pattern_add_color_stop_rgba(p, .55, color.r / 255, color.g / 255, color.b / 255, mid);
  cairo_pattern_add_color_stop_rgba(p, 1, color.r / 255, color.g / 255, color.b / 255, 0);
  cairo_set_source(cr_, p);
  cairo_new_path(cr_);
  cairo_arc(cr_, 0, 0, 1, 0, 2 * kPi);
  cairo_fill(cr_);
  cairo_pattern_destroy(p);
  cairo_restore(cr_);
}

void Canvas::with(const std::function<void()>& draw, Point move, double scale, double degrees) {
  cairo_save(cr_);
  cairo_translate(cr_, move.x, move.y);
  cairo_rotate(cr_, degrees * kPi / 180);
  cairo_scale(cr_, scale, scale);
  draw();
  cairo_restore(cr_);
}
void Canvas::clipped(const Line& polygon, bool is_smooth, const std::function<void()>& draw, double k) {
  cairo_save(cr_);
  if (is_smooth) {
    trace_smooth(polygon, true, k);
  } else {
    trace(polygon, true);
  }
  cairo_clip(cr_);
  draw();
  cairo_restore(cr_);
}
void Canvas::clipped_path(std::string_view text, const std::function<void()>& draw) {
  cairo_save(cr_);
  trace_svg(text);
  cairo_clip(cr_);
  draw();
  cairo_restore(cr_);
}
void Canvas::clip_rect(Box box) {
  cairo_rectangle(cr_, box.x, box.y, box.w, box.h);
  cairo_clip(cr_);
}
void Canvas::grouped(double opacity, const std::function<void()>& draw) {
  cairo_push_group(cr_);
  draw();
  cairo_pop_group_to_source(cr_);
  cairo_paint_with_alpha(cr_, opacity);
}

Image Canvas::image() const {
  cairo_surface_flush(surface_);
  Image out(cairo_image_surface_get_width(surface_), cairo_image_surface_get_height(surface_));
  const unsigned char* data = cairo_image_surface_get_data(surface_);
  const int stride = cairo_image_surface_get_stride(surface_);
  for (int y = 0; y < out.height; ++y) {
    for (int x = 0; x < out.width; ++x) {
      std::uint32_t v = 0;
      std::memcpy(&v, data + y * stride + x * 4, 4);
      const std::uint32_t a = v >> 24;
      std::uint8_t* p = out.at(x, y);
      auto straight = [a](std::uint32_t c) {
        return static_cast<std::uint8_t>(a == 0 ? 0 : std::min<std::uint32_t>(255, (c * 255 + a / 2) / a));
      };
      p[0] = straight((v >> 16) & 255);
      p[1] = straight((v >> 8) & 255);
      p[2] = straight(v & 255);
      p[3] = static_cast<std::uint8_t>(a);
    }
  }
  return out;
}

std::string svg(std::string_view format, std::initializer_list<double> values) {
  std::string out;
  auto it = values.begin();
  for (std::size_t i = 0; i < format.size(); ++i) {
    if (format[i] == '{' && i + 1 < format.size() && format[i + 1] == '}') {
      std::array<char, 32> buffer{};
      const auto r =
          std::to_chars(buffer.data(), buffer.data() + buffer.size(), *it++, std::chars_format::fixed, 2);
      out.append(buffer.data(), r.ptr);
      ++i;
    } else {
      out += format[i];
    }
  }
  return out;
}

}  // namespace bastide::art
