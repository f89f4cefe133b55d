// The browser side of platform.h, third part: letters in the system's fonts, drawn on a canvas nobody sees.
#include "shell/platform/platform.h"

#include <GLES3/gl3.h>
#include <emscripten.h>

#include <string>

// clang-format off
EM_JS_DEPS(bastide_platform_text, "$UTF8ToString,$GL");

EM_JS(double, js_text_width, (const char* text, float size, int bold, int serif), {
  const pen = Module['pen'] ||= document.createElement('canvas').getContext('2d', {'willReadFrequently': true});
  pen.font = (bold ? '700 ' : '400 ') + size + 'px ' + (serif ? 'Georgia, serif' : 'system-ui, sans-serif');
  return pen.measureText(UTF8ToString(text)).width;
});
// Into the texture; `out`: x, y, width, height, coloured.
EM_JS(void, js_text_picture, (const char* text_, unsigned texture, float* out), {
  const pen = Module['pen'];  // with the font of js_text_width
  const text = UTF8ToString(text_);
  const font = pen.font;
  const box = pen.measureText(text);
  const left = Math.ceil(box.actualBoundingBoxLeft) + 1;
  const top = Math.ceil(box.actualBoundingBoxAscent) + 1;
  const width = pen.canvas.width = Math.max(1, Math.min(4096, left + Math.ceil(box.actualBoundingBoxRight) + 1));
  const height = pen.canvas.height = Math.max(1, Math.min(4096, top + Math.ceil(box.actualBoundingBoxDescent) + 1));
  pen.font = font;  // another size of the canvas has made all new
  pen.fillStyle = '#fff';
  pen.fillText(text, left, top);
  const pixels = pen.getImageData(0, 0, width, height);
  let coloured = 0;
  for (let i = 0; i < pixels.data.length; i += 4)
    if (pixels.data[i + 3] > 64 && Math.min(pixels.data[i], pixels.data[i + 1], pixels.data[i + 2]) < 240) coloured = 1;
  const gl = GLctx;
  gl.bindTexture(gl.TEXTURE_2D, GL.textures[texture]);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 4);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  HEAPF32.set([-left, -top, width, height, coloured], out >> 2);
});
// clang-format on

namespace bastide::shell::platform {

float text_width(std::string_view text, const TextFont& font) {
  return static_cast<float>(
      js_text_width(std::string(text).c_str(), font.size, font.bold ? 1 : 0, font.serif ? 1 : 0));
}

TextPicture text_picture(std::string_view text, const TextFont& font) {
  text_width(text, font);  // sets the font
  GLuint texture = 0;
  glGenTextures(1, &texture);
  float out[5] = {};
  js_text_picture(std::string(text).c_str(), texture, out);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  return {texture, out[0], out[1], out[2], out[3], out[4] > 0};
}

void drop_picture(const TextPicture& picture) { glDeleteTextures(1, &picture.texture); }

}  // namespace bastide::shell::platform
