// Fonts: the page's four files, baked at the real pixel size for each text style, and only with the
// letters that are needed (a typed name may bring new ones); for the first frame, which waits for them, with
// those of its own texts. Letters that no file has are the page's.
#pragma once

#include "shell/kit/font_file.h"
#include "shell/kit/page_letters.h"
#include "shell/kit/theme.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell::ui {

class Fonts {
 public:
  // Asks for the files that are not there.
  void fetch();
  [[nodiscard]] bool ready() const { return baked_; }
  [[nodiscard]] bool waiting() const { return unanswered_ > 0; }  // a file may still come
  // A file did not come: another of them is drawn in its place.
  [[nodiscard]] bool incomplete() const;

  // Letters that texts will use.
  void need(std::string_view text);
  // Those of a text that is being drawn.
  void need(std::string_view text, Type type);
  // What was built since the last bake() has letters that were not in it: to be baked and built anew. Only
  // before need_all().
  [[nodiscard]] bool lacks() const { return sparing_ && changed_; }
  // The first frame is drawn: from now on a face has all letters that any text needs.
  void need_all();
  // Before NewFrame: bakes anew if size or letters changed. `scale` = interface scale × device pixels.
  // true if the fonts are other ones now.
  bool bake(float scale, float pixel_ratio);

  [[nodiscard]] ImFont* face(Type type) const { return faces_[static_cast<std::size_t>(type)]; }
  [[nodiscard]] float ratio() const { return ratio_; }  // device pixels a CSS pixel
  // The size in CSS pixels at which the face is drawn texel by texel.
  [[nodiscard]] float drawn_size(Type type) const { return face(type)->FontSize / ratio_; }
  // From the top of the line to the baseline, in CSS pixels.
  [[nodiscard]] float ascent(Type type) const { return face(type)->Ascent / ratio_; }
  // By code point, what the face can draw; the rest of a text is page().
  [[nodiscard]] const std::vector<bool>& letters(Type type) const;
  [[nodiscard]] const Kerning& kerning(Type type) const;
  [[nodiscard]] PageLetters& page() { return page_; }
  // Their pictures are gone with the WebGL context.
  void forget() {
    page_.forget();
    changed_ = true;
  }
  // A soft blot in the same texture, for shadows: its corners in the texture.
  [[nodiscard]] ImVec4 shadow_uv() const { return shadow_uv_; }

 private:
  void paint_shadow(int rect);
  void add_faces();
  [[nodiscard]] bool none() const;  // not one file is there
  [[nodiscard]] std::size_t file_for(
      int face) const;  // its own, or the nearest that is there; if there is any

  std::array<std::string, 4> files_;
  std::array<std::vector<bool>, 4> letters_of_;  // of the files
  std::array<Kerning, 4> kerning_of_;
  PageLetters page_;
  int unanswered_ = 0;
  std::array<ImFont*, kTypes> faces_{};
  std::array<bool, kLetters> letters_{};  // needed
  // Until need_all(): those of each face that were asked for while drawing, sorted.
  std::array<std::vector<ImWchar>, kTypes> drawn_;
  bool sparing_ = true;
  bool changed_ = true;
  bool baked_ = false;
  float scale_ = 0;
  float ratio_ = 1;
  ImVec4 shadow_uv_;
};

}  // namespace bastide::shell::ui
