#!/usr/bin/env node
// Presses what there is, at random, wherever that leads, as somebody does who tries everything: widgets, keys, the land,
// other sizes, links, the page loaded anew; and looks at every frame for what must never be: an error, words that are cut
// (faults.mjs), a page that does not answer, a dialog that does not come, a game that is not kept.
// usage: wander.mjs [--steps N] [--tell] [--all] [SEED]...      by default 300 steps of seed 1
//   --tell   every step
//   --all    words that lie under something too: notices and cards that come by pointing do, so these are to be judged
// One line a wander; what was found comes with the steps that led there. Ends with 1 if something was found.
// What is found can be walked again by its seed, as long as the page is the same. wander.test.mjs is its short form.
import { readFileSync } from 'node:fs';
import { faults } from './faults.mjs';
import { openPage, root, start, stop } from './harness.mjs';
import { blind, blindClickAt, centre, chooser, drawn, probe, refreshed } from './player.mjs';
import { within } from './pace.mjs';
import { kFourteen, randomGame, stored } from './saved.mjs';

const kSizes = [[360, 640], [390, 844], [844, 390], [820, 1180], [1280, 720], [1440, 900], [3840, 2160]];
const kLanguages = ['en', 'cs', 'sk'];
const kGames = [
  { players: 3 }, { expansions: kFourteen, players: 4 }, { family: 'castle', players: 2 },
  { family: 'hunters', expansions: 'scout', players: 3 },
];
const kLinks = ['#v=1&p=2&e=C2&i=here,gentle&s=wander', '#v=1&g=castle&p=2&s=wander', '#v=1&g=hunters&p=3&x=scout&s=wander'];
const kKeys = [
  'Enter', 'Enter', 'Space', 'Space', 'Escape', 'Escape', 'Tab', 'Tab', 'Shift+Tab', 'F6', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight',
  'r', 'e', 'u', 'h', 'i', 'f', 'c', 't', 'l', 'm', 'n', 'v', 'z', 'x', '?', '0', '1', '2', '3', '+', '-', 'Home', 'End', 'PageDown', 'Control+z', 'Delete', 'Backspace',
];
const kWords = ['თამარი', 'Žofie Ďurišová', 'x'.repeat(60), '123', '<b>&"', '#v=1&p=2&s=a'];
const kFar = /\.share$/; // leaves the page

// Words that end in an ellipsis because they are to.
const kOpenEnded = kLanguages.flatMap((language) => Object.values(JSON.parse(readFileSync(`${root}assets/locales/${language}.json`, 'utf8')))
  .filter((text) => typeof text === 'string' && text.endsWith('…')).map((text) => text.replace(/^.*}/, '')));
// …or are cut so as to take no room: the last line of the chronicle, which is read there, and the longest of names.
const isMeant = (fault, state) => /«x{20,}/.test(fault) || kOpenEnded.some((text) => fault.endsWith(`${text}» is cut`)) ||
  state.widgets.some(({ id, label }) => id === 'table.last_line' && label.includes(/«(.*)»/s.exec(fault)[1]));

// A window, a language, and what its storage or its address begins with.
function device(choose) {
  const [width, height] = kSizes[choose(kSizes.length)];
  const language = kLanguages[choose(kLanguages.length)];
  const text = [100, 100, 175][choose(3)];
  const settings = { language, text_scale: text, purist: choose(8) === 0, left_handed: choose(4) === 0 };
  const game = kGames[choose(kGames.length)];
  const kept = choose(4) !== 0;
  const over = choose(4) === 0;
  const save = kept ? JSON.parse(randomGame({ seed: `wander-${choose(1000)}`, compact: 'yes', ...game, ...(over ? {} : { actions: 1 + choose(140) }) })) : null;
  if (save && choose(2) === 0) save.setup.seats = save.setup.players === 2 ? ['here', 'gentle'] : ['here', 'gentle', 'here', 'steady'].slice(0, save.setup.players);
  const storage = save ? stored(JSON.stringify(save), settings) : { 'bastide.settings': JSON.stringify(settings) };
  return { width, height, touch: width < 1000, dpr: 1, reduceMotion: true, locale: language, storage, hash: kept || choose(3) ? '' : kLinks[choose(kLinks.length)], told: { width, height, language, text, game: kept ? JSON.stringify(game) : 'none', over } };
}

// One step: what was done, in words.
async function step(app, choose, state) {
  const what = choose(100);
  const widgets = state.widgets.filter((one) => one.enabled && !kFar.test(one.id) && one.rect[2] > 4 && one.rect[3] > 4);
  if (what < 55 && widgets.length > 0) {
    const one = widgets[choose(widgets.length)];
    await blindClickAt(app, centre(one.rect));
    return `press ${one.id}`;
  }
  if (what < 72 && state.screen === 'table' && (state.answers?.length || state.cells?.length)) {
    const all = [...(state.answers ?? []).map(({ rect }) => centre(rect)), ...(state.cells ?? []).map(({ px }) => px)];
    const at = all[choose(all.length)];
    await blindClickAt(app, at);
    await blindClickAt(app, at);
    return `answer at ${at.map(Math.round)}`;
  }
  if (what < 88) {
    const key = kKeys[choose(kKeys.length)];
    await app.key(key);
    return `key ${key}`;
  }
  if (what < 91) {
    const words = kWords[choose(kWords.length)];
    await app.page.keyboard.insertText(words);
    return `type ${words}`;
  }
  if (what < 94) {
    const at = [choose(state.size[0]), choose(state.size[1])];
    await app.page.mouse.move(...at);
    await app.page.mouse.wheel(0, choose(2) ? 400 : -400);
    return `wheel at ${at}`;
  }
  if (what < 97) {
    const [width, height] = kSizes[choose(kSizes.length)];
    await app.page.setViewportSize({ width, height });
    return `resize ${width} × ${height}`;
  }
  if (what < 98) {
    const link = kLinks[choose(kLinks.length)];
    await app.page.evaluate((hash) => { location.hash = hash; }, link);
    return `link ${link}`;
  }
  await app.reload();
  await blind(app);
  return 'reload';
}

// Once what was done has been taken in, and a dialog whose code is on its way is there. null: it does not come.
async function come(app) {
  for (let i = 0; i < 200; ++i) {
    const state = await refreshed(app).catch((error) => {
      if (app.page.isClosed()) throw error;
      return null;
    });
    if (state && !state.screen.endsWith('+wait')) return state;
    if (state) {
      await app.page.waitForTimeout(30);
    } else { // it loads itself anew
      await app.ready();
      await blind(app);
    }
  }
  return null;
}

export async function wander(seed, steps, { tell = () => {}, all = false } = {}) {
  const choose = chooser(Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995);
  const { told, ...how } = device(choose);
  const app = await openPage({ ...how, expectErrors: true });
  await blind(app);
  const done = [], found = [], known = new Set(), screens = new Set();
  const say = (what) => {
    const kind = what.replace(/\d+/g, 'n');
    if (known.has(kind)) return;
    known.add(kind);
    found.push(`${what}\n    after ${done.slice(-6).join(', ')}`);
  };
  let errors = 0;
  let before = null;
  for (let i = 0; i < steps; ++i) {
    const state = await come(app);
    if (state === null) { say(`${(await probe(app)).screen} does not end`); break; }
    screens.add(state.screen);
    if (before && done.at(-1) === 'reload' && state.screen === 'table' && before.screen === 'table' && !before.learn && !before.puzzle && state.seed === before.seed && state.actions < before.actions)
      say(`${before.actions} decisions before the page was loaded anew, ${state.actions} after`);
    for (const fault of faults(await drawn(app), state.size)) {
      if ((all || / (is cut|is off the screen)$/.test(fault)) && !isMeant(fault, state))
        say(`${told.language}, ${told.text} %, ${state.size.join(' × ')}, ${state.screen}: ${fault}`);
    }
    if (app.errors.length > errors) {
      for (const error of app.errors.slice(errors)) say(error);
      errors = app.errors.length;
    }
    before = state;
    done.push(await within(step(app, choose, state), 60_000, () => `a step after ${done.slice(-6).join(', ')}`));
    tell(`${i} ${state.screen}: ${done.at(-1)}`);
  }
  await app.context.close();
  return { told, found, screens: screens.size };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const words = process.argv.slice(2);
  const at = words.indexOf('--steps');
  const steps = at < 0 ? 300 : Number(words.splice(at, 2)[1]);
  const tell = words.includes('--tell') ? console.log : undefined;
  const every = words.includes('--all');
  const seeds = words.filter((word) => /^\d+$/.test(word)).map(Number);
  await start();
  let all = 0;
  for (const seed of seeds.length ? seeds : [1]) {
    const { told, found, screens } = await wander(seed, steps, { tell, all: every });
    console.log(`seed ${seed}: ${JSON.stringify(told)} ${steps} steps, ${screens} screens, ${found.length} found`);
    for (const one of found) console.log(`  ${one}`);
    all += found.length;
  }
  await stop();
  process.exit(all > 0 ? 1 : 0);
}
