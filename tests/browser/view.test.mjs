// The land comes first, over the beginnings of games (watch.mjs plays whole ones): all that can be answered is in view or
// told of at the window's edge, nothing lies over it, and in a free view nobody moves the land but the player.
import { note, openPage, test } from './harness.mjs';
import { begin, press, rest, settled } from './player.mjs';
import { kGames, kSizes, watch } from './watch.mjs';

for (const [game, size, free] of [
  ['base', '1280x720', false], ['base', '1920x1080', false], ['everything', '390x844', false], ['everything', '1280x720', true], ['castle', '844x390', false],
  ['hunters', '820x1180', false], ['everything', '360x640', true],
]) {
  test(`${free ? 'free' : 'following'}: ${game} at ${size}`, async (t) => {
    const [width, height, touch, land, asked] = kSizes[size];
    const app = await openPage({ width, height, touch, hash: kGames[game]('view-1'), reduceMotion: true, haste: 16 });
    app.touch = touch;
    await settled(app, (s) => s.screen === 'setup', null, 40_000);
    await press(app, 'setup.begin');
    await settled(app, (s) => s.screen.startsWith('table') && s.phase !== 'none', null, 40_000);
    const sum = await watch(app, { decisions: 40, free, least: [land, asked] });
    note(`${sum.decisions} decisions, the land has ${sum.land.toFixed(0)} %, ${sum.asked.toFixed(0)} % while something is asked`);
    t.deepEqual([sum.untold, sum.moved, sum.tabs, free ? 0 : sum.only + sum.covered], [0, 0, 0, 0], sum.wrong.join('\n'));
    t.ok(sum.land >= land && sum.asked >= asked, `${sum.land} % of ${land}, ${sum.asked} % of ${asked}`);
  }, { timeout: 120_000 });
}

test('the view is free from the first drag on, and follows again with one press', async (t) => {
  const app = await openPage({ width: 1280, height: 720, reduceMotion: true, hash: kGames.base('free') });
  await settled(app, (s) => s.screen === 'setup', null, 40_000);
  await press(app, 'setup.begin');
  let state = await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.art, null, 40_000);
  t.ok(state.following && !state.widgets.some((w) => w.id === 'table.follow'));
  await app.drag(700, 650, 100, 650);
  state = await settled(app, (s) => !s.following);
  const at = state.tiles[0].px;
  await app.key('Tab'); // leads to a place, however the land lies
  await settled(app, (s) => s.ghost);
  await app.key('Escape');
  await press(app, 'table.follow');
  await settled(app, (s) => s.following);
  state = await rest(app);
  t.notDeepEqual(state.tiles[0].px, at);
  t.ok(!state.widgets.some((w) => w.id === 'table.follow'), 'and the button goes');
});

// Where a frame takes long, the panels of a new game come after the time that a quick page needs for them.
test('a new game is in view beside its panels, however slow the frames are', async (t) => {
  const app = await openPage({ width: 1000, height: 640, dpr: 1, hash: '#v=1&g=castle&p=2&s=slow', reduceMotion: true, haste: 24 });
  await begin(app);
  const state = await rest(app);
  const corners = state.widgets.filter(({ id }) => id.startsWith('board.thing.'));
  t.ok(corners.length >= 10, `${corners.length} corner towers`);
  const hidden = ([x, y, w, h]) => state.covered.some(([a, b, v, k]) => x < a + v && a < x + w && y < b + k && b < y + h);
  t.deepEqual(corners.filter(({ rect }) => hidden(rect)).map(({ label }) => label), []);
}, { seen: true });
