// What a first visit costs: every file asked for, compressed as a host would at its best, until the first
// frame, until a base game can be played with the pictures it has first, and with what comes behind these.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { note, openPage, test, until, url } from './harness.mjs';
import { begin, press, rest, settled, step } from './player.mjs';

const kFirstLoad = 625_000;
const kSetUp = 740_000; // with the code and the words of set-up and table, which come after the first frame
const kStart = 828_000; // with the land that grows there
const kBaseGame = 830_000; // until it can be played, with its first pictures
const kBehind = 1_120_000; // with what comes behind these while it is played
const kModule = 352_000;
const kRest = /^(later|locales\/screens)\//;
// Comes behind what a game begins with: the finer page of its tiles, and the code of what it leads to.
const kComesBehind = /^(later\/rest-.*|art\/base_c2\.webp)$/;
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

test('what the first frame waits for, what comes after it, and a base game with its pictures', async (t) => {
  const app = await openPage({ hash: '#v=1&p=2&e=C2&s=weight' });
  await settled(app, (s) => s.art); // what follows the first frame at once belongs to it
  const sum = (files) => Object.values(files).reduce((total, [size]) => total + size, 0);
  const setUp = weights(app);
  const first = Object.fromEntries(Object.entries(setUp).filter(([name]) => !kRest.test(name)));
  await begin(app);
  await settled(app, (s) => s.fine);
  await rest(app);
  await until(app.page, () => performance.getEntriesByType('resource').some(({ name }) => name.includes('later/rest-')));
  const behind = weights(app);
  const whole = Object.fromEntries(Object.entries(behind).filter(([name]) => !kComesBehind.test(name)));
  for (const [name, [size, plain]] of Object.entries(behind)) {
    const when = first[name] ? '' : setUp[name] ? '  after the first frame' : whole[name] ? '  with the game' : '  behind it';
    note(`${String(size).padStart(8)}  ${name} (${plain})${when}`);
  }
  note(`${String(sum(first)).padStart(8)}  in all before a game, ${sum(setUp)} with set-up and table, ${sum(whole)} in all with a base game, ${sum(behind)} with what comes behind it`);
  t.deepEqual(Object.keys(whole).filter((name) => name.startsWith('ai/')), [], 'the worker was fetched, which nobody wanted');
  t.ok(!whole['art/figures_rest.webp'], 'figures were fetched that nobody has');
  t.ok(whole['art/base_c2@lo.webp'] && whole['bastide.wasm'], 'what a game needs was not asked for');
  t.equal(Object.keys(behind).length, Object.keys(whole).length + 2, 'what comes behind it');
  t.equal(Object.keys(setUp).filter((name) => kRest.test(name)).length, 2, 'one module and its words');
  t.ok(first['bastide.wasm'][0] <= kModule, `the module weighs ${first['bastide.wasm'][0]} bytes`);
  t.ok(sum(first) <= kFirstLoad, `the first load weighs ${sum(first)} bytes`);
  t.ok(sum(setUp) <= kSetUp, `with set-up and table it weighs ${sum(setUp)} bytes`);
  t.ok(sum(whole) <= kBaseGame, `a base game weighs ${sum(whole)} bytes`);
  t.ok(sum(behind) <= kBehind, `with what comes behind it a base game weighs ${sum(behind)} bytes`);
});

test('a base game is played without what comes behind it, and goes on when that has come', async (t) => {
  const app = await openPage({ hash: '#v=1&p=2&e=C2&s=weight' });
  const held = [];
  await app.page.route((address) => kComesBehind.test(address.pathname.slice(1)), (request) => { held.push(request); });
  await begin(app);
  await settled(app, (s) => s.art);
  await step(app);
  const played = await step(app);
  t.equal(played.fine, false);
  for (const request of held.splice(0)) await request.continue();
  await app.page.unrouteAll();
  await settled(app, (s) => s.art && s.fine);
  await press(app, 'table.menu'); // a dialog, whose code is among it
  await settled(app, (s) => s.widgets.some(({ id }) => id.startsWith('menu.')));
});

test('the start screen with the land that grows there weighs little more than a first load may', async (t) => {
  const app = await openPage({ reduceMotion: true });
  await settled(app, (s) => s.behind > 0, null, 40_000);
  const all = Object.values(weights(app)).reduce((total, [size]) => total + size, 0);
  note(`${String(all).padStart(8)}  in all with the start screen's land`);
  t.ok(all <= kStart, `the start screen weighs ${all} bytes`);
});
