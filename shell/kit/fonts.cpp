#include "shell/kit/fonts.h"

#include "shell/kit/least_font.h"
#include "shell/kit/letter.h"
#include "shell/platform/platform.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bastide::shell::ui {
namespace {

constexpr std::array<const char*, 4> kFiles = {"fonts/ui-regular.ttf", "fonts/ui-bold.ttf",
                                               "fonts/display-bold.ttf", "fonts/display-black.ttf"};
// Dear ImGui's size is that of a line, the style guide's that of an em: ascent + descent of the files.
constexpr std::array<float, 4> kLineOfEm = {1.2F, 1.2F, 1.393F, 1.393F};
constexpr int kShadowSize = 64;  // texels; the blot is a square of the inner half, blurred

// Dear ImGui wants a font; the page draws all letters.
ImFont* least_face(ImFontAtlas& atlas) {
  constexpr float kPixels = 13;
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;  // so it is only read
  const auto font = least_font();
  return atlas.AddFontFromMemoryTTF(const_cast<unsigned char*>(font.data()), static_cast<int>(font.size()),
                                    kPixels, &config);
}

// Letters, sorted, as Dear ImGui wants to be told them: the first and the last of each row, and 0 in the end.
// One letter there must be.
void ranges_around(const std::vector<ImWchar>& letters, std::vector<ImWchar>& ranges) {
  ranges.assign({' ', ' '});
  for (const ImWchar c : letters) {
    if (c <= ' ') continue;
    if (ranges.back() + 1 == c)
      ranges.back() = c;
    else
      ranges.insert(ranges.end(), {c, c});
  }
  ranges.push_back(0);
}

}  // namespace

void Fonts::fetch() {
  for (std::size_t i = 0; i < kFiles.size(); ++i) {
    if (!files_[i].empty()) continue;
    ++unanswered_;
    platform::fetch_bytes(kFiles[i], [this, i](std::optional<std::string> bytes) {
      --unanswered_;
      letters_of_[i] = letters_of(bytes.value_or(""));
      kerning_of_[i] = Kerning::of(bytes.value_or(""));
      if (letters_of_[i]['A']) files_[i] = std::move(*bytes);
      changed_ = true;
    });
  }
  for (unsigned c = 0x20; c < 0x7F; ++c) letters_[c] = true;
  need("·–—…×−„“”‚‘’");  // the language brings its own letters, a name those that it has
}

bool Fonts::incomplete() const {
  return !waiting() && std::any_of(files_.begin(), files_.end(), [](const auto& f) { return f.empty(); });
}

bool Fonts::none() const {
  return std::all_of(files_.begin(), files_.end(), [](const std::string& file) { return file.empty(); });
}

const std::vector<bool>& Fonts::letters(Type type) const {
  static const std::vector<bool> kNone;
  return none() ? kNone : letters_of_[file_for(kTypeStyles[static_cast<std::size_t>(type)].face)];
}

const Kerning& Fonts::kerning(Type type) const {
  static const Kerning kNone;
  return none() ? kNone : kerning_of_[file_for(kTypeStyles[static_cast<std::size_t>(type)].face)];
}

std::size_t Fonts::file_for(int face) const {
  constexpr std::array<std::array<std::size_t, 4>, 4> kNearest = {
      {{0, 1, 2, 3}, {1, 0, 2, 3}, {2, 3, 1, 0}, {3, 2, 1, 0}}};
  const auto& nearest = kNearest[static_cast<std::size_t>(face)];
  return *std::find_if(nearest.begin(), nearest.end(), [this](std::size_t i) { return !files_[i].empty(); });
}

void Fonts::need(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto [code, bytes] = letter_at(text, i);
    i += bytes;
    if (code >= letters_.size() || letters_[code]) continue;
    letters_[code] = true;
    changed_ = true;
  }
}

void Fonts::need(std::string_view text, Type type) {
  if (!sparing_) {
    need(text);
    return;
  }
  std::vector<ImWchar>& drawn = drawn_[static_cast<std::size_t>(type)];
  for (std::size_t i = 0; i < text.size();) {
    const auto [code, bytes] = letter_at(text, i);
    i += bytes;
    if (code >= kLetters) continue;
    const auto at = std::lower_bound(drawn.begin(), drawn.end(), code);
    if (at != drawn.end() && *at == code) continue;
    drawn.insert(at, static_cast<ImWchar>(code));
    changed_ = true;
  }
}

void Fonts::need_all() {
  if (!std::exchange(sparing_, false)) return;
  for (const auto& drawn : drawn_) {
    for (const ImWchar letter : drawn) letters_[letter] = true;
  }
  changed_ = true;
}

bool Fonts::bake(float scale, float pixel_ratio) {
  const float wanted = scale * pixel_ratio;
  page_.begin_frame(wanted);
  if (!changed_ && std::abs(wanted - scale_) < 0.01F) return false;
  if (waiting() && !baked_) return false;
  changed_ = false;
  scale_ = wanted;
  ratio_ = pixel_ratio;

  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
  atlas.TexDesiredWidth = wanted > 1.4F ? 2048 : 1024;
  if (none())
    faces_.fill(least_face(atlas));
  else
    add_faces();
  const int shadow = atlas.AddCustomRectRegular(kShadowSize, kShadowSize);
  atlas.Build();
  paint_shadow(shadow);
  baked_ = true;
  return true;
}

void Fonts::add_faces() {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  static std::array<std::vector<ImWchar>, kTypes> ranges_of;  // must live until Build
  std::vector<ImWchar> needed;
  for (unsigned c = 0; c < letters_.size() && !sparing_; ++c) {
    if (letters_[c]) needed.push_back(static_cast<ImWchar>(c));
  }
  for (std::size_t type = 0; type < kTypeStyles.size(); ++type) {
    std::vector<ImWchar>& ranges = ranges_of[type];
    ranges_around(sparing_ ? drawn_[type] : needed, ranges);
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = 1;
    config.OversampleV = 1;
    config.PixelSnapH = false;
    const std::size_t which = file_for(kTypeStyles[type].face);
    std::string& file = files_[which];
    faces_[type] = atlas.AddFontFromMemoryTTF(file.data(), static_cast<int>(file.size()),
                                              std::round(kTypeStyles[type].size * kLineOfEm[which] * scale_),
                                              &config, ranges.data());
  }
}

void Fonts::paint_shadow(int rect) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  unsigned char* pixels = nullptr;
  int width = 0;
  int height = 0;
  atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
  const ImFontAtlasCustomRect& place = *atlas.GetCustomRectByIndex(rect);
  // a step blurred along both axes: smooth from 0 at the border to 1 in the middle
  const auto soft = [](int i) {
    const float t = std::clamp(
        (static_cast<float>(std::min(i, kShadowSize - 1 - i)) + 0.5F) / (kShadowSize / 2.0F), 0.0F, 1.0F);
    return t * t * (3 - 2 * t);
  };
  for (int y = 0; y < kShadowSize; ++y) {
    for (int x = 0; x < kShadowSize; ++x) {
      pixels[(place.Y + y) * width + place.X + x] = static_cast<unsigned char>(255.0F * soft(x) * soft(y));
    }
  }
  const auto w = static_cast<float>(width);
  const auto h = static_cast<float>(height);
  shadow_uv_ = {(static_cast<float>(place.X) + 0.5F) / w, (static_cast<float>(place.Y) + 0.5F) / h,
                (static_cast<float>(place.X) + kShadowSize - 0.5F) / w,
                (static_cast<float>(place.Y) + kShadowSize - 0.5F) / h};
}

}  // namespace bastide::shell::ui
