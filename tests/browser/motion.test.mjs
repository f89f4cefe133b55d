// How fast things move on the land, as chosen in the settings.
import { openPage, test } from './harness.mjs';
import { press, probe, rest, settled, waitScreen } from './player.mjs';
import { randomGame, stored } from './saved.mjs';

// Whether a tile still moves so many ms after it was laid.
async function movesAfter(motion, ms) {
  const app = await openPage({ width: 1280, height: 720, clock: true, storage: stored(randomGame({ seed: 'pace', actions: 4, compact: 'yes' }), { motion }) });
  await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.art, null, 40_000);
  await app.key('Tab');
  await settled(app, (s) => s.ghost);
  await rest(app);
  await app.clock.hold();
  const { actions } = await probe(app);
  await app.key('Enter');
  await app.clock.pass(20);
  await app.page.waitForFunction((before) => window.bastide.probe().actions > before, actions);
  await app.clock.pass(10);
  for (let left = ms; left > 0; left -= 40) await app.clock.pass(40);
  const { moving } = await probe(app);
  await app.clock.release();
  await app.context.close();
  return moving;
}

test('a tile lies sooner where motion is fast, later where it is calm, at once where it is off', async (t) => {
  t.equal(await movesAfter('fast', 480), false, 'fast');
  t.equal(await movesAfter('full', 480), true, 'normal');
  t.equal(await movesAfter('full', 840), false, 'normal, later');
  t.equal(await movesAfter('calm', 840), true, 'calm');
  t.equal(await movesAfter('reduced', 240), false, 'off');
});

test('the speed is chosen in the settings and kept', async (t) => {
  const app = await openPage({ width: 390, height: 844, touch: true });
  await press(app, 'start.settings');
  await waitScreen(app, 'start+settings');
  for (const [which, name] of [[2, 'fast'], [4, 'calm'], [1, 'reduced'], [3, 'full'], [0, 'system']]) {
    await press(app, `settings.motion.${which}`);
    await rest(app);
    t.equal(JSON.parse((await app.storage())['bastide.settings']).motion, name);
  }
});
