#!/usr/bin/env node
// The page in Firefox and in WebKit, a short run in each; one line a check and browser.
// usage: run.mjs [firefox|webkit]...
// Last line: "engines: N passed, K failed".
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { kShots, root } from '../harness.mjs';
import { startPace } from '../pace.mjs';
import { begin, chooser, decideByKeyboard, decideByPointer, press, settled } from '../player.mjs';
import { serve } from '../../../tools/serve.mjs';
import { eventually, openDisplay } from './display.mjs';
import * as firefox from './firefox.mjs';
import * as webkit from './webkit.mjs';

const kGames = { carcassonne: '#v=1&p=2&e=C2&s=', castle: '#v=1&g=castle&p=2&s=', hunters: '#v=1&g=hunters&p=2&s=' };

const onTable = (s) => s.screen === 'table' && s.tiles && s.phase !== 'none' && s.art;
const tilesOf = (state) => state.tiles.map((tile) => `${tile.id} ${tile.x},${tile.y} ${tile.rotation}`);

// A page that has drawn its first frame.
async function ready(app) {
  await eventually(() => app.page.evaluate(() => document.documentElement.hasAttribute('data-ready')), 'the first frame').catch(async (error) => {
    throw new Error(`${error.message}; the page says: ${await app.page.evaluate(() => document.getElementById('told').textContent)}`);
  });
  return app;
}
async function reload(app) {
  await app.reload();
  return ready(app);
}

// A turn: the tile and whatever is asked after it, until the next tile is drawn.
async function turn(app, decide, choose) {
  const { left } = await settled(app, onTable, null, 60_000);
  for (let decisions = 0; decisions < 8; ++decisions) {
    await decide(app, choose);
    if ((await settled(app, (s) => s.phase !== 'none', null, 60_000)).left < left) return;
  }
  throw new Error('the turn does not end');
}

// What is tried in an engine, in this order, on one storage; each gets { browser, host, app }: the last tab stays.
const checks = {
  'styles that come last are waited for': async (all) => {
    const host = await serve(`${root}dist`, 0, { '/page.css': 1000 });
    try {
      all.app = await ready(await all.browser.newTab(host.url));
    } finally {
      host.close();
    }
  },
  'starts with the start screen, draws and begins a game': async (all) => {
    all.app = await ready(await all.browser.newTab(all.host.url));
    const start = await settled(all.app, (s) => s.screen === 'start', null, 60_000);
    assert.ok(start.widgets.some((one) => one.id === 'start.new'));
    // while the page loads that is told, after a moment (web/page.css)
    await all.app.page.evaluate(() => document.documentElement.removeAttribute('data-ready'));
    await eventually(() => all.app.page.evaluate(() => getComputedStyle(document.getElementById('status')).display === 'grid'), 'that it loads');
    await all.app.page.evaluate(() => document.documentElement.setAttribute('data-ready', ''));
    await begin(all.app);
    await all.app.screenshot(`${kShots}${all.browser.name}-table.png`);
  },
  'a turn by mouse, a turn by keys; after a reload the game goes on': (all) => twoTurnsAndReload(all),
  ...Object.fromEntries(['castle', 'hunters', 'carcassonne'].map((game) => [
    `a link to ${game}, another game saved: its set-up, a turn by mouse, a turn by keys, reloaded`,
    async (all) => {
      all.app = await ready(await all.browser.newTab(`${all.host.url}${kGames[game]}elsewhere-7`));
      await settled(all.app, (s) => s.screen === 'setup', null, 60_000);
      await begin(all.app);
      await twoTurnsAndReload(all);
      await all.app.screenshot(`${kShots}${all.browser.name}-${game}.png`);
      assert.match(await all.app.page.evaluate(() => location.hash), game === 'carcassonne' ? /^(?!.*g=)/ : new RegExp(`g=${game}`));
    },
  ])),
  'the worker answers, and is ended and started again': async ({ app }) => {
    await app.page.evaluate(() => { // what it says is shown if it is not understood
      window.heard = [];
      window.Worker = class extends Worker {
        constructor(...given) {
          super(...given);
          this.addEventListener('message', ({ data }) => window.heard.push(String(data).slice(0, 400)));
        }
      };
    });
    const think = (command) => app.page.evaluate((words) => window.bastide.think(words), command);
    for (const wanted of [1, 2]) {
      await think(`ask seed-${wanted}`);
      await eventually(async () => (await think('')).state !== 'asked', 'an answer');
      const { state, failure, started } = await think('');
      assert.deepEqual([state, failure, started], ['answered', '', wanted], `${state} ${failure} ${started}: ${await app.page.evaluate(() => window.heard.join('\n'))}`);
      await app.page.evaluate(() => { window.bastide.think('ask other'); window.bastide.think('cancel'); });
    }
  },
  'without a network: what was played opens, or the browser keeps no pages': async (all) => {
    const kept = await all.app.page.evaluate(async () => Boolean(navigator.serviceWorker && (await navigator.serviceWorker.getRegistration())?.active));
    all.note = kept ? 'kept by its worker' : 'no worker here';
    if (!kept) return;
    all.host.close();
    await reload(all.app);
    await settled(all.app, onTable, null, 60_000);
  },
};

async function twoTurnsAndReload({ app }) {
  const choose = chooser(7);
  await turn(app, decideByPointer, choose);
  await turn(app, decideByKeyboard, choose);
  const before = await settled(app, onTable);
  await reload(app);
  const after = await settled(app, onTable, null, 60_000);
  assert.deepEqual(tilesOf(after), tilesOf(before));
  assert.deepEqual([after.who, after.scores, after.left], [before.who, before.scores, before.left]);
}

// The engine itself is gone, with its session: WebKit's process may end in its own code (seen once: a
// segmentation fault in libjavascriptcoregtk 2.50.6), whatever the page does.
const isGone = (error) => /invalid session id/.test(error);

// Counts what passed and what failed; `gone` where the engine ended before it was asked everything.
async function tryAll(engine, display) {
  const all = { host: await serve(`${root}dist`), browser: await engine.open(display.environment) };
  let [passed, failed] = [0, 0];
  try {
    for (const [name, check] of Object.entries(checks)) {
      const began = performance.now();
      all.note = '';
      const error = await check(all).then(() => all.app.errors.splice(0).join('\n') || null, (problem) => problem.stack ?? problem);
      if (error && all.app) await all.app.screenshot(`${kShots}${engine.name}-failed.png`).catch(() => {});
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${error ? 'FAIL' : 'ok  '} ${engine.name}: ${name} (${seconds} s)${all.note && ` ${all.note}`}${error ? `\n       ${error}` : ''}`);
      error ? ++failed : ++passed;
      if (isGone(error)) return { passed, failed, gone: true };
      if (error && !all.app) break;
    }
  } finally {
    await all.browser.close().catch(() => {});
    all.host.close();
  }
  return { passed, failed, gone: false };
}

// A page that makes its engine end is not excused: with a new one it would do so again.
async function tryTwice(engine, display) {
  const first = await tryAll(engine, display);
  if (!first.gone) return first;
  console.log(`again ${engine.name}: it ended by itself; everything is tried with a new one`);
  return tryAll(engine, display);
}

const wanted = process.argv.slice(2);
mkdirSync(kShots, { recursive: true });
startPace();
const display = await openDisplay();
let [passed, failed] = [0, 0];
try {
  for (const engine of [firefox, webkit].filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const tried = await tryTwice(engine, display).catch((error) => {
      console.log(`FAIL ${engine.name}: ${error.stack}`);
      return { passed: 0, failed: 1 };
    });
    passed += tried.passed;
    failed += tried.failed;
  }
} finally {
  display.close();
}
console.log(`engines: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
