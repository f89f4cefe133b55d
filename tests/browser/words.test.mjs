// Every text of every screen, in three languages, at the sizes that people have and at large letters: none is
// cut, none lies on another or under something, none reaches out of the button or panel that it is in.
import { note, openPage, test } from './harness.mjs';
import { begin, blind, blindKey as key, blindPress as press, blindReach, drawn, probe, refreshed, settled, widget } from './player.mjs';
import { randomGame, savedGame, stored } from './saved.mjs';

const kSizes = [[1440, 900], [820, 1180], [844, 390], [390, 844], [360, 640]];
const kLargeLetters = [[1440, 900], [844, 390], [360, 640]];
const kActions = 152; // a figure can be put on the tile that comes next

const inside = (r, [x, y]) => x >= r[0] && y >= r[1] && x < r[0] + r[2] && y < r[1] + r[3];
const middle = ([x, y, w, h]) => [x + w / 2, y + h / 2];
const shared = (a, b) => [0, 1].map((i) => Math.min(a[i] + a[i + 2], b[i] + b[i + 2]) - Math.max(a[i], b[i]));
const cut = ([x, y, w, h], [cx, cy, cw, ch]) => {
  const [left, top] = [Math.max(x, cx), Math.max(y, cy)];
  return [left, top, Math.min(x + w, cx + cw) - left, Math.min(y + h, cy + ch) - top];
};
const overlap = (a, b, slack) => shared(a, b).every((part) => part > slack);

const onScreen = async (app, name) => {
  const { screen } = await refreshed(app);
  if (screen !== name) throw new Error(`${screen} instead of ${name}`);
};

// What is wrong with the texts of a frame, a line each.
export function faults(drawn, [width, height]) {
  const found = new Set();
  const say = (text, what) => found.add(`«${text.words}» ${what}`);
  const dialog = drawn.findLast((one) => one.words === 'dialog.away')?.layer ?? 0; // what lies below it is only a picture
  drawn.forEach((one, i) => {
    if (one.what !== 'text' || one.words.trim() === '' || one.layer < dialog) return;
    const [x, y, w, h] = one.rect;
    if ((one.cut || one.words.endsWith(' …')) && !one.words.startsWith('#v=')) say(one, 'is cut'); // but a link, which is there to be copied
    const [cx, cy, cw, ch] = one.clip;
    const scrolls = ch < height - 1 || cw < width - 1;
    if (x < cx - 1 || x + w > cx + cw + 1) say(one, `reaches over its panel: ${Math.round(x)} + ${Math.round(w)} in ${Math.round(cx)} + ${Math.round(cw)}`);
    if (!scrolls && (y < cy - 1 || y + h > cy + ch + 1)) say(one, 'is off the screen');
    const seen = inside(one.clip, middle(one.rect)); // else it is scrolled away: what is there now has nothing to do with it
    const box = seen && drawn.slice(0, i).filter((it) => it.what === 'widget' && it.words !== 'dialog.away' && it.layer === one.layer && inside(it.rect, middle(one.rect))).pop();
    if (box && (x < box.rect[0] - 1 || x + w > box.rect[0] + box.rect[2] + 1 || y < box.rect[1] - 2 || y + h > box.rect[1] + box.rect[3] + 2))
      say(one, `is out of ${box.words}`);
    for (let k = i + 1; k < drawn.length; ++k) {
      const other = drawn[k];
      if (other.layer !== one.layer || !overlap(one.rect, other.rect, 2)) continue;
      // of what scrolls by different ways, only where both are seen
      const together = one.clip.every((side, i) => Math.abs(side - other.clip[i]) < 1);
      if (!together && !overlap(cut(one.rect, one.clip), cut(other.rect, other.clip), 2)) continue;
      if (other.what === 'text' ? other.words === one.words || other.words.trim() === '' : false) continue;
      say(one, `lies under ${other.what} «${other.words}»`);
      break;
    }
  });
  return [...found];
}

// One page for all sizes of a device: opening one costs as much as looking through it.
async function resize(app, width, height) {
  await app.page.setViewportSize({ width, height });
  const { size } = await refreshed(app);
  if (size[0] !== width || size[1] !== height) throw new Error(`the page has ${size} instead of ${width} × ${height}`);
}

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
  await press(app, 'table.player.1');
  await onScreen(app, 'table+player');
  await look('player');
  await key(app, 'Escape');
  await openMenu(app);
  await look('menu');
  await key(app, 'Escape');
  for (const name of ['settings', 'saves', 'open', 'about', 'rules']) {
    await openMenu(app);
    await press(app, `menu.${name}`);
    await onScreen(app, `table+${name}`);
    await look(name);
    for (let page = 2; name === 'rules' && page < 30; ++page) {
      if (!widget(await probe(app), 'rules.next')) break;
      await press(app, 'rules.next');
      await look(`rules ${page}`);
    }
    await key(app, 'Escape');
    await onScreen(app, 'table');
  }
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

async function around(app, look) {
  await toStart(app);
  await look('start');
  await toSetup(app);
  await look('setup');
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
  { actions: kActions, parts: [atTheTable, theTurn, around] },
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
          const app = await openPage({ width: first, height: high, dpr: 1, touch, reduceMotion: true, locale: language, storage: stored(save, { language, text_scale: text }) });
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
  await look('house rules');
  await press(app, 'setup.rules.house');
  await onScreen(app, 'setup+rules');
  await settled(app, (now) => now.rules);
  await look('rules of the house');
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
