// The drawn examples of the rules: real tiles, whatever game runs, in three languages at every size; their art is
// fetched when they are first seen, and without a network they are plain. All pages are read without drawing them;
// with BASTIDE_SHOTS=1 they are drawn, and a screenshot is taken wherever a new example comes into view.
import { faults } from './faults.mjs';
import { openPage, test } from './harness.mjs';
import { begin, blind, drawn, press, probe, reach, rest, settled, toResult, waitScreen, widget } from './player.mjs';
import { randomGame, savedGame, stored } from './saved.mjs';

const kLink = '#v=1&p=2&e=C2&x=river.abbot.inns_cathedrals.traders_builders.king_robber&s=rules';
const kSizes = [[360, 640], [390, 844], [844, 390], [820, 1180], [1440, 900]];
const kPages = ['base', 'farmers', 'river', 'abbot', 'inns_cathedrals', 'traders_builders', 'king_robber', 'gifts', 'tower_thieves'];
const kSmallPages = ['flying_machines', 'messages', 'ferries', 'gold_mines', 'mage_witch', 'robbers', 'crop_circles'];
const kSmallLink = `#v=1&p=2&e=C2&x=${kSmallPages.join('.')}&s=rules`;
const examples = (state) => state.widgets.filter((item) => item.id.startsWith('example.'));

async function openRules(options) {
  const app = await openPage({ hash: kLink, reduceMotion: true, touch: options.width < 1000, ...options });
  await waitScreen(app, 'setup');
  await openPages(app);
  return app;
}

async function openPages(app) {
  if (app.touch) {
    const { rect: [x, y, w, h] } = await reach(app, 'setup.rules.base');
    await app.click(x + w / 2, y + h / 2);
  } else {
    await press(app, 'setup.rules.base');
  }
  await settled(app, (s) => s.screen === 'setup+rules' && s.rules);
}

// What the page would show now.
async function next(app) {
  if (!app.blind) return rest(app);
  await drawn(app);
  return probe(app);
}

// A click on a widget, or a turn of the wheel over a place.
async function click(app, id) {
  const [x, y, w, h] = widget(await next(app), id).rect;
  await app.page.mouse.move(x + w / 2, y + h / 2);
  await next(app);
  await app.page.mouse.down();
  await next(app);
  await app.page.mouse.up();
  await next(app);
}

async function roll(app, x, y, by) {
  await app.page.mouse.move(x, y);
  await next(app);
  await app.page.mouse.wheel(0, by);
  return next(app);
}

// Scrolls through the open page; answers what every example on it says, by id. `found`: words that are cut on the way.
async function readPage(app, name, found) {
  const said = {};
  let state = await next(app);
  for (let i = 0; i < 30; ++i) {
    if (found) for (const fault of faults(await drawn(app), state.size)) found.add(fault);
    const before = Object.keys(said).length;
    const places = JSON.stringify(examples(state).map((item) => item.rect));
    for (const item of examples(state)) said[item.id] = item.label;
    if (name && !app.blind && (i === 0 || Object.keys(said).length > before)) await app.screenshot(`${name}-${i}`);
    state = await roll(app, state.size[0] / 2 + 60, state.size[1] / 2 + 40, state.size[1] * 0.45);
    if (i > 0 && JSON.stringify(examples(state).map((item) => item.rect)) === places) break;
  }
  return said;
}

// By the list of pages, which scrolls where the screen is low, or by the arrows at the head.
async function turnTo(app, page) {
  for (let i = 0; i < 9; ++i) {
    const state = await next(app);
    if (widget(state, 'rules.next')) return click(app, 'rules.next');
    if ((widget(state, `rules.${page}`)?.rect[3] ?? 0) > 30) return click(app, `rules.${page}`);
    const [x, y] = state.widgets.find((item) => item.id.startsWith('rules.')).rect;
    await roll(app, x + 20, y + 20, 90);
  }
  throw new Error(`${page} is nowhere in the list`);
}

for (const [width, height] of kSizes)
  test(`rules: examples are drawn and say what they are worth at ${width}`, async (t) => {
    const app = await openRules({ width, height, locale: width === 360 ? 'cs-CZ' : width === 844 ? 'sk-SK' : 'en-US' });
    if (!process.env.BASTIDE_SHOTS) await blind(app);
    const all = {};
    for (const page of kPages) {
      if (page !== 'base') await turnTo(app, page);
      Object.assign(all, await readPage(app, `rules-${width}-${page}`));
    }
    for (const page of kPages)
      t.ok(Object.keys(all).some((id) => id.startsWith(`example.${page}.`)), `${page} shows no example`);
    t.ok(Object.keys(all).length >= 24, `${Object.keys(all).length} examples`);
    // nine for a monastery: the engine's number, read out
    t.match(all['example.base.monastery'], /\b9\b/);
    t.ok(app.requests.some((request) => /art\/inns_cathedrals(@lo)?\.webp$/.test(request)), 'no tiles of the expansion');
  }, { timeout: 240_000 });

for (const [width, height] of [[390, 844], [1440, 900]])
  test(`rules: each small expansion has an example at ${width}`, async (t) => {
    const app = await openRules({ width, height, hash: kSmallLink, locale: width === 390 ? 'sk-SK' : 'cs-CZ' });
    if (!process.env.BASTIDE_SHOTS) await blind(app);
    const all = {};
    for (const page of [...kPages.slice(1), ...kSmallPages]) {
      await turnTo(app, page);
      if (kSmallPages.includes(page)) Object.assign(all, await readPage(app, `rules-${width}-${page}`));
    }
    for (const page of kSmallPages)
      t.ok(Object.keys(all).some((id) => id.startsWith(`example.${page}.`)), `${page} shows no example`);
    t.match(all['example.mage_witch.mage'], /\b6\b/);
    t.ok(app.requests.some((request) => /art\/mage_witch(@lo)?\.webp$/.test(request)), 'no tiles of the expansion');
  }, { timeout: 240_000 });

// Down to the end of each page, where words.test.mjs sees its upper part.
for (const locale of ['en-US', 'cs-CZ', 'sk-SK'])
  test(`rules: in ${locale} the words of every example fit on a small screen`, async (t) => {
    const found = new Set();
    for (const link of ['#v=1&g=hunters&p=3&x=scout&s=rules', '#v=1&g=castle&p=2&s=rules', kLink, kSmallLink]) {
      const app = await openRules({ width: 360, height: 640, locale, hash: link });
      await blind(app);
      let said = 0;
      for (let page = 0; page < 30; ++page) {
        said += Object.keys(await readPage(app, '', found)).length;
        if (!widget(await probe(app), 'rules.next')) break;
        await click(app, 'rules.next');
      }
      t.ok(said >= 4, `${link}: ${said} examples`);
    }
    t.deepEqual([...found], []);
  }, { timeout: 240_000 });

test('rules: the tiles of examples are fetched when they are first seen, and before a game only then', async (t) => {
  // a phone: on a desktop the set-up's row of the bag has fetched them
  const app = await openPage({ hash: '#v=1&p=2&e=C2&s=rules', width: 390, height: 844, touch: true });
  await settled(app, (s) => s.art);
  const pages = () => [...new Set(app.requests.filter((request) => /art\/[a-z]+_.*\.webp$/.test(request))
    .map((request) => request.replace(/.*\//, '').replace('@lo', '')))]; // coarse first, or coarse alone
  t.deepEqual(pages(), []);
  await openPages(app);
  await readPage(app, '');
  const cards = 'props_rest.webp'; // on the way there one scrolls past the cards of expansions, which show it
  t.deepEqual(pages().filter((page) => page !== cards), ['base_c2.webp']);
  // a game then has them already
  await press(app, 'dialog.close');
  await begin(app);
  t.deepEqual(pages().filter((page) => page !== cards), ['base_c2.webp']);
});

test('rules: without a network examples are plain, and nothing is said', async (t) => {
  const app = await openPage({ hash: '#v=1&p=2&e=C2&s=rules', width: 820, height: 1180, expectErrors: true });
  await settled(app, (s) => s.art);
  await app.page.route('**/art/base_c2*', (route) => route.abort());
  await press(app, 'setup.rules.base');
  await settled(app, (s) => s.screen === 'setup+rules');
  const said = await readPage(app, 'rules-plain');
  t.match(said['example.base.city'], /\b8\b/);
  const state = await rest(app);
  t.ok(!state.widgets.some((item) => item.id.startsWith('notice')), 'a notice is shown');
  // the game asks again and has them
  await app.page.unroute('**/art/base_c2*');
  await press(app, 'dialog.close');
  await begin(app);
});

test('rules: while a game runs the examples of its pages are drawn beside it', async (t) => {
  const app = await openPage({ hash: '#v=1&p=2&e=C2&x=river&s=rules', width: 1440, height: 900 });
  await begin(app);
  await press(app, 'table.menu');
  await press(app, 'menu.rules');
  await settled(app, (s) => s.screen === 'table+menu+rules' || s.screen === 'table+rules');
  const said = await readPage(app, 'rules-game');
  t.ok(said['example.base.city']);
  // the keyboard reads them
  for (let i = 0; i < 12; ++i) {
    await app.key('Tab');
    const state = await rest(app);
    const focused = state.widgets.find((item) => item.focused);
    if (focused?.id.startsWith('example.')) return;
  }
  t.fail('Tab reaches no example');
});

test('words of the rules that do not come are told, and asked for again', async (t) => {
  const app = await openPage({ hash: kLink, width: 1180, height: 760, reduceMotion: true, expectErrors: true });
  await waitScreen(app, 'setup');
  await app.page.route('**/locales/rules/**', (route) => route.abort());
  await press(app, 'setup.rules.base');
  const state = await settled(app, (s) => s.screen === 'setup+rules' && s.widgets.some((one) => one.id === 'notice.act'));
  t.equal(state.rules, false);
  await app.page.unroute('**/locales/rules/**');
  await press(app, 'notice.act');
  await settled(app, (s) => s.rules && !s.widgets.some((one) => one.id === 'notice.act'));
  t.ok(examples(await rest(app)).length > 0, 'the page is there, with its examples');
});

// The words of the open page, from its top.
const words = async (app) => (await drawn(app)).filter(({ what }) => what === 'text').map(({ words: said }) => said);

test('a line of the chronicle leads to the paragraph of its rule, with its drawn example first', async (t) => {
  const save = savedGame({ deck: ['E', 'U', 'U', 'U'], actions: ['place E 0,-1 180', 'deploy meeple 0,-1/0'] });
  const app = await openPage({ width: 900, height: 700, reduceMotion: true, storage: save });
  await settled(app, (s) => s.screen === 'table' && s.art, null, 40_000);
  await app.key('l');
  const list = await settled(app, (s) => s.screen === 'table+chronicle' && s.widgets.some((w) => w.id.startsWith('to_rule.')));
  const closes = list.widgets.find((w) => w.id.startsWith('to_rule.') && / city/.test(w.label) && !/knight/.test(w.label));
  t.match(closes.label, /^To the rule: /);
  await press(app, closes.id);
  const state = await settled(app, (s) => s.screen === 'table+chronicle+rules' && s.rules && s.widgets.some((w) => w.id === 'example.base.city'));
  const said = await words(app);
  t.ok(said.indexOf('City') >= 0 && said.indexOf('City') < said.indexOf('A turn'), `${said.slice(0, 12)}`);
  const [, y] = state.widgets.find((w) => w.id === 'example.base.city').rect;
  t.ok(y < 500, `the example is at ${y}`);
  await app.screenshot('rules-from-chronicle');
  await app.key('Escape');
  await waitScreen(app, 'table+chronicle');
});

for (const [width, height, touch] of [[1280, 720, false], [360, 640, true]])
  test(`the numbers of the end lead to their rules at ${width}`, async (t) => {
    const app = await openPage({ width, height, touch, reduceMotion: true, locale: 'cs-CZ', storage: stored(randomGame({ compact: 'yes', seed: 'end-screen', players: 3, expansions: 'inns_cathedrals,king_robber,traders_builders' })) });
    await settled(app, (s) => s.over && s.art, null, 40_000);
    await toResult(app);
    for (const [id, page, heading] of [['end.points.0.city', 'base', 'Město'], ['end.part.goods', 'traders_builders', 'Zboží na konci'], ['end.points.1.sum', 'base', 'Konec'], ['end.memory.city', 'base', 'Město']]) {
      const { rect } = await reach(app, id);
      await app.click(rect[0] + rect[2] / 2, rect[1] + rect[3] / 2);
      const state = await settled(app, (s) => s.screen === 'end+rules' && s.rules);
      if (width > 720) t.ok(state.widgets.find((w) => w.id === `rules.${page}`).checked, page);
      t.ok((await words(app)).includes(heading), `${id}: ${(await words(app)).slice(0, 14)}`);
      await press(app, 'dialog.close');
      await waitScreen(app, 'end');
    }
  }, { timeout: 90_000 });
