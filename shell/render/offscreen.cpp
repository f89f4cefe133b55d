#include "shell/render/offscreen.h"

#include <GLES3/gl3.h>

#include <algorithm>
#include <utility>

namespace bastide::shell {

Offscreen::Offscreen(Offscreen&& other) noexcept { *this = std::move(other); }

Offscreen& Offscreen::operator=(Offscreen&& other) noexcept {
  std::swap(texture_, other.texture_);
  std::swap(frame_, other.frame_);
  std::swap(width_, other.width_);
  std::swap(height_, other.height_);
  return *this;
}

int Offscreen::longest_side() {
  GLint texture = 0, buffer = 0, view[2] = {};
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &texture);
  glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &buffer);
  glGetIntegerv(GL_MAX_VIEWPORT_DIMS, view);
  return std::min({texture, buffer, view[0], view[1]});
}

bool Offscreen::begin(int width, int height) {
  if (width != width_ || height != height_) {
    release();
    while (glGetError() != GL_NO_ERROR) {  // of whoever drew before
    }
    glGenTextures(1, &texture_);
    glBindTexture(GL_TEXTURE_2D, texture_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glGenFramebuffers(1, &frame_);
    glBindFramebuffer(GL_FRAMEBUFFER, frame_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_, 0);
    if (glGetError() != GL_NO_ERROR || glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) {
      release();
      return false;
    }
    width_ = width;
    height_ = height;
  }
  glBindFramebuffer(GL_FRAMEBUFFER, frame_);
  return true;
}

void Offscreen::end() { glBindFramebuffer(GL_FRAMEBUFFER, 0); }

void Offscreen::release() {
  if (frame_ != 0) {
    end();
    glDeleteFramebuffers(1, &frame_);
  }
  if (texture_ != 0) glDeleteTextures(1, &texture_);
  forget();
}

}  // namespace bastide::shell
