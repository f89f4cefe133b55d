#include "shell/panels/chronicle_lines.h"

#include "shell/panels/seats.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

SegmentId ChronicleLines::lit() const {
  if (pointed_at_) return *pointed_at_;
  return keeps_lit() ? kept_ : kNoSegmentId;
}

void ChronicleLines::go_to(const ChronicleLine& line) {
  board.show(line.cell);
  if (preferences.aid(Aid::Chronicle)) {
    kept_ = line.feature_segment;
    kept_until_ = view.now + 2.5;
  }
  if (navigation.has_dialog()) navigation.close();
}

// On as many rows as it needs and the line has been given the height for.
void ChronicleLines::draw_text(const std::string& text, float x, float cy, float room, const Rect& r) {
  const auto rows = c.wrap(text, Type::Small, room);
  std::size_t count = 1;
  while (count < rows.size() && r.h >= height_of(count + 1)) ++count;
  float y = cy - static_cast<float>(count - 1) * kStep / 2;
  std::string rest = text;
  for (std::size_t i = 0; i + 1 < count; ++i, y += kStep) {
    c.text(x, y, rows[i], Type::Small, kInk2);
    rest.erase(0, rows[i].size());
    if (!rest.empty() && rest.front() == ' ') rest.erase(0, 1);  // none within a broken word
  }
  c.text_in(x, y, room, rest, Type::Small, kInk2);
}

float ChronicleLines::height(std::size_t index, float width, float one_row) const {
  const ChronicleLine& line = digest.lines()[index];
  float room = width;
  if (line.amount != 0) room -= 48;
  if (line.seat != kNobody) {
    const std::string name = player_name(session.game().setup(), line.seat);
    room -= 29 + std::min({110.0F, room * 0.45F, c.width(name, Type::SmallBold)});
  }
  if (c.width(line.text, Type::Small) <= room) return one_row;  // of hundreds nearly all
  return std::max(one_row, height_of(c.wrap(line.text, Type::Small, room).size()));
}

void ChronicleLines::draw(std::size_t index, const Rect& r) {
  const ChronicleLine& line = digest.lines()[index];
  const Game& game = session.game();
  // Tab walks the lines of the whole chronicle; on the table they would be many stops
  const Response state = kit.item({.id = "chronicle." + std::to_string(index),
                                   .label = spoken(game, line),
                                   .rect = r,
                                   .focusable = navigation.has_dialog(),
                                   .why = line.detail});
  if (state.hover || state.focus) {
    c.rect({r.x - 4, r.y, r.w + 8, r.h}, rgb(0xFFFFFF, 0.7F), 7);
    if (preferences.aid(Aid::Chronicle)) pointed_at_ = line.feature_segment;
  }
  if (state.focus) w.focus_ring({r.x, r.y + 3, r.w, r.h - 6}, 5);
  if (state.clicked && line.has_cell) go_to(line);
  const float cy = r.y + r.h / 2;
  float x = r.x;
  float room = r.w;
  if (line.amount != 0) {
    const std::string points = (line.amount > 0 ? "+" : "−") + std::to_string(std::abs(line.amount));
    room -= emblems.points_pill(r.right(), cy, seat_colour(session, line.seat), points) + 8;
  }
  if (line.seat != kNobody) {
    emblems.figure(seat_colour(session, line.seat), common_figure(session.game().rules()), x + 9, cy + 8, 17);
    x += 24;
    const std::string name = player_name(game.setup(), line.seat);
    x += c.text_in(x, cy, std::min(110.0F, room * 0.45F), name, Type::SmallBold, kInk) + 5;
  }
  draw_text(line.text, x, cy, r.x + room - x, r);
}

}  // namespace bastide::shell
