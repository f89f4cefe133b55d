// A first game teaches: short notes beside what they tell of, each once, dismissed by any means.
import { openPage, test } from './harness.mjs';
import { begin, press, probe, reach, rest, settled, widget } from './player.mjs';
import { savedGame } from './saved.mjs';

const kSizes = [[360, 640], [390, 844], [844, 390], [820, 1180], [1440, 900]];
const kLanguages = ['en-US', 'cs-CZ', 'sk-SK'];
const note = (state) => state.widgets.find((item) => item.id === 'lesson.note');
const overlap = ([x, y, w, h], [x1, y1, w1, h1]) => x < x1 + w1 && x1 < x + w && y < y1 + h1 && y1 < y + h;
const taught = async (app) => JSON.parse((await app.storage())['bastide.settings'] ?? '{}').taught ?? [];

// Nothing that may be chosen, and no other widget, lies under the note.
function checkFree(t, state, where) {
  const { rect } = note(state);
  const [x, y, w, h] = rect;
  t.ok(x >= 0 && y >= 0 && x + w <= state.size[0] && y + h <= state.size[1], `${where}: it is off the screen`);
  for (const cell of state.cells ?? [])
    t.ok(!overlap(rect, [cell.px[0] - 12, cell.px[1] - 12, 24, 24]), `${where}: it lies on the place ${cell.x},${cell.y}`);
  for (const spot of state.spots ?? [])
    if (spot.px) t.ok(!overlap(rect, [spot.px[0] - 10, spot.px[1] - 10, 20, 20]), `${where}: it lies on a place for a figure`);
  if (state.ghost) t.ok(!overlap(rect, state.ghost.rect), `${where}: it lies on the tile`);
  for (const item of state.widgets)
    if (!item.id.startsWith('lesson.')) t.ok(!overlap(rect, item.rect), `${where}: it lies on ${item.id}`);
}

for (const [index, [width, height]] of kSizes.entries())
  test(`lessons: beside what they tell of at ${width}, until they are done`, async (t) => {
    const app = await openPage({
      width, height, touch: width < 1000, hints: true, reduceMotion: true, locale: kLanguages[index % 3],
      hash: '#v=1&p=2&e=C2&s=lessons',
    });
    await begin(app);
    let state = await settled(app, (s) => s.widgets.some((item) => item.id === 'lesson.note'));
    state = await rest(app); // the land moves out of the note's way
    await app.screenshot(`lesson-place-${width}`);
    checkFree(t, state, 'place');
    const place = note(state).label;
    await app.click(...state.cells[0].px);
    state = await settled(app, (s, was) => s.ghost && s.widgets.some((i) => i.id === 'lesson.note' && i.label !== was), place);
    state = await rest(app); // the land moves out of the note's way
    await app.screenshot(`lesson-turn-${width}`);
    checkFree(t, state, 'turn');
    t.deepEqual(await taught(app), ['place']);
    const turn = note(state).label;
    await app.key('Enter');
    state = await settled(app, (s, was) => s.phase === 'figure' && s.widgets.some((i) => i.id === 'lesson.note' && i.label !== was), turn);
    state = await rest(app); // the land moves out of the note's way
    await app.screenshot(`lesson-figure-${width}`);
    checkFree(t, state, 'figure');
    const figure = note(state).label;
    for (let key = 1; key <= 9 && note(state)?.label === figure; ++key) {
      await app.key(String(key));
      state = await rest(app);
    }
    if (note(state) && state.phase === 'figure') {
      await app.screenshot(`lesson-farmer-${width}`);
      checkFree(t, state, 'farmer');
    }
  });

test('lessons: dismissed by click, by tap, by Escape and by Enter on the button; all at once; kept; brought back', async (t) => {
  const options = { width: 1440, height: 900, hints: true, reduceMotion: true, hash: '#v=1&p=2&e=C2&s=lessons' };
  const app = await openPage(options);
  await begin(app);
  await settled(app, (s) => s.widgets.some((item) => item.id === 'lesson.note'));
  await press(app, 'lesson.ok');
  t.equal(note(await rest(app)), undefined);
  t.deepEqual(await taught(app), ['place']);
  const first = await probe(app);
  await app.click(...first.cells[0].px);
  await settled(app, (s) => s.ghost && s.widgets.some((item) => item.id === 'lesson.note'));
  await app.key('Escape'); // the tile first
  let state = await settled(app, (s) => !s.ghost);
  t.deepEqual(await taught(app), ['place', 'turn']);
  t.equal(note(state), undefined);
  await app.click(...state.cells[0].px);
  await settled(app, (s) => s.ghost);
  await app.key('Enter');
  await settled(app, (s) => s.phase === 'figure' && s.widgets.some((item) => item.id === 'lesson.note'));
  await app.key('Escape');
  state = await rest(app);
  t.equal(note(state), undefined);
  t.equal(state.screen, 'table', 'Escape opened the menu as well');
  t.deepEqual(await taught(app), ['place', 'turn', 'figure']);

  // on a page of its own: none of them is wanted; the settings bring them back
  const other = await openPage({ ...options, touch: true, width: 390, height: 844 });
  await begin(other);
  await settled(other, (s) => s.widgets.some((item) => item.id === 'lesson.note'));
  await press(other, 'lesson.skip');
  t.equal(note(await rest(other)), undefined);
  t.deepEqual(await taught(other), ['place', 'turn', 'figure', 'home', 'farmer', 'end']);
  await other.reload();
  await settled(other, (s) => s.screen === 'table');
  t.equal(note(await rest(other)), undefined);
  await press(other, 'table.menu');
  await press(other, 'menu.settings');
  await settled(other, (s) => s.screen.endsWith('settings'));
  const { rect: [x, y, w, h] } = await reach(other, 'settings.lessons');
  await other.click(x + w / 2, y + h / 2);
  await rest(other);
  t.deepEqual(await taught(other), []);
});

test('lessons: by keyboard alone', async (t) => {
  const app = await openPage({ width: 820, height: 1180, hints: true, reduceMotion: true, hash: '#v=1&p=2&e=C2&s=lessons' });
  await begin(app);
  await settled(app, (s) => s.widgets.some((item) => item.id === 'lesson.note'));
  await app.key('F6');
  for (let i = 0; i < 40; ++i) {
    const state = await rest(app);
    if (state.widgets.find((item) => item.focused)?.id === 'lesson.ok') break;
    await app.key('Tab');
  }
  await app.key('Enter');
  t.deepEqual(await taught(app).then(async (list) => (await rest(app), list.length ? list : taught(app))), ['place']);
});

test('lessons: none in a game opened in its middle, none where the address says so', async (t) => {
  const save = savedGame({ deck: ['U', 'U', 'U', 'U'], actions: ['place U 1,0 0', 'pass'] });
  const middle = await openPage({ hints: true, storage: save });
  await settled(middle, (s) => s.screen === 'start' || s.screen === 'table');
  if ((await probe(middle)).screen === 'start') await press(middle, 'start.continue');
  await settled(middle, (s) => s.screen === 'table' && s.phase === 'place');
  t.equal(note(await rest(middle)), undefined);
  const embedded = await openPage({ hash: '#v=1&p=2&e=C2&s=lessons' });
  await begin(embedded);
  t.equal(note(await rest(embedded)), undefined);
  t.ok(!widget(await probe(embedded), 'lesson.ok'));
});

test('lessons: a completed feature brings the figure home, and says so', async (t) => {
  const app = await openPage({
    width: 390, height: 844, touch: true, hints: true, reduceMotion: true, locale: 'cs-CZ',
    storage: { ...savedGame({ deck: ['E', 'U', 'U', 'U', 'U', 'U', 'U'] }), 'bastide.settings': JSON.stringify({ taught: ['place', 'turn', 'figure', 'farmer'] }) },
  });
  const before = await settled(app, (s) => s.screen === 'start' || s.screen === 'table');
  if (before.screen === 'start') await press(app, 'start.continue');
  let state = await settled(app, (s) => s.screen === 'table' && s.phase === 'place');
  const above = state.cells.find((cell) => cell.x === 0 && cell.y === -1);
  await app.click(...above.px);
  await settled(app, (s) => s.ghost);
  for (let i = 0; i < 4; ++i) {
    state = await rest(app);
    if (state.ghost.rotation === 2) break;
    await app.key('r');
  }
  await app.key('Enter');
  await settled(app, (s) => s.phase === 'figure');
  for (let key = 1; key <= 9; ++key) {
    await app.key(String(key));
    state = await rest(app);
    const chosen = state.spots.find((spot) => spot.chosen);
    if (chosen && chosen.feature !== 'field') break;
  }
  await app.key('Enter');
  state = await settled(app, (s) => s.phase === 'place' && s.widgets.some((item) => item.id === 'lesson.note'));
  await app.screenshot('lesson-home-390');
  checkFree(t, state, 'home');
});

const known = async (app) => JSON.parse((await app.storage())['bastide.settings'] ?? '{}').met ?? [];
const kTaught = { taught: ['place', 'turn', 'figure', 'home', 'farmer', 'end'] };
const river = (settings) => ({
  hints: true, reduceMotion: true, hash: '#v=1&p=2&e=C2&x=river&s=lessons',
  storage: { 'bastide.settings': JSON.stringify({ ...kTaught, ...settings }) },
});

for (const [width, height, locale] of [[1280, 720, 'en-US'], [390, 844, 'cs-CZ'], [360, 640, 'sk-SK'], [844, 390, 'cs-CZ']])
  test(`what is new about an expansion is told when it matters, with the way to its rules, at ${width}`, async (t) => {
    const app = await openPage({ ...river({}), width, height, touch: width < 1000, locale });
    await begin(app);
    let state = await settled(app, (s) => s.screen === 'table' && s.art && s.widgets.some((item) => item.id === 'lesson.note'), null, 40_000);
    state = await rest(app);
    await app.screenshot(`lesson-new-${width}`);
    checkFree(t, state, 'river');
    await press(app, 'lesson.rules');
    await settled(app, (s) => s.screen === 'table+rules' && s.rules);
    await app.key('Escape');
    state = await settled(app, (s) => s.screen === 'table');
    t.equal(note(await rest(app)), undefined);
    t.deepEqual(await known(app), ['river']);
    await app.reload();
    await settled(app, (s) => s.screen === 'table' && s.art, null, 40_000);
    t.equal(note(await rest(app)), undefined, 'it is told twice');
  });

test('nothing new is told to purists, nor where hints are off, nor of what is known', async (t) => {
  for (const settings of [{ purist: true }, { tells_new: false }, { met: ['river'] }]) {
    const app = await openPage({ ...river(settings), width: 900, height: 700 });
    await begin(app);
    t.equal(note(await rest(app)), undefined, JSON.stringify(settings));
    await app.context.close();
  }
});
