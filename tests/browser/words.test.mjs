// Every text of every screen, in three languages, at the sizes that people have and at large letters: none is
// cut, none lies on another or under something, none reaches out of the button or panel that it is in.
import { faults } from './faults.mjs';
import { note, openPage, test } from './harness.mjs';
import { begin, blind, blindKey as key, blindPress as press, blindReach, blindScreen as onScreen, drawn, probe, refreshed, settled, widget } from './player.mjs';
import { randomGame, savedGame, stored } from './saved.mjs';

const kSizes = [[1440, 900], [820, 1180], [844, 390], [390, 844], [360, 640]];
const kLargeLetters = [[1440, 900], [844, 390], [360, 640]];
const kMonday = Date.parse('2026-11-23T12:00:00Z');
const kActions = 152; // a figure can be put on the tile that comes next

// What is on record here, and set-ups that were kept.
const kOwn = {
  'bastide.record': JSON.stringify([1, 2, 3].map((id) => ({
    id, date: `2026-11-0${id}`, game: id === 2 ? 'castle' : 'carcassonne', with: [],
    best: ['city', 'road', 'field'].map((key) => ({ key, amount: 24, tiles: 11, by: [0] })),
    seats: [{ name: 'Bartholomew the Elder', is: 'here', points: 70 + id, turn: 12, from: { city: 30, road: 10, monastery: 9, field: 21 } }, { name: '', is: 'gentle', points: 71, turn: 8, from: {} }],
  }))),
  'bastide.setups': JSON.stringify([{ name: 'Friday evening with the whole family', setup: { players: 2, edition: 'C2', farmers: true, expansions: ['river', 'abbot'], options: {}, seed: 'x' } }]),
};
// One page for all sizes of a device: opening one costs as much as looking through it.
async function resize(app, width, height) {
  await app.page.setViewportSize({ width, height });
  const { size } = await refreshed(app);
  if (size[0] !== width || size[1] !== height) throw new Error(`the page has ${size} instead of ${width} × ${height}`);
}

// What is seen in a window of 900 × 700, at each of these sizes.
const atSizes = (app, sizes, found) => async (name) => {
  for (const [width, height] of sizes) {
    await resize(app, width, height);
    for (const fault of faults(await drawn(app), [width, height])) found.push(`${width} × ${height}, ${name}: ${fault}`);
  }
  await resize(app, 900, 700);
};

const openMenu = async (app) => {
  await press(app, 'table.menu');
  await onScreen(app, 'table+menu');
};

async function atTheTable(app, look) {
  await look('table');
  for (const [letter, name] of [['c', 'scoreboard'], ['t', 'tiles'], ['l', 'chronicle'], ['?', 'help']]) {
    await key(app, letter);
    await onScreen(app, `table+${name}`);
    if (name === 'rules') await settled(app, (now) => now.rules);
    await look(name);
    await key(app, 'Escape');
  }
  await press(app, 'table.eye');
  await look('ways of looking');
  await key(app, 'Escape');
  await key(app, 'i');
  while ((await refreshed(app)).hint.state === 'thinks') await app.page.waitForTimeout(30);
  if ((await refreshed(app)).hint.state === 'shown') await look('hint');
  await key(app, 'Escape');
  await press(app, 'table.player.1');
  await onScreen(app, 'table+player');
  await look('player');
  await key(app, 'Escape');
  await openMenu(app);
  await look('menu');
  await key(app, 'Escape');
  for (const name of ['settings', 'saves', 'open', 'embed', 'about', 'rules']) {
    await openMenu(app);
    await press(app, `menu.${name}`);
    await onScreen(app, `table+${name}`);
    await look(name);
    if (name === 'saves') {
      await press(app, 'saves.record');
      await onScreen(app, 'table+saves+record');
      await look('record');
      await key(app, 'Escape');
    }
    for (let page = 2; name === 'rules' && page < 30; ++page) {
      if (!widget(await probe(app), 'rules.next')) break;
      await press(app, 'rules.next');
      await look(`rules ${page}`);
    }
    await key(app, 'Escape');
    await onScreen(app, 'table');
  }
}

// The game again from its first tile, and at a mistake.
async function theFilm(app, look) {
  await openMenu(app);
  await press(app, 'menu.film');
  await comes(app, 'the film', (now) => now.screen === 'film');
  await look('film');
  await press(app, 'film.close');
  await comes(app, 'the table', (now) => now.screen === 'table');
}

async function theTurn(app, look) {
  for (let i = 0; i < 3; ++i) {
    await key(app, 'Tab');
    await look(`ghost ${i}`);
  }
  await key(app, 'Enter');
  if ((await refreshed(app)).phase !== 'figure') throw new Error('no figure is asked for');
  await look('figure');
  await key(app, '1');
  await look('figure chosen');
  await key(app, 'Escape');
  await key(app, 'u');
  if ((await refreshed(app)).phase !== 'place') throw new Error('the tile is not taken back');
  await key(app, 'Escape'); // the next size begins with the same cells: what is drawn in secret on another is not taken back
}

async function toStart(app) {
  await openMenu(app);
  await press(app, 'menu.home');
  await onScreen(app, 'start');
}

async function toSetup(app) {
  await press(app, 'start.new');
  await onScreen(app, 'setup');
}

async function comes(app, what, there) {
  for (let i = 0; i < 600; ++i) {
    if (there(await refreshed(app))) return;
    await app.page.waitForTimeout(30);
  }
  throw new Error(`${what} does not come`);
}

async function theDay(app, look) {
  await press(app, 'start.day');
  await onScreen(app, 'start+day');
  await look('day');
  await key(app, 'Escape');
  await onScreen(app, 'start');
}

// All puzzles, and one of them: asked, tried, shown.
async function puzzles(app, look) {
  await press(app, 'start.puzzle');
  await onScreen(app, 'start+puzzles');
  await comes(app, 'the list of puzzles', (now) => now.widgets.some((one) => one.id.startsWith('puzzles.')));
  await look('puzzles');
  await blindReach(app, 'puzzles.theme.any', 0.5);
  await press(app, 'puzzles.theme.any');
  await comes(app, 'a puzzle', (now) => now.screen === 'puzzle');
  await look('puzzle');
  await key(app, 'i');
  await look('puzzle with a hint');
  await key(app, 'Tab');
  await key(app, 'Enter');
  while ((await refreshed(app)).phase === 'figure') await key(app, 'Space');
  await look('puzzle tried');
  if ((await refreshed(app)).puzzle.stage === 'tried') await press(app, 'puzzle.show');
  await look('puzzle shown');
  await press(app, 'puzzle.close');
  await comes(app, 'the start screen', (now) => now.screen === 'start');
}

async function around(app, look) {
  await toStart(app);
  await look('start');
  await theDay(app, look);
  await puzzles(app, look);
  await toSetup(app);
  await look('setup');
  await press(app, 'setup.player.2.who');
  await onScreen(app, 'setup+seat');
  await look('who plays');
  await key(app, 'Escape');
  await press(app, 'setup.saved');
  await onScreen(app, 'setup+setups');
  await look('saved set-ups');
  await key(app, 'Escape');
  await press(app, 'setup.back');
  await onScreen(app, 'start');
  await press(app, 'start.continue');
  await onScreen(app, 'table');
}

async function theEnd(app, look) {
  await press(app, 'table.result');
  await onScreen(app, 'end');
  await look('end');
  await press(app, 'end.board');
  await onScreen(app, 'table');
}

const kPages = [
  { actions: kActions, parts: [atTheTable, theFilm, theTurn, around] },
  { parts: [theEnd] },
];

for (const language of ['en', 'cs', 'sk']) {
  for (const text of [100, 175]) {
    test(`in ${language} at ${text} % no word is cut, covered or out of its box`, async (t) => {
      const found = [];
      let looks = 0;
      for (const { actions, parts } of kPages) {
        const save = randomGame({ seed: 'words', players: 4, compact: 'yes', expansions: 'all', ...(actions ? { actions } : {}) });
        for (const touch of [false, true]) {
          const sizes = (text === 100 ? kSizes : kLargeLetters).filter(([width]) => (width < 1000) === touch);
          const [[first, high]] = sizes;
          const app = await openPage({ width: first, height: high, dpr: 1, touch, reduceMotion: true, locale: language, day: kMonday, storage: { ...stored(save, { language, text_scale: text }), ...kOwn } });
          await settled(app, (s) => s.screen === 'table' && s.art, null, 40_000);
          await blind(app);
          for (const [width, height] of sizes) {
            await resize(app, width, height);
            for (const part of parts)
              await part(app, async (name) => {
                ++looks;
                for (const fault of faults(await drawn(app), [width, height])) found.push(`${width} × ${height}, ${name}: ${fault}`);
              });
          }
          await app.context.close();
        }
      }
      note(`${looks} screens`);
      t.equal(found.length, 0, `${found.length} faults\n${found.join('\n')}`);
    }, { timeout: 300_000 });
  }
}

// The rules of the house where they show: questions before a tile is laid, the set-up with everything open, the
// mix, the page of the rules. Every language on the smallest screen, where words have the least room.
const kQuestions = [
  { options: { hand_of_three: 'open' }, deck: ['U', 'E', 'B', 'V', 'A', 'X'] },
  { options: { buying: true }, deck: ['A', 'A', 'E', 'U', 'V'], actions: ['place A 1,0 90', 'pass', 'place A -1,0 270', 'deploy meeple -1,0/0'] },
  { options: { table_extension: true, table_width: 5 }, deck: ['U', 'U', 'U', 'U'], actions: ['place U 1,0 0', 'pass', 'place U 2,0 0', 'pass'] },
];
const kHouseLooks = [['en', 360, 640, 0], ['cs', 360, 640, 1], ['sk', 360, 640, 2], ['sk', 844, 390, 0], ['cs', 1440, 900, 1]];

async function houseRules(app, look) {
  await look('question');
  await toStart(app);
  await toSetup(app);
  await blindReach(app, 'setup.house');
  await press(app, 'setup.house');
  await onScreen(app, 'setup+house');
  await look('house rules');
  await press(app, 'setup.rules.house');
  await onScreen(app, 'setup+house+rules');
  await settled(app, (now) => now.rules);
  await look('rules of the house');
  await key(app, 'Escape');
  await key(app, 'Escape');
  await blindReach(app, 'setup.mix');
  await press(app, 'setup.mix');
  await onScreen(app, 'setup+mix');
  await look('mix');
}

test('the words of the house rules fit, in three languages', async (t) => {
  const found = [];
  for (const [language, width, height, question] of kHouseLooks) {
    const storage = { ...savedGame(kQuestions[question]), 'bastide.settings': JSON.stringify({ language }) };
    const app = await openPage({ width, height, dpr: 1, touch: width < 1000, reduceMotion: true, locale: language, storage });
    await settled(app, (now) => now.screen === 'table' && now.phase === 'choose', null, 40_000);
    await blind(app);
    await houseRules(app, async (name) => {
      for (const fault of faults(await drawn(app), [width, height])) found.push(`${language}, ${width} × ${height}, ${name}: ${fault}`);
    });
    await app.context.close();
  }
  t.equal(found.length, 0, `${found.length} faults\n${found.join('\n')}`);
}, { timeout: 120_000 });

// A game beside the first has words and screens of its own.
const kFamilyLooks = [['en', 360, 640], ['cs', 390, 844], ['sk', 844, 390], ['cs', 820, 1180], ['sk', 1440, 900]];

async function familySetup(app, look) {
  await toStart(app);
  await press(app, 'start.new');
  await press(app, `setup.game.${app.family}`);
  await look('setup');
  await press(app, 'setup.back');
  await press(app, 'start.continue');
  await onScreen(app, 'table');
}

const kFamilies = [
  { name: 'the Castle', number: 1, game: { family: 'castle', players: 2 }, actions: 36 },
  { name: 'Hunters & Gatherers', number: 2, game: { family: 'hunters', players: 4, expansions: 'scout' }, actions: 62 },
];

for (const { name, number, game, actions } of kFamilies) {
  test(`the words of ${name} fit, in three languages`, async (t) => {
    const found = [];
    let looks = 0;
    for (const { some, parts } of [{ some: { actions }, parts: [atTheTable, theTurn, familySetup] }, { some: {}, parts: [theEnd] }]) {
      const save = randomGame({ seed: `words-${game.family}`, ...game, compact: 'yes', ...some });
      for (const [language, width, height] of kFamilyLooks) {
        const app = await openPage({ width, height, dpr: 1, touch: width < 1000, reduceMotion: true, locale: language, storage: stored(save, { language }) });
        app.family = number;
        await settled(app, (s) => (s.screen === 'table' || s.screen === 'start') && s.art, null, 40_000);
        if ((await probe(app)).screen === 'start') await settled(app, (s) => s.screen === 'table', null, 40_000);
        await blind(app);
        for (const part of parts)
          await part(app, async (what) => {
            ++looks;
            for (const fault of faults(await drawn(app), [width, height])) found.push(`${language}, ${width} × ${height}, ${what}: ${fault}`);
          });
        await app.context.close();
      }
    }
    note(`${looks} screens`);
    t.equal(found.length, 0, `${found.length} faults\n${found.join('\n')}`);
  }, { timeout: 240_000 });
}

// The way into what is learned by playing; its sentences are read where they are played (learn.test.mjs).
for (const [language, text, sizes] of [['en', 100, [[360, 640], [844, 390], [1440, 900]]], ['cs', 175, [[360, 640], [844, 390], [1440, 900]]], ['sk', 100, [[390, 844], [820, 1180]]]]) {
  test(`in ${language} at ${text} % the words of the way into learning fit`, async (t) => {
    const found = [];
    const app = await openPage({ width: 900, height: 700, dpr: 1, reduceMotion: true, locale: language, storage: { 'bastide.settings': JSON.stringify({ language, text_scale: text, learned: ['castle'] }) } });
    await settled(app, (s) => s.screen === 'start' && s.art, null, 40_000);
    await blind(app);
    const look = atSizes(app, sizes, found);
    await look('start');
    await press(app, 'start.learn');
    await onScreen(app, 'start+learn');
    await look('learn');
    await press(app, 'learn.carcassonne.go');
    await settled(app, (s) => s.screen === 'table' && s.learn, null, 40_000);
    await look('first step');
    await toStart(app);
    await press(app, 'start.learn');
    await look('learn, begun');
    t.equal(found.length, 0, `${found.length} faults\n${found.join('\n')}`);
  }, { timeout: 120_000 });
}

// A game that is sent on: whose turn it is, what is sent, that one waits.
for (const [language, text, sizes] of [['en', 175, [[360, 640], [844, 390], [1440, 900]]], ['cs', 100, [[360, 640], [844, 390], [820, 1180]]], ['sk', 175, [[390, 844], [844, 390], [1440, 900]]]]) {
  test(`in ${language} at ${text} % the words of a game that is sent on fit`, async (t) => {
    const found = [];
    const app = await openPage({ width: 900, height: 700, dpr: 1, reduceMotion: true, locale: language, hash: '#v=1&p=2&e=C2&x=gifts&i=here,elsewhere&s=sent', storage: { 'bastide.settings': JSON.stringify({ language, text_scale: text }) } });
    await begin(app);
    await blind(app);
    const look = atSizes(app, sizes, found);
    await look('my turn');
    for (let phase = ''; phase !== 'elsewhere'; { phase } = await refreshed(app)) {
      if (phase === 'place') await key(app, 'Tab');
      if (phase !== '') await key(app, phase === 'place' ? 'Enter' : 'Space');
    }
    await look('to be sent');
    await press(app, 'send.code');
    await onScreen(app, 'table+send');
    await comes(app, 'the code', (now) => now.widgets.some((one) => one.id === 'send.picture' && !one.label.endsWith(' …')));
    await look('send');
    t.equal(found.length, 0, `${found.length} faults\n${found.join('\n')}`);
  }, { timeout: 120_000 });
}

test('letters of titles stand as close as the browser itself puts them', async (t) => {
  const app = await openPage({ width: 1280, height: 720, dpr: 1, reduceMotion: true, hash: '#v=1&p=2&e=C2&n=AVAVAVA,To&s=kern' });
  await begin(app);
  const one = (await drawn(app)).find((it) => it.what === 'text' && it.words === 'AVAVAVA');
  const [kerned, plain] = await app.page.evaluate(async ([words, size]) => {
    const face = await new FontFace('titles', 'url(fonts/display-bold.ttf)').load();
    document.fonts.add(face);
    const context = document.createElement('canvas').getContext('2d');
    context.font = `${size}px titles`;
    return ['normal', 'none'].map((kerning) => {
      context.fontKerning = kerning;
      return context.measureText(words).width;
    });
  }, [one.words, one.rect[3] / 0.7]); // a text's box is as high as its capitals
  t.ok(plain - kerned > 5, `this name has little to move: ${plain}, ${kerned}`);
  t.ok(Math.abs(one.rect[2] - kerned) < (plain - kerned) / 3, `drawn ${one.rect[2]} wide, with kerning ${kerned}, without ${plain}`);
});
