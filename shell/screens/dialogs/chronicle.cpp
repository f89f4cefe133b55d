#include "shell/screens/dialogs/chronicle.h"

#include "shell/panels/paper.h"
#include "shell/screens/dialogs/rules.h"
#include "shell/text/locale.h"
#include "shell/told/rule_of.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kLineHeight = 30;
constexpr float kRule = 40;        // beside it: the way to its rule
constexpr float kTurnHeight = 26;  // of the words above a turn's lines

}  // namespace

float ChronicleDialog::content_height(float width) const {
  float height = 8;
  int turn = -1;
  for (std::size_t i = 0; i < digest.lines().size(); ++i) {
    height += lines_.height(i, width, kLineHeight) + (digest.lines()[i].turn != turn ? kTurnHeight : 0.0F);
    turn = digest.lines()[i].turn;
  }
  return height;
}

void ChronicleDialog::draw() {
  const float content = content_height(std::min(520.0F, view.width) - 60 - kRule);
  const Rect r = draw_paper(*this, 520, std::clamp(content + 100, 220.0F, 640.0F), tr("chronicle.title"));
  float y = kit.begin_scroll("chronicle", {r.x - 6, r.y, r.w + 12, r.h}, content) + 4;
  int turn = -1;
  for (std::size_t i = digest.lines().size(); i-- > 0;) {
    const ChronicleLine& line = digest.lines()[i];
    if (line.turn != turn) {
      turn = line.turn;
      const bool end = line.final_scoring || line.seat == kNobody;
      c.text(r.x, y + 15, end ? tr("chronicle.end") : tr("table.turn", {{"n", turn}}), Type::SmallBold,
             kInk3);
      y += kTurnHeight;
    }
    // one line beyond what is seen, so that the focus can go on to it
    const float h = lines_.height(i, r.w - 10 - kRule, kLineHeight);
    if (y < r.bottom() + 30 && y + 60 > r.y) {
      lines_.draw(i, {r.x, y, r.w - 10 - kRule, h});
      draw_way_to_rule(i, r.right() - 6 - kRule / 2, y + h / 2);
    }
    y += h;
  }
  if (digest.lines().empty()) c.paragraph(r.x, r.y + 10, r.w, tr("chronicle.empty"), Type::Body, kInk3);
  kit.end_scroll();
}

void ChronicleDialog::draw_way_to_rule(std::size_t index, float cx, float cy) {
  const ChronicleLine& line = digest.lines()[index];
  const std::string words = tr("rules.of", {{"what", line.text}});
  if (w.icon_button(
          cx, cy, kLineHeight,
          {.id = "to_rule." + std::to_string(index), .icon = "text", .why = words, .spoken = words}))
    rules_.show(rule_of(session.game(), session.game().events()[line.event]));
}

}  // namespace bastide::shell
