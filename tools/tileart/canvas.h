// A drawing surface in u with the few calls the recipes need (path, polygon, line, ellipse, rectangle,
// clip, transform), over cairo. Paths may be given as SVG path data, because the recipes' shapes were
// made that way.
#pragma once

#include "tools/tileart/color.h"
#include "tools/tileart/geometry.h"
#include "tools/tileart/image.h"

#include <cairo.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::art {

struct Stroke {
  Paint color;
  double width = 0;
};

struct Box {
  double x = 0, y = 0, w = 0, h = 0;
};

class Canvas {
 public:
  Canvas(int width_px, int height_px, double px_per_u = 1);
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // `opacity` holds for fill and stroke together.
  void path(std::string_view svg, Paint fill, Stroke stroke = {}, double opacity = 1);
  void smooth(const Line& closed, Paint fill, Stroke stroke = {}, double opacity = 1, double k = 1.0 / 6);
  void smooth_line(const Line& open, Paint color, double width, double opacity = 1, bool round = true);
  void polygon(const Line& points, Paint fill, Stroke stroke = {}, double opacity = 1);
  void line(const Line& points, Paint color, double width, double opacity = 1);
  void butt_line(const Line& points, Paint color, double width, double opacity = 1,
                 const std::vector<double>& dashes = {});
  void ellipse(Point c, double rx, double ry, Paint fill, double opacity = 1, Stroke stroke = {});
  void rect(double x, double y, double w, double h, Paint fill, double radius = 0, double opacity = 1,
            Stroke stroke = {});
  // Soft ellipse: colour with alpha falling from `core` at the centre to 0, as of the cast shadows.
  void soft_ellipse(Point c, double rx, double ry, Color color, double core, double mid);

  void with(const std::function<void()>& draw, Point move, double scale = 1, double degrees = 0);
  void clipped(const Line& polygon, bool is_smooth, const std::function<void()>& draw, double k = 1.0 / 6);
  void clipped_path(std::string_view svg, const std::function<void()>& draw);
  void clip_rect(Box box);
  void grouped(double opacity, const std::function<void()>& draw);

  [[nodiscard]] Image image() const;  // straight alpha
  cairo_t* cairo() { return cr_; }

 private:
  void trace(const Line& points, bool close);
  void trace_smooth(const Line& points, bool close, double k);
  void trace_svg(std::string_view svg);
  void paint(Paint fill, Stroke stroke, double opacity);

  cairo_surface_t* surface_;
  cairo_t* cr_;
};

// SVG path data from numbers: "M{} {}V{}" with every {} replaced in turn.
std::string svg(std::string_view format, std::initializer_list<double> values);

// Gaussian-like blur of a whole canvas picture (premultiplied), three box passes.
void blur(Image& straight, double sigma_px, bool wraps = false);

}  // namespace bastide::art
