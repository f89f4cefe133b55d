#include "shell/screens/table/stuck.h"

#include "shell/screens/table/foot.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kPad = 18, kButton = 48, kGap = 8;

}  // namespace

std::string stuck_words(std::string_view why) {
  if (why == "missing") return tr("stuck.missing");
  if (why == "refused") return tr("stuck.refused");
  if (why == "illegal") return tr("stuck.illegal");
  return tr(why == "silent" ? "stuck.silent" : "stuck.broken");
}

void Stuck::draw() {
  if (opponents.state() != Opponents::State::Stuck || navigation.has_dialog()) return;
  const std::string name = player_name(session.game().setup(), session.who());
  const std::string words = stuck_words(opponents.failure());
  const float width = std::min(440.0F, view.safe.w - 20);
  const float inner = width - 2 * kPad;
  const float text = c.paragraph_height(words, Type::Body, inner);
  const float h = kPad + text + 12 + kButton + kPad;
  const Rect r = at_foot(view, width, h);
  c.panel(r, 18);
  kit.block(r);
  view.cover(r);
  c.paragraph(r.x + kPad, r.y + kPad, inner, words, Type::Body, kInk);
  const float y = r.bottom() - kPad - kButton, wide = (inner - kGap) / 2;
  if (w.button({r.x + kPad, y, wide, kButton},
               {.id = "stuck.myself", .label = tr("stuck.myself", {{"name", name}}), .icon = "person"}))
    later([this] { session.stand_in(true); });
  if (w.button({r.x + kPad + wide + kGap, y, wide, kButton}, {.id = "stuck.again",
                                                              .label = tr("stuck.again"),
                                                              .icon = "cw",
                                                              .key = "Enter",
                                                              .tone = Tone::Green}))
    later([this] { opponents.try_again(); });
}

}  // namespace bastide::shell
