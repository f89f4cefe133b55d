// The page before the game is there, and when it no longer can be: every part that does not come is named in
// the player's language with a way to try again; what the game can do without is told in a notice.
import { createServer } from 'node:http';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { openPage, root, test, until, url } from './harness.mjs';
import { begin, press, probe, rest, settled, step, toResult, waitScreen } from './player.mjs';
import { randomGame, savedGame, stored } from './saved.mjs';

const kSmall = { width: 800, height: 600, reduceMotion: true, expectErrors: true };
const kPortal = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Log in</title><p>Welcome to our network' };
const dist = (file) => readFileSync(`${root}dist/${file}`);
const cut = (file) => dist(file).subarray(0, dist(file).length * 0.6);
const type = (file) => ({ css: 'text/css', js: 'text/javascript', wasm: 'application/wasm', json: 'application/json' }[file.split('.').pop()]);
const told = (s) => s.widgets.find((w) => w.id === 'notice.close')?.label ?? '';
const said = (page) => until(page, () => document.querySelector('#status.error') && document.getElementById('told').textContent);
const again = (page) => page.locator('#again');

test('a part that the game cannot do without is named in the saved language, and tried again', async (t) => {
  const app = await openPage({ ...kSmall, wait: false, path: 'icon.svg' });
  await app.page.evaluate(() => localStorage.setItem('bastide.settings', '{"language":"cs"}'));
  for (const [part, answer] of [
    ['page.css', null], ['boot.js', null], ['bastide.js', null], ['bastide.wasm', null], // nothing
    ['page.css', kPortal], ['boot.js', kPortal], ['bastide.js', kPortal], ['bastide.wasm', kPortal],
    ...['page.css', 'boot.js', 'bastide.js', 'bastide.wasm'].flatMap((part) => [cut(part), ''].map((body) =>
      [part, { status: 200, contentType: type(part), body }])),
    ['bastide.wasm', { status: 200, contentType: 'application/octet-stream', body: cut('bastide.wasm') }],
  ]) {
    const route = `**/${part}`;
    await app.page.route(route, (request) => (answer ? request.fulfill(answer) : request.abort()));
    await app.page.goto(`${url()}#v=1&p=2&e=C2&s=again`, { waitUntil: 'load' });
    if (app.page.url().includes('#')) await app.page.reload();
    const text = await said(app.page);
    t.match(text, /^Část hry nedorazila/, part);
    t.ok(text.includes(part), `${text} does not name ${part}`);
    t.equal(await again(app.page).textContent(), 'Zkusit znovu');
    await app.page.unroute(route);
  }
  await app.screenshot('boot-missing');
  await again(app.page).click();
  await app.ready();
  await waitScreen(app, 'setup'); // the link is still there
  t.equal(await app.page.locator('#status').isVisible(), false);
});

test('without letters and pictures of its own the game goes on, and asks for them again', async (t) => {
  const app = await openPage({ ...kSmall, wait: false, path: 'icon.svg' });
  const parts = ['**/ui-*.ttf', '**/display-*.ttf', '**/base_c2*.webp', '**/common.json'];
  await app.page.route(parts[0], (request) => request.abort());
  for (const part of parts.slice(1)) await app.page.route(part, (request) => request.fulfill(kPortal));
  await app.page.goto(`${url()}#v=1&p=2&e=C2&s=plain`);
  await app.ready();
  const state = await settled(app, (s) => told(s).includes('arrive: fonts, pictures of the land.')); // in the system's letters
  t.equal(state.art, false);
  await app.screenshot('boot-no-fonts');
  await app.page.unroute(parts[0]);
  await press(app, 'notice.act');
  await until(app.page, () => performance.getEntriesByType('resource').filter(({ name }) => /ui-bold/.test(name)).length >= 2);
  await settled(app, (s) => told(s).includes('arrive: fonts, pictures of the land.')); // one face in the place of the other
  await app.screenshot('boot-plain');
  for (const part of parts.slice(1, 3)) await app.page.unroute(part);
  await press(app, 'notice.act'); // the fonts come, and of the pictures still no list
  await settled(app, (s) => told(s).includes('arrive: pictures of the land.'));
  await app.page.unroute(parts[3]);
  await press(app, 'notice.act');
  await settled(app, (s) => s.art && !s.widgets.some((w) => w.id === 'notice.act'));
  await press(app, 'setup.begin');
  await settled(app, (s) => s.screen === 'table' && s.art);
}, { seen: true });

// Broken files come with a good status, and the browser keeps them: asking again must not give them once more.
async function brokenHost() {
  const broken = new Map(); // path -> body
  const asked = [];
  const host = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname).slice(1);
    asked.push(path);
    if (path && !existsSync(`${root}dist/${path}`)) return response.writeHead(404).end();
    const body = broken.get(path) ?? dist(path || 'index.html');
    response.writeHead(200, { 'Content-Type': type(path) ?? '', 'Cache-Control': 'max-age=3600' }).end(body);
  });
  await new Promise((done) => host.listen(0, '127.0.0.1', done));
  return { broken, asked, url: `http://localhost:${host.address().port}/`, close: () => { host.close(); host.closeAllConnections(); } };
}

const twin = (file) => { // of the same length, of the same kind
  const bytes = Buffer.from(dist(file));
  bytes.fill(bytes[bytes.length >> 1], bytes.length >> 1);
  return bytes;
};

for (const [kind, as] of [['cut', cut], ['empty', () => ''], ['of the right length and wrong', twin]]) {
  test(`parts that come ${kind} are told like those that do not come, and fetched anew`, async (t) => {
    const host = await brokenHost();
    try {
      const app = await openPage({ ...kSmall, wait: false, base: host.url, path: 'icon.svg', locale: 'sk-SK' });
      const opened = async (link) => {
        await app.page.goto(`${host.url}?hints=off${link}`);
        await app.page.reload();
        await app.ready();
      };
      const mended = async (words, files, [told, again] = ['notice.close', 'notice.act']) => {
        await settled(app, (s, [id, said]) => s.awaited === 0 && (s.widgets.find((w) => w.id === id)?.label ?? '').includes(said), [told, words]);
        for (const file of files) {
          t.ok(app.log.some((line) => line.includes(`${file} is something else`)), `${file} was taken as it came`);
          host.broken.delete(file);
        }
        await press(app, again);
        await settled(app, (s) => s.awaited === 0);
      };
      const later = readdirSync(`${root}dist/games`).find((name) => name.startsWith('later-'));
      const [first, game] = [['fonts/ui-bold.ttf', 'fonts/display-black.ttf', 'locales/sk.json', 'art/meadow.webp', 'art/props.webp'],
        ['games/castle.json', `games/${later}`, 'locales/castle/sk.json']];
      for (const file of [...first, ...game, 'art/castle.json']) host.broken.set(file, as(file));
      await opened('#v=1&p=2&e=C2&s=broken');
      await mended('arrive: fonts, pictures of the land, the words of your language.', first);
      await until(app.page, () => document.documentElement.lang === 'sk');
      await begin(app);
      await opened('#v=1&g=castle&p=2&s=broken');
      await mended('Skúsiť znova', game, ['wait.again', 'wait.again']); // a dialog says which game
      await press(app, 'setup.begin');
      await mended('nedorazili: obrázky krajiny.', ['art/castle.json']);
      await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.art);
    } finally {
      host.close();
    }
  });
}

test('the end is told of as waiting until it is drawn by its own code', async (t) => {
  const app = await openPage({ ...kSmall, wait: false, storage: stored(randomGame({ seed: 'held', players: 2, edition: 'C2' })) });
  let letGo;
  const held = new Promise((done) => { letGo = done; });
  await app.page.route('**/later/rest-*', async (request) => { await held; await request.continue(); });
  await app.page.reload();
  await app.ready();
  const state = await settled(app, (s) => s.over && s.widgets.length > 0, null, 40_000);
  if (state.screen === 'table') await press(app, 'table.result');
  await settled(app, (s) => s.screen === 'end+wait');
  letGo();
  const end = await settled(app, (s) => s.screen === 'end');
  t.ok(end.widgets.some((one) => one.id === 'end.again'), 'it is drawn as soon as it is told of');
});

test('what is opened before its code has come waits for it, is told when that does not come, and asks again', async (t) => {
  const app = await openPage({ ...kSmall, wait: false });
  const held = [];
  await app.page.route('**/later/screens-*', (request) => { held.push(request); });
  await app.page.reload();
  await app.ready();
  await press(app, 'start.new');
  const waiting = await settled(app, (s) => s.widgets.some((one) => one.id === 'wait.leave'));
  t.deepEqual([waiting.screen, waiting.widgets.some((one) => one.id === 'wait.again')], ['setup', false]);
  await press(app, 'wait.leave');
  await press(app, 'start.new');
  await settled(app, (s) => s.widgets.some((one) => one.id === 'wait.leave'));
  for (const request of held.splice(0)) await request.abort();
  await app.page.unroute('**/later/screens-*');
  await app.page.route('**/later/screens-*', (request) => request.abort());
  await settled(app, (s) => s.widgets.some((one) => one.id === 'wait.again'));
  await app.screenshot('boot-screens');
  await app.page.unroute('**/later/screens-*');
  await press(app, 'wait.again');
  await settled(app, (s) => s.widgets.some((one) => one.id === 'setup.begin'));
  await begin(app);
});

test('a saved game waits on the first screen for the code of the table, and is whole when that comes late', async (t) => {
  const storage = savedGame({ deck: ['V', 'E', 'U', 'A'] });
  const app = await openPage({ ...kSmall, storage });
  const before = await settled(app, (s) => s.screen === 'table' && s.tile === 'V', null, 40_000);
  await app.page.route('**/later/screens-*', (request) => request.abort());
  await app.page.reload();
  await app.ready();
  await settled(app, (s) => s.screen === 'table' && s.widgets.some((one) => one.id === 'wait.again'));
  await app.key('u');
  await app.page.unroute('**/later/screens-*');
  await press(app, 'wait.again');
  const after = await settled(app, (s) => s.screen.startsWith('table') && s.tile === 'V' && !s.widgets.some((one) => one.id === 'wait.again'));
  t.equal(after.actions, before.actions);
  await step(app);
});

test('words that do not come leave those there are, and are asked for again', async (t) => {
  const app = await openPage({ ...kSmall, wait: false, locale: 'cs-CZ', path: 'icon.svg' });
  await app.page.route('**/locales/*', (request) => request.fulfill(kPortal));
  await app.page.goto(url());
  await app.ready();
  const starts = (label) => settled(app, (s, words) => s.screen === 'start' && s.widgets.some((w) => w.id === 'start.new' && w.label.includes(words)), label);
  await starts('New game');
  await settled(app, (s) => told(s).includes('arrive: the words of your language.'));
  t.equal(await app.page.evaluate(() => document.documentElement.lang), 'en');
  await app.screenshot('boot-no-words');
  await app.page.unroute('**/locales/*');
  await press(app, 'notice.act');
  await starts('Nová hra');
  await until(app.page, () => document.documentElement.lang === 'cs');
  await settled(app, (s) => !s.widgets.some((w) => w.id === 'notice.act'));
  await app.page.route('**/locales/sk.json', (request) => request.abort());
  await press(app, 'start.language');
  await press(app, 'language.sk');
  await settled(app, (s) => told(s).includes('texty tvého jazyka'));
  await starts('Nová hra');
  await app.page.unroute('**/locales/sk.json');
  await press(app, 'notice.act');
  await until(app.page, () => document.documentElement.lang === 'sk');
  await settled(app, (s) => !s.widgets.some((w) => w.id === 'notice.act'));
});

test('loading is seen to go on, and what never comes is not waited for', async (t) => {
  const app = await openPage({ ...kSmall, wait: false, locale: 'sk-SK', path: 'icon.svg' });
  await app.page.addInitScript(() => { // the page's patience ends when the test says so
    const later = window.setTimeout;
    window.setTimeout = (run, ms, ...rest) => {
      if (ms === 20_000) window.loseFaith = run;
      return later(run, ms === 20_000 ? 1e9 : ms, ...rest);
    };
  });
  let answer;
  const held = new Promise((done) => { answer = done; });
  await app.page.route('**/bastide.wasm', async (request) => { await held; await request.continue(); });
  await app.page.route('**/ui-bold.ttf', () => {}); // never
  await app.page.goto(url(), { waitUntil: 'commit' });
  const bar = () => app.page.evaluate(() => document.getElementById('progress').value);
  await until(app.page, () => document.getElementById('progress')?.value > 0.1);
  t.ok(await bar() < 0.5, `${await bar()} without the module`);
  t.equal(await app.page.locator('#told').textContent(), 'Bastide sa načítava…');
  const seen = (ms) => app.page.evaluate((after) => {
    const status = document.getElementById('status');
    status.style.animation = 'none';
    status.checkVisibility(); // it begins anew, if it was over
    status.style.animation = '';
    const [appearing] = status.getAnimations();
    appearing.pause();
    appearing.currentTime = after;
    return status.checkVisibility();
  }, ms);
  t.deepEqual([await seen(100), await seen(500)], [false, true], 'only who waits is told to wait');
  await app.screenshot('boot-progress');
  await app.page.evaluate(() => window.loseFaith());
  t.match(await said(app.page), /^Už nič neprichádza; stále chýba: bastide\.wasm/);
  t.equal(await again(app.page).textContent(), 'Skúsiť znova');
  answer(); // it comes after all
  await app.ready();
  t.equal(await app.page.locator('#status').isVisible(), false);
  await settled(app, (s) => /^Niektoré časti nedorazili: písma/.test(s.widgets.find((w) => w.id === 'notice.close')?.label));
});

test('where not even the watchdog comes, or the browser lacks something, the page says so', async (t) => {
  const app = await openPage({ ...kSmall, wait: false, path: 'icon.svg' });
  await app.page.route('**/watch.js', (request) => request.abort());
  await app.page.goto(url());
  const stuck = app.page.locator('#stuck');
  t.equal(await stuck.isVisible(), false); // not at once: it may only be slow
  const pass = () => app.page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await pass(); // what it stands in is shown first
  await pass();
  t.equal(await stuck.isVisible(), true);
  await app.page.unroute('**/watch.js');
  await app.page.addInitScript(() => { if (location.hash === '#wasm') delete window.WebAssembly; else delete window.WebGL2RenderingContext; });
  await app.page.goto(`${url()}#wasm`);
  await app.page.reload();
  t.match(await said(app.page), /needs WebAssembly/);
  await app.page.goto(`${url()}#webgl`);
  await app.page.reload();
  t.match(await said(app.page), /needs WebGL 2/);
  t.equal(await again(app.page).isVisible(), false);
  const file = await openPage({ ...kSmall, wait: false, base: `file://${root}dist/index.html` });
  t.match(await said(file.page), /cannot be opened as a file/);
});

test('a picture that cannot be drawn is told, with what it lacks', async (t) => {
  const app = await openPage({ ...kSmall, wait: false, path: 'icon.svg', locale: 'cs-CZ' });
  await app.page.addInitScript(() => {
    const { getProgramParameter } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getProgramParameter = function (program, what) { // no shader links any more
      return what === this.LINK_STATUS && !/links/.test(location.hash) ? false : getProgramParameter.call(this, program, what);
    };
    if (location.hash === '#none') HTMLCanvasElement.prototype.getContext = () => null;
  });
  await app.page.goto(`${url()}#none`);
  t.match(await said(app.page), /^Bastide potřebuje WebGL 2/);
  await app.page.goto(url());
  t.match(await said(app.page), /shadery/);
  t.equal(await app.page.locator('#progress').isVisible(), false);
  await app.screenshot('boot-no-shaders');
  await app.page.goto(`${url()}#v=1&p=2&e=C2&s=links`);
  await app.page.reload();
  await app.ready();
  await begin(app);
  await app.page.evaluate(() => {
    history.replaceState(null, '', '#');
    window.lost = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
    window.lost.loseContext();
  });
  await said(app.page);
  await app.page.evaluate(() => window.lost.restoreContext());
  await until(app.page, () => /shadery.*\n.*\nHra je uložena/.test(document.getElementById('told').textContent));
});

// What the browser answers enters the module in promises, of which some take any error for a refusal.
test('a module that stops as a picture arrives is told; nothing is done any more, and what was kept is whole', async (t) => {
  const app = await openPage({ ...kSmall, wait: false, path: 'icon.svg', storage: stored(randomGame({ seed: 'stops', actions: 6 })) });
  await app.page.addInitScript(() => {
    if (sessionStorage.getItem('mended')) return;
    WebGL2RenderingContext.prototype.generateMipmap = () => { throw new WebAssembly.RuntimeError('unreachable'); };
  });
  await app.page.goto(url());
  t.match(await said(app.page), /^Bastide has stopped because of an error.\nThe game is saved/);
  const before = await app.storage();
  await app.page.evaluate(() => { // past the page's button, which has the focus
    for (const key of ['Tab', 'Enter', ' ', 'Tab', 'Enter', ' '])
      for (const kind of ['keydown', 'keyup']) document.getElementById('canvas').dispatchEvent(new KeyboardEvent(kind, { key, code: key, bubbles: true }));
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  t.deepEqual(await app.storage(), before);
  await app.page.evaluate(() => sessionStorage.setItem('mended', '1'));
  await again(app.page).click();
  await app.ready();
  const after = await settled(app, (s) => s.screen === 'table' && s.phase !== 'none', null, 40_000);
  t.equal(after.actions, 6);
});

test('memory that the browser does not give is not written to: the part is told as missing', async (t) => {
  const app = await openPage({ ...kSmall, wait: false, path: 'icon.svg' });
  await app.page.addInitScript(() => {
    WebAssembly.Memory.prototype.grow = () => { throw new RangeError('no more memory'); };
    let create = null;
    Object.defineProperty(window, 'createBastide', {
      get: () => create && ((options) => create({ ...options, fetchFile: async (file) => {
        const bytes = await options.fetchFile(file);
        if (!/sk\.json/.test(file)) return bytes;
        const more = new Uint8Array(14 << 20).fill(0x20); // more than there is, and still JSON
        more.set(bytes);
        return more;
      } })),
      set: (made) => { create = made; },
    });
  });
  await app.page.goto(url());
  await app.ready();
  await press(app, 'start.language');
  await press(app, 'language.sk');
  await settled(app, (s) => told(s).includes('the words of your language'));
  await press(app, 'notice.close');
  await settled(app, (s) => told(s) === '');
  await rest(app);
  await begin(app);
  await app.key('Tab');
  await settled(app, (s) => s.ghost);
});

test('a picture that the browser takes away and does not give back is told, and the game is still there', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=lost' });
  await begin(app);
  await app.key('Tab');
  await app.key('Enter');
  const before = await settled(app, (s) => s.tiles.length === 2);
  const lose = () => app.page.evaluate(() => {
    window.lost ??= document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
    window.lost.loseContext();
  });
  await lose();
  t.match(await said(app.page), /taken the picture away.\nThe game is saved/);
  await app.page.evaluate(() => window.lost.restoreContext());
  await until(app.page, () => !document.querySelector('#status.error'));
  await lose();
  await said(app.page);
  await again(app.page).click();
  await app.ready();
  const after = await settled(app, (s) => s.screen === 'table' && s.tiles);
  t.equal(after.actions, before.actions);
}, { seen: true });

test('a frame that shuts the page out of its own files is told what it must allow; where anybody may read them it plays', async (t) => {
  const host = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><style>body { margin: 0 }</style><iframe src="${url()}?hints=off" frameborder="0" sandbox="allow-scripts" width="700" height="500"></iframe>`);
  });
  await new Promise((done) => host.listen(0, '127.0.0.1', done));
  try {
    const app = await openPage({ ...kSmall, wait: false, path: 'icon.svg' });
    await app.page.goto(`http://localhost:${host.address().port}/`);
    const frame = await (await app.page.waitForSelector('iframe')).contentFrame();
    t.match(await said(frame), /sandbox="allow-scripts allow-same-origin"/);
    await app.screenshot('boot-sandbox');
    // where the host lets anybody read, the game is played from memory
    await app.page.route(`${url()}**`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
    });
    await app.page.reload();
    const open = await (await app.page.waitForSelector('iframe')).contentFrame();
    await open.waitForFunction(() => window.bastide?.probe().screen === 'start' && window.bastide.probe().widgets.length > 0);
    t.deepEqual(await open.evaluate(() => [window.origin, window.bastide.probe().storage]), ['null', false]);
    const inside = { ...app, page: Object.assign(Object.create(app.page), { evaluate: open.evaluate.bind(open) }) };
    await begin(inside);
    for (let i = 0; i < 4; ++i) t.equal((await step(inside)).screen, 'table'); // no other page can have the game
    t.equal(app.log.filter((line) => /no locks/.test(line)).length, 1);
    await app.screenshot('boot-sandbox-plays');
    await app.page.unrouteAll({ behavior: 'ignoreErrors' }); // pictures of the start screen may still be on their way
  } finally {
    host.close();
  }
});

test('the policy that README.md prints, in its strictest form, is all that the page needs', async (t) => {
  const printed = readFileSync(`${root}README.md`, 'utf8').match(/default-src 'none';.*/)[0];
  for (const word of [/^default-src 'none';/, /require-trusted-types-for 'script'/]) t.match(printed, word);
  t.doesNotMatch(printed, /unsafe-inline|'unsafe-eval'|\*|data:|blob:|https?:/);
  t.equal((await fetch(url())).headers.get('content-security-policy'), printed);
  const app = await openPage({ ...kSmall, worker: true });
  await app.page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', (event) => window.violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
  });
  await app.page.goto(`${url()}?hints=off#v=1&p=2&e=C2&s=strict`);
  await app.ready();
  await waitScreen(app, 'setup');
  const name = (await probe(app)).widgets.find((w) => /\.name$/.test(w.id));
  await press(app, name.id);
  await app.page.waitForSelector('#field');
  await app.page.keyboard.type('Eva');
  await app.key('Enter');
  await begin(app);
  await step(app);
  await step(app);
  await press(app, 'table.menu');
  await press(app, 'menu.link');
  await settled(app, told);
  await press(app, 'table.menu');
  const download = app.page.waitForEvent('download');
  await press(app, 'menu.export');
  t.match(String(readFileSync(await (await download).path())), /strict/);
  await until(app.page, async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');
  const cdp = await app.context.newCDPSession(app.page);
  const manifest = await cdp.send('Page.getAppManifest');
  t.deepEqual([manifest.errors, manifest.url], [[], `${url()}manifest.webmanifest`]);
  t.match(manifest.data, /icons/);
  t.deepEqual(await app.page.evaluate(() => window.violations), []);
  t.deepEqual(app.errors, []);
});

test('an offer lies over nothing that can be clicked, on the smallest screens too', async (t) => {
  for (const size of [{ width: 360, height: 640, touch: true }, { width: 844, height: 390, touch: true }]) {
    const app = await openPage({ ...kSmall, ...size, wait: false, path: 'icon.svg', locale: 'cs-CZ' });
    await app.page.route('**/art/props.webp', (request) => request.abort());
    await app.page.goto(`${url()}#v=1&p=2&e=C2&s=offered`);
    await app.ready();
    const clear = async (name) => {
      await settled(app, (s) => s.screen === name && s.widgets.some((w) => w.id === 'notice.act'), null, 40_000);
      const state = await rest(app);
      const notice = state.widgets.find((w) => w.id === 'notice.close');
      await app.screenshot(`boot-offer-${name}-${size.width}`);
      const [x, y, w, h] = notice.rect;
      t.ok(x >= 0 && y >= 0 && x + w <= size.width && y + h <= size.height, `the offer lies at ${notice.rect}`);
      const over = (rect) => rect[0] < x + w - 1 && rect[0] + rect[2] > x + 1 && rect[1] < y + h - 1 && rect[1] + rect[3] > y + 1;
      const below = state.widgets.filter((one) => !one.id.startsWith('notice.') && over(one.rect)).map((one) => one.id);
      t.deepEqual(below, [], `${name} at ${size.width}`);
      return state;
    };
    await clear('setup');
    await press(app, 'setup.back');
    await clear('start');
    await press(app, 'start.new');
    await press(app, 'setup.begin');
    const table = await clear('table');
    const [x, y, w, h] = table.widgets.find((one) => one.id === 'notice.close').rect;
    t.ok(table.covered.some(([a, b, v, k]) => a <= x + 1 && b <= y + 1 && a + v >= x + w - 1 && b + k >= y + h - 1), 'the land keeps clear of it');
  }
});

test('over the end screen an offer leaves the buttons free', async (t) => {
  const app = await openPage({ ...kSmall, width: 360, height: 640, wait: false, path: 'icon.svg', storage: stored(randomGame({ seed: 'offered' })) });
  await app.page.route('**/art/props.webp', (request) => request.abort());
  await app.page.goto(url());
  await app.ready();
  await settled(app, (s) => s.over && s.widgets.some((w) => w.id === 'notice.act'), null, 40_000);
  await toResult(app);
  const state = await rest(app);
  await app.screenshot('boot-offer-end');
  const [, y, , h] = state.widgets.find((w) => w.id === 'notice.close').rect;
  for (const one of state.widgets.filter((w) => /^end\.(board|picture|same|again)$/.test(w.id)))
    t.ok(one.rect[1] >= y + h - 1, `${one.id} at ${one.rect}, the offer ends at ${y + h}`);
});

test('only a game that is kept is called saved', async (t) => {
  for (const [storage, words] of [[{ 'bastide.settings': '{}', other: 'x' }, false], [stored(randomGame({ seed: 'kept', actions: 4 })), true]]) {
    const app = await openPage({ ...kSmall, wait: false, path: 'icon.svg', storage });
    await app.page.goto(url());
    await app.ready();
    await app.page.evaluate(() => window.bastideWatch.say('stopped', { saved: true }));
    t.equal(/The game is saved/.test(await said(app.page)), words);
  }
});
