// Starts the game's module on the canvas, and what the page does that the module need not know: browser keys,
// focus, lost contexts. What does not come or cannot run is told by watch.js.
'use strict';
// `program`: resolves once window.createBastide is there.
window.bastideBoot = (program) => {
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

  canvas.addEventListener('webglcontextlost', () => watch.say('context', { saved: true }));
  canvas.addEventListener('webglcontextrestored', () => {
    watch.unsay('context');
    canvas.focus({ preventScroll: true });
  });
  const stopped = (error) => watch.say('stopped', { saved: true, error });

  // Every way into the module. What leaves it as an error leaves it in the middle of something, whatever its caller
  // does with errors: that is told, and nothing enters any more, so that what was kept stays whole.
  let over = false;
  const guarded = (run) => (...values) => {
    if (over) return 0;
    try {
      return run(...values);
    } catch (error) {
      over = true;
      stopped(error);
      throw error;
    }
  };
  function entry(thing) {
    if (typeof thing === 'function') return guarded(thing);
    return thing instanceof WebAssembly.Table ? { get: (at) => guarded(thing.get(at)) } : thing;
  }

  if (typeof WebAssembly === 'undefined') return watch.say('wasm');
  if (typeof WebGL2RenderingContext === 'undefined') return watch.say('webgl');

  // What the first frame needs is asked for while the module comes: it finds the bytes here, once.
  const early = new Map();
  for (const name of ['ui-regular', 'ui-bold', 'display-bold', 'display-black'])
    early.set(`fonts/${name}.ttf`, watch.read(`fonts/${name}.ttf`));
  // The worker that gave this page its files, if one did (offline.js); a sandbox does not even let ask.
  let began = null;
  try { began = navigator.serviceWorker?.controller; } catch {}
  // A newer version: the module asks for it between frames, and takes it when its player does.
  const newer = { take: null };
  let game = null;
  const offer = (take) => {
    newer.take = take;
    game?._bastide_signal(1);
  };
  let replaced = false; // what comes now is of that version
  // Why does something not come? There may be another version by now.
  let look = async () => { if (await watch.outdated()) offer(watch.reload); };
  let looking = null;

  const words = `locales/${watch.language}.json`;
  if (watch.language !== 'en') early.set(words, watch.read(words)); // English is in the module
  async function fetchFile(file) {
    const asked = early.get(file) ?? (replaced ? null : watch.read(file));
    early.delete(file);
    const bytes = await asked;
    if (!bytes) looking ??= look().catch(() => {}).finally(() => { looking = null; });
    return bytes;
  }

  // What the first frame does not need are modules of their own (tools/split.py), by name: the first one imports their
  // functions, and finds them in its table once such a module is there. Before, none of them is called.
  const kLater = {/* later */};
  const placeholders = (file) => {
    const placeholder = () => { throw new WebAssembly.RuntimeError(`${file} is not there`); };
    return new Proxy({}, { get: () => placeholder });
  };
  const isForLater = (name) => name.includes('%'); // of what is exported: for those modules alone (--export-prefix there)
  let exported = null;
  const linked = new Map();
  async function link(file) {
    const bytes = await fetchFile(file);
    if (bytes) await WebAssembly.instantiate(bytes, { first: exported });
    return Boolean(bytes);
  }
  async function loadCode(name) {
    const file = kLater[name];
    if (!linked.has(file)) linked.set(file, link(file).catch((error) => { console.warn(String(error)); return false; }));
    const good = await linked.get(file);
    if (!good) linked.delete(file);
    return good;
  }
  if (location.hash.length > 1 || watch.keeps()) { // their first screen is one of these
    for (const file of [kLater.screens, `locales/screens/${watch.language}.json`]) early.set(file, watch.read(file));
  }

  // The second module (shell/platform/web_worker.cpp), compiled once for all its workers. Its script is looked at
  // here, so that no module meets the script of another version.
  const kWorker = ['ai/worker.js', 'ai/worker.wasm'];
  async function workerCode() {
    const [script, bytes] = await Promise.all(kWorker.map(fetchFile));
    return script && bytes && { script: watch.runnable(kWorker[0]), module: await WebAssembly.compile(bytes) };
  }

  // A text as a code to scan: its rows from the top, a character a module, '1' where it is dark; null where what
  // makes it does not come, or no code holds so much. Fetched with the first.
  const kCodes = 'codes/qrcode.js';
  async function makeCode(text) {
    try {
      if (!window.qrcode) {
        if (!await fetchFile(kCodes)) return null;
        await watch.script(kCodes, 'qrcode', { needed: false });
      }
      const code = window.qrcode(0, 'L'); // as large as it must be, with the least that mends what is not seen well
      code.addData(text, 'Byte');
      code.make();
      const each = [...Array(code.getModuleCount()).keys()];
      return each.map((row) => each.map((column) => (code.isDark(row, column) ? 1 : 0)).join('')).join('\n');
    } catch (error) {
      console.warn(String(error));
      return null;
    }
  }

  watch.await(kWasm);
  async function compile() {
    const answer = await fetch(kWasm, { credentials: 'same-origin' });
    if (!answer.ok || answer.headers.get('Content-Type') !== 'application/wasm') { // compiled as it comes only by that name
      const bytes = await watch.count(kWasm, answer);
      if (!await watch.is_ours(kWasm, bytes)) throw new Error(`${kWasm}: ${bytes.length} bytes`);
      return WebAssembly.compile(bytes);
    }
    // Counting takes a copy of what comes, which is worth it only where it comes slowly.
    if (performance.now() > 1000) watch.count(kWasm, answer.clone()).catch(() => {});
    return WebAssembly.compileStreaming(answer);
  }
  const compiled = compile(); // while the script that asks for it comes
  compiled.catch(() => {}); // told to whoever asks

  function onFirstFrame() {
    canvas.focus({ preventScroll: true });
    watch.script('offline.js', 'bastideOffline', { needed: false }).then(() => window.bastideOffline(began, offer, (take) => {
      replaced = true;
      offer(take);
    })).then((update) => { look = update ?? look; })
      .catch((error) => console.warn(String(error))); // no worker: only no game without a network
  }

  program.then(() => window.createBastide({
    canvas,
    fetchFile,
    loadCode,
    workerCode,
    makeCode,
    newer,
    onFirstFrame,
    printErr: (text) => console.error(text),
    print: (text) => console.log(text),
    cannotDraw: (lacking) => watch.say(lacking === 'webgl' ? 'webgl' : 'shaders', { saved: true }),
    instantiateWasm: (imports, done) => {
      const all = { ...imports, ...Object.fromEntries(Object.entries(kLater).map(([name, file]) => [name, placeholders(file)])) };
      compiled.then((code) => WebAssembly.instantiate(code, all)).then((instance) => {
        exported = instance.exports;
        watch.here(kWasm);
        const names = Object.keys(exported).filter((name) => !isForLater(name));
        done({ exports: Object.fromEntries(names.map((name) => [name, entry(exported[name])])) });
      }, (error) => watch.missing(kWasm, error));
      return {};
    },
  })).then((module) => { game = module; }, stopped);
};
