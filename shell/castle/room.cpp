// What the Castle's questions, answers and events show beyond their words.
#include "engine/families/castle/aids.h"
#include "shell/castle/words.h"
#include "shell/locale.h"
#include "shell/look/figures.h"
#include "shell/rooms/room_look.h"

#include <algorithm>

namespace bastide::shell::room_looks_of::castle {
namespace {

namespace game_of = bastide::castle;

constexpr News kNews[] = {{.event = "token_taken", .sound = audio::Sound::Sparkle, .notice = true},
                          {.event = "token_used", .sound = audio::Sound::TileTurn, .notice = true},
                          {.event = "keep_set", .sound = audio::Sound::Hammer, .notice = true}};

constexpr Person kPeople[] = {{0, look::kMeeple, 0.40F, 0.94F, 50}, {1, look::kMeeple, 0.58F, 0.94F, 50}};
// What has the picture of a token: each token, the kinds of areas and what is remembered.
struct Sign {
  std::string_view key;
  game_of::Token token;
};
constexpr Sign kSigns[] = {{"path", game_of::kOpenPath},         {"tower", game_of::kOpenTower},
                           {"house", game_of::kOpenHouse},       {"courtyard", game_of::kMarket4},
                           {"castle.keep", game_of::kKeepPlus2}, {"empty_cells", game_of::kKeepPlus2}};
constexpr std::string_view kBack = "castle.token_taken";

std::string picture_of(std::string_view key) {
  if (key == kBack) return "token_back";
  const auto& keys = game_of::kTokenKeys;
  auto token = std::find(keys.begin(), keys.end(), key) - keys.begin();
  for (const Sign& sign : kSigns)
    if (sign.key == key) token = sign.token;
  return token == game_of::kTokenKinds ? "" : "token_" + std::to_string(token + 1);
}

bool sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  const std::string picture = picture_of(key);
  if (picture.empty()) return false;
  ui::Scenery(context.c, context.board).token(picture, cx, cy, size * 1.2F, size * 1.2F);
  return true;
}

SegmentId segment_at(const State& state, const Action& action) {
  const PlacedTile& tile = state.tiles[state.at(action.cell) - 1U];
  return static_cast<SegmentId>(tile.first_segment + action.segment);
}

void offer(const Game& game, const Decision&, const Action& action, Offer& out) {
  const Rules& rules = game.rules();
  const State& state = game.state();
  if (action.verb == Verb::ReturnPiece) {  // which area scores next (CAS-25)
    const game_of::Landing landing = game_of::landing_of(rules, state, segment_at(state, action));
    if (landing.seat == kNobody) return;
    out.gains.push_back({landing.seat, landing.points});
    out.about = castle_words::where(landing);
  } else if (action.verb == Verb::ReturnToken) {
    out.name = tr("castle.use", {{"token", thing_name(rules, action)}});
    out.about = tr("token." + std::string(game_of::kTokenKeys[action.piece]) + ".about");
    out.seat = state.active;
  }
}

void asked(const Game& game, const Decision& decision, Asked& out) {
  const State& state = game.state();
  if (game.rules().decision_def(decision).key == "use_token" && state.scoring != kNoSegmentId)
    out.touches.push_back(state.scoring);
}

// Of an area: where its holder's counter would land, whose keep is in it.
std::string about_feature(const Game& game, SegmentId segment) {
  const State& state = game.state();
  const game_of::Landing landing = game_of::landing_of(game.rules(), state, segment);
  std::string text = landing.seat == kNobody ? "" : castle_words::landing(game, landing);
  for (Seat seat = 0; seat < game_of::kSeats; ++seat) {
    const SegmentId keep = game_of::memory(state).keep[seat];
    if (keep == kNoSegmentId || find(state, keep) != find(state, segment)) continue;
    text += (text.empty() ? "" : " · ") + castle_words::keep(game, seat);
  }
  return text;
}

// What a token does and would bring.
std::string about_holding(const Game& game, Seat seat, std::string_view key) {
  const auto& keys = game_of::kTokenKeys;
  const auto* const at = std::find(keys.begin(), keys.end(), key);
  if (at == keys.end()) return "";
  const auto token = static_cast<game_of::Token>(at - keys.begin());
  return castle_words::token(game, seat, token) + " " + castle_words::token_worth(game, seat, token);
}

// Of a cell of the largest empty area: how large it is, and who would score it now (CAS-42).
std::string about_cell(const Game& game, Cell cell) {
  const game_of::Hole hole = game_of::largest_hole(game.rules(), game.state());
  if (std::find(hole.cells.begin(), hole.cells.end(), cell) == hole.cells.end()) return "";
  return castle_words::hole(game, hole);
}

}  // namespace

extern const RoomLook kLook;
const RoomLook kLook{.key = "castle",
                     .people = kPeople,
                     .sign = sign,
                     .asked = asked,
                     .offer = offer,
                     .about_feature = about_feature,
                     .about_cell = about_cell,
                     .about_holding = about_holding,
                     .news = kNews};

}  // namespace bastide::shell::room_looks_of::castle
