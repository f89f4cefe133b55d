// The page itself: it starts under the content security policy, on its own, and quickly enough.
import { openPage, test, until, url } from './harness.mjs';
import { press, probe, repaints, rest, settled, waitScreen, widget } from './player.mjs';
import { randomGame, stored } from './saved.mjs';

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
  await app.page.route('**/art/base_c2.webp', (request) => request.abort());
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

test('the land of the last game lies beside the way back to it', async (t) => {
  const app = await openPage({ width: 390, height: 844, reduceMotion: true, storage: stored(randomGame({ seed: 'beside', actions: 60, compact: 'yes' })) });
  await settled(app, (s) => s.screen === 'table', null, 40_000);
  await press(app, 'table.menu');
  await press(app, 'menu.home');
  const state = await settled(app, (s) => s.screen === 'start' && s.pictures === 1 && s.behind > 0);
  t.ok(widget(state, 'start.continue'));
  await app.screenshot('start-continue');
  await press(app, 'start.continue');
  await waitScreen(app, 'table');
});
