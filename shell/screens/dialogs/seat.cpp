#include "shell/screens/dialogs/seat.h"

#include "shell/keep/settings.h"
#include "shell/panels/decider.h"
#include "shell/panels/paper.h"
#include "shell/play/draft.h"
#include "shell/text/locale.h"

#include <array>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kEmblem = 56;  // left of the words
constexpr float kGap = 8;

std::array<Player, 2 + kLevels.size()> all_kinds() {
  std::array<Player, 2 + kLevels.size()> all;
  for (std::size_t i = 1; i < all.size(); ++i) {
    all[i].kind = SeatKind::Computer;
    all[i].level = static_cast<u8>(i - 1);
  }
  all.back() = {};
  all.back().kind = SeatKind::Elsewhere;
  return all;
}

}  // namespace

void SeatDialog::show(int seat) {
  seat_ = seat;
  navigation.open(Dialog::Seat);
  kit.set_focus("seat." + std::string(seat_word(draft_.player(seat))));
}

float SeatDialog::row_height(const std::string& about, float width) const {
  return std::max(56.0F, 34 + c.paragraph_height(about, Type::Small, width - kEmblem - 14) + 8);
}

void SeatDialog::draw() {
  if (navigation.screen() != Screen::Setup) {  // the page went elsewhere
    navigation.close();
    return;
  }
  constexpr float kWidth = 440, kEdges = 68;
  const std::string fair = tr("seat.fair");
  const float inner = std::min(kWidth, view.width) - kEdges;
  float all = c.paragraph_height(fair, Type::Small, inner) + 16;
  for (const Player& one : all_kinds()) all += row_height(decider_about(one), inner) + kGap;
  const Rect r = draw_paper(*this, kWidth, 96 + all, tr("seat.title"));
  float y = kit.begin_scroll("seat", {r.x - 6, r.y, r.w + 12, r.h}, all) + 4;
  std::optional<Player> hit;
  for (const Player& one : all_kinds()) {
    const float h = row_height(decider_about(one), r.w);
    if (draw_row(one, {r.x, y, r.w, h})) hit = one;
    y += h + kGap;
  }
  c.paragraph(r.x + 2, y + 4, r.w - 4, fair, Type::Small, kInk2);
  kit.end_scroll();
  if (hit) choose(*hit);
}

bool SeatDialog::draw_row(const Player& one, const Rect& r) {
  const Player& now = draft_.player(seat_);
  const bool chosen = now.kind == one.kind && now.level == one.level;
  const std::string name = decider_name(one), about = decider_about(one);
  const Response state = kit.item({.id = "seat." + std::string(seat_word(one)),
                                   .label = name + ". " + about,
                                   .rect = r,
                                   .checked = chosen});
  c.rect(r, blend(kRow, kWhite, 0.7F * state.glow), 12);
  c.frame(r, chosen ? kGreen : blend(kLine, kGold, state.glow), 12, chosen ? 2.6F : 1.3F);
  draw_decider(*this, one, r.x + kEmblem / 2, r.y + r.h / 2, 36);
  c.text(r.x + kEmblem, r.y + 20, name, Type::Name, kInk);
  if (chosen) c.icon("check", r.right() - 20, r.y + 20, 18, kGreenDark, 2.6F);
  c.paragraph(r.x + kEmblem, r.y + 34, r.w - kEmblem - 14, about, Type::Small, kInk2);
  if (state.focus) w.focus_ring(r, 12);
  return state.clicked;
}

void SeatDialog::choose(const Player& one) {
  navigation.close();
  draft_.decide(seat_, one.kind, one.level);
  kit.set_focus("setup.player." + std::to_string(seat_ + 1) + ".who");
  if (one.kind != SeatKind::Computer) return;
  settings().opponent = one.level;
  preferences.store();
}

}  // namespace bastide::shell
