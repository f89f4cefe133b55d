#include "shell/screens/dialogs/secrets.h"

#include "shell/panels/paper.h"
#include "shell/text/locale.h"
#include "shell/told/telling.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kWide = 460;
constexpr float kPad = 14;

// A card, or only its height.
float secret_card(const Context& context, const Secret& secret, std::size_t number, const Rect& r,
                  bool draw) {
  Canvas& c = context.c;
  const float inner = r.w - 2 * kPad;
  const float about = c.paragraph_height(secret.about, Type::Body, inner);
  const float now = c.paragraph_height(secret.now, Type::BodyBold, inner);
  const float h = 40 + about + 8 + now + 14;
  if (!draw) return h;
  context.kit.item({.id = "secret." + std::to_string(number),
                    .label = secret.name + ", " + secret.about + " " + secret.now,
                    .rect = {r.x, r.y, r.w, h},
                    .reads = true});
  c.rect({r.x, r.y, r.w, h}, rgb(0xFFFBEF), 12);
  c.frame({r.x + 4, r.y + 4, r.w - 8, h - 8}, kGold, 9, 1.6F);
  c.text_in(r.x + kPad, r.y + 24, inner - 44, secret.name, Type::Section, kInk);
  if (secret.count > 1)
    c.text(r.right() - kPad, r.y + 24, "×" + std::to_string(secret.count), Type::Section, kInk2,
           Align::Right);
  c.paragraph(r.x + kPad, r.y + 40, inner, secret.about, Type::Body, kInk2);
  c.paragraph(r.x + kPad, r.y + 48 + about, inner, secret.now, Type::BodyBold, kInk);
  return h;
}

}  // namespace

void SecretsDialog::draw() {
  if (!session.keeps_secrets()) {
    navigation.close();
    return;
  }
  const float inner = std::min(kWide, view.width - 40) - 2 * 26;
  const std::string title = tr("secrets.title");
  if (!session.revealed()) {
    const Rect r = draw_paper(*this, kWide, curtain_.height(inner) + 100, title);
    curtain_.draw(r.x, r.y, r.w);
    return;
  }
  const std::vector<Secret> list = secrets(session.game(), session.who());
  float total = 0;
  for (std::size_t i = 0; i < list.size(); ++i)
    total += secret_card(*this, list[i], i + 1, {0, 0, inner, 0}, false) + 10;
  const Rect r = draw_paper(*this, kWide, total + 84, title);
  float y = kit.begin_scroll("secrets", r, total);
  for (std::size_t i = 0; i < list.size(); ++i)
    y += secret_card(*this, list[i], i + 1, {r.x, y, r.w, 0}, true) + 10;
  kit.end_scroll();
}

}  // namespace bastide::shell
