// The browser side of recording.h.
#include "shell/platform/calls.h"
#include "shell/platform/recording.h"

#include <emscripten.h>

// clang-format off
EM_JS_DEPS(bastide_platform_recording, "$UTF8ToString,$stringToNewUTF8");

EM_JS(int, js_can_record, (), {
  const kinds = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];
  try {
    Module['filmKind'] = Module['canvas'].captureStream && kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
  } catch (error) {}
  return Module['filmKind'] ? 1 : 0;
});
EM_JS(int, js_start_recording, (), {
  const old = Module['film'];
  Module['film'] = null;
  try {
    if (old) old['recorder'].stop();
    const stream = Module['canvas'].captureStream(30);
    const film = {'parts': [], 'recorder': new MediaRecorder(stream, {'mimeType': Module['filmKind'], 'videoBitsPerSecond': 6000000})};
    film['recorder'].ondataavailable = (event) => film['parts'].push(event.data);
    film['recorder'].start(1000);
    Module['film'] = film;
    return 1;
  } catch (error) { return 0; }
});
EM_JS(void, js_end_recording, (const char* name_, int call), {
  const film = Module['film'];
  const kind = Module['filmKind'] || '';
  const name = UTF8ToString(name_) + (kind.startsWith('video/mp4') ? '.mp4' : '.webm');
  Module['film'] = null;
  const answer = (given) => _bastide_text(call, given ? stringToNewUTF8('1') : 0);
  const give = () => {
    for (const track of film['recorder'].stream.getTracks()) track.stop();
    const blob = new Blob(film['parts'], {'type': kind.split(';')[0]});
    let given = false;
    try { given = call && blob.size > 0 && Module['giveFile'](blob, name); } catch (error) {}
    if (call) answer(given);
  };
  if (!film) { if (call) setTimeout(answer, 0, false); return; }
  film['recorder'].onstop = give;
  try { film['recorder'].stop(); } catch (error) { setTimeout(give, 0); }
});
// clang-format on

namespace bastide::shell::platform {

bool can_record() {
  static const bool can = js_can_record() != 0;
  return can;
}

bool start_recording() { return can_record() && js_start_recording() != 0; }

void end_recording(std::string_view name, std::function<void(bool)> done) {
  offer_files();
  const int call = keep_call([done = std::move(done)](const std::optional<std::string>& given) {
    if (done) done(given.has_value());
  });
  js_end_recording(std::string(name).c_str(), call);
}

void drop_recording() { js_end_recording("", 0); }

}  // namespace bastide::shell::platform
