// Counts what our own code asks of operator new; neither Dear ImGui's memory nor SDL's. In the page alone:
// the native tests count for themselves (tests/core/allocation_test.cpp).
#include "shell/app_parts.h"

#include <cstdlib>
#include <new>

namespace {

unsigned asked = 0;

void* counted(std::size_t size) {
  ++asked;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace bastide::shell {

unsigned allocations() { return asked; }

}  // namespace bastide::shell
