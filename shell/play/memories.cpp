#include "shell/play/memories.h"

#include "engine/core/features.h"
#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/shown.h"
#include "shell/text/game_words.h"

#include <algorithm>
#include <bitset>

namespace bastide::shell {
namespace {

int tiles_of(const State& state, SegmentId feature) {
  std::bitset<kMaxTiles> tiles;
  for_each_segment(state, feature, [&](SegmentId segment) { tiles.set(state.tile_of[segment]); });
  return static_cast<int>(tiles.count());
}

Memory best_of(const Game& game, std::string_view key, Kind kind) {
  Memory best{std::string(key), 0, {}, 0};
  SegmentId feature = kNoSegmentId;
  for (const Event& event : game.events()) {
    if (event.kind != EventKind::Scored || event.feature_segment == kNoSegmentId || event.feature != kind)
      continue;
    if (event.amount > best.amount) {
      best.amount = event.amount;
      best.seats = {event.seat};
      feature = event.feature_segment;
    } else if (event.amount == best.amount && event.feature_segment == feature) {
      best.seats.push_back(event.seat);
    }
  }
  if (feature == kNoSegmentId) return best;
  const State& state = game.state();
  const auto cities = family_words(game.rules()).cities;
  best.tiles = cities != nullptr && kind == game.rules().family->field_kind
                   ? cities(game.rules(), state, feature)
                   : tiles_of(state, feature);
  return best;
}

// What the expansions in play say of their features.
void add_those_of_expansions(const Game& game, std::vector<Memory>& out) {
  for (const Remembered& remembered : all_shown<MemoryList>(game.rules(), game.state(), &Shown::memories)) {
    Memory memory{std::string(remembered.key), remembered.amount, {}, 0};
    for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
      if ((remembered.seats >> seat & 1) != 0) memory.seats.push_back(seat);
    }
    if (remembered.feature != kNoSegmentId) memory.tiles = tiles_of(game.state(), remembered.feature);
    out.push_back(std::move(memory));
  }
}

// Who had the most of an event of an expansion.
Memory most_of(const Game& game, const Expansion& expansion, unsigned number) {
  const EventDef& def = expansion.events[number];
  std::array<int, kMaxPlayers> sums{};
  for (const Event& event : game.events()) {
    if (event.kind != EventKind::ExpansionEvent || event.expansion != expansion.id || event.option != number)
      continue;
    if (event.seat < kMaxPlayers) sums[event.seat] += def.remembered == Most::Times ? 1 : event.amount;
  }
  Memory most{std::string(expansion.key) + "." + std::string(def.key),
              *std::max_element(sums.begin(), sums.end()),
              {},
              0};
  for (Seat seat = 0; seat < kMaxPlayers; ++seat)
    if (sums[seat] == most.amount) most.seats.push_back(seat);
  return most;
}

void add_most_of_events(const Game& game, std::vector<Memory>& out) {
  for (const Expansion* expansion : game.rules().expansions)
    for (unsigned i = 0; expansion != nullptr && i < expansion->events.size(); ++i)
      if (expansion->events[i].remembered != Most::None) out.push_back(most_of(game, *expansion, i));
}

}  // namespace

std::vector<Memory> memories(const Game& game) {
  const Rules& rules = game.rules();
  std::vector<Memory> out;
  KindList kinds;
  if (rules.family->memories != nullptr) rules.family->memories(rules, kinds);
  for (const Kind kind : kinds) out.push_back(best_of(game, rules.family->kinds[kind].key, kind));
  add_those_of_expansions(game, out);
  add_most_of_events(game, out);
  std::erase_if(out, [](const Memory& memory) { return memory.amount <= 0; });
  return out;
}

}  // namespace bastide::shell
