// The watchdog: says how far loading has come, which part does not come, and what has ended; in the player's
// language, before the game is there to say anything and when it no longer can. It fetches and it asks for
// reasons; what the parts are good for stands in boot.js, which it loads.
'use strict';
window.bastideWatch = (() => {
  // By language: the texts "watch.<key>" of assets/locales, written here by tools/stamp.py.
  const kWords = {/* words */};
  // Bytes of the files that the first frame waits for; written here by tools/stamp.py.
  const kSizes = {/* sizes */};
  const kPatience = 20_000; // ms without a byte of anything: whatever is awaited does not come
  const kStarts = { ttf: [0, 1, 0, 0], wasm: [0, 0x61, 0x73, 0x6d], webp: [0x52, 0x49, 0x46, 0x46] };

  const box = document.getElementById('status');
  const told = document.getElementById('told');
  const bar = document.getElementById('progress');
  const button = document.getElementById('again');
  document.getElementById('stuck').remove(); // what says that not even this file came

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
    button.hidden = !['missing', 'slow', 'context', 'stopped'].includes(key);
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
  button.addEventListener('click', () => location.reload());

  // ---- what is awaited: name -> what to do when nothing comes any more
  const awaited = new Map();
  const arrived = {};
  let patience = 0;
  // Something came: `bytes` of a file so far, all of it if that is not told.
  function stir(name, bytes = kSizes[name] ?? 0) {
    if (name in kSizes) {
      arrived[name] = Math.min(bytes, kSizes[name]);
      const sum = (sizes) => Object.values(sizes).reduce((a, b) => a + b, 0);
      bar.value = sum(arrived) / sum(kSizes);
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

  // A script of ours; `name` is what it defines on `window`, to know a script from something else. One that is not
  // needed is never missed.
  function script(file, name, { needed = true } = {}) {
    if (needed) await_(file, slow(file));
    const lost = () => { if (needed) missing(file); };
    return new Promise((done) => {
      const element = document.createElement('script');
      element.src = file;
      element.addEventListener('load', () => {
        if (!(name in window)) return lost();
        if (needed) here(file);
        done();
      });
      element.addEventListener('error', lost);
      document.head.append(element);
    });
  }

  // Not what was asked for but what stood in its place: a login page, a host's page for what is not there.
  function is_what_it_says(file, answer, bytes) {
    const start = kStarts[file.split('.').pop()];
    if (/^text\/html/.test(answer.headers.get('Content-Type') ?? '')) return false;
    return !start || !bytes || start.every((value, i) => bytes[i] === value);
  }

  // The bytes of a file, or null: it is not there, is not what it says, or does not come.
  async function read(file) {
    const stop = new AbortController();
    await_(file, () => stop.abort());
    try {
      const answer = await fetch(file, { signal: stop.signal });
      if (!answer.ok || !is_what_it_says(file, answer)) throw new Error(`${file}: ${answer.status}`);
      const bytes = new Uint8Array(await count(file, answer));
      if (!is_what_it_says(file, answer, bytes)) throw new Error(`${file} is something else`);
      here(file);
      return bytes;
    } catch (error) {
      console.warn(String(error));
      awaited.delete(file);
      return null;
    }
  }

  // The whole of an answer, counted as it comes.
  async function count(file, answer) {
    const parts = [];
    let bytes = 0;
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      stir(file, bytes += value.length);
    }
    return new Blob(parts).arrayBuffer();
  }

  return Object.freeze({ language: tongue, say, unsay, script, read, count, is_what_it_says, missing, here, keeps, await: (name) => await_(name, slow(name)) });
})();
if (getComputedStyle(document.getElementById('canvas')).position !== 'fixed') window.bastideWatch.missing('page.css');
else window.bastideWatch.script('boot.js', 'bastideBoot').then(() => window.bastideBoot());
