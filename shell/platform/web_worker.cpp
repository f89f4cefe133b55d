// The browser side of worker.h: of each number one worker at most, and one question at a time.
#include "shell/platform/calls.h"
#include "shell/platform/worker.h"

#include <emscripten.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

// clang-format off
EM_JS_DEPS(bastide_platform_worker, "$UTF8ToString,$stringToNewUTF8");

// A worker of its own: `ready` once it runs, `heard` for what it says from then on, `broken` with whether it has run.
EM_JS(void, js_prepare_new_worker, (), {
  Module['newWorker'] = (made, ready, heard, broken) => {
    const worker = new Worker(made['script']);
    let up = false;
    worker.onerror = worker.onmessageerror = (event) => {
      event.preventDefault();
      console.warn('the worker: ' + (event.message || event.type));
      broken(up);
    };
    worker.onmessage = ({data}) => {
      if (data) return heard(data);
      up = true;
      ready();
    };
    worker.postMessage(made['module']);
    return worker;
  };
});
// The ends are those of WorkerEnd. `asked` is the number of the question that waits, 0: none; whatever is about
// another one is of a worker that has been ended. The code is one for all.
EM_JS(void, js_prepare_workers, (), {
  let [code, started] = [null, 0];
  const make = () => {
    let [asked, worker, timer] = [0, null, 0];
    const drop = () => {
      if (worker) worker.terminate();
      worker = null;
    };
    const end = () => {
      asked = 0;
      clearTimeout(timer);
      drop();
    };
    const tell = (why, text) => {
      const call = asked;
      asked = 0;
      clearTimeout(timer);
      if (why) drop();
      if (why) code = null;  // fetched anew, and looked at
      if (call) _bastide_worker(call, why, stringToNewUTF8(text));
    };
    const start = (made) => {
      ++started;
      return new Promise((ready) => {
        const heard = ([call, answer]) => { if (worker === mine && call === asked) tell(0, String(answer)); };
        const broken = (up) => { if (worker === mine) tell(up ? 3 : 2, ''); };
        const mine = worker = Module['newWorker'](made, ready, heard, broken);
      });
    };
    const ask = async (call, message, patience) => {
      if (asked) end();
      asked = call;
      const is_asked = () => asked === call;
      const wait = () => { timer = setTimeout(() => tell(4, ''), patience); };
      try {
        if (!worker) {
          const made = await (code || (code = Module['workerCode']()));
          if (!is_asked()) return;
          if (!made) return tell(1, '');
          wait();
          await start(made);
          if (!is_asked()) return;
          clearTimeout(timer);
        }
        wait();
        worker.postMessage([call, message]);
      } catch (error) {
        console.warn('no worker: ' + error);
        if (is_asked()) tell(2, '');
      }
    };
    return {'ask': ask, 'end': end};
  };
  const each = [];
  Module['workers'] = {'of': (which) => each[which] || (each[which] = make()), 'started': () => started};
});
EM_JS(void, js_ask_worker, (unsigned which, int call, const char* message, int patience), {
  Module['workers']['of'](which)['ask'](call, UTF8ToString(message), patience);
});
EM_JS(void, js_end_worker, (unsigned which), { Module['workers']['of'](which)['end'](); });
EM_JS(int, js_workers_started, (), { return Module['workers']['started'](); });
// One processor is the page's own.
EM_JS(unsigned, js_spare_processors, (), { return Math.max(1, (navigator.hardwareConcurrency || 1) - 1); });
// clang-format on

namespace bastide::shell::platform {

namespace {

struct Waiting {
  int call = 0;
  WorkerDone done;
};
std::array<Waiting, kMostWorkers> waiting;
int last_call = 0;  // 0: none of them was ever asked

void take(unsigned which) {
  if (const WorkerDone done = std::exchange(waiting[which].done, nullptr)) done(WorkerEnd::Taken, "");
}

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE void bastide_worker(int call, int end, char* text) {
  const std::string answer = text != nullptr ? text : "";
  free(text);
  for (Waiting& one : waiting) {
    if (one.call != call || !one.done) continue;
    const WorkerDone done = std::exchange(one.done, nullptr);
    done(text != nullptr ? static_cast<WorkerEnd>(end) : WorkerEnd::Broken, answer);
    wake_loop();
    return;
  }
}

unsigned useful_workers() { return std::min(js_spare_processors(), kMostWorkers); }

void ask_worker(unsigned which, std::string_view message, int patience_ms, WorkerDone done) {
  if (last_call == 0) js_prepare_new_worker(), js_prepare_workers();
  take(which);
  waiting[which] = {++last_call, std::move(done)};
  js_ask_worker(which, last_call, std::string(message).c_str(), patience_ms);
}

void end_worker(unsigned which) {
  take(which);
  if (last_call != 0) js_end_worker(which);
}

int workers_started() { return last_call == 0 ? 0 : js_workers_started(); }

}  // namespace bastide::shell::platform
