// Bytes choose the set-up and then among the legal actions: whatever is played, the invariants hold,
// and in the base game the referee counts the same points.
#include "engine/assembly/built_in.h"
#include "engine/game/game.h"
#include "tests/support/invariants.h"
#include "tests/support/referee.h"
#include "tests/support/rooms.h"

#include <cstdio>
#include <cstdlib>

using namespace bastide;
using namespace bastide::test;

namespace {

class Bytes {
 public:
  Bytes(const u8* data, std::size_t size) : data_(data), size_(size) {}
  // The next byte; after the last one zeros, so that every game ends.
  u32 next() { return at_ < size_ ? data_[at_++] : 0; }

 private:
  const u8* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

void check(const std::string& problem) {
  if (problem.empty()) return;
  std::fprintf(stderr, "%s\n", problem.c_str());
  std::abort();
}

GameSetup setup_from(Bytes& bytes) {
  GameSetup setup;
  setup.setup.players = 1 + static_cast<int>(bytes.next() % kMaxPlayers);
  carcassonne::set_option(setup.setup, carcassonne::kEditionOption,
                          static_cast<int>(bytes.next() % kEditionKeys.size()));
  set_listed_options(setup.setup, bytes.next());
  carcassonne::set_option(setup.setup, carcassonne::kFarmersOption, bytes.next() % 4 != 0 ? 1 : 0);
  const u32 chosen = bytes.next();
  for (unsigned i = 0; i < landscape().rooms.size(); ++i) {
    if ((chosen >> (i % 8) & 1) != 0) setup.setup.rooms |= 1u << landscape().rooms[i]->id;
  }
  setup.seed = "fuzz-" + std::to_string(bytes.next());
  return setup;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  Bytes bytes(data, size);
  const GameSetup setup = setup_from(bytes);
  auto game = Game::create(setup);
  if (!game.ok()) return 0;  // an edition that an expansion does not fit, say
  const bool base = setup.setup.rooms == 0;
  const int total = count_tiles_of_game(game->state());
  Referee referee(game->rules());
  for (int n = 0; !game->over(); ++n) {
    if (n > 2000) std::abort();
    ActionList legal;
    game->legal(legal);
    if (legal.empty()) std::abort();
    const Action action = legal[static_cast<int>(bytes.next() % static_cast<u32>(legal.size()))];
    const int turn = game->state().turn;
    referee.follow(game->state(), action);
    if (!game->apply(action)) std::abort();
    check(check_pieces(game->rules(), game->state()));
    check(check_tiles(game->state(), total));
    if (base && (game->over() || game->state().turn != turn)) {
      referee.end_turn(game->state());
      if (game->over()) referee.end_game(game->state());
      check(referee.compare(game->state()));
    }
    if (n % 16 == 0 || game->over()) check(check_features(game->rules(), game->state()));
  }
  return 0;
}
