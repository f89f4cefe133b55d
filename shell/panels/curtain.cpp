#include "shell/panels/curtain.h"

#include "shell/panels/seats.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kDrape = 34;
constexpr float kButton = 52;
constexpr float kTitle = 48;

std::string name_of(const Session& session) { return player_name(session.game().setup(), session.who()); }

}  // namespace

void draw_drape(const Context& context, const Rect& r) {
  Canvas& c = context.c;
  constexpr float kFold = 17;
  const int folds = std::max(2, static_cast<int>(r.w / kFold));
  const float wide = r.w / static_cast<float>(folds);
  for (int i = 0; i < folds; ++i) {
    const Rect fold{r.x + static_cast<float>(i) * wide, r.y, wide, r.h};
    c.gradient(fold, kBrickDark, kBrick);
    c.disc(fold.x + wide / 2, fold.bottom(), wide / 2, kBrick);
    c.line(fold.x, fold.y, fold.x, fold.bottom(), kBrickDark, 2);
  }
  c.rect({r.x - 3, r.y - 3, r.w + 6, 6}, kGoldDark, 3);
}

std::string curtain_about(const Session& session) {
  const std::string about = tr("curtain.about", {{"name", name_of(session)}});
  return session.phase() == Phase::Hidden ? question(session.game()) + " " + about : about;
}

float Curtain::height(float width) const {
  return kDrape + 12 + kTitle + c.paragraph_height(curtain_about(session), Type::Body, width) + 14 + kButton;
}

void Curtain::draw(float x, float y, float width) {
  draw_drape(*this, {x - 12, y + 6, width + 24, kDrape});
  y += kDrape + 12;
  emblems.avatar(x + 18, y + 22, 16, active_colour(session));
  const std::string title = tr("curtain.title", {{"name", name_of(session)}});
  c.text_fit(x + 44, y + 22, width - 44, title, {Type::Section, Type::Name, Type::NameSmall}, kInk);
  y += kTitle;
  y += c.paragraph(x, y, width, curtain_about(session), Type::Body, kInk2) + 14;
  if (w.button({x, y, width, kButton}, {.id = "curtain.lift",
                                        .label = tr("curtain.lift", {{"name", name_of(session)}}),
                                        .icon = "eye",
                                        .key = "Enter",
                                        .tone = Tone::Green,
                                        .type = Type::Button}))
    later([this] { session.reveal(); });
}

}  // namespace bastide::shell
