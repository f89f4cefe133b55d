// RGBA pictures in memory: straight alpha, blur for the soft patches, the colour bleed that keeps edges
// clean under filtering, and writing PNG and (through the cwebp tool) WebP.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bastide::art {

struct Image {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgba;  // straight alpha

  Image() = default;
  Image(int w, int h)
      : width(w), height(h), rgba(static_cast<std::size_t>(w) * static_cast<std::size_t>(h) * 4) {}
  std::uint8_t* at(int x, int y) {
    return &rgba[(static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                  static_cast<std::size_t>(x)) *
                 4];
  }
  const std::uint8_t* at(int x, int y) const { return const_cast<Image*>(this)->at(x, y); }
};

// Copies `source` into `target`; `gutter` pixels around it repeat its border (so that mipmaps of a
// neighbouring sprite never show).
void paste(Image& target, const Image& source, int x, int y, int gutter = 0);
// The rows from `first` up to `end`.
Image rows(const Image& image, int first, int end);
// Transparent pixels take the colour of the nearest opaque ones; alpha stays.
void bleed_colours(Image& image, int rounds = 6);

bool write_png(const Image& image, const std::string& path);
inline constexpr int kLossless = -1;
// quality 0..100 or kLossless, alpha_quality 100 = lossless alpha.
bool write_webp(const Image& image, const std::string& path, int quality, int alpha_quality);

}  // namespace bastide::art
