// What questions, answers and events of Hunters & Gatherers show beyond their words.
#include "shell/hunters/signs.h"
#include "shell/hunters/words.h"
#include "shell/locale.h"
#include "shell/rooms/room_look.h"

#include <algorithm>

namespace bastide::shell::room_looks_of::hunters {
namespace {

namespace game_of = bastide::hunters;

constexpr News kNews[] = {{.event = "bonus_earned", .sound = audio::Sound::Sparkle, .notice = true},
                          {.event = "no_bonus_left", .sound = audio::Sound::DeadSpot, .notice = true},
                          {.event = "power_found", .sound = audio::Sound::Sparkle, .notice = true},
                          {.event = "logboat", .sound = audio::Sound::TileTurn, .notice = true},
                          {.event = "hunting_trap", .sound = audio::Sound::Hammer, .notice = true}};

constexpr Person kPeople[] = {
    {1, "member", 0.34F, 0.94F, 50}, {2, "member", 0.52F, 0.90F, 46}, {1, "hut", 0.70F, 0.94F, 44}};

bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  return hunters_look::draw_sign(context, key, cx, cy, size);
}

// A member that the shaman may call back (HG-73).
void offer(const Game&, const Decision&, const Action& action, Offer& out) {
  if (action.verb == Verb::ReturnPiece) out.about = tr("hunters.recall.about");
}

std::string about_feature(const Game& game, SegmentId segment) { return hunters_words::about(game, segment); }

// Of a tile of the Scout.
std::string about_holding(const Game&, Seat, std::string_view key) {
  const auto& keys = game_of::kScoutKeys;
  const auto* const at = std::find(keys.begin(), keys.end(), key);
  return at == keys.end() ? "" : hunters_words::scout_about(static_cast<unsigned>(at - keys.begin()));
}

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{.key = "hunters",
                     .home_scores = false,
                     .people = kPeople,
                     .sign = sign,
                     .offer = offer,
                     .about_feature = about_feature,
                     .about_holding = about_holding,
                     .news = kNews};

}  // namespace bastide::shell::room_looks_of::hunters
