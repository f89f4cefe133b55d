#include "shell/rooms/room_look.h"

#include "engine/assembly/built_in.h"
#include "engine/data/assets.h"
#include "shell/games_beside.h"
#include "shell/locale.h"
#include "shell/words.h"

#include <algorithm>
#include <array>

// Here, and nowhere else, an expansion's look registers: kLook in shell/rooms/<room>.cpp.
#define BASTIDE_ROOM_LOOKS(LOOK) \
  LOOK(river)                    \
  LOOK(abbot)                    \
  LOOK(inns_cathedrals)          \
  LOOK(traders_builders)         \
  LOOK(king_robber)              \
  LOOK(gifts)                    \
  LOOK(tower_thieves)            \
  LOOK(flying_machines)          \
  LOOK(messages)                 \
  LOOK(ferries)                  \
  LOOK(gold_mines)               \
  LOOK(mage_witch)               \
  LOOK(robbers)                  \
  LOOK(crop_circles)             \
  LOOK(starting_player)          \
  LOOK(hands)                    \
  LOOK(table)                    \
  LOOK(holes)                    \
  LOOK(buying)                   \
  BASTIDE_GAMES_BESIDE(LOOK)     \
  BASTIDE_ROOMS_BESIDE(LOOK)

namespace bastide::shell {

#define LOOK(room)             \
  namespace room_looks_of {    \
  namespace room {             \
  extern const RoomLook kLook; \
  }                            \
  }
BASTIDE_ROOM_LOOKS(LOOK)
#undef LOOK

namespace {

#define LOOK(room) &room_looks_of::room::kLook,
const std::array kLooks = {BASTIDE_ROOM_LOOKS(LOOK)};
#undef LOOK

}  // namespace

std::span<const RoomLook* const> room_looks() { return kLooks; }

bool is_there(const RoomLook& look) {
  const Catalogue all = built_in();
  return std::all_of(all.begin(), all.end(), [&](const FamilyEntry& entry) {
    const std::string_view facts = entry.family->facts;
    const bool of_it = entry.family->core->key == look.key || find_room(entry, look.key) != nullptr;
    return facts.empty() || !of_it || assets::game_file(facts);
  });
}

const RoomLook* room_look(std::string_view room) {
  const auto* const at =
      std::find_if(kLooks.begin(), kLooks.end(), [&](const RoomLook* look) { return look->key == room; });
  return at == kLooks.end() ? nullptr : *at;
}

namespace {

const RoomLook* look_of(const Game& game, RoomId room) {
  const Room* of = game.rules().rooms[room];
  return of == nullptr ? nullptr : room_look(of->key);
}

}  // namespace

bool scores_home(const Game& game, const Action& action) {
  const RoomLook* look = look_of(game, action.room);
  return action.verb == Verb::ReturnPiece && (look == nullptr || look->home_scores);
}

Asked asked(const Game& game) {
  Asked asked;
  const Decision decision = pending(game.state());
  const RoomLook* look = look_of(game, decision.room);
  if (look != nullptr && look->asked != nullptr) look->asked(game, decision, asked);
  return asked;
}

Offer place_offer(const Game& game, const Action& action) {
  Offer offer;
  const Decision decision = pending(game.state());
  const RoomLook* look = look_of(game, decision.room == kCoreRoom ? action.room : decision.room);
  if (look != nullptr && look->offer != nullptr) look->offer(game, decision, action, offer);
  for (const Gained& gained : offer.gains)
    offer.about += (offer.about.empty() ? "" : " · ") + player_name(game.setup(), gained.seat) + " +" +
                   std::to_string(gained.points);
  return offer;
}

std::string about_feature(const Game& game, SegmentId segment) {
  const RoomLook* look = look_of(game, kCoreRoom);
  return look != nullptr && look->about_feature != nullptr ? look->about_feature(game, segment) : "";
}

std::string about_cell(const Game& game, Cell cell) {
  const RoomLook* look = look_of(game, kCoreRoom);
  return look != nullptr && look->about_cell != nullptr ? look->about_cell(game, cell) : "";
}

std::string about_holding(const Game& game, Seat seat, std::string_view key) {
  const RoomLook* look = look_of(game, kCoreRoom);
  return look != nullptr && look->about_holding != nullptr ? look->about_holding(game, seat, key) : "";
}

std::vector<Cell> leads_to(const Game& game, const Action& action) {
  std::vector<Cell> cells;
  const RoomLook* look = look_of(game, action.room);
  if (look != nullptr && look->leads_to != nullptr) look->leads_to(game, action, cells);
  return cells;
}

std::vector<Cell> seen_from(const Game& game, Cell cell) {
  std::vector<Cell> cells;
  for (const Room* room : game.rules().rooms) {
    const RoomLook* look = room == nullptr ? nullptr : room_look(room->key);
    if (look != nullptr && look->sees != nullptr) look->sees(game, cell, cells);
  }
  return cells;
}

std::vector<Aside> asides(const Game& game) {
  std::vector<Aside> list;
  for (const Room* room : game.rules().rooms) {
    const RoomLook* look = room == nullptr ? nullptr : room_look(room->key);
    if (look != nullptr && look->asides != nullptr) look->asides(game, list);
  }
  return list;
}

std::vector<Secret> secrets(const Game& game, Seat seat) {
  std::vector<Secret> list;
  for (const Room* room : game.rules().rooms) {
    const RoomLook* look = room == nullptr ? nullptr : room_look(room->key);
    if (look != nullptr && look->secrets != nullptr) look->secrets(game, seat, list);
  }
  return list;
}

bool Opening::by_tiles() const {
  return std::any_of(drawn.begin(), drawn.end(), [](const auto& tiles) { return !tiles.empty(); });
}

Opening opening(const Game& game) {
  Opening opening;
  for (const Room* room : game.rules().rooms) {
    const RoomLook* look = room == nullptr ? nullptr : room_look(room->key);
    if (look != nullptr && look->opening != nullptr) look->opening(game, opening);
  }
  return opening;
}

Offer offer(const Game& game, const Action& action) {
  Offer offer;
  const Decision decision = pending(game.state());
  const RoomLook* look = look_of(game, decision.room);
  if (look != nullptr && look->offer != nullptr && action.verb != Verb::Pass)
    look->offer(game, decision, action, offer);
  if (offer.name.empty())
    offer.name = action.verb == Verb::Pass ? tr("option.pass") : option_name(game.rules(), action);
  return offer;
}

}  // namespace bastide::shell
