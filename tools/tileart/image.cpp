// Pictures in memory: see the header. WebP goes through the cwebp tool by way of a PNG beside the
// target, because the tool is the reference encoder and a build dependency anyway.
#include "tools/tileart/image.h"

#include "tools/tileart/canvas.h"

#include <cairo.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace bastide::art {

namespace {
std::size_t index_of(const Image& image, int x, int y) {
  return (static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) + static_cast<std::size_t>(x)) *
         4;
}
}  // namespace

void paste(Image& target, const Image& source, int x0, int y0, int gutter) {
  for (int y = -gutter; y < source.height + gutter; ++y) {
    for (int x = -gutter; x < source.width + gutter; ++x) {
      const int tx = x0 + x, ty = y0 + y;
      if (tx < 0 || ty < 0 || tx >= target.width || ty >= target.height) continue;
      const int sx = std::clamp(x, 0, source.width - 1), sy = std::clamp(y, 0, source.height - 1);
      std::memcpy(target.at(tx, ty), source.at(sx, sy), 4);
    }
  }
}

Image rows(const Image& image, int first, int end) {
  Image part(image.width, end - first);
  if (end > first) std::copy_n(image.at(0, first), part.rgba.size(), part.rgba.begin());
  return part;
}

void bleed_colours(Image& image, int rounds) {
  std::vector<bool> known(image.rgba.size() / 4);
  for (std::size_t i = 0; i < known.size(); ++i) known[i] = image.rgba[i * 4 + 3] > 0;
  for (int round = 0; round < rounds; ++round) {
    std::vector<bool> now = known;
    for (int y = 0; y < image.height; ++y) {
      for (int x = 0; x < image.width; ++x) {
        const std::size_t i = index_of(image, x, y);
        if (known[i / 4]) continue;
        int n = 0, sum[3] = {};
        for (int dy = -1; dy <= 1; ++dy) {
          for (int dx = -1; dx <= 1; ++dx) {
            const int nx = x + dx, ny = y + dy;
            if (nx < 0 || ny < 0 || nx >= image.width || ny >= image.height) continue;
            const std::size_t j = index_of(image, nx, ny);
            if (!known[j / 4]) continue;
            ++n;
            for (std::size_t c = 0; c < 3; ++c) sum[c] += image.rgba[j + c];
          }
        }
        if (n == 0) continue;
        for (std::size_t c = 0; c < 3; ++c) image.rgba[i + c] = static_cast<std::uint8_t>(sum[c] / n);
        now[i / 4] = true;
      }
    }
    known = now;
  }
}

void blur(Image& image, double sigma, bool wraps) {
  // Three box passes of this radius come close to a Gaussian.
  const int radius = std::max(1, static_cast<int>(std::lround((std::sqrt(4 * sigma * sigma + 1) - 1) / 2)));
  const int w = image.width, h = image.height;
  std::vector<float> a(image.rgba.size()), b(image.rgba.size());
  for (std::size_t i = 0; i < image.rgba.size(); i += 4) {
    const float alpha = image.rgba[i + 3] / 255.0F;
    for (std::size_t c = 0; c < 3; ++c) a[i + c] = image.rgba[i + c] * alpha;
    a[i + 3] = image.rgba[i + 3];
  }
  auto pass = [&](const std::vector<float>& in, std::vector<float>& out, bool across) {
    const int n = across ? w : h, lines = across ? h : w;
    for (int l = 0; l < lines; ++l) {
      auto index = [&](int i) {
        if (wraps) i = (i % n + n) % n;
        return across ? index_of(image, i, l) : index_of(image, l, i);
      };
      for (std::size_t c = 0; c < 4; ++c) {
        float sum = 0;
        for (int i = -radius; i <= radius; ++i) {
          if (wraps || (i >= 0 && i < n)) sum += in[index(i) + c];
        }
        for (int i = 0; i < n; ++i) {
          out[index(i) + c] = sum / static_cast<float>(2 * radius + 1);
          const int add = i + radius + 1, drop = i - radius;
          if (wraps || add < n) sum += in[index(add) + c];
          if (wraps || drop >= 0) sum -= in[index(drop) + c];
        }
      }
    }
  };
  for (int i = 0; i < 3; ++i) {
    pass(a, b, true);
    pass(b, a, false);
  }
  for (std::size_t i = 0; i < image.rgba.size(); i += 4) {
    const float alpha = a[i + 3] / 255.0F;
    for (std::size_t c = 0; c < 3; ++c) {
      image.rgba[i + c] =
          static_cast<std::uint8_t>(std::clamp(alpha > 0 ? a[i + c] / alpha : 0.0F, 0.0F, 255.0F) + .5F);
    }
    image.rgba[i + 3] = static_cast<std::uint8_t>(std::clamp(a[i + 3] + .5F, 0.0F, 255.0F));
  }
}

bool write_png(const Image& image, const std::string& path) {
  cairo_surface_t* s = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, image.width, image.height);
  unsigned char* data = cairo_image_surface_get_data(s);
  const int stride = cairo_image_surface_get_stride(s);
  for (int y = 0; y < image.height; ++y) {
    for (int x = 0; x < image.width; ++x) {
      const std::uint8_t* p = image.at(x, y);
      const std::uint32_t a = p[3];
      auto pre = [a](std::uint32_t c) { return (c * a + 127) / 255; };
      const std::uint32_t v = (a << 24) | (pre(p[0]) << 16) | (pre(p[1]) << 8) | pre(p[2]);
      std::memcpy(data + y * stride + x * 4, &v, 4);
    }
  }
  cairo_surface_mark_dirty(s);
  const cairo_status_t status = cairo_surface_write_to_png(s, path.c_str());
  cairo_surface_destroy(s);
  return status == CAIRO_STATUS_SUCCESS;
}

// PAM keeps straight alpha; a PNG through cairo would round the colours of soft edges.
static bool write_pam(const Image& image, const std::string& path) {
  std::FILE* f = std::fopen(path.c_str(), "wb");
  if (f == nullptr) return false;
  std::fprintf(f, "P7\nWIDTH %d\nHEIGHT %d\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n", image.width,
               image.height);
  const bool ok = std::fwrite(image.rgba.data(), 1, image.rgba.size(), f) == image.rgba.size();
  return std::fclose(f) == 0 && ok;
}

bool write_webp(const Image& image, const std::string& path, int quality, int alpha_quality) {
  const std::string pam = path + ".pam";
  if (!write_pam(image, pam)) return false;
  const std::string how = quality == kLossless ? "-lossless"
                                               : "-sharp_yuv -q " + std::to_string(quality) + " -alpha_q " +
                                                     std::to_string(alpha_quality);
  const std::string command = "cwebp -quiet -m 6 " + how + " '" + pam + "' -o '" + path + "'";
  const bool ok = std::system(command.c_str()) == 0;
  std::remove(pam.c_str());
  return ok;
}

}  // namespace bastide::art
