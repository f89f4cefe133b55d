// A uniform of one program, which keeps its value: the same again is not said again, for a call of WebGL
// costs more than all that is reckoned for it.
#pragma once

#include <array>

namespace bastide::shell {

class Uniform {
 public:
  // Of another program, or of the same made anew. Before, nothing is said.
  void find(unsigned program, const char* name);
  void set(float value);
  void set(float x, float y, float z, float w);

 private:
  int at_ = -1;
  bool known_ = false;
  std::array<float, 4> value_{};
};

}  // namespace bastide::shell
