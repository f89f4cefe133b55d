// One's own table: how one has done on this device, and set-ups kept by name.
import { readFileSync } from 'node:fs';
import { openPage, test } from './harness.mjs';
import { faults } from './faults.mjs';
import { begin, drawn, drawnWords, endByKeys, press, probe, reach, rest, settled, waitScreen } from './player.mjs';
import { nearlyOver, stored } from './saved.mjs';

const kNow = Date.parse('2026-11-24T12:00:00Z');
const label = (state, id) => state.widgets.find((w) => w.id === id)?.label;
const kept = async (app, key) => JSON.parse((await app.storage())[key] ?? 'null');

async function openRecord(app) { // from anywhere behind the start screen
  await press(app, 'start.open');
  await press(app, 'open.saves');
  await press(app, 'saves.record');
  return settled(app, (s) => s.screen.endsWith('+record') && s.widgets.some((w) => w.id.startsWith('record.')));
}
const still = async (app, id) => { // in view, and nothing scrolls any more
  await reach(app, id);
  await app.page.waitForTimeout(150);
  await rest(app);
};
const toStart = (app) => settled(app, (s) => s.screen === 'start' && s.widgets.some((w) => w.id === 'start.open'), null, 40_000);

// A record as a browser keeps it.
const game = (id, date, mine, theirs, is = 'gentle', kind = 'carcassonne', name = 'Ann') => ({
  id, date, game: kind, with: [], best: [{ key: 'city', amount: mine - 40, tiles: 6, by: [0] }],
  seats: [{ name, is: 'here', points: mine, turn: 12, from: { city: mine - 10, road: 10 } }, { name: '', is, points: theirs, turn: 8, from: {} }],
});
const kGames = [game(1, '2026-11-20', 80, 60), game(2, '2026-11-21', 64, 90, 'sharp'), game(3, '2026-11-22', 71, 70, 'gentle', 'hunters'), game(4, '2026-11-23', 55, 50, 'gentle', 'carcassonne', 'Ben')];

test('a game that ends is on record, once; taken back and ended otherwise it takes the place of the first', async (t) => {
  const app = await openPage({ width: 1000, height: 720, reduceMotion: true, haste: 4, day: kNow, storage: stored(nearlyOver('own', ['here', 'gentle'], ['Ann', ''])) });
  await settled(app, (s) => s.screen === 'table' && s.seed, null, 40_000);
  t.equal(await kept(app, 'bastide.record'), null);
  await endByKeys(app);
  const { scores } = await probe(app);
  const [one, ...others] = await kept(app, 'bastide.record');
  t.equal(others.length, 0);
  t.equal(one.date, '2026-11-24');
  t.deepEqual(one.seats.map(({ name, is, points }) => [name, is, points]), [['Ann', 'here', scores[0]], ['', 'gentle', scores[1]]]);
  for (const seat of one.seats) t.equal(Object.values(seat.from).reduce((a, b) => a + b, 0), seat.points);
  await app.page.reload();
  await settled(app, (s) => s.screen === 'end' || s.over, null, 40_000);
  await rest(app);
  t.equal((await kept(app, 'bastide.record')).length, 1);
}, { timeout: 120_000 });

test('what it says: games, won, against whom, where points came from, by name and by game; erased, brought back, as a file', async (t) => {
  const app = await openPage({ width: 1280, height: 720, reduceMotion: true, storage: { 'bastide.record': JSON.stringify(kGames) } });
  await toStart(app);
  let state = await openRecord(app);
  t.equal(label(state, 'record.name'), 'Ann');
  t.equal(label(state, 'record.games'), 'Games: 3');
  t.equal(label(state, 'record.won'), 'Won: 2 of 3');
  t.equal(label(state, 'record.average'), 'On average: 71.7');
  for (const [id, text] of [['record.against.gentle', 'Gentle: 2 of 2'], ['record.against.sharp', 'Sharp: 0 of 1']])
    t.equal(label(await settled(app, (s, wanted) => s.widgets.some((w) => w.id === wanted), id), id), text);
  t.match(await drawnWords(app), /Largest city/);
  await press(app, 'record.game.after');
  state = await settled(app, (s) => s.widgets.some((w) => w.id === 'record.game' && w.label === 'The Land'));
  t.equal(label(state, 'record.games'), 'Games: 2');
  await press(app, 'record.name.after');
  state = await settled(app, (s) => s.widgets.some((w) => w.id === 'record.name' && w.label === 'Ben'));
  t.equal(label(state, 'record.won'), 'Won: 1 of 1');
  // as a file
  await still(app, 'record.export');
  const [download] = await Promise.all([app.page.waitForEvent('download'), press(app, 'record.export')]);
  const file = await download.path();
  t.deepEqual(JSON.parse(readFileSync(file, 'utf8')).map(({ id }) => id), [1, 2, 3, 4]);
  // erased in one press, brought back in one
  await still(app, 'record.erase');
  await press(app, 'record.erase');
  await settled(app, (s) => s.widgets.some((w) => w.id === 'record.back'));
  t.equal(await kept(app, 'bastide.record'), null);
  await still(app, 'record.back'); // the paper is smaller now
  await press(app, 'record.back');
  await app.page.waitForFunction(() => JSON.parse(localStorage['bastide.record'] ?? '[]').length === 4, null, { timeout: 20_000 });
  // another browser takes the file, twice without taking anything twice; one that is no record is refused
  const fresh = await openPage({ width: 390, height: 844, touch: true, reduceMotion: true, storage: { 'bastide.record': JSON.stringify([kGames[1]]) } });
  await toStart(fresh);
  await openRecord(fresh);
  for (const [path, notice] of [[file, /3 games were added/], [file, /0 games were added/], [new URL('../../tools/package.json', import.meta.url).pathname, /cannot be opened/]]) {
    await still(fresh, 'record.import');
    const chooser = fresh.page.waitForEvent('filechooser', { timeout: 20_000 });
    await press(fresh, 'record.import');
    await (await chooser).setFiles(path);
    await settled(fresh, (s, text) => s.widgets.some((w) => w.id === 'notice.close' && new RegExp(text).test(w.label)), notice.source, 10_000);
    await press(fresh, 'notice.close');
    t.equal((await kept(fresh, 'bastide.record')).length, 4);
  }
}, { timeout: 180_000 });

for (const locale of ['en-US', 'cs-CZ', 'sk-SK'])
  test(`in ${locale} with large letters on a small screen what points came from is told whole`, async (t) => {
    const castle = game(9, '2026-11-25', 60, 50, 'gentle', 'castle');
    castle.seats[0].from = { tower: 20, path: 14, five_points: 10, courtyard: 9, house: 4, purchase: 3 };
    const app = await openPage({ width: 360, height: 640, touch: true, locale, reduceMotion: true, hash: '#v=1&g=castle&p=2&s=own', storage: {
      'bastide.record': JSON.stringify([castle]), 'bastide.settings': JSON.stringify({ text_scale: 175 }) } });
    await begin(app);
    await press(app, 'table.menu');
    await press(app, 'menu.saves');
    await press(app, 'saves.record');
    await waitScreen(app, 'table+saves+record');
    const found = new Set();
    const seen = new Set();
    for (let i = 0; i < 8; ++i) { // down through the page
      const state = await rest(app);
      for (const { id } of state.widgets) if (id.startsWith('record.from.')) seen.add(id);
      for (const fault of faults(await drawn(app), state.size)) found.add(fault);
      await app.page.mouse.move(state.size[0] / 2, state.size[1] / 2);
      await app.page.mouse.wheel(0, 200);
    }
    t.equal(seen.size, 6);
    t.deepEqual([...found], []);
  });

// In the page: nothing more can be kept, from the start on, for the game may end by its opponent's move.
function full() {
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
}

test('a record that is no record, and a full storage, cost no game', async (t) => {
  // nothing of the first two is a game; the third's points and name are beyond all bounds
  for (const [text, shown] of [['{', /No game has been played/], ['[{"id":1},7]', /No game has been played/],
    [JSON.stringify([{ ...kGames[0], seats: [{ name: 'x'.repeat(500), points: 1e9 }] }]), /^(?!.*(x{100}|1000000000|1e9)).*Statistics/]]) {
    const app = await openPage({ width: 800, height: 600, reduceMotion: true, storage: { 'bastide.record': text } });
    await toStart(app);
    await openRecord(app);
    await rest(app);
    t.match(await drawnWords(app), shown, text.slice(0, 20));
    await app.context.close();
  }
  const save = nearlyOver('full', ['here', 'gentle'], ['Ann', '']);
  const app = await openPage({ width: 800, height: 600, reduceMotion: true, haste: 4, storage: stored(save), first: full });
  await settled(app, (s) => s.screen === 'table' && s.seed, null, 40_000);
  t.equal((await endByKeys(app)).over, true);
  t.equal(await kept(app, 'bastide.record'), null);
}, { timeout: 120_000 });

test('set-ups: kept by name, taken again on another day, the one played last first, by touch', async (t) => {
  const app = await openPage({ width: 390, height: 844, touch: true, reduceMotion: true });
  await toStart(app);
  await press(app, 'start.new');
  await waitScreen(app, 'setup');
  const typed = async (text) => {
    await press(app, 'setups.name');
    await app.page.waitForSelector('input', { state: 'visible' });
    await app.page.keyboard.type(text);
    await app.page.keyboard.press('Enter');
  };
  await press(app, 'setup.saved');
  await waitScreen(app, 'setup+setups');
  await typed('  '); // no name: nothing is kept, and nothing is wrong
  t.doesNotMatch(await drawnWords(app), /keeps nothing/);
  t.equal(await kept(app, 'bastide.setups'), null);
  await typed('Nás dva ქართული');
  await settled(app, (s) => s.widgets.some((w) => w.id === 'setups.0'));
  const [first] = await kept(app, 'bastide.setups');
  t.equal(first.name, 'Nás dva ქართული');
  await app.key('Escape');
  await waitScreen(app, 'setup');
  await press(app, 'setup.add');
  const seed = (await begin(app)).seed;
  // the next day
  await app.page.reload();
  await settled(app, (s) => s.screen === 'table' && s.seed === seed, null, 40_000);
  await press(app, 'table.menu');
  await press(app, 'menu.new');
  await waitScreen(app, 'setup');
  await press(app, 'setup.saved');
  const seats = (count) => settled(app, (s, n) => s.screen === 'setup' && s.widgets.filter((w) => /^setup\.player\.\d\.name$/.test(w.id)).length === n, count);
  const state = await settled(app, (s) => s.widgets.some((w) => w.id === 'setups.1'));
  t.match(label(state, 'setups.0'), /^As you played last\. The Land · .*, .*, /);
  t.match(label(state, 'setups.1'), /^Nás dva ქართული\. The Land/);
  await press(app, 'setups.1');
  await seats(2);
  await press(app, 'setup.saved');
  await press(app, 'setups.0');
  await seats(3);
  await press(app, 'setup.saved');
  await press(app, 'setups.1.delete');
  await settled(app, (s) => !s.widgets.some((w) => w.id === 'setups.1'));
  t.deepEqual(await kept(app, 'bastide.setups'), []);
}, { timeout: 180_000 });
