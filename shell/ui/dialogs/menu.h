// The menu: the ways out of a game and to everything else. It owns nothing.
#pragma once

#include "shell/ui/context.h"

namespace bastide::shell {

class Flow;
class RulesDialog;

class MenuDialog : Part {
 public:
  MenuDialog(const Context& context, Flow& flow, RulesDialog& rules)
      : Part(context), flow_(flow), rules_(rules) {}
  void draw();

 private:
  struct Entry {
    std::string_view id, icon;
    const char* key;
    bool on;
  };
  bool draw_entry(const Entry& entry, const Rect& r);
  void choose(std::string_view id);

  Flow& flow_;
  RulesDialog& rules_;
};

}  // namespace bastide::shell
