// A game's set-up: everything that is agreed before the first tile, except the seed.
#pragma once

#include "engine/core/action.h"

#include <span>
#include <string_view>

namespace bastide {

// Something agreed on besides players and expansions: an edition, a house rule, a dropped rule. Families
// and expansions list theirs; a set-up holds the values of all of them in that order (catalogue.h:
// OptionList).
struct OptionDef {
  std::string_view key;  // in saves, links and the protocol; texts "rule.<key>", "rule.<key>.about"
  u8 fallback = 0;       // the value when nothing is said
  u8 low = 0, high = 1;
  // Names of the values low … high, if they have some ("C1", "C2"): such an option is a choice.
  std::span<const std::string_view> choices{};
  // Not 0: it stands on its own in JSON ("edition") and has a letter of its own in links ("e"), instead of
  // being listed among "options" and in "o".
  char link = 0;
  std::span<const std::string_view> excludes{};  // options that cannot be on (not 0) together with it
  std::span<const std::string_view> needs{};     // options of which one must be on for it

  [[nodiscard]] bool is_flag() const { return low == 0 && high == 1 && choices.empty(); }
};
inline constexpr int kMaxOptions = 48;

inline constexpr int kMaxCopies = 3;

struct Setup {
  u8 family = 0;       // index into the catalogue
  int players = 2;     // as many as the family allows
  u32 expansions = 0;  // bit per ExpansionId of the expansions in play
  // By number of the option: how far its value lies above its fallback, modulo 256. So Setup{} plays by
  // the defaults; read and written through OptionList.
  std::array<u8, kMaxOptions> options{};

  // By expansion (0: the family): how far the copies of its tiles lie above one of each, modulo 256.
  std::array<u8, kMaxExpansions> more_copies{};

  [[nodiscard]] int copies(ExpansionId expansion) const {
    return static_cast<u8>(1 + more_copies[expansion]);
  }
  void set_copies(ExpansionId expansion, int copies) { more_copies[expansion] = static_cast<u8>(copies - 1); }
  [[nodiscard]] bool has_expansion(ExpansionId expansion) const { return (expansions >> expansion & 1) != 0; }
  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace bastide
