#include "shell/rooms/room_look.h"

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
  LOOK(buying)

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
