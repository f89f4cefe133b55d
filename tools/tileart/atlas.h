// Packs drawn sprites onto one page. The order of adding does not matter for where things land: sprites
// are placed by height, then by name, so the page is the same on every run.
#pragma once

#include "tools/tileart/canvas.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace bastide::art {

struct Sprite {
  std::string name;
  int x = 0, y = 0, w = 0, h = 0;  // px on the page
  double ax = 0, ay = 0;           // base point inside the rectangle, px
  bool rest = false;
};

class Atlas {
 public:
  // `detail` > 1: a second page of the same layout, so many times as large.
  explicit Atlas(double px_per_u, int page_width, int detail = 1)
      : scale_(px_per_u), width_(page_width), detail_(detail) {}

  // Draws with the origin at the base point; the size is measured, or `box` (in u) for textures, which
  // then get their border repeated around them instead of empty pixels.
  void add(const std::string& name, const std::function<void(Canvas&)>& draw, std::optional<Box> box = {});
  // What is added while this is on lies below all the others: a page may be fetched in two parts.
  void in_rest(bool on) { in_rest_ = on; }
  void pack();

  [[nodiscard]] const Image& page() const { return page_; }
  // The page above and from row rest_y() on; without a rest all of it, and nothing.
  [[nodiscard]] Image first_part() const;
  [[nodiscard]] Image rest() const;
  [[nodiscard]] int rest_y() const { return rest_y_; }
  [[nodiscard]] const Image& detailed_page() const { return detailed_page_; }
  [[nodiscard]] const std::vector<Sprite>& sprites() const { return sprites_; }  // in order of adding
  [[nodiscard]] const Sprite* find(const std::string& name) const;
  [[nodiscard]] double px_per_u() const { return scale_; }

 private:
  double scale_;
  int width_;
  int detail_;
  bool in_rest_ = false;
  int rest_y_ = 0;
  Image page_, detailed_page_;
  std::vector<Sprite> sprites_;
  std::vector<Image> images_, detailed_;
  std::vector<bool> texture_;
};

// The atlas of some prop kinds, and a sprite's name in it.
Atlas make_prop_atlas(std::span<const struct PropKind> kinds);
Atlas make_prop_atlas();  // of all the landscape's
std::string sprite_name(const struct PropKind& kind, int variant);

}  // namespace bastide::art
