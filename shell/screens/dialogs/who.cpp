#include "shell/screens/dialogs/who.h"

#include "shell/panels/paper.h"
#include "shell/play/apart.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kWidth = 420, kRowHigh = 56, kGap = 8, kButton = 48;

std::string seat_id(Seat seat) { return "who." + std::to_string(seat + 1); }

}  // namespace

// Whose turn it is has most likely been sent it.
void WhoDialog::ask(Game game, Then then) {
  game_ = std::move(game);
  then_ = std::move(then);
  people_ = people(game_->setup());
  here_.clear();
  const Seat asked = game_->over() ? kNobody : pending(game_->state()).who;
  const bool person = std::find(people_.begin(), people_.end(), asked) != people_.end();
  if (person) here_.push_back(asked);
  navigation.open(Dialog::Who);
  kit.set_focus(person ? "who.go" : "who.watch");
}

void WhoDialog::draw() {
  if (!game_) {
    navigation.close();
    return;
  }
  const float inner = paper_room(view, kWidth);
  const std::string about = tr("who.about");
  const float words = c.paragraph_height(about, Type::Body, inner);
  const float all = words + 14 + static_cast<float>(people_.size()) * (kRowHigh + kGap) + 8;
  // what ends it stands below the names, which are scrolled where there is no room for all
  constexpr float kFoot = kButton + 12;
  const Rect r = draw_paper(*this, kWidth, all + kFoot + 84, tr("who.title"));
  float y = kit.begin_scroll("who", {r.x - 6, r.y, r.w + 12, r.h - kFoot}, all) + 4;
  c.paragraph(r.x, y, r.w, about, Type::Body, kInk2);
  y += words + 12;
  for (const Seat seat : people_) {
    draw_seat(seat, {r.x, y, r.w, kRowHigh});
    y += kRowHigh + kGap;
  }
  kit.end_scroll();
  const float half = (r.w - kGap) / 2, foot = r.bottom() - kButton;
  const bool watches =
      w.button({r.x, foot, half, kButton}, {.id = "who.watch", .label = tr("who.watch"), .icon = "eye"});
  const bool plays = w.button({r.x + half + kGap, foot, half, kButton}, {.id = "who.go",
                                                                         .label = tr("who.go"),
                                                                         .icon = "play",
                                                                         .tone = Tone::Green,
                                                                         .type = Type::Button,
                                                                         .enabled = !here_.empty()});
  if (plays) go(here_);
  if (watches) go({});
}

void WhoDialog::draw_seat(Seat seat, const Rect& r) {
  const bool on = std::find(here_.begin(), here_.end(), seat) != here_.end();
  const Player& player = game_->setup().players[seat];
  const std::string name = player_name(game_->setup(), seat);
  const Response state = kit.item({.id = seat_id(seat), .label = name, .rect = r, .checked = on});
  c.rect(r, blend(kRow, kWhite, 0.7F * state.glow), 12);
  c.frame(r, on ? kGreen : blend(kLine, kGold, state.glow), 12, on ? 2.6F : 1.3F);
  emblems.avatar(r.x + 30, r.y + r.h / 2, 18, player.colour);
  c.text_fit(r.x + 60, r.y + r.h / 2, r.w - 100, name, {Type::Name, Type::NameSmall}, kInk);
  if (on) c.icon("check", r.right() - 22, r.y + r.h / 2, 20, kGreenDark, 2.6F);
  if (state.focus) w.focus_ring(r, 12);
  if (!state.clicked) return;
  if (on)
    std::erase(here_, seat);
  else
    here_.push_back(seat);
}

void WhoDialog::go(const std::vector<Seat>& here) {
  const auto game = std::make_shared<Game>(std::move(*game_));
  game_.reset();
  sit_down(*game, here);
  navigation.close();
  later([game, then = std::exchange(then_, nullptr)] { then(std::move(*game)); });
}

}  // namespace bastide::shell
