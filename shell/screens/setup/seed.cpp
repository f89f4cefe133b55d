#include "shell/screens/setup/seed.h"

#include "engine/game/deck.h"
#include "engine/game/link.h"
#include "shell/play/seeds.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kLeastBeside = 300;

}  // namespace

float SeedPanel::draw(float x, float y, float width) {
  c.text(x, y + 12, tr("setup.seed"), Type::Section, kInk);
  y += 32;
  if (!draft_.game.deck.empty())
    return y + c.paragraph(x, y, width, tr("setup.deck_given"), Type::Small, kInk2);
  const ButtonSpec dice{.id = "setup.dice",
                        .label = tr("setup.reroll"),
                        .icon = "dice",
                        .type = Type::SmallBold,
                        .icon_size = 17};
  const ButtonSpec copy{.id = "setup.copy",
                        .label = tr("setup.copy"),
                        .icon = "copy",
                        .type = Type::SmallBold,
                        .icon_size = 17};
  // a seed is to be read whole, whichever was drawn: where the room is small buttons stand below
  const bool narrow = width < kLeastBeside;
  const float bw =
      narrow ? width : std::min(width * 0.42F, std::max(w.button_width(dice), w.button_width(copy)));
  const float field_w = narrow ? width : width - bw - 10;
  const float below = narrow ? 50.0F : 0.0F;
  draw_field({x, y, field_w, 44});
  y += below;
  if (w.button({x + width - bw, y, bw, 43}, dice)) draft_.game.seed = new_seed();
  y += 54;
  draw_link({x, y, field_w, 44});
  y += below;
  if (w.button({x + width - bw, y, bw, 43}, copy)) flow_.copy_link(draft_.setup());
  y += 52;
  return y + c.paragraph(x, y, width, tr("setup.seed_about"), Type::Small, kInk3) + 6;
}

void SeedPanel::draw_field(const Rect& r) {
  const std::string id = "setup.seed";
  const std::string label = tr("setup.seed");
  const std::string& shown = typing_.shown(id, draft_.game.seed);
  if (!w.field(r, id, label, shown, "", "dice", !is_valid_seed(shown))) return;
  typing_.begin({.id = id, .rect = r, .text = draft_.game.seed, .label = label, .max_length = 40},
                [this](const std::string& text) {
                  if (is_valid_seed(text))
                    draft_.game.seed = text;
                  else
                    notices.say(error_text("seed"));
                });
}

void SeedPanel::draw_link(const Rect& r) {
  const auto link = make_link(draft_.setup());
  c.rect(r, rgb(0xFFFFFF, 0.6F), 9);
  c.frame(r, kLine, 9);
  c.icon("link", r.x + 21, r.y + 22, 18, kInk2);
  c.text_in(r.x + 40, r.y + 22, r.w - 50, "#" + (link ? *link : ""), Type::Small, kInk2);
}

}  // namespace bastide::shell
