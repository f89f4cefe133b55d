// Light and dark: as the system wishes or as was chosen, from the page's first paint on.
import { openPage, test } from './harness.mjs';
import { press, rest, settled, waitScreen } from './player.mjs';
import { randomGame, stored } from './saved.mjs';

const game = () => randomGame({ seed: 'theme', actions: 30, compact: 'yes' });
const around = (app) => app.page.evaluate(() => [getComputedStyle(document.body).backgroundColor, document.documentElement.dataset.theme, document.querySelector('meta[name="theme-color"]').content]);
const kDark = ['rgb(34, 31, 28)', 'dark', '#221f1c'];
const kLight = ['rgb(233, 220, 189)', 'light', '#e9dcbd'];

// The mean colour of a part of what is on the screen.
async function mean(app, clip) {
  const picture = (await app.page.screenshot({ clip })).toString('base64');
  return app.page.evaluate(async (text) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const sum = [0, 0, 0];
    for (let i = 0; i < data.length; i += 4) for (let k = 0; k < 3; ++k) sum[k] += data[i + k];
    return sum.map((part) => (part * 4) / data.length);
  }, picture);
}
const bright = ([r, g, b]) => (r + g + b) / 3;

test('the system chooses, and what is chosen in the settings wins and is kept', async (t) => {
  const app = await openPage({ width: 1280, height: 900, dark: true, reduceMotion: true, storage: stored(game()) });
  await settled(app, (s) => s.screen === 'table', null, 40_000);
  t.deepEqual(await around(app), kDark);
  await app.page.emulateMedia({ colorScheme: 'light' }); // while it is played
  await rest(app);
  await app.page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
  t.deepEqual(await around(app), kLight);
  await press(app, 'table.menu');
  await press(app, 'menu.settings');
  await waitScreen(app, 'table+settings');
  await rest(app); // the dialog stands where it stays
  await press(app, 'settings.theme.2');
  await app.page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  await rest(app);
  t.deepEqual(await around(app), kDark);
  t.equal(JSON.parse((await app.storage())['bastide.settings']).theme, 'dark');
  await app.reload();
  t.deepEqual(await around(app), kDark, 'against the system');
});

test('before the game is there the page is dark already, by the system or by choice', async (t) => {
  for (const [dark, theme, expected] of [[true, null, kDark[0]], [false, 'dark', kDark[0]], [true, 'light', kLight[0]]]) {
    const app = await openPage({ dark, wait: false, expectErrors: true, storage: theme ? { 'bastide.settings': JSON.stringify({ theme }) } : null });
    await app.page.route('**/bastide.wasm', (route) => route.abort());
    await app.page.reload({ waitUntil: 'domcontentloaded' });
    t.equal((await around(app))[0], expected, `${dark}, ${theme}`);
    await app.context.close();
  }
});

test('by night panels and table are dark, and the land keeps its colours a little darker', async (t) => {
  const part = {};
  for (const theme of ['light', 'dark']) {
    const app = await openPage({ width: 1280, height: 720, reduceMotion: true, storage: stored(game(), { theme }) });
    await settled(app, (s) => s.screen === 'table' && s.art, null, 40_000);
    await press(app, 'table.menu');
    await press(app, 'menu.home');
    await settled(app, (s) => s.screen === 'start' && s.behind === 72, null, 40_000);
    await rest(app);
    const card = (await rest(app)).widgets.find((w) => w.id === 'start.puzzle').rect;
    part[theme] = { card: await mean(app, { x: card[0] + card[2] - 30, y: card[1] + 8, width: 20, height: 20 }), land: await mean(app, { x: 820, y: 300, width: 160, height: 160 }) };
    await app.screenshot(`theme-${theme}`);
  }
  t.ok(bright(part.light.card) > 225 && bright(part.dark.card) < 60, JSON.stringify(part));
  const share = bright(part.dark.land) / bright(part.light.land);
  t.ok(Math.abs(share - 0.88) < 0.03, `the land has ${share} of its light`);
}, { seen: true });
