#include "engine/assembly/built_in.h"

#include "engine/assembly/entries.h"

namespace bastide {

Catalogue built_in() {
  static const std::array<FamilyEntry, 3> kEntries = {carcassonne_entry(), castle_entry(), hunters_entry()};
  return kEntries;
}

const FamilyEntry& landscape() { return built_in()[0]; }

Result<std::shared_ptr<const Rules>> make_rules(const Setup& setup) { return make_rules(setup, built_in()); }

}  // namespace bastide
