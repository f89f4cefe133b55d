// Letters that our fonts lack, in the system's fonts: the page draws a run of them as one picture, so that it
// shapes and orders them as their script wants it. Sizes in device pixels.
#pragma once

#include "shell/kit/theme.h"
#include "shell/platform/platform.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::shell::ui {

class PageLetters {
 public:
  // Before a frame. Device pixels a unit of the interface: what was drawn for another one is forgotten.
  void begin_frame(float scale);
  void forget();  // the pictures' context was lost

  float width(std::string_view run, Type type);
  const platform::TextPicture& picture(std::string_view run, Type type);

 private:
  using Key = std::pair<Type, std::string>;
  [[nodiscard]] platform::TextFont font(Type type) const;

  float scale_ = 1;
  std::map<Key, float> widths_;
  std::map<Key, platform::TextPicture> pictures_;
};

// The first run of `text`: letters that are all (`ours`) or none of them among `letters`, by code point.
// Words from right to left stay together, for their order is theirs; other words are runs of their own.
struct Run {
  std::size_t bytes = 0;
  bool ours = true;
};
Run first_run(std::string_view text, const std::vector<bool>& letters);

}  // namespace bastide::shell::ui
