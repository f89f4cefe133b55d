// The browser side of platform.h, second part: files, fetching, images, the text field over the canvas.
#include "shell/platform/calls.h"
#include "shell/platform/platform.h"

#include <GLES3/gl3.h>
#include <emscripten.h>

#include <map>

// clang-format off
EM_JS_DEPS(bastide_platform_files, "$UTF8ToString,$stringToNewUTF8,$GL");

EM_JS(void, js_files, (), {
  Module['giveFile'] = (blob, name) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    document.body.appendChild(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    return true;
  };
});
EM_JS(int, js_download, (const char* name, const char* text), {
  try {
    const blob = new Blob([UTF8ToString(text)], {'type': 'text/plain;charset=utf-8'});
    return Module['giveFile'](blob, UTF8ToString(name)) ? 1 : 0;
  } catch (error) { return 0; }
});
EM_JS(void, js_open_file, (int max, int call), {
  document.getElementById('file')?.dispatchEvent(new Event('cancel'));  // not every browser says so itself
  const input = document.createElement('input');
  input.type = 'file';
  input.id = 'file';
  input.style.display = 'none';
  input.addEventListener('change', () => {
    const file = input.files[0];
    input.remove();
    if (!file) return _bastide_forget(call);
    if (file.size > max) { _bastide_text(call, 0); return; }
    file.text().then((text) => _bastide_text(call, stringToNewUTF8(text)), () => _bastide_text(call, 0));
  });
  input.addEventListener('cancel', () => {
    input.remove();
    _bastide_forget(call);
  });
  document.body.appendChild(input);
  input.click();
});
// web/boot.js fetches: bytes, or null for what is not there, is something else or does not come.
EM_JS(void, js_fetch_bytes, (const char* url, int call), {
  Module['fetchFile'](UTF8ToString(url)).then((bytes) => {
    if (!bytes) return _bastide_bytes(call, 0, 0);
    const data = _malloc(bytes.length);
    if (!data) return _bastide_bytes(call, 0, 0);
    HEAPU8.set(bytes, data);
    _bastide_bytes(call, data, bytes.length);
  });
});
EM_JS(void, js_load_code, (const char* name, int call), {
  Module['loadCode'](UTF8ToString(name)).then((good) => _bastide_text(call, good ? stringToNewUTF8('1') : 0));
});
EM_JS(void, js_load_image, (const char* url, int straight, int call), {
  Module['fetchFile'](UTF8ToString(url)).then((bytes) => window.createImageBitmap(new Blob([bytes]), {
    'premultiplyAlpha': straight ? 'none' : 'premultiply', 'colorSpaceConversion': 'none',
  })).then((bitmap) => {
    const gl = GLctx;
    const texture = _bastide_new_texture();
    gl.bindTexture(gl.TEXTURE_2D, GL.textures[texture]);
    // an ImageBitmap carries its own premultiplication; these flags do not touch it
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 4);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
    _bastide_image(call, texture, bitmap.width, bitmap.height);
    bitmap.close();
  }).catch(() => _bastide_image(call, 0, 0, 0));
});
EM_JS(void, js_edit, (float x, float y, float w, float h, const char* text, const char* label, int max,
                      float size, int call), {
  const field = document.createElement('input');
  field.id = 'field';
  field.type = 'text';
  field.value = UTF8ToString(text);
  field.maxLength = max;
  field.setAttribute('aria-label', UTF8ToString(label));
  field.autocomplete = 'off';
  field.spellcheck = false;
  field.style.fontSize = size + 'px';
  field.style.left = x + 'px';
  field.style.top = y + 'px';
  field.style.width = w + 'px';
  field.style.height = h + 'px';
  let over = false;
  const finish = (committed) => {
    if (over) return;
    over = true;
    const value = field.value;
    field.remove();
    document.getElementById('canvas').focus();
    _bastide_edit(call, committed ? 1 : 2, stringToNewUTF8(value));
  };
  field.addEventListener('input', () => { if (!over) _bastide_edit(call, 0, stringToNewUTF8(field.value)); });
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Enter' || event.key === 'Tab') { event.preventDefault(); finish(true); }
    else if (event.key === 'Escape') { event.preventDefault(); finish(false); }
  });
  for (const kind of ['keyup', 'keypress']) field.addEventListener(kind, (event) => event.stopPropagation());
  field.addEventListener('blur', () => finish(true));
  field['finish'] = finish;
  document.body.appendChild(field);
  field.focus();
  field.select();
});
EM_JS(void, js_close_edit, (), {
  const field = document.getElementById('field');
  if (field) field['finish'](true);
});
EM_JS(int, js_editing, (), { return document.getElementById('field') ? 1 : 0; });
// clang-format on

namespace bastide::shell::platform {

namespace {

struct ImageCall {
  ImageOptions options;
  std::function<void(LoadedImage)> done;
};
std::map<int, ImageCall> images;
std::map<int, TextEdit> edits;
int last_number = 0;

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE unsigned bastide_new_texture() {
  GLuint texture = 0;
  glGenTextures(1, &texture);
  return texture;
}

EMSCRIPTEN_KEEPALIVE void bastide_image(int call, unsigned texture, int width, int height) {
  const auto found = images.find(call);
  if (found == images.end()) return;
  const ImageCall image = std::move(found->second);
  images.erase(found);
  if (texture != 0) {
    glGenerateMipmap(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    const GLint wrap = image.options.repeat ? GL_REPEAT : GL_CLAMP_TO_EDGE;
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, wrap);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, wrap);
  }
  if (image.done) image.done({texture, width, height});
  wake_loop();
}

// what: 0 changed, 1 committed, 2 given up; a text for which there was no memory is given up
EMSCRIPTEN_KEEPALIVE void bastide_edit(int call, int what, char* text) {
  if (text == nullptr && what == 0) return;
  if (text == nullptr) what = 2;
  const std::string value = text != nullptr ? text : "";
  free(text);
  const auto found = edits.find(call);
  if (found == edits.end()) return;
  if (what == 0) {
    if (found->second.changed) found->second.changed(value);
  } else {
    const TextEdit edit = std::move(found->second);
    edits.erase(found);
    if (edit.done) edit.done(value, what == 1);
  }
  wake_loop();
}

}  // extern "C"

void offer_files() { js_files(); }

bool download_text(std::string_view filename, std::string_view text) {
  offer_files();
  return js_download(std::string(filename).c_str(), std::string(text).c_str()) != 0;
}

void open_text_file(std::size_t max_bytes, TextDone done) {
  js_open_file(static_cast<int>(max_bytes), keep_call(std::move(done)));
}

void fetch_bytes(std::string_view url, TextDone done) {
  js_fetch_bytes(std::string(url).c_str(), keep_call(std::move(done)));
}

void load_code(std::string_view module, std::function<void(bool)> done) {
  js_load_code(
      std::string(module).c_str(),
      keep_call([done = std::move(done)](const std::optional<std::string>& yes) { done(yes.has_value()); }));
}

void load_image(std::string_view url, ImageOptions options, std::function<void(LoadedImage)> done) {
  images[++last_number] = {options, std::move(done)};
  js_load_image(std::string(url).c_str(), options.straight ? 1 : 0, last_number);
}

void edit_text(TextEdit edit) {
  js_close_edit();
  const int call = ++last_number;
  edits[call] = std::move(edit);
  const TextEdit& e = edits[call];
  js_edit(e.rect.x, e.rect.y, e.rect.w, e.rect.h, e.text.c_str(), e.label.c_str(), e.max_length, e.font_size,
          call);
}

void close_text_edit() { js_close_edit(); }
int awaited() { return kept_calls() + static_cast<int>(images.size()); }
bool editing_text() { return js_editing() != 0; }

}  // namespace bastide::shell::platform
