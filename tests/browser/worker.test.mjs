// The worker: another module that answers off the main thread, fetched and started when it is first asked. What it
// says reaches the game only by the one door; what fails is told, and the game goes on as it was. Until a computer
// player sits at the table it is reached by window.bastide.think.
import { createServer } from 'node:http';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { note, openPage, root, test, until, url } from './harness.mjs';
import { begin, probe, settled, step, waitScreen } from './player.mjs';
import { serve } from '../../tools/serve.mjs';

// of a page that is opened beside the game first the browser asks for an icon
const kSmall = { width: 800, height: 600, reduceMotion: true, expectErrors: true };
const kBase = '#v=1&p=2&e=C2&s=worker';
const think = (app, command) => app.page.evaluate((words) => window.bastide.think(words), command);
// What became of the question.
const ended = (app) => until(app.page, () => {
  const thinker = window.bastide.think('');
  return thinker.state === 'asked' ? null : thinker;
}, null, 30_000);
async function answered(app, command) {
  await think(app, command);
  return ended(app);
}
const asked = (app) => app.requests.filter((request) => /\/ai\//.test(request)).map((request) => request.replace(/.*\//, ''));

// In the page, before it starts: every worker it makes is known, and may be made to fail.
function watchWorkers() {
  window.workers = [];
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...of) {
      super(...of);
      window.workers.push(this);
      window.onworker?.(this, window.workers.length);
    }
  };
}
async function openGame(hash = kBase, options = {}) {
  const app = await openPage({ ...kSmall, wait: false, path: 'icon.svg', ...options });
  await app.page.addInitScript(watchWorkers);
  await app.page.goto(`${options.base ?? url()}?hints=off${hash}`);
  await app.ready();
  await begin(app);
  return app;
}
const lastWorker = (app) => app.page.workers().at(-1);
const actions = async (app) => (await probe(app)).actions;

test('an answer comes and is legal, in each of the three games; the module is fetched only then', async (t) => {
  const sizes = ['worker.js', 'worker.wasm'].map((name) => readFileSync(`${root}dist/ai/${name}`)).map((body) => [body.length, brotliCompressSync(body).length]);
  note(`${sizes[0][1] + sizes[1][1]}  the worker's module and script, compressed (${sizes[0][0] + sizes[1][0]})`);
  t.ok(sizes[0][1] + sizes[1][1] <= 250_000);
  for (const hash of [kBase, '#v=1&g=castle&p=2&s=worker', '#v=1&g=hunters&p=2&s=worker']) {
    const app = await openGame(hash);
    await settled(app, (s) => s.screen === 'table' && s.phase === 'place');
    t.deepEqual([asked(app), (await think(app, '')).started], [[], 0]);
    let before = await actions(app);
    for (let i = 0; i < 12; ++i) {
      const { state, failure, answer } = await answered(app, `ask seed-${i}`);
      t.deepEqual([state, failure], ['answered', ''], hash);
      t.equal(await actions(app), before, 'it was played before it was taken');
      t.ok(answer.verb);
      t.equal((await think(app, 'play')).state, 'idle');
      t.equal(await actions(app), ++before);
    }
    await settled(app, (s, count) => s.actions === count, before);
    t.deepEqual(asked(app).sort(), ['worker.js', 'worker.js', 'worker.wasm']); // the script: as this version's, and to run it
    t.equal((await think(app, '')).started, 1);
    await step(app); // a person goes on
  }
}, { timeout: 120_000 });

test('the same question has the same answer, and nothing is asked where nobody is to answer', async (t) => {
  const app = await openPage({ ...kSmall });
  t.equal((await think(app, 'ask 1')).state, 'idle');
  const game = await openGame();
  const first = await answered(game, 'ask one');
  t.deepEqual((await answered(game, 'ask one')).answer, first.answer);
  const others = [];
  for (let i = 0; i < 8; ++i) others.push(JSON.stringify((await answered(game, `ask other-${i}`)).answer));
  t.ok(new Set(others).size > 1);
});

test('what is cancelled, or asked before something else was done, never reaches the game', async (t) => {
  const app = await openGame();
  await answered(app, 'ask warm');
  // a worker that is busy for ever
  const stuck = async () => lastWorker(app).evaluate(() => { self.onmessage = () => { for (;;); }; });
  await stuck();
  await think(app, 'ask 1');
  const took = await app.page.evaluate(() => {
    const since = performance.now();
    return [window.bastide.think('cancel').state, performance.now() - since];
  });
  t.equal(took[0], 'idle');
  t.ok(took[1] < 16, `cancelled after ${took[1]} ms`);
  while (app.page.workers().length > 0) await app.page.waitForTimeout(20); // it does not go on
  t.equal((await answered(app, 'ask 2')).started, 2); // another one
  // cancelled while it is still being started
  await think(app, 'cancel');
  await app.page.evaluate(() => window.workers.at(-1).onerror(new ErrorEvent('error', { message: 'gone' }))); // idle: nobody waits
  await app.page.evaluate(() => { window.bastide.think('ask 3'); window.bastide.think('cancel'); });
  t.equal((await think(app, 'play')).state, 'idle');
  // the game went on meanwhile
  await answered(app, 'ask 4');
  await stuck();
  await think(app, 'ask 5');
  const before = await actions(app);
  await step(app);
  t.equal((await think(app, '')).state, 'idle');
  t.equal((await answered(app, 'ask 6')).state, 'answered');
  await step(app);
  await think(app, 'play');
  t.ok(await actions(app) >= before + 2);
  t.equal((await think(app, '')).state, 'idle');
});

test('of quick questions only the last is answered', async (t) => {
  const app = await openGame();
  const alone = JSON.stringify((await answered(app, 'ask last')).answer);
  for (const between of [[], ['cancel']]) {
    await app.page.evaluate((words) => {
      for (const command of ['ask a', 'ask b', ...words, 'ask c', 'ask last']) window.bastide.think(command);
    }, between);
    t.equal(JSON.stringify((await ended(app)).answer), alone);
  }
});

test('a worker that is killed, traps, is silent or talks nonsense is started again; if it goes on so, it is told', async (t) => {
  const app = await openGame();
  await answered(app, 'ask warm');
  await app.page.evaluate(() => window.workers.at(-1).terminate()); // as by a browser short of memory
  let now = await answered(app, 'ask killed 500');
  t.deepEqual([now.state, now.started], ['answered', 2]);
  await lastWorker(app).evaluate(() => { self.onmessage = () => { throw new WebAssembly.RuntimeError('unreachable'); }; });
  now = await answered(app, 'ask trap');
  t.deepEqual([now.state, now.started], ['answered', 3]);
  for (const text of ['', '{"action":{"verb":"pass"}}', '{"action":0}', '{"error":"x","where":"","code":"malformed"}', '\u0000']) {
    await lastWorker(app).evaluate((words) => { self.onmessage = ({ data }) => self.postMessage([data[0], words]); }, text);
    now = await answered(app, 'ask nonsense');
    t.equal(now.state, 'answered', text);
  }
  t.equal(now.started, 8);
  await lastWorker(app).evaluate(() => { self.onmessage = () => self.postMessage(() => {}); }); // fails in the sending
  t.equal((await answered(app, 'ask unclonable')).state, 'answered');
  // every one of them is broken
  await app.page.evaluate(() => { window.onworker = (worker) => { worker.postMessage = () => {}; }; });
  await app.page.evaluate(() => window.workers.at(-1).terminate());
  const { started } = await think(app, '');
  now = await answered(app, 'ask silent 100');
  t.deepEqual([now.state, now.failure, now.started], ['failed', 'silent', started + 2]);
  t.equal((await think(app, 'play')).state, 'failed');
  await app.page.evaluate(() => { window.onworker = null; });
  t.equal((await answered(app, 'ask better')).state, 'answered'); // nothing is held against it
  await step(app);
}, { timeout: 120_000 });

test('where its files do not come, or are cut, or others, that is told, and asked for again', async (t) => {
  const app = await openGame();
  for (const [file, answer] of [
    ['worker.js', null], ['worker.wasm', null],
    ['worker.js', { status: 404, body: '' }],
    ['worker.wasm', { status: 200, contentType: 'text/html', body: '<!doctype html>Log in' }],
    ['worker.js', { status: 200, contentType: 'text/javascript', body: readFileSync(`${root}dist/ai/worker.js`).subarray(0, 500) }],
    ['worker.wasm', { status: 200, contentType: 'application/wasm', body: readFileSync(`${root}dist/ai/worker.wasm`).subarray(0, 5000) }],
  ]) {
    await app.page.route(`**/ai/${file}`, (route) => (answer ? route.fulfill(answer) : route.abort()));
    const now = await answered(app, 'ask 1');
    t.deepEqual([now.state, now.failure], ['failed', 'missing'], file);
    await app.page.unroute(`**/ai/${file}`);
    await step(app); // nothing is lost
  }
  t.equal((await answered(app, 'ask 1')).state, 'answered');
});

test('what comes slowly is waited for, and the page goes on meanwhile', async (t) => {
  const app = await openGame();
  let give;
  const held = new Promise((done) => { give = done; });
  await app.page.route('**/ai/worker.wasm', async (route) => { await held; await route.continue(); });
  await think(app, 'ask slow 2000');
  await step(app); // the game goes on, and with it the question
  t.equal((await think(app, '')).state, 'idle');
  await think(app, 'ask slow 2000');
  await app.page.waitForTimeout(2500); // longer than one is patient with an answer
  t.equal((await think(app, '')).state, 'asked');
  give();
  t.equal((await ended(app)).state, 'answered');
});

test('the frames of the page do not wait while the worker is fetched, started, asked and ended', async (t) => {
  const app = await openGame();
  await app.page.evaluate(() => {
    window.longest = [];
    new PerformanceObserver((list) => window.longest.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });
  for (let i = 0; i < 6; ++i) {
    await answered(app, `ask ${i}`);
    await app.page.evaluate(() => { window.bastide.think('ask again'); window.bastide.think('cancel'); });
  }
  // asked while it is busy for ever: frames are drawn
  await answered(app, 'ask last');
  await lastWorker(app).evaluate(() => { self.onmessage = () => { for (;;); }; });
  await think(app, 'ask for-ever');
  const { frames } = await probe(app);
  await app.key('+');
  await settled(app, (s, before) => s.frames > before, frames);
  t.equal((await think(app, '')).state, 'asked');
  await think(app, 'cancel');
  const longest = Math.max(0, ...await app.page.evaluate(() => window.longest));
  note(`longest task of the page ${Math.round(longest)} ms`);
  t.ok(longest < 200, `${longest} ms`);
});

// A host of the page as it is, with another policy, and perhaps another name.
async function host(policy, { allowAll = false } = {}) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://host').pathname;
    if (path === '/frame.html') return response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!doctype html><iframe src="./?hints=off${kBase}" sandbox="allow-scripts" width="780" height="580"></iframe>`);
    const from = await fetch(url() + path.slice(1));
    const headers = { 'Content-Type': from.headers.get('content-type') ?? '' };
    if (policy) headers['Content-Security-Policy'] = policy;
    if (allowAll) headers['Access-Control-Allow-Origin'] = '*';
    response.writeHead(from.status, headers).end(Buffer.from(await from.arrayBuffer()));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://localhost:${server.address().port}/`, close: () => { server.close(); server.closeAllConnections(); } };
}

test("it runs under the README's policy; one that lets no worker run is told, and nothing is lost", async (t) => {
  const printed = (await fetch(url())).headers.get('content-security-policy');
  t.match(printed, /worker-src 'self'.*require-trusted-types-for 'script'/);
  const there = await openGame();
  await there.page.evaluate(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective));
  });
  t.equal((await answered(there, 'ask 1')).state, 'answered');
  t.deepEqual([await there.page.evaluate(() => window.violations), there.errors.filter((error) => !/404/.test(error))], [[], []]);
  const strict = await host(printed.replace("worker-src 'self'", "worker-src 'none'"));
  try {
    const app = await openGame(kBase, { base: strict.url });
    const now = await answered(app, 'ask 1');
    t.deepEqual([now.state, now.failure], ['failed', 'refused']);
    await step(app);
    t.equal((await answered(app, 'ask 2')).failure, 'refused');
  } finally {
    strict.close();
  }
});

test('in a frame that is shut off from its own files it answers, or says that it may not; the game goes on', async (t) => {
  const open = await host('', { allowAll: true });
  try {
    const app = await openPage({ ...kSmall, wait: false, path: 'icon.svg' });
    await app.page.goto(`${open.url}frame.html`);
    const frame = await (await app.page.waitForSelector('iframe')).contentFrame();
    await frame.waitForFunction(() => document.documentElement.hasAttribute('data-ready'));
    const inside = { ...app, page: Object.assign(Object.create(app.page), { evaluate: frame.evaluate.bind(frame), waitForFunction: frame.waitForFunction.bind(frame) }) };
    await begin(inside);
    const now = await answered(inside, 'ask 1');
    t.equal(await frame.evaluate(() => window.origin), 'null');
    t.deepEqual([now.state, now.failure], ['failed', 'refused']);
    t.equal((await step(inside)).screen, 'table');
  } finally {
    open.close();
  }
});

test('fetched once it is kept, and answers without a network', async (t) => {
  const folder = mkdtempSync(`${tmpdir()}/bastide-worker-`);
  cpSync(`${root}dist`, folder, { recursive: true });
  let server = await serve(folder);
  try {
    const app = await openPage({ ...kSmall, worker: true, base: server.url, hash: kBase });
    await begin(app);
    await until(app.page, async () => navigator.serviceWorker.controller && (await caches.match('bastide.wasm')));
    const kept = () => app.page.evaluate(async () => (await Promise.all(['ai/worker.js', 'ai/worker.wasm'].map((file) => caches.match(file)))).filter(Boolean).length);
    t.equal(await kept(), 0, 'it is kept for who never wanted it');
    t.equal((await answered(app, 'ask 1')).state, 'answered');
    await until(app.page, async () => (await Promise.all(['ai/worker.js', 'ai/worker.wasm'].map((file) => caches.match(file)))).every(Boolean));
    server.close();
    await app.reload();
    await settled(app, (s) => s.screen === 'table' && s.phase === 'place');
    const now = await answered(app, 'ask 1');
    t.deepEqual([now.state, now.failure, now.started], ['answered', '', 1]);
    await think(app, 'play');
    await settled(app, (s) => s.actions === 1);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}, { timeout: 120_000 });
