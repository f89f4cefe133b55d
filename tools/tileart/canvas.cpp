// Drawing over cairo: see the header.
#include "tools/tileart/canvas.h"

#include <array>
#include <cctype>
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

class SvgReader {
 public:
  explicit SvgReader(std::string_view text) : text_(text) {}
  bool command(char& c) {
    skip();
    if (at_ >= text_.size()) return false;
    if (std::isalpha(static_cast<unsigned char>(text_[at_]))) c = text_[at_++];
    return true;
  }
  double number() {
    skip();
    if (at_ < text_.size() && text_[at_] == '+') ++at_;
    double v = 0;
    const auto r = std::from_chars(text_.data() + at_, text_.data() + text_.size(), v);
    at_ = static_cast<std::size_t>(r.ptr - text_.data());
    return v;
  }
  bool flag() {
    skip();
    return text_[at_++] == '1';
  }

 private:
  void skip() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == ',' || text_[at_] == '\n')) ++at_;
  }
  std::string_view text_;
  std::size_t at_ = 0;
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
  SvgReader in(text);
  char c = 'M';
  double x = 0, y = 0, sx = 0, sy = 0;
  while (in.command(c)) {
    const bool rel = std::islower(static_cast<unsigned char>(c)) != 0;
    const double ox = rel ? x : 0, oy = rel ? y : 0;
    switch (std::toupper(static_cast<unsigned char>(c))) {
      case 'M':
        x = ox + in.number();
        y = oy + in.number();
        sx = x;
        sy = y;
        cairo_move_to(cr_, x, y);
        c = rel ? 'l' : 'L';
        break;
      case 'L':
        x = ox + in.number();
        y = oy + in.number();
        cairo_line_to(cr_, x, y);
        break;
      case 'T':  // only in the table's wave sketches: a plain continuation is enough
      case 'Q': {
        double qx = 0, qy = 0;
        if (std::toupper(static_cast<unsigned char>(c)) == 'Q') {
          qx = ox + in.number();
          qy = oy + in.number();
        } else {
          qx = x + 6;
          qy = y + 4;
        }
        const double ex = ox + in.number(), ey = oy + in.number();
        cairo_curve_to(cr_, x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3, ex + (qx - ex) * 2 / 3,
                       ey + (qy - ey) * 2 / 3, ex, ey);
        x = ex;
        y = ey;
        break;
      }
      case 'H':
        x = ox + in.number();
        cairo_line_to(cr_, x, y);
        break;
      case 'V':
        y = oy + in.number();
        cairo_line_to(cr_, x, y);
        break;
      case 'C': {
        std::array<double, 6> v{};
        for (double& d : v) d = in.number();
        cairo_curve_to(cr_, ox + v[0], oy + v[1], ox + v[2], oy + v[3], ox + v[4], oy + v[5]);
        x = ox + v[4];
        y = oy + v[5];
        break;
      }
      case 'A': {
        const double rx = in.number(), ry = in.number();
        in.number();
        const bool large = in.flag(), sweep = in.flag();
        x = ox + in.number();
        y = oy + in.number();
        arc_to(cr_, rx, ry, large, sweep, x, y);
        break;
      }
      case 'Z':
        cairo_close_path(cr_);
        x = sx;
        y = sy;
        break;
      default: return;
    }
  }
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
