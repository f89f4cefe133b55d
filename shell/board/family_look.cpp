#include "shell/board/family_look.h"

#include <algorithm>
#include <array>

namespace bastide::shell {

// Here, and nowhere else, a family's look registers: kFamilyLook in shell/<family>/<family>.cpp.
namespace castle_look {
extern const FamilyLook kFamilyLook;
}

namespace {

const std::array<const FamilyLook*, 1> kLooks = {&castle_look::kFamilyLook};

template <class Is>
const FamilyLook* find_look(Is is) {
  const auto* const at = std::find_if(kLooks.begin(), kLooks.end(), is);
  return at == kLooks.end() ? nullptr : *at;
}

}  // namespace

const FamilyLook* family_look(const Family& family) {
  return find_look([&](const FamilyLook* look) { return look->family == family.key; });
}

const FamilyLook* look_of_set(std::string_view set) {
  return find_look([&](const FamilyLook* look) { return look->art == set; });
}

}  // namespace bastide::shell
