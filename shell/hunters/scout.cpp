// What the Scout's questions, answers and events show beyond their words.
#include "shell/hunters/words.h"
#include "shell/locale.h"
#include "shell/rooms/room_look.h"

namespace bastide::shell::room_looks_of::hunters_scout {
namespace {

namespace game_of = bastide::hunters;

constexpr News kNews[] = {{.event = "tile_dealt", .sound = audio::Sound::TileLift, .notice = true},
                          {.event = "tile_played", .sound = audio::Sound::TileLift, .notice = true},
                          {.event = "tile_refused", .sound = audio::Sound::TileTurn, .notice = true},
                          {.event = "member_recalled", .sound = audio::Sound::FigureHome},
                          {.event = "ferryman_paid", .sound = audio::Sound::Sparkle, .notice = true},
                          {.event = "field_laid", .sound = audio::Sound::Hammer}};

constexpr Person kPeople[] = {{0, "member", 0.40F, 0.94F, 50}, {4, "member", 0.60F, 0.94F, 50}};

void offer(const Game& game, const Decision&, const Action& action, Offer& out) {
  if (action.verb == Verb::ReturnPiece) {
    out.about = tr("hunters.recall.about");
  } else if (action.verb == Verb::PickOption && action.option == game_of::kRefuse) {
    out.about = tr("hunters.scout.refuse.about");
  } else if (action.verb == Verb::PickOption) {
    out.about = hunters_words::scout_tile(action.option);
    out.name = out.about + ": " + hunters_words::scout_about(action.option);
    out.tile = game_of::scout_design(game.rules(), action.option);
  }
}

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{.key = "scout", .home_scores = false, .people = kPeople, .offer = offer, .news = kNews};

}  // namespace bastide::shell::room_looks_of::hunters_scout
