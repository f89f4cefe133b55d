// Pictures of fixed games at five sizes and two zooms, of set-up and of the end, against those kept in
// golden/. The games are saves; motion is reduced, art and letters are there, and the rasteriser is the
// same software everywhere, so that two runs give the same picture.
import { readFileSync } from 'node:fs';
import { note, openPage, root, test } from './harness.mjs';
import { against, compared, halved, kShareOff } from './pictures.mjs';
import { probe, repaints, rest, settled, toResult } from './player.mjs';
import { stored } from './saved.mjs';

const saveOf = (name) => readFileSync(`${root}tests/browser/golden/${name}.json`, 'utf8').trim();
const kSizes = [
  { name: '360x640', width: 360, height: 640, touch: true, dpr: 1 },
  { name: '390x844', width: 390, height: 844, touch: true, dpr: 2 },
  { name: '820x1180', width: 820, height: 1180, touch: true, dpr: 1 },
  { name: '1280x720', width: 1280, height: 720, dpr: 1 },
  { name: '1920x1080', width: 1920, height: 1080, dpr: 1 },
];
const kDesktop = { width: 1280, height: 720, dpr: 1, reduceMotion: true };

// At rest for two looks in a row, with all art, and none of it the coarse page that comes first.
async function still(app) {
  for (let quiet = 0; quiet < 2; ) {
    await settled(app, (s) => s.art && s.fine, null, 40_000);
    const { frames } = await rest(app);
    await repaints(app, 3);
    quiet = (await probe(app)).frames === frames ? quiet + 1 : 0;
  }
}

async function shot(app) {
  await still(app);
  return app.page.screenshot();
}

async function land(size) {
  const app = await openPage({ ...size, reduceMotion: true, storage: stored(saveOf('table')) });
  await settled(app, (s) => s.screen === 'table' && s.art && s.fine, null, 40_000);
  await app.key('0');
  return app;
}

for (const size of kSizes) {
  test(`the table at ${size.name}, all of the land and close`, async (t) => {
    const app = await land(size);
    const problems = [await against(`table-${size.name}`, await shot(app))];
    for (let i = 0; i < 3; ++i) await app.key('+');
    problems.push(await against(`table-${size.name}-close`, await shot(app)));
    t.deepEqual(problems.filter((one) => one), []);
  }, { seen: true });
}

for (const game of ['castle', 'hunters']) {
  for (const size of [kSizes[1], kSizes[3]]) {
    test(`${game}, half played, at ${size.name}`, async (t) => {
      const app = await openPage({ ...size, reduceMotion: true, storage: stored(saveOf(game)) });
      await settled(app, (s) => s.screen === 'table' && s.art && s.fine, null, 40_000);
      await app.key('0'); // how a game opens depends on when its panels come
      t.equal(await against(`${game}-${size.name}`, await shot(app)), null);
    }, { seen: true });
  }
}

test('set-up', async (t) => {
  const app = await openPage({ ...kDesktop, hash: '#v=1&p=3&e=C2&x=river.inns_cathedrals&n=Ann,Bo,Cid&s=golden' });
  await settled(app, (s) => s.screen === 'setup', null, 40_000);
  t.equal(await against('setup', await shot(app)), null);
}, { seen: true });

test('the end', async (t) => {
  const app = await openPage({ ...kDesktop, storage: stored(saveOf('end')) });
  await settled(app, (s) => s.over && s.art, null, 40_000);
  await toResult(app);
  t.equal(await against('end', await shot(app)), null);
}, { seen: true });

test('the comparison sees a missing tile and a moved panel, and no noise', async (t) => {
  const app = await land(kSizes[3]);
  const png = await shot(app);
  const whole = await halved(png);
  t.equal((await compared(whole, whole)).share, 0);
  const { tiles, widgets } = await probe(app);
  const steps = tiles.flatMap((a) => tiles.filter((b) => b.x === a.x + 1 && b.y === a.y).map((b) => b.px[0] - a.px[0]));
  const pitch = steps[0];
  const [x, y] = tiles[tiles.length >> 1].px;
  const panel = widgets.find((one) => one.id === 'table.player.1').rect;
  // Painted over the page itself and photographed again, so that it goes the whole way a fault would go.
  const painted = async (deed, ...values) => {
    // as bytes, for the page's policy knows no pictures in addresses
    await app.page.evaluate(async ([base64, source, list]) => {
      const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      canvas.id = 'painted';
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.style.cssText = 'position:fixed;left:0;top:0;z-index:9';
      const pen = canvas.getContext('2d');
      pen.drawImage(image, 0, 0);
      ({
        hide: (px, py, w) => { pen.fillStyle = '#e9dcbd'; pen.fillRect(px - w / 2, py - w / 2, w, w); },
        move: (px, py, w, h, by) => { pen.drawImage(image, px, py, w, h, px + by, py, w, h); },
        noise: (strength) => {
          const all = pen.getImageData(0, 0, canvas.width, canvas.height);
          let seed = 1;
          for (let i = 0; i < all.data.length; ++i) {
            seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
            if (i % 4 !== 3) all.data[i] += ((seed >>> 24) / 255 - 0.5) * 2 * strength;
          }
          pen.putImageData(all, 0, 0);
        },
      })[source](...list);
      document.body.append(canvas);
    }, [png.toString('base64'), deed, values]);
    const other = await halved(await app.page.screenshot());
    await app.page.evaluate(() => document.getElementById('painted').remove());
    return compared(other, whole);
  };
  const missing = await painted('hide', x, y, pitch);
  const moved = await painted('move', ...panel, -12);
  const noisy = await painted('noise', 6);
  note(`off: a tile missing ${(missing.share * 100).toFixed(2)} %, a flag moved by 12 pixels ${(moved.share * 100).toFixed(2)} %, noise ${(noisy.share * 100).toFixed(2)} %; allowed ${kShareOff * 100} %`);
  t.ok(!missing.same && !moved.same, 'a fault was not seen');
  t.ok(noisy.same, 'noise was taken for a fault');
}, { seen: true });
