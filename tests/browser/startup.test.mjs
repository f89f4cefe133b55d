// What stands between the navigation and the first frame: which files are asked for, how often, how many
// bytes, and what the program does until then. How long it takes is for tools/measure.
import { statSync } from 'node:fs';
import { note, openPage, root, test } from './harness.mjs';
import { drawnWords, probe } from './player.mjs';

const kNeeded = [
  'index.html', 'page.css', 'watch.js', 'boot.js', 'bastide.js', 'bastide.wasm',
  'fonts/display-black.ttf', 'fonts/display-bold.ttf', 'fonts/ui-bold.ttf', 'fonts/ui-regular.ttf',
];
// unpacked: letters, page and module; what travels is weighed in weight.test.mjs
const kBytes = 1_165_000;
const kWords = 9_000; // of another language than the module's
const kAllocations = 2_000;
const kLetters = 300; // of all faces; what the words of a language need are well over a thousand

// English is in the module, so that the game is never without words
for (const [locale, words] of [['en-GB', []], ['sk-SK', ['locales/sk.json']]]) {
  test(`the first frame waits for the page, the module, letters and words, each asked for once: ${locale}`, async (t) => {
    const app = await openPage({ locale });
    const { asked, ready } = await app.page.evaluate(() => ({
      asked: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map(({ name, startTime }) => ({ name: new URL(name).pathname.slice(1) || 'index.html', startTime })),
      ready: performance.getEntriesByName('first-frame')[0].startTime,
    }));
    // the pictures and the code of other screens are asked for as soon as the first frame is drawn, so that it does not
    // wait for them
    const before = asked.filter(({ name, startTime }) => startTime < ready && !/^(art\/|later\/|locales\/screens\/|icon|manifest)/.test(name)).map(({ name }) => name);
    const needed = [...kNeeded, ...words];
    t.deepEqual(before.sort(), needed.sort());
    const bytes = needed.reduce((sum, name) => sum + statSync(`${root}dist/${name}`).size, 0);
    const { frames, work } = await probe(app);
    note(`${before.length} requests, ${bytes} bytes, ${work.first_allocations} allocations, ${work.first_letters} letters before the first frame`);
    t.ok(bytes <= kBytes + words.length * kWords, `${bytes} bytes`);
    t.ok(frames >= 1);
    t.ok(work.first_allocations > 0 && work.first_allocations <= kAllocations, `${work.first_allocations} allocations`);
    t.ok(work.first_letters > 50 && work.first_letters <= kLetters, `${work.first_letters} letters`);
    t.equal(work.first_lacks_letters, false);
  }, { seen: true });
}

test('the first frame needs no picture, and no code of other screens', async (t) => {
  const app = await openPage({ wait: false, expectErrors: true });
  await app.page.route('**/art/**', () => {}); // never answered
  await app.page.route('**/later/**', () => {});
  await app.page.reload();
  await app.ready();
  const { art, widgets } = await probe(app);
  t.equal(art, false);
  t.ok(widgets.some(({ id }) => id === 'start.new'), 'nothing to click');
}, { seen: true });

const kMonday = '2026-11-23'; // alone; the next day a duel, and two Sundays: a house rule, an expansion
const kDay = 86_400_000;
const after = (days) => Date.parse(kMonday) + days * kDay;
const cameOut = (days, result) => JSON.stringify({ [new Date(after(days)).toISOString().slice(0, 10)]: { points: 99, from: { city: 99 }, ...result } });
for (const locale of ['en-GB', 'cs-CZ', 'sk-SK']) {
  test(`as long as only the first words are there, nothing is told by its key: ${locale}`, async (t) => {
    const days = [['alone', 0], ['duel', 1], ['house rule', 6], ['expansion', 13], ['alone, played', 0, cameOut(0, {})], ['duel, played', 1, cameOut(1, { against: 80 })]];
    const told = new Set();
    const app = await openPage({ locale });
    await app.page.route(/\/(locales\/screens|later)\//, () => {}); // never answered
    for (const [name, day, results = '{}'] of days) {
      await app.page.addInitScript((now) => { Date.now = () => now; }, after(day) + kDay / 2);
      await app.page.evaluate((text) => localStorage.setItem('bastide.days', text), results);
      await app.reload();
      const words = await drawnWords(app);
      t.ok(words.includes('99') === name.endsWith('played'), `${name}: ${words}`);
      t.doesNotMatch(words, /[a-z_]\.[a-z_]/, name);
      told.add(words);
    }
    t.equal(told.size, 4, 'Sundays have no name yet: they are told as the duel is'); // so those words have not come
  });
}
