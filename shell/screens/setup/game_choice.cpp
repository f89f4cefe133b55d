#include "shell/screens/setup/game_choice.h"

#include "shell/screens/flow/flow.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

float GameChoice::draw(float x, float y, float width) {
  std::vector<std::string> names;
  for (const FamilyEntry& entry : built_in()) names.push_back(tr("family." + std::string(entry.family->key)));
  const int picked = w.segments({x, y, width, 46}, "setup.game", names, draft_.rules().family);
  if (picked >= 0) flow_.choose_game(static_cast<u8>(picked));
  return y + 62;
}

float GameChoice::draw_about(float x, float y, float width) {
  const std::string key(entry_of(draft_.rules()).family->key);
  c.text(x, y + 12, tr("family." + key), Type::Section, kInk);
  const int all = draft_.tiles();
  const std::string sum =
      trn("setup.tiles_n", all) + " · " + tr("setup.minutes", {{"n", (all * 3 / 5 + 2) / 5 * 5}});
  const float chip = w.chip_width(sum, true);
  if (c.width(tr("family." + key), Type::Section) + 12 + chip > width) y += 32;  // a line for each
  w.chip(x + width - chip, y, sum, "stack");
  y += 38;
  return y + c.paragraph(x, y, width, tr("family." + key + ".about"), Type::Body, kInk2) + 12;
}

}  // namespace bastide::shell
