// How long the page takes until there is something to click, against a page of the same toolchain that
// holds one button and nothing else (tools/emptypage): absolute times depend on the machine, their ratio
// within one run hardly does.
import { note, openPage, root, test } from './harness.mjs';
import { serve } from '../../tools/serve.mjs';

const kRounds = 9;
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
    const times = { empty: [], game: [] };
    for (let i = -1; i < kRounds; ++i) { // in turns, and the first of each warms the servers up
      const one = { empty: await start({ base: empty.url }), game: await start() };
      if (i >= 0) for (const page of ['empty', 'game']) times[page].push(one[page]);
    }
    const [a, b] = [median(times.empty), median(times.game)];
    note(`empty page ${Math.round(a)} ms, game ${Math.round(b)} ms, ratio ${(b / a).toFixed(2)} (medians of ${kRounds})`);
    t.ok(b < 2 * a, `${b} ms against ${a} ms`);
  } finally {
    empty.close();
  }
});
