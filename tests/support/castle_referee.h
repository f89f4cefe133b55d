// A second opinion on the Castle (CAS-10 to CAS-45): follows a game's actions with a board, followers, tokens
// and scores of its own. It knows the facts and nothing of the engine's designs and features: areas are
// recounted by flood fill, and every turn is scored anew when it is over, from what was decided in it.
#pragma once

#include "engine/api.h"
#include "engine/core/events.h"
#include "engine/families/castle/facts.h"

#include <deque>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace bastide::test {

class CastleReferee {
 public:
  explicit CastleReferee(const castle::Facts& facts);

  // One action, of a player or of chance, before it is carried out. "", or what is wrong with the answers
  // that are legal then.
  std::string follow(const Rules& rules, const State& before, const Action& action);
  // After a turn: scores it and compares with what the engine holds; of the turn's events it looks at the
  // order in which areas were scored. "" or the first difference.
  std::string end_turn(const State& after, const std::vector<Event>& events);
  std::string end_game(const State& after);

 private:
  struct Node {  // a part of a tile or of a start field, as it lies on the board
    castle::Part kind = castle::kPath;
    Cell cell;
    int part = 0;  // number on its tile: paths, towers, houses, courtyards
    unsigned sides = 0, halves = 0;
    int wells = 0, markets = 0;
    int area = -1;
  };
  struct Area {
    castle::Part kind = castle::kPath;
    std::vector<int> nodes;
    std::set<std::pair<int, int>> tiles;
    bool open = false;
    int wells = 0, markets = 0;
    int followers[2] = {};
  };
  struct Follower {
    int seat = 0;
    Cell cell;
    int part = 0;
    friend auto operator<=>(const Follower& a, const Follower& b) {
      return std::tuple(a.seat, a.cell.x, a.cell.y, a.part) <=>
             std::tuple(b.seat, b.cell.x, b.cell.y, b.part);
    }
    friend bool operator==(const Follower&, const Follower&) = default;
  };
  struct Laid {
    const castle::TileFacts* tile = nullptr;
    Cell cell;
    int rotation = 0;
  };
  struct Answer {  // what was decided between laying the tile and the end of the turn
    std::string decision;
    Action action;
  };

  void recount();
  void add_parts(const Laid& laid);
  Node& add_node(castle::Part kind, Cell cell, int part, unsigned sides, unsigned halves);
  void flood(int first);
  [[nodiscard]] const Laid* laid_at(Cell cell) const;
  [[nodiscard]] bool covered(Cell cell) const;
  [[nodiscard]] int edge_at(Cell cell, int side) const;  // kind of what lies there, -1: nothing
  [[nodiscard]] bool fits(const castle::TileFacts& tile, Cell cell, int rotation) const;
  [[nodiscard]] int area_at(Cell cell, int part) const;
  [[nodiscard]] static int holder(const Area& area);
  [[nodiscard]] std::string check_placements(const Rules& rules, const State& state) const;
  [[nodiscard]] std::string check_followers(const State& state) const;
  [[nodiscard]] bool next_is(const char* decision) const;
  std::string score_turn(const State& after, const std::vector<Event>& events);
  std::string score_one(int area, int seat);
  [[nodiscard]] static int points_of(const Area& area);
  [[nodiscard]] int tower_at(int score, const std::set<int>& on_wall) const;  // -1: no token there
  [[nodiscard]] bool may_raise(const Area& area, int seat) const;
  // What an order of areas may come to: points, tokens used and those left on the wall.
  using End = std::tuple<int, int, int, std::set<int>>;
  void follow(const std::vector<int>& order, std::size_t next, int seat, const End& end,
              std::set<End>& ends) const;
  [[nodiscard]] bool order_matters(std::vector<int> areas, int seat) const;
  std::string compare(const State& after) const;
  void send_home(int area);
  [[nodiscard]] int empty_cells() const;
  std::string problem_of_rest() const;

  const castle::Facts& facts_;
  std::vector<Laid> laid_;
  std::vector<Node> nodes_;
  std::vector<Area> areas_;
  std::vector<Follower> followers_;
  std::set<std::pair<int, int>> done_;  // a cell and a part of each area that was complete before
  std::deque<Answer> answers_;
  int active_ = 0;
  int score_[2] = {};
  int supply_[2] = {};
  int held_[2][castle::kTokenKinds] = {};
  int fresh_[2][castle::kTokenKinds] = {};
  std::set<int> on_wall_;
  int keep_[2] = {};
};

}  // namespace bastide::test
