#include "shell/play/film.h"

#include "engine/game/save.h"

#include <algorithm>
#include <charconv>

namespace bastide::shell {

namespace {

constexpr double kBetween = 0.55, kBetweenTurns = 0.9;  // seconds from action to action, at the first speed

Film::Points points_now(const Game& game) {
  Film::Points points{};
  const auto now = scores(game.rules(), game.state());
  std::copy_n(now.begin(), std::min<std::size_t>(now.size(), points.size()), points.begin());
  return points;
}

}  // namespace

bool Film::open(const Game& game) {
  auto copy = copy_of(game), whole = copy_of(game);
  if (!copy || !whole) return false;
  whole_ = std::move(*whole);
  const State& last = copy->state();
  corners_ = {Cell{last.min_x, last.min_y}, Cell{last.max_x, last.max_y}};
  const std::size_t all = copy->actions().size();
  copy->rewind(0);
  ends_ = {0};
  points_ = {points_now(*copy)};
  int turn = copy->turn_number();
  for (std::size_t made = 1; made <= all; ++made) {
    copy->redo();
    if (copy->turn_number() == turn && made < all) continue;
    turn = copy->turn_number();
    ends_.push_back(made);
    points_.push_back(points_now(*copy));
  }
  plays_ = false;
  session_.watch(std::move(*copy));
  session_.seek(all);
  return true;
}

int Film::turn_of(std::size_t moment) const {
  return static_cast<int>(std::lower_bound(ends_.begin(), ends_.end(), moment) - ends_.begin());
}

void Film::seek(std::size_t moment) {
  plays_ = false;
  session_.seek(std::min(moment, length()));
}

void Film::to_turn(int turn) { seek(end_of(std::clamp(turn, 0, turns()))); }

void Film::step(int turns) {
  const bool within = at() != end_of(turn());
  to_turn(turn() + (within && turns > 0 ? turns - 1 : turns));
}

void Film::play(bool on) {
  if (on && at() == length()) session_.seek(0);
  plays_ = on;
  next_ = 0;
}

void Film::follow(double seconds, bool rests) {
  if (!plays_) return;
  if (next_ == 0) next_ = seconds + kBetween / speed();
  // faster than it was played there is no time for all that moves
  if (seconds < next_ || (speed() == 1 && !rests)) return;
  session_.seek(at() + 1);
  const bool turn_over = std::binary_search(ends_.begin(), ends_.end(), at());
  next_ = seconds + (turn_over ? kBetweenTurns : kBetween) / speed();
  if (at() == length()) plays_ = false;
}

std::optional<Game> Film::from_here() const {
  auto copy = copy_of(session_.game());
  if (!copy) return std::nullopt;
  return std::move(*copy);
}

std::string link_at_turn(std::string link, int turn) {
  return std::move(link) + "&t=" + std::to_string(turn);
}

std::optional<int> take_film_turn(std::string& link) {
  const std::size_t at = link.rfind("&t=");
  if (at == std::string::npos) return std::nullopt;
  int turn = 0;
  const char* const end = link.data() + link.size();
  const auto read = std::from_chars(link.data() + at + 3, end, turn);
  if (read.ec != std::errc() || read.ptr != end || turn < 0) return std::nullopt;
  link.erase(at);
  return turn;
}

}  // namespace bastide::shell
