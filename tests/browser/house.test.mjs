// The rules of the house through the page: set up by mouse and by keys, and what each adds to a turn.
import { openPage, test } from './harness.mjs';
import { blind, blindKey, blindPress, blindReach, blindScreen, drawn, pointAtPlayer, press, probe, rest, settled, waitScreen, widget } from './player.mjs';
import { savedGame } from './saved.mjs';

const kDesk = { width: 1180, height: 760, reduceMotion: true };
const kWide = { width: 1440, height: 900, reduceMotion: true };
const kPhone = { width: 390, height: 844, touch: true, reduceMotion: true };

async function openAt(game, screen = kDesk) {
  const app = await openPage({ ...screen, storage: savedGame(game) });
  await settled(app, (s) => s.screen === 'table' && s.phase !== 'none' && s.art, null, 40_000);
  return app;
}

const told = (state) => state.widgets.find((item) => item.id === 'notice.close')?.label ?? '';
const shown = (state, id) => state.widgets.find((item) => item.id === id);
const at = (x, y) => (place) => place.x === x && place.y === y;

async function lay(app, x, y) {
  const state = await settled(app, (s) => s.phase === 'place');
  await app.click(...state.cells.find(at(x, y)).px);
  await settled(app, (s, n) => s.ghost?.fits && s.actions === n, state.actions);
  await press(app, 'ghost.place');
  return settled(app, (s, n) => s.actions > n, state.actions);
}

test('HOUSE-10 HOUSE-11 HOUSE-12 set up by mouse and keys: on a paper of their own, pairs that exclude each other give way', async (t) => {
  const app = await openPage({ ...kWide, hash: '#v=1&p=2&e=C2&s=house' });
  let state = await settled(app, (s) => s.screen === 'setup');
  await blind(app);
  const press = async (id) => { await blindPress(app, id); await drawn(app); state = await probe(app); };
  t.equal(shown(state, 'setup.house').label, 'House rules, None: play as printed');
  t.equal(shown(state, 'setup.option.look_ahead'), undefined, 'not before it is opened');
  await press('setup.house');
  t.equal(state.screen, 'setup+house');
  await press('setup.option.look_ahead'); // by the mouse; what is further down by keys
  t.equal(shown(state, 'setup.option.look_ahead').checked, true);
  await press('setup.option.table');
  await press('setup.option.table_width.less');
  await press('setup.option.table_borders');
  t.equal(shown(state, 'setup.option.table_borders').checked, true);
  await press('setup.option.table_shifting');
  t.equal(shown(state, 'setup.option.table_shifting').checked, true);
  t.match(told(state), /Switched off.*A table, The table's edge completes/);
  t.equal(shown(state, 'setup.option.table_borders').enabled, false, 'it needs a table');
  await press('setup.option.hand_of_three.1');
  t.match(told(state), /Switched off.*Look ahead/);
  await press('dialog.close');
  t.equal(shown(state, 'setup.house').label, 'House rules, 2 on');
  await press('setup.begin');
  await settled(app, (s) => s.screen === 'table' && s.asked === 'choose_from_hand');
  t.match(await app.page.evaluate(() => location.hash), /&o=hand_of_three-open\.table_width-14\.table_shifting&/);
});

test('the house rules lie on a paper of their own, each rule about the table with a picture', async (t) => {
  const app = await openPage({ ...kPhone, hash: '#v=1&p=2&e=C2&s=paper' });
  await waitScreen(app, 'setup');
  await blind(app);
  await blindPress(app, 'setup.house');
  await blindScreen(app, 'setup+house');
  // a long name has two lines
  const left = (all, words) => all.find((one) => one.what === 'text' && (one.words === words || (one.words.length > 7 && words.startsWith(one.words))))?.rect[0];
  let all = await drawn(app);
  const plain = left(all, 'Look ahead');
  await blindReach(app, 'setup.option.table');
  await blindPress(app, 'setup.option.table');
  all = await drawn(app);
  for (const rule of ['A table', 'Width of the table', 'Depth of the table']) t.ok(left(all, rule) > plain + 60, `${rule} has no picture`);
  await blindReach(app, 'setup.option.table_extension');
  all = await drawn(app);
  for (const rule of ["The table's edge completes", 'The table may shift', 'A table to extend']) t.ok(left(all, rule) > plain + 60, `${rule} has no picture`);
});

test('a mix: copies of a set, single tiles left out, no more than 256', async (t) => {
  const app = await openPage({ ...kPhone, hash: '#v=1&p=2&e=C2&x=inns_cathedrals.traders_builders&s=mix' });
  let state = await settled(app, (s) => s.screen === 'setup');
  await blind(app);
  const press = async (id) => { await blindPress(app, id); await drawn(app); state = await probe(app); };
  await press('setup.mix');
  t.equal(state.screen, 'setup+mix');
  await press('mix.set.base.more');
  await press('mix.set.base.more');
  t.equal(shown(state, 'setup.begin').label, '258 tiles, 256 at most');
  t.equal(shown(state, 'mix.set.base.more').enabled, false, 'three copies at most');
  await blindKey(app, 'Escape');
  t.equal(widget(await probe(app), 'setup.begin'), undefined, 'too many: no game begins');
  await press('setup.mix');
  await press('mix.set.base.less');
  for (let i = 0; i < 3; ++i) await press('mix.tile.A.less');
  await press('dialog.close');
  await press('setup.begin');
  state = await settled(app, (s) => s.screen === 'table' && s.phase === 'place', null, 40_000);
  t.equal(state.left, 2 * 72 + 18 + 24 - 3 - 2, 'but the start tile and the one in hand');
  t.match(await app.page.evaluate(() => location.hash), /&k=base-2&l=A\.A\.A&/);
});

test('HOUSE-01 a draw-off is shown before the first turn', async (t) => {
  const app = await openPage({ ...kPhone, hash: '#v=1&p=3&e=C2&o=starting_player-draw_off&n=Ann,Bob,Cyd&s=draw' });
  await waitScreen(app, 'setup');
  await press(app, 'setup.begin');
  let state = await settled(app, (s) => s.screen === 'table+starter' && s.art, null, 40_000);
  t.match(shown(state, 'starter.go').label, /^(Ann|Bob|Cyd) begins$/);
  await rest(app);
  await app.screenshot('house-draw-off');
  await app.key('Enter');
  state = await waitScreen(app, 'table');
  t.equal(state.phase, 'place');
});

const kHand = { options: { hand_of_three: 'open' }, deck: ['U', 'E', 'B', 'V', 'A', 'X', 'L', 'U', 'V', 'V'] };

test('HOUSE-03 one of three tiles is chosen, by mouse and by keys; open hands lie by their holders', async (t) => {
  const app = await openAt(kHand);
  let state = await settled(app, (s) => s.asked === 'choose_from_hand' && s.widgets.some((item) => item.id === 'choice.3'));
  const words = ['choice.1', 'choice.2', 'choice.3'].map((id) => shown(state, id).label);
  await rest(app);
  await app.screenshot('house-hand');
  await press(app, 'choice.2');
  state = await settled(app, (s) => s.phase === 'place');
  t.equal(state.tile, 'E');
  t.match(words[1], /City/, 'named by what is on it');
  t.equal(state.widgets.filter((item) => item.id.startsWith('held.1.')).length, 2, 'two are left in hand');
  await app.key('u'); // taken back: chosen anew
  await settled(app, (s) => s.asked === 'choose_from_hand');
  await app.key('1');
  state = await settled(app, (s) => s.phase === 'place');
  t.equal(state.tile, 'U');
  await lay(app, 1, 0);
  await press(app, 'table.skip');
  state = await settled(app, (s) => s.who === 1 && s.asked === 'choose_from_hand');
  state = await pointAtPlayer(app, 1);
  t.equal(state.widgets.filter((item) => item.id.startsWith('held.1.')).length, 3, 'filled again');
});

test('HOUSE-10 HOUSE-14 the edge of the table: nothing beyond it, a second one is joined from the land', async (t) => {
  const app = await openAt({ options: { table_extension: true, table_width: 5, table_height: 5 }, deck: ['U', 'U', 'U', 'U', 'V'],
    actions: ['place U 1,0 0', 'pass', 'place U 2,0 0', 'pass'] });
  let state = await settled(app, (s) => s.asked === 'extend_table' && s.widgets.some((item) => item.id === 'side.1'));
  t.deepEqual(state.widgets.filter((item) => item.id.startsWith('side.')).map((item) => item.label), ['On the right']);
  t.ok(!state.open.some(at(3, 0)), 'no cell beyond the edge');
  await rest(app);
  await app.screenshot('house-table-edge');
  await press(app, 'side.1');
  state = await settled(app, (s) => s.phase === 'place');
  t.ok(state.cells.some(at(3, 0)), 'the table goes on');
  t.match(told(state), /joins a second table/);
  await app.screenshot('house-table-extended');
  for (let i = 0; i < 3; ++i) await app.key('-');
  state = await rest(app);
  const [x, y] = state.tiles.find(at(0, 0)).px;
  const side = state.tiles.find(at(1, 0)).px[0] - x;
  await app.click(x, y - 3 * side);
  await settled(app, (s) => s.widgets.some((item) => item.id === 'notice.close' && item.label.includes('table ends')));
});

// The page's time is held, so that what flies can be looked at.
test('HOUSE-07 what is paid for a tile flies from who pays to who sold', async (t) => {
  const app = await openPage({ width: 1180, height: 760, clock: true, storage: savedGame({ options: { buying: true }, deck: ['A', 'A', 'E', 'U', 'V', 'V'],
    actions: ['place A 1,0 90', 'pass', 'place A -1,0 270', 'deploy meeple -1,0/0', 'pick:buying 2'] }) });
  await settled(app, (s) => s.asked === 'accept_offer' && s.art, null, 40_000);
  await rest(app);
  await app.clock.hold();
  await app.key('1');
  await app.clock.pass(0);
  await app.clock.pass(300);
  const state = await probe(app);
  t.deepEqual(state.scores, [2, 1]);
  t.deepEqual(state.flies.map(({ seat, amount }) => [seat, amount]), [[1, -2], [0, 2]]);
  const [x, y, w, h] = shown(state, 'table.player.2').rect;
  for (const { px } of state.flies)
    t.ok(px[0] > x && px[0] < x + w && px[1] > y && px[1] < y + h, `${px} is not on the payer's card ${[x, y, w, h]}`);
  await app.screenshot('house-paid');
  await app.clock.release();
});

test('HOUSE-07 the only tile that completes something is bought with points', async (t) => {
  const app = await openAt({ options: { buying: true }, deck: ['A', 'A', 'E', 'U', 'V', 'V'],
    actions: ['place A 1,0 90', 'pass', 'place A -1,0 270', 'deploy meeple -1,0/0'] }, kPhone);
  let state = await settled(app, (s) => s.asked === 'offer' && s.widgets.some((item) => item.id === 'dial.more'));
  t.deepEqual([state.who, state.scores], [1, [0, 3]]);
  await press(app, 'dial.more');
  state = await settled(app, (s) => s.widgets.some((item) => item.id === 'choice.2'));
  t.equal(shown(state, 'choice.2').label, 'Offer 2 points');
  await rest(app);
  await app.screenshot('house-offer');
  await press(app, 'choice.2');
  state = await settled(app, (s) => s.asked === 'accept_offer');
  t.equal(state.who, 0);
  await rest(app);
  await app.screenshot('house-accept');
  await press(app, 'choice.1');
  state = await settled(app, (s) => s.phase === 'place');
  t.deepEqual([state.who, state.tile, state.scores, state.turn_title], [1, 'E', [2, 1], 'prompt.bought']);
});
