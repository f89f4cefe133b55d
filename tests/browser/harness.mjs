// What a browser test is written with. One Chromium for the run, a fresh context for every page.
//
//   import { test, openPage } from './harness.mjs';
//   test('draws its first frame', async (t) => {
//     const app = await openPage({ width: 390, height: 844, touch: true, dpr: 3 });
//     await app.screenshot('phone-start');
//     t.equal(app.errors.length, 0);
//   });
import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import assert from 'node:assert/strict';
import { serve } from '../../tools/serve.mjs';

export const root = new URL('../../', import.meta.url).pathname;
const require = createRequire(root + 'tools/package.json');
const kArguments = [
  '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--mute-audio',
];

export const kShots = root + 'build/screenshots/';
export const tests = []; // { name, run, timeout }, filled by test(); run.mjs runs them
let browser = null;
let server = null;
let open = []; // pages of the running test

// run(t): t is node's assert (t.equal, t.ok, t.match, …). `timeout` in ms for the whole test.
export function test(name, run, { timeout = 60_000 } = {}) {
  tests.push({ name, run: () => run(assert), timeout });
}

// A line printed below the running test's verdict.
export const notes = [];
export const note = (text) => notes.push(text);

export async function start() {
  mkdirSync(kShots, { recursive: true });
  server = await serve(root + 'dist');
  const { chromium } = require('playwright-core');
  browser = await chromium.launch({ executablePath: process.env.BASTIDE_CHROMIUM ?? '/usr/bin/chromium', args: kArguments });
}

export async function stop() {
  await browser?.close();
  server?.close();
}

// Ends what the last test left open; answers the errors that its pages reported.
export async function closePages() {
  const errors = open.flatMap((app) => (app.expectErrors ? [] : app.errors));
  await Promise.all(open.map((app) => app.context.close().catch(() => {})));
  open = [];
  return errors;
}

export const url = () => server.url;

// A page in a context of its own, waited for until the game has drawn a frame.
//   width, height, dpr, touch   the device
//   hash       the fragment, '#…'
//   storage    { key: text } put into localStorage before the game starts
//   path       another file below dist/
//   base       another server's address, for a page that is not the game
//   locale     the browser's language
//   wait       false to return before the game has started
//   reduceMotion, dark   media preferences
//   expectErrors   console errors do not fail the test
//   context    an app's .context, to open a second page beside it (same storage)
export async function openPage({
  width = 1280, height = 720, dpr = 1, touch = false, hash = '', storage = null, path = '',
  locale = 'en-US', wait = true, reduceMotion = false, dark = false, expectErrors = false,
  context = null, base = server.url,
} = {}) {
  context ??= await browser.newContext({
    viewport: { width, height }, deviceScaleFactor: dpr, hasTouch: touch, isMobile: touch, locale,
    reducedMotion: reduceMotion ? 'reduce' : 'no-preference', colorScheme: dark ? 'dark' : 'light',
  });
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
  await page.goto(base + path + hash, { waitUntil: 'load' });

  app.ready = () => waitForApp(page);
  app.screenshot = async (name) => {
    const file = `${kShots}${name}.png`;
    await page.screenshot({ path: file });
    return file;
  };
  app.reload = async () => { await page.reload({ waitUntil: 'load' }); await app.ready(); };
  app.key = (key) => page.keyboard.press(key);
  app.click = (x, y, options) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y, options));
  app.drag = async (x0, y0, x1, y1, steps = 8) => {
    await page.mouse.move(x0, y0);
    await page.mouse.down();
    await page.mouse.move(x1, y1, { steps });
    await page.mouse.up();
  };
  app.storage = () => page.evaluate(() => ({ ...localStorage }));
  if (wait) await app.ready();
  return app;
}

// The shell sets data-ready on <html> once its first frame is drawn.
export function waitForApp(page, timeout = 30_000) {
  return page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'), null, { timeout });
}

// Waits until `probe`, evaluated in the page, is truthy; answers its value.
export async function until(page, probe, argument, timeout = 15_000) {
  return (await page.waitForFunction(probe, argument, { timeout })).jsonValue();
}
