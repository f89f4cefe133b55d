#include "shell/screens/end/memory_words.h"

#include "shell/text/locale.h"

namespace bastide::shell {

std::string memory_amount(std::string_view key, int amount) {
  const std::string own = "memory." + std::string(key) + ".amount";
  return trn(locale().has(own) ? own : "points", amount);
}

std::string memory_size(std::string_view key, int tiles) {
  if (tiles == 0) return "";
  const std::string own = "memory." + std::string(key) + ".size";
  return " · " + trn(locale().has(own) ? own : "end.tiles", tiles);
}

}  // namespace bastide::shell
