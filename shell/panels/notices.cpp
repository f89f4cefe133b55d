#include "shell/panels/notices.h"

#include "shell/platform/platform.h"

#include <utility>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kOfferFoot = 54;  // of its button
constexpr float kCross = 24;      // beside its text

}  // namespace

void Notices::say(std::string text) {
  text_ = std::move(text);
  of_game_ = false;
  lies_ = -1;
  until_ = view_.now + 5 + static_cast<double>(text_.size()) * 0.03;
  platform::announce(text_);
}

void Notices::tell(std::string text) {
  say(std::move(text));
  of_game_ = true;
}

void Notices::hush() {
  if (std::exchange(of_game_, false)) until_ = view_.now;
}

void Notices::bubble(const Rect& anchor, std::string text) {
  bubble_ = std::move(text);
  bubble_anchor_ = anchor;
}

void Notices::draw(bool over_land, bool over_dialog) {
  over_land_ = over_land;
  draw_notice(over_dialog);
  make_room();
  draw_bubble();
  shown_bubble_ = std::exchange(bubble_, {});
}

void Notices::offer(Offer offer) {
  offer_ = std::move(offer);
  platform::announce(offer_.text);
}

// For the screen of the next frame.
void Notices::make_room() {
  const float before = room_;
  room_ = 0;
  if (offering()) {
    const auto rows = c_.wrap(offer_.text, Type::Body, text_room() - kCross);
    room_ = height_of(rows.size()) + kOfferFoot + 28;
  }
  if (room_ != before) kit_.keep_moving();
}

// Beside a sheet at the side only the land is free.
Rect Notices::across() const {
  return over_land_ && view_.form() == Form::Landscape ? view_.safe : view_.whole();
}

float Notices::text_room() const { return std::min(520.0F, across().w - 32) - 72; }
float Notices::height_of(std::size_t rows) const {
  return static_cast<float>(rows) * c_.line_height(Type::Body) + 22;
}

float Notices::place(float wide, float high) const {
  if (view_.covered.empty())  // no table: the screen has left room for what is offered
    return (over_land_ ? view_.safe.bottom() + room_ - 18 : view_.height - 20) - high;
  const float low = (over_land_ ? view_.safe.bottom() : view_.height) - 20 - high;
  if (!over_land_) return low;
  const float x = std::max(8.0F, across().centre().x - wide / 2);
  for (const bool answers : {true, false}) {
    const auto free = [&](float y) {
      const Rect r{x, y, wide, high};
      return !overlaps_one(r, view_.covered) && !(answers && overlaps_one(r, view_.answers));
    };
    if (lies_ >= 0 && lies_ <= low && free(lies_)) return lies_;
    for (float y = low; y >= 8; y -= 8)
      if (free(y)) return y;
  }
  return low;
}

void Notices::draw_notice(bool over_dialog) {
  const bool any = saying() || offering();
  if (any) offer_shown_ = !saying();
  const float shown = kit_.ease("notice", any ? 1.0F : 0.0F, 0.16F);
  const std::string& text = offer_shown_ ? offer_.text : text_;
  if (shown <= 0 || text.empty()) {
    lies_ = -1;
    return;
  }
  const ButtonSpec action{
      .id = "notice.act", .label = offer_.action, .tone = Tone::Gold, .type = Type::SmallBold};
  const float foot = offer_shown_ ? kOfferFoot : 0;
  const float cross = offer_shown_ ? kCross : 0;
  const auto rows = c_.wrap(text, Type::Body, text_room() - cross);
  const float h = height_of(rows.size()) + foot;
  float w_text = offer_shown_ ? w_.button_width(action) : 0;
  for (const std::string& row : rows) w_text = std::max(w_text, c_.width(row, Type::Body));
  const float wide = w_text + 76 + cross;
  lies_ = place(wide, h);
  const float y = lies_ + (1 - shown) * 10;
  const Rect r{std::max(8.0F, across().centre().x - wide / 2), y, wide, h};
  c_.set_alpha(shown);
  c_.shadow(r, 10, 0.3F, 14);
  c_.rect(r, faded(kDark, 0.96F), 14);
  c_.icon("info", r.x + 24, r.y + (h - foot) / 2, 20, kGold);
  float at = r.y + 11 + c_.line_height(Type::Body) / 2;
  for (const std::string& row : rows) {
    c_.text(r.x + 44, at, row, Type::Body, kDarkText);
    at += c_.line_height(Type::Body);
  }
  if (offer_shown_) c_.icon("close", r.right() - 20, r.y + 20, 16, kDarkText);
  if (over_land_ && offer_shown_) view_.cover(r);  // it stays: the land makes way
  kit_.begin_layer(false);
  Rect away = r;  // a click there closes it
  if (over_dialog) away = offer_shown_ ? Rect{r.right() - 44, r.y, 44, 44} : Rect{r.x, r.y, 44, r.h};
  const Response close = kit_.item({.id = "notice.close", .label = text, .rect = away, .focusable = false});
  bool taken = false;
  if (offer_shown_) {
    const float wide_button = w_.button_width(action);
    taken = w_.button({r.right() - 16 - wide_button, r.bottom() - foot, wide_button, 44}, action);
  }
  kit_.end_layer();
  c_.set_alpha(1);
  if (taken && offering()) return std::exchange(offer_.take, nullptr)();
  if (!close.clicked) return;
  until_ = view_.now;
  if (offer_shown_) withdraw();
}

void Notices::draw_bubble() {
  if (!bubble_.empty()) {
    w_.bubble(bubble_anchor_, bubble_);
    return;
  }
  const Item* item = kit_.hovered_still();
  if (item == nullptr || item->why.empty() || kit_.touch()) return;
  if (kit_.hover_time() > 0.35F)
    w_.bubble(item->rect, item->why);
  else
    kit_.keep_moving();
}

}  // namespace bastide::shell
