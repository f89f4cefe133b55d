// What an expansion says of itself for screens, without drawing: what players hold, what lies on the land,
// what deserves to be remembered. Plain lists, asked for once per change of the game, never in search.
#pragma once

#include "engine/core/short_list.h"
#include "engine/core/state.h"

#include <span>
#include <string_view>

namespace bastide {

struct Rules;

// Something a player holds besides figures: so many tokens, or a title with what it would be worth now.
// Words: "holding.<key>" if there are some, else "token.<key>", else "reason.<key>"; picture: the expansion's
// own (shell/games).
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

// The part of an expansion's descriptor that only screens and the protocol ask (Expansion::shown). A null
// function: it has nothing of the kind.
struct Shown {
  // Locale keys that only its functions name: why_refused, turn_title, memories.
  std::span<const std::string_view> texts{};
  // Why it removes a placement that fits by its edges: the end of the text's key "refusal.<key>.<why>", empty
  // if it does not.
  std::string_view (*why_refused)(const Rules&, const State&, const Action& placement) = nullptr;
  void (*holdings)(const Rules&, const State&, Seat, HoldingList&) = nullptr;
  // Of these what lies hidden, one by one, as far as the state knows it (api.h: view_for).
  void (*hidden_holdings)(const Rules&, const State&, Seat, HoldingList&) = nullptr;
  void (*lying)(const Rules&, const State&, LyingList&) = nullptr;
  void (*on_scoreboard)(const Rules&, const State&, OnScoreboardList&) = nullptr;
  void (*face_down)(const Rules&, const State&, FaceDownList&) = nullptr;
  void (*memories)(const Rules&, const State&, MemoryList&) = nullptr;
  // The cells that may be used, where it limits them: outlook.h, table_of.
  Bounds (*table)(const Rules&, const State&) = nullptr;
  // Locale key of what the turn now played is ("turn.second"), or "" if it is an ordinary one.
  std::string_view (*turn_title)(const Rules&, const State&) = nullptr;
};

// What screens and the protocol must know of a game's house rules (Rules::shown).
struct ShownRules {
  bool hidden_hands = false;  // hands are for their holders' eyes alone
  bool lap_dice = false;      // dice show the laps of the scoreboard
};

}  // namespace bastide
