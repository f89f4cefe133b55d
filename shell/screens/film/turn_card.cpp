#include "shell/screens/film/turn_card.h"

#include "shell/panels/move_words.h"
#include "shell/panels/seats.h"
#include "shell/screens/flow/flow.h"
#include "shell/screens/table/stuck.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr std::size_t kMostLines = 3;  // of the chronicle
constexpr std::size_t kMistakes = 9;
constexpr float kPad = 14, kButton = 44, kGap = 8;

}  // namespace

const Judged* TurnCard::judged() const {
  if (film_.at() == 0 || film_.end_of(film_.turn()) != film_.at()) return nullptr;
  const std::size_t begins = film_.end_of(film_.turn() - 1);
  for (const Judged& one : review_.judged())
    if (one.at >= begins && one.at < film_.at()) return &one;
  return nullptr;
}

Seat TurnCard::mover() const {
  return film_.at() == 0 ? kNobody : session.game().decided(film_.end_of(film_.turn() - 1));
}

void TurnCard::collect() {
  if (!made_.again(session.revision(), review_.judged().size(), locale().revision())) return;
  lines_.clear();
  const Seat seat = mover();
  if (seat == kNobody) {
    lines_.push_back({tr("film.begin"), Type::Name, kInk});
    return;
  }
  const std::string name = player_name(session.game().setup(), seat);
  lines_.push_back({tr("review.row", {{"n", film_.turn()}, {"name", name}}), Type::Name, kInk});
  const std::size_t first = session.game().events_before(film_.end_of(film_.turn() - 1));
  std::size_t told = 0;
  for (const ChronicleLine& line : digest.lines()) {
    if (line.event < first || line.final_scoring || told == kMostLines) continue;
    lines_.push_back({spoken(session.game(), line), Type::Small, kInk2});
    ++told;
  }
  collect_better();
}

void TurnCard::collect_better() {
  const Judged* one = judged();
  if (one == nullptr || one->cost < Review::kDear || one->best == one->played) return;
  const auto before = review_.before(*one);
  if (!before) return;
  const std::string what = move_words(before->rules(), before->state(), one->best);
  lines_.push_back(
      {tr("review.better", {{"what", what.empty() ? tr("review.alone") : what}}), Type::BodyBold, kInk});
  lines_.push_back(
      {trn("review.cost", std::max(1, static_cast<int>(std::lround(one->cost)))), Type::SmallBold, kInk2});
}

bool TurnCard::has_mistakes() const { return !review_.dearest(1).empty(); }

// In the order of the game, from here on; after the last one the first again.
void TurnCard::next_mistake() {
  std::vector<int> turns;
  for (const std::size_t index : review_.dearest(kMistakes))
    turns.push_back(film_.turn_of(review_.judged()[index].at + 1));
  if (turns.empty()) return;
  int next = film_.turns() + 1, first = next;
  for (const int turn : turns) {
    first = std::min(first, turn);
    if (turn > film_.turn()) next = std::min(next, turn);
  }
  film_.to_turn(next <= film_.turns() ? next : first);
}

Rect TurnCard::draw(const Rect& room) {
  collect();
  const float width = room.w - 2 * kPad;
  float high = 2 * kPad + kButton + 4;
  for (const Line& line : lines_) high += c.paragraph_height(line.text, line.type, width) + 3;
  const Rect r{room.x, room.bottom() - high, room.w, high};
  c.shadow(r, 12, 0.34F, 14);
  c.gradient(r, kPaperTop, kPaperBottom, 14);
  c.frame(r, kLine, 14, 1.4F);
  const Seat seat = mover();
  if (seat != kNobody) c.rect({r.x, r.y + 10, 5, r.h - 20}, seat_ink(session, seat).fill, 2);
  kit.block(r);
  view.cover(r);
  float y = r.y + kPad;
  for (const Line& line : lines_) y += c.paragraph(r.x + kPad, y, width, line.text, line.type, line.ink) + 3;
  draw_buttons({r.x + kPad, r.bottom() - kPad - kButton, width, kButton});
  return r;
}

void TurnCard::draw_buttons(const Rect& r) {
  const float half = (r.w - kGap) / 2;
  if (film_.finished()) draw_review({r.x, r.y, half, r.h});
  const Rect at = film_.finished() ? Rect{r.x + half + kGap, r.y, half, r.h} : r;
  if (w.button(at, {.id = "film.go_on",
                    .label = tr("film.go_on"),
                    .tone = Tone::Green,
                    .type = Type::SmallBold,
                    .enabled = film_.at() < film_.length() || !film_.finished(),
                    .why = tr("film.go_on_about")}))
    later([this] {
      if (auto game = film_.from_here()) flow_.go_on_from(std::move(*game));
    });
}

// To begin it, how far it is, to the next mistake that it has found, or why there is none.
void TurnCard::draw_review(const Rect& r) {
  switch (review_.state()) {
    case Review::State::None:
      if (w.button(r, {.id = "film.review",
                       .label = tr("film.review"),
                       .icon = "glass",
                       .type = Type::SmallBold,
                       .why = tr("film.review_about")}))
        later([this] { review_.begin(film_.whole()); });
      return;
    case Review::State::Asks: {
      const int percent = static_cast<int>(review_.progress() * 100);
      c.text_fit(r.x + r.w / 2, r.y + r.h / 2 - 6, r.w, tr("film.asks", {{"n", percent}}),
                 {Type::SmallBold, Type::Caption}, kInk2, Align::Centre);
      const Rect bar{r.x, r.bottom() - 10, r.w, 5};
      c.rect(bar, kLine, 3);
      c.rect({bar.x, bar.y, std::max(5.0F, bar.w * review_.progress()), bar.h}, kGreen, 3);
      return;
    }
    case Review::State::Failed:
      if (w.button(r, {.id = "film.again",
                       .label = tr("stuck.again"),
                       .icon = "cw",
                       .type = Type::SmallBold,
                       .why = tr("review.failed", {{"why", stuck_words(review_.failure())}})}))
        later([this] { review_.try_again(); });
      return;
    case Review::State::Done:
      if (w.button(r, {.id = "film.mistake",
                       .label = tr("film.mistake"),
                       .icon = "right",
                       .type = Type::SmallBold,
                       .enabled = has_mistakes(),
                       .why = has_mistakes() ? std::string() : tr("review.none")}))
        later([this] { next_mistake(); });
  }
}

}  // namespace bastide::shell
