// Canvas: what panels are painted with. Lengths are interface units (CSS pixels at 100 % text size);
// the canvas multiplies by the scale. Nothing here knows about input.
#pragma once

#include "shell/base/geometry.h"
#include "shell/kit/contrast.h"
#include "shell/kit/fonts.h"
#include "shell/kit/frame_log.h"
#include "shell/kit/night.h"
#include "shell/kit/theme.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell::ui {

// Dear ImGui carries a GL name in a pointer.
inline ImTextureID texture_id(unsigned texture) {
  return reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture));  // NOLINT
}

enum class Align { Left, Centre, Right };

class Canvas {
 public:
  explicit Canvas(Fonts& fonts) : fonts_(fonts) {}
  void begin(ImDrawList* list, float scale) {
    list_ = list;
    scale_ = scale;
    alpha_ = 1;
  }
  [[nodiscard]] ImDrawList* list() const { return list_; }
  [[nodiscard]] FrameLog& log() { return log_; }
  [[nodiscard]] const FrameLog& log() const { return log_; }
  [[nodiscard]] float scale() const { return scale_; }
  [[nodiscard]] ImVec2 px(float x, float y) const { return {x * scale_ + shift_.x, y * scale_ + shift_.y}; }
  [[nodiscard]] Rect px(const Rect& r) const {
    return {r.x * scale_ + shift_.x, r.y * scale_ + shift_.y, r.w * scale_, r.h * scale_};
  }
  void set_alpha(float alpha) { alpha_ = alpha; }
  [[nodiscard]] float alpha() const { return alpha_; }
  void set_high_contrast(bool on) { high_contrast_ = on; }
  void set_night(bool on) { night_ = on; }
  [[nodiscard]] bool night() const { return night_ && painted_ == 0; }
  // A surface's colour as it comes to the screen.
  [[nodiscard]] ImU32 ground(ImU32 colour) const;
  // While it lives everything has the colours it is drawn with: pictures stay what they are by night.
  class AsPainted {
   public:
    explicit AsPainted(Canvas& canvas) : canvas_(canvas) { ++canvas_.painted_; }
    ~AsPainted() { --canvas_.painted_; }
    AsPainted(const AsPainted&) = delete;
    AsPainted& operator=(const AsPainted&) = delete;

   private:
    Canvas& canvas_;
  };
  void clip(const Rect& r);
  void unclip();
  [[nodiscard]] bool shows(const Rect& r) const;  // some of it is neither clipped nor scrolled away

  // --- shapes
  void rect(const Rect& r, ImU32 colour, float radius = 0,
            int corners = 0);  // ImDrawFlags of rounded corners
  void gradient(const Rect& r, ImU32 top, ImU32 bottom, float radius = 0);
  void frame(const Rect& r, ImU32 colour, float radius, float width = 1.2F);
  void dashes(const Rect& r, ImU32 colour, float radius, float width, float on, float off);
  void disc(float x, float y, float radius, ImU32 colour);
  void ring(float x, float y, float radius, ImU32 colour, float width);
  void line(float x0, float y0, float x1, float y1, ImU32 colour, float width = 1.2F);
  void path(const std::vector<Vec2>& points, ImU32 colour, float width, bool closed = false);
  void polygon(const std::vector<Vec2>& points, ImU32 colour);  // convex
  void shadow(const Rect& r, float blur, float alpha, float radius);
  void panel(const Rect& r, float radius = 14, float shadow_strength = 1);

  // --- pictures
  void icon(std::string_view name, float x, float y, float size, ImU32 colour,
            float width = 2.1F);                                    // centred
  void mark(int colour, float x, float y, float scale, ImU32 ink);  // centred
  void figure(int colour, std::string_view piece, float x, float y, float height,
              float alpha = 1);  // by the piece's key; base at (x, y); vector

  // --- text
  [[nodiscard]] float width(std::string_view text, Type type) const;
  [[nodiscard]] float size(Type type) const { return kTypeStyles[static_cast<std::size_t>(type)].size; }
  // `y` is the middle of the letters' height. Returns the width.
  float text(float x, float y, std::string_view text, Type type, ImU32 colour, Align align = Align::Left);
  // The same, cut with … if it is wider than `room`.
  float text_in(float x, float y, float room, std::string_view text, Type type, ImU32 colour,
                Align align = Align::Left);
  // In the first of `types`, from large to small, in which it has room; cut in the last.
  float text_fit(float x, float y, float room, std::string_view text, std::initializer_list<Type> types,
                 ImU32 colour, Align align = Align::Left);
  // With a soft outline, for titles over pictures.
  void text_outlined(float x, float y, std::string_view text, Type type, ImU32 colour, ImU32 outline,
                     float width, Align align);
  // `broken`, if given: whether a word was.
  [[nodiscard]] std::vector<std::string> wrap(std::string_view text, Type type, float room,
                                              bool* broken = nullptr) const;
  // Wrapped, from the top; returns the height.
  float paragraph(float x, float y, float room, std::string_view text, Type type, ImU32 colour,
                  Align align = Align::Left);
  [[nodiscard]] float paragraph_height(std::string_view text, Type type, float room) const;
  [[nodiscard]] float line_height(Type type) const { return size(type) * 1.32F; }

 private:
  [[nodiscard]] ImU32 tint(ImU32 colour) const {
    if (high_contrast_) colour = high_contrast(colour);
    return alpha_ >= 1 ? colour : faded(colour, alpha_);
  }
  [[nodiscard]] ImU32 ink(ImU32 colour) const;
  [[nodiscard]] ImU32 stroke(ImU32 colour) const;
  [[nodiscard]] ImU32 faint(ImU32 colour) const { return alpha_ >= 1 ? colour : faded(colour, alpha_); }
  void outline(const Rect& r, float radius);  // as ImGui's path
  // one run of letters (page_letters.h); the pen is in CSS pixels, on the baseline
  [[nodiscard]] float run_width(std::string_view run, Type type, bool ours) const;
  // Runs within which letters stand as wide as they are: fn(part, CSS pixels by which the next one is moved)
  template <class Fn>
  void for_each_part(std::string_view text, Type type, Fn&& fn) const;
  [[nodiscard]] float plain_width(std::string_view part, Type type) const;
  [[nodiscard]] ImVec2 snapped(ImVec2 at) const;
  void own_letters(ImVec2 pen, std::string_view text, Type type, ImU32 colour);
  void page_letters(ImVec2 pen, std::string_view text, Type type, ImU32 colour);

  void note(float x, float y, float wide, std::string_view text, Type type);  // in the log

  Fonts& fonts_;
  FrameLog log_;
  ImDrawList* list_ = nullptr;
  float scale_ = 1;
  float alpha_ = 1;
  bool high_contrast_ = false;
  bool night_ = false;
  int painted_ = 0;
  Vec2 shift_;  // CSS pixels, while something slides in

 public:
  void set_shift(Vec2 css) { shift_ = css; }
};

}  // namespace bastide::shell::ui
