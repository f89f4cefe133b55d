// Puzzles: found on the start screen, tried once for the record, helped by steps, told on the land what every move is
// worth; a rating that moves; all of it kept in this browser, and there without a network.
import { readFileSync } from 'node:fs';
import { faults } from './faults.mjs';
import { openPage, root, test, until } from './harness.mjs';
import { drawn, drawnWords, press, probe, reach, rest, settled, waitScreen, widget } from './player.mjs';

const kDay = 24 * 3600 * 1000;
const puzzles = readFileSync(`${root}dist/puzzles/puzzles.txt`, 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
// By the page's own rule (puzzle_of_day), the first day after 2026-11-24 whose puzzle is of that kind.
function dayWith(fits, from = 20_781) {
  for (let day = from; ; ++day) if (fits(puzzles[(day * 7919) % puzzles.length])) return day;
}
// Two answers, a tile and a figure or none, of the game without expansions.
const isPlain = (line) => /^\S+ \d+ \d+ v=2&p=2&e=C2&s=\S+ \d+\.\d+,\d+\.\d+-/.test(line);
const isOf = (family) => (line) => line.includes(`&g=${family}&`);
const isPlainOf = (family) => (line) => isOf(family)(line) && / \d+\.\d+,\d+\.\d+-[^ ]*$/.test(line);
const noon = (day) => day * kDay + kDay / 2;

const records = async (app) => JSON.parse((await app.storage())['bastide.puzzles'] ?? 'null');
const label = (state, id) => state.widgets.find((w) => w.id === id)?.label ?? '';
const said = (app) => app.page.evaluate(() => [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent).join(' '));

async function openToday(app) {
  await settled(app, (s) => s.screen === 'start' && s.widgets.some((w) => w.id === 'start.puzzle'), null, 40_000);
  await press(app, 'start.puzzle');
  await settled(app, (s) => s.screen === 'start+puzzles' && s.widgets.some((w) => w.id === 'puzzles.today'), null, 40_000);
  await press(app, 'puzzles.today');
  return settled(app, (s) => s.screen === 'puzzle' && s.puzzle?.stage === 'asked' && s.art, null, 60_000);
}

const place = (text) => /^place \S+ (-?\d+),(-?\d+) (\d+)$/.exec(text)?.slice(1).map(Number);
const segment = (text) => /^deploy \S+ -?\d+,-?\d+\/(\d+)$/.exec(text)?.slice(1).map(Number)[0];

// A move of the puzzle, by the keyboard alone.
async function playByKeys(app, line) {
  const [x, y, turned] = place(line[0]);
  for (let i = 0; i < 80; ++i) {
    const { ghost } = await probe(app);
    if (ghost && ghost.x === x && ghost.y === y) break;
    await app.key('Tab');
    await settled(app, (s, last) => s.ghost && (s.ghost.x !== last?.x || s.ghost.y !== last?.y), ghost);
  }
  for (let i = 0; i < 4 && (await probe(app)).rotation !== turned; ++i) { await app.key('r'); await rest(app); }
  const before = (await probe(app)).actions;
  await app.key('Enter');
  await settled(app, (s, n) => s.actions > n, before);
  if (line.length < 2) return;
  await settled(app, (s) => s.phase === 'figure');
  const state = await rest(app); // a key answers only what has been seen
  if (line[1] === 'pass') return app.key('Space');
  const spot = state.spots.findIndex((one) => one.segment === segment(line[1]));
  await app.key(String(spot + 1));
  await settled(app, (s) => s.spots.some((one) => one.chosen) || s.phase !== 'figure');
  if ((await probe(app)).phase === 'figure') await app.key('Enter');
}

// The first of the moves but the best whose place is in view, under no panel.
async function wrongInView(app) {
  const state = await rest(app);
  const seen = (cell) => cell && cell.px[1] > 0 && state.covered.every(([x, y, w, h]) => cell.px[0] < x - 4 || cell.px[0] > x + w + 4 || cell.px[1] < y - 4 || cell.px[1] > y + h + 4) &&
    cell.px[0] > 30 && cell.px[0] < state.size[0] - 30 && cell.px[1] < state.safe[1] + state.safe[3];
  return state.puzzle.moves.findIndex(({ line }, i) => {
    const [x, y] = place(line[0]) ?? [];
    return i > 0 && seen(state.cells.find((cell) => cell.x === x && cell.y === y));
  });
}

// A move by fingers.
async function playByTouch(app, line) {
  const [x, y, turned] = place(line[0]);
  const seen = await rest(app);
  await app.click(...seen.cells.find((cell) => cell.x === x && cell.y === y).px);
  await settled(app, (s, at) => s.ghost && s.ghost.x === at[0] && s.ghost.y === at[1], [x, y]);
  for (let i = 0; i < 4 && (await probe(app)).rotation !== turned; ++i) {
    const { ghost: { rect: [left, top, w, h] } } = await rest(app);
    await app.click(left + w / 2, top + h / 2);
    await rest(app);
  }
  await press(app, 'ghost.place');
  if (line.length < 2) return;
  const state = await settled(app, (s) => s.phase === 'figure');
  if (line[1] === 'pass') return press(app, 'table.skip');
  const spot = (await rest(app)).spots.find((one) => one.segment === segment(line[1]));
  await app.click(...(spot ?? state.spots[0]).px);
  await press(app, 'table.confirm');
}

test('the puzzle of the day by keys: the best move is right, moves the rating, and stays known after a reload', async (t) => {
  const day = dayWith(isPlain);
  const app = await openPage({ width: 1280, height: 720, reduceMotion: true, day: noon(day) });
  t.match(label(await settled(app, (s) => s.widgets.some((w) => w.id === 'start.puzzle'), null, 40_000), 'start.puzzle'), /^Puzzle, Find/);
  t.ok(!app.requests.some((url) => url.includes('puzzles.txt')), 'the puzzles were fetched, which nobody wanted');
  const state = await openToday(app);
  t.equal(state.puzzle.index, (day * 7919) % puzzles.length);
  t.match(await drawnWords(app), /Puzzle of the day.*find the best move/);
  t.equal(await records(app), null);
  await playByKeys(app, state.puzzle.moves[0].line);
  const shown = await settled(app, (s) => s.puzzle?.stage === 'shown');
  t.equal(shown.puzzle.tried.found, 0);
  t.match(label(shown, 'puzzle.outcome'), /^Right: .*Your rating: 1\d\d\d \(\+\d+\)/);
  t.match(await said(app), /Right: that is the best move/);
  t.ok(shown.widgets.filter((w) => w.id.startsWith('puzzle.worth.')).length > 1, 'nothing is told on the land');
  const kept = await records(app);
  t.deepEqual(Object.values(kept.done), [1]);
  t.ok(kept.rating > 12_000 && kept.deviation < 3_500);
  // again, for fun
  await press(app, 'puzzle.again');
  await settled(app, (s) => s.puzzle?.stage === 'asked');
  await playByKeys(app, state.puzzle.moves[1].line);
  await settled(app, (s) => s.puzzle?.stage === 'tried');
  t.deepEqual(await records(app), kept);
  await app.reload();
  t.match(label(await settled(app, (s) => s.widgets.some((w) => w.id === 'start.puzzle'), null, 40_000), 'start.puzzle'), /done/);
  t.equal((await app.storage())['bastide.save.a'], undefined); // a puzzle is no saved game
}, { timeout: 120_000 });

test('by touch at 360 wide, in Czech at 175 %: a wrong move, a second try, hints in steps', async (t) => {
  const day = dayWith(isPlain);
  const app = await openPage({ width: 360, height: 640, touch: true, locale: 'cs-CZ', reduceMotion: true, day: noon(day), storage: { 'bastide.settings': JSON.stringify({ language: 'cs', text_scale: 175 }) } });
  const state = await openToday(app);
  const wrong = await wrongInView(app);
  await playByTouch(app, state.puzzle.moves[wrong].line);
  const tried = await settled(app, (s) => s.puzzle?.stage === 'tried');
  t.equal(tried.puzzle.tried.found, wrong);
  t.equal(tried.puzzle.tried.behind, state.puzzle.moves[wrong].behind);
  const behind = String(state.puzzle.moves[wrong].behind / 10).replace('.', ',');
  t.ok(label(tried, 'puzzle.outcome').includes(`o ${behind.includes(',') ? behind : `${behind},0`} bodu`), label(tried, 'puzzle.outcome'));
  const kept = await records(app);
  t.deepEqual(Object.values(kept.done), [0]);
  t.ok(kept.rating < 12_000);
  await press(app, 'puzzle.hint');
  await settled(app, (s) => s.puzzle?.stage === 'asked' && s.puzzle.hints === 1);
  await press(app, 'puzzle.hint');
  await settled(app, (s) => s.puzzle?.hints === 2);
  await press(app, 'puzzle.hint');
  const shown = await settled(app, (s) => s.puzzle?.stage === 'shown');
  t.ok(shown.tiles.some((one) => { const [x, y] = place(state.puzzle.moves[0].line[0]); return one.x === x && one.y === y; }), 'the best does not lie there');
  t.deepEqual(await records(app), kept);
  await press(app, 'puzzle.next');
  const next = await settled(app, (s) => s.puzzle?.stage === 'asked' && s.puzzle.hints === 0, null, 60_000);
  t.ok(next.puzzle.index !== state.puzzle.index);
}, { timeout: 120_000 });

test('who asks for a hint first has lost the record; Esc leads back to where the game was', async (t) => {
  const app = await openPage({ width: 844, height: 390, touch: true, reduceMotion: true, day: noon(dayWith(isPlain)) });
  const state = await openToday(app);
  t.equal(await records(app), null);
  await app.key('i');
  await settled(app, (s) => s.puzzle?.hints === 1);
  t.deepEqual(Object.values((await records(app)).done), [0]);
  await playByKeys(app, state.puzzle.moves[0].line);
  await settled(app, (s) => s.puzzle?.stage === 'shown');
  t.deepEqual(Object.values((await records(app)).done), [0]);
  await app.key('Escape');
  await waitScreen(app, 'start');
}, { timeout: 90_000 });

test('puzzles of another game fetch what it needs; the running game is untouched', async (t) => {
  for (const family of ['castle', 'hunters']) {
    if (!puzzles.some(isOf(family))) continue;
    const app = await openPage({ width: 1000, height: 720, reduceMotion: true, day: noon(dayWith(isPlainOf(family))), hash: '#v=1&p=2&e=C2&s=beside' });
    await press(app, 'setup.begin');
    const table = await settled(app, (s) => s.screen === 'table' && s.phase === 'place', null, 40_000);
    await press(app, 'table.menu');
    await press(app, 'menu.home');
    const state = await openToday(app);
    t.ok(state.puzzle.moves.length > 1);
    await press(app, 'puzzle.hint');
    await playByKeys(app, state.puzzle.moves[0].line);
    t.equal((await settled(app, (s) => s.puzzle?.stage === 'shown')).puzzle.tried.found, 0);
    await press(app, 'puzzle.close');
    await waitScreen(app, 'start');
    await press(app, 'start.continue');
    const back = await settled(app, (s) => s.screen === 'table' && s.phase === 'place');
    t.equal(back.seed, table.seed);
    t.equal(back.actions, table.actions);
    t.deepEqual(back.cells.map(({ x, y }) => [x, y]), table.cells.map(({ x, y }) => [x, y]));
    await app.context.close();
  }
}, { timeout: 120_000 });

test('by theme and by how hard; all that is kept may be broken or refused', async (t) => {
  const app = await openPage({ width: 1000, height: 720, reduceMotion: true, storage: { 'bastide.puzzles': '{"rating":"x","done":{"zz":1}}' } });
  await settled(app, (s) => s.widgets.some((w) => w.id === 'start.puzzle'), null, 40_000);
  await press(app, 'start.puzzle');
  const list = await settled(app, (s) => s.screen === 'start+puzzles' && s.widgets.some((w) => w.id === 'puzzles.rating'), null, 40_000);
  t.match(label(list, 'puzzles.rating'), /1200 ± 700.*0 of 0/);
  const count = puzzles.filter((line) => line.startsWith('saves ')).length;
  const saves = await reach(app, 'puzzles.theme.saves');
  t.ok(saves.label.endsWith(`, 0 / ${count}`), saves.label);
  await press(app, 'puzzles.hard.3');
  await settled(app);
  await reach(app, 'puzzles.theme.any');
  await press(app, 'puzzles.theme.any');
  const state = await settled(app, (s) => s.screen === 'puzzle' && s.puzzle?.stage === 'asked', null, 60_000);
  t.ok(state.puzzle.rating >= 1450);
  await app.context.close();
  const broken = await openPage({ width: 800, height: 600, reduceMotion: true, storage: { 'bastide.puzzles': 'no object' } });
  await settled(broken, (s) => s.widgets.some((w) => w.id === 'start.puzzle'), null, 40_000);
  await until(broken.page, () => localStorage.getItem('bastide.puzzles.old') === 'no object');
}, { timeout: 90_000 });

test('what was fetched once is there without a network', async (t) => {
  const day = dayWith(isPlain);
  const app = await openPage({ width: 800, height: 600, reduceMotion: true, worker: true, expectErrors: true, day: noon(day) });
  await until(app.page, async () => (await navigator.serviceWorker.ready).active.state === 'activated', null, 60_000);
  await app.reload();
  await openToday(app);
  await until(app.page, async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat().some((url) => url.endsWith('puzzles.txt')), null, 30_000);
  await app.context.setOffline(true);
  await app.reload();
  const state = await openToday(app);
  t.equal(state.puzzle.index, (day * 7919) % puzzles.length);
}, { timeout: 120_000 });

for (const [width, height] of [[360, 640], [390, 844], [844, 390], [1280, 720]]) {
  for (const locale of ['en-US', 'cs-CZ']) {
    test(`a puzzle on ${width} x ${height} in ${locale}`, async (t) => {
      const name = `${width}-${locale.slice(0, 2)}`;
      const app = await openPage({ width, height, dpr: 1, touch: width < 1000, locale, reduceMotion: true, day: noon(dayWith(isPlain)) });
      await settled(app, (s) => s.screen === 'start' && s.art && s.widgets.some((w) => w.id === 'start.puzzle'), null, 40_000);
      await rest(app);
      await app.screenshot(`puzzle-start-${name}`);
      await press(app, 'start.puzzle');
      await settled(app, (s) => s.widgets.some((w) => w.id === 'puzzles.today'), null, 40_000);
      await rest(app);
      await app.screenshot(`puzzle-list-${name}`);
      await press(app, 'puzzles.today');
      const state = await settled(app, (s) => s.puzzle?.stage === 'asked' && s.art, null, 60_000);
      await rest(app);
      await app.screenshot(`puzzle-asked-${name}`);
      t.deepEqual(faults(await drawn(app), [width, height]), []);
      await press(app, 'puzzle.hint');
      await press(app, 'puzzle.hint');
      await rest(app);
      await app.screenshot(`puzzle-hint-${name}`);
      if (width < 1000) await playByTouch(app, state.puzzle.moves[await wrongInView(app)].line);
      else await playByKeys(app, state.puzzle.moves[1].line);
      await settled(app, (s) => s.puzzle?.stage === 'tried');
      await rest(app);
      await app.screenshot(`puzzle-tried-${name}`);
      await press(app, 'puzzle.show');
      await settled(app, (s) => s.puzzle?.stage === 'shown');
      await rest(app);
      await app.screenshot(`puzzle-shown-${name}`);
      t.deepEqual(faults(await drawn(app), [width, height]), []);
      t.ok(widget(await probe(app), 'puzzle.next'));
    }, { timeout: 90_000 });
  }
}
