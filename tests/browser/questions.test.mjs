// What each of the smaller expansions, the towers and the gifts ask, answered once through the page: on the
// land, on the scoreboard, with the mouse, a finger or keys.
import { openPage, test } from './harness.mjs';
import { drawn, press, probe, rest, settled, widget } from './player.mjs';
import { savedGame } from './saved.mjs';
import { share } from './watch.mjs';

const kDesk = { width: 1440, height: 900, reduceMotion: true };
const kPhone = { width: 390, height: 844, touch: true, reduceMotion: true };

async function openAt(game, screen = kDesk) {
  const app = await openPage({ ...screen, storage: savedGame(game) });
  app.touch = screen.touch;
  await settled(app, (s) => s.screen.startsWith('table') && s.phase !== 'none' && s.art, null, 40_000);
  return app;
}

// Lays the tile in hand on that cell as it first fits.
async function lay(app, x, y) {
  const state = await settled(app, (s) => s.phase === 'place');
  await app.click(...state.cells.find((cell) => cell.x === x && cell.y === y).px);
  await settled(app, (s) => s.ghost?.fits);
  await press(app, 'ghost.place');
  return settled(app, (s, n) => s.actions > n, state.actions);
}

async function skip(app) {
  const state = await settled(app, (s) => s.phase === 'figure');
  await press(app, 'table.skip');
  return settled(app, (s, n) => s.actions > n, state.actions);
}

// Points at a place on the land, then confirms.
async function point(app, wanted) {
  await settled(app, (s) => s.phase === 'figure');
  const state = await rest(app);
  const spot = state.spots.find((one) => one.px && wanted(one));
  if (!spot) throw new Error(`no such place among ${JSON.stringify(state.spots)}`);
  await app.click(...spot.px);
  await settled(app, (s, i) => s.spots[i]?.chosen, spot.index);
  await press(app, 'table.confirm');
  return settled(app, (s, n) => s.actions > n, state.actions);
}

// Answers a question that is asked on the scoreboard, which opens by itself.
async function onScoreboard(app, id) {
  const state = await settled(app, (s, wanted) => s.screen === 'table+scoreboard' && s.widgets.some((w) => w.id === wanted), id);
  await press(app, id);
  return settled(app, (s, n) => s.actions > n, state.actions);
}

const asked = (what) => (state) => state.asked === what;
const labels = (state, prefix) => state.widgets.filter((item) => item.id.startsWith(prefix)).map((item) => item.label);
const tokens = (state) => state.tokens.map(({ token, x, y, count }) => `${token} ${x},${y} ${count}`).sort();
const standing = (state) => state.standing.map(({ seat, piece, kind, x, y }) => `${seat} ${piece} ${kind} ${x},${y}`).sort();

test('FLY-01 FLY-03 a meeple flies where the die says and lands where it is told: mouse', async (t) => {
  const app = await openAt({ expansions: ['flying_machines'], deck: ['FlugB', 'U', 'V', 'E'], chance: { rolls: [1] } });
  await lay(app, 1, 0);
  let state = await settled(app, (s) => s.phase === 'figure');
  const machine = state.spots.find((spot) => !spot.kind);
  await app.click(...machine.px);
  await settled(app, (s, i) => s.spots[i].chosen, machine.index);
  await rest(app);
  await app.screenshot('expansions-flight');
  await press(app, 'table.confirm');
  state = await settled(app, asked('land'));
  t.deepEqual(state.spots.map(({ x, y, kind }) => `${kind} ${x},${y}`).sort(), ['city 0,0', 'road 0,0']);
  await rest(app);
  await app.screenshot('expansions-flight-landing');
  state = await point(app, (spot) => spot.kind === 'city');
  t.deepEqual(standing(state), ['0 meeple city 0,0']);
});

test('FER-01 FER-03 a ferry is laid on its lake and moved when its road goes on: touch', async (t) => {
  const app = await openAt({ expansions: ['ferries'], deck: ['FährH', 'U', 'V', 'E'] }, kPhone);
  await lay(app, 1, 0);
  let state = await skip(app);
  t.equal(state.asked, 'lay_ferry');
  t.equal(state.spots.length, 6, 'every two of four roads');
  await rest(app);
  await app.screenshot('expansions-ferry');
  state = await point(app, (spot) => spot.segment === 1 && spot.other === 3);
  t.deepEqual(tokens(state), ['ferry 1,0 1']);
  await lay(app, 2, 0);
  state = await skip(app);
  t.equal(state.asked, 'move_ferry');
  t.ok(widget(state, 'table.skip'), 'it may stay');
  state = await point(app, (spot) => spot.segment === 0 && spot.other === 3);
  t.deepEqual(tokens(state), ['ferry 1,0 1']);
});

for (const [way, screen] of [['touch', kPhone], ['mouse', kDesk]])
  test(`FER-01 a ferry joins the two roads that are pointed at, one after the other: ${way}`, async (t) => {
    const app = await openAt({ expansions: ['ferries'], deck: ['FährH', 'U', 'V', 'E'] }, screen);
    await lay(app, 1, 0);
    await skip(app);
    const state = await rest(app);
    const [[x, y], [beside]] = [[1, 0], [0, 0]].map(([i, k]) => state.tiles.find((tile) => tile.x === i && tile.y === k).px);
    const road = async (across, down) => {
      await app.click(x + across * 0.4 * (x - beside), y + down * 0.4 * (x - beside));
      return rest(app);
    };
    const chosen = ({ spots }) => spots.filter((spot) => spot.chosen).map((spot) => Math.abs(spot.segment - spot.other));
    t.deepEqual(chosen(await road(0, -1)), [], 'one road is no ferry');
    t.deepEqual(chosen(await road(0, 1)), [2], 'of four roads in a ring those on opposite sides');
    await road(0, -1);
    t.deepEqual(chosen(await road(-1, 0)), [1], 'another pair, as long as it is not confirmed');
    const last = await settled(app, (s) => s.asked === 'lay_ferry');
    await press(app, 'table.confirm');
    t.deepEqual(tokens(await settled(app, (s, n) => s.actions > n, last.actions)), ['ferry 1,0 1']);
  });

test('GOLD-01 two ingots, the second on a neighbour: keys', async (t) => {
  const app = await openAt({ expansions: ['gold_mines'], deck: ['E', 'GoldA', 'U', 'V'], actions: ['place E 0,-1 180', 'pass'] });
  await lay(app, 1, 0);
  let state = await settled(app, (s) => s.phase === 'figure');
  if (state.asked === 'deploy') state = await skip(app);
  t.equal(state.asked, 'lay_ingot');
  t.deepEqual(state.spots.map(({ x, y }) => `${x},${y}`), ['0,-1', '0,0']);
  await app.key('Tab');
  await settled(app, (s) => s.spots[0].chosen);
  await rest(app);
  await app.screenshot('expansions-ingot');
  await app.key('Enter');
  state = await settled(app, (s) => s.asked !== 'lay_ingot');
  t.deepEqual(tokens(state), ['ingot 0,-1 1', 'ingot 1,0 1']);
  await rest(app);
  await app.screenshot('expansions-ingots');
});

test('MAGE-01 the witch goes to a city, not the mage: mouse, in Czech', async (t) => {
  const app = await openAt({ expansions: ['mage_witch'], deck: ['MaHeA', 'U', 'V', 'E'] }, { ...kDesk, locale: 'cs-CZ' });
  await lay(app, 1, 0);
  let state = await settled(app, (s) => s.phase === 'figure');
  if (state.asked === 'deploy') state = await skip(app);
  t.equal(state.asked, 'mage_or_witch');
  const spot = (await rest(app)).spots.find((one) => one.x === 0 && one.kind === 'city');
  await app.click(...spot.px);
  await settled(app, (s, i) => s.spots[i].chosen, spot.index);
  await rest(app);
  await app.screenshot('expansions-witch');
  await press(app, 'figure.piece.2');
  await press(app, 'table.confirm');
  state = await settled(app, (s) => s.asked !== 'mage_or_witch');
  t.deepEqual(tokens(state), ['witch 0,0 1']);
  await rest(app);
  await app.screenshot('expansions-witch-stands');
});

// Red closes a road of five tiles.
const kFive = {
  expansions: ['messages'], deck: ['A', 'U', 'U', 'E', 'A', 'V', 'V'], chance: { messages: [6] },
  actions: ['place A -1,0 270', 'deploy meeple -1,0/0', 'place U 1,0 0', 'pass', 'place U 2,0 0', 'deploy meeple 2,0/1', 'place E 0,-1 180', 'pass'],
};

test('LET-01 LET-02 LET-06 which counter moves is asked on the scoreboard; a message is read and performed', async (t) => {
  const app = await openAt(kFive, kPhone);
  await lay(app, 3, 0);
  await skip(app);
  let state = await settled(app, (s) => s.screen === 'table+scoreboard');
  t.equal(state.asked, 'choose_counter');
  t.deepEqual(labels(state, 'choice.'), ['Counter, from 0 to 5 · a message', 'Messenger, from 0 to 5 · a message']);
  await rest(app);
  await app.screenshot('expansions-counter-phone');
  state = await onScoreboard(app, 'track.2');
  t.deepEqual(state.scores, [5, 0]);
  state = await settled(app, (s) => s.screen === 'table' && s.widgets.some((w) => w.id === 'choice.1'));
  t.equal(state.asked, 'message');
  t.deepEqual(labels(state, 'choice.'), ['Do what it says, 2 points', 'Take 2 points instead']);
  await rest(app);
  await app.screenshot('expansions-message-phone');
  await press(app, 'choice.1');
  state = await onScoreboard(app, 'choice.1');
  t.deepEqual(state.scores, [7, 0]);
});

test('LET-09 a message that cannot be performed is told, not asked about', async (t) => {
  const app = await openAt({ ...kFive, chance: { messages: [1] } }, kPhone); // no road is left to be scored
  await lay(app, 3, 0);
  await skip(app);
  await settled(app, (s) => s.screen === 'table+scoreboard');
  await rest(app);
  let state = await onScoreboard(app, 'track.2');
  state = await settled(app, (s) => s.screen === 'table' && s.asked === 'message' && s.widgets.some((w) => w.id === 'choice.1'));
  t.deepEqual(labels(state, 'choice.'), ['Take 2 points instead']);
  t.match(await app.page.evaluate(() => document.getElementById('live').textContent), /what the message says cannot be done\. You take 2 points instead\./);
  state = await rest(app);
  await app.screenshot('expansions-message-only-phone');
  const half = state.zoom / 2;
  t.deepEqual(state.tiles.filter(({ px: [x, y] }) => x < half || x > 390 - half || y < half || y > state.safe[3] - half), [], 'all of the land is in view');
  await press(app, 'choice.1');
  state = await onScoreboard(app, 'choice.1');
  t.deepEqual(state.scores, [7, 0]);
});

test('LET-01 on a desktop the counters are chosen by key, without the mouse', async (t) => {
  const app = await openAt({ ...kFive, actions: [...kFive.actions, 'place A 3,0 90', 'pass'] });
  let state = await settled(app, (s) => s.screen === 'table+scoreboard');
  await rest(app);
  await app.screenshot('expansions-counter');
  await app.key('1');
  state = await settled(app, asked('message'));
  t.deepEqual(state.scores, [5, 0]);
  await rest(app);
  await app.screenshot('expansions-message');
  const said = await app.page.evaluate(() => [...document.querySelectorAll('#live > div')].map((line) => line.textContent).join(' '));
  t.match(said, /2 points for each of your farmers\. 1: Do what it says, 2 points\. 2: Take 2 points instead\./);
  await app.key('2');
  state = await settled(app, (s) => s.screen === 'table+scoreboard');
  t.equal(state.asked, 'choose_counter');
});

test('ROB-01 robbers go beside counters; who is asked is named when it is not their turn', async (t) => {
  const app = await openAt({
    expansions: ['robbers'], deck: ['E', 'RaubB', 'U', 'V'],
    actions: ['place E 0,-1 180', 'deploy meeple 0,-1/0'],
  });
  await lay(app, 1, 0);
  let state = await settled(app, (s) => s.screen === 'table+scoreboard');
  t.deepEqual([state.asked, state.who], ['place_robber', 1]);
  t.deepEqual(labels(state, 'choice.'), ['Space 4, half of the next points: Blue', 'No, thanks']);
  await rest(app);
  await app.screenshot('expansions-robber');
  await press(app, 'track.1');
  state = await settled(app, (s) => s.who === 0 && s.screen === 'table+scoreboard');
  t.deepEqual(labels(state, 'choice.'), ['Space 0, half of the next points: Red', 'No, thanks']);
  await rest(app);
  await app.screenshot('expansions-robber-other');
  await onScoreboard(app, 'choice.2');
  state = await settled(app, (s) => s.screen === 'table' && s.who === 1);
  await app.key('c');
  await settled(app, (s) => s.screen === 'table+scoreboard');
  await rest(app);
  await app.screenshot('expansions-robber-stands');
});

test('CROP-02 CROP-04 a crop circle: A with those it touches, then another player adds a farmer', async (t) => {
  const app = await openAt({
    expansions: ['crop_circles'], deck: ['U', 'Korn3', 'V', 'V'],
    actions: ['place U 1,0 0', 'deploy meeple 1,0/1'],
  });
  await lay(app, 0, -1);
  let state = await settled(app, (s) => s.phase !== 'place');
  if (state.asked === 'deploy') state = await skip(app);
  state = await settled(app, asked('crop_circle'));
  t.deepEqual(labels(state, 'choice.'), ['Everybody may add a meeple, Blue', 'Everybody must take a meeple back, Blue']);
  await rest(app);
  await app.screenshot('expansions-circle');
  await press(app, 'choice.1');
  state = await settled(app, asked('crop_add'));
  t.equal(state.who, 0, 'asked in the turn of another');
  await rest(app);
  await app.screenshot('expansions-circle-add');
  state = await point(app, (spot) => spot.kind === 'field');
  t.deepEqual(standing(state), ['0 meeple field 1,0', '0 meeple field 1,0']);
});

const notice = (state) => state.widgets.find((item) => item.id === 'notice.close')?.label ?? '';
const live = (app) => app.page.evaluate(() => document.getElementById('live').textContent);

// The first thief finds no tower: the tower tile TT-C is in hand (TOW-09).
const kTowers = { expansions: ['tower_thieves'], deck: ['TT-H', 'TT-C', 'U', 'TT-O', 'V', 'E', 'E', 'V', 'V'] };

test('TOW-03 TOW-05 TOW-06 a guard goes on a tower, sees along row and column, and catches a thief: mouse', async (t) => {
  const app = await openAt(kTowers);
  let state = await probe(app);
  t.equal(state.tile, 'TT-C');
  await press(app, 'table.eye');
  state = await rest(app);
  t.deepEqual(labels(state, 'table.aside.'), ['Stolen tile, worth 4 points', '20 tower pieces left']);
  state = await lay(app, 1, 0);
  t.deepEqual(tokens(state), ['tower_piece 1,0 1']);
  state = await settled(app, (s) => s.phase === 'figure' && s.spots.some((spot) => !spot.kind && spot.px));
  const tower = state.spots.find((spot) => !spot.kind);
  await app.click(...tower.px);
  await settled(app, (s, i) => s.spots[i].chosen, tower.index);
  await rest(app);
  await app.screenshot('expansions-tower-sight');
  t.match(await live(app), /Tower, Meeple, Tower of 1 piece/);
  await press(app, 'table.confirm');
  state = await settled(app, (s) => s.phase === 'place' && s.who === 1);
  t.deepEqual(tokens(state), ['guard 1,0 1', 'tower_piece 1,0 1']);
  await lay(app, 2, 0);
  // one who makes room gets 2 points
  state = await settled(app, (s) => s.phase === 'figure' && s.spots.some((spot) => !spot.kind && spot.px));
  const taken = state.spots.find((spot) => !spot.kind);
  await app.key(String(taken.index + 1));
  await settled(app, (s, i) => s.spots[i].chosen, taken.index);
  t.match(await live(app), /Blue: this guard goes home with 2 points/);
  await rest(app);
  await app.screenshot('expansions-tower-relieved');
  state = await skip(app);
  t.equal(state.tile, 'TT-O');
  t.deepEqual(state.scores, [9, 0], 'the thief and the stolen tile');
  state = await settled(app, (s) => s.widgets.some((item) => item.id === 'notice.close'));
  t.match(notice(state), /Blue meets a thief worth 5 points.*Blue Guards, 9 points.*Blue takes the guard home/);
  await press(app, 'table.eye');
  state = await rest(app);
  t.deepEqual(labels(state, 'table.aside.'), ['19 tower pieces left']);
  await app.screenshot('expansions-thief-caught');
  await app.key('c');
  state = await settled(app, (s) => s.screen === 'table+scoreboard');
  t.deepEqual(labels(state, 'scoreboard.aside.'), ['19 tower pieces left']);
});

test('TOW-06 a thief whom nobody meets takes the tile along: touch, in Slovak', async (t) => {
  const app = await openAt({ ...kTowers, deck: ['TT-H', 'TT-C', 'TT-O', 'TT-D', 'V', 'E'] }, { ...kPhone, locale: 'sk-SK' });
  await lay(app, 1, 0);
  let state = await skip(app);
  t.equal(state.tile, 'TT-D');
  t.deepEqual(tokens(state), ['tower_piece 1,0 2'], 'it has grown');
  state = await settled(app, (s) => s.widgets.some((item) => item.id === 'notice.close'));
  t.match(notice(state), /zlodeja za 5 bodov.*Veža má teraz 2 dieliky.*ujsť.*prichádza o kartičku/);
  await app.screenshot('expansions-thief-phone');
  await press(app, 'table.aside.1');
  state = await settled(app, (s) => s.screen === 'table+scoreboard');
  t.deepEqual(labels(state, 'scoreboard.aside.'), ['Ukradnutá kartička za 5 bodov', 'Zostáva 18 dielikov veží']);
  await rest(app);
  await app.screenshot('expansions-stolen-phone');
});

// Blue has a road, which Red extends for a gift; at Red's next turn it is of use.
const earned = (gift) => ({
  expansions: ['gifts'], deck: ['U', 'U', 'E', 'V', 'W', 'U', 'V', 'E', 'E'], chance: { gifts: [gift] },
  actions: ['place U 1,0 0', 'deploy meeple 1,0/0', 'place U 2,0 0', 'pass', 'place E 0,-1 180', 'deploy meeple 0,-1/0'],
});
const kCleared = 2, kChosen = 5;

// All that somebody could read of it: the screen, the probe, what is read aloud.
async function readable(app) {
  const shown = (await drawn(app)).filter((one) => one.what === 'text').map((one) => one.words).join('\n');
  return [shown, JSON.stringify(await probe(app)), await live(app)].join('\n');
}

test('GIFT-02 GIFT-04 GIFT-10 behind the curtain a gift is nowhere; lifted it is opened, and what roads bring is seen', async (t) => {
  const app = await openAt(earned(kCleared));
  const secret = /Road clearing|is scored as if/;
  let state = await settled(app, (s) => s.phase === 'hidden');
  t.deepEqual([state.asked, state.who], ['open_gift', 1]);
  t.ok(widget(state, 'holding.2.gifts'), 'how many there are is open');
  t.doesNotMatch(await readable(app), secret);
  for (const key of ['1', '2']) await app.key(key);
  await press(app, 'table.secrets');
  await settled(app, (s) => s.screen === 'table+secrets' && s.widgets.some((item) => item.id === 'curtain.lift'));
  t.doesNotMatch(await readable(app), secret);
  await app.key('Escape');
  state = await settled(app, (s) => s.screen === 'table');
  t.equal(state.phase, 'hidden');
  await rest(app);
  await app.screenshot('expansions-curtain');
  await app.key('Enter');
  state = await settled(app, (s) => s.phase === 'choose' && s.widgets.some((item) => item.id === 'choice.1'));
  t.deepEqual(labels(state, 'choice.'), ['Road clearing, 1 road can be scored · 0 for you', 'No, thanks']);
  t.match(await live(app), secret);
  await rest(app);
  await app.screenshot('expansions-gift');
  await press(app, 'choice.2');
  await settled(app, (s) => s.phase === 'place');
  await app.key('h');
  state = await settled(app, (s) => s.screen === 'table+secrets');
  t.match(labels(state, 'secret.').join(), /^Road clearing, An unfinished road/);
  await rest(app);
  await app.screenshot('expansions-secrets');
  await app.key('Escape');
  await settled(app, (s) => s.screen === 'table');
  await app.key('u');
  await settled(app, (s) => s.phase === 'choose');
  await press(app, 'choice.1');
  state = await settled(app, (s) => s.phase === 'figure' && s.asked === 'clear_road' && s.spots[0].px);
  await app.click(...state.spots[0].px);
  await settled(app, (s) => s.spots[0].chosen);
  t.match(await live(app), /Blue \+3/);
  await rest(app);
  await app.screenshot('expansions-clearing');
  await press(app, 'table.confirm');
  state = await settled(app, (s) => s.phase === 'place');
  t.deepEqual(state.scores, [7, 0], 'a city of two tiles, and the road');
});

test('GIFT-10 what one player read is gone when the next is asked: touch', async (t) => {
  const app = await openAt(earned(kCleared), kPhone);
  await settled(app, (s) => s.phase === 'hidden');
  await rest(app);
  await app.screenshot('expansions-curtain-phone');
  await press(app, 'curtain.lift');
  await settled(app, (s) => s.phase === 'choose');
  await rest(app);
  await app.screenshot('expansions-gift-phone');
  t.match(await live(app), /Road clearing/);
  await press(app, 'choice.2');
  await lay(app, 3, 0);
  const state = await skip(app);
  t.equal(state.who, 0);
  t.doesNotMatch(await readable(app), /Road clearing/);
});

for (const [name, screen, least] of [['upright', kPhone, 65], ['lying', { ...kPhone, width: 844, height: 390 }, 70]]) {
  test(`what is asked before the tile is laid has the room of its strip, the tile is seen small: a phone, ${name}`, async (t) => {
    const app = await openAt(earned(kCleared), screen);
    for (const phase of ['hidden', 'choose']) {
      const state = await settled(app, (s, wanted) => s.phase === wanted, phase).then(() => rest(app));
      t.ok(share(state) >= least, `${phase}: ${share(state)} % of the window is land`);
      t.match(widget(state, 'table.hand')?.label ?? '', /city|road|field/i, `${phase}: the tile is told`);
      await press(app, phase === 'hidden' ? 'curtain.lift' : 'choice.2');
    }
    const state = await settled(app, (s) => s.phase === 'place').then(() => rest(app));
    t.ok(widget(state, 'table.tile'), 'the strip comes back with the tile to be laid');
  });
}

test('GIFT-07 two tiles side by side with the places of both: keys', async (t) => {
  const app = await openAt(earned(kChosen));
  await settled(app, (s) => s.phase === 'hidden');
  await app.key('Enter');
  await settled(app, (s) => s.phase === 'choose');
  await app.key('1');
  let state = await settled(app, (s) => s.asked === 'choose_tile' && s.widgets.some((item) => item.id === 'choice.2'));
  t.deepEqual(labels(state, 'choice.').map((label) => label.replace(/\d+/, 'n')), ['The first tile, n places fit.', 'The second tile, n places fit.']);
  await rest(app);
  await app.screenshot('expansions-two-tiles');
  await app.key('2');
  state = await settled(app, (s) => s.phase === 'place');
  t.equal(state.tile, 'W');
});
