#include "engine/expansions/messages/messages.h"

#include "engine/rules/steps.h"
#include "shell/locale.h"
#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::messages {
namespace {

constexpr ui::Standing kThings[] = {{"house_gable1", 0.80F, 0.86F, 1.2F}, {"tree1", 0.12F, 0.82F, 1.0F}};
constexpr Person kPeople[] = {{0, "meeple", 0.34F, 0.95F, 40}, {0, "meeple", 0.52F, 0.95F, 50}};

// A letter.
bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  if (key != "message") return false;
  ui::Canvas& c = context.c;
  const Rect r{cx - size * 0.45F, cy - size * 0.32F, size * 0.9F, size * 0.64F};
  c.rect(r, ui::rgb(0xFFFBEF), 2);
  c.frame(r, ui::kInk2, 2, 1.5F);
  c.line(r.x + 1, r.y + 1, cx, r.y + r.h * 0.58F, ui::kInk2, 1.5F);
  c.line(r.right() - 1, r.y + 1, cx, r.y + r.h * 0.58F, ui::kInk2, 1.5F);
  return true;
}

constexpr int kDark = 5;  // every fifth space is dark (LET-02)
constexpr News kNews[] = {{.event = "performed", .sound = audio::Sound::TileLift, .notice = true},
                          {.event = "exchanged", .sound = audio::Sound::TileLift, .notice = true}};

bool is_message(const Game& game, const Decision& decision) {
  return game.rules().decision_def(decision).key == "message";
}

void asked(const Game& game, const Decision& decision, Asked& asked) {
  if (is_message(game, decision))
    asked.about = tr("message." + std::to_string(decision.arg));
  else
    asked.scoreboard = true;
}

// Where the counter would go, and whether a message would be drawn there.
void offer_counter(const Game& game, const Decision& decision, u8 counter, Offer& offer) {
  const State& state = game.state();
  const int now = shown_by(state, decision.who, counter);
  const int then = now + state.gains[decision.arg].points.total();
  offer.seat = decision.who;
  offer.counter = counter;
  offer.space = then % kScoreboardSpaces;
  offer.about = tr("option.messages.moves", {{"from", now}, {"to", then}});
  if (then % kDark == 0 && decision.who == state.active) offer.about += " · " + tr("option.messages.dark");
}

void offer(const Game& game, const Decision& decision, const Action& action, Offer& offer) {
  if (!is_message(game, decision)) {
    offer_counter(game, decision, action.option, offer);
    return;
  }
  if (action.option != bastide::messages::kPerform) return;
  const int points = bastide::messages::worth(game.rules(), game.state(), decision.who, decision.arg);
  if (points > 0) offer.about = trn("points", points);
}

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{
    .key = "messages",
    .weight = 3,
    .things = kThings,
    .people = kPeople,
    .sign = sign,
    .asked = asked,
    .offer = offer,
    .news = kNews,
};

}  // namespace bastide::shell::room_looks_of::messages
