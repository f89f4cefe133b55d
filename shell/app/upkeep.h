// Upkeep: what the page lacks, or has newer, told in a notice that offers to see to it. The game goes on
// meanwhile; a newer version is offered on the start screen alone, for it loads the page anew, or where the
// present one has not all that is wanted any more.
#pragma once

#include "shell/panels/context.h"
#include "shell/screens/flow/game_files.h"
#include "shell/screens/flow/saving.h"

#include <string>

namespace bastide::shell {

class Upkeep : Part {
 public:
  Upkeep(const Context& context, ui::Fonts& fonts, GameFiles& files, Saving& saving)
      : Part(context), fonts_(fonts), files_(files), saving_(saving) {}
  void frame();

 private:
  [[nodiscard]] std::string parts_missing() const;  // in words, "" = nothing
  [[nodiscard]] std::string games_missing() const;
  void offer_missing(bool newer);
  void offer_version();

  ui::Fonts& fonts_;
  GameFiles& files_;
  Saving& saving_;
  std::string told_;               // of what is missing
  bool offers_version_ = false;    // in the notice now
  bool declined_version_ = false;  // put away: not before the page is loaded again
};

}  // namespace bastide::shell
