// What forests, rivers, river systems and meadows of Hunters & Gatherers are worth and to whom, counted anew
// from the land and the figures each time.
#pragma once

#include "engine/core/types.h"
#include "tests/support/hunters_land.h"

#include <set>

namespace bastide::test::hunting {

// HG-02, HG-31, HG-55 and HG-70 to HG-72: what the editions differ in.
struct Edition {
  bool menhirs = false;      // the 2020 edition
  bool per_segment = false;  // HG-32
  [[nodiscard]] int huts() const { return menhirs ? 3 : 2; }
  [[nodiscard]] int mushrooms() const { return menhirs ? 3 : 2; }
  [[nodiscard]] int mammoth() const { return menhirs ? 3 : 2; }
  [[nodiscard]] int deer() const { return menhirs ? 1 : 2; }
};
inline constexpr int kMembers = 5;

struct Figure {
  int seat = 0;
  Spot spot;
  bool hut = false;
  bool stays = false;                                // on one of the Scout's tiles
  int second_zone = -1;                              // SCOUT-05: the other meadow beside the footbridge
  [[nodiscard]] bool farm(const Land& land) const {  // SCOUT-07
    return hut && land.zone(spot).type == Type::Meadow;
  }
  friend auto operator<=>(const Figure&, const Figure&) = default;
};

inline constexpr u8 kHutPiece = 1;  // of an action; a member is 0

using Seats = std::array<int, kMaxPlayers>;

struct Award {
  int seat = 0;
  int points = 0;
  friend auto operator<=>(const Award&, const Award&) = default;
};

class Count {
 public:
  Count(const Land& land, const std::vector<Figure>& figures, const std::set<Spot>& caught, Edition edition)
      : land_(land), figures_(figures), caught_(caught), edition_(edition) {}

  [[nodiscard]] Seats members(int area) const;
  [[nodiscard]] Seats huts(int system) const;
  [[nodiscard]] bool farmed(int area) const;
  // HG-40: those with most, of whom there must be some.
  [[nodiscard]] static std::vector<int> majority(const Seats& seats);

  [[nodiscard]] int forest(int area) const;
  [[nodiscard]] int river(int area) const;
  [[nodiscard]] int fullest_lake(int system) const;
  [[nodiscard]] int lakes(int system) const;
  [[nodiscard]] int system(int system) const;
  // HG-73: the spots of the meadow on the trap's own tile and the 8 around it, and what they are worth.
  [[nodiscard]] std::vector<Spot> trapped(Spot trap) const;
  [[nodiscard]] int hunted(Spot trap) const;
  [[nodiscard]] int meadow(int area) const;
  // Forests and rivers that a tile has completed.
  [[nodiscard]] std::vector<int> completed_by(int tile) const;

  // HG-52 to HG-58, HG-72, HG-74, SCOUT-07: all that is scored at the end.
  [[nodiscard]] std::vector<Award> at_the_end() const;

 private:
  [[nodiscard]] Animals animals(const std::vector<Spot>& spots) const;
  [[nodiscard]] int worth(const Animals& animals) const;
  [[nodiscard]] std::vector<int> owners_of_meadow(int area) const;

  const Land& land_;
  const std::vector<Figure>& figures_;
  const std::set<Spot>& caught_;  // animals of these are gone
  Edition edition_;
};

}  // namespace bastide::test::hunting
