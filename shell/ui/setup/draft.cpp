#include "shell/ui/setup/draft.h"

#include "engine/assembly/built_in.h"
#include "engine/data/clean_text.h"
#include "engine/rules/rules.h"
#include "shell/seeds.h"

#include <algorithm>

namespace bastide::shell {

void Draft::start(const std::vector<std::string>& names) {
  const auto all = default_players(kMaxPlayers);
  std::copy(all.begin(), all.end(), seats_.begin());
  for (std::size_t i = 0; i < names.size() && i < seats_.size(); ++i) seats_[i].name = names[i];
  game.seed = new_seed();
}

GameSetup Draft::setup() const {
  GameSetup made = game;
  made.players.assign(seats_.begin(), seats_.begin() + players());
  return made;
}

void Draft::take(const GameSetup& setup) {
  game = setup;
  unsigned used = 0;
  for (std::size_t i = 0; i < setup.players.size(); ++i) {
    seats_[i] = setup.players[i];
    used |= 1U << setup.players[i].colour;
  }
  // the seats not taken keep colours of their own
  for (std::size_t i = setup.players.size(); i < seats_.size(); ++i) {
    unsigned free = 0;
    while ((used >> free & 1) != 0) ++free;
    seats_[i].colour = static_cast<u8>(free);
    used |= 1U << free;
  }
}

const std::shared_ptr<const Rules>& Draft::made() {
  if (made_of_ == rules()) return made_;
  made_of_ = rules();
  const auto made = make_rules(rules());
  made_ = made ? *made : nullptr;
  return made_;
}

int Draft::tiles() {
  int count = 0;
  for (int i = 0; made() && i < made()->design_count; ++i)
    count += made()->designs[static_cast<std::size_t>(i)].copies;
  return count;
}

std::vector<std::string> Draft::names() const {
  std::vector<std::string> list;
  for (const Player& player : seats_) list.push_back(player.name);
  return list;
}

void Draft::name(int seat, const std::string& text) {
  seats_[static_cast<std::size_t>(seat)].name = clean_text(text, kMaxNameBytes);
}

void Draft::remove_player(int seat) {
  std::rotate(seats_.begin() + seat, seats_.begin() + seat + 1, seats_.end());
  --game.setup.players;
}

void Draft::swap_players(int a, int b) {
  std::swap(seats_[static_cast<std::size_t>(a)], seats_[static_cast<std::size_t>(b)]);
}

void Draft::to_front(int seat) {
  std::rotate(seats_.begin(), seats_.begin() + seat, seats_.begin() + seat + 1);
}

bool Draft::taken(int seat, unsigned colour) const {
  for (int other = 0; other < players(); ++other) {
    if (other != seat && player(other).colour == colour) return true;
  }
  return false;
}

void Draft::take_colour(int seat, unsigned colour) {
  Player& player = seats_[static_cast<std::size_t>(seat)];
  for (Player& other : seats_) {
    if (other.colour == colour) other.colour = player.colour;
  }
  player.colour = static_cast<u8>(colour);
}

void Draft::next_colour(int seat) {
  const unsigned own = player(seat).colour;
  unsigned next = own;
  do next = (next + 1) % kColourKeys.size();
  while (next != own && taken(seat, next));
  take_colour(seat, next);
}

}  // namespace bastide::shell
