// Starts the game's module on the canvas, and what the page does that the module need not know: browser keys,
// focus, lost contexts. What does not come or cannot run is told by watch.js.
'use strict';
window.bastideBoot = () => {
  const watch = window.bastideWatch;
  const canvas = document.getElementById('canvas');
  const kWasm = 'bastide.wasm';

  // The browser's own shortcuts stay the browser's: the module swallows keys it sees.
  const kBrowserKeys = new Set(['F5', 'F11', 'F12']);
  const kBrowserCtrl = new Set(['r', 'l', 't', 'w', 'n', 'p', 's', 'f', 'c', 'v', 'x', 'a', 'd', 'j', '+', '-', '=', '0', 'i']);
  function isBrowserKey(event) {
    if (kBrowserKeys.has(event.key)) return true;
    if (event.altKey) return true;
    if (event.target instanceof HTMLButtonElement) return true; // the watchdog's, over a game that has ended
    return (event.ctrlKey || event.metaKey) && kBrowserCtrl.has(event.key.toLowerCase());
  }
  for (const kind of ['keydown', 'keyup', 'keypress'])
    window.addEventListener(kind, (event) => { if (isBrowserKey(event)) event.stopImmediatePropagation(); }, true);

  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('pointerdown', () => canvas.focus({ preventScroll: true }));
  canvas.focus({ preventScroll: true });

  canvas.addEventListener('webglcontextlost', () => watch.say('context', { saved: true }));
  canvas.addEventListener('webglcontextrestored', () => {
    watch.unsay('context');
    canvas.focus({ preventScroll: true });
  });
  const stopped = (error) => watch.say('stopped', { saved: true, error });
  const trapped = (error) => typeof WebAssembly === 'object' && error instanceof WebAssembly.RuntimeError;
  window.addEventListener('error', ({ error }) => { if (trapped(error)) stopped(); });
  window.addEventListener('unhandledrejection', ({ reason }) => { if (trapped(reason)) stopped(); });

  if (typeof WebAssembly === 'undefined') return watch.say('wasm');
  if (typeof WebGL2RenderingContext === 'undefined') return watch.say('webgl');

  // What the first frame needs is asked for while the module comes: it finds the bytes here, once.
  const early = new Map();
  for (const name of ['ui-regular', 'ui-bold', 'display-bold', 'display-black'])
    early.set(`fonts/${name}.ttf`, watch.read(`fonts/${name}.ttf`));
  const words = `locales/${watch.language}.json`;
  if (watch.language !== 'en') early.set(words, watch.read(words)); // English is in the module
  function fetchFile(file) {
    const bytes = early.get(file) ?? watch.read(file);
    early.delete(file);
    return bytes;
  }

  // What only games beside the first run is a module of its own (tools/split.py): the first one imports its
  // functions, and finds them in its table once the other is there. Before, none of them is called.
  const kLater = {/* later */};
  const placeholders = new Proxy({}, { get: (_, name) => () => { throw new WebAssembly.RuntimeError(`${kLater} ${name}`); } });
  let exported = null;
  let later = null;
  async function linkLater() {
    const bytes = await watch.read(kLater);
    if (bytes) await WebAssembly.instantiate(bytes, { first: exported });
    return Boolean(bytes);
  }
  async function loadCode() {
    later ??= linkLater().catch((error) => { console.warn(String(error)); return false; });
    const good = await later;
    if (!good) later = null;
    return good;
  }

  watch.await(kWasm);
  const module = fetch(kWasm, { credentials: 'same-origin' });
  async function instantiate(imports) {
    const answer = await module;
    if (!answer.ok || !watch.is_what_it_says(kWasm, answer)) throw new Error(`${kWasm}: ${answer.status}`);
    if (answer.headers.get('Content-Type') !== 'application/wasm') // compiled as it comes only by that name
      return WebAssembly.instantiate(await watch.count(kWasm, answer), imports);
    // Counting takes a copy of what comes, which is worth it only where it comes slowly.
    if (performance.now() > 1000) watch.count(kWasm, answer.clone()).catch(() => {});
    return WebAssembly.instantiateStreaming(answer, imports);
  }

  // A newer version: the module asks for it between frames, and takes it when its player does.
  const newer = { take: null };
  let game = null;
  function onFirstFrame() {
    watch.script('offline.js', 'bastideOffline', { needed: false }).then(() => window.bastideOffline((take) => {
      newer.take = take;
      game?._bastide_signal(1);
    })).catch((error) => console.warn(String(error))); // no worker: only no game without a network
  }

  // Asked of the game's own canvas: a context made only to look would delay the first frame.
  function look(module) {
    game = module;
    if (!canvas.getContext('webgl2')) watch.say('webgl');
  }
  watch.script('bastide.js', 'createBastide').then(() => window.createBastide({
    canvas,
    fetchFile,
    loadCode,
    newer,
    onFirstFrame,
    printErr: (text) => console.error(text),
    print: (text) => console.log(text),
    onAbort: () => stopped(),
    instantiateWasm: (imports, done) => {
      instantiate({ ...imports, later: placeholders }).then((made) => {
        exported = made.instance.exports;
        watch.here(kWasm);
        done(made.instance, made.module);
      }, (error) => watch.missing(kWasm, error));
      return {};
    },
  })).then(look, stopped);
};
