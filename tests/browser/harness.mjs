// What a browser test is written with. One Chromium for the run, a fresh context for every page.
//
//   import { test, openPage } from './harness.mjs';
//   test('draws its first frame', async (t) => {
//     const app = await openPage({ width: 390, height: 844, touch: true, dpr: 3 });
//     await app.screenshot('phone-start');
//     t.equal(app.errors.length, 0);
//   });
import { createRequire } from 'node:module';
import { existsSync, mkdirSync } from 'node:fs';
import assert from 'node:assert/strict';
import { serve } from '../../tools/serve.mjs';
import { startPace, within } from './pace.mjs';

export const root = new URL('../../', import.meta.url).pathname;
const require = createRequire(root + 'tools/package.json');
const kArguments = [
  '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--mute-audio', '--disable-features=' + [
    // the address line's own pages, which every window loads and nobody sees: 0.4 s of processor time each
    'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup',
    // what Playwright turns off; of two such lists only the last counts
    'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints',
    'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch',
  ].join(','),
];
// A hundred times as many calls before a function is compiled once more, to be faster: for a page that lives for seconds
// that is a quarter of its processor time, and it is done soon enough in one that plays a whole game.
const kCompiling = '--js-flags=--wasm-tiering-budget=1300000000';
// Debian's Chromium, or the same without its windows, which nobody sees: a page costs a quarter less there.
// BASTIDE_CHROMIUM chooses another.
const kChromium = '/usr/bin/chromium', kWindowless = '/usr/bin/chromium-headless-shell';
// Who draws what the page asks WebGL for. Drawing is nearly all that a page costs here, and Mesa's llvmpipe
// does it in half the processor time of SwiftShader, which Chromium brings along and which is taken where
// Mesa is missing. BASTIDE_RASTERISER=llvmpipe|swiftshader chooses.
const kRasterisers = {
  llvmpipe: ['--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist'],
  swiftshader: [],
};

export const kShots = root + 'build/screenshots/';
export const tests = []; // { name, run, timeout, seen }, filled by test(); run.mjs runs them
let browser = null;
let chromium = kChromium;
let compiling = [];
let rasteriser = '';
let pace = 1;
let server = null;
let open = []; // pages of the running test
let seenNow = true; // what it says of `seen`

// run(t): t is node's assert (t.equal, t.ok, t.match, …). `timeout` for the whole test, in ms of a quiet
// machine (pace.mjs): it is there for what hangs. `seen`: it is about pixels; else its pages do all that they do for
// a player but the last, WebGL's drawing, which is most of what a page costs where there is no graphics card.
export function test(name, run, { timeout = 60_000, seen = false } = {}) {
  const running = () => {
    seenNow = seen || shown;
    return run(assert);
  };
  tests.push({ name, run: running, timeout });
}

// A line printed below the running test's verdict.
export const notes = [];
export const note = (text) => notes.push(text);

// `measured`: the browser is as a player's, for what is measured of the page's speed
export async function start({ measured = false } = {}) {
  compiling = measured ? [] : [kCompiling];
  chromium = process.env.BASTIDE_CHROMIUM ?? (!measured && existsSync(kWindowless) ? kWindowless : kChromium);
  mkdirSync(kShots, { recursive: true });
  pace = startPace();
  server ??= await serve(root + 'dist');
  await launch();
}

async function launch() {
  const { chromium: browsers } = require('playwright-core');
  const wanted = process.env.BASTIDE_RASTERISER;
  for (const name of wanted ? [wanted] : Object.keys(kRasterisers)) {
    browser = await browsers.launch({
      executablePath: chromium, args: [...kArguments, ...compiling, ...kRasterisers[name]],
    });
    const page = await browser.newPage();
    const there = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
    await page.close();
    rasteriser = name;
    if (there) return;
    await browser.close();
  }
  throw new Error('no WebGL 2 in this browser');
}

// The browser is there and answers; one that died is started again.
export async function revive() {
  if (browser?.isConnected()) return;
  await browser?.close().catch(() => {});
  await launch();
}
export const alive = () => browser.isConnected();

export async function stop() {
  await browser?.close();
  server?.close();
}

// Milliseconds until the game lies on the table with its pictures, and who draws: what this machine is like.
export async function greeting() {
  const began = performance.now();
  const app = await openPage({ hash: '#v=1&p=2&e=C2&s=greeting' });
  await until(app.page, () => window.bastide.probe().screen === 'setup');
  const ms = performance.now() - began;
  await closePages();
  return { ms, rasteriser, pace };
}

// Ends what the last test left open; answers the errors that its pages reported.
export async function closePages() {
  const errors = open.flatMap((app) => (app.expectErrors ? [] : app.errors));
  await Promise.all(open.map((app) => app.context.close().catch(() => {})));
  open = [];
  return errors;
}

// BASTIDE_SHOTS=1: screenshots are there to be looked at, and every page draws.
export const shown = Boolean(process.env.BASTIDE_SHOTS);
// What a frame costs goes with its pixels.
export const kPixels = shown ? 1 : 0.5;

export const url = () => server.url;

// A page in a context of its own, waited for until the game has drawn a frame.
//   width, height, dpr, touch   the device; unless a test is about what is seen, it draws half the pixels each way
//   hash       the fragment, '#…'
//   hints      a first game teaches (else the address says that it does not: a test is about something else)
//   storage    { key: text } put into localStorage before the game starts
//   first      done in the page before the game starts
//   path       another file below dist/
//   base       another server's address, for a page that is not the game
//   locale     the browser's language
//   wait       false to return before the game has started
//   reduceMotion, dark   media preferences
//   day        ms since 1970: what the page takes for now
//   haste      how many times as fast the page's time goes, for a test that is not about motion: fewer frames
//   clock      app.clock.hold() stops the page's time, .pass(ms) lets some of it pass, .release() all
//   expectErrors   console errors do not fail the test
//   worker     the service worker may register: the page is then kept for playing without a network
//   context    an app's .context, to open a second page beside it (same storage)
//   seen       whether it is drawn: as its test says, and outside tests
export async function openPage({
  width = 1280, height = 720, dpr = kPixels, touch = false, hash = '', storage = null, path = '', hints = false,
  locale = 'en-US', wait = true, reduceMotion = false, dark = false, expectErrors = false,
  clock = false, haste = 1, first = null, worker = false, context = null, base = server.url, day = null,
  seen = seenNow,
} = {}) {
  context ??= await browser.newContext({
    viewport: { width, height }, deviceScaleFactor: dpr, hasTouch: touch, isMobile: touch, locale,
    reducedMotion: reduceMotion ? 'reduce' : 'no-preference', colorScheme: dark ? 'dark' : 'light',
    serviceWorkers: worker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(0); // what waits is limited here, or by its test
  const page = await context.newPage();
  const app = { page, context, errors: [], log: [], requests: [], expectErrors, touch };
  open.push(app);
  page.on('console', (message) => {
    app.log.push(message.text());
    if (message.type() === 'error') app.errors.push(message.text());
  });
  page.on('pageerror', (error) => app.errors.push(String(error)));
  page.on('crash', () => app.errors.push('the page crashed'));
  page.on('request', (request) => app.requests.push(request.url()));
  if (storage)
    await page.addInitScript((entries) => {
      if (sessionStorage.getItem('harness')) return; // a reload keeps what the game wrote
      sessionStorage.setItem('harness', '1');
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    }, storage);
  if (first) await page.addInitScript(first);
  if (!seen) await page.addInitScript(undrawn, haste !== 1);
  if (clock) await page.addInitScript(holdableClock);
  if (haste !== 1) await page.addInitScript(hastyClock, haste);
  if (day) await page.addInitScript((now) => { Date.now = () => now; }, day);
  const query = hints || path !== '' || base !== server.url || worker ? '' : '?hints=off';
  await page.goto(base + path + query + hash, { waitUntil: 'load' });

  app.ready = () => waitForApp(page);
  app.screenshot = async (name) => { // for the eye
    if (seen) await page.screenshot({ path: `${kShots}${name}.png` });
  };
  app.reload = async () => { await page.reload({ waitUntil: 'load' }); await app.ready(); };
  app.key = (key) => page.keyboard.press(key);
  // A hasty page's time goes as anybody's, until it may hurry again.
  app.hurry = async (on) => { if (haste !== 1) await page.evaluate((times) => window.harnessHaste(times), on ? haste : 1); };
  let fingers = null;
  const tap = async (x, y) => { // in a hasty page a finger would seem to rest
    await app.hurry(false);
    // both ends are sent at once: Playwright waits for the answer to the first, which on a busy machine takes as long
    // as a finger that rests
    fingers ??= await context.newCDPSession(page);
    const finger = (type, touchPoints) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
    await Promise.all([finger('touchStart', [{ x, y }]), finger('touchEnd', [])]);
    await app.hurry(true);
  };
  app.click = (x, y, options) => (touch ? tap(x, y) : page.mouse.click(x, y, options));
  app.drag = async (x0, y0, x1, y1, steps = 8) => {
    await page.mouse.move(x0, y0);
    await page.mouse.down();
    await page.mouse.move(x1, y1, { steps });
    await page.mouse.up();
  };
  app.storage = () => page.evaluate(() => ({ ...localStorage }));
  app.clock = {
    hold: () => page.evaluate(() => window.harnessClock.hold()),
    release: () => page.evaluate(() => window.harnessClock.release()),
    // …and frames are drawn with it
    pass: (ms) => page.evaluate((more) => new Promise((done) => {
      window.harnessClock.pass(more);
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
    }), ms),
  };
  if (wait) await app.ready();
  return app;
}

// In the page: nothing is drawn and nothing is heard, which is most of what a page costs where there is no graphics card.
// There is a context of WebGL, which can be lost, but it answers at once and does nothing; pictures are only as large
// as their files say, and empty. Frames come by a timer, which costs less than asking the browser for each; in a hasty
// page as fast as they are done.
function undrawn(hasty) {
  delete window.AudioContext;
  const webgl = WebGL2RenderingContext.prototype;
  const kAnswered = /^(get(ContextAttributes|Extension|Parameter|SupportedExtensions)|isContextLost)$/; // by the browser
  const kPlain = {
    checkFramebufferStatus: webgl.FRAMEBUFFER_COMPLETE, getAttachedShaders: [], getError: 0,
    getProgramInfoLog: '', getShaderInfoLog: '', getShaderParameter: true,
  };
  for (const name of Object.getOwnPropertyNames(webgl)) {
    const isCall = typeof Object.getOwnPropertyDescriptor(webgl, name).value === 'function' && name !== 'constructor';
    if (isCall && !kAnswered.test(name)) webgl[name] = () => (name.startsWith('create') ? {} : kPlain[name]);
  }
  webgl.getProgramParameter = (program, what) => (what === webgl.LINK_STATUS ? true : 0); // it has no uniforms either
  const make = window.createImageBitmap;
  class Unseen {
    constructor(width, height) { Object.assign(this, { width, height }); }
    close() {}
  }
  const sizeOf = { // of a WebP file, by the kind of its first part
    'VP8 ': (file) => [file.getUint16(26, true) & 0x3fff, file.getUint16(28, true) & 0x3fff],
    VP8L: (file) => [(file.getUint32(21, true) & 0x3fff) + 1, ((file.getUint32(21, true) >> 14) & 0x3fff) + 1],
    VP8X: (file) => [(file.getUint32(24, true) & 0xffffff) + 1, (file.getUint32(26, true) >>> 8) + 1],
  };
  window.createImageBitmap = async (source, ...more) => {
    const file = source instanceof Blob ? new DataView(await source.slice(0, 30).arrayBuffer()) : null;
    const tag = (at) => String.fromCharCode(...[0, 1, 2, 3].map((i) => file.getUint8(at + i)));
    const size = file?.byteLength === 30 && tag(0) === 'RIFF' && tag(8) === 'WEBP' && sizeOf[tag(12)];
    return size ? new Unseen(...size(file)) : make.call(window, source, ...more);
  };
  window.requestAnimationFrame = (frame) => setTimeout(() => frame(performance.now()), hasty ? 4 : 16);
  window.cancelAnimationFrame = clearTimeout;
}

// In the page: time that stands still from hold() on but for what pass() lets go by. A test that is about how
// long something takes so does not depend on how long the machine takes.
function holdableClock() {
  const real = performance.now.bind(performance);
  let behind = 0;
  let held = null;
  performance.now = () => held ?? real() - behind;
  window.harnessClock = {
    hold: () => { held = performance.now(); },
    pass: (ms) => { held += ms; },
    release: () => { [behind, held] = [real() - held, null]; },
  };
}

// In the page: time that goes so many times as fast.
function hastyClock(haste) {
  const real = performance.now.bind(performance);
  let [since, base, times] = [0, 0, haste];
  performance.now = () => base + (real() - since) * times;
  window.harnessHaste = (next) => { [base, since, times] = [performance.now(), real(), next]; };
}

// The shell sets data-ready on <html> once its first frame is drawn.
export function waitForApp(page, timeout = 30_000) {
  return until(page, () => document.documentElement.hasAttribute('data-ready'), null, timeout);
}

// Waits until `probe`, evaluated in the page, is truthy; answers its value. `timeout` as everywhere in ms of
// a quiet machine.
export function until(page, probe, argument, timeout = 15_000) {
  return within(untilTruthy(page, probe, argument), timeout, () => `waiting for ${probe}`);
}

// Looked at in the page again and again, for every look from outside costs more than many in there.
async function untilTruthy(page, probe, argument) {
  const look = `async (argument) => {
    for (let looks = 0; looks < 100; ++looks) {
      const value = await (${probe})(argument);
      if (value) return value;
      await new Promise((done) => setTimeout(done, 15));
    }
  }`;
  for (;;) {
    const value = await told(page, look, argument).catch((error) => {
      if (!/context was destroyed|navigation/.test(error.message)) throw error;
    });
    if (value) return value;
  }
}

// What a function answers in the page. It comes as text, which takes a fifth of the time that Playwright takes over
// the same thing as an object.
export async function told(page, look, argument) {
  return JSON.parse(await page.evaluate(`(async (look, argument) => JSON.stringify(await look(argument) ?? null))(${look}, ${JSON.stringify(argument) ?? null})`));
}
