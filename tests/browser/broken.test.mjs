// Whatever is broken from outside — saves, links, storage — is refused with a word, kept for export,
// and never costs the page or another game.
import { openPage, test } from './harness.mjs';
import { begin, press, probe, settled, waitScreen } from './player.mjs';
import { stored } from './saved.mjs';

const kSmall = { width: 1000, height: 720, reduceMotion: true };
const onStart = (s) => s.screen.startsWith('start');
const told = (s) => s.widgets.find((w) => w.id === 'notice.close')?.label ?? '';

for (const [name, hash] of [
  ['malformed', '#v=1&p=banana&s=x'],
  ['nonsense', '#%%%'],
  ['newer', '#v=99&zz=1'],
  ['with an unknown expansion', '#v=1&p=2&e=C2&x=dragons&s=a'],
]) {
  test(`a link that is ${name} gives a message and the start screen`, async (t) => {
    const app = await openPage({ ...kSmall, hash });
    const state = await settled(app, (s) => onStart(s) && told(s), null, 40_000);
    t.match(told(state), /^The link in the address cannot be used: ./);
    await app.screenshot(`broken-link-${name.split(' ')[0]}`);
    await begin(app); // and the page still plays
  });
}

test('a damaged save is refused, kept, and the other slot still loads', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=slots' });
  await begin(app);
  for (let i = 0; i < 4; ++i) {
    const state = await settled(app);
    if (state.phase === 'place') { await app.key('Tab'); await app.key('Enter'); } else await app.key('Space');
    await settled(app, (s, n) => s.actions > n, state.actions);
  }
  const whole = await settled(app);
  const slots = Object.keys(await app.storage()).filter((key) => key.startsWith('bastide.save'));
  t.equal(slots.length, 2);
  // Damage the newer slot, the one with the higher number.
  const left = await app.page.evaluate((keys) => {
    const number = (key) => Number(/^slot (\d+)/m.exec(localStorage.getItem(key))[1]);
    const [older, newer] = keys.sort((a, b) => number(a) - number(b));
    localStorage.setItem(newer, localStorage.getItem(newer).replace('actions', 'actoins'));
    return JSON.parse(localStorage.getItem(older).replace(/^.*\n.*\n/, '')).actions.length;
  }, slots);
  t.ok(left > 0 && left <= whole.actions, `${left} of ${whole.actions} actions in the other slot`);
  await app.reload();
  const state = await settled(app, (s) => s.screen.startsWith('table') && s.tiles, null, 40_000);
  t.equal(state.actions, left);
  t.ok(Object.keys(await app.storage()).some((key) => key.startsWith('bastide.damaged')), 'the damaged save was not kept');
});

test('foreign data in both slots never blocks the page', async (t) => {
  const app = await openPage({ ...kSmall, storage: { 'bastide.save.a': 'hello', 'bastide.save.b': '{"format":"chess"}', 'bastide.settings': '[[[' } });
  await settled(app, onStart, null, 40_000);
  await app.screenshot('broken-saves');
  await begin(app);
  t.ok((await probe(app)).screen.startsWith('table'));
});

test('without storage the game is played all the same, with a notice', async (t) => {
  const app = await openPage({ ...kSmall, wait: false });
  await app.page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
  });
  await app.page.reload();
  await app.ready();
  await begin(app);
  const state = await settled(app, told);
  t.equal(state.storage, false);
  t.match(told(state), /^This browser keeps nothing/);
  await app.key('Tab');
  await app.key('Enter');
  await settled(app, (s) => s.tiles.length === 2);
});

for (const [name, breakStorage] of [
  ['drops what it is given', () => { Storage.prototype.setItem = () => {}; }],
  ['throws when it is read', () => { Storage.prototype.getItem = () => { throw new DOMException('denied', 'SecurityError'); }; }],
]) {
  test(`a storage that ${name} is told at the first save, from the beginning or from then on`, async (t) => {
    const app = await openPage({ ...kSmall });
    await begin(app);
    t.doesNotMatch(told(await settled(app)), /keeps nothing/);
    await app.page.evaluate(breakStorage);
    await app.key('Tab');
    await app.key('Enter');
    await settled(app, (s) => s.tiles.length === 2 && s.widgets.some((w) => w.id === 'notice.close' && /keeps nothing/.test(w.label)));
    // and on a page that has never known another
    await app.page.addInitScript(breakStorage);
    await app.reload();
    const state = await begin(app);
    t.equal(state.storage, false);
    await settled(app, (s) => s.widgets.some((w) => w.id === 'notice.close' && /keeps nothing/.test(w.label)));
    await app.key('Tab');
    await app.key('Enter');
    await settled(app, (s) => s.tiles.length === 2); // it is played all the same
  });
}

test('a game is exported and imported as a file', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=export' });
  await begin(app);
  await app.key('Tab');
  await app.key('Enter');
  const before = await settled(app, (s) => s.tiles.length === 2);
  await press(app, 'table.menu');
  const download = app.page.waitForEvent('download');
  await press(app, 'menu.export');
  const file = await (await download).path();
  const fresh = await openPage({ ...kSmall });
  await settled(fresh, onStart, null, 40_000);
  await press(fresh, 'start.open');
  const pick = (await settled(fresh, (s) => s.widgets.some((w) => /file/.test(w.id)))).widgets.find((w) => /file/.test(w.id));
  const chooserEvent = fresh.page.waitForEvent('filechooser');
  await press(fresh, pick.id);
  await (await chooserEvent).setFiles(file);
  const after = await settled(fresh, (s) => s.screen.startsWith('table') && s.tiles?.length === 2, null, 20_000);
  t.deepEqual(after.scores, before.scores);
  t.equal(after.seed, 'export');
});

test('a file dialog that is put away, or opened once more, leaves nothing behind', async (t) => {
  const app = await openPage(kSmall);
  await settled(app, onStart, null, 40_000);
  await press(app, 'start.open');
  const pick = (await settled(app, (s) => s.widgets.some((w) => /file/.test(w.id)))).widgets.find((w) => /file/.test(w.id));
  const awaits = (count) => settled(app, (s, n) => s.awaited === n, count);
  await awaits(0);
  const fields = () => app.page.locator('input[type=file]').count();
  const opened = async () => {
    const chooser = app.page.waitForEvent('filechooser');
    await press(app, pick.id);
    await chooser;
    t.equal(await fields(), 1);
    await awaits(1);
  };
  await opened();
  await app.page.locator('#file').dispatchEvent('cancel');
  t.equal(await fields(), 0);
  await awaits(0);
  await opened();
  await opened(); // where a browser does not say that it was put away
  await app.page.locator('#file').dispatchEvent('change'); // with no file
  t.equal(await fields(), 0);
  await awaits(0);
});

test('a reload at any moment of a turn resumes exactly there', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=reload' });
  await begin(app);
  for (let i = 0; i < 5; ++i) {
    const before = await settled(app);
    await app.reload();
    const after = await settled(app, (s) => s.screen.startsWith('table') && s.tiles && s.phase !== 'none', null, 40_000);
    t.deepEqual([after.phase, after.who, after.tile, after.actions], [before.phase, before.who, before.tile, before.actions]);
    if (after.phase === 'place') { await app.key('Tab'); await app.key('Enter'); } else await app.key('1').then(() => app.key('Enter'));
    await settled(app, (s, n) => s.actions > n, after.actions);
  }
});

test('a game whose order of tiles a file gave has no link, and says so', async (t) => {
  const save = JSON.stringify({
    format: 'bastide-game', version: 1, actions: [],
    setup: { players: 2, edition: 'C2', farmers: true, expansions: [], options: {}, deck: ['V', 'E', 'U', 'A'] },
  });
  const app = await openPage({ ...kSmall, storage: stored(save) });
  const state = await settled(app, (s) => s.screen === 'table' && s.phase === 'place', null, 40_000);
  t.equal(state.tile, 'V');
  t.equal(await app.page.evaluate(() => location.hash), '');
  await press(app, 'table.menu');
  const menu = await settled(app, (s) => s.widgets.some((w) => w.id === 'menu.link'));
  t.equal(menu.widgets.find((w) => w.id === 'menu.link').enabled, false);
  t.equal(menu.widgets.find((w) => w.id === 'menu.export').enabled, true);
});
