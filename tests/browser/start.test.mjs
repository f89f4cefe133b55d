// The page itself: it starts under the content security policy, on its own, and quickly enough.
import { openPage, test, until, url } from './harness.mjs';

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

test('says so where there is no WebGL 2', async (t) => {
  const app = await openPage({ wait: false, expectErrors: true });
  await app.page.addInitScript(() => { HTMLCanvasElement.prototype.getContext = () => null; });
  await app.page.reload();
  t.match(await until(app.page, () => document.querySelector('#status.error')?.textContent), /WebGL 2/);
});
