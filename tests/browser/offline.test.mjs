// Played once, the game opens without a network; a newer version waits until it is taken on the start screen.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openPage, root, test, until } from './harness.mjs';
import { begin, press, probe, rest, settled, waitScreen } from './player.mjs';
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
    // As a build with another style sheet would be.
    change: () => {
      const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 32);
      const [style, worker] = ['page.css', 'sw.js'].map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
      const newer = `${style}:root { --changed: 1; }\n`;
      writeFileSync(`${folder}/page.css`, newer);
      const version = /kVersion = "(\w+)"/.exec(worker)[1];
      writeFileSync(`${folder}/sw.js`, worker.replace(hash(style), hash(newer)).replace(version, 'changed'));
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
    t.ok(!files.some((file) => /traders/.test(file)), 'rooms that nobody plays are kept as well');

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
