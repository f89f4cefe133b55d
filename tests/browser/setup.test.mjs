// The set-up screen: the tiles in the bag, drawn where the expansions leave room for them.
import { openPage, test, url } from './harness.mjs';
import { faults } from './faults.mjs';
import { blind, blindReach, drawn, press, rest, settled, waitScreen } from './player.mjs';

const kLarge = { width: 1920, height: 1080, reduceMotion: true };
const kLink = '#v=1&p=2&e=C2&s=bag';
const kinds = (s) => s.widgets.filter((w) => w.id.startsWith('setup.tile.'));
const asked = (app, part) => app.requests.filter((request) => request.includes(part)).length;

test('the bag shows a tile of every kind with its number, and follows the expansions', async (t) => {
  const app = await openPage({ ...kLarge, hash: kLink });
  const base = await settled(app, (s) => s.pictures === 1 && kinds(s).length > 0, null, 40_000);
  t.equal(new Set(kinds(base).map((w) => w.id)).size, 32); // gardens make kinds of their own
  t.equal(kinds(base).reduce((sum, w) => sum + Number(/×(\d+)$/.exec(w.label)[1]), 0), 72);
  await rest(app);
  await app.screenshot('setup-bag');
  t.equal(asked(app, 'art/river_c2@lo.webp'), 0);
  await press(app, 'setup.expansion.river');
  const more = await settled(app, (s) => s.widgets.some((w) => w.id === 'setup.expansion.river' && w.checked));
  t.equal(kinds(more).length, 35); // as many as there is room for, of both
  t.ok(kinds(more).some((w) => /river/i.test(w.label)), 'no tile of the river');
  await rest(app);
  t.equal(asked(app, 'art/river_c2@lo.webp'), 1);
  await app.screenshot('setup-bag-river');
  await press(app, 'setup.begin');
  const table = await settled(app, (s) => s.screen === 'table' && s.art, null, 40_000);
  t.equal(table.pictures, 0); // what the table does not need is given back
});

test('where there is little room for the bag some of every expansion are shown', async (t) => {
  const app = await openPage({ ...kLarge, width: 1440, height: 900, hash: '#v=1&p=2&e=C2&x=river.traders_builders&s=bag' });
  const state = await settled(app, (s) => s.pictures === 1, null, 40_000);
  t.equal(kinds(state).length, 21);
  await rest(app);
  await app.screenshot('setup-bag-some');
});

test('where there is no room for the bag nothing is fetched for it', async (t) => {
  for (const [width, height] of [[1280, 720], [390, 844]]) {
    const app = await openPage({ width, height, reduceMotion: true, hash: kLink });
    const state = await rest(app);
    t.deepEqual([kinds(state).length, asked(app, 'art/base')], [0, 0], `${width} × ${height}`);
  }
});

test('tiles whose pictures do not come are plain ones, and the game begins', async (t) => {
  const app = await openPage({ ...kLarge, wait: false, path: 'icon.svg', expectErrors: true });
  await app.page.route('**/art/base_c2*', (request) => request.abort());
  await app.page.goto(`${url()}${kLink}`);
  await app.ready();
  const state = await settled(app, (s) => s.pictures === 1 && kinds(s).length === 32, null, 40_000);
  t.equal(state.widgets.find((w) => w.id === 'notice.act'), undefined); // nothing that a game needs is missing yet
  await app.screenshot('setup-bag-plain');
  await press(app, 'setup.begin');
  await waitScreen(app, 'table');
});

test('how many tiles are in the bag is in view wherever one has scrolled to', async (t) => {
  for (const [width, height] of [[1280, 720], [390, 844], [844, 390]]) {
    const app = await openPage({ width, height, touch: width < 1000, reduceMotion: true, hash: '#v=1&p=2&e=C2&x=river&s=sum' });
    await settled(app, (s) => s.screen === 'setup', null, 40_000);
    await blind(app);
    for (const id of ['setup.begin', 'setup.mix']) { // at the top, and far down
      if (id !== 'setup.begin') await blindReach(app, id);
      const sum = (await drawn(app)).find((one) => one.what === 'text' && /players · 1 expansion · 8\d tiles/.test(one.words));
      t.ok(sum && sum.rect[1] > 0 && sum.rect[1] + sum.rect[3] < height, `${width} × ${height} at ${id}`);
    }
    await app.context.close();
  }
});

for (const [language, seed] of [['en', 'ancient-harbour-999'], ['cs', 'jantarovy-hostinec-999'], ['sk', 'strieborny-pasienok-999']])
  test(`in ${language} the longest seed that is drawn can be read whole, small and large letters`, async (t) => {
    for (const text_scale of [100, 175]) {
      const app = await openPage({ width: 360, height: 640, touch: true, reduceMotion: true, hash: `#v=1&p=2&s=${seed}`, storage: { 'bastide.settings': JSON.stringify({ language, text_scale }) } });
      await waitScreen(app, 'setup');
      for (const [width, height] of [[360, 640], [390, 844], [844, 390], [820, 1180]]) {
        await app.page.setViewportSize({ width, height });
        await settled(app, (s, wanted) => s.size[0] === wanted, width);
        const state = await rest(app);
        const told = await drawn(app); // what is scrolled out of sight as well
        t.ok(told.some(({ words }) => words === seed), `${width} × ${height}`);
        t.deepEqual(faults(told, state.size), [], `${width} × ${height}`);
      }
      await app.context.close();
    }
  });
