#include "shell/render/vertex_array.h"

#include <GLES3/gl3.h>

#include <utility>

namespace bastide::shell {

namespace {

unsigned bound = 0;

}  // namespace

void bind_array(unsigned array) {
  if (std::exchange(bound, array) != array) glBindVertexArray(array);
}

void delete_array(unsigned& array) {
  if (array == 0) return;
  bind_array(0);
  glDeleteVertexArrays(1, &array);
  array = 0;
}

void forget_arrays() { bound = 0; }

}  // namespace bastide::shell
