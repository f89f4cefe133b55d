// Text that is typed into the page's own field, which lies over a widget (widgets.h: field) meanwhile.
#pragma once

#include "shell/kit/draw.h"

#include <functional>
#include <string>

namespace bastide::shell::ui {

class Typing {
 public:
  explicit Typing(const Canvas& canvas) : c_(canvas) {}

  struct Field {
    std::string id{};
    Rect rect{};
    std::string text{};   // what it begins with
    std::string label{};  // for screen readers
    int max_length = 60;  // UTF-16 units
  };
  // `done` gets the text unless typing was broken off.
  void begin(const Field& field, std::function<void(const std::string& text)> done);
  // What the field shows: what is being typed into it, or `kept`.
  [[nodiscard]] const std::string& shown(const std::string& id, const std::string& kept) const {
    return id == id_ ? text_ : kept;
  }

 private:
  const Canvas& c_;
  std::string id_;  // of the field being typed into
  std::string text_;
};

}  // namespace bastide::shell::ui
