// The Castle through the page: chosen in the set-up, played to its end by clicks and by touch, kept and opened
// again; its facts and art come when they are wanted, and their absence is told.
import { note, openPage, test, until } from './harness.mjs';
import { randomGame, stored } from './saved.mjs';
import { faults } from './faults.mjs';
import { begin, chooser, decideByPointer, drawn, playOn, press, probe, rest, settled, waitScreen } from './player.mjs';

const kQuick = { width: 1180, height: 760, reduceMotion: true, haste: 8 };
const kLong = { haste: 24 }; // a whole game: what is played counts, not its letters
const kPhone = { width: 390, height: 844, touch: true, reduceMotion: true, haste: 8 };
const kWholeGame = { timeout: 480_000 };
const kTiles = 60;

const asked = (app, file) => app.requests.some((one) => one.endsWith(file));
const tilesOf = (state) => state.tiles.map((tile) => `${tile.id} ${tile.x},${tile.y} ${tile.rotation}`);
const laid = (state) => state.tiles.filter((tile) => !tile.id.startsWith('S')).length; // but the start fields

test('chosen in the set-up; a landscape game asks for nothing of it', async (t) => {
  const app = await openPage({ ...kQuick });
  await settled(app, (s) => s.screen === 'start');
  await press(app, 'start.new');
  await waitScreen(app, 'setup');
  await rest(app);
  const kFiles = ['games/castle.json', 'art/castle.json', 'locales/castle/en.json'];
  t.deepEqual(kFiles.filter((file) => asked(app, file)), [], 'not before it is chosen');
  t.ok(!app.requests.some((one) => one.includes('games/later-')), 'nor its code');
  await press(app, 'setup.game.1');
  await settled(app, (s) => !s.widgets.some((one) => one.id === 'setup.add'));
  t.ok(asked(app, 'games/castle.json') && asked(app, 'locales/castle/en.json'), 'its facts and words');
  t.equal(app.requests.filter((one) => one.includes('games/later-')).length, 1, 'its code');
  await app.screenshot('castle-setup');
  await press(app, 'setup.begin');
  const state = await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.art, null, 40_000);
  t.ok(asked(app, 'art/castle.json'), 'its art');
  t.match(await app.page.evaluate(() => location.hash), /g=castle/);
  t.equal(state.left, kTiles - 1);
  await app.screenshot('castle-begun');
});

test('a whole game by mouse, reloaded in the middle', async (t) => {
  const app = await openPage({ ...kQuick, ...kLong, hash: '#v=1&g=castle&p=2&s=castle-mouse' });
  await waitScreen(app, 'setup'); // once its files are there
  await begin(app);
  const choose = chooser(5);
  await playOn(app, decideByPointer, choose, { stop: (s) => s.left <= 30 });
  const before = await settled(app);
  await app.screenshot('castle-half');
  await app.reload();
  const after = await settled(app, (s) => s.screen === 'table' && s.tiles && s.phase !== 'none', null, 40_000);
  t.deepEqual(tilesOf(after), tilesOf(before));
  t.deepEqual([after.phase, after.who, after.scores, after.actions], [before.phase, before.who, before.scores, before.actions]);
  await playOn(app, decideByPointer, choose);
  const end = await settled(app, (s) => s.over);
  t.equal(end.left, 0);
  note(`scores ${end.scores.join(' : ')}, ${laid(end)} tiles`);
  await rest(app);
  await app.screenshot('castle-end');
}, kWholeGame);

test('a whole game by touch on a phone, every place in view from the first tile on', async (t) => {
  const app = await openPage({ ...kPhone, ...kLong, hash: '#v=1&g=castle&p=2&s=castle-touch' });
  app.touch = true;
  await waitScreen(app, 'setup');
  const state = await begin(app);
  const [x, , w] = state.safe;
  t.ok(state.cells.every(({ px }) => px[0] > x && px[0] < x + w), 'every place is in view');
  await app.screenshot('castle-phone');
  await playOn(app, decideByPointer, chooser(6));
  t.equal((await settled(app, (s) => s.over)).left, 0);
  await app.screenshot('castle-phone-end');
}, kWholeGame);

// Two areas are complete at once: which one is scored first is asked on the board, then a token for one of them.
const kAsked = { seed: 'ord33511', family: 'castle', players: 2, actions: 83 };
const points = (state, seat) => state.scores[seat];

for (const [name, size] of [['mouse', kQuick], ['touch', kPhone]]) {
  test(`the order of scorings and a token, by ${name}`, async (t) => {
    const app = await openPage({ ...size, storage: stored(randomGame(kAsked)) });
    app.touch = name === 'touch';
    const state = await settled(app, (s) => s.screen === 'table' && s.phase === 'figure' && s.spots.length === 2 && s.art, null, 40_000);
    t.deepEqual(state.spots.map((spot) => spot.kind), ['tower', 'house']);
    await rest(app);
    const spot = (await probe(app)).spots.find((one) => one.kind === 'tower');
    await app.click(...spot.px);
    await settled(app, (s) => s.spots.some((one) => one.chosen));
    await press(app, 'table.confirm');
    const use = await settled(app, (s) => s.phase === 'choose');
    await rest(app);
    const tower = (await probe(app)).tiles.find((tile) => tile.x === 5 && tile.y === 4).px;
    const panel = use.widgets.filter((one) => one.id.startsWith('choice.'));
    t.equal(panel.length, 2);
    for (const { label } of panel) t.match(label, /counter on \d+.*\+\d+/); // both answers say what they bring
    for (const { rect: [x, y, w, h] } of panel)
      t.ok(tower[0] < x || tower[0] > x + w || tower[1] < y || tower[1] > y + h, 'the tower is under the question');
    const before = points(use, use.who);
    if (name === 'touch') await press(app, `table.player.${use.who + 1}`); // on a phone its tokens are too small for a finger
    await press(app, name === 'mouse' ? `holding.${use.who + 1}.tower_x4` : 'player.holding.tower_x4');
    const after = await settled(app, (s, n) => s.actions > n && s.phase === 'place', use.actions);
    t.equal(points(after, use.who) - before, 2 * 4 + 2, 'the tower of two tiles at four points, then the house');
    t.ok(!after.widgets.some((one) => one.id.includes('tower_x4')), 'the token is used up');
  });
}

test('another language in the middle of a game: its words come too', async (t) => {
  const app = await openPage({ ...kQuick, expectErrors: true, storage: stored(randomGame({ ...kAsked, actions: 36 })) });
  await settled(app, (s) => s.screen === 'table' && s.art, null, 40_000);
  const says = async (words) => { // behind the eye
    await press(app, 'table.eye');
    await settled(app, (s, wanted) => s.widgets.some((one) => one.label.includes(wanted)), words);
    await press(app, 'table.eye');
  };
  await says('The wall');
  const change = async (language) => {
    await press(app, 'table.menu');
    await press(app, 'menu.settings');
    await rest(app);
    await press(app, `settings.language.${['en', 'cs', 'sk'].indexOf(language)}`);
    await rest(app);
    await app.key('Escape');
  };
  await change('cs');
  await says('Hradby');
  await app.page.route('**/locales/castle/sk.json', (route) => route.abort());
  await change('sk');
  await settled(app, (s) => s.widgets.some((one) => one.id === 'notice.act'));
  await says('Hradby'); // half a language is none
  await app.page.unroute('**/locales/castle/sk.json');
  await press(app, 'notice.act');
  await settled(app, (s) => !s.widgets.some((one) => one.id === 'notice.act'));
  await until(app.page, () => document.documentElement.lang === 'sk'); // the offer goes before the words have come
});

for (const part of ['games/castle.json', 'games/later-*', 'locales/castle/en.json']) {
  test(`what does not come is told and asked for again: ${part}`, async (t) => {
    const app = await openPage({ ...kQuick, expectErrors: true });
    await app.page.route(`**/${part}`, (route) => route.abort());
    await settled(app, (s) => s.screen === 'start');
    await press(app, 'start.new');
    await press(app, 'setup.game.1');
    await settled(app, (s) => s.widgets.some((one) => one.id === 'wait.again'));
    await app.page.unroute(`**/${part}`);
    await press(app, 'wait.again');
    await settled(app, (s) => s.widgets.some((one) => one.id === 'setup.game.1' && one.checked));
    t.ok((await probe(app)).screen.startsWith('setup'));
  });
}

for (const locale of ['en-US', 'cs-CZ', 'sk-SK'])
  test(`in ${locale} with large letters the scores say whole what is still to come on the wall`, async (t) => {
    const app = await openPage({ width: 390, height: 844, touch: true, reduceMotion: true, locale, hash: '#v=1&g=castle&p=2&s=wall',
      storage: { 'bastide.settings': JSON.stringify({ text_scale: 175 }) } });
    await begin(app);
    await press(app, 'table.scoreboard');
    await waitScreen(app, 'table+scoreboard');
    const state = await rest(app);
    const told = await drawn(app);
    t.match(told.filter(({ what }) => what === 'text').map(({ words }) => words).join(' '), / 12\b/);
    t.deepEqual(faults(told, state.size), []);
  });
