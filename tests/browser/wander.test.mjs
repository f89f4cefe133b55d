// Somebody who presses whatever there is, for a while; `node wander.mjs` goes on longer.
import { note, test } from './harness.mjs';
import { wander } from './wander.mjs';

for (const seed of [1, 2, 3]) {
  test(`whatever is pressed, in whatever order: wander ${seed}`, async (t) => {
    const { told, found, screens } = await wander(seed, 70);
    note(`${screens} screens of ${JSON.stringify(told)}`);
    t.ok(screens > 2, 'it went nowhere');
    t.equal(found.length, 0, found.join('\n'));
  }, { timeout: 120_000 });
}
