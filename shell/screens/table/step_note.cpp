#include "shell/screens/table/step_note.h"

#include "shell/platform/platform.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kPad = 12, kMost = 620;
constexpr Seat kOther = 1;  // who plays with the learner

}  // namespace

std::string StepNote::sentence() const {
  return tr(std::string(learning_.line()->text), {{"other", player_name(session.game().setup(), kOther)}});
}

bool StepNote::follow() {
  const CourseLine* line = learning_.line();
  const bool other = game_ != session.started();
  game_ = session.started();
  if (line == nullptr) {
    told_ = nullptr;
    return false;
  }
  if (session.take_unwanted()) notices.tell(tr("learn.not_this", {{"step", sentence()}}));
  if (std::exchange(told_, line) != line || other)
    platform::announce(
        tr("learn.step", {{"n", learning_.step()}, {"count", course_steps(*learning_.course())}}) + ". " +
        sentence());
  return true;
}

Rect StepNote::draw(const Rect& room) {
  const bool small = view.form() == Form::Phone || view.form() == Form::Landscape;
  const Type type = small ? Type::Small : Type::Body;
  const std::string text = sentence();
  const int count = course_steps(*learning_.course());
  const std::string number = std::to_string(learning_.step()) + "/" + std::to_string(count);
  const float badge = c.width(number, Type::SmallBold) + 18;
  const float most = std::min(room.w, kMost);
  const float beside = 2 * kPad + badge + 10;
  float wide = 0;
  for (const std::string& row : c.wrap(text, type, most - beside)) wide = std::max(wide, c.width(row, type));
  const float high = c.paragraph_height(text, type, wide + 1);
  const float w_all = wide + 1 + beside;
  const Rect r{small ? room.x : room.x + (room.w - w_all) / 2, room.y, w_all, std::max(high, 26.0F) + 14};
  c.panel(r, 14);
  kit.block(r);
  view.cover(r);
  const Response state =
      kit.item({.id = "learn.note",
                .label = tr("learn.step", {{"n", learning_.step()}, {"count", count}}) + ". " + text,
                .rect = r,
                .reads = true});
  const Rect disc{r.x + kPad, r.y + (r.h - 26) / 2, badge, 26};
  c.rect(disc, kGoldPale, 13);
  c.frame(disc, kGold, 13, 1.6F);
  c.text(disc.x + badge / 2, disc.y + 13, number, Type::SmallBold, kInk, Align::Centre);
  c.paragraph(disc.right() + 10, r.y + (r.h - high) / 2, wide + 1, text, type, kInk);
  if (state.focus) w.focus_ring(r, 14);
  return r;
}

}  // namespace bastide::shell
