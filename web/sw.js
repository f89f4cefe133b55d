// The service worker: played once, the game opens without a network. It keeps the files of one version, known by
// their hashes, so that versions never mix and no login page is ever taken for a file. What the first frame needs
// is kept at once, pictures when they are used. A newer version is fetched beside the present one and waits until
// the player takes it (offline.js) or every page of the old one is closed.
'use strict';
const kVersion = {/* version */};
const kFiles = {/* files */}; // path below the page's folder -> start of its SHA-256; by tools/stamp.py
const kFirst = Object.keys(kFiles).filter((file) => !/^(art|games|icons)\//.test(file));
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
async function put(file, answer) {
  if (!await is_ours(file, answer.clone())) return false;
  await (await caches.open(kCache)).put(address(file), answer);
  return true;
}

async function keep(file) {
  if (await (await caches.open(kCache)).match(address(file))) return;
  if (!await put(file, await fetch(address(file), { cache: 'no-cache' }))) throw new Error(`${file} is not that of ${kVersion}`);
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
  for (const name of await older()) await caches.delete(name);
  await clients.claim();
}

async function answer(event, file) {
  const kept = await (await caches.open(kCache)).match(address(file));
  if (kept) return kept;
  const fresh = await fetch(event.request);
  event.waitUntil(put(file, fresh.clone()).catch(() => {})); // a full storage keeps nobody from playing
  return fresh;
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
  const file = file_of(event.request.url);
  if (event.request.method === 'GET' && Object.hasOwn(kFiles, file)) event.respondWith(answer(event, file));
});
addEventListener('message', (event) => {
  if (event.data.take) skipWaiting();
  // what a page had fetched before it had a worker
  const used = (event.data.used ?? []).map(file_of).filter((file) => Object.hasOwn(kFiles, file));
  event.waitUntil(Promise.all(used.map((file) => keep(file).catch(() => {}))));
});
