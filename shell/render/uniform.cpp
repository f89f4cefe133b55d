#include "shell/render/uniform.h"

#include <GLES3/gl3.h>

#include <utility>

namespace bastide::shell {

void Uniform::find(unsigned program, const char* name) {
  at_ = glGetUniformLocation(program, name);
  known_ = false;
}

void Uniform::set(float value) {
  if (at_ < 0) return;
  if (std::exchange(known_, true) && value_[0] == value) return;
  value_[0] = value;
  glUniform1f(at_, value);
}

void Uniform::set(float x, float y, float z, float w) {
  if (at_ < 0) return;
  const std::array<float, 4> value{x, y, z, w};
  if (std::exchange(known_, true) && value_ == value) return;
  value_ = value;
  glUniform4f(at_, x, y, z, w);
}

}  // namespace bastide::shell
