// How long the page takes until there is something to click, against a page of the same toolchain that
// holds one button and nothing else (tools/emptypage): absolute times depend on the machine, their ratio
// within one run hardly does.
import { note, openPage, root, test } from './harness.mjs';
import { serve } from '../../tools/serve.mjs';

const kRounds = 9;
const kAttempts = 3;
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

// Milliseconds from the navigation to the first frame with something to click, nothing cached.
async function start(options) {
  const app = await openPage(options);
  const mark = await app.page.evaluate(() => performance.getEntriesByName('first-frame')[0].startTime);
  await app.context.close();
  return mark;
}

test('is there within twice the time of an empty page', async (t) => {
  const empty = await serve(root + 'build/wasm/empty');
  try {
    // Both pages in turns, the first of each only to warm the servers up. What else the machine does can
    // only make the ratio worse, so a bad one is measured again.
    let ratio = Infinity;
    for (let attempt = 0; attempt < kAttempts && ratio >= 2; ++attempt) {
      const times = { empty: [], game: [] };
      for (let i = -1; i < kRounds; ++i) {
        const one = { empty: await start({ base: empty.url }), game: await start() };
        if (i >= 0) for (const page of ['empty', 'game']) times[page].push(one[page]);
      }
      const [a, b] = [median(times.empty), median(times.game)];
      ratio = b / a;
      note(`empty page ${Math.round(a)} ms, game ${Math.round(b)} ms, ratio ${ratio.toFixed(2)} (medians of ${kRounds}; at best ${Math.round(Math.min(...times.empty))} and ${Math.round(Math.min(...times.game))} ms)`);
    }
    t.ok(ratio < 2, `${ratio} times as long as the empty page`);
  } finally {
    empty.close();
  }
}, { timeout: 200_000 });
