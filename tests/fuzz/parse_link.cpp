// Any bytes as a link: an error or a set-up whose own link reads as the same set-up.
#include "engine/game/link.h"

#include <cstdlib>

using namespace bastide;

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto setup = parse_link(text);
  if (!setup.ok()) {
    if (setup.error().what.empty() || setup.error().code.empty()) std::abort();
    return 0;
  }
  const auto link = make_link(*setup);
  if (!link.ok()) std::abort();
  const auto again = parse_link(*link);
  if (!again.ok() || !(*again == *setup)) std::abort();
  return 0;
}
