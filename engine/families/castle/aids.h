// What screens and computer players ask of the Castle beyond the rules: what an area would do if it scored,
// what a token would bring, where the largest hole is. Pure functions of a state, asked once per change of
// the game. Owner and value of an area say feature_value (api.h), what fits and dead cells game/outlook.h.
#pragma once

#include "engine/families/castle/castle.h"

namespace bastide::castle {

// What scoring an area would do, as it stands: a completed one, or an unfinished one if it were complete.
struct Landing {
  Seat seat = kNobody;  // who would score; kNobody: nobody, and the rest says nothing
  int points = 0;       // without tokens
  int space = 0;        // where the counter would stand
  int laps = 0;         // hundreds that it would have passed by then, those of before among them
  int tower = -1;       // the corner tower there, or -1
  bool token = false;   // … and its token still lies there
  bool keep = false;    // it is a house that the keep would move to, if its holder completed it
};
// Of a courtyard nobody: it scores at the end, when tokens are gone from the wall.
Landing landing_of(const Rules&, const State&, SegmentId);
// The same with the token that raises such areas (CAS-32).
Landing raised_landing(const Rules&, const State&, SegmentId);
// The same for points that a seat would get by something else.
Landing landing_after(const Rules&, const State&, Seat, int points);

// The next corner tower ahead of a seat's counter whose token is still there (CAS-30).
struct Ahead {
  int tower = -1;  // -1: there is none any more
  int space = 0;   // the first of its spaces ahead
  int away = 0;    // points to there
};
Ahead next_token(const Rules&, const State&, Seat);

// What the tokens of a kind that a seat holds bring it, or one of them if it holds none, as the wall and the
// areas stand: those of the end in final scoring; 2 and 3 with the best areas that it holds now and nobody
// has scored, if those were complete. The further turn brings no points.
int token_worth(const Rules&, const State&, Seat, Token);

// The largest empty area (CAS-42) and who would score it now.
struct Hole {
  std::vector<Cell> cells;
  int points = 0;  // what it can bring: of its cells those that can still stay empty
  Seat seat = kNobody;
};
Hole largest_hole(const Rules&, const State&);

// Where tokens still lie face down: corner towers, by number.
ShortList<u8, kMaxTowers> towers_with_tokens(const Rules&, const State&);

}  // namespace bastide::castle
