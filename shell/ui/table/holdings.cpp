#include "shell/ui/table/holdings.h"

#include "shell/locale.h"
#include "shell/ui/kit/scenery.h"

#include <algorithm>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr const char* kAllGoods = "goods";

bool is_token(const Holding& holding) { return !holding.title; }

std::string words_of(const Holding& holding) {
  const std::string name = std::string_view(holding.key) == kAllGoods
                               ? tr("holding.all_goods")
                               : tr("reason." + std::string(holding.key));
  return holding.title ? tr("holding.title", {{"title", name}, {"points", trn("points", holding.amount)}})
                       : trn("holding.goods", holding.amount, {{"goods", name}});
}

// One row of them.
class HoldingRow : Part {
 public:
  HoldingRow(const Context& context, Seat seat, bool tiny)
      : Part(context),
        seat_(seat),
        tiny_(tiny),
        type_(tiny ? Type::Caption : Type::SmallBold),
        icon_(tiny ? 13 : 18),
        around_(tiny ? 0 : 14),
        gap_(tiny ? 5 : 4),
        row_(digest.held[seat]) {}

  void draw(float x, float y, float room);

 private:
  [[nodiscard]] bool numbered(const Holding& holding) const { return !bare_ || !holding.title; }
  [[nodiscard]] float width(const Holding& holding) const;
  [[nodiscard]] float total() const;
  void add_up_goods();
  void draw_tag(const Holding& holding, const Rect& r);

  Seat seat_;
  bool tiny_;
  Type type_;
  float icon_;
  float around_;  // a tag's paper beside icon and number
  float gap_;
  bool bare_ = false;  // titles without their worth
  std::vector<Holding> row_;
};

float HoldingRow::width(const Holding& holding) const {
  return icon_ + around_ + (numbered(holding) ? 2 + c.width(std::to_string(holding.amount), type_) : 0.0F);
}

float HoldingRow::total() const {
  float sum = -gap_;
  for (const Holding& holding : row_) sum += width(holding) + gap_;
  return sum;
}

void HoldingRow::add_up_goods() {
  if (std::count_if(row_.begin(), row_.end(), is_token) < 2) return;
  const auto first = std::find_if(row_.begin(), row_.end(), is_token);
  int sum = 0;
  for (const Holding& holding : row_) sum += holding.title ? 0 : holding.amount;
  *first = {.key = kAllGoods, .amount = sum};
  row_.erase(std::remove_if(first + 1, row_.end(), is_token), row_.end());
}

void HoldingRow::draw(float x, float y, float room) {
  if (total() > room) add_up_goods();
  bare_ = total() > room;
  float at = tiny_ ? x + std::max(0.0F, (room - total()) / 2) : x;
  for (const Holding& holding : row_) {
    const float tag_w = width(holding);
    draw_tag(holding, {at, y - (tiny_ ? 8.0F : 12.0F), tag_w, tiny_ ? 16.0F : 24.0F});
    at += tag_w + gap_;
  }
}

void HoldingRow::draw_tag(const Holding& holding, const Rect& r) {
  if (!tiny_) {
    c.rect(r, rgb(0xF6E8C4), 12);
    c.frame(r, kLine, 12, 1);
    const std::string words = words_of(holding);
    kit.item({.id = "holding." + std::to_string(seat_ + 1) + "." + holding.key,
              .label = words,
              .rect = r,
              .focusable = false,
              .why = words});
  }
  const float y = r.y + r.h / 2;
  draw_holding_icon(*this, holding.key, r.x + around_ / 2 - (tiny_ ? 0 : 2) + icon_ / 2, y, icon_);
  if (numbered(holding))
    c.text(r.x + around_ / 2 + icon_ + 1, y, std::to_string(holding.amount), type_, kInk2);
}

}  // namespace

bool has_holding_icon(std::string_view key) {
  return key == kAllGoods || key == "king" || key == "robber_baron" || is_goods(key);
}

void draw_holding_icon(const Context& context, std::string_view key, float cx, float cy, float size) {
  Canvas& c = context.c;
  if (key == "king" || key == "robber_baron") {
    c.disc(cx, cy, size / 2, kGold);
    c.ring(cx, cy, size / 2, rgb(0x8A5A12), 1.2F);
    c.icon(key == "king" ? "crown" : "road", cx, cy, size * 0.66F, kInk, 2.4F);
  } else if (key == kAllGoods) {
    c.icon("stack", cx, cy, size * 0.9F, kInk2, 2.2F);
  } else {
    Scenery(c, context.board).prop("tag_" + std::string(key) + "0", cx, cy + size * 0.52F, size / 62);
  }
}

void draw_holdings(const Context& context, Seat seat, float x, float y, float room, bool tiny) {
  HoldingRow(context, seat, tiny).draw(x, y, room);
}

}  // namespace bastide::shell
