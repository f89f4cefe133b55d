// Upkeep: what the page lacks, told in a notice that offers to see to it. The game goes on meanwhile.
#pragma once

#include "shell/ui/context.h"

#include <string>

namespace bastide::shell {

class Upkeep : Part {
 public:
  Upkeep(const Context& context, ui::Fonts& fonts) : Part(context), fonts_(fonts) {}
  void frame();

 private:
  [[nodiscard]] std::string missing() const;  // named for the player, "" = nothing
  void offer_missing();

  ui::Fonts& fonts_;
  std::string told_;  // what was missing then
};

}  // namespace bastide::shell
