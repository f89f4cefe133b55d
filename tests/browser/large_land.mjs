// A land of some 130 tiles, all that five expansions hold, and what is done over it where the cost of a frame
// counts: held to bounds by cost.test.mjs, measured in time by measure.mjs.
import { openPage } from './harness.mjs';
import { probe, repaints, rest, settled } from './player.mjs';
import { kFive, randomGame, stored } from './saved.mjs';

// `actions`: of the game so far; without, it has ended.
export async function largeLand({ expansions = kFive, actions = 2000 } = {}) {
  const save = randomGame({ seed: 'large-land', compact: 'yes', expansions, players: 4, actions });
  const app = await openPage({ width: 960, height: 640, storage: stored(save) });
  await settled(app, (s) => s.screen === 'table' || s.screen === 'end', null, 40_000);
  if ((await probe(app)).screen === 'end') await app.key('Escape');
  await settled(app, (s) => s.screen === 'table' && s.art && s.fine, null, 40_000);
  await app.key('0');
  await rest(app);
  return app;
}

export const kDeeds = { // one step of each, drawn before the next
  hovering: (app, i) => app.page.mouse.move(300 + ((i * 97) % 360), 180 + ((i * 61) % 300)),
  zooming: (app, i) => app.page.mouse.wheel(0, i % 8 < 4 ? -60 : 60),
  panning: (app, i) => app.page.mouse.move(480 + (i % 20) * 6, 320 + (i % 10) * 6),
};

const kSteps = 16;

// Does so many steps of a deed, in groups of four; `group(i)` after each. Answers how many.
export async function repeat(app, name, group = async () => {}) {
  await app.page.mouse.move(480, 320);
  if (name === 'panning') await app.page.mouse.down();
  await repaints(app);
  for (let i = 0; i < kSteps; ++i) {
    await kDeeds[name](app, i);
    await repaints(app);
    if (i % 4 === 3) await group(i >> 2);
  }
  if (name === 'panning') await app.page.mouse.up();
  return kSteps;
}
