// Saved games: two pages never write one game, several games lie side by side, each opened, named, exported,
// deleted.
import { openPage, test, url } from './harness.mjs';
import { begin, press, probe, rest, settled, step, waitScreen, widget } from './player.mjs';
import { randomGame, stored } from './saved.mjs';

const kSmall = { width: 1000, height: 720, reduceMotion: true };

test('a second tab with the same game says so, and takes it over', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=twins' });
  await begin(app);
  await step(app);
  const other = await openPage({ ...kSmall, context: app.context });
  await waitScreen(other, 'table+twin');
  await other.screenshot('saves-twin');
  await step(app); // the first one goes on
  const first = await settled(app);
  await press(other, 'twin.take');
  // from where the first one left it
  await settled(other, (s, n) => s.screen === 'table' && s.actions === n, first.actions);
  const lost = await settled(app, (s) => s.screen === 'table+twin');
  const gone = await step(other);
  await app.key('Escape');
  await waitScreen(app, 'table');
  if (lost.phase === 'place') { await app.key('Tab'); await app.key('Enter'); } else await app.key('Space');
  await waitScreen(app, 'table+twin'); // what is done there is not written
  await other.reload();
  t.equal((await settled(other, (s) => s.screen === 'table' && s.tiles, null, 40_000)).actions, gone.actions);
  await press(app, 'twin.take');
  const back = await settled(app, (s, n) => s.screen === 'table' && s.actions === n, gone.actions);
  t.equal(back.seed, 'twins');
});

// A plain address is no secure one and has no locks: there the later page is noticed when it writes.
test('without locks the tab that a second one writes under says so, and takes the game back', async (t) => {
  const lockless = async (options) => {
    const app = await openPage({ ...kSmall, wait: false, hash: '#v=1&p=2&e=C2&s=plain', ...options });
    await app.page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
    await app.reload();
    return app;
  };
  const app = await lockless();
  await begin(app);
  const first = await step(app);
  const other = await lockless({ context: app.context });
  const seen = await settled(other, (s) => s.screen === 'table' && s.actions === first.actions, null, 40_000);
  t.equal(seen.seed, 'plain');
  t.equal((await rest(app)).screen, 'table'); // nobody has written yet
  const gone = await step(other);
  await app.page.bringToFront();
  await waitScreen(app, 'table+twin');
  await press(app, 'twin.take');
  await settled(app, (s, n) => s.screen === 'table' && s.actions === n, gone.actions); // what the other one did is there
  await step(app);
  await waitScreen(other, 'table+twin');
  t.equal((await probe(other)).actions, gone.actions);
});

test('the game that is left is kept, and found among the saved games', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&n=Ann,Bob&s=one' });
  await begin(app);
  const one = await step(app);
  await press(app, 'table.menu');
  await press(app, 'menu.new');
  await press(app, 'setup.begin');
  await waitScreen(app, 'setup+leave');
  await app.screenshot('saves-leave');
  await press(app, 'leave.keep');
  const two = await settled(app, (s) => s.screen === 'table' && s.actions === 0 && s.phase === 'place');
  t.notEqual(two.seed, 'one');
  await step(app);
  await press(app, 'table.menu');
  await press(app, 'menu.saves');
  const dialog = await settled(app, (s) => ['saves.0.open', 'saves.1.open'].every((id) => s.widgets.some((w) => w.id === id)));
  t.equal(widget(dialog, 'saves.1.delete'), undefined); // the one that is played

  await press(app, 'saves.0.name');
  await app.page.locator('#field').fill('Sunday 漢');
  await app.key('Enter');
  await settled(app, (s) => s.screen === 'table+saves');
  await app.screenshot('saves-list');
  t.match((await app.storage())['bastide.save.a'] + (await app.storage())['bastide.save.b'], /^slot \d+ \d \d+(\+\d+)? Sunday 漢$/m);

  const download = app.page.waitForEvent('download');
  await press(app, 'saves.0.export');
  t.equal((await download).suggestedFilename(), 'bastide-one.bastide');

  await press(app, 'saves.0.open');
  const back = await settled(app, (s) => s.screen === 'table' && s.seed === 'one');
  t.equal(back.actions, one.actions);
  t.match(await app.page.evaluate(() => location.hash), /s=one$/);

  await press(app, 'table.menu');
  await press(app, 'menu.saves');
  await press(app, 'saves.1.delete');
  await press(app, 'saves.1.sure');
  const rest = await settled(app, (s) => s.screen === 'table+saves' && !s.widgets.some((w) => w.id.startsWith('saves.1.')));
  t.ok(widget(rest, 'saves.0.open'));
  t.equal(Object.keys(await app.storage()).some((key) => key.startsWith('bastide.save.1')), false);
});

test('a game that is given up leaves its place to the next', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=given-up' });
  await begin(app);
  await step(app);
  await press(app, 'table.menu');
  await press(app, 'menu.new');
  await press(app, 'setup.begin');
  await press(app, 'leave.go');
  const next = await settled(app, (s) => s.screen === 'table' && s.actions === 0 && s.seed !== 'given-up');
  await step(app);
  await step(app);
  t.deepEqual(Object.keys(await app.storage()).filter((key) => key.startsWith('bastide.save')).sort(), ['bastide.save.a', 'bastide.save.b']);
  await app.reload();
  t.equal((await settled(app, (s) => s.screen === 'table' && s.tiles, null, 40_000)).seed, next.seed);
});

test('every time saving begins to fail it is told', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=fails' });
  await begin(app);
  await step(app);
  const told = (s) => s.widgets.some((w) => w.id === 'notice.close' && /keeps nothing/.test(w.label));
  for (let i = 0; i < 2; ++i) {
    await app.page.evaluate(() => { Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError'); }; });
    await step(app);
    await settled(app, told);
    await press(app, 'notice.close');
    await app.page.evaluate(() => { delete Storage.prototype.setItem; });
    await app.page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.appendChild(frame);
      Storage.prototype.setItem = frame.contentWindow.Storage.prototype.setItem;
    });
    await step(app);
    await settled(app, (s) => !told(s));
  }
  const before = (await probe(app)).actions;
  await app.reload();
  t.equal((await settled(app, (s) => s.screen === 'table' && s.tiles, null, 40_000)).actions, before);
});

test('saved games show their land, and none of it is kept in the storage', async (t) => {
  const save = (seed, options) => stored(randomGame({ seed, compact: 'yes', ...options }))['bastide.save.b'];
  const storage = {
    'bastide.save.b': save('pictured', { actions: 70 }),
    'bastide.save.1.b': save('rivers', { actions: 90, expansions: 'river,inns_cathedrals', players: 5 }),
    'bastide.save.2.b': save('short', { actions: 4, players: 6 }),
  };
  const app = await openPage({ ...kSmall, storage });
  await settled(app, (s) => s.screen === 'table', null, 40_000);
  await press(app, 'table.menu');
  await press(app, 'menu.saves');
  await settled(app, (s) => s.screen === 'table+saves' && s.pictures === 3);
  await rest(app);
  await app.screenshot('saves-pictures');
  t.deepEqual(Object.keys(await app.storage()).filter((key) => !key.startsWith('bastide.save')), []);
  // going on with one of them, its art is there and that of the others need not be
  await press(app, 'saves.1.open');
  const state = await settled(app, (s) => s.screen === 'table' && s.seed === 'rivers' && s.art);
  t.equal(state.pictures, 0);
  const phone = await openPage({ width: 360, height: 640, storage, reduceMotion: true });
  await settled(phone, (s) => s.screen === 'table', null, 40_000);
  await press(phone, 'table.menu');
  await press(phone, 'menu.saves');
  await settled(phone, (s) => s.pictures === 3);
  await rest(phone);
  await phone.screenshot('saves-pictures-phone');
});

test('a picture that does not come costs a saved game nothing', async (t) => {
  const storage = stored(randomGame({ seed: 'plain', actions: 30 }));
  const app = await openPage({ ...kSmall, wait: false, path: 'icon.svg', expectErrors: true, storage });
  await app.page.route('**/art/*.webp', (request) => request.abort());
  await app.page.goto(url());
  await app.ready();
  await settled(app, (s) => s.screen === 'table', null, 40_000);
  await press(app, 'table.menu');
  await press(app, 'menu.saves');
  await settled(app, (s) => s.screen === 'table+saves' && widget(s, 'saves.0.open'));
  t.equal((await rest(app)).pictures, 0);
  await app.screenshot('saves-no-pictures');
  await press(app, 'saves.0.open');
  await waitScreen(app, 'table');
});
