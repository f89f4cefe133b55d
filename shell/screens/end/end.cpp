#include "shell/screens/end/end.h"

#include "shell/panels/backdrop.h"
#include "shell/platform/platform.h"
#include "shell/play/apart.h"
#include "shell/play/course.h"
#include "shell/play/daily.h"
#include "shell/play/review.h"
#include "shell/screens/dialogs/rules.h"
#include "shell/screens/end/banner.h"
#include "shell/screens/end/chart.h"
#include "shell/screens/end/memory_cards.h"
#include "shell/screens/end/score_bars.h"
#include "shell/screens/end/score_table.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/rule_of.h"

namespace bastide::shell {

using namespace ui;

void EndScreen::draw() {
  if (!session.has_game() || session.phase() != Phase::Over) {
    navigation.go(session.has_game() ? Screen::Table : Screen::Start);
    return;
  }
  if (offered_.again(session.started())) offer();
  draw_backdrop(*this);
  const bool wide = view.width >= 1000 && view.height >= 560;
  const float margin = wide ? std::max(24.0F, (view.width - 1340) / 2) : 0;
  const Rect r = wide ? Rect{margin, 26, view.width - 2 * margin, view.height - 52}
                      : Rect{-2, -24, view.width + 4, view.height + 48};
  if (wide) c.shadow({r.x, r.y + 8, r.w, r.h}, 24, 0.35F, 24);
  c.rect(r, kPaper, 24);
  const float banner_h = view.height < 520 ? 84.0F : 122.0F;
  const Rect banner{wide ? r.x : 0, wide ? r.y : 0, wide ? r.w : view.width, banner_h};
  draw_end_banner(*this, banner, flow_.played());
  c.frame(r, kLine, 24);
  const float foot = view.width < 620 && view.height > 480 ? 124.0F : 80.0F;
  const float bottom = wide ? r.bottom() : view.height;
  const float low = bottom - foot - notices.room();
  view.safe = {0, banner.bottom(), view.width, low - banner.bottom()};  // notices keep clear of the buttons
  if (wide)
    draw_wide(r, banner.bottom(), low);
  else
    draw_narrow(banner.bottom(), low);
  const float x = wide ? r.x + 30 : 14;
  const float fw = wide ? r.w - 60 : view.width - 28;
  c.line(x, bottom - foot, x + fw, bottom - foot, kLine);
  draw_buttons({x, bottom - foot, fw, foot}, view.width < 620);
}

// The others are to see the end too; of a land of the day how it came out stands in the calendar.
void EndScreen::offer() {
  if (is_to_be_sent(session.game(), session.sent())) navigation.open(Dialog::Send);
  if (day_of(session.game().setup()) == day_at(platform::clock_ms())) navigation.open(Dialog::Day);
}

void EndScreen::draw_wide(const Rect& r, float top, float bottom) {
  const float table_w = std::min(700.0F, (r.w - 104) * 0.54F);
  const Rect a{r.x + 30, top + 16, table_w, bottom - top - 20};
  const float gx = a.right() + 44;
  const Rect side{gx, top + 16, r.right() - 30 - gx, bottom - top - 30};
  const bool room = side.h > 420;
  column_.draw(kit, {a.x - 8, a.y, a.w + 16, a.h}, [&](float y) {
    y = draw_points(a.x, y, a.w);
    return room ? draw_memories(a.x, y, a.w, Memories::Further) : y;
  });
  c.line(gx - 22, top + 18, gx - 22, bottom - 8, kLine);
  draw_chart({side.x, side.y, side.w, side.h - (room ? 142.0F : 0.0F)});
  if (room) draw_memories(side.x, std::min(side.bottom() - 136, side.y + 530), side.w, Memories::First);
}

void EndScreen::draw_narrow(float top, float bottom) {
  const float width = view.width - 28;
  column_.draw(kit, {14 - 8, top, width + 16, bottom - top}, [&](float y) {
    y = draw_points(14, y + 14, width) + 18;
    draw_chart({14, y, width, 320});
    return draw_memories(14, y + 330, width, Memories::All) + 16;
  });
}

float EndScreen::draw_points(float x, float y, float width) {
  const ToRule to_rule = [this](const std::string& part) {
    const Rules& rules = session.game().rules();
    rules_.show(part.empty() ? rule_of_sum(rules) : rule_of_part(rules, part));
  };
  return draw_score_bars(*this, x, draw_score_table(*this, x, y, width, to_rule) + 14, width, to_rule);
}

float EndScreen::draw_memories(float x, float y, float width, Memories which) {
  const ToRule to_rule = [this](const std::string& key) {
    rules_.show(rule_of_memory(session.game().rules(), key));
  };
  return draw_memory_cards(*this, x, y, width, which, to_rule);
}

void EndScreen::draw_chart(const Rect& r) {
  draw_end_chart(*this, r);
  const std::string name = tr("end.film");
  ButtonSpec spec{.id = "end.film", .label = name, .icon = "film", .type = Type::SmallBold};
  float wide = w.button_width(spec);
  if (c.width(tr("end.chart"), Type::Section) + 10 + wide > r.w) {  // a sign beside the chart's title
    spec.label.clear();
    spec.spoken = spec.why = name;
    wide = 46;
  }
  if (w.button({r.right() - wide, r.y - 14, wide, 42}, spec))
    later([this] {
      flow_.watch(session.game());
      review_.begin(session.game());
    });
}

void EndScreen::draw_buttons(const Rect& r, bool narrow) {
  const ButtonSpec board_spec{.id = "end.board", .label = tr("end.board"), .icon = "eye"};
  const ButtonSpec picture_spec{.id = "end.picture", .label = tr("end.picture"), .icon = "download"};
  const ButtonSpec export_spec{.id = "end.export", .label = tr("menu.export"), .icon = "download"};
  const ButtonSpec same_spec{
      .id = "end.same", .label = tr("end.same"), .icon = "cw", .why = tr("end.same_about")};
  const bool learned = course_of(session.game().setup()) != nullptr;
  const std::string other = learned ? player_name(session.game().setup(), 1) : "";
  const ButtonSpec again_spec{.id = learned ? "end.go_on" : "end.again",
                              .label = learned ? tr("learn.against", {{"name", other}}) : tr("end.again"),
                              .icon = "play",
                              .tone = Tone::Green,
                              .type = narrow || learned ? Type::Button : Type::Section,
                              .icon_size = 20};
  bool to_board = false, to_picture = false, to_file = false, same = false, again = false;
  if (narrow && r.h > 100) {
    const float third = (r.w - 16) / 3;
    to_board = w.button({r.x, r.y + 10, third, 44}, board_spec);
    to_picture = w.button({r.x + third + 8, r.y + 10, third, 44}, picture_spec);
    same = w.button({r.x + 2 * (third + 8), r.y + 10, third, 44}, same_spec);
    again = w.button({r.x, r.y + 62, r.w, 50}, again_spec);
  } else {
    const float y = r.y + 16;
    const float green = std::min(230.0F, r.w * 0.3F);
    const bool four = r.w >= 760;  // the menu has the file too
    const float each = std::min(four ? (r.w - green - 48) / 4 : (r.w - green - 36) / 3, 190.0F);
    to_board = w.button({r.x, y, each, 48}, board_spec);
    to_picture = w.button({r.x + each + 12, y, each, 48}, picture_spec);
    if (four) to_file = w.button({r.x + 2 * (each + 12), y, each, 48}, export_spec);
    same = w.button({r.right() - green - 12 - each, y, each, 48}, same_spec);
    again = w.button({r.right() - green, y, green, 48}, again_spec);
  }
  if (to_board) navigation.go(Screen::Table);
  if (to_file) flow_.export_game(session.game());
  if (to_picture) later([this] { flow_.save_picture(session.game()); });
  if (same) later([this] { flow_.play_again(true); });
  if (again)
    later([this, learned] {
      if (learned)
        flow_.go_on_learned();
      else
        flow_.play_again(false);
    });
}

}  // namespace bastide::shell
