// Any bytes as a sealed save: what is unsealed seals to the same bytes; what we seal unseals.
#include "engine/game/save.h"

#include <cstdlib>

using namespace bastide;

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto unsealed = unseal(text);
  if (unsealed.ok() && seal(*unsealed) != text) std::abort();
  const auto back = unseal(seal(text));
  if (!back.ok() || *back != text) std::abort();
  return 0;
}
