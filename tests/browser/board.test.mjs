// The land under mouse, finger and key: laying tiles, camera, rest, sharpness, lost contexts, and that
// it is playable before (or without) its pictures.
import { openPage, test, until } from './harness.mjs';
import { probe, repaints, rest, settled } from './player.mjs';
import { kFive, randomGame, stored } from './saved.mjs';

const centre = ([x, y, w, h]) => [x + w / 2, y + h / 2];

async function press(app, id) {
  const { widgets } = await probe(app);
  const widget = widgets.find((w) => w.id === id);
  if (!widget) throw new Error(`no ${id} among ${widgets.map((w) => w.id)}`);
  await app.click(...centre(widget.rect));
  return rest(app);
}

async function startGame(options = {}, rules = 'p=2&e=C2') {
  const app = await openPage({ ...options, hash: `#v=1&${rules}&s=board-test-1` });
  await until(app.page, () => window.bastide.probe().widgets.some((w) => w.id === 'setup.begin'));
  await press(app, 'setup.begin');
  if (!options.noArt) await until(app.page, () => window.bastide.probe().art, null, 30_000);
  return app;
}

// Tries the places until one lets the tile lie in another way too, found with the key R; answers the probe,
// the ghost there and turned once.
async function turnable(app) {
  const { cells } = await rest(app);
  for (const cell of cells) {
    await app.click(...cell.px);
    const first = (await rest(app)).rotation;
    await app.key('r');
    const state = await rest(app);
    if (state.ghost && state.rotation !== first) return state;
  }
  throw new Error('the tile fits everywhere in one way only');
}

test('lays a tile by two clicks and turns it by the right button', async (t) => {
  const app = await startGame();
  let state = await rest(app);
  t.equal(state.phase, 'place');
  const cell = state.cells.find((c) => c.now) ?? state.cells[0];
  await app.click(...cell.px);
  state = await rest(app);
  t.deepEqual([state.ghost.x, state.ghost.y], [cell.x, cell.y]);
  t.ok(state.ghost.fits);
  const before = (await turnable(app)).rotation;
  state = await rest(app);
  await app.click(...centre(state.ghost.rect), { button: 'right' });
  state = await rest(app);
  t.ok(state.ghost.fits, 'turning goes to the next rotation that fits');
  t.notEqual(state.rotation, before);
  await app.click(...centre(state.ghost.rect));
  state = await rest(app);
  t.equal(state.tiles.length, 2);
  await app.screenshot('board-laid');
});

test('walks the places with Tab and arrows, and takes the ghost back with Escape', async (t) => {
  const app = await startGame();
  await app.key('Tab');
  let state = await rest(app);
  t.ok(state.ghost);
  const first = [state.ghost.x, state.ghost.y].join();
  await app.key('Tab');
  state = await rest(app);
  t.notEqual([state.ghost.x, state.ghost.y].join(), first);
  await app.key('Shift+Tab');
  state = await rest(app);
  t.equal([state.ghost.x, state.ghost.y].join(), first);
  await app.key('Escape');
  state = await rest(app);
  t.equal(state.ghost, null);
});

for (const reduceMotion of [false, true]) {
  test(`draws nothing while nothing moves${reduceMotion ? ', with reduced motion' : ''}`, async (t) => {
    const app = await startGame({ reduceMotion });
    await settled(app, (s) => s.fine, null, 40_000); // what comes behind, once the game lies there
    await until(app.page, () => performance.getEntriesByType('resource').some(({ name }) => name.includes('later/rest-')));
    await rest(app);
    await repaints(app, 10); // and is linked
    const before = (await rest(app)).frames;
    await repaints(app, 90);
    t.equal((await probe(app)).frames, before);
    await app.page.mouse.move(640, 360);
    await rest(app);
    t.ok((await probe(app)).frames > before, 'and wakes up for the mouse');
  }, { seen: true });
}

test('has a pixel of canvas for every pixel of the screen, and follows the window', async (t) => {
  const app = await startGame({ width: 700, height: 500, dpr: 3 });
  const size = () => app.page.evaluate(() => { const c = document.getElementById('canvas'); return [c.width, c.height]; });
  t.deepEqual(await size(), [2100, 1500]);
  await app.page.setViewportSize({ width: 360, height: 640 });
  await rest(app);
  t.deepEqual(await size(), [1080, 1920]);
  t.deepEqual((await probe(app)).size, [360, 640]);
}, { seen: true });

test('zooms by the wheel about the pointer and pans by dragging', async (t) => {
  const app = await startGame();
  let state = await rest(app);
  const zoom = state.zoom;
  await app.page.mouse.move(...state.tiles[0].px);
  await app.page.mouse.wheel(0, -240);
  state = await rest(app);
  t.ok(state.zoom > zoom);
  const [x, y] = state.tiles[0].px;
  await app.drag(x, y, x + 60, y + 40);
  state = await rest(app);
  t.ok(Math.abs(state.tiles[0].px[0] - x - 60) < 2 && Math.abs(state.tiles[0].px[1] - y - 40) < 2);
  t.equal(state.ghost, null, 'a drag is no click');
});

test('plays by touch: tap, tap the tile to turn, pinch', async (t) => {
  const app = await startGame({ width: 390, height: 844, dpr: 2, touch: true });
  let state = await rest(app);
  await app.click(...(state.cells.find((c) => c.now) ?? state.cells[0]).px);
  state = await rest(app);
  t.ok(state.ghost);
  await app.click(...centre(state.ghost.rect));
  state = await rest(app);
  t.ok(state.ghost && state.tiles.length === 1, 'a tap on the ghost lays nothing');
  const zoom = state.zoom;
  const touch = await fingers(app);
  await touch('touchStart', [150, 300]);
  await touch('touchStart', [150, 300], [230, 300]);
  for (let i = 1; i <= 6; ++i) await touch('touchMove', [150 - i * 8, 300], [230 + i * 8, 300]);
  await touch('touchEnd');
  state = await rest(app);
  t.ok(state.zoom > zoom * 1.5, `zoom went from ${zoom} to ${state.zoom}`);
  await app.click(...centre(state.widgets.find((item) => item.id === 'table.menu').rect));
  await settled(app, (s) => s.screen === 'table+menu'); // the first tap after a pinch counts
});

const fingers = async (app) => {
  const cdp = await app.context.newCDPSession(app.page);
  return (type, ...points) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
};

test('turns the tile in hand by a twist of two fingers', async (t) => {
  const app = await startGame({ width: 390, height: 844, touch: true });
  let state = await turnable(app); // where the twist can end in another rotation
  const before = state.rotation;
  const zoom = state.zoom;
  const [x, y] = centre(state.ghost.rect);
  const touch = await fingers(app);
  const at = (angle) => [[x + 30 * Math.cos(angle), y + 30 * Math.sin(angle)], [x - 30 * Math.cos(angle), y - 30 * Math.sin(angle)]];
  await touch('touchStart', at(0)[0]);
  await touch('touchStart', ...at(0));
  for (let i = 1; i <= 6; ++i) await touch('touchMove', ...at((i * Math.PI) / 12));
  await touch('touchEnd');
  state = await rest(app);
  t.notEqual(state.rotation, before);
  t.equal(state.zoom, zoom, 'a twist is no pinch');
  t.equal(state.tiles.length, 1);
});

test('a tile is dragged from its panel to the land, by finger and by mouse', async (t) => {
  for (const device of [{ width: 390, height: 844, touch: true }, { width: 1280, height: 760 }]) {
    const app = await startGame(device);
    let state = await rest(app);
    const cell = state.cells.find((c) => c.now) ?? state.cells[0];
    const from = centre(state.widgets.find((w) => w.id === 'table.tile').rect);
    const above = device.touch ? 56 : 0; // the tile floats above a finger
    const path = Array.from({ length: 8 }, (_, i) => [
      from[0] + ((cell.px[0] - from[0]) * (i + 1)) / 8, from[1] + ((cell.px[1] + above - from[1]) * (i + 1)) / 8]);
    if (device.touch) {
      const touch = await fingers(app);
      await touch('touchStart', from);
      for (const point of path) await touch('touchMove', point), await repaints(app, 2);
      await app.screenshot('board-carry');
      await touch('touchEnd');
    } else {
      await app.page.mouse.move(...from);
      await app.page.mouse.down();
      for (const point of path) await app.page.mouse.move(...point), await repaints(app, 2);
      await app.page.mouse.up();
    }
    state = await settled(app, (s) => s.ghost);
    t.deepEqual([state.ghost.x, state.ghost.y], [cell.x, cell.y]);
    t.equal(state.tiles.length, 1, 'it lies there to be looked at first');
  }
});

test('the wheel turns a tile that is held', async (t) => {
  const app = await startGame();
  const state = await turnable(app);
  const before = state.rotation;
  await app.page.mouse.move(...centre(state.ghost.rect));
  await app.page.mouse.down();
  await app.page.mouse.wheel(0, -100);
  const turned = await settled(app, (s, was) => s.rotation !== was, before);
  await app.page.mouse.up();
  t.equal(turned.zoom, state.zoom);
  t.equal((await rest(app)).tiles.length, 1, 'nor is it laid by letting go');
});

test('the land alone: a button of the eye, a key, and back', async (t) => {
  for (const device of [{ width: 390, height: 844, touch: true }, { width: 1280, height: 760 }]) {
    const app = await startGame(device);
    await app.page.waitForTimeout(600); // in its first moments a new game is framed as its panels come
    const before = await rest(app);
    if (device.touch) {
      await press(app, 'table.eye');
      await press(app, 'table.alone');
    } else {
      await app.key('v');
    }
    const state = await settled(app, (s) => s.covered.length === 1);
    t.deepEqual(state.tiles[0].px, before.tiles[0].px, 'the land stays where it is');
    await app.screenshot(`board-alone-${device.width}`);
    await app.click(...(state.cells.find((c) => c.now) ?? state.cells[0]).px); // it plays all the same
    await settled(app, (s) => s.ghost?.fits);
    await rest(app);
    await press(app, 'ghost.place');
    await settled(app, (s) => s.tiles.length === 2);
    await press(app, 'table.eye');
    await settled(app, (s) => s.widgets.some((w) => w.id === 'table.menu'));
  }
});

test('on a phone no button covers a place for a figure', async (t) => {
  // one of the places is that of an abbot far away, who may come home
  const save = randomGame({ seed: '77', compact: 'yes', actions: 70, players: 4, expansions: kFive });
  const app = await openPage({ width: 390, height: 844, touch: true, storage: stored(save) });
  await settled(app, (s) => s.screen === 'table' && s.phase === 'figure' && s.art, null, 40_000);
  const { spots } = await rest(app);
  t.ok(spots.length > 3, `${spots.length} places`);
  for (const spot of spots) {
    await app.click(...spot.px);
    await settled(app, (s, index) => s.spots[index].chosen, spot.index);
  }
  await app.screenshot('board-phone-spots');
});

test('comes back after the graphics context was lost', async (t) => {
  const app = await startGame({ expectErrors: true });
  await rest(app);
  await app.page.evaluate(async () => {
    const canvas = document.getElementById('canvas');
    const lose = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    const lost = new Promise((done) => canvas.addEventListener('webglcontextlost', done, { once: true }));
    lose.loseContext();
    await lost;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    lose.restoreContext();
  });
  await until(app.page, () => window.bastide.probe().art, null, 30_000);
  const state = await rest(app);
  await app.screenshot('board-context');
  await app.click(...state.cells[0].px);
  t.ok((await rest(app)).ghost);
}, { seen: true });

test('is playable without its pictures', async (t) => {
  const app = await openPage({ wait: false, expectErrors: true });
  await app.page.route('**/art/**', (route) => route.abort());
  await app.page.goto(app.page.url() + '#v=1&p=2&e=C2&s=board-test-1');
  await app.page.reload();
  await app.ready();
  await press(app, 'setup.begin');
  await app.key('Tab');
  await rest(app);
  await app.key('Enter');
  const state = await rest(app);
  t.equal(state.tiles.length, 2);
  await app.screenshot('board-plain');
}, { seen: true });
