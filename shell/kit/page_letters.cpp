#include "shell/kit/page_letters.h"

#include "shell/kit/letter.h"

#include <cmath>

namespace bastide::shell::ui {
namespace {

constexpr std::size_t kMany = 2000;  // a page without any of its fonts draws each word like this

constexpr bool from_right_to_left(unsigned code) {
  return (code >= 0x590 && code < 0x900) || (code >= 0xFB1D && code < 0xFF00);
}

}  // namespace

Run first_run(std::string_view text, const std::vector<bool>& letters) {
  Run run;
  unsigned before = 0;
  for (std::size_t at = 0; at < text.size();) {
    const Letter letter = letter_at(text, at);
    const std::size_t next = at + letter.bytes;
    bool ours = letter.code == ' ' || (letter.code < letters.size() && letters[letter.code]);
    if (letter.code == ' ' && from_right_to_left(before) && next < text.size())
      ours = !from_right_to_left(letter_at(text, next).code);
    if (at == 0) run.ours = ours;
    if (ours != run.ours) break;
    before = letter.code;
    run.bytes = at = next;
  }
  return run;
}

void PageLetters::begin_frame(float scale) {
  const bool other = std::abs(scale - scale_) >= 0.01F;
  if (other || widths_.size() > kMany) widths_.clear();
  if (other || pictures_.size() > kMany) forget();
  scale_ = scale;
}

void PageLetters::forget() {
  for (const auto& [key, picture] : pictures_) platform::drop_picture(picture);
  pictures_.clear();
}

platform::TextFont PageLetters::font(Type type) const {
  const TypeStyle& style = kTypeStyles[static_cast<std::size_t>(type)];
  return {.size = style.size * scale_, .bold = style.face > 0, .serif = style.face > 1};
}

float PageLetters::width(std::string_view run, Type type) {
  const auto [at, fresh] = widths_.try_emplace(Key(type, run), 0.0F);
  if (fresh) at->second = platform::text_width(run, font(type));
  return at->second;
}

const platform::TextPicture& PageLetters::picture(std::string_view run, Type type) {
  const auto [at, fresh] = pictures_.try_emplace(Key(type, run));
  if (fresh) at->second = platform::text_picture(run, font(type));
  return at->second;
}

}  // namespace bastide::shell::ui
