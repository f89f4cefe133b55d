// What is asked of WebGL, as sums since the start. Unlike time they are the same on every machine, so tests
// hold them to bounds (tests/browser/cost.test.mjs).
#pragma once

#include "engine/core/types.h"

namespace bastide::shell {

struct Work {
  u32 calls = 0;     // draw calls
  u32 vertices = 0;  // sent through them, shared corners once
  u32 uploads = 0;   // of vertices, indices and data textures; not of pictures
  u64 bytes = 0;     // in them
  void upload(std::size_t size) { ++uploads, bytes += size; }
};

}  // namespace bastide::shell
