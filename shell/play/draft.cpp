#include "shell/play/draft.h"

#include "engine/assembly/built_in.h"
#include "engine/data/clean_text.h"
#include "engine/rules/rules.h"
#include "shell/play/seeds.h"

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

void Draft::choose(u8 family) {
  if (family == rules().family) return;
  others_[rules().family] = game;
  const auto known = others_.find(family);
  GameSetup chosen = known == others_.end() ? GameSetup{} : known->second;
  if (known == others_.end()) {
    chosen.setup.family = family;
    const Family& of = *built_in()[family].family;
    chosen.setup.players = std::clamp(players(), of.min_players, of.max_players);
  }
  if (chosen.deck.empty()) chosen.seed = game.seed.empty() ? new_seed() : game.seed;
  game = std::move(chosen);
}

namespace {

// Whether these rules cannot be made because of what was chosen together.
bool clashes(const Setup& setup) {
  const auto made = make_rules(setup);
  return !made && made.error().code == "option_conflict";
}

}  // namespace

std::vector<int> Draft::toggle(ExpansionId expansion) {
  std::vector<int> back;
  rules().expansions ^= 1U << expansion;
  if (!rules().has_expansion(expansion) || !clashes(rules())) return back;
  const OptionList options(built_in()[rules().family]);
  for (int i = 0; i < options.size() && clashes(rules()); ++i) {
    const Setup before = rules();
    if (options.value(before, i) == options.def(i).fallback) continue;
    options.set(rules(), i, options.def(i).fallback);
    if (clashes(rules()))
      rules() = before;
    else
      back.push_back(i);
  }
  return back;
}

std::vector<ExpansionId> Draft::drop_clashing() {
  std::vector<ExpansionId> dropped;
  for (const Expansion* expansion : built_in()[rules().family].expansions) {
    if (!rules().has_expansion(expansion->id) || !clashes(rules())) continue;
    rules().expansions ^= 1U << expansion->id;
    dropped.push_back(expansion->id);
  }
  return dropped;
}

const Mix& Draft::mix() {
  if (mix_ && mix_of_ == rules()) return *mix_;
  mix_of_ = rules();
  mix_.emplace(rules());
  drop_impossible(game.left_out, *mix_);
  return *mix_;
}

int Draft::tiles() {
  const int all = mix().tiles();  // first: it may drop some
  return all - static_cast<int>(game.left_out.size());
}

int Draft::left_out(u8 design) { return times(game.left_out, mix().printed()->tile_id(design)); }

void Draft::leave_out(u8 design, int count) {
  const std::string id(mix().printed()->tile_id(design));
  count = std::clamp(count, 0, mix().most_left_out(design));
  const int now = left_out(design);
  game.left_out.insert(game.left_out.end(), static_cast<std::size_t>(std::max(0, count - now)), id);
  for (int back = now; back > count; --back)  // those that went last come back first
    game.left_out.erase(std::next(std::find(game.left_out.rbegin(), game.left_out.rend(), id)).base());
}

bool Draft::as_printed() {
  return game.left_out.empty() && mix().made() == mix().printed() && mix().made() != nullptr;
}

void Draft::print_again() {
  game.left_out.clear();
  rules().more_copies = {};
}

std::vector<std::string> Draft::names() const {
  std::vector<std::string> list;
  for (const Player& player : seats_) list.push_back(player.name);
  return list;
}

void Draft::name(int seat, const std::string& text) {
  seats_[static_cast<std::size_t>(seat)].name = clean_text(text, kMaxNameBytes);
}

void Draft::decide(int seat, SeatKind kind, u8 level) {
  Player& player = seats_[static_cast<std::size_t>(seat)];
  player.kind = kind;
  player.level = kind == SeatKind::Computer ? level : u8{0};
}

bool Draft::watched() const {
  return std::all_of(seats_.begin(), seats_.begin() + players(),
                     [](const Player& player) { return player.kind == SeatKind::Computer; });
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
