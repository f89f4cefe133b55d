// Played once, the game opens without a network; a newer version waits until it is taken on the start screen.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openPage, root, test, until } from './harness.mjs';
import { begin, press, probe, rest, settled, step, waitScreen, widget } from './player.mjs';
import { serve } from '../../tools/serve.mjs';

const kSmall = { width: 800, height: 600, reduceMotion: true };
const offer = (s) => s.widgets.find((w) => w.id === 'notice.act')?.label;

// A host of a copy of the page, which can go away, come back and change.
function makeHost() {
  const folder = mkdtempSync(`${tmpdir()}/bastide-site-`);
  cpSync(`${root}dist`, folder, { recursive: true });
  const host = {
    port: 0,
    url: '',
    up: async () => {
      host.server = await serve(folder, host.port);
      host.url = host.server.url;
      host.port = Number(new URL(host.url).port);
    },
    down: () => host.server.close(),
    read: (name) => readFileSync(`${folder}/${name}`),
    // As a build with another style sheet would be, and with these files being others too.
    change: (...names) => {
      const sha = (bytes) => createHash('sha256').update(bytes).digest('hex');
      const known = (bytes) => `[${bytes.length},${parseInt(sha(bytes).slice(0, 8), 16)}]`; // to watch.js
      let [watch, worker] = ['watch.js', 'sw.js'].map((name) => String(host.read(name)));
      const write = (name, bytes) => {
        worker = worker.replace(sha(host.read(name)).slice(0, 32), sha(bytes).slice(0, 32));
        writeFileSync(`${folder}/${name}`, bytes);
      };
      for (const name of names) {
        const bytes = Buffer.concat([host.read(name), Buffer.from('\n')]);
        watch = watch.replace(known(host.read(name)), known(bytes));
        write(name, bytes);
      }
      write('watch.js', watch);
      write('page.css', `${host.read('page.css')}:root { --changed: 1; }\n`);
      writeFileSync(`${folder}/sw.js`, worker.replace(/kVersion = "\w+"/, 'kVersion = "changed"'));
    },
    remove: () => { host.down(); rmSync(folder, { recursive: true }); },
  };
  return host;
}

const changed = (app) => app.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--changed').trim());
const caches_of = (app) => app.page.evaluate(async () => {
  const names = await caches.keys();
  const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname.slice(1))));
  return { names, files: files.flat() };
});

test('played once it opens without a network; a newer version is taken on the start screen, never in a game', async (t) => {
  const host = makeHost();
  await host.up();
  try {
    const app = await openPage({ ...kSmall, worker: true, expectErrors: true, base: host.url, hash: '#v=1&p=2&e=C2&x=river&s=far' });
    await begin(app);
    await until(app.page, async () => navigator.serviceWorker.controller && (await Promise.all(
      ['./', 'bastide.wasm', 'fonts/ui-bold.ttf', 'art/common.json', 'art/props.webp', 'art/base_c2.webp', 'art/river_c2.webp'].map((file) => caches.match(file)))).every((kept) => kept));
    const { files } = await caches_of(app);
    t.ok(!files.some((file) => /traders/.test(file)), 'expansions that nobody plays are kept as well');

    host.down();
    await app.reload();
    const far = await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.art, null, 40_000);
    t.equal(offer(far), undefined, 'something is missing');
    await app.key('Tab');
    await app.key('Enter');
    await settled(app, (s) => s.tiles.length === far.tiles.length + 1);

    host.change();
    await host.up();
    await app.reload();
    await until(app.page, async () => (await navigator.serviceWorker.getRegistration()).waiting);
    await settled(app, (s) => s.screen === 'table' && s.tiles);
    await rest(app);
    t.equal(offer(await probe(app)), undefined, 'a version was offered in a game');
    t.equal(await changed(app), '');
    await press(app, 'table.menu');
    await press(app, 'menu.home');
    await waitScreen(app, 'start');
    t.equal(offer(await settled(app, (s) => s.widgets.some((w) => w.id === 'notice.act'))), 'Use it now');
    await app.screenshot('offline-newer');
    await press(app, 'notice.act');
    await until(app.page, () => getComputedStyle(document.documentElement).getPropertyValue('--changed').trim() === '1');
    await app.ready();
    await settled(app, (s) => s.tiles?.length === far.tiles.length + 1);
    const after = await caches_of(app);
    t.equal(after.names.length, 1);
    t.match(after.names[0], /changed$/);
    t.ok(after.files.includes('art/river_c2.webp'), 'what was played is not kept for the newer version');
  } finally {
    host.remove();
  }
}, { timeout: 120_000 });

// A page of a host that was there until it was kept, and its worker.
async function keptPage(host, options = {}) {
  const app = await openPage({ ...kSmall, worker: true, expectErrors: true, base: host.url, ...options });
  await until(app.page, async () => navigator.serviceWorker.controller && (await caches.keys()).length === 1);
  return app;
}
// What is kept of some files is something else from now on: as(bytes).
const spoil = (app, host, bad) => app.page.evaluate(async (entries) => {
  const cache = await caches.open((await caches.keys())[0]);
  for (const [file, text] of entries) await cache.put(file === 'index.html' ? './' : file, new Response(text, { headers: { 'Content-Type': 'text/html' } }));
}, bad);
// Which of them are not kept as the host has them.
const spoilt = (app, host, files) => app.page.evaluate(async (whole) => {
  const cache = await caches.open((await caches.keys())[0]);
  const bad = [];
  for (const [file, size] of whole) {
    const kept = await cache.match(file === 'index.html' ? './' : file);
    if (!kept || (await kept.arrayBuffer()).byteLength !== size) bad.push(file);
  }
  return bad;
}, files.map((file) => [file, host.read(file).length]));
const kCore = ['index.html', 'page.css', 'watch.js', 'boot.js', 'bastide.js', 'bastide.wasm', 'fonts/ui-bold.ttf'];
const kBad = [() => '', (bytes) => String(bytes).slice(0, 500), () => '<!doctype html><title>Log in</title>'];

test('what is kept and no longer whole is fetched anew, whatever it is', async (t) => {
  const host = makeHost();
  await host.up();
  try {
    const app = await keptPage(host, { hash: '#v=1&p=2&e=C2&s=heals' });
    await begin(app);
    const played = await step(app);
    const files = [...kCore, 'art/base_c2.webp'];
    await until(app.page, async () => caches.match('art/base_c2.webp').then(Boolean));
    for (const shift of [0, 1, 2]) {
      await spoil(app, host, files.map((file, i) => [file, kBad[(i + shift) % 3](host.read(file))]));
      t.deepEqual(await spoilt(app, host, files), files);
      await app.reload();
      const back = await settled(app, (s) => s.screen === 'table' && s.phase !== 'none' && s.art, null, 40_000);
      t.equal(back.actions, played.actions);
      while ((await spoilt(app, host, files)).length) await rest(app); // kept after it was given out
    }
    host.down();
    await app.reload();
    await settled(app, (s) => s.screen === 'table' && s.phase !== 'none' && s.art, null, 40_000);
  } finally {
    host.remove();
  }
}, { timeout: 120_000 });

test('a broken version that the host no longer has is given up, and never mixed with the next', async (t) => {
  for (const file of ['index.html', 'page.css']) {
    const host = makeHost();
    await host.up();
    try {
      const app = await keptPage(host);
      host.change('index.html');
      await spoil(app, host, [[file, '']]);
      await app.page.reload();
      if (file !== 'index.html') { // the page was there, and has not what belongs to it
        await until(app.page, () => /page\.css/.test(document.querySelector('#status.error #told')?.textContent));
        t.equal(await changed(app), '');
        await app.page.locator('#again').click();
      }
      await until(app.page, () => getComputedStyle(document.documentElement).getPropertyValue('--changed').trim() === '1');
      await app.ready();
      for (const name of kCore) { // whoever is asked
        const size = await app.page.evaluate(async (path) => (await (await fetch(path === 'index.html' ? './' : path)).arrayBuffer()).byteLength, name);
        t.equal(size, host.read(name).length, name);
      }
    } finally {
      host.remove();
    }
  }
});

test('where nothing can be kept any more the page comes from the network', async (t) => {
  const host = makeHost();
  await host.up();
  try {
    const app = await keptPage(host);
    const fails = (worker) => worker.evaluate(() => { // refused, and as its own error
      caches.open = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
      return registration.active?.state;
    });
    await Promise.all(app.context.serviceWorkers().map(fails));
    host.change();
    await app.reload();
    t.equal(await changed(app), '1');
    await begin(app);
  } finally {
    host.remove();
  }
});

// What the page keeps from the beginning it has of its own version, whoever takes another.
for (const taken of [true, false]) {
  const when = taken ? 'a newer version that another page has taken' : 'a newer version that nobody has taken yet';
  test(`${when} is offered where the old code lacks a part, and the game goes on in it`, async (t) => {
    const host = makeHost();
    await host.up();
    try {
      const app = await keptPage(host, { hash: '#v=1&p=2&e=C2&s=old' });
      await begin(app);
      await step(app);
      host.change('games/castle.json', 'locales/rules/en.json');
      if (taken) {
        const other = await openPage({ ...kSmall, worker: true, expectErrors: true, base: host.url, hash: '#v=1&p=2&e=C2&s=other', context: app.context });
        await waitScreen(other, 'setup');
        await press(other, 'setup.back');
        await press(other, 'notice.act');
        await until(other.page, () => getComputedStyle(document.documentElement).getPropertyValue('--changed').trim() === '1');
        await app.page.bringToFront();
      }
      const played = await step(app); // the game is not disturbed
      t.equal(offer(await rest(app)), undefined);
      await press(app, 'table.menu');
      await press(app, 'menu.rules');
      if (!taken) {
        await settled(app, (s) => s.rules);
        await app.key('Escape');
        await waitScreen(app, 'table');
        await press(app, 'table.menu');
        await press(app, 'menu.new');
        await press(app, 'setup.game.1');
        await settled(app, (s) => s.widgets.some((w) => w.id === 'wait.again')); // a dialog tells of it first
        await press(app, 'wait.leave');
      }
      const gone = `Some parts of this version are gone: ${taken ? 'the words of your language' : 'The Castle'}.`;
      await settled(app, (s, words) => s.widgets.find((w) => w.id === 'notice.close')?.label.startsWith(words), gone);
      t.equal((await probe(app)).rules, !taken); // words of the other version were not taken
      t.equal(await changed(app), '');
      await app.screenshot(`offline-old-${taken ? 'taken' : 'ready'}`);
      t.equal(offer(await probe(app)), 'Use it now');
      await press(app, 'notice.act');
      await until(app.page, () => getComputedStyle(document.documentElement).getPropertyValue('--changed').trim() === '1');
      await app.ready();
      const after = await settled(app, (s) => s.screen === 'table' && s.phase !== 'none', null, 40_000);
      t.deepEqual([after.actions, after.seed], [played.actions, 'old']);
      await press(app, 'table.menu');
      await press(app, 'menu.rules');
      await settled(app, (s) => s.rules);
    } finally {
      host.remove();
    }
  });
}

// In a frame, at a plain address: no worker, and files of another version come all the same.
test('without a worker what the host has changed is told, and the game goes on in the newer version', async (t) => {
  const host = makeHost();
  await host.up();
  try {
    const app = await openPage({ ...kSmall, expectErrors: true, base: host.url, hash: '#v=1&p=2&e=C2&s=plain' });
    await begin(app);
    const played = await step(app);
    host.change('locales/rules/en.json');
    await press(app, 'table.menu');
    await press(app, 'menu.rules');
    await settled(app, (s) => offer(s) === 'Use it now');
    await press(app, 'notice.act');
    await until(app.page, () => getComputedStyle(document.documentElement).getPropertyValue('--changed').trim() === '1');
    await app.ready();
    const after = await settled(app, (s) => s.screen === 'table' && s.phase !== 'none', null, 40_000);
    t.deepEqual([after.actions, after.seed], [played.actions, 'plain']);
  } finally {
    host.remove();
  }
});

test('what is offered on the start screen leaves its buttons where they are, as long as there is room', async (t) => {
  const host = makeHost();
  await host.up();
  try {
    const app = await openPage({ width: 1440, height: 900, reduceMotion: true, expectErrors: true, base: host.url });
    const { rect } = widget(await settled(app, (s) => s.screen === 'start'), 'start.new');
    host.change('locales/rules/en.json');
    await press(app, 'start.rules');
    await settled(app, (s) => offer(s) === 'Use it now');
    await app.key('Escape');
    const offered = await settled(app, (s) => s.screen === 'start');
    t.equal(offer(offered), 'Use it now');
    t.deepEqual(widget(offered, 'start.new').rect, rect);
    await app.page.setViewportSize({ width: 1024, height: 560 }); // where there is none it lies over none of them
    const small = await settled(app, (s) => s.size[1] === 560);
    const { rect: [, notice] } = widget(small, 'notice.close');
    for (const { id, rect: [, y, , h] } of small.widgets.filter((one) => one.id.startsWith('start.') && one.id !== 'start.land'))
      t.ok(y + h <= notice, `${id} under what is offered`);
  } finally {
    host.remove();
  }
});

// The browser's part is played here: only WebKit names a page's first worker its controller while it still waits.
test('the first worker of a page is no newer version, the next is', async (t) => {
  const app = await openPage(kSmall);
  await until(app.page, () => typeof window.bastideOffline === 'function');
  const offers = await app.page.evaluate(async () => {
    const make = (more) => Object.assign(new EventTarget(), more);
    const [first, second] = [make({}), make({})];
    const registration = make({ waiting: null, update: async () => {} });
    const workers = make({ controller: null, ready: Promise.resolve({ active: first }), register: async () => registration });
    Object.defineProperty(navigator, 'serviceWorker', { value: workers });
    const counts = [];
    let count = 0;
    await window.bastideOffline(null, () => ++count, () => counts.push('replaced'));
    const come = (worker) => {
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = worker;
      workers.controller = first;
      worker.dispatchEvent(new Event('statechange'));
      counts.push(count);
    };
    come(first);
    registration.waiting = null;
    workers.dispatchEvent(new Event('controllerchange'));
    first.dispatchEvent(new Event('statechange'));
    counts.push(count);
    come(second);
    return counts;
  });
  t.deepEqual(offers, [0, 0, 1]);
});

// The frame has the size that browsers give one of which nobody says it: 300 × 150.
test('in a frame nothing is registered, and installers find icons of every size', async (t) => {
  const host = makeHost();
  await host.up();
  try {
    const app = await openPage({ ...kSmall, worker: true, wait: false, base: host.url, path: 'icon.svg', expectErrors: true });
    await app.page.route('**/frame.html', (request) => request.fulfill({ contentType: 'text/html', body: '<!doctype html><iframe src="./"></iframe>' }));
    await app.page.goto(`${host.url}frame.html`);
    const frame = await (await app.page.waitForSelector('iframe')).contentFrame();
    await frame.waitForFunction(() => document.documentElement.hasAttribute('data-ready') && window.bastideOffline);
    t.equal(await frame.evaluate(async () => { await window.bastideOffline(() => {}); return (await navigator.serviceWorker.getRegistrations()).length; }), 0);
    const manifest = await (await fetch(`${host.url}manifest.webmanifest`)).json();
    for (const [size, purpose] of [['192x192', undefined], ['512x512', undefined], ['192x192', 'maskable'], ['512x512', 'maskable']]) {
      const icon = manifest.icons.find((one) => one.sizes === size && one.purpose === purpose && one.type === 'image/png');
      const png = Buffer.from(await (await fetch(host.url + icon.src)).arrayBuffer());
      t.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, size);
    }
  } finally {
    host.remove();
  }
});

test('without a network one learns, plays the land of the day and sees its film', async (t) => {
  const app = await openPage({ ...kSmall, worker: true, expectErrors: true, day: Date.parse('2026-11-23T12:00:00Z') });
  const onStart = () => settled(app, (s) => s.screen === 'start' && s.art && s.widgets.some((w) => w.id === 'start.day'), null, 60_000);
  await until(app.page, async () => (await navigator.serviceWorker.ready).active.state === 'activated', null, 60_000);
  await app.reload();
  await onStart();
  await rest(app);
  await app.context.setOffline(true);
  await app.reload();
  await onStart();
  await press(app, 'start.learn');
  await waitScreen(app, 'start+learn');
  await press(app, 'learn.carcassonne.go');
  await settled(app, (s) => s.screen === 'table' && s.learn && s.art, null, 40_000);
  await press(app, 'table.menu');
  await press(app, 'menu.home');
  await onStart();
  await press(app, 'start.day');
  await press(app, 'day.play');
  await settled(app, (s) => s.screen === 'table' && s.seed === 'day-2026-11-23' && s.phase === 'place', null, 40_000);
  t.equal((await step(app)).screen, 'table');
  await press(app, 'table.menu');
  await press(app, 'menu.film');
  t.equal((await settled(app, (s) => s.screen === 'film')).film.turns, 1);
}, { timeout: 120_000 });
