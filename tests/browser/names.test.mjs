// Names in any script: what our fonts lack is drawn in the system's.
import { openPage, test } from './harness.mjs';
import { press, rest, settled, waitScreen } from './player.mjs';

test('names in Greek, Cyrillic, Hebrew, Japanese and of pictures look like what they are', async (t) => {
  const app = await openPage({ width: 900, height: 700, reduceMotion: true, hash: '#v=1&p=2&e=C2&s=names' });
  await waitScreen(app, 'setup');
  const field = (s) => s.widgets.find((w) => /\.name$/.test(w.id));
  const { id } = field(await settled(app, field));
  const seen = new Map();
  for (const name of ['???', 'Ωμέ', 'Яна', 'שלו', '日本語', '😀😀😀']) {
    await press(app, id);
    await app.page.waitForSelector('#field');
    await app.page.keyboard.insertText(name);
    await app.page.keyboard.press('Enter');
    await app.page.mouse.move(5, 5);
    await rest(app);
    const [x, y, width, height] = field(await settled(app)).rect;
    const picture = (await app.page.screenshot({ clip: { x, y, width, height } })).toString('base64');
    t.equal(seen.get(picture), undefined, `${name} looks like ${seen.get(picture)}`);
    seen.set(picture, name);
  }
  await app.screenshot('names');
}, { seen: true });
