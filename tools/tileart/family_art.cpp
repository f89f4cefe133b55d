// The list of other games' art, which fills itself before main begins.
#include "tools/tileart/family_art.h"

#include <algorithm>

namespace bastide::art {

namespace {

std::vector<FamilyArt>& families() {
  static std::vector<FamilyArt> all;
  return all;
}

}  // namespace

RegisterFamily::RegisterFamily(FamilyArt family) {
  const auto at = std::find_if(families().begin(), families().end(),
                               [&](const FamilyArt& other) { return other.name > family.name; });
  families().insert(at, family);
}

const std::vector<FamilyArt>& family_arts() { return families(); }

}  // namespace bastide::art
