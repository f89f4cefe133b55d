// The menu: the ways out of a game and to everything else, in groups: first and largest what is done with
// games, then what belongs to the one that is played, last and quiet what is seldom wanted. It owns nothing.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"

#include <span>

namespace bastide::shell {

class Flow;
class RulesDialog;

class MenuDialog : public DrawnLater, Part {
 public:
  MenuDialog(const Context& context, Flow& flow, RulesDialog& rules)
      : Part(context), flow_(flow), rules_(rules) {}
  void draw() override;

 private:
  enum class Weight : u8 { First, Main, Usual, Quiet };  // First: a row of its own
  struct Entry {
    std::string_view id, icon;
    const char* key;
    bool on = true;
    Weight weight = Weight::Usual;
  };
  struct Group {
    const char* title = nullptr;  // its key, or none
    std::vector<Entry> entries;
  };
  [[nodiscard]] std::vector<Group> groups() const;
  // Draws them below each other and answers where they end; without `draw` it only measures. `hit` is what
  // was chosen.
  float draw_groups(std::span<const Group> groups, float x, float y, float width, bool draw,
                    std::string_view& hit);
  bool draw_entry(const Entry& entry, const Rect& r);
  void choose(std::string_view id);

  Flow& flow_;
  RulesDialog& rules_;
};

}  // namespace bastide::shell
