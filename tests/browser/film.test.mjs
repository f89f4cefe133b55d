// Any game from first to last: the bar is dragged and played, a game goes on from any turn, a link opens a film at a
// turn; and the review of a finished game on the same bar.
import { openPage, test } from './harness.mjs';
import { begin, copied, drawnWords, press, probe, reach, rest, settled, step, toResult, waitScreen, widget } from './player.mjs';
import { randomGame, stored } from './saved.mjs';

const kSize = { width: 900, height: 700, reduceMotion: true };

// `simulations`: so many for a decision, where it does not matter how well it is judged.
async function finished(save, { simulations = 40, ...options } = {}) {
  const app = await openPage({ ...kSize, ...options, storage: stored(save) });
  await app.page.evaluate((most) => window.bastide.think(`limit ${most}`), simulations);
  await settled(app, (s) => s.over && s.art, null, 40_000);
  await toResult(app);
  return app;
}
const at = (app, turn) => settled(app, (s, n) => s.film?.turn === n, turn);

async function ofRunning(game, options = {}) {
  const app = await openPage({ ...kSize, ...options, storage: stored(randomGame(game)) });
  const state = await settled(app, (s) => s.screen === 'table' && s.art, null, 40_000);
  await press(app, 'table.menu');
  await reach(app, 'menu.film');
  await press(app, 'menu.film');
  await waitScreen(app, 'film');
  return { app, state };
}

for (const [name, game] of [
  ['the landscape with everything', { seed: 'film-all', players: 3, expansions: 'all', actions: 60 }],
  ['The Castle', { seed: 'film', players: 2, family: 'castle', actions: 40 }],
  ['Hunters & Gatherers', { seed: 'film', players: 2, family: 'hunters', expansions: 'scout', actions: 60 }],
])
  test(`a running game of ${name}, there and back: keys, buttons, the bar dragged; nothing of it changes`, async (t) => {
    const { app, state } = await ofRunning(game);
    const end = await probe(app);
    t.deepEqual([end.actions, end.film.turn], [state.actions, end.film.turns]);
    await app.key('Home');
    const first = await at(app, 0);
    t.deepEqual([first.actions, first.phase], [0, 'waiting']);
    await app.key('ArrowRight');
    t.ok((await at(app, 1)).tiles.length > first.tiles.length);
    await press(app, 'film.on');
    await at(app, 2);
    await press(app, 'film.back');
    await at(app, 1);
    const [x, y, wide, high] = widget(await probe(app), 'film.line').rect;
    await app.drag(x + 10, y + high / 2, x + wide / 2, y + high / 2);
    await settled(app, (s) => s.film.turn > 3 && s.film.turn < s.film.turns - 1);
    const middle = await rest(app);
    t.ok(Math.abs(middle.film.turn - end.film.turns / 2) < 6, `${middle.film.turn} of ${end.film.turns}`);
    await app.click(middle.safe[0] + middle.safe[2] / 2, middle.safe[1] + middle.safe[3] / 2); // on the land: nothing is laid
    t.equal((await settled(app)).actions, middle.actions);
    await app.key('Escape');
    const back = await settled(app, (s) => s.screen === 'table');
    t.deepEqual([back.actions, back.phase, back.tiles.length], [state.actions, state.phase, state.tiles.length]);
    await app.reload();
    t.equal((await settled(app, (s) => s.screen === 'table')).actions, state.actions);
  }, { timeout: 90_000 });

test('it plays by itself to its end, faster if wished, and stands still when told to', async (t) => {
  const { app } = await ofRunning({ seed: 'film-play', players: 2, actions: 60 });
  await press(app, 'film.speed');
  await settled(app, (s) => s.film.speed === 2);
  await press(app, 'film.speed');
  await settled(app, (s) => s.film.speed === 4);
  await press(app, 'film.play'); // from the beginning, as it is at its end
  await settled(app, (s) => s.film.plays && s.film.turn >= 2, null, 30_000);
  await app.key('Space');
  const { film } = await settled(app, (s) => !s.film.plays);
  t.ok(film.turn >= 2 && film.turn < film.turns, `${film.turn} of ${film.turns}`);
  await app.key('End');
  await app.key('ArrowLeft');
  await at(app, film.turns - 1);
  await app.key('Space');
  await settled(app, (s) => !s.film.plays && s.film.turn === s.film.turns, null, 30_000);
}, { timeout: 90_000 });

test('a game goes on from a turn as another one, and the first is kept', async (t) => {
  const { app, state } = await ofRunning({ seed: 'film-on', players: 2, actions: 30 });
  for (let i = 0; i < 3; ++i) await app.key('ArrowLeft');
  const then = await rest(app);
  t.ok(then.actions < state.actions);
  await press(app, 'film.go_on');
  if ((await settled(app, (s) => s.screen !== 'film')).screen.includes('leave')) await press(app, 'leave.keep');
  const on = await settled(app, (s) => s.screen === 'table');
  t.equal(on.actions, then.actions);
  t.notEqual(on.phase, 'waiting');
  await settled(app, (s) => s.storage);
  const saves = Object.keys(await app.storage()).filter((key) => key.startsWith('bastide.save'));
  t.equal(saves.length, 2, saves.join(' '));
}, { timeout: 90_000 });

test('a link opens the film at its turn, keeps no game, and refuses what was tampered with', async (t) => {
  const { app } = await ofRunning({ seed: 'film-link', players: 2, actions: 24 });
  await app.key('Home');
  for (let i = 0; i < 4; ++i) await app.key('ArrowRight');
  await at(app, 4);
  const link = await copied(app, () => press(app, 'film.link'));
  t.match(link, /&t=4$/);
  const hash = link.slice(link.indexOf('#'));
  const there = await openPage({ ...kSize, hash });
  const seen = await settled(there, (s) => s.screen === 'film' && s.art, null, 40_000);
  t.deepEqual([seen.film.turn, seen.film.turns], [4, (await probe(app)).film.turns]);
  t.ok(!Object.keys(await there.storage()).some((key) => key.startsWith('bastide.save')), 'a film is no saved game');
  await there.key('Escape');
  await waitScreen(there, 'start');
  const broken = await openPage({ ...kSize, hash: hash.replace('&t=4', '&t=x'), expectErrors: true });
  await waitScreen(broken, 'start');
}, { timeout: 90_000 });

test('a link to a game that is over opens as a film from its beginning, and is no saved game', async (t) => {
  const ended = await finished(randomGame({ compact: 'yes', seed: 'film-over', players: 2 }));
  await press(ended, 'end.film');
  const { film } = await settled(ended, (s) => s.screen === 'film');
  const link = await copied(ended, () => press(ended, 'film.link'));
  const there = await openPage({ ...kSize, hash: link.slice(link.indexOf('#')).replace(/&t=\d+/, '') });
  const seen = await settled(there, (s) => s.screen === 'film' && s.art, null, 40_000);
  t.deepEqual([seen.film.turn, seen.film.turns], [0, film.turns]);
  t.ok(!Object.keys(await there.storage()).some((key) => key.startsWith('bastide.save')));
}, { timeout: 90_000 });

test('a film of a game played apart shows its seed no more than the game itself does', async (t) => {
  const app = await openPage({ ...kSize, hash: '#v=1&p=2&e=C2&i=here,elsewhere&s=film-apart' });
  await begin(app);
  await step(app);
  await press(app, 'table.menu');
  await reach(app, 'menu.film');
  await press(app, 'menu.film');
  const turn = (await settled(app, (s) => s.film)).film.turn;
  const link = await copied(app, () => press(app, 'film.link'));
  t.ok(!link.includes('film-apart') && link.endsWith(`&t=${turn}`), link);
  const there = await openPage({ ...kSize, hash: link.slice(link.indexOf('#')) });
  t.equal((await settled(there, (s) => s.screen === 'film', null, 40_000)).film.turn, turn);
}, { timeout: 90_000 });

test('a video is written where the browser can', async (t) => {
  const { app } = await ofRunning({ seed: 'film-video', players: 2, actions: 4 });
  for (let i = 0; i < 2; ++i) await press(app, 'film.speed');
  const saved = app.page.waitForEvent('download', { timeout: 60_000 });
  await press(app, 'film.record');
  await settled(app, (s) => widgetOf(s, 'film.stop') !== undefined);
  const file = await saved;
  t.match(file.suggestedFilename(), /^bastide-film-video\.(webm|mp4)$/);
  await settled(app, (s) => s.widgets.some(({ id }) => id === 'film.line'));
}, { timeout: 120_000, seen: true });
const widgetOf = (state, id) => state.widgets.find((one) => one.id === id);

test('the review: a curve tile by tile, the mistakes one after the other on the land', async (t) => {
  const app = await finished(randomGame({ compact: 'yes', seed: 'review', players: 2 }));
  const { actions } = await probe(app);
  await press(app, 'end.film');
  await waitScreen(app, 'film');
  await settled(app, (s) => s.widgets.some(({ id, enabled }) => id === 'film.mistake' && enabled), null, 60_000);
  t.match(await drawnWords(app), /Blue ahead/);
  const turns = [];
  let now = (await rest(app)).film.turn;
  for (let i = 0; i < 4; ++i) {
    await press(app, 'film.mistake');
    now = (await settled(app, (s, n) => s.film.turn !== n, now)).film.turn;
    turns.push(now);
    await rest(app);
    t.match(await drawnWords(app), /Better: .*cost \d+ point/s);
  }
  t.deepEqual(turns, [...turns].sort((a, b) => a - b), 'in the order of the game');
  await press(app, 'film.close');
  const end = await waitScreen(app, 'end');
  t.deepEqual([end.actions, end.over], [actions, true]);
  await press(app, 'end.film'); // it is known now
  await settled(app, (s) => s.widgets.some(({ id }) => id === 'film.mistake'), null, 3000);
}, { timeout: 90_000 });

test('the review asks as many workers as there are processors to spare, tells the same, and lets all but one go', async (t) => {
  const save = randomGame({ compact: 'yes', seed: 'review-several', players: 2 });
  const told = [];
  for (const processors of [2, 8]) {
    const first = `Object.defineProperty(navigator, 'hardwareConcurrency', { value: ${processors} })`;
    const app = await finished(save, { simulations: 4, first });
    await press(app, 'end.film');
    await settled(app, (s) => s.widgets.some(({ id, enabled }) => id === 'film.mistake' && enabled), null, 60_000);
    const { started } = await app.page.evaluate(() => window.bastide.think(''));
    const words = [];
    for (let i = 0, { film } = await rest(app); i < 3; ++i) {
      await press(app, 'film.mistake');
      await settled(app, (s, turn) => s.film.turn !== turn, film.turn);
      ({ film } = await rest(app));
      words.push(film.turn, await drawnWords(app));
    }
    told.push({ started, left: app.page.workers().length, words });
  }
  const [one, four] = told;
  t.deepEqual([one.started, one.left], [1, 1]);
  t.deepEqual([four.started, four.left], [4, 1]);
  t.deepEqual(four.words, one.words);
}, { timeout: 120_000 });

test('the whole land is in view from the first tile to the last, under no panel, however small the window', async (t) => {
  for (const [width, height, more] of [[390, 844], [844, 390], [360, 640, { expansions: 'all' }]]) {
    const app = await finished(randomGame({ compact: 'yes', seed: 'film-view', players: 2, ...more }), { width, height, touch: true, simulations: 4 });
    await reach(app, 'end.film');
    await press(app, 'end.film');
    await waitScreen(app, 'film');
    for (const key of [null, 'Home', 'End']) {
      if (key) await app.key(key);
      const state = await rest(app);
      for (const { id, px: [x, y] } of state.tiles)
        t.ok(x > 0 && y > 0 && x < width && y < height && state.covered.every(([left, top, w, h]) => x < left || y < top || x > left + w || y > top + h), `${id} at ${x},${y} of ${width} x ${height}`);
    }
  }
}, { timeout: 90_000 });

test('a game of three with every expansion, on a phone, by keys; where the worker does not come that is said', async (t) => {
  const save = randomGame({ compact: 'yes', seed: 'review-all', players: 3, expansions: 'all' });
  const app = await finished(save, { width: 390, height: 844, touch: true, expectErrors: true, simulations: 4 });
  await app.page.route('**/ai/worker.wasm', (route) => route.abort());
  await reach(app, 'end.film');
  await press(app, 'end.film');
  await settled(app, (s) => s.widgets.some(({ id }) => id === 'film.again'));
  await app.page.unroute('**/ai/worker.wasm');
  for (let i = 0; i < 30 && !(await rest(app)).widgets.some(({ id, focused }) => focused && id === 'film.again'); ++i) await app.key('Tab');
  await app.key('Enter');
  await settled(app, (s) => s.widgets.some(({ id }) => id === 'film.mistake'), null, 110_000);
}, { timeout: 150_000 });
