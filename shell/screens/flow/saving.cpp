#include "shell/screens/flow/saving.h"

#include "shell/platform/platform.h"

#include <utility>

namespace bastide::shell {

void Saving::settle(int place, unsigned played) {
  finish();
  clock_.start(played);
  if (place != place_) hold_ = Hold::None;
  place_ = place;
  kept_ = true;
  given_up_ = false;
  waiting_ = false;
}

void Saving::claim() {
  if (place_ == kNoPlace || hold_ == Hold::Ours || hold_ == Hold::Asked) return;
  if (hold_ == Hold::Lost)
    ask();
  else
    hold(false, {});
}

void Saving::take_over(std::function<void()> done) { hold(true, std::move(done)); }

void Saving::hold(bool take, std::function<void()> done) {
  hold_ = Hold::Asked;
  // without the slot's letter: the name of both
  std::string name = slot_key(place_, 0);
  name.resize(name.size() - 2);
  platform::hold(name, take, [this, done = std::move(done)](bool ours) {
    hold_ = ours ? Hold::Ours : Hold::Lost;
    if (!ours) {
      slots_.drop();
      unfinished_ = false;
      if (navigation.screen() == Screen::Table || navigation.screen() == Screen::End) ask();
    } else {
      if (std::exchange(waiting_, false)) save();
      if (done) later(done);
    }
    kit.keep_moving();
  });
}

void Saving::ask() {
  if (!navigation.on_top(Dialog::Twin)) navigation.open(Dialog::Twin);
}

void Saving::save() {
  save_soon();
  finish();
}

void Saving::save_soon() {
  if (place_ == kNoPlace || !session.has_game()) return;
  if (hold_ == Hold::Lost) {
    ask();
    return;
  }
  slots_.save_soon(place_, session.game(), session.rotation(), platform::clock_ms(), played());
  unfinished_ = true;
}

void Saving::finish() {
  if (!std::exchange(unfinished_, false)) return;
  const bool was_kept = std::exchange(kept_, slots_.finish());
  if (was_kept && !kept_) notices.say(preferences.cannot_keep());
}

bool Saving::kept() {
  finish();
  return kept_;
}

void Saving::save_when_ours() {
  waiting_ = !ours();
  if (!waiting_) save();
}

void Saving::count_time() {
  const bool plays =
      session.has_game() && navigation.screen() == Screen::Table && session.phase() != Phase::Over;
  clock_.run(plays && hold_ != Hold::Lost, platform::visible_ms());
}

unsigned Saving::played() const { return clock_.seconds(platform::visible_ms()); }

int Saving::place_for_another() {
  const bool empty = session.has_game() && session.game().actions().empty();
  if (place_ != kNoPlace && ours() && (empty || given_up_)) {
    slots_.reuse(place_);
    return place_;
  }
  return slots_.free_place();
}

}  // namespace bastide::shell
