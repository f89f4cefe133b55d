// The widgets themselves: buttons, toggles, fields, chips. Each draws every one of its states
// and registers itself (kit.h).
#pragma once

#include "shell/kit/kit.h"

#include <functional>

namespace bastide::shell::ui {

enum class Tone { Paper, Brick, Green, Gold, Dark, Quiet };

struct ButtonSpec {
  std::string_view id{};
  std::string label{};
  std::string_view icon{};  // name, or empty
  std::string_view key{};   // key cap, or empty
  Tone tone = Tone::Paper;
  Type type = Type::BodyBold;
  bool enabled = true;
  std::string why{};     // tooltip; the reason when it is off
  std::string spoken{};  // label for tests and screen readers, if `label` is empty
  bool checked = false;
  float icon_size = 19;
};

class Widgets {
 public:
  Widgets(Kit& kit, Canvas& canvas) : kit_(kit), c_(canvas) {}

  bool button(const Rect& r, const ButtonSpec& spec);
  // Its natural width at a height.
  [[nodiscard]] float button_width(const ButtonSpec& spec) const;
  bool round_button(float cx, float cy, float radius, const ButtonSpec& spec);
  // Only an icon, no surface; `size` is the target's side.
  bool icon_button(float cx, float cy, float size, const ButtonSpec& spec);

  bool toggle(float x, float y, std::string_view id, const std::string& label, bool on, bool enabled = true,
              const std::string& why = "");
  // A row: title, explanation, toggle at the right. Returns true when switched; `height` is what it took.
  // `why`: the reason, if it is not enabled.
  bool toggle_row(const Rect& r, std::string_view id, const std::string& title, const std::string& about,
                  bool on, float& height, bool enabled = true, const std::string& why = "");
  // One of several; returns the index clicked or -1.
  int segments(const Rect& r, std::string_view id, const std::vector<std::string>& labels, int chosen);
  // One line of text that opens the page's input field. true when it was clicked.
  bool field(const Rect& r, std::string_view id, const std::string& label, const std::string& text,
             const std::string& placeholder, std::string_view icon = "", bool bad = false);

  float chip(float x, float y, const std::string& label, std::string_view icon = "",
             Type type = Type::SmallBold, float height = 24);
  [[nodiscard]] float chip_width(const std::string& label, bool icon, Type type = Type::SmallBold) const;
  void key_cap(float x, float y, std::string_view key, bool on_dark);  // left, middle
  [[nodiscard]] float key_cap_width(std::string_view key) const;
  void divider(float x, float y, float w);
  void focus_ring(const Rect& r, float radius);
  void bubble(const Rect& anchor, std::string_view text);  // dark tooltip

 private:
  [[nodiscard]] float key_room(const ButtonSpec& spec) const;
  struct Fitted;
  [[nodiscard]] Fitted fitted(const Rect& r, const ButtonSpec& spec) const;
  // What the player does with a button of that target; its face, drawn lower while it is held.
  Response answer(const Rect& target, const ButtonSpec& spec);
  Rect face_of(const Rect& r, float radius, Tone tone, const Response& state, const ButtonSpec& spec);
  void surface(const Rect& r, float radius, Tone tone, const Response& state, bool enabled);
  Kit& kit_;
  Canvas& c_;
};

}  // namespace bastide::shell::ui
