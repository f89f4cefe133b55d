#include "shell/kit/widgets.h"

#include <array>

namespace bastide::shell::ui {
namespace {

struct Colours {
  ImU32 top, bottom, line, text, lip;
};

constexpr Colours colours_of(const palette::Button& b) {
  return {rgb(b.top), rgb(b.bottom), rgb(b.line), rgb(b.text), rgb(b.lip)};
}

Colours colours_of(Tone tone) {
  switch (tone) {
    case Tone::Brick: return colours_of(palette::kBrickButton);
    case Tone::Green: return colours_of(palette::kGreenButton);
    case Tone::Gold: return colours_of(palette::kGoldButton);
    case Tone::Dark: return colours_of(palette::kDarkButton);
    default: return colours_of(palette::kPaperButton);
  }
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

bool is_light(Tone tone) { return tone == Tone::Paper || tone == Tone::Quiet; }

}  // namespace

void Widgets::focus_ring(const Rect& r, float radius) {
  c_.frame({r.x - 4, r.y - 4, r.w + 8, r.h + 8}, kFocus, radius + 4, 2.6F);
}

// `r` is the surface as it lies, already moved down if it is pressed.
void Widgets::surface(const Rect& r, float radius, Tone tone, const Response& state, bool enabled) {
  if (!enabled) {
    c_.rect(r, kDisabledFill, radius);
    c_.frame(r, kDisabledLine, radius);
    return;
  }
  const Colours colours = colours_of(tone);
  if (tone == Tone::Quiet) {
    if (state.glow > 0) c_.rect(r, rgb(0xFFFFFF, 0.5F * state.glow), radius);
    c_.frame(r, blend(kLine2, kGold, state.glow), radius, 1.3F);
  } else {
    const float lip = state.held ? 0.6F : 2.6F;
    c_.shadow({r.x + 1, r.y + 5, r.w - 2, r.h}, 5, 0.24F, radius);
    c_.rect({r.x, r.y + lip, r.w, r.h}, colours.lip, radius);
    const ImU32 light = rgb(0xFFFFFF);
    const float lift = is_light(tone) ? 0 : 0.12F * state.glow;
    c_.gradient(r, blend(colours.top, light, lift), blend(colours.bottom, light, lift), radius);
    c_.frame(r, blend(colours.line, kGold, state.glow), radius, 1.3F + 0.7F * state.glow);
    c_.frame({r.x + 1.6F, r.y + 1.6F, r.w - 3.2F, r.h - 3.2F}, rgb(0xFFFFFF, is_light(tone) ? 0.8F : 0.3F),
             radius - 1.4F);
    if (state.held) c_.rect(r, rgb(0x2A1E14, 0.16F), radius);
  }
  if (state.focus) focus_ring(r, radius);
}

float Widgets::key_cap_width(std::string_view key) const { return c_.width(key, Type::Caption) + 12; }

float Widgets::key_room(const ButtonSpec& spec) const {
  return spec.key.empty() || !kit_.keys() ? 0 : key_cap_width(spec.key) + 8;
}

void Widgets::key_cap(float x, float y, std::string_view key, bool on_dark) {
  const Rect r{x, y - 9, key_cap_width(key), 18};
  c_.rect(r, on_dark ? rgb(0x000000, 0.22F) : rgb(0xFFFFFF, 0.8F), 5);
  if (!on_dark) c_.frame(r, kLine2, 5, 1);
  c_.text(r.x + r.w / 2, y, key, Type::Caption, on_dark ? rgb(0xF6FFF4) : kInk2, Align::Centre);
}

float Widgets::button_width(const ButtonSpec& spec) const {
  float w = 32;
  if (!spec.label.empty()) w += c_.width(spec.label, spec.type);
  if (!spec.icon.empty()) w += spec.icon_size + (spec.label.empty() ? 0 : 8);
  return w + key_room(spec);
}

Response Widgets::answer(const Rect& target, const ButtonSpec& spec) {
  return kit_.item({.id = std::string(spec.id),
                    .label = spec.label.empty() ? spec.spoken : spec.label,
                    .rect = target,
                    .enabled = spec.enabled,
                    .checked = spec.checked,
                    .why = spec.why});
}

Rect Widgets::face_of(const Rect& r, float radius, Tone tone, const Response& state, const ButtonSpec& spec) {
  Rect face = r;
  if (state.held) face.y += 2;
  surface(face, radius, tone, state, spec.enabled);
  return face;
}

// What of a button's label, icon and key cap fits, and how: the key cap is the first to go, then there are
// two lines, then an ellipsis.
struct Widgets::Fitted {
  std::vector<std::string> lines;
  Type type = Type::BodyBold;
  float label_width = 0, icon_width = 0, key_width = 0;
};
Widgets::Fitted Widgets::fitted(const Rect& r, const ButtonSpec& spec) const {
  const float room = r.w - 20;
  Fitted fit{{spec.label}, spec.type};
  if (!spec.label.empty()) fit.label_width = c_.width(spec.label, spec.type);
  if (!spec.icon.empty()) fit.icon_width = spec.icon_size + (spec.label.empty() ? 0 : 8);
  fit.key_width = key_room(spec);
  if (fit.label_width + fit.icon_width + fit.key_width > room) fit.key_width = 0;
  if (fit.label_width + fit.icon_width <= room) return fit;
  if (r.h >= 40) {
    if (fit.type > Type::SmallBold && fit.type < Type::Name) fit.type = Type::SmallBold;
    for (const std::string_view word : words_of(spec.label)) {  // the icon goes before a word is broken
      if (c_.width(word, fit.type) > room - fit.icon_width) fit.icon_width = 0;
    }
    fit.lines = c_.wrap(spec.label, fit.type, room - fit.icon_width);
    if (fit.lines.size() > 2 && fit.icon_width > 0) {  // and before it costs words
      fit.icon_width = 0;
      fit.lines = c_.wrap(spec.label, fit.type, room);
    }
    if (fit.lines.size() > 2) {
      fit.lines.resize(2);
      fit.lines.back() += "…";
    }
  } else if (fit.type < Type::Name) {
    fit.type = Type::SmallBold;
  }
  fit.label_width = 0;
  for (const std::string& line : fit.lines)
    fit.label_width = std::max(fit.label_width, std::min(c_.width(line, fit.type), room - fit.icon_width));
  return fit;
}

bool Widgets::button(const Rect& r, const ButtonSpec& spec) {
  const Response state = answer(r, spec);
  const Rect face = face_of(r, std::min(12.0F, r.h / 2), spec.tone, state, spec);
  const ImU32 ink = !spec.enabled ? kDisabledText : colours_of(spec.tone).text;
  const Fitted fit = fitted(r, spec);
  const float cy = face.y + face.h / 2;
  float x = face.x + (face.w - fit.label_width - fit.icon_width - fit.key_width) / 2;
  if (fit.icon_width > 0) {
    c_.icon(spec.icon, x + spec.icon_size / 2, cy, spec.icon_size, ink);
    x += fit.icon_width;
  }
  const float step = c_.line_height(fit.type) * 0.92F;
  float y = cy - step * static_cast<float>(fit.lines.size() - 1) / 2;
  for (const std::string& line : fit.lines) {
    if (!line.empty()) {
      if (fit.lines.size() > 1)
        c_.text_in(x + fit.label_width / 2, y, fit.label_width + 1, line, fit.type, ink, Align::Centre);
      else
        c_.text_in(x, y, fit.label_width + 1, line, fit.type, ink);
    }
    y += step;
  }
  if (fit.key_width > 0) key_cap(x + fit.label_width + 8, cy, spec.key, !is_light(spec.tone));
  return state.clicked;
}

bool Widgets::round_button(float cx, float cy, float radius, const ButtonSpec& spec) {
  const Rect r{cx - radius, cy - radius, radius * 2, radius * 2};
  const Response state = answer(r, spec);
  const Tone tone = spec.checked && spec.tone == Tone::Paper ? Tone::Dark : spec.tone;
  const Rect face = face_of(r, radius, tone, state, spec);
  c_.icon(spec.icon, face.x + radius, face.y + radius, radius * 1.05F,
          spec.enabled ? colours_of(tone).text : kDisabledText, 2.2F);
  return state.clicked;
}

bool Widgets::icon_button(float cx, float cy, float size, const ButtonSpec& spec) {
  const Rect r{cx - size / 2, cy - size / 2, size, size};
  const Response state = answer(r, spec);
  if (state.glow > 0) c_.rect(r, faded(kChip, state.glow), 10);
  if (state.held) c_.rect(r, rgb(0x2A1E14, 0.10F), 10);
  c_.icon(spec.icon, cx, cy + (state.held ? 1.0F : 0.0F), spec.icon_size,
          spec.enabled ? kInk2 : kDisabledText, 2.2F);
  if (state.focus) focus_ring({r.x + 4, r.y + 4, r.w - 8, r.h - 8}, 8);
  return state.clicked;
}

bool Widgets::toggle(float x, float y, std::string_view id, const std::string& label, bool on, bool enabled,
                     const std::string& why) {
  const Rect r{x, y, 42, 24};
  const Rect target{x - 3, y - 10, 48, 44};
  const Response state = kit_.item(
      {.id = std::string(id), .label = label, .rect = target, .enabled = enabled, .checked = on, .why = why});
  const float t = kit_.ease(std::string(id) + ".on", on ? 1.0F : 0.0F, 0.12F);
  const float before = c_.alpha();
  if (!enabled) c_.set_alpha(before * 0.4F);
  const Canvas::AsPainted keep(c_);
  c_.rect(r, blend(rgb(0xCDBB95), kGreen, t), 12);
  c_.frame(r, blend(blend(kToggleEdge, kGreenDark, t), kGold, state.glow), 12, 1.2F + state.glow * 0.8F);
  const float stretch = state.held ? 4.0F : 0.0F;
  const float knob = 18 + stretch;
  const float kx = x + 3 + (42 - 6 - knob) * t;
  c_.rect({kx, y + 4.2F, knob, 18}, faded(kShadow, 0.3F), 9);
  c_.rect({kx, y + 3, knob, 18}, kPaperTop, 9);
  if (t > 0.5F) c_.icon("check", x + 13, y + 12, 12, rgb(0xF6FFF4), 3);
  if (state.focus) focus_ring(r, 12);
  c_.set_alpha(before);
  return state.clicked;
}

bool Widgets::toggle_row(const Rect& r, std::string_view id, const std::string& title,
                         const std::string& about, bool on, float& height, bool enabled,
                         const std::string& why) {
  const float room = r.w - 58;
  const float title_height =
      c_.paragraph(r.x, r.y + 5, room, title, Type::BodyBold, enabled ? kInk : kDisabledText);
  const float about_height = about.empty() ? 0
                                           : c_.paragraph(r.x, r.y + 5 + title_height, room, about,
                                                          Type::Small, enabled ? kInk2 : kDisabledText);
  height = std::max(46.0F, 5 + title_height + about_height + 9);
  const bool switched =
      toggle(r.right() - 44, r.y + (height - 6) / 2 - 11, id, title, on, enabled, enabled ? "" : why);
  c_.line(r.x, r.y + height - 2, r.right(), r.y + height - 2, rgb(0xEADDBD), 1);
  return switched;
}

int Widgets::segments(const Rect& r, std::string_view id, const std::vector<std::string>& labels,
                      int chosen) {
  int clicked = -1;
  c_.rect(r, rgb(0xF4E9CF), 10);
  c_.frame(r, kLine, 10, 1.1F);
  const float w = r.w / static_cast<float>(labels.size());
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const bool on = static_cast<int>(i) == chosen;
    const Rect part{r.x + w * static_cast<float>(i), r.y, w, r.h};
    const Response state = kit_.item(
        {.id = std::string(id) + "." + std::to_string(i), .label = labels[i], .rect = part, .checked = on});
    if (on)
      c_.rect({part.x + 1.5F, part.y + 1.5F, part.w - 3, part.h - 3}, kDark, 9);
    else if (state.glow > 0)
      c_.rect({part.x + 1.5F, part.y + 1.5F, part.w - 3, part.h - 3}, rgb(0xFFFFFF, 0.7F * state.glow), 9);
    const ImU32 ink = on ? kDarkText : kInk2;
    if (c_.width(labels[i], Type::SmallBold) <= w - 8) {
      c_.text(part.x + w / 2, part.y + r.h / 2, labels[i], Type::SmallBold, ink, Align::Centre);
    } else {  // two lines rather than a cut word, small letters rather than a broken one
      bool broken = false;
      const auto rows = c_.wrap(labels[i], Type::Small, w - 8, &broken);
      const Type type = broken || rows.size() > 2 ? Type::Caption : Type::Small;
      const float room = broken ? w - 2 : w - 8;
      const float h = c_.paragraph_height(labels[i], type, room);
      c_.paragraph(part.x + (w - room) / 2, part.y + (r.h - h) / 2, room, labels[i], type, ink,
                   Align::Centre);
    }
    if (state.focus) focus_ring({part.x + 3, part.y + 3, part.w - 6, part.h - 6}, 7);
    if (state.clicked) clicked = static_cast<int>(i);
  }
  return clicked;
}

bool Widgets::field(const Rect& r, std::string_view id, const std::string& label, const std::string& text,
                    const std::string& placeholder, std::string_view icon, bool bad) {
  const Response state = kit_.item({.id = std::string(id), .label = label, .rect = r});
  c_.rect(r, kWhite, 9);
  c_.frame(r,
           state.focus ? kFocus
           : bad       ? kDanger
                       : blend(kLine2, kGoldDark, state.glow),
           9, state.focus || bad ? 2.4F : 1.2F);
  float x = r.x + 12;
  if (!icon.empty()) {
    c_.icon(icon, r.x + 21, r.y + r.h / 2, 19, kInk2);
    x += 28;
  }
  const bool empty = text.empty();
  c_.text_fit(x, r.y + r.h / 2, r.right() - 10 - x, empty ? placeholder : text,
              {Type::BodyBold, Type::SmallBold, Type::Caption}, empty ? kInk3 : kInk);
  return state.clicked;
}

float Widgets::chip_width(const std::string& label, bool icon, Type type) const {
  return c_.width(label, type) + 20 + (icon ? 19.0F : 0.0F);
}

float Widgets::chip(float x, float y, const std::string& label, std::string_view icon, Type type,
                    float height) {
  const float w = chip_width(label, !icon.empty(), type);
  c_.rect({x, y, w, height}, kChip, height / 2);
  float at = x + 10;
  if (!icon.empty()) {
    c_.icon(icon, x + 17, y + height / 2, 15, kInk2, 2.2F);
    at += 19;
  }
  c_.text(at, y + height / 2, label, type, kInk);
  return w;
}

void Widgets::divider(float x, float y, float w) {
  c_.line(x, y, x + w, y, kLine);
  c_.disc(x + w / 2, y, 2.4F, kLine2);
}

void Widgets::bubble(const Rect& anchor, std::string_view text) {
  constexpr float kMost = 300;
  const auto lines = c_.wrap(text, Type::Small, kMost);
  float w = 0;
  for (const std::string& line : lines) w = std::max(w, c_.width(line, Type::Small));
  w += 26;
  const float step = c_.line_height(Type::Small);
  const float h = step * static_cast<float>(lines.size()) + 12;
  const float middle = anchor.x + anchor.w / 2;
  const float x = std::clamp(middle - w / 2, 6.0F, std::max(6.0F, kit_.width() - w - 6));
  const bool below = anchor.bottom() + h + 16 < kit_.height();
  const float y = below ? anchor.bottom() + 10 : anchor.y - h - 10;
  c_.shadow({x, y + 3, w, h}, 6, 0.3F, 8);
  c_.rect({x, y, w, h}, faded(kDark, 0.95F), 8);
  const float tip = std::clamp(middle, x + 14, x + w - 14);
  if (below)
    c_.polygon({{tip - 8, y + 0.5F}, {tip, y - 8}, {tip + 8, y + 0.5F}}, faded(kDark, 0.95F));
  else
    c_.polygon({{tip - 8, y + h - 0.5F}, {tip + 8, y + h - 0.5F}, {tip, y + h + 8}}, faded(kDark, 0.95F));
  float at = y + 6 + step / 2;
  for (const std::string& line : lines) {
    c_.text(x + w / 2, at, line, Type::Small, kDarkText, Align::Centre);
    at += step;
  }
}

}  // namespace bastide::shell::ui
