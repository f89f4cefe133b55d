// The browser side of platform.h: a picture that is handed out, put together on a canvas of its own from what
// WebGL has drawn and from letters, for which the browser has more scripts than our fonts.
#include "shell/platform/calls.h"
#include "shell/platform/platform.h"

#include <emscripten.h>

// clang-format off
EM_JS_DEPS(bastide_platform_picture, "$UTF8ToString,$stringToNewUTF8,$GL");

// What WebGL has drawn, kept for the next call; without it there is no picture.
EM_JS(void, js_keep_land, (int width, int height), {
  Module['land'] = null;
  try {
    const gl = GLctx;
    const land = new ImageData(width, height);
    const bytes = new Uint8Array(land.data.buffer);
    gl.pixelStorei(gl.PACK_ALIGNMENT, 4);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    // WebGL's rows go from the bottom up
    const row = width * 4;
    for (let y = 0; y < height >> 1; ++y) {
      const above = bytes.slice(y * row, (y + 1) * row);
      bytes.copyWithin(y * row, (height - 1 - y) * row, (height - y) * row);
      bytes.set(above, (height - 1 - y) * row);
    }
    Module['land'] = land;
  } catch (error) {
  }
});

// To be sent on: as good, then as large, as it can be within so many bytes.
EM_JS(void, js_offer_compressed, (), {
  Module['compressed'] = async (canvas) => {
    const kMost = 1500000;
    for (;;) {
      let blob = null;
      for (const quality of [0.92, 0.84, 0.76]) {
        blob = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
        if (!blob || blob.size < kMost) return blob;
      }
      if (canvas.width < 500) return blob;
      const smaller = document.createElement('canvas');
      smaller.width = Math.round(canvas.width * 0.84);
      smaller.height = Math.round(canvas.height * 0.84);
      const pen = smaller.getContext('2d');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(canvas, 0, 0, smaller.width, smaller.height);
      canvas = smaller;
    }
  };
});

EM_JS(void, js_hand_out_picture, (const char* name_, const char* sheet_, int call), {
  const name = UTF8ToString(name_);
  const answer = (given) => _bastide_text(call, given ? stringToNewUTF8('1') : 0);
  const fonts = {'title': ['display-black', 'Georgia, serif'], 'bold': ['ui-bold', 'sans-serif'],
                 'plain': ['ui-regular', 'sans-serif']};
  // the letters of the screen; without them the system's
  const load = async (name) => {
    const bytes = await Module['fetchFile']('fonts/' + name + '.ttf');
    if (bytes) document.fonts.add(await new FontFace('bastide-' + name, bytes).load());
  };
  const write = (pen, item) => {
    const font = fonts[item['font']];
    const set = (size) => { pen.font = size + "px 'bastide-" + font[0] + "', " + font[1]; };
    set(item['size']);
    const wide = pen.measureText(item['text']).width;
    if (wide > item['room']) set(item['size'] * item['room'] / wide);
    pen.textAlign = item['align'];
    pen.textBaseline = 'middle';
    pen.fillText(item['text'], item['at'][0], item['at'][1]);
  };
  const box = (pen, item) => {
    pen.beginPath();
    if (pen['roundRect']) pen['roundRect'](...item['box'], item['radius']);
    else pen.rect(...item['box']);
    pen.fill();
    pen.strokeStyle = item['line'];
    pen.lineWidth = item['thick'];
    pen.stroke();
  };
  const path = (pen, item) => {
    pen.save();
    pen.translate(...item['at']);
    pen.scale(item['scale'], item['scale']);
    pen.fill(new Path2D(item['path']));
    pen.restore();
  };
  const compose = async (land) => {
    const sheet = JSON.parse(UTF8ToString(sheet_));
    const canvas = document.createElement('canvas');
    canvas.width = sheet['size'][0];
    canvas.height = sheet['size'][1];
    const pen = canvas.getContext('2d');
    pen.fillStyle = sheet['paper'];
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.putImageData(land, ...sheet['land']);
    await Promise.allSettled(Object.values(fonts).map((font) => load(font[0])));
    for (const item of sheet['items']) {
      pen.fillStyle = item['fill'];
      (item['text'] !== undefined ? write : item['path'] ? path : box)(pen, item);
    }
    return Module['giveFile'](await Module['compressed'](canvas), name);
  };
  const land = Module['land'];
  Module['land'] = null;
  if (land) compose(land).then(answer, () => answer(false));
  else setTimeout(answer, 0, false);
});
// clang-format on

namespace bastide::shell::platform {

void hand_out_picture(std::string_view filename, int width, int height, std::string_view sheet,
                      std::function<void(bool)> done) {
  offer_files();
  const int call = keep_call([done = std::move(done)](const std::optional<std::string>& given) {
    if (done) done(given.has_value());
  });
  js_offer_compressed();
  js_keep_land(width, height);
  js_hand_out_picture(std::string(filename).c_str(), std::string(sheet).c_str(), call);
}

}  // namespace bastide::shell::platform
