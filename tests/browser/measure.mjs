#!/usr/bin/env node
// Prints what the page costs in time; nothing here is a test (tools/measure page runs it). Absolute times
// depend on the machine; the ratio to the empty page less so.
// usage: measure.mjs [thinking|start-up|frames|laying]...    by default all of them
import { openPage, root, start, stop } from './harness.mjs';
import { kDeeds, largeLand, repeat } from './large_land.mjs';
import { kFourteen } from './saved.mjs';
import { press, probe, rest, settled, widget } from './player.mjs';
import { serve } from '../../tools/serve.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const kRounds = 9;
const kSimulations = 2000;
const native = `${root}build/native/bastide`;
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

// The page's own `frame_ms` is wall time around our code in a frame: board and panels, and the WebGL calls
// of the board. Those calls only write commands; the rasteriser, in software here, works in the GPU process
// and is not in it. Wall time holds what else the machine did meanwhile, so a second measure is the
// processor time (thread ticks) that the page's main thread spent in script and wasm, divided by the frames
// drawn. That holds everything of ours — events, Dear ImGui's own drawing — and still nothing of the rasteriser.
async function frames() {
  const app = await largeLand({ expansions: kFourteen });
  const { tiles } = await probe(app);
  const cdp = await app.context.newCDPSession(app.page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const seconds = async () => (await cdp.send('Performance.getMetrics')).metrics.find((one) => one.name === 'ScriptDuration').value;
  for (const name of Object.keys(kDeeds)) {
    const [walls, costs] = [[], []];
    let [drawn, spent] = [(await probe(app)).frames, await seconds()];
    await repeat(app, name, async () => {
      const now = await seconds();
      const state = await probe(app);
      walls.push(state.frame_ms);
      if (state.frames > drawn) costs.push(((now - spent) * 1000) / (state.frames - drawn));
      [drawn, spent] = [state.frames, await seconds()];
    });
    const [cost, wall] = [median(costs), median(walls)];
    console.log(`${name}: ${cost.toFixed(2)} ms a frame with ${tiles.length} tiles (frame_ms ${wall.toFixed(2)})`);
  }
  await app.context.close();
}

// The slowest frame (frame_ms) from the moment a tile is laid until the land rests, of some tiles.
async function laying() {
  const app = await largeLand({ actions: 200 });
  const slowest = [];
  let tiles = 0;
  for (let i = 0; i < 60 && slowest.length < 9; ++i) {
    const state = await rest(app);
    if (state.over) break;
    if (state.phase !== 'place') { // whatever is asked besides is declined, or answered with the first answer
      const answer = ['table.skip', 'choice.1'].map((id) => widget(state, id)).find((one) => one?.enabled);
      if (answer) await press(app, answer.id);
      else await app.key('1').then(() => app.key('Enter'));
      continue;
    }
    await app.key('Tab');
    await settled(app, (s) => s.ghost?.fits);
    await rest(app);
    await probe(app); // the slowest is looked for since the last probe
    await app.key('Enter');
    for (let most = 0, quiet = 0; quiet < 3;) {
      const now = await probe(app);
      most = Math.max(most, now.slowest_ms);
      quiet = now.moving || now.awake ? 0 : quiet + 1;
      if (quiet === 3) slowest.push(most);
      tiles = now.tiles.length;
    }
  }
  console.log(`laying: ${median(slowest).toFixed(2)} ms in the slowest frame after each of ${slowest.length} tiles, the last of ${tiles} (${Math.min(...slowest).toFixed(2)} to ${Math.max(...slowest).toFixed(2)})`);
  await app.context.close();
}

// Milliseconds from the navigation to the first frame with something to click, nothing cached.
async function opened(options) {
  const app = await openPage(options);
  const mark = await app.page.evaluate(() => performance.getEntriesByName('first-frame')[0].startTime);
  await app.context.close();
  return mark;
}

// Both pages in turns, the first of each only to warm the servers up.
async function startUp() {
  const empty = await serve(`${root}build/wasm/empty`);
  const times = { empty: [], game: [] };
  for (let i = -1; i < kRounds; ++i) {
    const one = { empty: await opened({ base: empty.url }), game: await opened() };
    if (i >= 0) for (const page of ['empty', 'game']) times[page].push(one[page]);
  }
  empty.close();
  const [a, b] = [median(times.empty), median(times.game)];
  console.log(`start-up: empty page ${Math.round(a)} ms, game ${Math.round(b)} ms, ratio ${(b / a).toFixed(2)} (medians of ${kRounds}; at best ${Math.round(Math.min(...times.empty))} and ${Math.round(Math.min(...times.game))} ms)`);
}

// One question to Master in the middle of a game, to the page's worker and to the command line in turns; from the
// second time on, so that what is compiled only once is not in it.
async function thinking() {
  const game = JSON.parse(execFileSync(native, ['random', '--seed', 'think-1', '--actions', '80']));
  const asked = (seat, simulations) => JSON.stringify({ cmd: 'go', seat, seed: 's', player: 'master', simulations, game });
  const serving = spawn(native, ['serve'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const answers = createInterface({ input: serving.stdout })[Symbol.asyncIterator]();
  const here = async (message) => {
    const before = performance.now();
    serving.stdin.write(`${message}\n`);
    const { value } = await answers.next();
    return { value, ms: performance.now() - before };
  };
  const seat = 'error' in JSON.parse((await here(asked(0, 1))).value) ? 1 : 0;
  const app = await openPage();
  await app.page.goto(new URL('manifest.webmanifest', app.page.url()).href); // no page of ours works beside it
  await app.page.evaluate(async () => {
    const policy = trustedTypes.createPolicy('bastide', { createScriptURL: (url) => url });
    const worker = new Worker(policy.createScriptURL('/ai/worker.js'));
    const next = () => new Promise((done, fail) => Object.assign(worker, { onmessage: done, onerror: fail }));
    globalThis.ask = async (message) => {
      const before = performance.now();
      worker.postMessage(message);
      const { data } = await next();
      return { value: data?.[1], ms: performance.now() - before };
    };
    await ask(await WebAssembly.compileStreaming(fetch('/ai/worker.wasm')));
  });
  const there = (message) => app.page.evaluate((text) => ask([1, text]), message);
  const times = { here: [], there: [] };
  for (let i = -1; i < kRounds; ++i) {
    const message = asked(seat, kSimulations);
    const [one, other] = [await here(message), await there(message)];
    if (one.value !== other.value) throw new Error(`they do not answer alike: ${one.value} ${other.value}`);
    if (i >= 0) for (const [where, { ms }] of [['here', one], ['there', other]]) times[where].push(ms);
  }
  serving.stdin.end();
  await app.context.close();
  const rate = (list) => Math.round((kSimulations * 1000) / Math.min(...list));
  console.log(`thinking: ${rate(times.here)} simulations a second natively, ${rate(times.there)} in the page's worker, ratio ${(median(times.here) / median(times.there)).toFixed(2)} (medians of ${kRounds}; at best ${(Math.min(...times.here) / Math.min(...times.there)).toFixed(2)})`);
}

const kParts = { thinking, 'start-up': startUp, frames, laying };
const parts = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(kParts);
const unknown = parts.find((name) => !(name in kParts));
if (unknown) throw new Error(`${unknown} is none of ${Object.keys(kParts)}`);
await start({ measured: true });
for (const name of parts) await kParts[name]();
await stop();
