// Another game's art beside the landscape's: one folder that registers itself, as expansions do, and writes
// files of its own. The landscape's files know nothing of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bastide::art {

struct FamilyArt {
  std::string_view name;
  bool (*write)(const std::string& folder) = nullptr;    // false: a file could not be written
  bool (*contact)(const std::string& folder) = nullptr;  // sheets for the eye
  bool (*check_seams)() = nullptr;                       // prints what it finds
  bool (*check_repeat)() = nullptr;
};

// Sorted by name, so that nothing depends on the order of linking.
const std::vector<FamilyArt>& family_arts();

class RegisterFamily {
 public:
  explicit RegisterFamily(FamilyArt family);
};

}  // namespace bastide::art
