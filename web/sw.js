// The service worker: played once, the game opens without a network. It keeps the files of one version, known by
// their hashes, so that versions never mix and no login page is ever taken for a file. What the first frame needs
// and what all screens run is kept at once, pictures and the worker's module when they are used. A newer version is
// fetched beside the present one and waits until the player takes it (offline.js) or every page of the old one is
// closed. What is kept is looked at whenever it is given out: what has been lost or changed meanwhile comes from the
// host again. Where nothing can be kept, all does.
'use strict';
const kVersion = {/* version */};
const kFiles = {/* files */}; // path below the page's folder -> start of its SHA-256; by tools/stamp.py
const kFirst = Object.keys(kFiles).filter((file) => !/^(ai|art|codes|games|icons|puzzles)\//.test(file));
const kOurs = `bastide ${new URL(registration.scope).pathname} `; // a host may hold more than one game
const kCache = kOurs + kVersion;

// Of an address: its name in kFiles, or nothing that is ours.
function file_of(url) {
  if (!url.startsWith(registration.scope)) return '';
  const path = decodeURIComponent(url.slice(registration.scope.length).replace(/[?#].*$/, ''));
  return path === '' ? 'index.html' : path;
}
// Hosts may send from index.html to the folder, and an answer that was sent on opens no page.
const address = (file) => (file === 'index.html' ? './' : file);

async function is_ours(file, answer) {
  if (!answer.ok) return false;
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('').startsWith(kFiles[file]);
}

// false: what came is not the file of this version
async function put(cache, file, answer) {
  if (!await is_ours(file, answer.clone())) return false;
  await cache.put(address(file), answer);
  return true;
}

// What is kept of a file, if that is all of it.
async function kept(cache, file) {
  const found = await cache.match(address(file));
  return found && await is_ours(file, found) ? cache.match(address(file)) : null;
}

// From the host, past what the browser has kept by itself if that is not ours.
async function fetched(file) {
  let answer = await fetch(address(file), { cache: 'no-cache' });
  let ours = await is_ours(file, answer.clone());
  if (ours) return { answer, ours };
  answer = await fetch(address(file), { cache: 'reload' });
  ours = await is_ours(file, answer.clone());
  return { answer, ours };
}

async function keep(file) {
  const cache = await caches.open(kCache);
  if (await kept(cache, file)) return;
  const { answer, ours } = await fetched(file);
  if (!ours) throw new Error(`${file} is not that of ${kVersion}`);
  await cache.put(address(file), answer);
}

// The host has another version by now.
async function outdated() {
  const text = await (await fetch('sw.js', { cache: 'no-cache' })).text();
  return text.includes('kVersion') && !text.includes(kVersion);
}

// A file without which this version is none. Where the host no longer has it, the version is given up as a whole, so
// that it does not mix with the next: the page comes from the host, and so does what that page asks for.
async function mend(cache, file) {
  const { answer, ours } = await fetched(file);
  if (ours) {
    await cache.put(address(file), answer.clone()).catch(() => {}); // a full storage keeps nobody from playing
    return answer;
  }
  if (!answer.ok || !await outdated()) return answer;
  await caches.delete(kCache);
  return file === 'index.html' ? answer : Response.error();
}

const older = async () => (await caches.keys()).filter((name) => name.startsWith(kOurs) && name !== kCache);

// All of it, or this version is not there: also what the player has used of the one before.
async function install() {
  const wanted = new Set(kFirst);
  for (const name of await older())
    for (const { url } of await (await caches.open(name)).keys()) wanted.add(file_of(url));
  await Promise.all([...wanted].filter((file) => Object.hasOwn(kFiles, file)).map(keep));
}

async function activate() {
  await clients.claim();
  for (const name of await older()) await caches.delete(name);
}

async function answer(event, file) {
  const cache = await caches.open(kCache);
  const whole = await kept(cache, file);
  if (whole) return whole;
  if (kFirst.includes(file) && (file === 'index.html' || await cache.match(address('index.html')))) return mend(cache, file);
  const fresh = await fetch(event.request);
  event.waitUntil(put(cache, file, fresh.clone()).catch(() => {}));
  return fresh;
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
  const file = file_of(event.request.url);
  if (event.request.method !== 'GET' || !Object.hasOwn(kFiles, file)) return;
  event.respondWith(answer(event, file).catch(() => fetch(event.request)));
});
addEventListener('message', (event) => {
  if (event.data.take) skipWaiting();
  // what a page had fetched before it had a worker
  const used = (event.data.used ?? []).map(file_of).filter((file) => Object.hasOwn(kFiles, file));
  event.waitUntil(Promise.all(used.map((file) => keep(file).catch(() => {}))));
});
