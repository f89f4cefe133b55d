// What each expansion adds to a turn, done once through the page: with the mouse, a finger or keys.
import { openPage, test } from './harness.mjs';
import { drawnWords, press, probe, reach, rest, settled, widget, pointAtPlayer } from './player.mjs';
import { savedGame } from './saved.mjs';

const kDesk = { width: 1180, height: 760, reduceMotion: true };
const kPhone = { width: 390, height: 844, touch: true, reduceMotion: true };

// Opens the page at a game kept in its storage.
async function openAt(game, screen = kDesk) {
  const app = await openPage({ ...screen, storage: savedGame(game) });
  await settled(app, (s) => s.screen === 'table' && s.phase !== 'none' && s.art, null, 40_000);
  return app;
}

const at = (x, y) => (place) => place.x === x && place.y === y;

// Lays the tile in hand on that cell, turned as it first fits, by two clicks or taps.
async function lay(app, x, y) {
  const state = await settled(app, (s) => s.phase === 'place' && s.screen === 'table'); // a dialog that a key closes is gone
  await app.click(...state.cells.find(at(x, y)).px);
  await settled(app, (s, n) => s.ghost?.fits && s.actions === n, state.actions);
  await press(app, 'ghost.place');
  return settled(app, (s, n) => s.actions > n, state.actions);
}

// Chooses the place of that kind and the figure: the only one that may stand there, or the one of that name.
async function deploy(app, kind, figure = null) {
  await settled(app, (s, k) => s.spots?.some((spot) => spot.kind === k && spot.px), kind);
  const state = await rest(app); // the land may have moved for the step
  await app.click(...state.spots.find((spot) => spot.kind === kind).px);
  await settled(app, (s) => s.spots.some((spot) => spot.chosen));
  const chosen = await rest(app); // the cards have come to their place
  const cards = chosen.widgets.filter((item) => item.id.startsWith('figure.piece.'));
  if (figure) {
    const card = cards.find((item) => item.label.startsWith(figure));
    if (!card) throw new Error(`no ${figure} among ${cards.map((item) => item.label)}`);
    await press(app, card.id);
    await rest(app);
  } else if (cards.length) {
    throw new Error(`asked which figure, though only one can: ${cards.map((item) => item.label)}`);
  }
  await press(app, 'table.confirm');
  return settled(app, (s, n) => s.actions > n, state.actions);
}

async function skip(app) {
  const state = await settled(app, (s) => s.phase === 'figure' && s.screen === 'table');
  await press(app, 'table.skip');
  return settled(app, (s, n) => s.actions > n, state.actions);
}

const told = (state) => state.widgets.find((item) => item.id === 'notice.close')?.label ?? '';
const chronicle = (state) => state.widgets.filter((item) => item.id.startsWith('chronicle.')).map((item) => item.label).join('\n');
const standing = (state, piece) => state.standing.filter((figure) => figure.piece === piece);

// Two curves: after the first, to the south, the second may not go on to the west.
const kRiver = { expansions: ['river'], farmers: false, deck: ['BB6F7', 'BB6F10', 'BB6F4', 'BB6F12', 'U'], actions: ['place BB6F7 1,0 0'] };

test('RIV-03 RIV-04 the river comes first, and a place it is refused is explained: mouse and keys', async (t) => {
  const app = await openAt(kRiver);
  let state = await probe(app);
  t.equal(state.tile, 'BB6F10');
  t.deepEqual(state.cells.map(({ x, y }) => [x, y]), [[1, 1]], 'only the open end');
  // the mouse rests on a cell beside the spring, then clicks there
  const [ex, ey] = state.cells[0].px;
  const spring = state.tiles[0].px;
  await app.page.mouse.move(spring[0], ey);
  state = await settled(app, (s) => s.bubble !== '');
  t.match(state.bubble, /open end/);
  await app.click(spring[0], ey);
  state = await settled(app, (s) => s.widgets.some((item) => item.id === 'notice.close'));
  t.match(told(state), /open end/);
  await app.screenshot('expansions-river-refused');
  // turning passes over the U-turn
  await app.click(ex, ey);
  state = await settled(app, (s) => s.ghost?.fits);
  t.equal(state.rotation, 180);
  await app.key('r');
  state = await settled(app, (s) => s.widgets.some((item) => item.id === 'notice.close' && item.label.includes('bend')));
  t.equal(state.rotation, 180, 'no other turn is allowed');
  await app.screenshot('expansions-river-u-turn');
  // a step to the west, by key
  await app.key('ArrowLeft');
  await settled(app, (s) => s.widgets.some((item) => item.id === 'notice.close' && item.label.includes('open end')));
  await app.key('Enter');
  state = await settled(app, (s) => s.tiles.length === 3);
  if (state.phase === 'figure') await skip(app);
  t.equal((await settled(app, (s) => s.phase === 'place')).tile, 'BB6F4');
});

test('RIV-04 the U-turn is explained to a finger, in Czech', async (t) => {
  const app = await openAt(kRiver, { ...kPhone, locale: 'cs-CZ' });
  let state = await probe(app);
  await app.click(...state.cells[0].px);
  state = await settled(app, (s) => s.ghost?.fits);
  const [x, y, w, h] = state.ghost.rect;
  await app.click(x + w / 2, y + h / 2);
  state = await settled(app, (s) => s.widgets.some((item) => item.id === 'notice.close'));
  t.match(told(state), /stejnou stranu/);
  await app.screenshot('expansions-river-phone');
});

test('ABB-01 ABB-03 an abbot goes to a monastery and comes home early for its points: touch', async (t) => {
  const app = await openAt({ expansions: ['abbot'], deck: ['B', 'U', 'V', 'E', 'E'], actions: ['place B 0,1 0'] }, kPhone);
  let state = await deploy(app, 'monastery', 'Abbot');
  t.deepEqual(standing(state, 'abbot').map(({ x, y, seat }) => [x, y, seat]), [[0, 1, 0]]);
  await lay(app, 1, 0);
  await skip(app);
  state = await lay(app, 2, 0);
  t.deepEqual(state.scores, [0, 0]);
  state = await settled(app, (s) => s.phase === 'figure');
  await app.click(...state.spots.find((spot) => spot.kind === 'monastery').px);
  state = await settled(app, (s) => s.spots.some((spot) => spot.chosen));
  t.equal(widget(state, 'table.confirm').label, 'Take back: +3');
  await app.screenshot('expansions-abbot');
  state = await deploy(app, 'monastery');
  t.equal(state.scores[0], 3, 'itself and two tiles around');
  t.equal(standing(state, 'abbot').length, 0);
  await press(app, 'table.chronicle');
  state = await settled(app, (s) => s.screen === 'table+chronicle');
  t.match(chronicle(state), /calls the abbot home/);
  await app.screenshot('expansions-abbot-home');
});

test('ABB-03 where nothing but the abbot can be answered with, it is his coming home that is asked, in view', async (t) => {
  const app = await openAt({ expansions: ['abbot'], farmers: false, deck: ['B', 'U', 'U', 'E', 'E'], actions: ['place B 0,1 0', 'deploy abbot 0,1/0', 'place U 1,0 0', 'deploy meeple 1,0/0'] }, kPhone);
  await lay(app, 2, 0);
  const state = await settled(app, (s) => s.phase === 'figure');
  t.deepEqual(state.spots.map(({ kind, x, y }) => [kind, x, y]), [['monastery', 0, 1]]);
  const { spots: [{ px }], safe, covered } = await rest(app);
  const within = ([x, y, w, h]) => px[0] > x && px[0] < x + w && px[1] > y && px[1] < y + h;
  t.ok(within(safe) && !covered.some(within), `${px} in ${safe}`);
  t.match(await drawnWords(app), /Abbot: come home\?/);
  t.match(widget(state, 'table.home').label, /Abbot.*3 points/);
  await press(app, 'table.home');
  await press(app, 'table.confirm');
  t.equal((await settled(app, (s, n) => s.actions > n, state.actions)).scores[0], 3);
});

test('INN-01 INN-02 INN-04 the large meeple on a road with an inn and in a cathedral city', async (t) => {
  const app = await openAt({ expansions: ['inns_cathedrals'], deck: ['EB', 'EK', 'U', 'U'] });
  await lay(app, 1, 0);
  let state = await settled(app, (s) => s.phase === 'figure');
  await app.screenshot('expansions-inn');
  state = await deploy(app, 'road', 'Large meeple');
  t.deepEqual(standing(state, 'large_meeple').map(({ kind, seat }) => [kind, seat]), [['road', 0]]);
  await lay(app, 0, -1);
  state = await deploy(app, 'city', 'Large meeple');
  t.deepEqual(standing(state, 'large_meeple').map(({ kind, seat }) => [kind, seat]), [['road', 0], ['city', 1]]);
  await app.screenshot('expansions-cathedral');
});

test('TRA-03 TRA-04 a builder is sent, and what he builds on earns a second turn', async (t) => {
  const app = await openAt({
    expansions: ['traders_builders'], deck: ['U', 'E', 'U', 'V', 'U', 'V', 'V', 'V'],
    actions: ['place U 1,0 0', 'deploy meeple 1,0/0', 'place E 0,-1 180', 'pass', 'place U 2,0 0'],
  });
  let state = await deploy(app, 'road');
  t.deepEqual(standing(state, 'builder').map(({ x, y }) => [x, y]), [[2, 0]]);
  await lay(app, -1, 0);
  await skip(app);
  await lay(app, 3, 0);
  state = await skip(app);
  t.deepEqual([state.who, state.phase, state.turn_title], [0, 'place', 'prompt.second'], 'the same player again');
  await app.key('l');
  await settled(app, (s) => s.widgets.some((item) => item.id.startsWith('chronicle.') && item.label.includes('second turn')));
  await app.key('l');
  await rest(app);
  await app.screenshot('expansions-second-turn');
  state = await probe(app);
  await lay(app, state.cells[0].x, state.cells[0].y);
  state = await skip(app);
  t.deepEqual([state.who, state.turn_title], [1, ''], 'and no third');
});

test('TRA-01 KING-02 goods are taken and counted, King and Robber Baron shown with what they are worth', async (t) => {
  const app = await openAt({
    expansions: ['traders_builders', 'king_robber'], deck: ['HG', 'E', 'HA', 'A', 'U', 'U', 'V'],
    actions: ['place HG 0,-1 180', 'pass'],
  });
  const held = (state) => state.widgets.filter((item) => item.id.startsWith('holding.')).map((item) => `${item.id} ${item.label}`);
  t.deepEqual(held(await probe(app)), []);
  await lay(app, 1, -1);
  await skip(app);
  let state = await pointAtPlayer(app, 2);
  t.deepEqual(held(state).sort(), ['holding.2.grain Grain: 1 token', 'holding.2.king King: 1 point if the game ended now']);
  await app.key('l');
  state = await settled(app, (s) => s.screen === 'table+chronicle');
  t.match(chronicle(state), /Red takes 1 grain/);
  t.match(chronicle(state), /Red is King: a city of 3 tiles/);
  await app.key('l');
  await lay(app, -1, 0);
  await skip(app);
  await lay(app, 1, 0);
  await skip(app);
  state = await pointAtPlayer(app, 2);
  t.equal(widget(state, 'holding.2.robber_baron').label, 'Robber baron: 1 point if the game ended now');
  await app.screenshot('expansions-titles');
  await app.page.setViewportSize({ width: 360, height: 640 });
  await settled(app, (s) => s.size[0] === 360);
  await rest(app);
  await app.screenshot('expansions-titles-phone');
  await press(app, 'table.player.2');
  await settled(app, (s) => s.screen === 'table+player');
  await app.screenshot('expansions-titles-player');
});

test('TRA-07 a pig joins its farmer: keys', async (t) => {
  const app = await openAt({
    expansions: ['traders_builders'], deck: ['B', 'E', 'B', 'V', 'V'],
    actions: ['place B 0,1 0', 'deploy meeple 0,1/1', 'place E 0,-1 180', 'pass'],
  });
  let state = await probe(app);
  for (let i = 0; i < state.cells.length && !(state.ghost?.x === 0 && state.ghost?.y === 2); ++i) {
    await app.key('Tab');
    state = await settled(app, (s) => s.ghost);
  }
  await app.key('Enter');
  state = await settled(app, (s) => s.phase === 'figure');
  const field = state.spots.find((spot) => spot.kind === 'field');
  t.equal(field.pieces, 1, 'only the pig may join a farmer of its owner');
  await app.key(String(field.index + 1));
  await settled(app, (s, i) => s.spots[i].chosen, field.index);
  await app.screenshot('expansions-pig');
  await app.key('Enter');
  state = await settled(app, (s) => s.phase === 'place');
  t.deepEqual(standing(state, 'pig').map(({ x, y, kind }) => [x, y, kind]), [[0, 2, 'field']]);
});

test('the rules of every expansion can be read at set-up, and those in play from the menu', async (t) => {
  const app = await openPage({ width: 360, height: 640, touch: true, reduceMotion: true, locale: 'sk-SK', hash: '#v=1&p=2&e=C2&x=river.king_robber&s=rules' });
  await settled(app, (s) => s.screen === 'setup', null, 40_000);
  const { rect: [x, y, w, h] } = await reach(app, 'setup.rules.base'); // below the expansions, on a phone
  await app.click(x + w / 2, y + h / 2);
  let state = await settled(app, (s) => s.screen === 'setup+rules' && s.rules);
  let pages = 1;
  while (widget(state, 'rules.next')) {
    await press(app, 'rules.next');
    state = await rest(app);
    ++pages;
  }
  t.equal(pages, 17, 'base game, farmers, fourteen expansions and the house rules');
  await app.screenshot('rules-phone');
  await press(app, 'dialog.close');
  await press(app, 'setup.begin');
  await settled(app, (s) => s.screen === 'table' && s.phase === 'place', null, 40_000);
  await app.page.setViewportSize({ width: 1180, height: 760 });
  await settled(app, (s) => s.size[0] === 1180);
  await press(app, 'table.menu');
  await press(app, 'menu.rules');
  state = await settled(app, (s) => s.widgets.some((item) => item.id === 'rules.river'));
  const listed = state.widgets.filter((item) => item.id.startsWith('rules.')).map((item) => item.id);
  t.deepEqual(listed, ['rules.base', 'rules.farmers', 'rules.river', 'rules.king_robber']);
  await press(app, 'rules.king_robber');
  await settled(app, (s) => s.widgets.some((item) => item.id === 'rules.king_robber' && item.checked));
  await app.screenshot('rules-desktop');
});
