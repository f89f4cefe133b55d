// Upkeep: what the page lacks, or has newer, told in a notice that offers to see to it. The game goes on
// meanwhile; a newer version is offered on the start screen alone, for it loads the page anew.
#pragma once

#include "shell/ui/context.h"
#include "shell/ui/game_files.h"

#include <string>

namespace bastide::shell {

class Upkeep : Part {
 public:
  Upkeep(const Context& context, ui::Fonts& fonts, GameFiles& files)
      : Part(context), fonts_(fonts), files_(files) {}
  void frame();

 private:
  [[nodiscard]] std::string missing() const;  // named for the player, "" = nothing
  void offer_missing();
  void offer_version();

  ui::Fonts& fonts_;
  GameFiles& files_;
  std::string told_;               // what was missing then
  bool offers_version_ = false;    // in the notice now
  bool declined_version_ = false;  // put away: not before the page is loaded again
};

}  // namespace bastide::shell
