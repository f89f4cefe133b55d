#include "shell/screens/table/last_line.h"

#include "shell/panels/seats.h"
#include "shell/platform/platform.h"
#include "shell/text/game_words.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr double kShown = 7;  // seconds
constexpr float kHeight = 34;

}  // namespace

void LastLine::draw(float x, float y, float room) {
  const std::vector<ChronicleLine>& all = digest.lines();
  const bool other = game_ != session.started();
  game_ = session.started();
  if (other) count_ = all.size();
  if (std::exchange(count_, all.size()) != all.size()) {
    until_ = view.now + kShown;
    platform::wake_after(kShown);  // to go; until then nothing moves
  }
  if (all.empty() || view.now >= until_) return;
  const ChronicleLine& line = all.back();
  const std::string points =
      line.amount == 0 ? "" : (line.amount > 0 ? "+" : "−") + std::to_string(std::abs(line.amount));
  const float points_w = points.empty() ? 0.0F : c.width(points, Type::SmallBold) + 10;
  std::string name;
  if (line.seat != kNobody) name = player_name(session.game().setup(), line.seat);
  const float name_w = name.empty() ? 0.0F : 24 + std::min(110.0F, c.width(name, Type::SmallBold)) + 5;
  const float words = std::min(c.width(line.text, Type::Small), room - 28 - name_w - points_w);
  const Rect r{x, y, 28 + name_w + words + points_w, kHeight};
  if (words < 60 || !view.free(r)) return;
  c.panel(r, kHeight / 2, 0.7F);
  const Response state = kit.item({.id = "table.last_line",
                                   .label = spoken(session.game(), line),
                                   .rect = r,
                                   .focusable = false,
                                   .why = line.detail});
  float at = r.x + 14;
  const float cy = r.y + kHeight / 2;
  if (!name.empty()) {
    emblems.figure(seat_colour(session, line.seat), common_figure(session.game().rules()), at + 8, cy + 8,
                   16);
    c.text_in(at + 22, cy, 110, name, Type::SmallBold, kInk);
    at += name_w;
  }
  c.text_in(at, cy, words + 1, line.text, Type::Small, kInk2);
  if (!points.empty())
    c.text(r.right() - 14, cy, points, Type::SmallBold, seat_ink(session, line.seat).edge, Align::Right);
  if (state.clicked) navigation.open(Dialog::Chronicle);
}

}  // namespace bastide::shell
