// What a seat may not know changes nothing of what it is told. Games are played twice, the second time with
// one card or tile changed that another seat has drawn and nobody else has seen: the same moves, the same
// questions; then every answer of the protocol to the other seats, and to no seat but for what may be played,
// must be the same to the byte; and a computer player in another seat must answer the same.
#include "engine/ai/player.h"
#include "engine/game/action_json.h"
#include "engine/game/protocol.h"
#include "engine/game/setup_json.h"
#include "engine/rules/steps.h"
#include "tests/support/expansions.h"
#include "tests/support/invariants.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>

using namespace bastide;
using namespace bastide::test;

namespace {

constexpr int kMessages = 8;

std::vector<u8> shuffled(std::vector<u8> cards, Rng& rng) {
  shuffle(cards, rng);
  return cards;
}

// Everything that is drawn is given beforehand, so that a twin can be given something else.
GameSetup set_up(const Setup& setup, u64 number) {
  GameSetup game;
  game.setup = setup;
  game.players = default_players(setup.players);
  const auto rules = make_rules(setup);
  REQUIRE_MESSAGE(rules.ok(), rules.error().text());
  for (const u8 design : shuffled_deck(**rules, "hidden-" + std::to_string(number)))
    game.deck.emplace_back((*rules)->tile_id(design));
  Rng rng(number);
  if (setup.has_expansion(gifts::kId)) {
    std::vector<u8> cards;
    for (u8 kind = 1; kind <= gifts::kGifts; ++kind) cards.insert(cards.end(), gifts::kEachGift, kind);
    game.given.push_back({"gifts", shuffled(cards, rng)});
  }
  if (setup.has_expansion(messages::kId))
    game.given.push_back({"messages", shuffled({1, 2, 3, 4, 5, 6, 7, kMessages}, rng)});
  return game;
}

struct Move {
  Seat who = kNobody;
  u8 expansion = 0, kind = 0;
  std::string request;  // the answer, as its seat sends it
};
struct Played {
  Game game;
  std::vector<Move> moves;
};

Move move_of(const Game& game, const Action& action) {
  const Decision& asked = pending(game.state());
  Json request;
  request["cmd"] = "apply";
  request["action"] = action_json(game.rules(), game.state(), action);
  request["seat"] = asked.who;
  return {asked.who, asked.expansion, asked.kind, write_json(request)};
}

Played play(const GameSetup& setup, u64 number, u32 most) {
  auto game = Game::create(setup);
  REQUIRE_MESSAGE(game.ok(), game.error().text());
  Played played{std::move(*game), {}};
  Rng rng(number * 31 + 7);
  ActionList legal;
  for (u32 left = most; left > 0 && !played.game.over(); --left) {
    played.game.legal(legal);
    const Action action = random_action(legal, rng);
    played.moves.push_back(move_of(played.game, action));
    REQUIRE(played.game.apply(action));
  }
  return played;
}

// ---- what is hidden

// One thing that `seat` has drawn and nobody else has seen, in a game with another instead.
struct Twin {
  GameSetup setup;
  Seat seat = kNobody;  // kNobody: changed_hand() knows
};

std::vector<u8>* list_of(GameSetup& setup, std::string_view name) {
  for (Given& given : setup.given)
    if (given.list == name) return &given.answers;
  return nullptr;
}

std::size_t answered(const Game& game, std::string_view name) {
  for (const Given& list : game.chance().answered())
    if (list.list == name) return list.answers.size();
  return 0;
}

// Changes the card at `at` for one that has not been drawn yet.
bool change_card(GameSetup& setup, std::string_view name, std::size_t at, std::size_t drawn, Rng& rng) {
  std::vector<u8>& cards = *list_of(setup, name);
  if (at >= cards.size() || drawn >= cards.size()) return false;
  const std::size_t other = drawn + rng.below(static_cast<u32>(cards.size() - drawn));
  std::swap(cards[at], cards[other]);
  return cards[at] != cards[other];
}

// The n-th gift was earned by whom the n-th event says.
std::optional<Twin> other_gift(const Played& played, Rng& rng) {
  std::vector<Seat> earners;
  for (const Event& event : played.game.events()) {
    if (event.kind == EventKind::ExpansionEvent && event.expansion == gifts::kId &&
        event.option == gifts::kEarned)
      earners.push_back(event.seat);
  }
  if (earners.empty()) return std::nullopt;
  const std::size_t at = rng.below(static_cast<u32>(earners.size()));
  Twin twin{played.game.setup(), earners[at]};
  if (!change_card(twin.setup, "gifts", at, earners.size(), rng)) return std::nullopt;
  return twin;
}

// The n-th message was drawn by whom the n-th event says, as long as none has come again; the last one may
// still wait.
std::optional<Twin> other_message(const Played& played, Rng& rng) {
  struct Drawn {
    Seat seat;
    bool seen;
  };
  std::vector<Drawn> drawn;
  for (const Event& event : played.game.events()) {
    if (event.kind == EventKind::ExpansionEvent && event.expansion == messages::kId)
      drawn.push_back({event.seat, event.option == messages::kPerformed});
  }
  const State& state = played.game.state();
  if (!played.game.over() && pending(state).arg != 0 &&
      played.game.rules().decision_def(pending(state)).key == "message")
    drawn.push_back({pending(state).who, false});
  const std::size_t count = answered(played.game, "messages");
  if (drawn.empty() || drawn.size() != count) return std::nullopt;
  const std::size_t at = rng.below(static_cast<u32>(drawn.size()));
  if (drawn[at].seen) return std::nullopt;
  Twin twin{played.game.setup(), drawn[at].seat};
  if (!change_card(twin.setup, "messages", at, count, rng)) return std::nullopt;
  return twin;
}

// A tile in a hand, and one of its group that is still in the bag.
std::optional<Twin> other_tile(const Played& played, Rng& rng) {
  const Rules& rules = played.game.rules();
  Twin twin{played.game.setup(), kNobody};
  const auto seat = static_cast<Seat>(rng.below(static_cast<u32>(rules.setup.players)));
  const HeldTiles hand = held_tiles(rules, played.game.state(), seat);
  const u8 held = hand[rng.below(hand.size())];
  if (held == kNoDesign) return std::nullopt;
  const auto group = [&](const std::string& id) { return rules.designs[rules.design_by_id(id)].group; };
  std::vector<std::string>& deck = twin.setup.deck;
  const std::string id(rules.tile_id(held));
  const std::size_t drawn = played.game.chance().drawn().size();
  const auto end = deck.begin() + static_cast<std::ptrdiff_t>(drawn);
  if (drawn >= deck.size()) return std::nullopt;
  std::vector<std::size_t> copies;
  for (auto it = std::find(deck.begin(), end, id); it != end; it = std::find(it + 1, end, id))
    copies.push_back(static_cast<std::size_t>(it - deck.begin()));
  if (copies.empty()) return std::nullopt;
  const std::size_t at = copies[rng.below(static_cast<u32>(copies.size()))];
  const std::size_t other = drawn + rng.below(static_cast<u32>(deck.size() - drawn));
  if (deck[at] == deck[other] || group(deck[at]) != group(deck[other])) return std::nullopt;
  std::swap(deck[at], deck[other]);
  return twin;
}

std::optional<Twin> other_thing(const Played& played, Rng& rng) {
  const Rules& rules = played.game.rules();
  const bool holds = held_tiles(rules, played.game.state(), 0).size() == 1 || rules.shown.hidden_hands;
  switch (rng.below(3)) {
    case 0: return rules.setup.has_expansion(gifts::kId) ? other_gift(played, rng) : std::nullopt;
    case 1: return rules.setup.has_expansion(messages::kId) ? other_message(played, rng) : std::nullopt;
    default: return holds ? other_tile(played, rng) : std::nullopt;
  }
}

// ---- the same game with it

// What lay open on the table for all to see: tiles taken up, laid, put away or back.
bool same_table(const Game& a, const Game& b) {
  const auto open = [](const Game& game) {
    std::vector<std::array<int, 3>> seen;
    for (const Event& event : game.events()) {
      if (event.kind <= EventKind::TilePlaced)
        seen.push_back({static_cast<int>(event.kind), event.seat, event.design});
    }
    return seen;
  };
  return open(a) == open(b);
}

// Plays the same moves; nullopt: what was changed has shown, in what may be done or is asked.
std::optional<Game> follow(const Played& played, const GameSetup& setup) {
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  for (std::size_t i = 0; i < played.moves.size(); ++i) {
    if (game->over()) return std::nullopt;
    const Decision& asked = pending(game->state());
    const Move& move = played.moves[i];
    if (asked.who != move.who || asked.expansion != move.expansion || asked.kind != move.kind)
      return std::nullopt;
    if (!game->apply(played.game.actions()[i])) return std::nullopt;
  }
  if (game->over() != played.game.over() || !same_table(*game, played.game)) return std::nullopt;
  if (game->over()) return std::move(*game);
  const Decision& now = pending(game->state());
  const Decision& then = pending(played.game.state());
  if (now.who != then.who || now.expansion != then.expansion || now.kind != then.kind) return std::nullopt;
  return std::move(*game);
}

// A tile was changed for which of those that hold one like it: kNobody if for several, or for none.
Seat changed_hand(const Game& a, const Game& b) {
  Seat changed = kNobody;
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    const auto hand_of = [&](const Game& game) { return house_rules::hands(game.state()).held[seat]; };
    if (hand_of(a) == hand_of(b)) continue;
    if (changed != kNobody) return kNobody;
    changed = seat;
  }
  return changed;
}

// What each seat is told after every move, and what all are told (the last).
using Told = std::array<std::vector<std::string>, kMaxPlayers + 1>;
// Who asks for no seat runs the game, and is given the answers to play for all.
std::string without_legal(const std::string& answer) {
  auto json = parse_json(answer, "answer");
  REQUIRE(json.ok());
  json->erase("legal");
  return write_json(*json);
}

Told tell(const GameSetup& setup, const std::vector<Move>& moves) {
  Told told;
  Protocol protocol;
  const auto ask_all = [&] {
    for (std::size_t seat = 0; seat <= kMaxPlayers; ++seat) {
      const bool all = seat == kMaxPlayers;
      if (!all && seat >= static_cast<std::size_t>(setup.setup.players)) continue;
      const std::string answer =
          protocol.answer(R"({"cmd":"state")" + (all ? "" : ",\"seat\":" + std::to_string(seat)) + "}");
      told[seat].push_back(all ? without_legal(answer) : answer);
    }
  };
  Json start;
  start["cmd"] = "new";
  start["setup"] = setup_to_json(setup);
  REQUIRE(protocol.answer(write_json(start)).find("\"error\"") == std::string::npos);
  ask_all();
  for (const Move& move : moves) {
    const std::string answer = protocol.answer(move.request);
    REQUIRE_MESSAGE(!answer.starts_with("{\"error\""), answer);
    ask_all();
  }
  return told;
}

bool same_view(const Game& a, const Game& b, Seat seat) {
  const auto first = std::make_unique<State>();
  const auto second = std::make_unique<State>();
  view_for(a.rules(), a.state(), seat, *first);
  view_for(b.rules(), b.state(), seat, *second);
  return state_hash(*first) == state_hash(*second);
}

// What a computer player would do in the seat that is asked.
ai::Choice choice_of(const Game& game) {
  const auto view = std::make_unique<State>();
  view_for(game.rules(), game.state(), pending(game.state()).who, *view);
  static const auto player = ai::make_player("master");
  return player->choose(game.rules(), *view, {.simulations = 30}, 1);
}

// How many twins of how many games were compared.
int compare_twins(const Setup& setup, u64 games, u32 moves) {
  int compared = 0;
  for (u64 number = 0; number < games; ++number) {
    CAPTURE(number);
    Rng rng(number + 100);
    const Played played = play(set_up(setup, number), number, 1 + rng.below(moves));
    std::optional<Told> told;
    for (int tries = 0; tries < 12; ++tries) {
      auto twin = other_thing(played, rng);
      if (!twin) continue;
      const auto other = follow(played, twin->setup);
      if (!other) continue;
      if (twin->seat == kNobody) twin->seat = changed_hand(played.game, *other);
      if (twin->seat == kNobody) continue;
      if (!told) told = tell(played.game.setup(), played.moves);
      const Told of_twin = tell(twin->setup, played.moves);
      for (std::size_t seat = 0; seat < told->size(); ++seat) {
        if (seat == twin->seat) continue;
        CAPTURE(seat);
        const auto [a, b] = std::mismatch((*told)[seat].begin(), (*told)[seat].end(), of_twin[seat].begin());
        if (a != (*told)[seat].end()) FAIL_CHECK("\n" << *a << "\n" << *b);
        const auto s = seat == kMaxPlayers ? kNobody : static_cast<Seat>(seat);
        CHECK(same_view(played.game, *other, s));
      }
      if (!other->over() && pending(other->state()).who != twin->seat) {
        const ai::Choice one = choice_of(played.game);
        const ai::Choice two = choice_of(*other);
        CHECK(one.action == two.action);
        CHECK(one.margin == two.margin);
      }
      // … and whose it is has been told
      CHECK((*told)[twin->seat] != of_twin[twin->seat]);
      ++compared;
    }
  }
  return compared;
}

Setup with(u32 expansions, std::initializer_list<std::pair<const char*, int>> options, int players) {
  Setup setup;
  setup.players = players;
  setup.expansions = expansions;
  for (const auto& [option, value] : options) set_option(setup, option, value);
  return setup;
}

constexpr u32 kGiftsAlone = 1u << gifts::kId;
constexpr u32 kMessagesAlone = 1u << messages::kId;

u32 all_expansions() {
  u32 expansions = 0;
  for (const Expansion* expansion : landscape().expansions) expansions |= 1u << expansion->id;
  return expansions;
}

}  // namespace

TEST_CASE("HOUSE-02 what is looked ahead shows in nothing that others are told") {
  CHECK(compare_twins(with(0, {{"look_ahead", 1}}, 2), 8, 60) > 8);
  CHECK(compare_twins(with(0, {{"look_ahead", 1}, {"put_back", 1}}, 4), 8, 60) > 8);
}

TEST_CASE("HOUSE-03 a hidden hand shows in nothing that others are told") {
  CHECK(compare_twins(with(0, {{"hand_of_three", 2}}, 2), 10, 50) > 8);
  CHECK(compare_twins(with(0, {{"hand_of_three", 2}, {"put_back", 1}, {"buying", 1}}, 3), 10, 50) > 8);
}

TEST_CASE("GIFT-10 the gifts of a seat show in nothing that others are told") {
  CHECK(compare_twins(with(kGiftsAlone, {}, 2), 32, 140) > 8);
  CHECK(compare_twins(with(kGiftsAlone, {}, 5), 16, 160) > 8);
}

TEST_CASE("LET-03 a message that is not performed shows in nothing that others are told") {
  CHECK(compare_twins(with(kMessagesAlone, {}, 2), 24, 120) > 8);
  CHECK(compare_twins(with(kMessagesAlone, {}, 3), 24, 160) > 8);
}

TEST_CASE("everything hidden at once shows in nothing that others are told") {
  CHECK(compare_twins(with(all_expansions(), {{"hand_of_three", 2}}, 2), 6, 120) > 8);
  CHECK(compare_twins(with(all_expansions(), {{"look_ahead", 1}, {"put_back", 1}}, 3), 6, 120) > 8);
}
