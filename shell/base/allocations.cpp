// Replaces operator new for the whole program.
#include "shell/base/allocations.h"

#include <cstdlib>
#include <new>

namespace {

thread_local unsigned long asked = 0;

void* counted(std::size_t size) {
  ++asked;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t& /*tag*/) noexcept { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace bastide::shell {

unsigned long allocations() { return asked; }

}  // namespace bastide::shell
