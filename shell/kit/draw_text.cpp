// The canvas's letters: measuring, cutting, wrapping.
#include "shell/kit/draw.h"
#include "shell/kit/letter.h"

#include <algorithm>
#include <cmath>

namespace bastide::shell::ui {
namespace {

// The baseline lies this part of an em below the middle of capitals and figures.
constexpr float kBaseline = 0.35F;

// How many bytes of `text` fit into `room`, whole letters only.
std::size_t fitting_bytes(const Canvas& canvas, std::string_view text, Type type, float room) {
  std::size_t good = 0;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t next = i + 1;
    while (next < text.size() && (static_cast<unsigned char>(text[next]) & 0xC0) == 0x80) ++next;
    if (canvas.width(text.substr(0, next), type) > room) break;
    good = i = next;
  }
  return good;
}

}  // namespace

template <class Fn>
void Canvas::for_each_part(std::string_view text, Type type, Fn&& fn) const {
  const Kerning& kerning = fonts_.kerning(type);
  std::size_t from = 0;
  if (!kerning.empty()) {
    unsigned before = 0;
    for (std::size_t at = 0; at < text.size();) {
      const Letter letter = letter_at(text, at);
      if (const float space = kerning.between(before, letter.code); space != 0) {
        fn(text.substr(from, at - from), space * size(type) * scale_);
        from = at;
      }
      before = letter.code;
      at += letter.bytes;
    }
  }
  fn(text.substr(from), 0.0F);
}

float Canvas::plain_width(std::string_view part, Type type) const {
  return fonts_.face(type)
      ->CalcTextSizeA(fonts_.drawn_size(type), 1e9F, 0, part.data(), part.data() + part.size())
      .x;
}

float Canvas::width(std::string_view text, Type type) const {
  float wide = 0;
  while (!text.empty()) {
    const Run run = first_run(text, fonts_.letters(type));
    wide += run_width(text.substr(0, run.bytes), type, run.ours);
    text.remove_prefix(run.bytes);
  }
  return wide / scale_;
}

// CSS pixels
float Canvas::run_width(std::string_view run, Type type, bool ours) const {
  if (!ours) return fonts_.page().width(run, type) / fonts_.ratio();
  fonts_.need(run, type);
  float wide = 0;
  for_each_part(run, type,
                [&](std::string_view part, float space) { wide += plain_width(part, type) + space; });
  return wide;
}

float Canvas::text(float x, float y, std::string_view text, Type type, ImU32 colour, Align align) {
  const float wide = width(text, type);
  if (align == Align::Centre) x -= wide / 2;
  if (align == Align::Right) x -= wide;
  if (log_.on()) note(x, y, wide, text, type);
  ImVec2 pen = px(x, y + size(type) * kBaseline);
  while (!text.empty()) {
    const Run run = first_run(text, fonts_.letters(type));
    const std::string_view letters = text.substr(0, run.bytes);
    if (run.ours)
      own_letters(pen, letters, type, colour);
    else
      page_letters(pen, letters, type, colour);
    text.remove_prefix(run.bytes);
    if (!text.empty()) pen.x += run_width(letters, type, run.ours);
  }
  return wide;
}

void Canvas::note(float x, float y, float wide, std::string_view text, Type type) {
  const ImVec2 from = list_->GetClipRectMin();
  const ImVec2 to = list_->GetClipRectMax();
  const float high = 2 * kBaseline * size(type);
  log_.add({.what = Drawn::What::Text,
            .words = std::string(text),
            .rect = {x + shift_.x / scale_, y + shift_.y / scale_ - high / 2, wide, high},
            .clip = {from.x / scale_, from.y / scale_, (to.x - from.x) / scale_, (to.y - from.y) / scale_}});
}

// whole device pixels keep the letters sharp
ImVec2 Canvas::snapped(ImVec2 at) const {
  const float ratio = fonts_.ratio();
  return {std::round(at.x * ratio) / ratio, std::round(at.y * ratio) / ratio};
}

void Canvas::own_letters(ImVec2 pen, std::string_view text, Type type, ImU32 colour) {
  for_each_part(text, type, [&](std::string_view part, float space) {
    list_->AddText(fonts_.face(type), fonts_.drawn_size(type), snapped({pen.x, pen.y - fonts_.ascent(type)}),
                   ink(colour), part.data(), part.data() + part.size());
    pen.x += plain_width(part, type) + space;
  });
}

void Canvas::page_letters(ImVec2 pen, std::string_view text, Type type, ImU32 colour) {
  const platform::TextPicture& picture = fonts_.page().picture(text, type);
  const float ratio = fonts_.ratio();
  const ImVec2 at = snapped({pen.x + picture.x / ratio, pen.y + picture.y / ratio});
  const ImU32 shown = picture.coloured ? tint(colour | IM_COL32(255, 255, 255, 0)) : ink(colour);
  list_->AddImage(texture_id(picture.texture), at,
                  {at.x + picture.width / ratio, at.y + picture.height / ratio}, {0, 0}, {1, 1}, shown);
}

float Canvas::text_in(float x, float y, float room, std::string_view text, Type type, ImU32 colour,
                      Align align) {
  if (width(text, type) <= room) return this->text(x, y, text, type, colour, align);
  const float dots = width("…", type);
  std::string cut(text.substr(0, fitting_bytes(*this, text, type, std::max(0.0F, room - dots))));
  while (!cut.empty() && cut.back() == ' ') cut.pop_back();
  const float wide = this->text(x, y, cut + "…", type, colour, align);
  if (log_.on()) log_.was_cut(text);
  return wide;
}

float Canvas::text_fit(float x, float y, float room, std::string_view text, std::initializer_list<Type> types,
                       ImU32 colour, Align align) {
  const auto* const fits =
      std::find_if(types.begin(), types.end(), [&](Type type) { return width(text, type) <= room; });
  return text_in(x, y, room, text, fits == types.end() ? *(types.end() - 1) : *fits, colour, align);
}

void Canvas::text_outlined(float x, float y, std::string_view text, Type type, ImU32 colour, ImU32 outline,
                           float width, Align align) {
  const bool night = this->night() && !high_contrast_;
  outline = night ? night_ground(outline) : outline;
  colour = night ? night_ink(colour) : colour;
  const AsPainted both_are_chosen(*this);
  for (int i = 0; i < 12; ++i) {
    const float angle = static_cast<float>(i) * 0.5236F;
    this->text(x + std::cos(angle) * width, y + std::sin(angle) * width, text, type, outline, align);
  }
  this->text(x, y, text, type, colour, align);
}

std::vector<std::string> Canvas::wrap(std::string_view text, Type type, float room, bool* broken) const {
  std::vector<std::string> lines;
  std::string line;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    std::string_view word = text.substr(at, end - at);
    const std::string longer = line.empty() ? std::string(word) : line + " " + std::string(word);
    if (width(longer, type) <= room) {
      line = longer;
    } else {
      if (!line.empty()) lines.push_back(line);
      while (!word.empty() && width(word, type) > room) {  // a word longer than the line is broken
        const std::size_t bytes = std::max<std::size_t>(1, fitting_bytes(*this, word, type, room));
        lines.emplace_back(word.substr(0, bytes));
        word.remove_prefix(bytes);
        if (broken != nullptr) *broken = true;
      }
      line = word;
    }
    if (end < text.size() && text[end] == '\n') {
      lines.push_back(line);
      line.clear();
    }
    at = end + 1;
  }
  if (!line.empty() || lines.empty()) lines.push_back(line);
  return lines;
}

float Canvas::paragraph(float x, float y, float room, std::string_view text, Type type, ImU32 colour,
                        Align align) {
  const float step = line_height(type);
  const float left = align == Align::Centre ? x + room / 2 : align == Align::Right ? x + room : x;
  float at = y;
  bool broken = false;
  for (const std::string& line : wrap(text, type, room, &broken)) {
    this->text(left, at + step / 2, line, type, colour, align);
    if (broken && log_.on()) log_.was_cut(text);
    at += step;
  }
  return at - y;
}

float Canvas::paragraph_height(std::string_view text, Type type, float room) const {
  return static_cast<float>(wrap(text, type, room).size()) * line_height(type);
}

}  // namespace bastide::shell::ui
