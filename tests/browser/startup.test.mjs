// How long the page takes until there is something to click, against a page of the same toolchain that
// holds one button and nothing else (tools/emptypage). The goal is a ratio below 2; it is printed, and was
// 1.1 to 2.0 on a machine with nothing else to do. Beside other work on two cores it rises to 2.4, since the
// game has more to share out than the empty page, so what fails is a ratio that no load explains.
import { note, openPage, root, test } from './harness.mjs';
import { serve } from '../../tools/serve.mjs';

const kRounds = 9;
const kAttempts = 3;
const kGoal = 2;
const kFails = 3.5;
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

// Milliseconds from the navigation to the first frame with something to click, nothing cached.
async function start(options) {
  const app = await openPage(options);
  const mark = await app.page.evaluate(() => performance.getEntriesByName('first-frame')[0].startTime);
  await app.context.close();
  return mark;
}

test('is there about as soon as an empty page', async (t) => {
  const empty = await serve(root + 'build/wasm/empty');
  try {
    // Both pages in turns, the first of each only to warm the servers up. What else the machine does can
    // only make the ratio worse, so a bad one is measured again.
    let ratio = Infinity;
    for (let attempt = 0; attempt < kAttempts && ratio >= kGoal; ++attempt) {
      const times = { empty: [], game: [] };
      for (let i = -1; i < kRounds; ++i) {
        const one = { empty: await start({ base: empty.url }), game: await start() };
        if (i >= 0) for (const page of ['empty', 'game']) times[page].push(one[page]);
      }
      const [a, b] = [median(times.empty), median(times.game)];
      ratio = Math.min(ratio, b / a);
      note(`empty page ${Math.round(a)} ms, game ${Math.round(b)} ms, ratio ${(b / a).toFixed(2)}, goal below ${kGoal} (medians of ${kRounds}; at best ${Math.round(Math.min(...times.empty))} and ${Math.round(Math.min(...times.game))} ms)`);
    }
    t.ok(ratio < kFails, `${ratio} times as long as the empty page`);
  } finally {
    empty.close();
  }
}, { timeout: 200_000 });
