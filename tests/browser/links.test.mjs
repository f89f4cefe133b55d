// A shared link always wins the screen: it opens what it names, and the game that was running is kept and
// offered, also where the storage is full or holds a game of an older version.
import { openPage, test } from './harness.mjs';
import { begin, copied, press, settled, step, waitScreen, widget } from './player.mjs';
import { fillStorage, savedGame } from './saved.mjs';

const kSmall = { width: 1000, height: 720, reduceMotion: true };
const told = (s) => s.widgets.find((w) => w.id === 'notice.close')?.label ?? '';
const hash = (app) => app.page.evaluate(() => location.hash);

test('a link opened beside a saved game shows its set-up and offers the game', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=first' });
  await begin(app);
  await step(app);
  const before = await settled(app);
  const other = await openPage({ ...kSmall, hash: '#v=1&p=3&e=C2&s=second', context: app.context });
  const setup = await settled(other, (s) => s.screen === 'setup', null, 40_000);
  t.equal(await hash(other), '#v=1&p=3&e=C2&s=second');
  t.ok(widget(setup, 'setup.continue'), 'the running game is not offered');
  await press(other, 'setup.begin'); // nothing is lost: nothing is asked
  const begun = await settled(other, (s) => s.screen === 'table' && s.phase === 'place', null, 40_000);
  t.equal(begun.seed, 'second');
  await step(other);
  await step(app); // both are kept, each in its own place
  const here = await settled(app);
  await app.reload();
  const after = await settled(app, (s) => s.screen === 'table' && s.tiles, null, 40_000);
  t.deepEqual([after.seed, after.actions], ['first', here.actions]);
  t.ok(here.actions > before.actions);
  await other.reload();
  t.equal((await settled(other, (s) => s.screen === 'table' && s.tiles, null, 40_000)).seed, 'second');
});

test('a link in the same tab: the game goes on where it was', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=mine' });
  await begin(app);
  const mine = await step(app);
  await app.page.evaluate(() => { location.hash = '#v=1&p=2&e=C2&s=yours'; });
  await waitScreen(app, 'setup');
  await app.screenshot('link-beside-a-game');
  await press(app, 'setup.continue');
  const back = await waitScreen(app, 'table');
  t.deepEqual([back.seed, back.actions], ['mine', mine.actions]);
  t.equal(await hash(app), '#v=1&p=2&e=C2&s=mine');
});

test('a link of a newer version is told, and the saved game is not put in its place', async (t) => {
  const storage = savedGame({ deck: ['V', 'E', 'U', 'A'] });
  const app = await openPage({ ...kSmall, storage, hash: '#v=99&p=2&s=x' });
  const state = await settled(app, (s) => s.screen === 'start' && told(s), null, 40_000);
  t.match(told(state), /newer Bastide/);
  t.equal(await hash(app), '#v=99&p=2&s=x');
  await press(app, 'start.continue');
  t.equal((await settled(app, (s) => s.screen === 'table' && s.tile)).tile, 'V');
});

test('with a full storage the saved game is found, the link opened, and the lack told', async (t) => {
  const storage = savedGame({ deck: ['V', 'E', 'U', 'A'] });
  const app = await openPage({ ...kSmall, storage });
  await settled(app, (s) => s.screen === 'table', null, 40_000);
  await app.page.evaluate(fillStorage);
  await app.reload();
  const found = await settled(app, (s) => s.screen === 'table' && s.tile === 'V' && told(s), null, 40_000);
  t.match(told(found), /storage is full/);
  const other = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=full', context: app.context });
  await settled(other, (s) => s.screen === 'setup', null, 40_000);
  await press(other, 'setup.begin');
  const begun = await settled(other, (s) => s.screen === 'table' && s.seed === 'full' && told(s), null, 40_000);
  t.match(told(begun), /storage is full/);
  // what it would cost to leave is said before
  await step(other);
  await press(other, 'table.menu');
  await press(other, 'menu.new');
  await press(other, 'setup.begin');
  const asked = await settled(other, (s) => s.screen === 'setup+leave');
  t.ok(widget(asked, 'leave.export') && !widget(asked, 'leave.keep'));
  const download = other.page.waitForEvent('download');
  await press(other, 'leave.export');
  t.equal((await download).suggestedFilename(), 'bastide-full.bastide');
});

test('what is no game is not called a link', async (t) => {
  const app = await openPage({ ...kSmall });
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(500, 0xe7)]);
  await press(app, 'start.open');
  const dialog = app.page.waitForEvent('filechooser');
  await press(app, 'open.file');
  await (await dialog).setFiles({ name: 'holiday.png', mimeType: 'image/png', buffer: png });
  const state = await settled(app, told);
  t.match(told(state), /^This cannot be opened: it is not a game of Bastide/);
});

test('a link for more players than the game has says so', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&g=castle&p=4&s=crowd' });
  const state = await settled(app, told);
  t.match(told(state), /^The link in the address cannot be used: there are more or fewer players/);
});

test('a name of any script comes through a reload and its own link', async (t) => {
  const name = '漢字仮名交じり文の長い名前を持つ二十四文字の人だ';
  t.equal(name.length, 24);
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=names', locale: 'ja' });
  await settled(app, (s) => s.screen === 'setup', null, 40_000);
  await press(app, 'setup.player.1.name');
  await app.page.locator('#field').fill(name);
  await app.key('Enter');
  await press(app, 'setup.begin');
  await settled(app, (s) => s.screen === 'table' && s.phase === 'place', null, 40_000);
  await step(app);
  const link = await hash(app);
  t.ok(decodeURIComponent(link).includes(`n=${name}&`));
  await app.reload();
  t.equal((await settled(app, (s) => s.screen === 'table' && s.tiles, null, 40_000)).tiles.length, 2);
  const broken = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&n=%ED%A0%80&s=names' });
  t.match(told(await settled(broken, (s) => s.screen === 'start' && told(s), null, 40_000)), /cannot be used/);
});

test('a link to a position shows that very game, goes on where it was kept, and leaves others alone', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&n=Ann&s=sent' });
  await begin(app);
  await step(app);
  const sent = (from) => copied(from, async () => {
    await press(from, 'table.menu');
    await press(from, 'menu.position');
    await settled(from, (state) => /very position/.test(told(state)));
  });
  const early = await sent(app);
  const state = await step(app);
  const link = await sent(app);
  t.ok(link.length < 200, link);

  // to another player, who has a game of his own
  const friend = await openPage({ ...kSmall, hash: '#v=1&p=2&e=C2&s=other' });
  await begin(friend);
  await step(friend);
  const seen = await openPage({ ...kSmall, hash: new URL(link).hash, context: friend.context });
  const shown = await settled(seen, (s) => s.screen === 'table' && s.seed === 'sent', null, 40_000);
  t.deepEqual([shown.actions, shown.who, shown.phase, shown.tile], [state.actions, state.who, state.phase, state.tile]);
  t.match(told(await settled(seen, told)), /Your own game is kept/);
  t.equal(await hash(seen), '#v=1&p=2&e=C2&n=Ann&s=sent');
  const answered = await step(seen);
  const back = await sent(seen);

  // and back again: the same saved game goes on
  await app.page.evaluate((to) => { location.hash = to; }, new URL(back).hash);
  await settled(app, (s, n) => s.actions === n, answered.actions);
  const places = Object.keys(await app.storage()).filter((key) => key.startsWith('bastide.save.'));
  t.deepEqual(places.sort(), ['bastide.save.a', 'bastide.save.b']);
  await app.reload();
  t.equal((await settled(app, (s) => s.screen === 'table' && s.tiles, null, 40_000)).actions, answered.actions);

  // an older one takes nothing back
  await app.page.evaluate((to) => { location.hash = to; }, new URL(early).hash);
  await settled(app, (s, n) => s.actions < n, answered.actions);
  await press(app, 'table.menu');
  await press(app, 'menu.saves');
  await settled(app, (s) => ['saves.0.open', 'saves.1.open'].every((id) => s.widgets.some((w) => w.id === id)));
});

test('a link to a position that was changed is told as such', async (t) => {
  const app = await openPage({ ...kSmall, hash: '#v=2&p=2&e=C2&s=sent&m=AQAAAAAA' });
  const state = await settled(app, (s) => s.screen === 'start' && told(s), null, 40_000);
  t.match(told(state), /checksum/);
});
