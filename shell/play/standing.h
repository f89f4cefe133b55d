// How somebody has done on this device: what the record says of one name. No drawing.
#pragma once

#include "shell/keep/record.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::shell {

// Those who played here, by the name they typed in ("": none), most games first.
std::vector<std::string> names_in(const Record& record);
// The games (families' keys) that were played, most first.
std::vector<std::string> games_in(const Record& record);

struct Standing {
  struct Against {
    std::string is, name;    // a level of computer players, or "here" or "elsewhere" with a name
    int games = 0, won = 0;  // more points than they
  };
  struct Source {
    std::string key;
    double points = 0;  // a game
  };
  struct Best {
    std::string key;  // of a memory (memories.h)
    int amount = 0, tiles = 0;
    std::string date;
  };
  struct Played {
    std::string date;
    int points = 0;
    bool won = false, alone = false;
  };

  std::vector<Played> games;  // in order
  int against_others = 0;     // of them
  int won = 0;                // of those: nobody had more (BASE-53)
  double average = 0;         // points
  int most = 0;
  int turn = 0;  // most points within one turn, and when
  std::string turn_date;
  std::vector<Against> against;  // persons by name, then levels, weakest first
  std::vector<Source> from;      // most first
  std::vector<Best> best;        // in the order in which they were first remembered
};

// `game`: of that family alone, or "" for all.
Standing standing(const Record& record, std::string_view name, std::string_view game);

}  // namespace bastide::shell
