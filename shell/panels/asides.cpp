#include "shell/panels/asides.h"

#include "shell/panels/holdings.h"
#include "shell/text/locale.h"
#include "shell/told/telling.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kChipHigh = 34;
constexpr float kGap = 6;
constexpr float kRowHeight = 40;

// The tile, or the sign, in a square.
void draw_thing(const Context& context, const Aside& aside, float x, float y, float side) {
  if (aside.tile == kNoDesign) {
    draw_sign(context, aside.sign, x + side / 2, y + side / 2, side);
    return;
  }
  const ImVec2 at = context.c.px(x, y);
  context.board.draw_tile(context.c.list(), context.session.game().shared_rules(), aside.tile, 0,
                          {at.x, at.y}, side * context.view.scale);
}

// In one line, or in as many of small letters as it takes.
void draw_words(Canvas& c, const Rect& r, const std::string& words) {
  if (c.width(words, Type::Caption) <= r.w) {
    c.text_fit(r.x, r.centre().y, r.w, words, {Type::Body, Type::Small, Type::Caption}, kInk2);
    return;
  }
  const float high = c.paragraph_height(words, Type::Caption, r.w);
  c.paragraph(r.x, r.centre().y - high / 2, r.w, words, Type::Caption, kInk2);
}

class AsideRow : Part {
 public:
  explicit AsideRow(const Context& context) : Part(context), list_(asides(session.game())) {}

  float draw(float cx, float y) {
    if (list_.empty()) return 0;
    float total = -kGap;
    for (const Aside& aside : list_) total += width(aside) + kGap;
    float x = cx - total / 2;
    for (std::size_t i = 0; i < list_.size(); ++i) x += draw_one(i, x, y) + kGap;
    return kChipHigh;
  }
  // The cards in hand, face down.
  float draw_secrets(float x, float y) {
    if (!session.keeps_secrets()) return 0;
    const std::string name = tr("table.secrets");
    const Rect r{x, y, 52 + c.width(name, Type::SmallBold), kChipHigh};
    view.cover(r);
    if (chip(r, "table.secrets", name, name + " (H)")) navigation.open(Dialog::Secrets);
    for (int i = 0; i < 3; ++i) {
      const Rect card{r.x + 9 + static_cast<float>(i) * 6, r.y + 7 + static_cast<float>(i % 2) * 2, 14, 19};
      c.rect(card, kBrick, 3);
      c.frame(card, rgb(0xFFFBEF), 3, 1.6F);
    }
    c.text(r.x + 42, r.y + kChipHigh / 2, name, Type::SmallBold, kInk);
    return r.w;
  }

 private:
  [[nodiscard]] float width(const Aside& aside) const {
    return 48 + c.width(std::to_string(aside.number), Type::BodyBold);
  }

  bool chip(const Rect& r, std::string id, const std::string& label, const std::string& why) {
    const Response state = kit.item({.id = std::move(id), .label = label, .rect = r, .why = why});
    c.panel(r, 10, 0.7F);
    if (state.glow > 0) c.frame(r, faded(kGold, state.glow), 10, 2);
    if (state.focus) w.focus_ring(r, 10);
    return state.clicked;
  }
  float draw_one(std::size_t i, float x, float y) {
    const Aside& aside = list_[i];
    const Rect r{x, y, width(aside), kChipHigh};
    if (chip(r, "table.aside." + std::to_string(i + 1), aside.words, aside.words))
      navigation.open(Dialog::Scoreboard);
    draw_thing(*this, aside, r.x + 6, r.y + 5, kChipHigh - 10);
    c.text(r.x + 36, r.y + kChipHigh / 2, std::to_string(aside.number), Type::BodyBold, kInk);
    return r.w;
  }

  std::vector<Aside> list_;
};

}  // namespace

float draw_asides(const Context& context, float cx, float y) { return AsideRow(context).draw(cx, y); }
float aside_height(const Context& context) {
  return asides(context.session.game()).empty() ? 0 : kChipHigh + kGap;
}
float draw_secrets(const Context& context, float x, float y) { return AsideRow(context).draw_secrets(x, y); }

float aside_rows_height(const Context& context) {
  return kRowHeight * static_cast<float>(asides(context.session.game()).size());
}

void draw_aside_rows(const Context& context, const Rect& r) {
  const std::vector<Aside> list = asides(context.session.game());
  float y = r.y;
  for (std::size_t i = 0; i < list.size(); ++i, y += kRowHeight) {
    context.kit.item({.id = "scoreboard.aside." + std::to_string(i + 1),
                      .label = list[i].words,
                      .rect = {r.x, y, r.w, kRowHeight},
                      .reads = true});
    draw_thing(context, list[i], r.x + 18, y + 4, kRowHeight - 8);
    draw_words(context.c, {r.x + 60, y, r.w - 76, kRowHeight}, list[i].words);
  }
}

}  // namespace bastide::shell
