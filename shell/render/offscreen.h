// A picture that is drawn off the screen: begin(), draw as on a screen, end(); then it is a texture. Its rows
// lie from the bottom up, as WebGL draws them.
#pragma once

namespace bastide::shell {

class Offscreen {
 public:
  Offscreen() = default;
  ~Offscreen() { release(); }
  Offscreen(Offscreen&& other) noexcept;
  Offscreen& operator=(Offscreen&& other) noexcept;

  // The longest side that can be drawn here, in pixels.
  static int longest_side();

  // false: there is no room for it, and nothing has changed.
  bool begin(int width, int height);
  static void end();  // what is drawn goes to the screen again
  [[nodiscard]] unsigned texture() const { return texture_; }
  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }

  void release();
  void forget() { texture_ = frame_ = 0, width_ = height_ = 0; }  // the context is gone

 private:
  unsigned texture_ = 0, frame_ = 0;
  int width_ = 0, height_ = 0;
};

}  // namespace bastide::shell
