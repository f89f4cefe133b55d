// What an expansion says of itself for screens, without drawing: what players hold, what lies on the land,
// what deserves to be remembered. Plain lists, asked for once per change of the game, never in search.
#pragma once

#include "engine/core/short_list.h"
#include "engine/core/state.h"

#include <string_view>

namespace bastide {

// Something a player holds besides figures: so many tokens, or a title with what it would be worth now.
// Words: "holding.<key>" if there are some, else "token.<key>", else "reason.<key>"; picture: the expansion's
// look (shell/expansions).
struct Holding {
  std::string_view key;
  int amount = 0;            // tokens; points, for a title
  bool title = false;        // there is one, and `amount` is what it is worth
  std::string_view group{};  // holdings of one group may be shown as one sum ("holding.<group>")
};
using HoldingList = ShortList<Holding, 32>;

inline constexpr u8 kNoPiece = 0xFF;

// Tokens that lie on the land: `count` of them in one place.
struct Lying {
  ExpansionId expansion = 0;
  u8 token = 0;  // index into the expansion's tokens
  Cell cell;
  u8 segment = kNoSegment;  // local, if they lie on a segment rather than on the whole tile
  u8 other = kNoSegment;    // what joins two segments: the second
  u8 count = 1;
  Seat seat = kNobody;  // whose; kNobody: nobody's
  u8 piece = kNoPiece;  // it is a figure of that seat, of this kind, beside those of State::figures
};
using LyingList = ShortList<Lying, 96>;

// A token on the scoreboard, besides the counters (game/scoreboard.h).
struct OnScoreboard {
  ExpansionId expansion = 0;
  u8 token = 0;  // index into the expansion's tokens
  Seat seat = kNobody;
  u8 space = 0;
};
using OnScoreboardList = ShortList<OnScoreboard, kMaxPlayers>;

// A token that lies face down beside the scoreboard: nobody knows which. Whose counter ends on one of these
// spaces may get it.
struct FaceDown {
  ExpansionId expansion = 0;
  std::array<u8, 2> spaces{};
};
using FaceDownList = ShortList<FaceDown, 16>;

// Something of a finished game worth telling: a feature of the land, or a number. Words:
// "memory.<key>", with {n}.
struct Remembered {
  std::string_view key;
  int amount = 0;
  u8 seats = 0;  // bit per seat it belongs to
  SegmentId feature = kNoSegmentId;
};
using MemoryList = ShortList<Remembered, 16>;

// Two segments that something joins.
struct Joint {
  SegmentId a = 0, b = 0;
};
using JointList = ShortList<Joint, 32>;

}  // namespace bastide
