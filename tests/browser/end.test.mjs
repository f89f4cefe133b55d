// The set-up's order of players and the end screen: memories, the picture of the land, playing again.
import { readFileSync, writeFileSync } from 'node:fs';
import { kShots, openPage, test } from './harness.mjs';
import { press, probe, repaints, rest, settled, toResult, waitScreen } from './player.mjs';
import { randomGame, savedGame, stored } from './saved.mjs';

// A page at the end screen of a finished game.
async function finished(options = {}) {
  const save = randomGame({ compact: 'yes', seed: 'end-screen', players: 3 });
  const app = await openPage({ reduceMotion: true, ...options, storage: stored(save) });
  await settled(app, (s) => s.over && s.art, null, 40_000);
  await toResult(app);
  return app;
}

// Its bytes and size, as the browser gives it to the player.
async function picture(app, id) {
  const [download] = await Promise.all([app.page.waitForEvent('download'), press(app, id)]);
  const bytes = readFileSync(await download.path());
  return { name: download.suggestedFilename(), bytes, kind: bytes.toString('latin1', 6, 10), size: sizeOf(bytes) };
}

// Of a JPEG: the frame's header says.
function sizeOf(bytes) {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1];
    if (marker >= 0xc0 && marker <= 0xc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  return [0, 0];
}

// How many pixels are seen to differ. The browser does not draw a letter's edge twice the same.
function differing(app, ...pictures) {
  return app.page.evaluate(async (texts) => {
    const [a, b] = await Promise.all(texts.map(async (text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height).data;
    }));
    let count = 0;
    for (let i = 0; i < a.length; i += 4)
      if ([0, 1, 2].some((channel) => Math.abs(a[i + channel] - b[i + channel]) > 24)) ++count;
    return count;
  }, pictures.map((bytes) => bytes.toString('base64')));
}

test('the picture of the land holds all of it with title, players and points, up to 4K', async (t) => {
  const app = await finished({ width: 1280, height: 800, day: 1.79e12 });
  await app.screenshot('end-memories');
  const whole = await picture(app, 'end.picture');
  writeFileSync(`${kShots}end-picture.jpg`, whole.bytes);
  t.equal(whole.name, 'bastide-end-screen.jpg');
  t.equal(whole.kind, 'JFIF');
  t.ok(Math.max(...whole.size) >= 1800 && Math.max(...whole.size) <= 3840, `${whole.size}`);
  t.ok(whole.bytes.length > 400_000, `only ${whole.bytes.length} bytes: hardly a land`);
  t.ok(whole.bytes.length < 1_500_000, `${whole.bytes.length} bytes are too many to be sent on`);
  // whatever part of it the table shows
  await press(app, 'end.board');
  await waitScreen(app, 'table');
  for (let i = 0; i < 6; ++i) await app.key('+');
  await rest(app);
  await app.drag(700, 400, 200, 100);
  await rest(app);
  await press(app, 'table.menu');
  const part = await picture(app, 'menu.picture');
  t.deepEqual(part.size, whole.size);
  const other = await differing(app, part.bytes, whole.bytes);
  t.ok(other < 50, `another picture than of the whole land: ${other} pixels`);
}, { seen: true });

test('a device that cannot draw so large a picture makes a smaller one, or says so, and the game goes on', async (t) => {
  const app = await finished({ width: 800, height: 700 });
  await app.page.evaluate(() => {
    const kMost = 0x0d33; // MAX_TEXTURE_SIZE
    const real = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (name) { return name === kMost ? 1500 : real.call(this, name); };
  });
  t.equal(Math.max(...(await picture(app, 'end.picture')).size), 1500);
  await app.page.evaluate(() => {
    const real = WebGL2RenderingContext.prototype.texImage2D;
    window.tried = [];
    WebGL2RenderingContext.prototype.texImage2D = function (...list) {
      if (list.length === 9 && list[8] === null && list[3] > 600) {
        window.tried.push(list[3]);
        list[3] = list[4] = 1 << 20; // more than there is
      }
      return real.apply(this, list);
    };
  });
  const small = await picture(app, 'end.picture');
  t.ok(Math.max(...small.size) <= 750, `${small.size} after ${await app.page.evaluate(() => window.tried)}`);
  await app.page.evaluate(() => { WebGL2RenderingContext.prototype.checkFramebufferStatus = () => 0; });
  await press(app, 'notice.close');
  await press(app, 'end.picture');
  await settled(app, (s) => s.widgets.some((w) => w.id === 'notice.close' && /could not|cannot|not/i.test(w.label)));
  await press(app, 'end.same');
  await settled(app, (s) => s.screen === 'table' && s.phase === 'place');
}, { seen: true });

test('the same tiles again: another game from the same seed', async (t) => {
  const app = await finished({ width: 390, height: 844, touch: true });
  await app.screenshot('end-phone');
  await press(app, 'end.same');
  const state = await settled(app, (s) => s.screen === 'table' && s.phase === 'place');
  t.equal(state.seed, 'end-screen');
  t.deepEqual([state.tiles.length, state.scores], [1, [0, 0, 0]]);
});

test('play again from the end: the same seats, another order of tiles, an empty table', async (t) => {
  const save = randomGame({ seed: 'once-more', players: 3, edition: 'C2' });
  const app = await openPage({ width: 1180, height: 760, reduceMotion: true, storage: stored(save) });
  await settled(app, (s) => s.over, null, 40_000);
  await toResult(app);
  const again = (await probe(app)).widgets.filter((w) => w.id.startsWith('end.')).map((w) => w.id);
  t.ok(again.includes('end.again'), `no way to play again among ${again}`);
  await press(app, 'end.again');
  const state = await settled(app, (s) => s.screen === 'table' && s.phase === 'place', null, 20_000);
  t.deepEqual([state.tiles.length, state.actions, state.scores, state.over], [1, 0, [0, 0, 0], false]);
  t.notEqual(state.seed, 'once-more');
  t.match(await app.page.evaluate(() => location.hash), new RegExp(`^#v=1&p=3&e=C2&s=${state.seed}$`));
  await app.key('Tab');
  await app.key('Enter');
  await settled(app, (s) => s.tiles.length === 2);
  await app.reload(); // the new game is the one that is saved
  t.equal((await settled(app, (s) => s.screen === 'table' && s.tiles, null, 40_000)).seed, state.seed);
});

test('players change places by dragging, or by a click on the grip', async (t) => {
  const app = await openPage({ width: 1280, height: 800, hash: '#v=1&p=3&e=C2&n=Ada,Ben,Cyd&s=order' });
  await waitScreen(app, 'setup');
  const grips = (await probe(app)).widgets.filter((w) => w.id.endsWith('.move')).map((w) => w.rect);
  const middle = ([x, y, w, h]) => [x + w / 2, y + h / 2];
  await app.page.mouse.move(...middle(grips[0]));
  await app.page.mouse.down();
  for (let i = 1; i <= 6; ++i) {
    await app.page.mouse.move(middle(grips[0])[0], middle(grips[0])[1] + ((grips[2][1] - grips[0][1]) * i) / 6);
    await repaints(app, 2);
  }
  await app.screenshot('setup-order');
  await app.page.mouse.up();
  await press(app, 'setup.player.1.move'); // Ben, Cyd, Ada -> Cyd, Ben, Ada
  await press(app, 'setup.begin');
  const state = await settled(app, (s) => s.screen === 'table' && s.phase === 'place', null, 40_000);
  const names = state.widgets.filter((w) => /^table\.player\.\d$/.test(w.id)).map((w) => w.label.split(',')[0]);
  t.deepEqual(names, ['Cyd', 'Ben', 'Ada']);
});

test('the time a game was played is kept with it and told at the end; time out of sight is not counted', async (t) => {
  const app = await openPage({ width: 1180, height: 760, reduceMotion: true, clock: true, storage: savedGame({ deck: ['V', 'E'] }) });
  await settled(app, (s) => s.screen === 'table' && s.phase === 'place', null, 40_000);
  const minutes = (n) => app.clock.pass(n * 60_000);
  const hide = (hidden) => app.page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
  const kept = async () => Math.max(...Object.values(await app.storage()).map((text) => Number(/^slot \d+ \d \d+\+(\d+)/m.exec(text)?.[1] ?? 0)));
  const turn = async () => {
    const { actions } = await settled(app, (s) => s.phase === 'place');
    await app.key('Tab');
    await app.key('Enter');
    const figure = await settled(app, (s, n) => s.actions > n, actions);
    if (figure.phase === 'figure') await app.key('Space');
    await settled(app, (s, n) => s.actions > n + 1 || s.phase === 'place' || s.over, actions);
  };
  await app.clock.hold();
  const before = await kept();
  await minutes(40);
  await hide(true);
  await minutes(500);
  await hide(false);
  await minutes(5);
  await app.clock.release();
  await turn();
  const half = await kept();
  t.ok(half - before >= 45 * 60 && half - before < 47 * 60, `${half - before} seconds kept`);
  await app.reload();
  await settled(app, (s) => s.screen === 'table' && s.phase === 'place', null, 40_000);
  await app.clock.hold();
  await minutes(27);
  await app.clock.release();
  await turn();
  await settled(app, (s) => s.over);
  const end = await toResult(app);
  t.match(end.widgets.find((w) => w.id === 'end.sum').label, / · 1 h 1[23] min$/);
  await app.screenshot('end-time');
});
