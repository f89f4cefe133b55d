// The channel to an embedding page: off unless the address names its origin, and then open to that page alone.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { note, openPage, root, test, until, url } from './harness.mjs';
import { begin, probe, settled, step } from './player.mjs';

// of a page that is not the game the browser asks for an icon: errors are looked at where they matter
const kSmall = { width: 800, height: 600, reduceMotion: true, wait: false, path: 'icon.svg', expectErrors: true };
const kReady = { bastide: 1, what: 'ready' };
const refused = (code, about = '') => ({ bastide: 1, what: 'error', code, about });

// Another origin whose pages hold one frame: `/` the game as its address says behind `?`, `/around` a page that holds
// that page. They keep what they are told.
async function makeHost() {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url, 'http://host');
    const inner = pathname === '/around' ? `/${search}` : decodeURIComponent(search.slice(1));
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!doctype html><style>body { margin: 0 }</style>
<script>
window.heard = []; // all of it; in told what answers
window.told = [];
addEventListener('message', ({ data, origin }) => {
  heard.push(data);
  if (['ready', 'error'].includes(data.what)) told.push({ data, origin });
});
</script>
<iframe src="${inner}" frameborder="0" width="780" height="560"></iframe>`);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const port = server.address().port;
  return { origin: `http://localhost:${port}`, other: `http://127.0.0.1:${port}`, close: () => { server.close(); server.closeAllConnections(); } };
}

// The game in a page of `at`, its address with these parts; `.frame` is the game, `.inside` as an app to play in.
async function embedded(at, parts, path = '/') {
  const app = await openPage(kSmall);
  await app.page.goto(`${at}${path}?${encodeURIComponent(`${url()}?hints=off${parts}#v=1&p=2&e=C2&s=host`)}`);
  return { ...app, ...(await gameIn(app)) };
}
async function gameIn(app) {
  const find = () => app.page.frames().find((one) => one.url().startsWith(url()));
  while (!find()) await app.page.waitForTimeout(20);
  const frame = find();
  await until(frame, () => document.documentElement.hasAttribute('data-ready'), null, 30_000);
  const page = Object.assign(Object.create(app.page), { evaluate: frame.evaluate.bind(frame), waitForFunction: frame.waitForFunction.bind(frame) });
  return { frame, inside: { ...app, page } };
}
const told = (app) => app.page.evaluate(() => window.told);
const all = (app) => app.page.evaluate(() => window.heard);
const said = async (app) => (await told(app)).map(({ data }) => data);
const tell = (app, message) => app.page.evaluate((data) => document.querySelector('iframe').contentWindow.postMessage(data, '*'), message);
// What is told next.
async function answer(app, message) {
  const { length } = await told(app);
  await tell(app, message);
  return until(app.page, (before) => window.told[before]?.data, length);
}
// Whoever listens to messages in a page, counted from its beginning.
const countListeners = () => {
  window.listeners = 0;
  const add = window.addEventListener;
  window.addEventListener = function (kind, ...of) {
    if (kind === 'message') ++window.listeners;
    return add.call(this, kind, ...of);
  };
};

test('the page around the game is told that it is ready; what it says is refused by name; the game goes on', async (t) => {
  const host = await makeHost();
  try {
    const app = await embedded(host.origin, `&host=${host.origin}`);
    await until(app.page, () => window.told.length > 0);
    t.deepEqual(await told(app), [{ data: kReady, origin: new URL(url()).origin }]);
    t.deepEqual(await answer(app, { bastide: 1, what: 'closed', link: '#v=1' }), refused('unknown_message', 'closed'));
    t.deepEqual(await answer(app, { bastide: 9, what: 'open' }), refused('newer_version', 'open'));
    for (const bad of ['text', '', 7, null, [], {}, true, { what: 'open' }, { bastide: '1', what: 'open' }, { bastide: 1, what: {} }])
      t.deepEqual(await answer(app, bad), refused('malformed'), JSON.stringify(bad));
    t.deepEqual(await answer(app, { bastide: 1, what: 'open', text: 'x'.repeat(300_000) }), refused('unreadable'));
    t.deepEqual(await answer(app, { bastide: 1, what: 'x'.repeat(100_000) }), refused('malformed'));
    for (const odd of ['undefined', '10n', '(() => { const a = {}; a.a = a; return a; })()', 'new Uint8Array(50e6)', '({ bastide: 1, what: new Float64Array(2e7) })', 'new Map([[1, 2]])']) {
      const { length } = await told(app);
      await app.page.evaluate((code) => document.querySelector('iframe').contentWindow.postMessage((0, eval)(code), '*'), odd);
      const { what, code } = await until(app.page, (before) => window.told[before]?.data, length);
      t.deepEqual([what, code], ['error', odd.startsWith('new Map') ? 'malformed' : 'unreadable'], odd);
    }
    const { length } = await told(app);
    await tell(app, { bastide: 1, what: 'error' }); // not answered: they would refuse each other for ever
    t.deepEqual(await answer(app, { bastide: 1, what: 'last' }), refused('unknown_message', 'last'));
    t.equal((await told(app)).length, length + 1);
    await begin(app.inside);
    t.equal((await step(app.inside)).screen, 'table');
  } finally {
    host.close();
  }
});

test('without a host, or with one that is no origin, the game is deaf and dumb', async (t) => {
  const host = await makeHost();
  try {
    for (const parts of ['', '&host=', '&host=*', '&host=null', `&host=${host.origin}/`, `&host=${host.origin}/path`, '&host=localhost', '&host=javascript:1', '&host=file://']) {
      const app = await openPage(kSmall);
      await app.page.addInitScript(countListeners);
      await app.page.goto(`${host.origin}/?${encodeURIComponent(`${url()}?hints=off${parts}`)}`);
      const { frame } = await gameIn(app);
      t.equal(await frame.evaluate(() => window.listeners), 0, parts);
      await tell(app, { bastide: 1, what: 'open' });
      await frame.evaluate(() => new Promise((done) => setTimeout(done, 50)));
      t.deepEqual(await told(app), [], parts);
      await app.context.close();
    }
    const alone = await openPage({ ...kSmall, path: `?hints=off&host=${encodeURIComponent(new URL(url()).origin)}`, wait: true });
    t.equal((await probe(alone)).screen, 'start'); // at the top there is nobody around it
    await alone.page.evaluate(() => window.postMessage({ bastide: 1, what: 'open' }, '*'));
    t.deepEqual(alone.errors.filter((error) => !/404/.test(error)), []);
  } finally {
    host.close();
  }
}, { timeout: 120_000 });

test('another origin is not heard and not told, nor is a page further out or further in', async (t) => {
  const host = await makeHost();
  try {
    const app = await embedded(host.other, `&host=${host.origin}`);
    await tell(app, { bastide: 1, what: 'open' });
    await app.frame.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    t.deepEqual(await told(app), []);
    await app.context.close();
    // the named origin stands two pages out: the page between, of another, is not spoken with, and neither is it
    const far = await openPage(kSmall);
    const game = `${url()}?hints=off&host=${encodeURIComponent(host.origin)}`;
    await far.page.goto(`${host.origin}/?${encodeURIComponent(`${host.other}/?${encodeURIComponent(game)}`)}`);
    await gameIn(far);
    await far.page.evaluate(() => document.querySelector('iframe').contentWindow.frames[0].postMessage({ bastide: 1, what: 'open' }, '*'));
    await far.page.waitForTimeout(100);
    const between = far.page.frames().find((one) => one.url().startsWith(host.other));
    t.deepEqual([await told(far), await between.evaluate(() => window.told)], [[], []]);
    await far.context.close();
    // it stands right around the game, in a page of the same origin: that one alone is told, and heard
    const near = await openPage(kSmall);
    await near.page.goto(`${host.origin}/around?${encodeURIComponent(game)}`);
    await gameIn(near);
    const around = near.page.frames().find((one) => one.url().startsWith(`${host.origin}/?`));
    await until(around, () => window.told.length > 0);
    await near.page.evaluate(() => document.querySelector('iframe').contentWindow.frames[0].postMessage({ bastide: 1, what: 'far' }, '*'));
    await around.evaluate(() => document.querySelector('iframe').contentWindow.postMessage({ bastide: 1, what: 'near' }, '*'));
    await until(around, () => window.told.length > 1);
    t.deepEqual(await around.evaluate(() => window.told.map(({ data }) => data)), [kReady, refused('unknown_message', 'near')]);
    t.deepEqual(await told(near), []);
  } finally {
    host.close();
  }
}, { timeout: 120_000 });

test('a flood of messages is dropped unread, told once, and does not slow the page', async (t) => {
  const host = await makeHost();
  try {
    const app = await embedded(host.origin, `&host=${host.origin}`);
    await begin(app.inside);
    await until(app.page, () => window.told.length > 0);
    await app.frame.evaluate(() => {
      window.longest = 0;
      new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration); }).observe({ type: 'longtask' });
    });
    await app.page.evaluate(() => { // some 10,000 a second, for as long as it is wanted
      const game = document.querySelector('iframe').contentWindow;
      const save = 'x'.repeat(1000);
      window.sent = 0;
      window.flood = setInterval(() => { for (let i = 0; i < 100; ++i, ++window.sent) game.postMessage({ bastide: 1, what: 'open', save }, '*'); }, 10);
    });
    const since = performance.now();
    await step(app.inside);
    await step(app.inside);
    await app.page.waitForTimeout(Math.max(0, 2000 - (performance.now() - since)));
    const seconds = (performance.now() - since) / 1000;
    await app.page.evaluate(() => clearInterval(window.flood));
    const sent = await app.page.evaluate(() => window.sent);
    await app.page.waitForTimeout(300);
    const answers = await said(app);
    const flooded = answers.filter(({ code }) => code === 'too_many').length;
    note(`${sent} messages in ${seconds.toFixed(1)} s, ${answers.length - 1} answers, longest task ${Math.round(await app.frame.evaluate(() => window.longest))} ms`);
    t.ok(sent > 1000);
    t.equal(flooded, 1);
    t.ok(answers.length < 60 + 25 * (seconds + 1), `${answers.length} answers`);
    await until(app.page, async () => { await new Promise((done) => setTimeout(done, 2000)); return true; }); // and then it hears again
    t.deepEqual(await answer(app, { bastide: 1, what: 'calm' }), refused('unknown_message', 'calm'));
  } finally {
    host.close();
  }
}, { timeout: 120_000 });

test('a host that goes away, and comes back, leaves no error', async (t) => {
  const host = await makeHost();
  try {
    const app = await embedded(host.origin, `&host=${host.origin}`);
    await until(app.page, () => window.told.length > 0);
    await app.page.evaluate(() => { // the last messages are of a frame that is gone
      const frame = document.querySelector('iframe');
      for (let i = 0; i < 20; ++i) frame.contentWindow.postMessage({ bastide: 1, what: 'open' }, '*');
      frame.remove();
    });
    await app.page.waitForTimeout(100);
    await app.page.evaluate((src) => {
      window.told = [];
      const frame = Object.assign(document.createElement('iframe'), { src, width: 780, height: 560 });
      document.body.append(frame);
    }, `${url()}?hints=off&host=${encodeURIComponent(host.origin)}#v=1&p=2&e=C2&s=back`);
    await until(app.page, () => window.told.length > 0, null, 30_000);
    t.deepEqual((await said(app))[0], kReady);
    // the page around it leaves for another and comes back
    await app.page.goto(`${host.origin}/?about:blank`);
    await app.page.goBack();
    await gameIn(app);
    await until(app.page, () => window.told.length > 0, null, 30_000);
    t.deepEqual(app.errors.filter((error) => !/404/.test(error)), []);
  } finally {
    host.close();
  }
}, { timeout: 120_000 });

// The last of what was told by that word.
const last = (app, what) => until(app.page, (word) => window.heard.findLast((one) => one.what === word), what);
const openIn = async (app, message) => {
  await app.page.evaluate(() => { window.heard = []; });
  await tell(app, { bastide: 1, what: 'open', ...message });
};
const kApart = '#v=1&p=2&e=C2&n=Ann,Bob&i=here,elsewhere&s=host-apart';

test('the host is told of the game, opens links and saves, answers for who is elsewhere, and sets what it may', async (t) => {
  const host = await makeHost();
  try {
    const app = await embedded(host.origin, `&host=${host.origin}`);
    t.deepEqual(await last(app, 'resize'), { bastide: 1, what: 'resize', width: 780, height: 560, least: [320, 300] });
    await openIn(app, { link: kApart, begin: true });
    const begun = await last(app, 'state');
    t.deepEqual([begun.setup.seed, begun.who, begun.decides, begun.asked, begun.actions, begun.over, begun.scores], ['host-apart', 0, 'here', 'place_tile', 0, false, [0, 0]]);
    t.deepEqual(await answer(app, { bastide: 1, what: 'apply', action: 'pass' }), refused('not_elsewhere', 'apply'));
    await settled(app.inside, (s) => s.screen === 'table' && s.phase === 'place', null, 40_000);
    let state = await step(app.inside);
    while (state.phase !== 'elsewhere') state = await step(app.inside);
    const action = await last(app, 'action');
    t.equal(action.seat, 0);
    t.match((await app.page.evaluate(() => window.heard.find((one) => one.what === 'action'))).action, /^place \w+ -?\d+,-?\d+ \d+$/);
    t.equal((await last(app, 'state')).decides, 'elsewhere');

    const before = (await probe(app.inside)).actions;
    t.deepEqual(await answer(app, { bastide: 1, what: 'apply', action: 'place Z 9,9 0', after: before }), refused('illegal_action', 'apply'));
    t.deepEqual(await answer(app, { bastide: 1, what: 'apply', action: 'pass', after: before + 1 }), refused('out_of_step', 'apply'));
    for (const bad of [{}, { action: 7 }, { action: '' }, { action: 'x'.repeat(201) }, { action: 'pass', after: '1' }])
      t.deepEqual(await answer(app, { bastide: 1, what: 'apply', ...bad }), refused('malformed', 'apply'), JSON.stringify(bad));
    t.equal((await probe(app.inside)).actions, before); // nothing has changed
    const tile = (await probe(app.inside)).tile;
    // somewhere beside the land it lies
    const tries = [];
    for (const [x, y] of [[0, -1], [0, 1], [1, 0], [-1, 0], [1, 1], [1, -1], [-1, 1], [-1, -1], [0, 2], [0, -2]])
      for (const turned of [0, 90, 180, 270]) tries.push(`place ${tile} ${x},${y} ${turned}`);
    for (const one of tries) {
      await tell(app, { bastide: 1, what: 'apply', action: one, after: before });
      await app.page.waitForTimeout(60); // 20 a second are heard
      if ((await probe(app.inside)).actions > before) break;
    }
    t.ok((await probe(app.inside)).actions > before);
    t.equal((await last(app, 'action')).seat, 1);

    for (const bad of [{}, { link: '' }, { link: 7 }, { link: kApart, save: '{}' }, { link: kApart, begin: 1 }, { link: kApart, here: 1 }, { link: kApart, here: [9] }])
      t.deepEqual(await answer(app, { bastide: 1, what: 'open', ...bad }), refused('malformed', 'open'), JSON.stringify(bad));
    t.deepEqual(await answer(app, { bastide: 1, what: 'open', link: '#v=9&x' }), refused('newer_version', 'open'));
    t.deepEqual(await answer(app, { bastide: 1, what: 'open', link: '#v=3&z=AAAAAAAA' }), refused('bad_checksum', 'open'));
    t.deepEqual(await answer(app, { bastide: 1, what: 'open', save: '{"format":"other"}' }), refused('foreign', 'open'));
    for (const bad of [{ language: 7 }, { hints: 'no' }, { sounds: 1 }])
      t.deepEqual(await answer(app, { bastide: 1, what: 'settings', ...bad }), refused('malformed', 'settings'), JSON.stringify(bad));
    t.deepEqual(await answer(app, { bastide: 1, what: 'settings', language: 'xx' }), refused('unknown_language', 'settings'));
    await tell(app, { bastide: 1, what: 'settings', language: 'cs', purist: true, sounds: false, reduced_motion: true, hints: false });
    await until(app.frame, () => document.documentElement.lang === 'cs');
    const kept = JSON.parse(await app.frame.evaluate(() => localStorage.getItem('bastide.settings')));
    t.deepEqual([kept.language, kept.purist, kept.mute], ['cs', true, true]);
    t.deepEqual(await answer(app, { bastide: 1, what: 'film', turn: 'x' }), refused('malformed', 'film'));
    await tell(app, { bastide: 1, what: 'film', turn: 1 });
    await settled(app.inside, (s) => s.screen === 'film');
    await app.page.evaluate(() => { document.querySelector('iframe').width = 500; });
    await until(app.page, () => window.heard.some((one) => one.what === 'resize' && one.width === 500));
    t.deepEqual(app.errors.filter((error) => !/404/.test(error)), []);
  } finally {
    host.close();
  }
}, { timeout: 120_000 });

test('two games side by side play with each other: the example page', async (t) => {
  const files = { '/': 'side-by-side.html', '/side-by-side.js': 'side-by-side.js' };
  const server = createServer((request, response) => {
    const file = files[new URL(request.url, 'http://host').pathname];
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { 'Content-Type': file.endsWith('.js') ? 'text/javascript' : 'text/html' }).end(readFileSync(`${root}web/examples/${file}`));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  try {
    const app = await openPage({ ...kSmall, width: 1300, height: 600 });
    await app.page.goto(`http://localhost:${server.address().port}/?game=${encodeURIComponent(url())}#example`);
    const frames = async () => {
      for (;;) {
        const found = app.page.frames().filter((one) => one.url().startsWith(url()));
        if (found.length === 2) return found;
        await app.page.waitForTimeout(20);
      }
    };
    const screens = (await frames()).map((frame) => ({ frame, inside: { ...app, page: Object.assign(Object.create(app.page), { evaluate: frame.evaluate.bind(frame), waitForFunction: frame.waitForFunction.bind(frame) }) } }));
    for (const { frame, inside } of screens) {
      await until(frame, () => document.documentElement.hasAttribute('data-ready'), null, 30_000);
      await settled(inside, (s) => s.screen === 'table' && s.art, null, 40_000);
    }
    for (let turn = 0; turn < 4; ++turn) {
      const { inside, frame } = screens[turn % 2];
      await frame.locator('#canvas').focus();
      let state = await settled(inside, (s) => s.phase === 'place');
      while (state.phase !== 'elsewhere') state = await step(inside);
      await settled(screens[1 - (turn % 2)].inside, (s, n) => s.actions === n, state.actions);
    }
    t.match(await app.page.locator('p').textContent(), /is to play/);
    const [left, right] = await Promise.all(screens.map(({ inside }) => probe(inside)));
    t.deepEqual([left.tiles.map(({ id, x, y, rotation }) => [id, x, y, rotation]), left.scores], [right.tiles.map(({ id, x, y, rotation }) => [id, x, y, rotation]), right.scores]);
    t.deepEqual([left.seats, right.seats], [['here', 'elsewhere'], ['elsewhere', 'here']]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}, { timeout: 120_000 });
