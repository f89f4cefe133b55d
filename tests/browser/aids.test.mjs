// Player aids: each appears by mouse, key and finger, goes with its switch, and all go with purist. Then
// what concerns everybody who plays otherwise: size of text, left hand, keyboard.
import { readFileSync } from 'node:fs';
import { openPage, test } from './harness.mjs';
import { press, probe, reach, rest, settled, waitScreen } from './player.mjs';
import { stored } from './saved.mjs';

const kSave = readFileSync(new URL('saves/aids.json', import.meta.url), 'utf8');
const kLong = { timeout: 240_000 };
// A line that tells of a feature: that a tile was laid lights nothing.
const tellsOfFeature = (one) => /^chronicle\.\d/.test(one.id) && !/lays a tile/.test(one.label);
const kAids = ['places', 'fits', 'dead', 'features', 'fields', 'tiles', 'projection', 'chronicle'];

const centre = ([x, y, w, h]) => [x + w / 2, y + h / 2];
const within = ([x, y, w, h], [px, py], margin = 0) =>
  px >= x + margin && px <= x + w - margin && py >= y + margin && py <= y + h - margin;
const sameCell = (a, b) => a.x === b.x && a.y === b.y;

const kHasty = { haste: 8 }; // cards come sooner

// The saved game at the table. It has dead spots, unfinished features, and fields that players share.
async function openGame(options = {}, settings = null) {
  const app = await openPage({ width: 1280, height: 720, reduceMotion: true, ...options, storage: stored(kSave, settings ?? {}) });
  await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.art, null, 60_000);
  await app.key('0');
  return { app, state: await rest(app) }; // the land has come to where it stays
}

// Cells and tiles whose middle no panel covers.
const inView = (state, list) => list.filter((one) => within(state.safe, one.px, 12));
const deadCells = async (app, state) => {
  const found = [];
  for (const cell of inView(state, state.open)) {
    if (found.length > 0) break;
    if ((await hoverCard(app, cell.px))?.kind === 'dead') found.push(cell);
  }
  return found;
};

// The mouse rests there; answers the card that opens, null if none does.
async function hoverCard(app, px) {
  await app.page.mouse.move(px[0] + 1, px[1] + 1);
  await app.page.mouse.move(...px);
  return (await rest(app)).card;
}

// Opens the settings, presses switches wherever they are scrolled to, closes them.
async function flip(app, ids) {
  await press(app, 'table.menu');
  await press(app, 'menu.settings');
  let state = await settled(app, (s) => s.screen === 'table+settings');
  for (const id of ids) {
    const before = await reach(app, id);
    await app.click(...centre(before.rect));
    state = await settled(app, (s, [wanted, was]) => {
      const now = s.widgets.find((one) => one.id === wanted);
      return now && (now.checked ?? false) !== was;
    }, [id, before.checked ?? false]);
  }
  await press(app, 'dialog.close');
  return waitScreen(app, 'table');
}

// How the page shows that it offers an aid now.
const kOffers = {
  places: async (app) => (await settled(app)).marks.places > 0,
  projection: async (app) => (await settled(app)).projected !== null,
  dead: async (app) => (await settled(app)).marks.dead > 0,
  fits: async (app, spots) => (await hoverCard(app, spots.empty.px))?.kind === 'fits',
  features: async (app, spots) => (await hoverCard(app, spots.feature))?.kind === 'feature' && (await probe(app)).lit !== null,
  chronicle: async (app) => {
    await app.key('l');
    const line = (await waitScreen(app, 'table+chronicle')).widgets.find(tellsOfFeature);
    await app.page.mouse.move(...centre(line.rect));
    const { lit } = await rest(app);
    await app.key('Escape');
    await waitScreen(app, 'table');
    return lit !== null;
  },
  fields: async (app) => {
    await app.key('f');
    const shown = (await rest(app)).fields;
    if (shown) await app.key('f');
    return shown;
  },
  tiles: async (app) => {
    await app.key('t');
    const shown = (await rest(app)).screen === 'table+tiles';
    if (shown) await app.key('Escape');
    await waitScreen(app, 'table');
    return shown;
  },
};

async function offered(app, spots, keys = kAids) {
  const seen = {};
  for (const key of keys) seen[key] = await kOffers[key](app, spots);
  return seen;
}

// A point on the land with a feature card, and an empty cell where something fits.
async function findSpots(app, state) {
  let empty = null;
  for (const cell of inView(state, state.open)) {
    const card = await hoverCard(app, cell.px);
    if (card?.kind === 'fits') { empty = cell; break; }
  }
  let feature = null;
  for (const tile of inView(state, state.tiles)) {
    const card = await hoverCard(app, tile.px);
    if (card?.kind === 'feature') { feature = tile.px; break; }
  }
  return { empty, feature };
}

test('each has a switch that removes it alone, a reload keeps it, purist removes all', async (t) => {
  const { app, state } = await openGame(kHasty);
  const spots = await findSpots(app, state);
  t.ok(spots.empty && spots.feature);
  const all = Object.fromEntries(kAids.map((key) => [key, true]));
  t.deepEqual(await offered(app, spots), all);
  let off = null;
  for (const key of kAids) {
    await flip(app, [...(off ? [`settings.aid.${off}`] : []), `settings.aid.${key}`]);
    const checked = off ? [off, key] : [key];
    off = key;
    t.deepEqual(await offered(app, spots, checked), Object.fromEntries(checked.map((one) => [one, one !== key])), `without ${key}`);
  }
  await app.reload();
  await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.art, null, 60_000);
  await app.key('0');
  await settled(app);
  t.deepEqual(await offered(app, spots), { ...all, [off]: false }, 'kept over a reload');
  await flip(app, [`settings.aid.${off}`, 'settings.purist']);
  t.deepEqual(await offered(app, spots), Object.fromEntries(kAids.map((key) => [key, false])), 'purist');
  await app.key('w');
  t.equal((await rest(app)).look, undefined, 'nothing to look around for');
  await app.screenshot('aids-purist');
}, kLong);

test('what fits a cell, and dead spots say so', async (t) => {
  const { app, state } = await openGame();
  const { empty } = await findSpots(app, state);
  const card = await hoverCard(app, empty.px);
  t.ok(sameCell(card, empty));
  t.ok(card.kinds.length > 0);
  t.equal(card.kinds.reduce((sum, kind) => sum + kind.left, 0), card.tiles);
  t.ok(card.tiles <= state.left);
  for (let i = 1; i < card.kinds.length; ++i) t.ok(card.kinds[i - 1].left >= card.kinds[i].left, 'the most frequent first');
  t.equal(card.hand, state.cells.some((cell) => sameCell(cell, empty)));
  t.ok(!within(card.rect, empty.px), 'the card lies beside the cell');
  await app.screenshot('aids-fits');
  t.equal(state.marks.dead > 0, true);
  const [dead] = await deadCells(app, state);
  t.ok(dead);
  const tip = await hoverCard(app, dead.px);
  t.equal(tip.tiles, 0);
  t.equal(tip.hand, false);
  t.ok(tip.edges.length > 0, 'it says what would be needed');
  t.ok(!state.cells.some((cell) => sameCell(cell, dead)));
  await app.screenshot('aids-dead');
}, kLong);

test('owner and value of a feature, now and if completed', async (t) => {
  const { app, state } = await openGame(kHasty);
  const seen = {};
  const kinds = ['road owned', 'city owned', 'field owned', 'city done', 'monastery'];
  const missing = () => kinds.filter((kind) => !Object.keys(seen).some((key) => key.startsWith(kind)));
  const monasteriesFirst = inView(state, state.tiles).sort((a, b) => (b.id === 'B') - (a.id === 'B'));
  for (const tile of monasteriesFirst) {
    const [x, y] = tile.px;
    const step = (160 * state.zoom) / 100 / 3.2;
    for (const [dx, dy] of [[0, 0], [0, -step], [step, 0], [0, step], [-step, 0]]) {
      const card = await hoverCard(app, [x + dx, y + dy]);
      if (card?.kind !== 'feature') continue;
      const key = card.feature + (card.complete ? ' done' : '') + (card.owners.length > 0 ? ' owned' : '');
      if (!seen[key]) {
        seen[key] = card;
        await app.screenshot(`aids-${key.replaceAll(' ', '-')}`);
      }
      const most = Math.max(...card.figures);
      if (card.owners.length > 0) t.ok(card.owners.every((seat) => card.figures[seat] === most), 'owners have the most figures');
      else t.equal(most, 0);
      if (card.feature === 'road') t.deepEqual([card.now, card.finished], [card.tiles, card.tiles]);
      if (card.feature === 'city' && !card.complete)
        t.deepEqual([card.now, card.finished], [card.tiles + (card.counters.coats_of_arms ?? 0), 2 * (card.tiles + (card.counters.coats_of_arms ?? 0))]);
      if (card.feature === 'monastery') t.deepEqual([card.now, card.finished], [9 - card.open, 9]);
      if (card.feature === 'field') t.equal(card.now, 3 * card.cities);
      if (card.feature !== 'field') t.equal(card.complete, card.open === 0);
    }
    if (missing().length === 0) break;
  }
  t.deepEqual(missing(), [], 'kinds of features without a card');
}, kLong);

test('looking around by keyboard, over places, features and dead spots', async (t) => {
  const { app } = await openGame();
  await app.key('Tab');
  let state = await settled(app, (s) => s.ghost);
  const ghost = state.ghost;
  await app.key('w');
  state = await settled(app, (s) => s.look && s.card);
  t.ok(sameCell(state.look, ghost), 'starts at the walked cell');
  t.equal(state.card.kind, 'fits');
  t.ok(state.card.hand);
  await app.screenshot('aids-look-cell');
  const kinds = new Set();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'Tab', 'Tab']) {
    await app.key(key);
    await rest(app);
    state = await settled(app, (s) => s.card);
    kinds.add(state.card.kind);
  }
  t.ok(kinds.has('feature'));
  t.ok(state.lit !== null);
  const actions = state.actions;
  await app.screenshot('aids-look-feature');
  await app.key('Escape');
  state = await settled(app, (s) => !s.look && !s.card);
  t.deepEqual([state.actions, sameCell(state.ghost, ghost)], [actions, true], 'looking changes nothing');
  // Enter goes on to lay the tile there
  await app.key('w');
  await settled(app, (s) => s.look);
  await app.key('Enter');
  state = await settled(app, (s) => !s.look);
  t.ok(sameCell(state.ghost, ghost));
}, kLong);

// A finger that comes down, rests and is lifted, while the page's time is held.
async function hold(app, [x, y], whileDown) {
  const session = await app.context.newCDPSession(app.page);
  await app.clock.hold();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await app.clock.pass(0);
  await app.clock.pass(430);
  const early = await probe(app);
  await app.clock.pass(40);
  await app.clock.pass(400); // the card has faded in
  await whileDown(early, await probe(app));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await app.clock.release();
  await session.detach();
}

test('a finger that rests sees the card, clear of itself; the eye button does without holding', async (t) => {
  const { app, state } = await openGame({ width: 390, height: 844, dpr: 2, touch: true, clock: true });
  const cell = inView(state, state.open).find((one) => state.cells.some((place) => sameCell(place, one)));
  await hold(app, cell.px, async (early, held) => {
    t.equal(early.card, null, 'after 430 ms there is none');
    t.equal(held.card?.kind, 'fits');
    t.ok(!within(held.card.rect, cell.px, -10), 'clear of the finger');
    const [x, y, w, h] = held.card.rect;
    t.ok(x >= 0 && x + w <= 390 && y >= held.safe[1] - 1 && y + h <= held.safe[1] + held.safe[3] + 1);
    await app.screenshot('aids-phone-fits');
  });
  let now = await settled(app, (s) => !s.card);
  t.equal(now.ghost, null, 'holding is no tap');
  const tile = inView(state, state.tiles)[0];
  await hold(app, tile.px, async (early, held) => {
    t.equal(held.card?.kind, 'feature');
    t.ok(!within(held.card.rect, tile.px, -10));
    // and what the finger hides, larger, beside it
    const [x, y, w, h] = held.lens;
    const [cx, cy, cw, ch] = held.card.rect;
    t.ok(x >= 0 && y >= 0 && x + w <= 390 && !within(held.lens, tile.px, -20), `the lens is at ${held.lens}`);
    t.ok(cx + cw <= x || cx >= x + w || cy + ch <= y || cy >= y + h, `the card at ${held.card.rect} covers the lens at ${held.lens}`);
    await app.screenshot('aids-phone-feature');
  });
  t.equal((await settled(app, (s) => !s.card)).lens, undefined, 'it goes with the finger');
  await press(app, 'table.look');
  await settled(app, (s) => s.look);
  await rest(app); // what the eye had opened is closed
  await app.click(...cell.px);
  now = await settled(app, (s, c) => s.card?.x === c.x && s.card?.y === c.y, cell);
  t.equal(now.ghost, null, 'a tap looks instead of laying');
  await app.screenshot('aids-phone-look');
  await press(app, 'table.look');
  await settled(app, (s) => !s.look && !s.card);
  await press(app, 'table.tiles');
  await waitScreen(app, 'table+tiles');
  await rest(app);
  await app.screenshot('aids-phone-tiles');
}, kLong);

test('a line of the chronicle lights its feature by Tab and by tap', async (t) => {
  const { app } = await openGame();
  await app.key('l');
  await waitScreen(app, 'table+chronicle');
  let lit = null;
  for (let i = 0; i < 30 && lit === null; ++i) {
    await app.key('Tab');
    lit = (await rest(app)).lit;
  }
  t.notEqual(lit, null);
  await app.key('Enter');
  await settled(app, (s) => s.screen === 'table' && s.lit !== null); // stays lit for a while
  await settled(app, (s) => s.lit === null, null, 8000);
  const phone = (await openGame({ width: 390, height: 844, dpr: 2, touch: true })).app;
  await press(phone, 'table.chronicle');
  const state = await waitScreen(phone, 'table+chronicle');
  const line = state.widgets.filter((one) => tellsOfFeature(one) && within([0, 200, 390, 500], centre(one.rect)))[0];
  await phone.click(...centre(line.rect));
  await settled(phone, (s) => s.screen === 'table' && s.lit !== null);
}, kLong);

// Mean brightness of a part of the screen.
async function brightness(app, [x, y, w, h]) {
  const shot = await app.page.screenshot({ clip: { x, y, width: w, height: h } });
  return app.page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) sum += data[i] + data[i + 1] + data[i + 2];
    return sum / (data.length / 4);
  }, shot.toString('base64'));
}

test('the field view dims all that is no field by a quarter', async (t) => {
  const { app, state } = await openGame({}, { aids: { places: false, dead: false } });
  // bare table, in a corner of the view
  const corner = [state.size[0] - 30, 300, 20, 20];
  const before = await brightness(app, corner);
  await app.screenshot('aids-fields-before');
  await app.key('f');
  await settled(app, (s) => s.fields);
  await rest(app);
  await app.screenshot('aids-fields');
  const after = await brightness(app, corner);
  t.ok(Math.abs(after / before - 0.75) < 0.03, `${after} of ${before}`);
  await app.key('f');
  await settled(app, (s) => !s.fields);
  await rest(app);
  t.ok(Math.abs((await brightness(app, corner)) / before - 1) < 0.02);
}, { seen: true, ...kLong });
