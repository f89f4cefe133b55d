// What a first visit costs: every file asked for until the first frame, compressed as a host
// would at its best, and how long the first frame takes on this machine.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { note, openPage, test, url } from './harness.mjs';

const kFirstLoad = 1024 * 1024;
const kModule = 450 * 1024;
const dist = new URL('../../dist/', import.meta.url);

test('first load stays below 1 MB', async (t) => {
  const app = await openPage();
  await app.page.waitForTimeout(500); // what follows the first frame at once belongs to it
  const names = [...new Set(app.requests.filter((request) => request.startsWith(url())))]
    .map((request) => new URL(request).pathname.slice(1) || 'index.html');
  let total = 0;
  for (const name of names.sort()) {
    const body = readFileSync(new URL(name, dist));
    const size = Math.min(body.length, brotliCompressSync(body).length);
    total += size;
    note(`${String(size).padStart(8)}  ${name} (${body.length})`);
    if (name === 'bastide.wasm') t.ok(size <= kModule, `the module weighs ${size} bytes`);
  }
  note(`${String(total).padStart(8)}  in all`);
  t.ok(total <= kFirstLoad, `the first load weighs ${total} bytes`);
});
