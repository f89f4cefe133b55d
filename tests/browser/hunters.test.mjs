// Hunters & Gatherers through the page: set up with its edition and its Scout, played to its end by clicks and by
// touch, menhirs and the shaman used, kept and opened again, told in another language.
import { note, openPage, test, until } from './harness.mjs';
import { randomGame, stored } from './saved.mjs';
import { begin, chooser, decideByPointer, playOn, press, probe, rest, settled, waitScreen } from './player.mjs';

const kQuick = { width: 1180, height: 760, reduceMotion: true, haste: 8 };
const kLong = { haste: 24 }; // a whole game: what is played counts, not its letters
const kPhone = { width: 390, height: 844, touch: true, reduceMotion: true, haste: 8 };
const kWholeGame = { timeout: 480_000 };

// Random games up to a moment: the shaman may call a member back, a tile of the Scout may be played, one that was
// drawn may be refused; the menhir with the shaman is about to be laid.
const kScoutGame = { family: 'hunters', players: 2, expansions: 'scout' };
const kShaman = { ...kScoutGame, compact: 'yes', seed: 'sh1', actions: 15 };
const kPlay = { ...kScoutGame, compact: 'yes', seed: 'sh1', actions: 18 };
const kRefuse = { ...kScoutGame, compact: 'yes', seed: 'sh3', actions: 10 };
const kMenhir = { family: 'hunters', players: 2, edition: '2020', compact: 'yes', seed: 'mn8', actions: 52 };

const tilesOf = (state) => state.tiles.map((tile) => `${tile.id} ${tile.x},${tile.y} ${tile.rotation}`);
const checked = (id) => [(s, wanted) => s.widgets.some((one) => one.id === wanted && one.checked), id];
const unchecked = (id) => [(s, wanted) => s.widgets.some((one) => one.id === wanted && !one.checked), id];

test('set up: edition, forests by their parts, the Scout; what does not go together gives way', async (t) => {
  const app = await openPage({ ...kQuick, width: 1440, height: 900 });
  await settled(app, (s) => s.screen === 'start');
  await press(app, 'start.new');
  await waitScreen(app, 'setup');
  await press(app, 'setup.game.2');
  await settled(app, ...checked('setup.edition.0'));
  await app.screenshot('hunters-setup');
  await press(app, 'setup.option.forest_segments');
  await settled(app, ...checked('setup.option.forest_segments'));
  await press(app, 'setup.expansion.scout');
  await settled(app, ...checked('setup.expansion.scout'));
  await press(app, 'setup.edition.1'); // the Scout belongs to the older edition
  await settled(app, ...unchecked('setup.expansion.scout'));
  await press(app, 'setup.expansion.scout');
  await settled(app, ...checked('setup.edition.0'));
  await press(app, 'setup.edition.1');
  await settled(app, ...unchecked('setup.expansion.scout'));
  await press(app, 'setup.begin');
  await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.art, null, 40_000);
  const hash = await app.page.evaluate(() => location.hash);
  for (const part of [/g=hunters/, /e=2020/, /forest_segments/]) t.match(hash, part);
  t.ok(!/scout/.test(hash), hash);
});

test('a whole game by mouse, reloaded in the middle', async (t) => {
  const app = await openPage({ ...kQuick, ...kLong, hash: '#v=1&g=hunters&p=2&s=hunters-mouse' });
  await waitScreen(app, 'setup'); // once its files are there
  await begin(app);
  const choose = chooser(5);
  await playOn(app, decideByPointer, choose, { stop: (s) => s.left <= 40 });
  const before = await settled(app);
  await app.screenshot('hunters-half');
  await app.reload();
  const after = await settled(app, (s) => s.screen === 'table' && s.tiles && s.phase !== 'none', null, 40_000);
  t.deepEqual(tilesOf(after), tilesOf(before));
  t.deepEqual([after.phase, after.who, after.scores, after.actions], [before.phase, before.who, before.scores, before.actions]);
  await playOn(app, decideByPointer, choose);
  const end = await settled(app, (s) => s.over);
  t.equal(end.left, 0);
  note(`scores ${end.scores.join(' : ')}, ${end.tiles.length} tiles`);
  await rest(app);
  await app.screenshot('hunters-end');
}, kWholeGame);

test('a whole game with the Scout by touch on a phone', async (t) => {
  const app = await openPage({ ...kPhone, ...kLong, hash: '#v=1&g=hunters&p=2&x=scout&s=hunters-touch' });
  app.touch = true;
  await waitScreen(app, 'setup');
  await begin(app);
  const seen = new Set();
  await playOn(app, decideByPointer, chooser(6), {
    each: async () => {
      const state = await probe(app);
      seen.add(state.asked);
      for (const tile of state.tiles ?? []) if (tile.id.startsWith('SC-')) seen.add(tile.id);
    },
  });
  t.equal((await settled(app, (s) => s.over)).left, 0);
  t.ok(seen.has('play'), [...seen].join(' '));
  t.ok([...seen].some((id) => id?.startsWith('SC-')), `no Scout tile was played: ${[...seen].join(' ')}`);
  await app.screenshot('hunters-phone-end');
}, kWholeGame);

for (const [name, size] of [['mouse', kQuick], ['touch', kPhone]]) {
  test(`the shaman calls a member back before the tile is laid, by ${name}`, async (t) => {
    const app = await openPage({ ...size, storage: stored(randomGame(kShaman)) });
    app.touch = name === 'touch';
    const state = await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.art && s.widgets.some((one) => one.id === 'table.beside'), null, 40_000);
    await app.screenshot(`hunters-shaman-${name}`);
    await press(app, 'table.beside');
    await settled(app, (s) => s.phase === 'figure');
    await press(app, 'table.skip'); // to the tile again
    await settled(app, (s) => s.phase === 'place');
    await press(app, 'table.beside');
    await settled(app, (s) => s.phase === 'figure');
    const { spots } = await rest(app);
    await app.click(...spots[0].px);
    await settled(app, (s) => s.spots.some((one) => one.chosen));
    await press(app, 'table.confirm');
    const after = await settled(app, (s, n) => s.actions > n && s.phase === 'place', state.actions);
    t.equal(after.figures, state.figures - 1);
    t.deepEqual(after.cells.length, state.cells.length);
    t.ok(!after.widgets.some((one) => one.id === 'table.beside'), 'once a turn');
  });
}

test('a tile of the Scout is played instead of drawing, by its picture and the keyboard', async (t) => {
  const app = await openPage({ ...kQuick, storage: stored(randomGame(kPlay)) });
  const state = await settled(app, (s) => s.screen === 'table' && s.asked === 'play' && s.art, null, 40_000);
  await rest(app);
  await app.screenshot('hunters-play');
  for (const { label } of state.widgets.filter((one) => /^choice\.\d+$/.test(one.id)).slice(0, -1))
    t.match(label, /^(Scout|Footbridge|Ferryman|Agriculture), .{30}/, 'what the tile does');
  await press(app, 'choice.1');
  const placing = await settled(app, (s, n) => s.actions > n && s.phase === 'place', state.actions);
  t.equal(placing.turn_title, 'prompt.scout');
  await app.key('Tab');
  await app.key('Enter');
  const laid = await settled(app, (s, n) => s.actions > n, placing.actions);
  t.ok(laid.tiles.some((tile) => tile.id.startsWith('SC-')));
});

test('the scout refuses a tile, by its number', async (t) => {
  const app = await openPage({ ...kQuick, storage: stored(randomGame(kRefuse)) });
  const state = await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.art && s.widgets.some((one) => one.id === 'choice.1'), null, 40_000);
  await app.screenshot('hunters-refuse');
  await app.key('1');
  const after = await settled(app, (s, n) => s.actions > n && s.phase === 'place', state.actions);
  t.equal(after.left, state.left);
  t.ok(!after.widgets.some((one) => one.id === 'choice.1'), 'the next one is final');
});

test('2020: a menhir tile is announced and shows its power; the shaman calls back', async (t) => {
  const app = await openPage({ ...kQuick, storage: stored(randomGame(kMenhir)) });
  const state = await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.art, null, 40_000);
  t.equal(state.turn_title, 'prompt.bonus');
  await app.screenshot('hunters-menhir');
  await app.key('Tab');
  await app.key('Enter');
  const asked = await settled(app, (s) => s.asked === 'recall' && s.phase === 'figure');
  t.ok(asked.spots.every((spot) => spot.thing === 'member'));
  await rest(app);
  await app.screenshot('hunters-recall');
  await app.key('1');
  await app.key('Enter');
  const after = await settled(app, (s, n) => s.actions > n, asked.actions);
  t.equal(after.figures, asked.figures - 1);
  await app.key('t');
  await settled(app, (s) => s.screen === 'table+tiles');
  await rest(app);
  await app.screenshot('hunters-tiles');
});

test('another language in the middle of a game', async (t) => {
  const app = await openPage({ ...kQuick, storage: stored(randomGame({ seed: 'speak', family: 'hunters', players: 2, actions: 60 })) });
  await settled(app, (s) => s.screen === 'table' && s.art, null, 40_000);
  const says = async (words) => { // behind the eye
    await press(app, 'table.eye');
    await settled(app, (s, wanted) => s.widgets.some((one) => one.label.includes(wanted)), words);
    await press(app, 'table.eye');
  };
  await says('Meadows');
  await press(app, 'table.menu');
  await press(app, 'menu.settings');
  await rest(app);
  await press(app, 'settings.language.1');
  await rest(app);
  await app.key('Escape');
  await says('Louky');
  await until(app.page, () => document.documentElement.lang === 'cs');
});
