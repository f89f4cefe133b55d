// Computer players at the table: their turns are played there, can be hurried, paused and taken back, and whatever
// fails is told and never stops the game.
import { openPage, test, until } from './harness.mjs';
import { begin, chooser, decideByKeyboard, drawn, drawnWords, press, probe, rest, settled, step, widget } from './player.mjs';
import { kFourteen } from './saved.mjs';

const kSmall = { width: 800, height: 600, reduceMotion: true };
const against = (level, more = '&p=2&e=C2') => `#v=1${more}&i=here,${level}&s=opponents`;
const think = (app, command) => app.page.evaluate((words) => window.bastide.think(words), command);

// From a link to the table; the person's turn, or a computer player's.
async function openGame(hash, options = {}) {
  const app = await openPage({ ...kSmall, hash, ...options });
  await begin(app);
  return app;
}
// One's own decisions, until somebody else is asked.
async function ownTurn(app) {
  for (;;) {
    const state = await settled(app, (s) => s.phase !== 'none');
    if (state.phase === 'waiting' || state.over) return state;
    await step(app);
  }
}
const back = (app, more = 0) => settled(app, (s, n) => s.over || (s.phase !== 'waiting' && s.actions > n), more, 60_000);

test('its turn is played while one looks on, and then it is one’s own again', async (t) => {
  const app = await openGame(against('gentle'));
  for (let i = 0; i < 4; ++i) {
    const mine = (await ownTurn(app)).actions;
    t.equal((await probe(app)).opponent, 'thinks');
    t.match(await drawnWords(app), /Gentle is thinking/);
    const state = await back(app, mine);
    t.ok(state.phase === 'place' || state.phase === 'figure', state.phase);
  }
  const { actions } = await rest(app);
  t.ok(actions >= 8);
});

test('in its turn nothing can be answered, but everything looked at', async (t) => {
  const app = await openGame(against('steady'));
  await ownTurn(app);
  await app.key('p');
  const state = await settled(app, (s) => s.opponent === 'paused');
  t.match(await drawnWords(app), /paused/);
  t.deepEqual([state.cells ?? [], state.spots ?? []], [[], []]);
  for (const key of ['Tab', 'Enter', 'ArrowUp', 'Enter', '1', 'Enter', 'r']) await app.key(key);
  for (const at of [[400, 200], [300, 300], [500, 300], [400, 400]]) {
    await app.click(...at);
    await app.click(...at);
  }
  t.equal((await rest(app)).actions, state.actions);
  await app.key('c');
  await settled(app, (s) => s.screen === 'table+scoreboard');
  await app.key('Escape');
  await press(app, 'table.menu');
  await settled(app, (s) => s.screen === 'table+menu');
  await app.key('Escape');
  await app.key('+');
  t.equal((await rest(app)).actions, state.actions);
  await press(app, 'table.pause'); // goes on
  await back(app, state.actions);
});

test('hurried it does not keep one waiting; taken back it is one’s own last decision', async (t) => {
  const app = await openGame(against('master'), { reduceMotion: false });
  const mine = (await ownTurn(app)).actions;
  await press(app, 'table.hurry');
  const state = await back(app, mine);
  t.ok(state.actions > mine);
  await app.key('u');
  const undone = await settled(app, (s, n) => s.actions < n, mine);
  t.equal(undone.actions, mine - 1);
  t.notEqual(undone.phase, 'waiting');
  await rest(app); // nothing goes on by itself
  t.equal((await probe(app)).actions, mine - 1);
});

test('a game of computer players alone is watched: paused, taken back, gone on with', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&p=3&e=C2&i=gentle,steady,sharp&s=watched' });
  await begin(app);
  await settled(app, (s) => s.actions >= 6);
  await app.key('p');
  const { actions } = await settled(app, (s) => s.opponent === 'paused');
  await app.key('p');
  await settled(app, (s, n) => s.actions > n, actions);
  await app.key('u');
  const undone = await settled(app, (s) => s.opponent === 'paused');
  await app.key('p');
  await settled(app, (s, n) => s.actions > n, undone.actions);
  await app.reload(); // in the middle: it goes on
  await settled(app, (s, n) => s.screen === 'table' && s.actions > n + 1, undone.actions);
});

test('where it may not think, or does not answer, that is said, and one tries again or answers for it', async (t) => {
  const app = await openPage({ ...kSmall, hash: against('gentle'), expectErrors: true });
  await app.page.route('**/ai/worker.wasm', (route) => route.abort());
  await begin(app);
  const { actions } = await ownTurn(app);
  await settled(app, (s) => s.opponent === 'stuck');
  t.match(await drawnWords(app), /could not be fetched.*|Gentle does not answer/);
  await press(app, 'stuck.myself');
  const state = await settled(app, (s) => s.phase === 'place');
  t.equal(state.actions, actions);
  await step(app);
  await press(app, 'table.menu');
  await press(app, 'menu.computers');
  await settled(app, (s) => s.screen === 'table');
  if ((await probe(app)).phase === 'waiting') {
    await settled(app, (s) => s.opponent === 'stuck');
    await app.page.unroute('**/ai/worker.wasm');
    await press(app, 'stuck.again');
  }
  await back(app, actions + 1);
});

// A whole game with the keyboard against each level: the same way as any, with little thought for the tests' sake.
for (const [name, hash, level] of [
  ['Gentle in the base game', '&p=2&e=C2', 'gentle'], ['Steady in the base game', '&p=2&e=C3', 'steady'],
  ['Sharp in the Castle', '&g=castle&p=2', 'sharp'], ['Master in Hunters & Gatherers', '&g=hunters&p=2', 'master'],
])
  test(`a whole game: ${name}`, async (t) => {
    const app = await openPage({ ...kSmall, hash: against(level, hash), haste: 20 });
    await think(app, 'limit 40');
    await begin(app);
    const choose = chooser(7);
    for (let i = 0; i < 900; ++i) {
      const state = await settled(app, (s) => s.over || s.phase !== 'waiting', null, 60_000);
      if (state.over) break;
      if (state.phase === 'choose') {
        await app.key('1');
        await settled(app, (s, n) => s.over || s.actions > n, state.actions);
      } else {
        await decideByKeyboard(app, choose, { figures: 0.5 });
      }
    }
    const end = await probe(app);
    t.ok(end.over);
    t.equal(app.errors.length, 0);
  }, { timeout: 300_000 });

// ---- whole games
const kAll = kFourteen.replaceAll(',', '.');
test('a whole game of three computer players with every expansion, watched', async (t) => {
  const app = await openPage({ ...kSmall, hash: `#v=1&p=3&e=C2&x=${kAll}&i=gentle,gentle,steady&s=everything`, haste: 20 });
  await begin(app);
  await app.key('Space');
  const end = await until(app.page, () => { const state = window.bastide.probe(); return state.over ? state : null; }, null, 280_000);
  t.ok(end.over && widget(end, 'table.player.1'));
}, { timeout: 300_000 });

// ---- hints

test('a hint marks the best moves on the land, says what each brings, and never plays', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=hints' });
  await begin(app);
  for (let i = 0; i < 4; ++i) await step(app);
  const { actions } = await settled(app, (s) => s.phase === 'place');
  await app.key('i');
  let state = await settled(app, (s) => s.hint.state === 'shown');
  t.ok(state.hint.moves.length >= 2);
  t.match(widget(state, 'hint.move.1').label, /^Hint 1: Here.*(point|expected)/);
  t.equal(state.actions, actions);
  const best = state.hint.moves[0];
  await press(app, 'hint.move.1');
  state = await settled(app, (s) => s.ghost);
  t.deepEqual([state.ghost.x, state.ghost.y, state.ghost.fits, state.actions], [best.x, best.y, true, actions]);
  await app.key('Escape'); // the tile first
  await app.key('Escape');
  await settled(app, (s) => s.hint.state === 'none' && s.screen === 'table');
  await press(app, 'table.hint');
  await settled(app, (s) => s.hint.state === 'shown');
  await step(app); // it was about that position
  await settled(app, (s) => s.hint.state === 'none');
  t.equal((await probe(app)).actions, actions + 1);
});

test('the numbers of hints lie beside each other, however small the places are', async (t) => {
  const app = await openPage({ ...kSmall, width: 390, height: 844, hash: '#v=1&g=castle&p=2&s=hints' });
  await begin(app);
  await think(app, 'limit 40');
  let close = 0; // places so near to each other that their numbers would lie upon each other
  for (let i = 0; i < 60 && close < 3; ++i) {
    await step(app);
    if ((await settled(app)).phase !== 'place') continue;
    for (let out = 0; out < 6; ++out) await app.key('-');
    await app.key('i');
    const { hint: { moves }, cells } = await settled(app, (s) => s.hint.state === 'shown', null, 60_000);
    const numbers = (await drawn(app)).filter(({ what, words }) => what === 'text' && /^[123]$/.test(words))
      .map(({ words, rect: [x, y, w, h] }) => [words, x + w / 2, y + h / 2]);
    for (const [i1, [one, x, y]] of numbers.entries())
      for (const [other, x2, y2] of numbers.slice(i1 + 1))
        t.ok(Math.max(Math.abs(x - x2), Math.abs(y - y2)) >= 26, `${one} at ${x},${y} and ${other} at ${x2},${y2}`);
    const at = moves.map(({ x, y }) => cells.find((cell) => cell.x === x && cell.y === y).px);
    close += at.some(([x, y], i1) => at.slice(i1 + 1).some(([x2, y2]) => Math.max(Math.abs(x - x2), Math.abs(y - y2)) < 26));
  }
  t.equal(close, 3);
});

test('Master and hints share their thoughts among as many workers as there are processors to spare, and say the same', async (t) => {
  const said = [];
  for (const processors of [2, 4, 8]) {
    const first = `Object.defineProperty(navigator, 'hardwareConcurrency', { value: ${processors} })`;
    const app = await openGame(against('master'), { first });
    await think(app, 'limit 1500');
    await step(app); // the same by the same keys
    await ownTurn(app);
    await back(app, 1);
    await settled(app, (s) => s.phase === 'place');
    const { actions, cells } = await rest(app);
    await app.key('i');
    const { hint } = await settled(app, (s) => s.hint.state === 'shown', null, 60_000);
    const { started } = await think(app, '');
    said.push([started, JSON.stringify({ actions, cells, hint })]);
    t.equal(app.page.workers().length, started);
    // for another game one of them stays
    await press(app, 'table.menu');
    await press(app, 'menu.new');
    await press(app, 'setup.begin');
    await press(app, 'leave.go');
    await settled(app, (s) => s.actions === 0 && s.screen === 'table');
    await until(app.page, () => window.bastide.think('').state === 'idle');
    t.equal(app.page.workers().length, 1);
  }
  t.deepEqual(said.map(([started]) => started), [1, 3, 4]);
  t.deepEqual(said.map(([, words]) => words), Array(3).fill(said[0][1]));
}, { timeout: 180_000 });

test('purist games have no hints; where the worker does not come that is said', async (t) => {
  const purist = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=hints', storage: { 'bastide.settings': JSON.stringify({ version: 1, purist: true }) } });
  await begin(purist);
  await purist.key('i');
  await rest(purist);
  t.equal((await probe(purist)).hint.state, 'none');
  await press(purist, 'table.eye');
  t.equal(widget(await rest(purist), 'table.hint'), undefined);
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=hints', expectErrors: true });
  await app.page.route('**/ai/worker.js', (route) => route.abort());
  await begin(app);
  await app.key('i');
  await settled(app, (s) => s.hint.state === 'failed');
  t.match(await drawnWords(app), /no hint now/);
  await step(app);
});
