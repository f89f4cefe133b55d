#include "engine/rules/catalogue.h"

#include <algorithm>

namespace bastide {

const Expansion* find_expansion(const FamilyEntry& entry, std::string_view key) {
  const auto it = std::find_if(entry.expansions.begin(), entry.expansions.end(),
                               [&](const Expansion* expansion) { return expansion->key == key; });
  return it == entry.expansions.end() ? nullptr : *it;
}

int find_family(Catalogue catalogue, std::string_view key) {
  for (std::size_t i = 0; i < catalogue.size(); ++i) {
    if (catalogue[i].family->key == key) return static_cast<int>(i);
  }
  return -1;
}

OptionList::OptionList(const FamilyEntry& entry) {
  const auto add = [&](ExpansionId expansion, std::span<const OptionDef> options) {
    first_[expansion] = static_cast<u8>(size_);
    for (const OptionDef& option : options) {
      guard(size_ < kMaxOptions, "OptionList");
      defs_[static_cast<unsigned>(size_)] = &option;
      expansions_[static_cast<unsigned>(size_++)] = expansion;
    }
  };
  add(kCoreId, entry.family->options);
  for (const Expansion* expansion : entry.expansions) add(expansion->id, expansion->options);
  for (const Expansion* expansion : entry.house) add(expansion->id, expansion->options);
}

int OptionList::find(std::string_view key) const {
  for (int i = 0; i < size_; ++i) {
    if (def(i).key == key) return i;
  }
  return -1;
}

int OptionList::value(const Setup& setup, std::string_view key) const {
  const int number = find(key);
  return number < 0 ? 0 : value(setup, number);
}

bool OptionList::set(Setup& setup, std::string_view key, int value) const {
  const int number = find(key);
  if (number < 0) return false;
  set(setup, number, value);
  return true;
}

int OptionList::conflict(const Setup& setup) const {
  const auto on = [&](std::string_view key) { return value(setup, key) != 0; };
  for (int i = 0; i < size_; ++i) {
    const OptionDef& option = def(i);
    if (value(setup, i) == 0) continue;
    if (std::any_of(option.excludes.begin(), option.excludes.end(), on) || !has_needs(setup, i)) return i;
  }
  return -1;
}

bool OptionList::has_needs(const Setup& setup, int number) const {
  const auto& needs = def(number).needs;
  return needs.empty() || std::any_of(needs.begin(), needs.end(),
                                      [&](std::string_view key) { return value(setup, key) != 0; });
}

bool OptionList::exclude(int a, int b) const {
  const auto names = [&](int one, int other) {
    const auto& excludes = def(one).excludes;
    return std::find(excludes.begin(), excludes.end(), def(other).key) != excludes.end();
  };
  return names(a, b) || names(b, a);
}

u64 OptionList::change(Setup& setup, int number, int value) const {
  u64 off = 0;
  const auto switch_off = [&](int other) {
    set(setup, other, 0);
    off |= u64{1} << other;
  };
  set(setup, number, value);
  for (int other = 0; value != 0 && other < size_; ++other) {
    if (exclude(number, other) && this->value(setup, other) != 0) switch_off(other);
  }
  for (u64 before = ~off; before != off;) {  // one may need another that has just gone off
    before = off;
    for (int other = 0; other < size_; ++other) {
      if (this->value(setup, other) != 0 && !has_needs(setup, other)) switch_off(other);
    }
  }
  return off;
}

}  // namespace bastide
