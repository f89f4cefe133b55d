// Playing the game through the page as a person does: with real clicks, keys and taps at the places
// the probe names. Nothing here changes the game in any other way.
import { told as toldBy, until } from './harness.mjs';
import { quietNow, TimedOut } from './pace.mjs';

const told = (app, look, argument) => toldBy(app.page, look, argument);

export const probe = (app) => told(app, () => window.bastide.probe());

// In the page: the probe once nothing on the land moves and something is new since it was told last; null: not so far.
// What changes nothing is not sent, for every look from outside costs more than many in here.
async function renewed(again) {
  for (let looks = 0; looks < 40; ++looks) {
    if (looks > 0) await new Promise((done) => setTimeout(done, 15));
    const state = window.bastide?.probe(); // a page that was just loaded anew has no game yet
    const text = JSON.stringify(state);
    if (!state || state.moving || (again && text === window.harnessTold)) continue;
    window.harnessTold = text;
    return state;
  }
  return null;
}

// Waits until the probe satisfies `condition` (a function of the probe and `argument`) and nothing on
// the land moves; answers the probe.
export async function settled(app, condition = () => true, argument = null, timeout = 20_000) {
  const end = quietNow() + timeout;
  for (let again = false; ; again = true) {
    const state = await told(app, renewed, again).catch((error) => {
      if (!/context was destroyed|navigation/.test(error.message)) throw error;
      return null;
    });
    if (state && condition(state, argument)) return state;
    if (quietNow() > end) {
      const last = await probe(app);
      throw new TimedOut(`never settled: ${condition} of ${JSON.stringify(argument)} at ${JSON.stringify({ asked: last.asked, ...last }).slice(0, 700)}`);
    }
  }
}

// Waits until the browser has come to draw the page so many times.
export function repaints(app, count = 1) {
  return app.page.evaluate((left) => new Promise((done) => {
    const one = () => (--left > 0 ? requestAnimationFrame(one) : done());
    requestAnimationFrame(one);
  }), count);
}

// The probe as soon as it satisfies a condition that knows nothing but it and `argument`: looked at in the page, as
// often as it is drawn, which is cheaper than asking it from here. null: not so far.
async function met(app, condition, argument, timeout = 20_000) {
  const end = quietNow() + timeout;
  const look = `async (argument) => {
    const condition = ${condition};
    for (let frames = 0; frames < 60; ++frames) {
      const state = window.bastide?.probe();
      if (state && !state.moving && condition(state, argument)) return state;
      await new Promise(requestAnimationFrame);
    }
    return null;
  }`;
  for (;;) {
    const state = await told(app, look, argument);
    if (state) return state;
    if (quietNow() > end) throw new TimedOut(`never met: ${condition} of ${JSON.stringify(argument)} at ${JSON.stringify(await probe(app)).slice(0, 700)}`);
  }
}

// Waits until what was put in last has been drawn and the page has gone back to sleep; answers the probe. A dialog
// whose code is on its way is no rest, but for a test that keeps it waiting.
export async function rest(app, timeout = 20_000) {
  const end = quietNow() + timeout;
  const coming = (state) => state.screen.endsWith('+wait') && state.awaited > 0 && quietNow() < end - timeout + 2000;
  for (;;) {
    const state = await told(app, async () => {
      const repaint = () => new Promise(requestAnimationFrame);
      for (let pairs = 0; ; ++pairs) {
        await repaint();
        await repaint();
        const now = window.bastide.probe();
        if (!now.awake || pairs > 60) return now;
      }
    });
    if (!state.awake && !coming(state)) return state;
    if (quietNow() > end) throw new TimedOut('the page does not come to rest');
  }
}

// The page draws nothing from now on: what it would show is asked for (window.bastide.drawn), and so it can be
// looked at a thousand times.
export function blind(app) {
  app.blind = true;
  return app.page.evaluate(() => { window.requestAnimationFrame = () => 0; });
}
export const drawn = (app) => told(app, () => window.bastide.drawn());
// All words that are drawn, in their order.
export const drawnWords = async (app) => (await drawn(app)).filter(({ what }) => what === 'text').map(({ words }) => words).join(' ');

// What lies on the clipboard once that is done; what another test left there, in the same browser, is not taken for it.
export async function copied(app, act) {
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.page.evaluate(() => navigator.clipboard.writeText(''));
  await act();
  return until(app.page, async () => navigator.clipboard.readText());
}

// What is put in is taken in by the next frame, whether or not anybody looks at it.
const refresh = (app) => app.page.evaluate(() => { window.bastide.drawn(); });
export const refreshed = (app) => told(app, () => { window.bastide.drawn(); return window.bastide.probe(); });

export async function blindKey(app, name) {
  await app.key(name);
  await refresh(app);
}

// That a blind page shows this screen, once the code has come that a dialog has when it is first wanted.
export async function blindScreen(app, name, timeout = 20_000) {
  const end = quietNow() + timeout;
  for (;;) {
    const { screen } = await refreshed(app);
    if (screen === name) return;
    if (!screen.endsWith('+wait') || quietNow() > end) throw new Error(`${screen} instead of ${name}`);
    await app.page.waitForTimeout(30);
  }
}

// A widget of a page that is blind, by the mouse; by keys, which reach it, if it is scrolled out of view. What it opens
// is drawn by its own code then, if that comes.
export async function blindPress(app, id) {
  const there = widget(await refreshed(app), id);
  await (there ? blindClick(app, there) : pressByKey(app, id));
  const end = quietNow() + 5000;
  while ((await refreshed(app)).screen.endsWith('+wait') && quietNow() < end) await app.page.waitForTimeout(30);
}

export async function blindClickAt(app, [x, y]) {
  await app.page.mouse.move(x, y);
  await refresh(app);
  await app.page.mouse.down();
  await refresh(app);
  await app.page.mouse.up();
  await refresh(app);
}

async function blindClick(app, there) {
  await blindClickAt(app, centre(there.rect));
  await app.page.mouse.move(1, 1); // nothing hovered
}

// Turns the wheel over the right side of a blind page until a widget is well in view.
export async function blindReach(app, id, across = 0.9) {
  for (let i = 0; i < 30; ++i) {
    const { size, widgets } = await probe(app);
    const there = widgets.find((one) => one.id === id);
    if (there && there.rect[3] > 34) return;
    await app.page.mouse.move(size[0] * across, size[1] / 2);
    await app.page.mouse.wheel(0, size[1] / 2);
    await drawn(app);
  }
  throw new Error(`${id} is not reached by the wheel`);
}

async function pressByKey(app, id) {
  for (let i = 0; i < 90; ++i) {
    const state = await probe(app);
    if (widget(state, id)?.focused) return blindKey(app, 'Enter');
    await blindKey(app, state.widgets.some((one) => one.focused) ? 'Tab' : 'F6');
  }
  throw new Error(`${id} is not reached`);
}

export const widget = (state, id) => state.widgets.find((item) => item.id === id && item.enabled);
export const centre = ([x, y, w, h]) => [x + w / 2, y + h / 2];

// The ways of looking are behind the eye.
const kFolded = /^table\.(fit|scoreboard|fields|look|hint|tiles_list|chronicle|zoom_in|zoom_out|alone|aside\.\d+)$/;

// In the page: where a widget lies, once it lies there for a frame and the next: a dialog slides in.
async function lies(id) {
  let last = null;
  for (let frames = 0; frames < 60; ++frames) {
    const { widgets, awake } = window.bastide.probe();
    const rect = widgets.find((one) => one.id === id && one.enabled)?.rect;
    if (rect && (!awake || String(rect) === last)) return rect;
    last = String(rect);
    await new Promise(requestAnimationFrame);
  }
  return null;
}

// Clicks or taps a widget by its id, once it is there and enabled and where it stays.
export async function press(app, id) {
  if (kFolded.test(id)) {
    const now = await settled(app, (s, wanted) => s.widgets.some((w) => w.id === wanted || w.id === 'table.eye'), id);
    if (!widget(now, id)) await press(app, 'table.eye');
  }
  const state = await settled(app, (s, wanted) => s.widgets.some((w) => w.id === wanted && w.enabled), id);
  await app.click(...centre(await told(app, lies, id) ?? widget(state, id).rect));
}

// The last decisions by keys, and on to the end screen or what opens over it; answers the probe there.
export async function endByKeys(app) {
  for (let i = 0; i < 40; ++i) {
    const state = await rest(app);
    if (state.screen.startsWith('end')) return state;
    if (state.over) { await app.key('Enter'); continue; }
    if (state.phase === 'place') { await app.key('Tab'); await app.key('Enter'); } else await app.key('Space');
  }
  throw new Error('it does not end');
}

// From a game that is over to its result, which also comes by itself once all is counted.
export async function toResult(app) {
  const there = (s) => s.screen === 'end' || s.widgets.some((w) => w.id === 'table.result');
  for (let state = await settled(app, there); state.screen !== 'end'; state = await settled(app, there)) {
    await app.click(...centre(state.widgets.find((w) => w.id === 'table.result').rect));
    await rest(app);
  }
  return waitScreen(app, 'end');
}

// What the whole card of a player shows, whose flag the mouse points at.
export async function pointAtPlayer(app, number) {
  const flag = widget(await rest(app), `table.player.${number}`);
  await app.page.mouse.move(...centre(flag.rect));
  await app.page.mouse.move(centre(flag.rect)[0] + 1, centre(flag.rect)[1]);
  await app.page.waitForTimeout(400); // as long as one must rest there
  const state = await rest(app);
  await app.page.mouse.move(...[state.size[0] - 4, state.size[1] / 2]);
  return state;
}

// Scrolls the open dialog until a widget is in view; answers it.
export async function reach(app, id) {
  for (let i = 0; i < 60; ++i) {
    const state = await settled(app);
    const item = state.widgets.find((one) => one.id === id);
    if (item && item.rect[3] > 34) return item;
    await app.page.mouse.move(state.size[0] / 2, state.size[1] / 2);
    await app.page.mouse.wheel(0, i < 30 ? 320 : -280);
    await rest(app);
  }
  throw new Error(`${id} is nowhere in the dialog`);
}

// A screen, and not what tells that its code is on its way.
export async function waitScreen(app, name) {
  return settled(app, (s, wanted) => s.screen === wanted && (wanted.endsWith('wait') || !s.widgets.some((w) => w.id === 'wait.leave')), name);
}

// From the start screen to the table. `hash` opens that link's set-up; else New game.
export async function begin(app) {
  const state = await settled(app, (s) => (s.screen === 'start' && s.widgets.some((w) => w.id === 'start.new')) || s.screen === 'setup' || s.screen === 'table');
  if (state.screen === 'start') await press(app, 'start.new');
  if (state.screen !== 'table') {
    await waitScreen(app, 'setup');
    await press(app, 'setup.begin');
  }
  return settled(app, (s) => s.screen === 'table' && (s.phase === 'place' || s.phase === 'choose' || s.phase === 'waiting') && s.art, null, 40_000);
}

// A repeatable choice of one of n.
export function chooser(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}

const inside = ([x, y, w, h], [px, py], margin = 6) => px >= x + margin && px <= x + w - margin && py >= y + margin && py <= y + h - margin;

// One of the answers to a question that is about no place on the land; on the scoreboard if it is asked there.
async function pickAnswer(app, choose) {
  const state = await settled(app, (s) => s.phase !== 'choose' || s.widgets.some((w) => w.id.startsWith('choice.') && w.enabled));
  const answers = state.widgets.filter((w) => w.id.startsWith('choice.') && w.enabled);
  if (answers.length > 0) await press(app, answers[choose(answers.length)].id);
  await settled(app, (s, n) => s.actions > n || s.over, state.actions);
}

// One decision by pointer: the tile's preview by a first click, laid by a second; then a figure or none; or
// whatever else is asked.
export async function decideByPointer(app, choose, { figures = 0.6, onPlaced = null } = {}) {
  await met(app, (s) => s.phase !== 'none');
  await rest(app);
  await app.hurry(false); // a notice takes room from the land, which moves when it goes: not between look and click
  const state = await rest(app);
  if (state.phase === 'place') {
    const covered = (at) => state.widgets.some((w) => inside(w.rect, at, -2)) || state.covered.some((r) => inside(r, at, -2));
    const free = state.cells.filter((cell) => inside(state.safe, cell.px) && !covered(cell.px));
    if (free.length === 0) {
      const tab = state.widgets.find((w) => w.id.startsWith('table.more.'));
      await app.hurry(true);
      if (tab) await app.click(...centre(tab.rect)); // what lies out of view is followed
      else await app.key('0'); // everything into view
      await rest(app);
      return;
    }
    const cell = free[choose(free.length)];
    await app.click(...cell.px);
    await app.hurry(true);
    const ghost = await met(app, (s, c) => s.ghost && s.ghost.x === c.x && s.ghost.y === c.y, cell);
    if (onPlaced) await onPlaced(ghost);
    const before = ghost.actions;
    if (app.touch) {
      await press(app, 'ghost.place'); // a tap on the ghost would turn it
    } else {
      const [x, y, w, h] = ghost.ghost.rect;
      await app.click(x + w / 2, y + h / 2);
    }
    await met(app, (s, n) => s.actions > n || s.over, before);
  } else if (state.phase === 'figure') {
    const before = state.actions;
    const must = !widget(state, 'table.skip');
    const hidden = (at) => !inside(state.safe, at) || state.covered.some((r) => inside(r, at, -2)) ||
      state.widgets.some((w) => !w.id.startsWith('table.spot') && inside(w.rect, at, -2));
    const spots = state.spots.filter((spot) => spot.px && !hidden(spot.px));
    if (must || (choose(100) < figures * 100 && state.spots.length > 0)) {
      // what stands far away is under the panels: it comes home by its button, else keys lead there
      if (spots.length > 0) await app.click(...spots[choose(spots.length)].px);
      else if (widget(state, 'table.home')) await press(app, 'table.home');
      else await app.key('1');
      await app.hurry(true);
      const chosen = await met(app, (s, n) => s.actions > n || s.spots.some((one) => one.chosen), before);
      if (chosen.actions === before) await press(app, 'table.confirm');
    } else {
      await app.hurry(true);
      await press(app, 'table.skip');
    }
    await met(app, (s, n) => s.actions > n || s.over, before);
  } else if (state.phase === 'hidden') {
    await app.hurry(true);
    await press(app, 'curtain.lift');
    await settled(app, (s) => s.phase !== 'hidden');
  } else {
    await app.hurry(true);
    await pickAnswer(app, choose);
  }
}

// The same with the keyboard alone.
export async function decideByKeyboard(app, choose, { figures = 0.6 } = {}) {
  const state = await met(app, (s) => s.phase !== 'none');
  const before = state.actions;
  if (state.phase === 'place') {
    for (let i = choose(4) + 1; i > 0; --i) await app.key(i % 3 === 0 ? 'Shift+Tab' : 'Tab');
    await met(app, (s) => s.ghost);
    if (choose(3) === 0) await app.key('r');
    await met(app, (s) => s.ghost && s.ghost.fits);
    await app.key('Enter');
  } else if (choose(100) < figures * 100 && state.spots.length > 0) {
    await app.key(String(choose(Math.min(9, state.spots.length)) + 1));
    const chosen = await met(app, (s, n) => s.actions > n || s.spots.some((one) => one.chosen), before);
    if (chosen.actions === before) await app.key('Enter');
  } else {
    await app.key('Space');
  }
  await met(app, (s, n) => s.actions > n || s.over, before);
}

// The next decision by keyboard, whatever it is: the first place there is, no figure.
export async function step(app) {
  const state = await settled(app, (s) => s.phase === 'place' || s.phase === 'figure');
  if (state.phase === 'place') { await app.key('Tab'); await app.key('Enter'); } else await app.key('Space');
  return settled(app, (s, n) => s.actions > n, state.actions);
}

// Plays to the end, or until `stop(probe)`.
export async function playOn(app, decide, choose, { stop = () => false, each = null, options = {} } = {}) {
  for (let i = 0; i < 1200; ++i) {
    const state = await probe(app);
    if (state.over || stop(state)) return state;
    await decide(app, choose, options);
    if (each) await each(app, i);
  }
  throw new Error('the game never ended');
}
