// The page itself: it starts under the content security policy, on its own, and quickly enough.
import { openPage, test, url } from './harness.mjs';

test('draws a first frame on a desktop', async (t) => {
  const app = await openPage();
  await app.screenshot('start-desktop');
  t.deepEqual(app.errors, []);
});

test('draws a first frame on a phone', async (t) => {
  const app = await openPage({ width: 390, height: 844, dpr: 3, touch: true });
  await app.screenshot('start-phone');
  t.deepEqual(app.errors, []);
});

test('asks no other host for anything', async (t) => {
  const app = await openPage();
  const foreign = app.requests.filter((request) => !request.startsWith(url()) && !/^(data|blob):/.test(request));
  t.deepEqual(foreign, []);
});
