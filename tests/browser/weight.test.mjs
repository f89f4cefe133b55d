// What a first visit costs: every file asked for, compressed as a host would at its best, until the first
// frame and until a base game lies on the table with its pictures.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { note, openPage, test, url } from './harness.mjs';
import { begin, rest, settled } from './player.mjs';

const kFirstLoad = 1024 * 1024;
const kBaseGame = 1.5 * 1000 * 1000;
const kModule = 450 * 1024;
const dist = new URL('../../dist/', import.meta.url);

// Bytes of the files a page has asked for: { name: [compressed, plain] }.
function weights(app) {
  const names = new Set(app.requests.filter((request) => request.startsWith(url()))
    .map((request) => new URL(request).pathname.slice(1) || 'index.html'));
  return Object.fromEntries([...names].sort().map((name) => {
    const body = readFileSync(new URL(name, dist));
    return [name, [Math.min(body.length, brotliCompressSync(body).length), body.length]];
  }));
}

test('first load stays below 1 MB, a base game with its pictures below 1.5 MB', async (t) => {
  const app = await openPage({ hash: '#v=1&p=2&e=C2&s=weight' });
  await settled(app, (s) => s.art); // what follows the first frame at once belongs to it
  const sum = (files) => Object.values(files).reduce((total, [size]) => total + size, 0);
  const first = weights(app);
  await begin(app);
  await rest(app);
  const whole = weights(app);
  for (const [name, [size, plain]] of Object.entries(whole))
    note(`${String(size).padStart(8)}  ${name} (${plain})${first[name] ? '' : '  with the game'}`);
  note(`${String(sum(first)).padStart(8)}  in all before a game, ${sum(whole)} in all with a base game`);
  t.deepEqual(Object.keys(whole).filter((name) => name.startsWith('ai/')), [], 'the worker was fetched, which nobody wanted');
  t.ok(whole['art/base_c2.webp'] && whole['bastide.wasm'], 'what a game needs was not asked for');
  t.ok(first['bastide.wasm'][0] <= kModule, `the module weighs ${first['bastide.wasm'][0]} bytes`);
  t.ok(sum(first) <= kFirstLoad, `the first load weighs ${sum(first)} bytes`);
  t.ok(sum(whole) <= kBaseGame, `a base game weighs ${sum(whole)} bytes`);
});

test('the start screen with the land that grows there weighs no more than a first load may', async (t) => {
  const app = await openPage({ reduceMotion: true });
  await settled(app, (s) => s.behind > 0, null, 40_000);
  const all = Object.values(weights(app)).reduce((total, [size]) => total + size, 0);
  note(`${String(all).padStart(8)}  in all with the start screen's land`);
  t.ok(all <= kFirstLoad, `the start screen weighs ${all} bytes`);
});
