#include "shell/play/apart.h"

#include "engine/game/action_text.h"
#include "engine/game/checksum.h"
#include "engine/game/folded_link.h"
#include "engine/game/link.h"
#include "engine/game/position_link.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace bastide::shell {
namespace {

bool is_person(const Player& player) { return player.kind != SeatKind::Computer; }

// Whoever sits there.
GameSetup as_table(GameSetup setup) {
  for (Player& player : setup.players)
    if (is_person(player)) player.kind = SeatKind::Elsewhere;
  return setup;
}

// With what has come and is still to be shown; not what somebody here has taken back.
std::vector<Action> known_actions(const Game& game) {
  std::vector<Action> known = game.actions();
  const bool shows = !game.over() && game.setup().players[pending(game.state()).who].kind != SeatKind::Here;
  if (shows) known.insert(known.end(), game.undone().rbegin(), game.undone().rend());
  return known;
}

}  // namespace

bool is_apart(const GameSetup& setup) {
  return std::any_of(setup.players.begin(), setup.players.end(),
                     [](const Player& player) { return player.kind == SeatKind::Elsewhere; });
}

bool same_table(const GameSetup& a, const GameSetup& b) { return as_table(a) == as_table(b); }

Result<std::string> turn_link(const Game& game) {
  auto told = Game::create(as_table(game.setup()), game.catalogue());
  if (!told) return told.error();
  for (const Action& action : known_actions(game))
    if (!told->apply(action)) return Error{"the seed does not give this game", "actions", "deck_given"};
  const auto link = make_position_link(*told);
  if (!link) return link.error();
  return fold_link(*link);
}

Kin kin_of(const Game& kept, const Game& came) {
  if (!same_table(kept.setup(), came.setup())) return {};
  const std::vector<Action> known = known_actions(kept);
  const std::vector<Action>& other = came.actions();
  const auto [a, b] = std::mismatch(known.begin(), known.end(), other.begin(), other.end());
  const auto common = static_cast<std::size_t>(b - other.begin());
  if (a == known.end() && b == other.end()) return {Kinship::Same, common};
  if (a == known.end()) return {Kinship::Newer, common};
  return {b == other.end() ? Kinship::Older : Kinship::Branch, common};
}

bool closer(const Kin& a, const Kin& b) {
  return std::tie(a.kinship, a.common) > std::tie(b.kinship, b.common);
}

std::vector<Seat> people(const GameSetup& setup) {
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < setup.players.size(); ++i)
    if (is_person(setup.players[i])) seats.push_back(static_cast<Seat>(i));
  return seats;
}

void sit_down(Game& game, const std::vector<Seat>& here) {
  for (const Seat seat : people(game.setup())) {
    const bool is_here = std::find(here.begin(), here.end(), seat) != here.end();
    game.set_decider(seat, is_here ? SeatKind::Here : SeatKind::Elsewhere);
  }
}

void sit_as_in(Game& game, const GameSetup& kept) {
  for (const Seat seat : people(game.setup())) game.set_decider(seat, kept.players[seat].kind);
}

void go_back_to_seen(Game& game, std::optional<std::size_t> seen) {
  const std::size_t all = game.actions().size();
  std::size_t from = all;
  std::array<bool, kMaxPlayers> met{};
  for (; from > 0 && from != seen; --from) {
    const Seat seat = game.decided(from - 1);
    if (game.setup().players[seat].kind == SeatKind::Here) break;
    const bool goes_on = from < all && game.decided(from) == seat;
    if (!seen && std::exchange(met[seat], true) && !goes_on) break;
  }
  game.rewind(from);
}

u32 fingerprint(const Game& game, std::size_t actions) {
  const auto link = make_link(as_table(game.setup()), game.catalogue());
  std::string text = link ? *link : std::string();
  for (std::size_t i = 0; i < actions && i < game.actions().size(); ++i)
    text += "\n" + action_text(game.rules(), game.actions()[i]);
  return crc32(text);
}

bool hides_something(const Game& game) {
  const Rules& rules = game.rules();
  return rules.shown.hidden_hands ||
         std::any_of(rules.expansions.begin(), rules.expansions.end(), [](const Expansion* expansion) {
           return expansion != nullptr && (expansion->keeps_secrets != nullptr ||
                                           std::any_of(expansion->events.begin(), expansion->events.end(),
                                                       [](const EventDef& event) { return event.secret; }));
         });
}

bool is_to_be_sent(const Game& game, std::size_t sent) {
  if (!is_apart(game.setup()) || game.can_redo()) return false;
  if (!game.over()) return game.setup().players[pending(game.state()).who].kind == SeatKind::Elsewhere;
  const std::size_t all = game.actions().size();
  return sent < all && game.setup().players[game.decided(all - 1)].kind != SeatKind::Elsewhere;
}

}  // namespace bastide::shell
