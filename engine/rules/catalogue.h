// The catalogue: which games there are, each a family with its expansions and its turn. The built-in one is
// engine/assembly/built_in.h; tests bring theirs.
#pragma once

#include "engine/rules/expansion.h"

namespace bastide {

struct FamilyEntry {
  const Family* family = nullptr;
  std::span<const Expansion* const> expansions;  // every expansion, in hook order
  // Rules of the house that are made like expansions: an option brings them into play (Expansion::by_option).
  std::span<const Expansion* const> house{};
  // The turn with every expansion, its last line closing it; then the end of the game, the last line of
  // which ends it. A line that runs nothing itself names a step of an expansion (Expansion::steps) and says
  // where it stands: it is dropped when no expansion in play lists it.
  std::span<const Step> turn;
  std::span<const Step> ending;
};

// Set-ups name a family by its index.
using Catalogue = std::span<const FamilyEntry>;

// The expansion with this key, or nullptr.
const Expansion* find_expansion(const FamilyEntry& entry, std::string_view key);
// The index of the family with this key, or -1.
int find_family(Catalogue catalogue, std::string_view key);

// The options of a family and of all its expansions, numbered as Setup::options is.
class OptionList {
 public:
  OptionList() = default;
  explicit OptionList(const FamilyEntry& entry);

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] const OptionDef& def(int number) const { return *defs_[static_cast<unsigned>(number)]; }
  [[nodiscard]] ExpansionId expansion(int number) const { return expansions_[static_cast<unsigned>(number)]; }
  // The option that the family (expansion 0) or an expansion lists as its number `local`.
  [[nodiscard]] int number(ExpansionId expansion, unsigned local) const {
    return first_[expansion] + static_cast<int>(local);
  }
  [[nodiscard]] int find(std::string_view key) const;  // -1 if there is none

  [[nodiscard]] int value(const Setup& setup, int number) const {
    return static_cast<u8>(def(number).fallback + setup.options[static_cast<unsigned>(number)]);
  }
  // Requires low <= value <= high.
  void set(Setup& setup, int number, int value) const {
    setup.options[static_cast<unsigned>(number)] = static_cast<u8>(value - def(number).fallback);
  }
  // By key; an option that is not listed has the value 0 and cannot be set (false).
  [[nodiscard]] int value(const Setup& setup, std::string_view key) const;
  bool set(Setup& setup, std::string_view key, int value) const;

  // The first option that is on although one it excludes is too, or none it needs is; -1: all is well.
  [[nodiscard]] int conflict(const Setup& setup) const;
  // Whether one of those it needs is on, if it needs any.
  [[nodiscard]] bool has_needs(const Setup& setup, int number) const;
  // Whether the two cannot be on together, whichever of them says so.
  [[nodiscard]] bool exclude(int a, int b) const;
  // Sets an option and switches off what does not go together with that: those that exclude each other, and
  // those that need what is off now. Answers them, a bit each.
  u64 change(Setup& setup, int number, int value) const;

 private:
  std::array<const OptionDef*, kMaxOptions> defs_{};
  std::array<ExpansionId, kMaxOptions> expansions_{};
  std::array<u8, kMaxExpansions> first_{};
  int size_ = 0;
};

}  // namespace bastide
