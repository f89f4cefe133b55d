// Learned by playing: every step by the learner's own hand, by mouse, finger and keys; left and come back to; to the end
// on the land, and on from there as a game.
import { faults } from './faults.mjs';
import { openPage, test } from './harness.mjs';
import { drawn, drawnWords, press, rest, settled, waitScreen, widget } from './player.mjs';
import { randomGame, stored } from './saved.mjs';

// Which place for a figure a sentence asks for: the segment of the tile just laid. Without one: none.
const kFigures = {
  'learn.base.road': 0, 'learn.base.knight': 1, 'learn.base.monk': 0, 'learn.base.farmer': 1,
  'learn.castle.herald': 0, 'learn.castle.merchant': 1,
  'learn.hunters.gatherer': 0, 'learn.hunters.hunter': 1, 'learn.hunters.hut': 6,
};
const kQuick = { reduceMotion: true, haste: 4 };
const wanted = (state) => state.spots.findIndex((spot) => spot.segment === kFigures[state.learn.text]);
const label = (state, id) => state.widgets.find((item) => item.id === id)?.label ?? '';
const asked = (app, was = null) => settled(app, (s, before) => s.over || (s.learn && s.phase !== 'waiting' && `${s.actions} ${s.learn.text}` !== before), was, 60_000);
const overlap = ([x, y, w, h], [x1, y1, w1, h1]) => x < x1 + w1 && x1 < x + w && y < y1 + h1 && y1 < y + h;

// The sentence is on the screen, and over nothing that it speaks of.
function checkNote(t, state, where) {
  const note = state.widgets.find((item) => item.id === 'learn.note');
  t.ok(note, `${where}: no sentence`);
  const [x, y, w, h] = note.rect;
  t.ok(x >= 0 && y >= 0 && x + w <= state.size[0] && y + h <= state.size[1], `${where}: it is off the screen`);
  for (const cell of state.cells) t.ok(!overlap(note.rect, [cell.px[0] - 12, cell.px[1] - 12, 24, 24]), `${where}: it lies on the place`);
  for (const spot of state.spots) if (spot.px) t.ok(!overlap(note.rect, [spot.px[0] - 8, spot.px[1] - 8, 16, 16]), `${where}: it lies on a place for a figure`);
  for (const item of state.widgets)
    if (item.id !== 'learn.note' && item.enabled && !item.id.startsWith('board.')) t.ok(!overlap(note.rect, item.rect), `${where}: it lies on ${item.id}`);
}

async function byPointer(app, state) {
  const { learn, phase } = state;
  if (learn.text.endsWith('.fields')) return press(app, 'table.fields');
  if (phase === 'place') {
    if (!state.ghost) {
      await app.click(...state.cells[0].px);
      state = await settled(app, (s) => s.ghost);
      if (learn.text === 'learn.base.lay') return null;
    }
    if (learn.text === 'learn.base.turn') {
      if (app.touch) {
        const [x, y, w, h] = state.ghost.rect;
        await app.click(x + w / 2, y + h / 2);
      } else await press(app, 'table.turn_right');
      state = await settled(app, (s) => s.rotation === 90);
    }
    if (app.touch) return press(app, 'ghost.place');
    const [x, y, w, h] = (await rest(app)).ghost.rect;
    return app.click(x + w / 2, y + h / 2);
  }
  if (!(learn.text in kFigures)) return press(app, 'table.skip');
  await app.click(...state.spots[wanted(state)].px);
  const n = state.actions;
  const chosen = await settled(app, (s, before) => s.actions > before || s.spots.some((one) => one.chosen), n);
  return chosen.actions === n ? press(app, 'table.confirm') : null;
}

async function byKeys(app, { learn, phase, ...state }) {
  if (learn.text.endsWith('.fields')) return app.key('f');
  if (phase === 'place') {
    if (!state.ghost) {
      await app.key('Tab');
      if (learn.text === 'learn.base.lay') return null;
    }
    if (learn.text === 'learn.base.turn') await app.key('r');
    return app.key('Enter');
  }
  if (!(learn.text in kFigures)) return app.key('Space');
  await app.key(String(wanted({ learn, ...state }) + 1));
  return app.key('Enter');
}

async function open(options) {
  const app = await openPage({ ...kQuick, ...options });
  await settled(app, (s) => s.screen === 'start' && s.art && s.widgets.some((w) => w.id === 'start.learn'), null, 40_000);
  return app;
}

async function into(app, game = 'carcassonne') {
  await press(app, 'start.learn');
  await settled(app, (s) => s.screen === 'start+learn' && s.widgets.some((w) => w.id === `learn.${game}.go`));
  return rest(app);
}

// Step by step until the end, or until `stop`; answers the sentences there were, in their order.
async function learn(app, t, hand, { stop = () => false, shots = '' } = {}) {
  const told = [];
  let state = await asked(app);
  while (!state.over && !stop(state)) {
    state = await rest(app);
    if (state.over || !state.learn || state.phase === 'waiting') { state = await asked(app); continue; }
    checkNote(t, state, state.learn.text);
    const wrong = faults(await drawn(app), state.size).filter((fault) => !/^«\d»/.test(fault)); // keys of close places stand close
    t.equal(wrong.length, 0, `${state.learn.text}: ${wrong.join('; ')}`);
    const heard = await app.page.evaluate(() => document.getElementById('live').textContent);
    const sentence = label(state, 'learn.note');
    t.ok(sentence.length > 8 && heard.includes(sentence), `${state.learn.text}: what is heard is «${heard}», not «${sentence}»`);
    told.push(state.learn.text);
    if (shots) await app.screenshot(`${shots}-${told.length}`);
    await hand(app, state);
    state = await asked(app, `${state.actions} ${state.learn.text}`);
  }
  return told;
}

const kBase = ['lay', 'turn', 'road', 'home', 'keep', 'town', 'knight', 'monastery', 'monk', 'match', 'meadow', 'farmer', 'fields', 'end', 'last'].map((name) => `learn.base.${name}`);

for (const [name, size, hand, locale, letters] of [
  ['by mouse', { width: 1280, height: 720 }, byPointer, 'en-US'],
  ['by touch at 390 x 844', { width: 390, height: 844, touch: true }, byPointer, 'sk-SK'],
  ['by touch at 360 x 640', { width: 360, height: 640, touch: true }, byPointer, 'en-US'],
  ['by keys', { width: 844, height: 390 }, byKeys, 'cs-CZ'],
  ['by touch with large letters', { width: 360, height: 640, touch: true }, byPointer, 'cs-CZ', 175],
  ['by keys with large letters', { width: 844, height: 390 }, byKeys, 'sk-SK', 175],
])
  test(`ten steps ${name}, the end on the land, and on as a game`, async (t) => {
    const app = await open({ ...size, locale, ...(letters ? { storage: { 'bastide.settings': JSON.stringify({ text_scale: letters }) } } : {}) });
    await into(app);
    await press(app, 'learn.carcassonne.go');
    const told = await learn(app, t, hand);
    t.deepEqual(told, kBase);
    const over = await settled(app, (s) => s.over);
    if (over.screen === 'table') await press(app, 'finale.skip');
    await waitScreen(app, 'end');
    const [own, other] = over.scores;
    t.ok(own >= 14 && other > 0, `${own} : ${other}`);
    const kept = JSON.parse((await app.storage())['bastide.settings']);
    t.deepEqual([kept.learned, kept.taught], [['carcassonne'], ['place', 'turn', 'figure', 'home', 'farmer', 'end']]);
    await press(app, 'end.go_on');
    const on = await settled(app, (s) => s.screen === 'table' && !s.over && s.actions >= over.actions);
    t.ok(!on.learn && on.left > 50, `${on.left} tiles are left`);
    t.deepEqual(on.seats, ['here', 'gentle']);
    const mine = await settled(app, (s, n) => s.actions > n && s.phase === 'place', over.actions, 40_000); // Gentle has thought
    t.ok(mine.tiles.length > over.tiles.length);
    await app.reload();
    const again = await settled(app, (s) => s.screen === 'table' && s.actions, null, 40_000);
    t.equal(again.actions, mine.actions);
    t.ok(!again.widgets.some((item) => item.id === 'lesson.note'), 'a short lesson is told to one who learned');
  }, { timeout: 240_000 });

test('left at step 4 it goes on there, after a reload too; another game is kept beside it; anew it is step 1', async (t) => {
  const other = stored(randomGame({ seed: 'other', actions: 30, compact: 'yes' }));
  const app = await openPage({ ...kQuick, width: 900, height: 700, storage: other });
  await settled(app, (s) => s.screen === 'table' && s.art && s.seed === 'other', null, 40_000);
  await press(app, 'table.menu');
  await press(app, 'menu.home');
  await waitScreen(app, 'start');
  await into(app);
  await press(app, 'learn.carcassonne.go');
  await press(app, 'leave.keep');
  await learn(app, t, byKeys, { stop: (s) => s.learn?.step === 4 });
  const left = await rest(app);
  t.equal(left.learn.step, 4);
  await press(app, 'table.menu');
  await press(app, 'menu.home');
  await waitScreen(app, 'start');
  const list = await into(app);
  t.ok(label(list, 'learn.carcassonne.go').includes('Go on') && widget(list, 'learn.carcassonne.anew') && !widget(list, 'learn.castle.anew'));
  await press(app, 'learn.carcassonne.go');
  t.equal((await settled(app, (s) => s.screen === 'table' && s.learn)).learn.step, 4);
  await app.reload();
  const back = await settled(app, (s) => s.screen === 'table' && s.learn, null, 40_000);
  t.deepEqual([back.learn, back.actions], [left.learn, left.actions]);
  t.equal((await app.storage())['bastide.save.b'], other['bastide.save.b'], 'the other game has changed');
  await press(app, 'table.menu');
  await press(app, 'menu.home');
  await waitScreen(app, 'start');
  await into(app);
  await press(app, 'learn.carcassonne.anew');
  const anew = await settled(app, (s) => s.screen === 'table' && s.learn && s.actions === 0);
  t.equal(anew.learn.step, 1);
  const games = Object.keys(await app.storage()).filter((name) => /^bastide\.save\.(\d+\.)?[ab]$/.test(name)).map((name) => name.slice(0, -2));
  t.equal(new Set(games).size, 2, `${games}`);
}, { timeout: 120_000 });

test('what a step says of something else is said at its land alone', async (t) => {
  const app = await open({ width: 900, height: 700, haste: 1 });
  await into(app);
  await press(app, 'learn.carcassonne.go');
  const state = await asked(app);
  await app.click(...state.open.find((cell) => cell.x === 0 && cell.y === 1).px);
  await settled(app, (s) => !s.ghost);
  t.match(await drawnWords(app), /In a game that would do/);
  await press(app, 'table.menu');
  await press(app, 'menu.home');
  await waitScreen(app, 'start');
  t.doesNotMatch(await drawnWords(app), /In a game that would do/);
});

test('what the step does not ask for is told kindly, and not done', async (t) => {
  const app = await open({ width: 900, height: 700 });
  await into(app);
  await press(app, 'learn.carcassonne.go');
  let state = await asked(app);
  const below = state.open.find((cell) => cell.x === 0 && cell.y === 1);
  await app.click(...below.px); // the tile would fit there
  await settled(app, (s) => !s.ghost);
  t.match(await drawnWords(app), /In a game that would do/);
  await app.key('Tab');
  await settled(app, (s) => s.ghost && s.learn.step === 2);
  await app.key('Enter'); // not turned
  state = await rest(app);
  t.deepEqual([state.actions, state.learn.step], [0, 2]);
  await app.key('r');
  await app.key('Enter');
  await settled(app, (s) => s.learn?.step === 3);
  await app.key('Space'); // no figure: not here
  state = await rest(app);
  t.deepEqual([state.actions, state.learn.step], [1, 3]);
  await app.key('u'); // taken back, the step before is asked again
  await settled(app, (s) => s.actions === 0 && s.learn.step === 2);
  t.deepEqual(app.errors, []);
}, { timeout: 90_000 });

for (const [game, hand, size, sentences] of [
  ['castle', byPointer, { width: 390, height: 844, touch: true }, 8],
  ['castle', byKeys, { width: 1280, height: 720 }, 8],
  ['hunters', byPointer, { width: 360, height: 640, touch: true, locale: 'cs-CZ' }, 8],
])
  test(`five steps of ${game}, ${hand === byKeys ? 'by keys' : 'by touch'}, and on as a game`, async (t) => {
    const app = await open(size);
    await into(app, game);
    await press(app, `learn.${game}.go`);
    const told = await learn(app, t, hand);
    t.equal(told.length, sentences, told.join(' '));
    const over = await settled(app, (s) => s.over);
    t.ok(over.scores[0] > over.scores[1], `${over.scores}`);
    if (over.screen === 'table') await press(app, 'finale.skip');
    await press(app, 'end.go_on');
    await settled(app, (s, n) => s.screen === 'table' && s.actions > n && s.phase === 'place', over.actions, 40_000);
    t.deepEqual(JSON.parse((await app.storage())['bastide.settings']).learned, [game]);
  }, { timeout: 150_000 });

for (const [width, height] of [[360, 640], [390, 844], [844, 390], [1280, 720]])
  for (const locale of ['en-US', 'cs-CZ'])
    test(`learning on ${width} x ${height} in ${locale}`, async (t) => {
      const app = await open({ width, height, dpr: 1, touch: width < 1000, locale });
      const name = `${width}-${locale.slice(0, 2)}`;
      await rest(app);
      await app.screenshot(`learn-start-${name}`);
      await into(app);
      await app.screenshot(`learn-dialog-${name}`);
      t.deepEqual(faults(await drawn(app), [width, height]), []);
      await press(app, 'learn.carcassonne.go');
      await learn(app, t, byPointer, { shots: `learn-${name}` });
      await settled(app, (s) => s.screen === 'end', null, 40_000);
      await rest(app);
      await app.screenshot(`learn-end-${name}`);
      t.deepEqual(faults(await drawn(app), [width, height]), []);
    }, { timeout: 240_000 });
