// The set-up's order of players and the end screen: memories, the picture of the land, playing again.
import { readFileSync } from 'node:fs';
import { openPage, test } from './harness.mjs';
import { press, probe, repaints, settled, waitScreen } from './player.mjs';
import { randomGame, stored } from './saved.mjs';

// A page at the end screen of a finished game.
async function finished(options = {}) {
  const save = randomGame({ compact: 'yes', seed: 'end-screen', players: 3 });
  const app = await openPage({ reduceMotion: true, ...options, storage: stored(save) });
  const over = await settled(app, (s) => s.over && s.art, null, 40_000);
  if (over.screen !== 'end') await press(app, 'table.result');
  await waitScreen(app, 'end');
  return app;
}

test('the picture of the land is a PNG of the screen\'s size', async (t) => {
  const app = await finished({ width: 1280, height: 800 });
  await app.screenshot('end-memories');
  const [download] = await Promise.all([app.page.waitForEvent('download'), press(app, 'end.picture')]);
  t.match(download.suggestedFilename(), /^bastide-end-screen\.png$/);
  const bytes = readFileSync(await download.path());
  t.equal(bytes.toString('latin1', 1, 4), 'PNG');
  t.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1280, 800]);
  t.ok(bytes.length > 200_000, `only ${bytes.length} bytes: hardly a land`);
});

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
  const end = await settled(app, (s) => s.over, null, 40_000);
  if (end.screen !== 'end') await press(app, 'table.result');
  await waitScreen(app, 'end');
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
