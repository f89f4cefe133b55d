// Whole games through the page: by mouse, by keyboard alone, by touch; a reload in the middle, the same
// link in a second tab, undo, all expansions.
import { createServer } from 'node:http';
import { note, openPage, test, url } from './harness.mjs';
import { begin, chooser, decideByKeyboard, decideByPointer, playOn, probe, rest, settled, toResult } from './player.mjs';
import { kFourteen } from './saved.mjs';

const kQuick = { width: 1180, height: 760, reduceMotion: true, haste: 8 };
const kWholeGame = { timeout: 480_000 };

const tilesOf = (state) => state.tiles.map((tile) => `${tile.id} ${tile.x},${tile.y} ${tile.rotation}`);

test('a whole game by mouse, reloaded in the middle', async (t) => {
  const app = await openPage({ ...kQuick, haste: 24, hash: '#v=1&p=2&e=C2&s=mouse-game' });
  await begin(app);
  const choose = chooser(1);
  const half = await playOn(app, decideByPointer, choose, { stop: (s) => s.left <= 36 });
  await app.screenshot('game-mouse-half');
  const before = await settled(app);
  await app.reload();
  const after = await settled(app, (s) => s.screen === 'table' && s.tiles && s.phase !== 'none', null, 40_000);
  t.deepEqual(tilesOf(after), tilesOf(before));
  t.deepEqual([after.phase, after.who, after.tile, after.scores, after.actions], [before.phase, before.who, before.tile, before.scores, before.actions]);
  await playOn(app, decideByPointer, choose);
  const end = await settled(app, (s) => s.over);
  t.equal(end.left, 0);
  t.equal(end.tiles.length, 72);
  note(`scores ${end.scores.join(' : ')}, half time ${half.scores.join(' : ')}`);
  await toResult(app);
  await rest(app);
  await app.screenshot('game-mouse-end');
}, kWholeGame);

test('a whole game by keyboard alone', async (t) => {
  const app = await openPage({ ...kQuick, haste: 24, hash: '#v=1&p=3&e=C1&s=key-game' });
  await settled(app, (s) => s.screen === 'setup', null, 40_000);
  for (let i = 0; i < 60 && !(await probe(app)).widgets.some((w) => w.id === 'setup.begin' && w.focused); ++i) {
    await app.key('Shift+Tab'); // Begin is the last of the screen
    await settled(app);
  }
  await app.key('Enter');
  await settled(app, (s) => s.screen === 'table' && s.phase === 'place', null, 40_000);
  await playOn(app, decideByKeyboard, chooser(2));
  const end = await settled(app, (s) => s.over);
  t.equal(end.tiles.length, 72);
  t.equal(end.scores.length, 3);
  note(`scores ${end.scores.join(' : ')}`);
  await app.screenshot('game-keyboard-end');
}, kWholeGame);

test('a whole game by touch on a phone', async (t) => {
  const app = await openPage({ ...kQuick, haste: 24, width: 390, height: 844, touch: true, hash: '#v=1&p=2&e=C2&f=0&s=touch-game' });
  app.touch = true;
  await begin(app);
  let shots = 0;
  await playOn(app, decideByPointer, chooser(3), {
    each: async () => {
      const state = await probe(app);
      if (shots === 0 && state.tiles.length > 30 && state.phase === 'figure') {
        shots = 1;
        await app.screenshot('game-touch-figure');
      }
    },
  });
  const end = await settled(app, (s) => s.over);
  t.equal(end.tiles.length, 72);
  await app.screenshot('game-touch-end');
}, kWholeGame);

test('the same link gives the same tiles in a second tab', async (t) => {
  const first = await openPage({ ...kQuick });
  await begin(first);
  const link = await first.page.evaluate(() => location.hash);
  t.match(link, /^#v=1&p=2&e=C2&s=/);
  const second = await openPage({ ...kQuick, hash: link });
  await begin(second);
  for (let i = 0; i < 8; ++i) {
    const [a, b] = [await settled(first), await settled(second)];
    t.equal(a.tile, b.tile);
    t.equal(a.seed, b.seed);
    if (a.phase === 'place') for (const app of [first, second]) { await app.key('Tab'); await app.key('Enter'); }
    else for (const app of [first, second]) await app.key('Space');
    await settled(first, (s, n) => s.actions > n, a.actions);
    await settled(second, (s, n) => s.actions > n, b.actions);
  }
});

test('undo takes back the tile after its figure, redo brings both again', async (t) => {
  const app = await openPage({ ...kQuick, hash: '#v=1&p=2&e=C2&s=undo-game' });
  const start = await begin(app);
  await app.key('Tab');
  await app.key('Enter');
  const figure = await settled(app, (s) => s.phase === 'figure');
  await app.key('1');
  await app.key('Enter');
  const done = await settled(app, (s, n) => s.actions > n, figure.actions);
  await app.key('u');
  await settled(app, (s) => s.phase === 'figure' && s.figures === 0);
  await app.key('u');
  const back = await settled(app, (s) => s.phase === 'place' && s.tiles.length === 1);
  t.equal(back.tile, start.tile);
  await app.reload(); // what was taken back is kept
  await settled(app, (s) => s.phase === 'place' && s.tiles?.length === 1, null, 40_000);
  await app.key('Shift+U');
  await app.key('Shift+U');
  const again = await settled(app, (s, n) => s.actions === n, done.actions);
  t.deepEqual(tilesOf(again), tilesOf(done));
  t.equal(again.figures, done.figures);
});

const kAll = kFourteen.replaceAll(',', '.');
const kAskedByExpansions = ['choose_counter', 'message', 'lay_ferry', 'lay_ingot', 'mage_or_witch', 'place_robber', 'crop_circle', 'open_gift'];

// Some 170 tiles, in a small window. Every expansion's questions come up.
async function allExpansions(t, app, seed, name) {
  await begin(app);
  let decisions = 0;
  const seen = new Set();
  const asked = new Set();
  await playOn(app, decideByPointer, chooser(seed), {
    each: async () => {
      const state = await probe(app);
      ++decisions;
      asked.add(state.asked);
      for (const figure of state.standing) seen.add(figure.piece);
      if (decisions === 120 || decisions === 330) await app.screenshot(`${name}-${decisions}`);
    },
    options: { figures: 0.75 },
  });
  await toResult(app);
  const end = await rest(app);
  note(`${decisions} decisions, ${end.frames} frames`);
  t.ok(end.tiles.length > 165, `${end.tiles.length} tiles`);
  for (const what of kAskedByExpansions) t.ok(asked.has(what), `${what} among ${[...asked].join(' ')}`);
  t.deepEqual([...seen].sort(), ['abbot', 'builder', 'large_meeple', 'meeple', 'pig']);
  await app.screenshot(`${name}-end`);
}

test('all expansions in one game, to the end by clicks', async (t) => {
  const app = await openPage({ ...kQuick, haste: 24, width: 840, height: 620, hash: `#v=1&p=2&e=C2&x=${kAll}&s=all-expansions` });
  await allExpansions(t, app, 11, 'game-all-expansions');
}, kWholeGame);

test('all expansions in one game, to the end by touch on a phone', async (t) => {
  const app = await openPage({ ...kQuick, haste: 24, width: 390, height: 844, touch: true, hash: `#v=1&p=3&e=C2&x=${kAll}&s=all-expansions-touch` });
  app.touch = true;
  await allExpansions(t, app, 8, 'game-all-touch');
}, kWholeGame);

test('works in a frame of another site', async (t) => {
  const host = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><iframe src="${url()}#v=1&p=2&e=C2&s=framed" width="900" height="650"></iframe>`);
  });
  await new Promise((done) => host.listen(0, '127.0.0.1', done));
  try {
    const app = await openPage({ ...kQuick, wait: false });
    await app.page.goto(`http://localhost:${host.address().port}/`);
    const frame = await (await app.page.waitForSelector('iframe')).contentFrame();
    await frame.waitForFunction(() => window.bastide?.probe().screen === 'setup', null, { timeout: 40_000 });
    t.equal(await frame.evaluate(() => window.bastide.probe().widgets.some((w) => w.id === 'setup.begin')), true);
  } finally {
    host.close();
  }
});
