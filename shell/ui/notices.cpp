#include "shell/ui/notices.h"

#include "shell/platform.h"

#include <utility>

namespace bastide::shell {

using namespace ui;

void Notices::say(std::string text) {
  text_ = std::move(text);
  until_ = view_.now + 5 + static_cast<double>(text_.size()) * 0.03;
  platform::announce(text_);
}

void Notices::bubble(const Rect& anchor, std::string text) {
  bubble_ = std::move(text);
  bubble_anchor_ = anchor;
}

void Notices::draw(bool over_land) {
  draw_notice(over_land);
  draw_bubble();
  shown_bubble_ = std::exchange(bubble_, {});
}

void Notices::draw_notice(bool over_land) {
  const float shown = kit_.ease("notice", saying() ? 1.0F : 0.0F, 0.16F);
  if (shown <= 0 || text_.empty()) return;
  const float room = std::min(520.0F, view_.width - 32);
  const auto rows = c_.wrap(text_, Type::Body, room - 72);
  const float h = static_cast<float>(rows.size()) * c_.line_height(Type::Body) + 22;
  float w_text = 0;
  for (const std::string& row : rows) w_text = std::max(w_text, c_.width(row, Type::Body));
  const float wide = w_text + 76;
  const float y =
      over_land ? view_.safe.bottom() - h - 18 + (1 - shown) * 10 : view_.height - h - 24 + (1 - shown) * 10;
  const Rect r{std::max(8.0F, (view_.width - wide) / 2), y, wide, h};
  c_.set_alpha(shown);
  c_.shadow(r, 10, 0.3F, 14);
  c_.rect(r, faded(kDark, 0.96F), 14);
  c_.icon("info", r.x + 24, r.y + h / 2, 20, kGold);
  float at = r.y + 11 + c_.line_height(Type::Body) / 2;
  for (const std::string& row : rows) {
    c_.text(r.x + 44, at, row, Type::Body, kDarkText);
    at += c_.line_height(Type::Body);
  }
  c_.set_alpha(1);
  kit_.begin_layer(false);
  const Response close = kit_.item({.id = "notice.close", .label = text_, .rect = r, .focusable = false});
  kit_.end_layer();
  if (close.clicked) until_ = view_.now;
}

void Notices::draw_bubble() {
  if (!bubble_.empty()) {
    w_.bubble(bubble_anchor_, bubble_);
    return;
  }
  const Item* item = kit_.hovered();
  if (item == nullptr || item->why.empty() || kit_.touch()) return;
  if (kit_.hover_time() > 0.35F)
    w_.bubble(item->rect, item->why);
  else
    kit_.keep_moving();
}

}  // namespace bastide::shell
