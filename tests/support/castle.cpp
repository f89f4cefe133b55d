#include "tests/support/castle.h"

#include "engine/assembly/built_in.h"

namespace bastide::test {

Setup castle_setup() {
  Setup setup;
  setup.family = static_cast<u8>(find_family(built_in(), "castle"));
  return setup;
}

GameSetup castle_game(const std::string& seed) {
  GameSetup setup;
  setup.setup = castle_setup();
  setup.players = default_players(setup.setup.players);
  setup.seed = seed;
  return setup;
}

CastleBoard& CastleBoard::at(Seat seat, int score) {
  state().score[seat] = score;
  return *this;
}

CastleBoard& CastleBoard::give(Seat seat, castle::Token kind, bool fresh) {
  castle::Memory& mine = castle::memory(state());
  --mine.unseen[kind];
  ++mine.held[seat][kind];
  if (fresh) ++mine.fresh[seat][kind];
  return *this;
}

int CastleBoard::held(Seat seat, castle::Token kind) const {
  return castle::memory(state()).held[seat][kind];
}

bool CastleBoard::token_at(int space) const { return castle::token_tower_at(rules(), state(), space) >= 0; }

std::vector<Event> CastleBoard::told(castle::EventNumber kind) const {
  std::vector<Event> list;
  for (const Event& event : events()) {
    if (event.kind == EventKind::ExpansionEvent && event.option == kind) list.push_back(event);
  }
  return list;
}

std::string CastleBoard::scorings() const {
  std::string text;
  for (const Event& event : events()) {
    if (event.kind != EventKind::Scored) continue;
    text += (text.empty() ? "" : ", ") + std::to_string(event.seat) + " " + std::to_string(event.amount) +
            " " + std::to_string(event.space);
  }
  return text;
}

}  // namespace bastide::test
