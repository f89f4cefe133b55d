// What makes a turn easy: a camera that stays, places in reach, buttons that stay where they are, words for what
// comes next, and a finale on the land.
import { openPage, test } from './harness.mjs';
import { drawn, drawnWords, press, probe, rest, settled, waitScreen, widget } from './player.mjs';
import { kFourteen, randomGame, savedGame, stored } from './saved.mjs';

const kLong = { timeout: 240_000 };
const kDesk = { width: 1280, height: 720, reduceMotion: true };

async function openAt(storage, screen) {
  const app = await openPage({ ...screen, storage });
  const state = await settled(app, (s) => s.screen === 'table' && s.phase !== 'none' && s.art, null, 60_000);
  return { app, state };
}

// By keyboard: the next place, laid, no figure. Answers the probe at the start of the next turn.
async function playTurn(app) {
  let state = await probe(app);
  const before = state.turn;
  if (state.phase === 'place') {
    await app.key('Tab');
    await settled(app, (s) => s.ghost);
    await app.key('Enter');
    state = await settled(app, (s, turn) => s.phase === 'figure' || s.turn !== turn || s.over, before);
  }
  for (let i = 0; state.phase === 'figure' && i < 40; ++i) {
    await rest(app); // the question must have been seen
    await app.key('Space');
    state = await probe(app);
  }
  return state;
}

const within = ([x, y, w, h], [px, py]) => px >= x && px < x + w && py >= y && py < y + h;
const arrows = (state) => state.widgets.filter((item) => /^table\.more\.(left|right|up|down)$/.test(item.id));

// Legal places that cannot be pointed at: off the screen, or under a button.
function hidden(state) {
  const [w, h] = state.size;
  return state.cells.filter(({ px }) => !within([0, 0, w, h], px) ||
    state.widgets.some((item) => !item.id.startsWith('table.more.') && within(item.rect, px)));
}

for (const [name, screen, settings] of [
  ['a phone', { width: 390, height: 844, touch: true }, {}],
  ['a small phone', { width: 360, height: 640, touch: true }, {}],
  ['a phone that lies', { width: 844, height: 390, touch: true }, {}],
  ['large text', { width: 390, height: 844, touch: true }, { text_scale: 175 }],
  ['a desktop', { width: 1280, height: 720 }, {}],
]) {
  test(`every legal place is in reach or an arrow says where, through a game on ${name}`, async (t) => {
    const { app } = await openAt(stored(randomGame({ seed: 'reach', actions: 70 }), settings), { ...screen, reduceMotion: true, haste: 8 });
    let turns = 0, beyond = 0;
    for (let state = await rest(app); !state.over; state = await rest(app)) {
      if (state.phase !== 'place') { await playTurn(app); continue; }
      const lost = hidden(state);
      const said = arrows(state).reduce((sum, item) => sum + Number.parseInt(item.label, 10), 0);
      t.ok(said >= lost.length, `turn ${state.turn}: ${lost.length} hidden, ${said} said`);
      if (lost.length > 0 && beyond++ < 2) {
        const [arrow] = arrows(state);
        await press(app, arrow.id);
        const left = arrows(await rest(app)).find((item) => item.id === arrow.id);
        t.ok(!left || Number.parseInt(left.label, 10) < Number.parseInt(arrow.label, 10), 'the arrow brings hidden places into view');
      }
      ++turns;
      await playTurn(app);
    }
    t.ok(turns > 20, `${turns} turns were looked at`);
    if (name !== 'a desktop') t.ok(beyond > 0, 'and some had more places than fit');
  }, kLong);
}

test('the scoreboard shows where a planned move would take the counters', async (t) => {
  const { app } = await openAt(savedGame({ deck: ['E', 'V'] }), kDesk);
  await app.key('Tab'); // closes the start tile's city
  await settled(app, (s) => s.ghost);
  await app.key('Enter');
  const state = await settled(app, (s) => s.phase === 'figure');
  const words = async () => {
    await app.key('c');
    await waitScreen(app, 'table+scoreboard');
    const all = await drawn(app);
    await app.screenshot('turn-planned');
    await app.key('Escape');
    await waitScreen(app, 'table');
    return all.filter((one) => one.what === 'text' && /^[+−]\d/.test(one.words)).map((one) => one.words);
  };
  t.deepEqual(await words(), [], 'nothing is planned yet');
  await app.key(String(state.spots.findIndex((spot) => spot.kind === 'city') + 1));
  await settled(app, (s) => s.spots.some((spot) => spot.chosen));
  t.deepEqual(await words(), ['+4']);
  await app.key('Enter');
  t.deepEqual((await settled(app, (s) => s.phase === 'place')).scores, [4, 0]);
});

test('the camera stays while a tile is laid and its figure chosen', async (t) => {
  const { app } = await openAt(stored(randomGame({ seed: 'calm', actions: 80 })), kDesk);
  for (let i = 0; i < 5; ++i) {
    let state = await settled(app, (s) => s.phase === 'place' || s.phase === 'figure');
    if (state.phase === 'figure') await press(app, 'table.skip');
    state = await rest(app);
    const zoom = state.zoom;
    await app.key('Tab');
    await settled(app, (s) => s.ghost);
    const before = state.turn;
    await app.key('Enter');
    state = await settled(app, (s, turn) => s.phase === 'figure' || s.turn !== turn, before);
    if (state.phase === 'figure') t.equal(state.zoom, zoom, 'no zoom for the figure');
  }
});

test('the places for a figure are on the tile in the panel too, by finger', async (t) => {
  const { app } = await openAt(savedGame({ deck: ['D', 'V'] }), { width: 390, height: 844, touch: true, reduceMotion: true });
  await app.key('Tab');
  await settled(app, (s) => s.ghost);
  await app.key('Enter');
  const state = await settled(app, (s) => s.phase === 'figure' && s.widgets.some((item) => item.id === 'table.spot.1'));
  const discs = state.widgets.filter((item) => item.id.startsWith('table.spot.'));
  t.equal(discs.length, state.spots.length, 'a disc for every place');
  const buttons = state.widgets.filter((item) => /^table\.(confirm|skip|undo|eye)$/.test(item.id));
  for (const { rect: [x, y, w, h] } of discs)
    for (const { id, rect: [a, b, v, k] } of buttons)
      t.ok(w >= 40 && h >= 40 && (x >= a + v || x + w <= a || y >= b + k || y + h <= b), `large, and clear of ${id}: ${[x, y, w, h]}`);
  await press(app, 'table.spot.2');
  await settled(app, (s) => s.spots[1].chosen);
  await app.screenshot('turn-panel-spots');
  await press(app, 'table.confirm');
  await settled(app, (s) => s.figures?.length === 1 || s.phase === 'place');
});

test('three clicks on Undo undo, and hit nothing else', async (t) => {
  const { app } = await openAt(stored(randomGame({ seed: 'undo', actions: 41 })), kDesk);
  const state = await rest(app);
  const [x, y, w, h] = widget(state, 'table.undo').rect;
  for (let i = 1; i <= 3; ++i) {
    await app.click(x + w / 2, y + h / 2);
    await settled(app, (s, n) => s.actions === n, state.actions - i);
  }
  t.deepEqual(widget(await rest(app), 'table.undo').rect, [x, y, w, h]);
});

test('Space answers only a question that was seen', async (t) => {
  const { app } = await openAt(stored(randomGame({ seed: 'space', actions: 20 })), { ...kDesk, reduceMotion: false });
  let state = await probe(app);
  if (state.phase === 'figure') await press(app, 'table.skip');
  await settled(app, (s) => s.phase === 'place');
  await app.key('Tab');
  await settled(app, (s) => s.ghost);
  await app.page.evaluate(() => { // in one go, before any frame
    for (const [key, code] of [['Enter', 'Enter'], [' ', 'Space']])
      for (const type of ['keydown', 'keyup'])
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(type, { key, code, keyCode: key === ' ' ? 32 : 13, which: key === ' ' ? 32 : 13, bubbles: true, cancelable: true }));
  });
  state = await settled(app, (s) => s.phase === 'figure');
  await rest(app);
  t.equal((await probe(app)).phase, 'figure', 'the key that came with the tile skips no figure');
  await app.key('Space');
  await settled(app, (s) => s.phase !== 'figure');
});

test('looking around ends with one press of Esc, also after a click', async (t) => {
  const { app } = await openAt(stored(randomGame({ seed: 'esc', actions: 20 })), kDesk);
  await press(app, 'table.look');
  await settled(app, (s) => s.look);
  await app.key('Escape');
  t.equal((await rest(app)).look ?? null, null);
});

test('why a cell refuses the tile is said, and what laying it would do', async (t) => {
  const { app } = await openAt(stored(randomGame({ seed: 'why', actions: 40 })), kDesk);
  if ((await probe(app)).phase === 'figure') await press(app, 'table.skip');
  const state = await settled(app, (s) => s.phase === 'place').then(() => rest(app));
  const same = (a) => (b) => a.x === b.x && a.y === b.y;
  const free = ({ px }) => within(state.safe, px) && !state.widgets.some((item) => within(item.rect, px));
  const refused = state.open.filter((cell) => !state.cells.some(same(cell))).find(free);
  await app.click(...refused.px);
  const told = await settled(app, (s) => s.widgets.some((item) => item.id === 'notice.close'));
  t.match(told.widgets.find((item) => item.id === 'notice.close').label, /^It does not fit: .*(Field|City|Road) on the tile but (Field|City|Road) beside it/);
  await press(app, 'notice.close');
  const effects = [];
  for (const cell of state.cells.filter(free).slice(0, 10)) {
    await app.page.mouse.move(...cell.px);
    effects.push((await rest(app)).bubble);
  }
  t.ok(effects.some((text) => /^(Road|City|Monastery|Field) \((Blue|Red)\)/.test(text)), `effects: ${effects.join(' | ')}`);
});

test('the end is counted on the land, and can be skipped', async (t) => {
  const all = JSON.parse(randomGame({ seed: 'finale', players: 3 })).actions.length;
  const { app, state } = await openAt(stored(randomGame({ seed: 'finale', players: 3, actions: all - 1 })), kDesk);
  t.ok(!state.over);
  if (state.phase === 'figure') await press(app, 'table.skip');
  else await playTurn(app);
  let now = await settled(app, (s) => s.over && s.widgets.some((item) => item.id === 'finale.skip'));
  t.equal(now.screen, 'table');
  t.ok(!now.widgets.some((item) => item.id === 'table.result'), 'one way to the result');
  t.doesNotMatch(await drawnWords(app), /wins the land|share the win/, 'nobody is told who wins before it is counted');
  await app.key('x'); // a key without a meaning does nothing
  t.equal((await probe(app)).screen, 'table');
  await app.key('Space');
  now = await waitScreen(app, 'end');
  t.ok(!now.moving, 'nothing flies over the end screen');
  t.match(await drawnWords(app), /wins the land|share the win/);
  await app.key('Escape');
  now = await waitScreen(app, 'table');
  t.ok(!now.widgets.some((item) => item.id === 'finale.skip'), 'it is shown once');
  t.ok(now.widgets.some((item) => item.id === 'table.result'), 'and the way back to the result stays');
});

test('a whole turn is played from the spoken words alone', async (t) => {
  const { app } = await openAt(savedGame({ deck: ['U', 'V', 'E'], actions: [] }), kDesk);
  const said = () => app.page.evaluate(() => [...document.querySelectorAll('#live > div')].map((line) => line.textContent));
  await app.key('Tab');
  await rest(app);
  t.match((await said()).at(-1), /^Place 1 of \d+\. (Field|City|Road) /, 'where it is, which of how many, what lies there');
  await app.key('Tab');
  await rest(app);
  t.match((await said()).at(-1), /^Place 2 of \d+\./);
  await app.key('Enter');
  await settled(app, (s) => s.phase === 'figure');
  await app.key('Tab');
  await rest(app);
  t.match((await said()).at(-1), /^(Road|Field|City), Meeple, 1 of \d+$/);
  await app.key('Enter');
  await settled(app, (s) => s.phase === 'place' && s.figures === 1);
  await app.key('F6');
  await rest(app);
  const { widgets } = await probe(app);
  const focused = widgets.find((item) => item.focused);
  const words = (await said()).at(-1);
  t.ok(words.startsWith(focused.label) && /, 1 of \d+$/.test(words), `a widget says its name and its place in the order: ${words}`);
});

test('points of three figures leave the faces free, beside them or below', async (t) => {
  for (const [players, width, seed] of [[3, 390, 'zz8'], [4, 360, 'zz8'], [6, 360, 'six-2']]) {
    const save = JSON.parse(randomGame({ expansions: kFourteen, players, seed, compact: 'yes' }));
    save.actions.pop();
    const { app, state } = await openAt(stored(JSON.stringify(save)), { width, height: 800, touch: true, reduceMotion: true });
    t.ok(state.scores.some((points) => points > 99), `${state.scores}`);
    const words = await drawn(app);
    state.scores.forEach((points, seat) => {
      const [x, y, w, h] = widget(state, `table.player.${seat + 1}`).rect;
      const told = words.find((one) => one.what === 'text' && one.words === String(points) &&
        one.rect[0] > x && one.rect[0] < x + w && one.rect[1] > y - 1 && one.rect[1] < y + h);
      t.ok(told.rect[0] >= x + 36 || told.rect[1] >= y + 20, `${players} at ${width}: ${points} at ${told.rect} in ${[x, y, w, h]}`);
    });
  }
}, kLong);
