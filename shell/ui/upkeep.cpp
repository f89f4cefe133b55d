#include "shell/ui/upkeep.h"

#include "shell/locale.h"

namespace bastide::shell {

void Upkeep::frame() {
  std::string parts = missing();
  if (parts == told_) return;
  told_ = std::move(parts);
  if (!told_.empty()) offer_missing();
}

std::string Upkeep::missing() const {
  std::string parts;
  if (fonts_.incomplete()) parts = tr("missing.fonts");
  if (board.art_incomplete()) parts += (parts.empty() ? "" : ", ") + tr("missing.pictures");
  return parts;
}

void Upkeep::offer_missing() {
  notices.offer(
      {.text = tr("missing.text", {{"parts", told_}}), .action = tr("missing.again"), .take = [this] {
         if (fonts_.incomplete()) fonts_.fetch();
         board.ask_for_art_again();
       }});
}

}  // namespace bastide::shell
