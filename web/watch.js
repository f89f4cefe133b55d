// The watchdog: says how far loading has come, which part does not come, and what has ended; in the player's
// language, before the game is there to say anything and when it no longer can. It fetches and it asks for
// reasons; what the parts are good for stands in boot.js, which it loads.
'use strict';
window.bastideWatch = (() => {
  // By language: the texts "watch.<key>" of assets/locales, written here by tools/stamp.py.
  const kWords = {/* words */};
  // What is fetched for its bytes, by file: how many they are, and the number that their SHA-256 begins with; likewise.
  const kFiles = {/* files */};
  const kFirst = Object.keys(kFiles).filter((file) => !/^(ai|art|codes|games|later|locales)\//.test(file)); // the first frame waits for them
  const kPatience = 20_000; // ms without a byte of anything: whatever is awaited does not come
  const kPage = ['page.css', 'watch.js', 'boot.js', 'bastide.js', 'bastide.wasm']; // comes without being looked at

  const box = document.getElementById('status');
  const told = document.getElementById('told');
  const bar = document.getElementById('progress');
  const button = document.getElementById('again');
  document.getElementById('stuck').remove(); // what says that not even this file came

  // What was chosen before the game is there to ask; else the style follows the system.
  try {
    const { theme } = JSON.parse(localStorage.getItem('bastide.settings'));
    if (['light', 'dark'].includes(theme)) document.documentElement.dataset.theme = theme;
  } catch {}

  // As the game chooses: what was saved, else what the browser wishes, else English.
  function language() {
    const wished = [...(navigator.languages ?? [navigator.language])];
    try { wished.unshift(JSON.parse(localStorage.getItem('bastide.settings')).language); } catch {}
    return wished.map((tag) => String(tag).split('-')[0]).find((tag) => Object.hasOwn(kWords, tag)) ?? 'en';
  }
  const tongue = language();
  const words = kWords[tongue];
  document.documentElement.lang = tongue;
  told.textContent = words.loading;

  // What was played is still there after a reload.
  function keeps() {
    try { return Object.keys(localStorage).some((key) => key.startsWith('bastide.save')); } catch { return false; }
  }

  // Says something over everything; the button loads the page anew. `saved`: and that nothing is lost, if so.
  function say(key, { part = '', error = null, saved = false } = {}) {
    if (error) console.error(error);
    // what came first is the reason of what follows
    if (box.classList.contains('error') && box.dataset.says !== 'slow' && key !== 'stopped') return;
    told.textContent = words[key].replace('{part}', part) + (saved && keeps() ? `\n${words.saved}` : '');
    box.dataset.says = key;
    box.classList.add('error');
    button.textContent = saved ? words.reload : words.again;
    button.hidden = !['missing', 'slow', 'context', 'shaders', 'stopped'].includes(key);
    if (!button.hidden) button.focus({ preventScroll: true });
  }
  // Takes back what is no longer so.
  function unsay(key) {
    if (box.dataset.says !== key) return;
    box.classList.remove('error');
    delete box.dataset.says;
    button.hidden = true;
    told.textContent = words.loading;
  }
  // The browser may have kept what came broken, or is of another version: it fetches all of the page once more.
  async function reload() {
    button.disabled = true;
    const fetched = Promise.allSettled(kPage.map(async (file) => (await fetch(file, { cache: 'reload' })).arrayBuffer()));
    await Promise.race([fetched, new Promise((done) => setTimeout(done, 5_000))]);
    location.reload();
  }
  button.addEventListener('click', () => (box.dataset.says === 'missing' ? reload() : location.reload()));
  // The host has another version by now.
  async function outdated() {
    const text = await (await fetch('watch.js', { cache: 'no-cache' })).text();
    return text.includes('bastideWatch') && !text.includes(JSON.stringify(kFiles));
  }

  // ---- what is awaited: name -> what to do when nothing comes any more
  const awaited = new Map();
  const arrived = {};
  let patience = 0;
  // Something came: `bytes` of a file so far, all of it if that is not told.
  function stir(name, bytes = kFiles[name]?.[0] ?? 0) {
    if (kFirst.includes(name)) {
      arrived[name] = Math.min(bytes, kFiles[name][0]);
      const sum = (sizes) => sizes.reduce((a, b) => a + b, 0);
      bar.value = sum(Object.values(arrived)) / sum(kFirst.map((file) => kFiles[file][0]));
    }
    unsay('slow');
    clearTimeout(patience);
    if (awaited.size) patience = setTimeout(() => [...awaited.values()].forEach((give_up) => give_up()), kPatience);
  }
  function await_(name, give_up) {
    awaited.set(name, give_up);
    stir(name, 0);
  }
  function here(name, bytes) {
    awaited.delete(name);
    stir(name, bytes);
  }
  const slow = (name) => () => say('slow', { part: name });

  // Why a part of the game cannot come at all, or that it did not.
  function missing(name, error) {
    awaited.delete(name);
    const shut = window.origin === 'null';
    say(location.protocol === 'file:' ? 'file' : shut ? 'sandbox' : 'missing', { part: name, error });
  }

  // What may run here, by name: hosts can demand that nothing else be asked for (require-trusted-types-for).
  const kRun = ['boot.js', 'bastide.js', 'offline.js', 'sw.js', 'ai/worker.js', 'codes/qrcode.js'];
  function createScriptURL(file) {
    if (!kRun.includes(file)) throw new TypeError(`${file} is no script of ours`);
    return file;
  }
  let policy = null;
  try { policy = window.trustedTypes?.createPolicy('bastide', { createScriptURL }); } catch {} // not allowed, nor needed
  const runnable = (file) => policy?.createScriptURL(file) ?? file;

  // A script of ours; `name` is what it defines on `window`, to know a script from something else. One that is not
  // needed is never missed: whoever asked for it is told.
  function script(file, name, { needed = true } = {}) {
    if (needed) await_(file, slow(file));
    return new Promise((done, refused) => {
      const lost = () => (needed ? missing(file) : refused(new Error(`${file} does not come`)));
      const element = document.createElement('script');
      element.src = runnable(file);
      element.addEventListener('load', () => {
        if (!(name in window)) return lost();
        if (needed) here(file);
        done();
      });
      element.addEventListener('error', lost);
      document.head.append(element);
    });
  }

  // The whole of that file, as this page knows it: no part of it, no login page in its place, none of another version.
  async function is_ours(file, bytes) {
    const [size, hash] = kFiles[file] ?? [];
    if (bytes.length !== size) return false;
    const digest = await crypto.subtle?.digest('SHA-256', bytes); // on secure addresses
    return !digest || new DataView(digest).getUint32(0) === hash;
  }

  // The bytes of a file, or null: it is not there, is not ours, or does not come.
  async function read(file) {
    const stop = new AbortController();
    await_(file, () => stop.abort());
    try {
      for (const cache of ['default', 'reload']) { // what the browser has kept may not be ours
        const bytes = await count(file, await fetch(file, { signal: stop.signal, cache }));
        if (!await is_ours(file, bytes)) continue;
        here(file);
        return bytes;
      }
      throw new Error(`${file} is something else`);
    } catch (error) {
      console.warn(String(error));
      awaited.delete(file);
      return null;
    }
  }

  // The whole of an answer that is one, counted as it comes.
  async function count(file, answer) {
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    const parts = [];
    let bytes = 0;
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      stir(file, bytes += value.length);
    }
    if (parts.length === 1) return parts[0];
    const whole = new Uint8Array(bytes);
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }

  // Begins what runs on the page once its styles are there. Browsers let a deferred script wait for them; WebKit
  // does not always.
  function styled(begin) {
    const file = 'page.css';
    const whole = () => getComputedStyle(document.documentElement).getPropertyValue('--whole') !== '';
    const link = document.querySelector(`link[href="${file}"]`);
    const ended = new AbortController();
    const judge = () => {
      ended.abort();
      here(file);
      whole() ? begin() : missing(file);
    };
    if (whole() || link.sheet) return judge();
    await_(file, slow(file));
    for (const kind of ['load', 'error']) link.addEventListener(kind, judge, ended);
    window.addEventListener('load', judge, ended); // it may have failed before this file came
  }

  return Object.freeze({ language: tongue, say, unsay, styled, script, runnable, read, count, is_ours, missing, here, keeps, outdated, reload, await: (name) => await_(name, slow(name)) });
})();
window.bastideWatch.styled(() => {
  const { script } = window.bastideWatch;
  const program = script('bastide.js', 'createBastide'); // comes while what starts it does
  script('boot.js', 'bastideBoot').then(() => window.bastideBoot(program));
});
