// The page itself: it starts under the content security policy, on its own, and quickly enough.
import { openPage, test, until, url } from './harness.mjs';
import { press, probe, repaints, rest, settled, waitScreen, widget } from './player.mjs';
import { once, randomGame, stored } from './saved.mjs';

const kDay = 1.79e12;

test('draws a first frame on a desktop', async (t) => {
  const app = await openPage();
  await app.screenshot('start-desktop');
  t.deepEqual(app.errors, []);
});

test('draws a first frame on a phone', async (t) => {
  const app = await openPage({ width: 390, height: 844, dpr: 3, touch: true });
  await app.screenshot('start-phone');
  t.deepEqual(app.errors, []);
});

test('asks no other host for anything', async (t) => {
  const app = await openPage();
  const foreign = app.requests.filter((request) => !request.startsWith(url()) && !/^(data|blob):/.test(request));
  t.deepEqual(foreign, []);
});

test('says so where there is no WebGL 2', async (t) => {
  const app = await openPage({ wait: false, expectErrors: true });
  await app.page.addInitScript(() => { HTMLCanvasElement.prototype.getContext = () => null; });
  await app.page.reload();
  t.match(await until(app.page, () => document.querySelector('#status.error')?.textContent), /WebGL 2/);
});

test('the land of the day grows behind the start screen tile by tile, and rests when it has grown', async (t) => {
  const app = await openPage({ width: 700, height: 560, day: kDay, clock: true });
  const first = await settled(app, (s) => s.behind > 0, null, 40_000);
  await app.clock.hold();
  const { behind } = await probe(app);
  await app.clock.pass(200);
  t.equal((await probe(app)).behind, behind + 1);
  for (let i = 0; i < 100 && (await probe(app)).awake; ++i) await app.clock.pass(1100);
  await app.clock.release();
  const grown = await rest(app);
  t.ok(first.behind < grown.behind && grown.behind === 72, `from ${first.behind} to ${grown.behind} tiles`);
  await repaints(app, 5);
  t.equal((await probe(app)).frames, grown.frames); // nothing is drawn any more
  await app.screenshot('start-grown');
});

test('with reduced motion the land of the day is there at once', async (t) => {
  const app = await openPage({ width: 390, height: 844, dpr: 2, touch: true, day: kDay, reduceMotion: true });
  const state = await settled(app, (s) => s.behind > 0, null, 40_000);
  t.equal(state.behind, 72);
  await rest(app);
  await app.screenshot('start-phone-grown');
});

test('without pictures the start screen has its hills, and nothing is said', async (t) => {
  const app = await openPage({ wait: false, path: 'icon.svg', width: 390, height: 844, expectErrors: true, reduceMotion: true });
  await app.page.route('**/art/base_c2*.webp', (request) => request.abort());
  await app.page.goto(url());
  await app.ready();
  const state = await rest(app);
  t.deepEqual([state.behind, widget(state, 'notice.act')], [0, undefined]);
  await app.screenshot('start-hills');
});

test('the languages are a list of their own names', async (t) => {
  const app = await openPage({ width: 390, height: 844, locale: 'sk-SK', reduceMotion: true });
  await press(app, 'start.language');
  const list = await waitScreen(app, 'start+language');
  const names = list.widgets.filter((w) => w.id.startsWith('language.'));
  t.deepEqual(names.map((w) => w.label), ['English', 'Čeština', 'Slovenčina']);
  t.deepEqual(names.map((w) => w.checked ?? false), [false, false, true]);
  await app.screenshot('start-languages');
  await press(app, 'language.cs');
  const start = (label) => settled(app, (s, words) => s.screen === 'start' && s.widgets.some((w) => w.id === 'start.new' && w.enabled && w.label.includes(words)), label);
  await start('Nová hra');
  t.equal(JSON.parse((await app.storage())['bastide.settings']).language, 'cs');
  await press(app, 'start.language');
  await waitScreen(app, 'start+language');
  await app.key('Tab'); // and by keys
  await app.key('Tab');
  await app.key('Enter');
  await start('New game');
});

test('the land of the last game lies in the way back to it', async (t) => {
  const app = await openPage({ width: 390, height: 844, reduceMotion: true, storage: stored(randomGame({ seed: 'beside', actions: 60, compact: 'yes' })) });
  await settled(app, (s) => s.screen === 'table', null, 40_000);
  await press(app, 'table.menu');
  await press(app, 'menu.home');
  const state = await settled(app, (s) => s.screen === 'start' && s.pictures === 2 && s.behind > 0);
  t.ok(widget(state, 'start.continue'));
  await app.screenshot('start-continue');
  await press(app, 'start.continue');
  await waitScreen(app, 'table');
});

const save = (seed, options) => stored(randomGame({ seed, compact: 'yes', ...options }))['bastide.save.b'];
const three = once(() => ({
  'bastide.save.b': save('running', { actions: 40 }),
  'bastide.save.1.b': save('rivers', { actions: 60, expansions: 'river,inns_cathedrals', players: 2 }),
  'bastide.save.2.b': save('crowd', { actions: 30, expansions: 'all', players: 6 }),
}));
const overlap = (a, b) => a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

async function atStart(options) {
  const app = await openPage({ reduceMotion: true, ...options });
  if (options.storage) {
    await settled(app, (s) => s.screen === 'table', null, 40_000);
    await press(app, 'table.menu');
    await press(app, 'menu.home');
  }
  await settled(app, (s) => s.screen === 'start' && s.behind > 0, null, 40_000);
  return { app, state: await rest(app) };
}

for (const [name, size] of [['desktop', { width: 1280, height: 720 }], ['phone', { width: 390, height: 844, touch: true }], ['small phone', { width: 360, height: 640, touch: true }], ['phone on its side', { width: 844, height: 390, touch: true }]]) {
  test(`on a ${name} the card leaves the land free, and all that it holds can be pressed`, async (t) => {
    const { state } = await atStart({ ...size, storage: three() });
    const items = state.widgets.filter((w) => w.id.startsWith('start.'));
    for (const id of ['continue', 'new', 'rules', 'day', 'open', 'language', 'settings', 'about']) t.ok(widget(state, `start.${id}`), id);
    for (const a of items)
      for (const b of items) t.ok(a === b || !overlap(a.rect, b.rect), `${a.id} lies over ${b.id}`);
    for (const { id, rect } of items.filter((w) => size.touch && w.id !== 'start.saves')) t.ok(rect[2] >= 44 && rect[3] >= 44, `${id} is small for a finger: ${rect}`);
    const [left, top, right] = [Math.min(...items.map((w) => w.rect[0])), Math.min(...items.map((w) => w.rect[1])), Math.max(...items.map((w) => w.rect[0] + w.rect[2]))];
    if (size.width > size.height) t.ok(left < size.width / 8 && right < size.width * 0.8, `at the side: ${left} to ${right}`);
    else t.ok(top > size.height / 3.5, `at the bottom: from ${top}`);
  });
}

test('the newest saved games can be gone on with, with who plays, points and expansions', async (t) => {
  const { app, state } = await atStart({ width: 1280, height: 720, storage: three() });
  const label = (id) => widget(state, id)?.label;
  t.equal(label('start.saved.0'), undefined, 'the running one has the green button');
  t.match(label('start.continue'), /^Continue the game, Blue \d+ : \d+ Red$/);
  t.match(label('start.saved.1'), /^Blue \d+ : \d+ Red, The River, Inns & Cathedrals · Turn \d+$/);
  t.match(label('start.saved.2'), /^Blue \d+, Red \d+.* \+\d, 14 expansions · Turn \d+$/);
  await press(app, 'start.saves');
  await waitScreen(app, 'start+saves');
  await app.key('Escape');
  await press(app, 'start.saved.1');
  t.equal((await settled(app, (s) => s.screen === 'table' && s.tiles)).seed, 'rivers');
});

test('Play begins at once, and the rules are one press away', async (t) => {
  const { app, state } = await atStart({ width: 390, height: 844, touch: true });
  t.equal(widget(state, 'start.play').label, 'Play, You and Gentle · Base game');
  await press(app, 'start.rules');
  await waitScreen(app, 'start+rules');
  await press(app, 'dialog.close');
  await press(app, 'start.play');
  const table = await settled(app, (s) => s.screen === 'table' && s.phase === 'place');
  t.deepEqual([table.actions, table.seats], [0, ['here', 'gentle']]);
});

test('who was played against last is played against again, and two at one screen begin at once', async (t) => {
  const { app } = await atStart({ width: 390, height: 844, touch: true });
  await press(app, 'start.new');
  await press(app, 'setup.player.2.who');
  await waitScreen(app, 'setup+seat');
  await press(app, 'seat.sharp');
  await waitScreen(app, 'setup');
  await press(app, 'setup.back');
  const back = () => settled(app, (s) => s.screen === 'start' && s.widgets.some((w) => w.id === 'start.play'));
  t.match(widget(await back(), 'start.play').label, /You and Sharp/);
  await app.reload();
  const again = await back();
  t.match(widget(again, 'start.play').label, /You and Sharp/);
  await press(app, 'start.here');
  const table = await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.seats);
  t.deepEqual(table.seats, ['here', 'here']);
});

test('the land of the day has the tiles of its date, for one, and goes on where it was left', async (t) => {
  const { app } = await atStart({ width: 1280, height: 720, day: kDay });
  await press(app, 'start.day');
  await rest(app);
  await press(app, 'day.play');
  let state = await settled(app, (s) => s.screen === 'table' && s.phase === 'place');
  t.deepEqual([state.seed, state.scores.length], ['day-2026-09-21', 1]);
  await app.key('Tab');
  await app.key('Enter');
  const { actions } = await settled(app, (s) => s.actions > 0);
  await press(app, 'table.menu');
  await press(app, 'menu.home');
  await press(app, 'start.day');
  await rest(app);
  await press(app, 'day.play');
  state = await settled(app, (s) => s.screen === 'table');
  t.equal(state.actions, actions);
});
