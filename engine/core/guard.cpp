#include "engine/core/guard.h"

#include <cstdio>
#include <cstdlib>

namespace bastide {

void guard_failed(const char* what) {
  std::fprintf(stderr, "bastide: no room left in %s\n", what);
  std::abort();
}

}  // namespace bastide
