// Chance: the one source of everything that is drawn and rolled. Game, bench, tests and perft ask it for the
// answers to decisions of chance; search samples its own (api.h: sample_chance).
//
// Answers come in lists, one for each bag group and pile of tiles ("deck") and one for each name in
// DecisionDef::given_by ("rolls"). The n-th answer of a list does not depend on what was played,
// nor on other lists: first those given (by a set-up or by a save), then the seed's.
#pragma once

#include "engine/game/deck.h"

#include <optional>
#include <string>
#include <vector>

namespace bastide {

// Answers given beforehand, by the list's name; "deck" is not among them.
struct Given {
  std::string list;         // "rolls"
  std::vector<u8> answers;  // options of the answers, first to last
  friend bool operator==(const Given&, const Given&) = default;
};

// What is wrong with answers that a set-up or a save gives: one that comes more often than there are copies.
// `where` is put before the lists' names.
std::optional<Error> check_given(const Rules& rules, const std::vector<Given>& given, std::string_view where);

class Chance {
 public:
  // Everything by the seed, but for tiles left out of the bag.
  Chance(const Rules& rules, std::string_view seed, const Deck& left_out = {});
  // Tiles in the order given; a deck may mix groups and piles, within each its order is kept.
  Chance(const Rules& rules, const Deck& deck, std::string_view seed = "");
  // Further answers given beforehand. Those of a list that are given again replace the former.
  void give(std::vector<Given> given);
  // Tiles that are drawn first, whatever the seed says; those that are not there are passed over.
  void give_draws(const Rules& rules, const Deck& draws);

  // The tiles there are, by design: what start_game is to be called with.
  [[nodiscard]] const std::array<u8, kMaxDesigns>& tiles() const { return tiles_; }

  // The answer to the pending decision of chance.
  Action answer(const Rules& rules, const State& state);

  // From the first answer on again.
  void rewind();
  // Everything anew from another source, for many games in a row: tiles are shuffled on from their present
  // order, group by group.
  void reshuffle(const Rules& rules, Rng& rng);

  // What was answered since the beginning: everything in order; the tiles alone; other lists by name.
  [[nodiscard]] const std::vector<Action>& answers() const { return answers_; }
  [[nodiscard]] Deck drawn() const;
  [[nodiscard]] std::vector<Given> answered() const;
  // The tiles drawn so far are those that the seed, or the deck, has at the same places.
  [[nodiscard]] bool drawn_as_dealt() const;

 private:
  struct Pile {
    Deck dealt;  // as the game began
    Deck order;  // as it lies now, `next` of it gone
    std::size_t next = 0;
    Deck given;  // drawn first
    std::size_t given_next = 0;
    Deck drawn;
  };
  struct List {
    std::string name;
    std::vector<u8> given;
    std::vector<u8> answered;
    Rng rng{0};
  };

  void set_tiles(const Rules& rules, const Deck& deck);
  void start_lists();
  Action draw(const Rules& rules, const State& state, int group);
  void take_back(const Rules& rules, const State& state, int group);
  List& list_of(std::string_view name);

  std::array<Pile, kMaxGroups> piles_;
  std::array<u8, kMaxDesigns> tiles_{};
  std::vector<List> lists_;
  u64 seed_ = 0;
  Rng returns_{0};  // where tiles put back come to lie
  std::vector<Action> answers_;
};

}  // namespace bastide
