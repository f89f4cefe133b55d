#include "engine/expansions/robbers/robbers.h"

#include "engine/rules/steps.h"
#include "shell/locale.h"
#include "shell/rooms/room_look.h"
#include "shell/words.h"

namespace bastide::shell::room_looks_of::robbers {
namespace {

constexpr ui::Standing kThings[] = {{"robber_camp0", 0.62F, 0.90F, 1.4F}, {"tree1", 0.90F, 0.80F, 1.1F}};
constexpr Person kPeople[] = {{5, "robber", 0.28F, 0.95F, 48}};

// The robber that waits in the supply; with a coin, what robberies have brought.
bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  if (key != "robber" && key != "robbery") return false;
  context.w.figure(5, "robber", cx, cy + size / 2, size);
  if (key == "robber") return true;
  context.c.disc(cx + size * 0.34F, cy + size * 0.28F, size * 0.26F, ui::rgb(0x6B4A16));
  context.c.disc(cx + size * 0.34F, cy + size * 0.28F, size * 0.19F, ui::kGold);
  return true;
}

constexpr News kNews[] = {{.event = "placed", .sound = audio::Sound::FigureSet},
                          {.event = "robs", .sound = audio::Sound::Coins, .notice = true}};

void asked(const Game&, const Decision&, Asked& asked) { asked.scoreboard = true; }

// Whose counters stand on a space.
std::string names_on(const Game& game, Seat but, int space) {
  const Rules& rules = game.rules();
  std::string names;
  const auto players = static_cast<Seat>(rules.setup.players);
  for (Seat seat = 0; seat < players; ++seat) {
    bool there = false;
    for (unsigned counter = 0; counter < rules.counters_per_seat; ++counter)
      there = there || shown_by(game.state(), seat, counter) % kScoreboardSpaces == space;
    if (there && seat != but) names += (names.empty() ? "" : ", ") + player_name(game.setup(), seat);
  }
  return names;
}

void offer(const Game& game, const Decision& decision, const Action& action, Offer& offer) {
  if (action.verb == Verb::PlaceToken) {
    offer.space = action.option;
    offer.name = tr("option.robbers.space", {{"n", offer.space}});
    offer.about = names_on(game, decision.who, action.option);
    return;
  }
  offer.seat = action.option;
  offer.name = player_name(game.setup(), offer.seat);
  offer.space = bastide::robbers::space_of(game.state(), decision.who);
}

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{
    .key = "robbers",
    .weight = 3,
    .things = kThings,
    .people = kPeople,
    .sign = sign,
    .asked = asked,
    .offer = offer,
    .news = kNews,
};

}  // namespace bastide::shell::room_looks_of::robbers
