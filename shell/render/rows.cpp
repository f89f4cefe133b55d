#include "shell/render/rows.h"

#include <GLES3/gl3.h>

#include <algorithm>

namespace bastide::shell {

namespace {

unsigned empty_page(int width, int height) {
  unsigned page = 0;
  glGenTextures(1, &page);
  glBindTexture(GL_TEXTURE_2D, page);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  return page;
}

}  // namespace

unsigned put_rows(unsigned page, int width, int height, unsigned picture, int picture_height, int y) {
  if (page == 0) page = empty_page(width, height);
  unsigned frame = 0;
  glGenFramebuffers(1, &frame);
  glBindFramebuffer(GL_FRAMEBUFFER, frame);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, picture, 0);
  glBindTexture(GL_TEXTURE_2D, page);
  glCopyTexSubImage2D(GL_TEXTURE_2D, 0, 0, y, 0, 0, width, std::min(picture_height, height - y));
  glGenerateMipmap(GL_TEXTURE_2D);
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  glDeleteFramebuffers(1, &frame);
  glDeleteTextures(1, &picture);
  return page;
}

}  // namespace bastide::shell
