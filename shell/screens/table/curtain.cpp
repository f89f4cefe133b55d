#include "shell/screens/table/curtain.h"

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

std::string curtain_about(const Session& session) {
  const std::string about = tr("curtain.about", {{"name", name_of(session)}});
  return session.phase() == Phase::Hidden ? question(session.game()) + " " + about : about;
}

void Curtain::draw_on_table() {
  if (session.phase() != Phase::Hidden || navigation.has_dialog()) return;
  const float width = std::min(400.0F, view.width - 32);
  const float inner = width - 40;
  const float pass = session.can_skip() ? kButton + 8 : 0;
  const Rect& safe = view.safe;
  titled_ = true;
  titled_ = height(inner) + pass + 20 <= safe.h;  // else the prompt alone says it
  const float h = height(inner) + pass + 20;
  const Rect r{safe.x + (safe.w - width) / 2, std::max(safe.y, safe.bottom() - h), width, h};
  c.panel(r, 20);
  kit.block(r);
  draw(r.x + 20, r.y, inner);
  if (pass > 0 && w.button({r.x + 20, r.bottom() - 20 - kButton, inner, kButton},
                           {.id = "curtain.pass", .label = tr("curtain.pass"), .key = "Space"}))
    later([this] { session.skip(); });
}

float Curtain::height(float width) const {
  return kDrape + 12 + (titled_ ? kTitle : 8.0F) +
         c.paragraph_height(curtain_about(session), Type::Body, width) + 14 + kButton;
}

void Curtain::draw(float x, float y, float width) {
  draw_drape({x - 12, y + 6, width + 24, kDrape});
  y += kDrape + 12;
  if (titled_) {
    emblems.avatar(x + 18, y + 22, 16, active_colour(session));
    const std::string title = tr("curtain.title", {{"name", name_of(session)}});
    c.text_fit(x + 44, y + 22, width - 44, title, {Type::Section, Type::Name, Type::NameSmall}, kInk);
  }
  y += titled_ ? kTitle : 8.0F;
  y += c.paragraph(x, y, width, curtain_about(session), Type::Body, kInk2) + 14;
  if (w.button({x, y, width, kButton}, {.id = "curtain.lift",
                                        .label = tr("curtain.lift", {{"name", name_of(session)}}),
                                        .icon = "eye",
                                        .key = "Enter",
                                        .tone = Tone::Green,
                                        .type = Type::Button}))
    later([this] { session.reveal(); });
}

// Folds that hang from a rail.
void Curtain::draw_drape(const Rect& r) {
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

}  // namespace bastide::shell
