#!/usr/bin/env node
// Watches whole games as a player sees them and counts what must never be: answers out of sight that no tab at the
// window's edge tells of, answers under something, a land that moves in a free view, a question whose only place is out of
// view; and how much of the window the land has.
// usage: watch.mjs [--decisions N] [--shots] [GAME|SIZE|free|following|SEED]...      without a word: all of them
//   --shots   a picture of the first question of each kind in build/screenshots/watch-*
// One line a game; ends with 1 if something was counted. `watch()` is what view.test.mjs runs in a short form.
import { openPage, start, stop } from './harness.mjs';
import { chooser, press, probe, rest, settled, widget } from './player.mjs';
import { kFourteen } from './saved.mjs';

export const kGames = {
  base: (seed) => `#v=1&p=3&e=C2&s=${seed}`,
  everything: (seed) => `#v=1&p=3&e=C2&x=${kFourteen.replaceAll(',', '.')}&s=${seed}`,
  castle: (seed) => `#v=1&g=castle&p=2&s=${seed}`,
  hunters: (seed) => `#v=1&g=hunters&p=3&x=scout&s=${seed}`,
};
export const kSizes = {
  '360x640': [360, 640, true, 70, 48], '390x844': [390, 844, true, 75, 65], '844x390': [844, 390, true, 80, 70],
  '820x1180': [820, 1180, true, 85, 75], '1280x720': [1280, 720, false, 85, 80], '1920x1080': [1920, 1080, false, 85, 80],
};

const kSeeds = ['watch-1', 'watch-2'];

const kHair = 0.5; // px that nobody sees
const overlaps = ([a, b, w, h], [c, d, v, k]) => a < c + v - kHair && c < a + w - kHair && b < d + k - kHair && d < b + h - kHair;
const core = ([x, y, w, h]) => [x + w * 0.3, y + h * 0.3, w * 0.4, h * 0.4];
const inside = ([x, y, w, h], [a, b, v, k]) => x >= a - 1 && y >= b - 1 && x + w <= a + v + 1 && y + h <= b + k + 1;

// What lies over the land besides the answers themselves: panels, and widgets in no panel.
function lying(state) {
  const own = /^(table\.spot|table\.more|board\.thing|ghost\.|side\.)/;
  return [...state.covered.map((rect) => ({ id: 'panel', rect })), ...state.widgets.filter((w) => !own.test(w.id))];
}

// In percent of the window.
export function share(state) {
  const [width, height] = state.size;
  let over = 0;
  const n = 120;
  for (let i = 0; i < n; ++i)
    for (let j = 0; j < n; ++j) {
      const x = ((i + 0.5) / n) * width, y = ((j + 0.5) / n) * height;
      if (state.covered.some(([a, b, w, h]) => x >= a && x < a + w && y >= b && y < b + h)) ++over;
    }
  return 100 - (over / (n * n)) * 100;
}

export function look(state) {
  const panels = lying(state);
  const under = [];
  const window = [0, 0, ...state.size];
  const tabs = state.widgets.filter((w) => w.id.startsWith('table.more.'));
  const told = tabs.reduce((sum, w) => sum + Number.parseInt(w.label, 10), 0);
  const lain = tabs.filter((w) => state.covered.some((rect) => overlaps(w.rect, rect))); // over what can be pressed
  let hidden = 0, covered = 0;
  for (const { rect } of state.answers) {
    const gone = !inside(core(rect), window) || panels.some((one) => overlaps(core(rect), one.rect));
    if (gone) ++hidden;
    else {
      const by = [...panels.filter((one) => overlaps(rect, one.rect)), ...tabs.filter((w) => overlaps(core(rect), w.rect))];
      if (by.length > 0) ++covered;
      under.push(...by.map((one) => `${one.id} ${one.rect.map(Math.round)} on ${rect.map(Math.round)}`));
    }
  }
  return { hidden, covered, tabs: lain.length, untold: state.dialog || state.ghost ? 0 : Math.max(0, hidden - told),
    under, only: state.answers.length > 0 && hidden === state.answers.length ? 1 : 0, share: share(state) };
}

// A decision by keys alone, which no panel is in the way of; the land may move for what a key leads to.
async function decide(app, state, choose) {
  const before = state.actions;
  const done = (s, n) => s.actions > n || s.over || s.phase === 'hidden';
  if (state.phase === 'hidden') { await app.key('Enter'); return settled(app, (s) => s.phase !== 'hidden'); }
  if (state.phase === 'place') {
    const cell = state.answers.filter(({ rect }) => inside(core(rect), state.safe) && !lying(state).some((one) => overlaps(core(rect), one.rect)));
    const [at] = cell.splice(choose(cell.length), 1);
    if (at) await app.click(at.rect[0] + at.rect[2] / 2, at.rect[1] + at.rect[3] / 2);
    else { await app.key('Tab'); app.led = true; } // to a place out of view: the player has moved the land
    await settled(app, (s) => s.ghost?.fits);
    await app.key('Enter');
  } else if (state.phase === 'figure') {
    const skip = widget(state, 'table.skip');
    if (!skip || choose(10) < 6) {
      await app.key(String(choose(Math.min(9, state.spots.length)) + 1));
      await settled(app, (s) => s.spots?.some((one) => one.chosen) || s.phase !== 'figure');
      await app.key('Enter');
    } else await app.key('Space');
  } else {
    const answers = state.widgets.filter((w) => w.id.startsWith('choice.') && w.enabled);
    const one = answers[choose(answers.length)];
    if (one) await press(app, one.id);
  }
  return settled(app, done, before);
}

// Plays a game from its set-up on; answers the counts and what was wrong first.
export async function watch(app, { decisions = 2000, free = false, choose = chooser(7), least = [0, 0], shots = null }) {
  const sum = { decisions: 0, hidden: 0, covered: 0, tabs: 0, untold: 0, only: 0, moved: 0, land: 100, asked: 100, wrong: [] };
  const [seen, kinds] = [new Set(), new Set()];
  let anchor = null;
  for (; sum.decisions < decisions; ++sum.decisions) {
    await settled(app, (s) => s.phase !== 'none');
    const state = { ...(await rest(app)) };
    if (state.over) break;
    state.dialog = state.screen !== 'table';
    const now = look(state);
    const at = state.tiles[0].px;
    if (free && anchor && Math.hypot(at[0] - anchor[0], at[1] - anchor[1]) > 1) ++sum.moved;
    const asking = state.widgets.some((w) => /^(choice|table\.confirm|figure\.piece|curtain)/.test(w.id)) && state.phase !== 'place';
    for (const key of ['hidden', 'covered', 'tabs', 'untold', 'only']) sum[key] += now[key];
    if (!state.dialog) sum[asking ? 'asked' : 'land'] = Math.min(sum[asking ? 'asked' : 'land'], now.share);
    const bad = now.untold || now.tabs || (!free && (now.covered || now.only)) || (!state.dialog && now.share < least[asking ? 1 : 0]);
    const kind = `${state.asked} ${['untold', 'tabs', 'covered', 'only'].filter((key) => now[key])}`;
    if (bad && !kinds.has(kind)) { // the first of each kind
      kinds.add(kind);
      sum.wrong.push(`${sum.decisions} ${state.asked} ${JSON.stringify({ ...now, share: Math.round(now.share) })}`);
      if (shots) await app.page.screenshot({ path: `build/screenshots/watch-${shots}-wrong-${sum.wrong.length}.png` });
    }
    if (shots && !seen.has(state.asked)) {
      seen.add(state.asked);
      await app.page.screenshot({ path: `build/screenshots/watch-${shots}-${state.asked}.png` });
    }
    if (free && !anchor && sum.decisions === 3) { // a pan by hand, and from then on nobody may move it
      await app.drag(state.size[0] / 2, state.size[1] * 0.6, state.size[0] / 2 + 20, state.size[1] * 0.6 + 14);
      await rest(app);
    }
    const before = await probe(app);
    if (free && !before.following) anchor = before.tiles[0].px;
    await decide(app, before, choose);
    if (app.led) anchor = null;
    app.led = false;
  }
  return sum;
}

async function main() {
  const words = process.argv.slice(2);
  const at = words.indexOf('--decisions');
  const decisions = at < 0 ? 2000 : Number(words.splice(at, 2)[1]);
  const pictures = words.includes('--shots');
  const wanted = (list, all) => (list.some((one) => words.includes(one)) ? list.filter((one) => words.includes(one)) : all);
  let wrong = 0;
  await start();
  for (const game of wanted(Object.keys(kGames), Object.keys(kGames)))
    for (const size of wanted(Object.keys(kSizes), Object.keys(kSizes)))
      for (const mode of wanted(['following', 'free'], ['following', 'free']))
        for (const seed of wanted(kSeeds, kSeeds)) {
          const [width, height, touch, land, asked] = kSizes[size];
          const app = await openPage({ width, height, touch, dpr: 1, hash: kGames[game](seed), reduceMotion: true, haste: pictures ? 1 : 16, seen: pictures });
          app.touch = touch;
          await settled(app, (s) => s.screen === 'setup', null, 40_000);
          await press(app, 'setup.begin');
          await settled(app, (s) => s.screen.startsWith('table') && s.phase !== 'none', null, 40_000);
          const sum = await watch(app, { decisions, free: mode === 'free', least: [land, asked], shots: pictures ? `${game}-${size}` : null });
          const bad = sum.untold + sum.tabs + sum.moved + (mode === 'following' ? sum.only + sum.covered : 0) + (sum.land < land || sum.asked < asked ? 1 : 0);
          wrong += bad;
          console.log(`${bad ? 'FAIL' : 'ok  '} ${game} ${size} ${mode} ${seed}: ${sum.decisions} decisions, out of view ${sum.hidden}, untold ${sum.untold}, covered ${sum.covered}, only out of view ${sum.only}, moved ${sum.moved}, land ${sum.land.toFixed(0)} %, asked ${sum.asked.toFixed(0)} %${sum.wrong.map((one) => `\n       ${one}`).join('')}`);
          if (app.errors.length) console.log('       ' + app.errors.join('\n       '));
          await app.context.close();
        }
  await stop();
  process.exit(wrong ? 1 : 0);
}

if (process.argv[1] === new URL(import.meta.url).pathname) await main();
