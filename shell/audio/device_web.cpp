// WebAudio: one context, one buffer per sound. The page's JavaScript state lives in one object.
#ifdef __EMSCRIPTEN__

#include "shell/audio/device.h"

#include <emscripten.h>

// clang-format off
EM_JS(int, bastide_audio_open, (), {
  try {
    var Context = window['AudioContext'] || window['webkitAudioContext'];
    if (!Context) return 0;
    var c = new Context(), out = c.createGain(), timer = 0, faded = false;
    var a = Module['bastideAudio'] = {'context': c, 'out': out, 'buffers': {}, 'loops': {}};
    out.connect(c.destination);
    // Awake for some minutes; then, if nobody did anything and nothing happened, what is heard fades and the
    // device rests: the brook would empty the battery of a phone that was left lying.
    // A promise while it wakes, nothing if it is awake.
    a['stir'] = function() {
      clearTimeout(timer);
      timer = setTimeout(function() {
        faded = true;
        out.gain.setTargetAtTime(0, c.currentTime, 0.7);
        timer = setTimeout(function() { c.suspend(); }, 4000);
      }, 180000);
      if (faded) out.gain.setTargetAtTime(1, c.currentTime, 0.1);
      faded = false;
      if (c.state != 'running') return c.resume().catch(function() {});
    };
    document.addEventListener('visibilitychange', function() {
      if (document.hidden) c.suspend(); else a['stir']();
    });
    a['stir']();
    return 1;
  } catch (e) { return 0; }
});

EM_JS(void, bastide_audio_stir, (), {
  var a = Module['bastideAudio'];
  if (a) a['stir']();
});

EM_JS(void, bastide_audio_load, (int id, const float* data, int count, int rate), {
  var a = Module['bastideAudio'];
  if (!a) return;
  var buffer = a['context'].createBuffer(1, count, rate);
  buffer.getChannelData(0).set(HEAPF32.subarray(data >> 2, (data >> 2) + count));
  a['buffers'][id] = buffer;
});

EM_JS(void, bastide_audio_play, (int id, float gain, float rate, float delay), {
  var a = Module['bastideAudio'];
  if (!a || !a['buffers'][id] || document.hidden) return;
  var c = a['context'], asked = Date.now();
  var begin = function() {
    if (c.state != 'running' || Date.now() - asked > 500) return; // too late to belong to what it tells
    var source = c.createBufferSource(), volume = c.createGain();
    source.buffer = a['buffers'][id];
    source.playbackRate.value = rate;
    volume.gain.value = gain;
    source.connect(volume);
    volume.connect(a['out']);
    source.start(c.currentTime + delay);
  };
  var wakes = a['stir']();
  if (wakes) wakes.then(begin); else begin();
});

EM_JS(void, bastide_audio_loop, (int id, float gain), {
  var a = Module['bastideAudio'];
  if (!a || !a['buffers'][id]) return;
  var c = a['context'], l = a['loops'][id];
  if (!l) {
    if (gain <= 0) return;
    l = a['loops'][id] = {'source': c.createBufferSource(), 'gain': c.createGain()};
    l['source'].buffer = a['buffers'][id];
    l['source'].loop = true;
    l['gain'].gain.value = 0;
    l['source'].connect(l['gain']);
    l['gain'].connect(a['out']);
    l['source'].start();
  }
  l['gain'].gain.setTargetAtTime(gain, c.currentTime, 0.8);
});
// clang-format on

namespace bastide::shell::audio::device {

bool open() { return bastide_audio_open() != 0; }
void stir() { bastide_audio_stir(); }
void load(int id, const Samples& samples, int sample_rate) {
  bastide_audio_load(id, samples.data(), static_cast<int>(samples.size()), sample_rate);
}
void play(int id, float gain, float semitones, float delay) {
  bastide_audio_play(id, gain, __builtin_exp2f(semitones / 12), delay);
}
void loop(int id, float gain) { bastide_audio_loop(id, gain); }

}  // namespace bastide::shell::audio::device

#endif
