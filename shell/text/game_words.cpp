#include "shell/text/game_words.h"

#include "shell/text/locale.h"

#include <algorithm>

namespace bastide::shell {

std::string game_with(std::string_view facts) {
  const Catalogue all = built_in();
  const auto at = std::find_if(all.begin(), all.end(),
                               [&](const FamilyEntry& entry) { return entry.family->facts == facts; });
  return at == all.end() ? std::string(facts) : tr("family." + std::string(at->family->key));
}

}  // namespace bastide::shell
