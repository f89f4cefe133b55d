#include "shell/families.h"

#include <algorithm>
#include <array>

namespace bastide::shell {

// Here, and nowhere else, a family's words register: kWords in shell/<family>/words.cpp.
namespace castle_words {
extern const FamilyWords kWords;
}

const FamilyWords* family_words(const Rules& rules) {
  static constexpr std::array<const FamilyWords*, 1> kAll = {&castle_words::kWords};
  const auto* const at = std::find_if(
      kAll.begin(), kAll.end(), [&](const FamilyWords* words) { return words->family == rules.family->key; });
  return at == kAll.end() ? nullptr : *at;
}

}  // namespace bastide::shell
