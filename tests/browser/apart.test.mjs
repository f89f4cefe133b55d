// Played apart: devices that know of each other only by links. Each has a storage of its own.
import { createRequire } from 'node:module';
import { note, openPage, root, shown, test, until } from './harness.mjs';
import { begin, chooser, decideByKeyboard, drawnWords, press, probe, rest, settled, step, waitScreen, widget } from './player.mjs';
import { fillStorage, randomGame, stored } from './saved.mjs';

const jsQR = createRequire(`${root}tools/package.json`)('jsqr');
const kSmall = { width: 1000, height: 720, reduceMotion: true };
const kGame = '#v=1&p=2&e=C2&n=Ann,Bob&i=here,elsewhere&s=apart';
const told = (s) => s.widgets.find((w) => w.id === 'notice.close')?.label ?? '';
const hash = (app) => app.page.evaluate(() => location.hash);
const places = async (app) => new Set(Object.keys(await app.storage()).filter((key) => /^bastide\.save\b/.test(key)).map((key) => key.replace(/\.[ab]$/, ''))).size;

// What is copied or sent is held by the page instead.
async function catchLinks(app, { sheet = false } = {}) {
  await app.page.evaluate((there) => {
    window.caught = [];
    navigator.clipboard.writeText = async (text) => { window.caught.push(text); };
    if (!there) return;
    navigator.canShare = () => true;
    navigator.share = async ({ url }) => { window.caught.push(url); };
  }, sheet);
}
async function caught(app, by = 'send.copy') {
  await app.page.evaluate(() => { window.caught = []; });
  await press(app, by);
  await app.page.waitForFunction(() => window.caught.length > 0);
  return new URL(await app.page.evaluate(() => window.caught[0])).hash;
}
async function device(fragment, options = {}) {
  const app = await openPage({ ...kSmall, hash: fragment, ...options });
  await catchLinks(app, options);
  return app;
}
// Its own decisions, until somebody elsewhere is to play.
async function playTurn(app, choose = null) {
  for (;;) {
    const state = await settled(app, (s) => s.over || (s.phase !== 'none' && s.phase !== 'waiting' && !s.catches_up), null, 60_000);
    if (state.over || state.phase === 'elsewhere') return state;
    if (state.phase === 'choose') {
      await press(app, 'choice.1');
      await settled(app, (s, n) => s.actions > n || s.over, state.actions);
    } else if (choose) await decideByKeyboard(app, choose); else await step(app);
  }
}
const open = (app, link) => app.page.evaluate((to) => { location.hash = to; }, link);
// A new device says who it is.
async function arrive(link, seat, options = {}) {
  const app = await device(link, options);
  const state = await settled(app, (s) => s.screen.endsWith('+who'), null, 40_000);
  if (!state.widgets.find((w) => w.id === `who.${seat}`).checked) await press(app, `who.${seat}`);
  return app;
}
const seen = (app, more = 0) => settled(app, (s, n) => s.screen === 'table' && !s.catches_up && s.actions >= n, more, 60_000);

test('a game goes from one device to the other and back by links, each remembers who it is, and it is kept once', async (t) => {
  const ann = await device(kGame);
  await begin(ann);
  const first = await playTurn(ann);
  t.match(await drawnWords(ann), /It is Bob's turn, elsewhere/);
  t.equal(await hash(ann), ''); // the seed is not shown
  for (const key of ['Tab', 'Enter', 'ArrowUp', 'Enter', '1', 'Enter', 'r', 'Space']) await ann.key(key);
  t.equal((await rest(ann)).actions, first.actions); // nothing is decided for who is elsewhere
  const link = await caught(ann);
  t.match(link, /^#v=3&z=[\w-]+$/);
  t.match(await drawnWords(ann), /Sent\. Bob is to play/);
  await ann.key('u');
  t.equal((await rest(ann)).actions, first.actions); // it is with Bob now

  const bob = await arrive(link, 2);
  t.ok(!(await probe(bob)).widgets.find((w) => w.id === 'who.1').checked);
  await press(bob, 'who.go');
  const state = await seen(bob, first.actions);
  t.deepEqual([state.actions, state.phase, state.who, state.seats], [first.actions, 'place', 1, ['elsewhere', 'here']]);
  t.equal(state.can_undo, false);
  let last = await playTurn(bob);
  let sender = bob, receiver = ann;
  for (let turn = 0; turn < 4; ++turn) {
    await open(receiver, await caught(sender));
    await seen(receiver, last.actions);
    last = await playTurn(receiver);
    [sender, receiver] = [receiver, sender];
  }
  t.equal(await places(ann), 1);
  t.equal(await places(bob), 1);
  await ann.reload();
  await catchLinks(ann);
  t.deepEqual((await settled(ann, (s) => s.screen === 'table' && s.seats, null, 40_000)).seats, ['here', 'elsewhere']);
}, { timeout: 120_000 });

test('what happened meanwhile is shown one decision after another, or at once, and goes on after a reload', async (t) => {
  const ann = await device('#v=1&p=3&e=C2&i=here,elsewhere,sharp&s=shown');
  await begin(ann);
  await ann.page.evaluate(() => window.bastide.think('limit 2'));
  const { actions } = await playTurn(ann);
  const bob = await arrive(await caught(ann), 2, { reduceMotion: false, clock: true });
  await press(bob, 'who.go');
  const state = await settled(bob, (s) => s.catches_up && s.screen === 'table');
  t.match(await drawnWords(bob), /Since your last turn/);
  t.ok(state.actions < actions);
  t.equal(state.phase, 'elsewhere');
  await bob.page.addInitScript(() => window.harnessClock.hold()); // no time passes: it stays at what it shows first
  await bob.reload();
  const again = await settled(bob, (s) => s.screen === 'table' && s.catches_up, null, 40_000);
  t.ok(again.actions >= state.actions && again.actions < actions, `${state.actions}, ${again.actions} of ${actions}`);
  t.match(await drawnWords(bob), /Since your last turn/);
  await bob.clock.release();
  await seen(bob, actions);
  await catchLinks(bob);
  await playTurn(bob);
  await bob.page.evaluate(() => window.bastide.think('limit 2'));
  const cy = await settled(bob, (s) => s.phase === 'elsewhere', null, 60_000); // the computer player answers there
  await open(ann, await caught(bob));
  await settled(ann, (s) => s.catches_up);
  await ann.key('Space');
  t.equal((await seen(ann, cy.actions)).actions, cy.actions);
}, { timeout: 120_000 });

test('the same link twice, an older one, another continuation and a broken one: each is told, nothing is lost', async (t) => {
  const ann = await device(kGame);
  await begin(ann);
  await playTurn(ann);
  const first = await caught(ann);
  const bob = await arrive(first, 2);
  await press(bob, 'who.go');
  await seen(bob, 1);
  await playTurn(bob);
  const second = await caught(bob);
  await open(bob, first);
  await settled(bob, (s) => /older/.test(s.widgets.find((w) => w.id === 'notice.close')?.label ?? ''));
  await open(bob, second);
  await settled(bob, (s) => /already/.test(s.widgets.find((w) => w.id === 'notice.close')?.label ?? ''));
  t.equal(await places(bob), 1);

  const twin = await arrive(first, 2); // Bob once more, on another device, plays otherwise
  await press(twin, 'who.go');
  await seen(twin, 1);
  await playTurn(twin, chooser(5));
  const other = await caught(twin);
  t.notEqual(other, second);
  await open(ann, second);
  const known = await seen(ann, 3);
  await open(ann, other);
  await settled(ann, (s) => /another way/.test(s.widgets.find((w) => w.id === 'notice.close')?.label ?? ''));
  await seen(ann, 3);
  t.equal(await places(ann), 2);
  await press(ann, 'table.menu');
  await press(ann, 'menu.saves');
  await settled(ann, (s) => s.widgets.some((w) => w.id === 'saves.1.open'));
  t.match(await drawnWords(ann), /Went on otherwise/);
  await ann.key('Escape');
  await open(ann, second); // the one that was there goes on being found
  await settled(ann, (s) => /already/.test(s.widgets.find((w) => w.id === 'notice.close')?.label ?? ''));
  t.equal((await probe(ann)).actions, known.actions);
  t.equal(await places(ann), 2);
  for (const bad of [second.slice(0, -3), second.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A')), `${second}AAAA`, '#v=3&z=', '#v=3']) {
    await open(ann, bad);
    await settled(ann, (s) => /cannot be used|checksum|changed|newer/i.test(s.widgets.find((w) => w.id === 'notice.close')?.label ?? ''));
    t.equal((await probe(ann)).actions, known.actions);
    await open(ann, '');
  }
  t.equal(await places(ann), 2);
}, { timeout: 120_000 });

// What a decoder that is not ours reads off the screen.
async function scanned(app, state) {
  const [x, y, w, h] = state.widgets.find((one) => one.id === 'send.picture').rect;
  await rest(app);
  const png = await app.page.screenshot({ clip: { x, y, width: w, height: h } });
  const picture = await app.page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(bitmap, 0, 0);
    const reader = new FileReader();
    reader.readAsDataURL(new Blob([pen.getImageData(0, 0, bitmap.width, bitmap.height).data]));
    await new Promise((done) => { reader.onload = done; });
    return { data: reader.result.replace(/.*,/, ''), width: bitmap.width, height: bitmap.height };
  }, png.toString('base64'));
  return jsQR(new Uint8ClampedArray(Buffer.from(picture.data, 'base64')), picture.width, picture.height);
}

// Whoever scans it has the very link that is copied.
for (const [width, height, dpr, locale] of [[390, 844, 3, 'en-US'], [360, 640, 2, 'cs-CZ'], [844, 390, 3, 'cs-CZ'], [1280, 720, 1, 'en-US']]) {
  test(`the code on a screen of ${width} x ${height} in ${locale} is read by a decoder that is not ours`, async (t) => {
    const all = 'river.abbot.inns_cathedrals.traders_builders.king_robber.flying_machines.messages.ferries.gold_mines.mage_witch.robbers.crop_circles.tower_thieves.gifts';
    const screen = { width, height, dpr, touch: width < 1000, locale };
    const player = await device(`#v=1&p=6&e=C2&x=${all}&n=Annabella,Bob,Cyril,Dora,Emil,Filip&i=here,elsewhere,elsewhere,elsewhere,elsewhere,elsewhere&s=code`, { ...screen, haste: 24, seen: shown });
    await begin(player);
    await playTurn(player, chooser(3));
    await rest(player);
    await player.screenshot(`apart-table-${width}`);
    const link = await caught(player);
    await player.page.close();
    const app = await openPage({ ...screen, reduceMotion: true, context: player.context });
    await settled(app, (s) => s.screen === 'table' && s.phase === 'elsewhere' && s.art, null, 40_000);
    await catchLinks(app);
    t.ok(!app.requests.some((url) => url.includes('qrcode')), 'fetched before it is wanted');
    await press(app, 'send.code');
    const state = await settled(app, (s) => s.screen === 'table+send' && /Scan it|Naskenuj/.test(s.widgets.find((w) => w.id === 'send.picture')?.label ?? ''));
    await app.screenshot(`apart-code-${width}`);
    const read = await scanned(app, state);
    note(`${link.length} characters, version ${read?.version}`);
    t.equal(new URL(read.data).hash, link);
    await press(app, 'send.dialog.copy');
    await app.context.close();
    const friend = await openPage({ ...kSmall, ...screen, dpr: 1, hash: link, seen: shown });
    await settled(friend, (s) => s.screen.endsWith('+who'), null, 40_000);
    await rest(friend);
    await friend.screenshot(`apart-who-${width}`);
    t.ok(widget(await probe(friend), 'who.go'));
  }, { seen: true, timeout: 120_000 });
}

test('the code of a game nearly over, with everything in it and six long names, is read off a phone', async (t) => {
  const save = JSON.parse(randomGame({ seed: 'code-long', players: 6, expansions: 'all' }));
  save.actions.splice(-3);
  save.setup.names = ['Annabella', 'Bartholomew', 'Cyril', 'Dorothea', 'Emil', 'Filip'];
  const screen = { width: 390, height: 844, dpr: 1, touch: true, reduceMotion: true };
  let player;
  for (const here of [0, 1]) { // it is the turn of somebody elsewhere, whoever that is
    save.setup.seats = save.setup.names.map((_, seat) => (seat === here ? 'here' : 'elsewhere'));
    player = await openPage({ ...screen, storage: stored(JSON.stringify(save)), seen: false });
    const { phase } = await settled(player, (s) => s.screen === 'table' && s.phase !== 'none', null, 60_000);
    if (phase === 'elsewhere') break;
    await player.context.close();
  }
  await player.page.close();
  const app = await openPage({ ...screen, context: player.context });
  await settled(app, (s) => s.screen === 'table' && s.phase === 'elsewhere' && s.art, null, 60_000);
  await catchLinks(app);
  const link = await caught(app);
  await press(app, 'send.code');
  const read = await scanned(app, await settled(app, (s) => s.screen === 'table+send' && /Scan it/.test(s.widgets.find((w) => w.id === 'send.picture')?.label ?? '')));
  note(`${link.length} characters, version ${read?.version}`);
  t.ok(link.length > 600, `${link.length}`);
  t.equal(new URL(read.data).hash, link);
}, { seen: true, timeout: 120_000 });

test('the system’s sheet is offered where there is one; without the library the link is still copied', async (t) => {
  const app = await device(kGame, { sheet: true, expectErrors: true });
  await begin(app);
  await playTurn(app);
  const link = await caught(app, 'send.share');
  t.match(link, /^#v=3/);
  await settled(app, (s) => s.phase === 'elsewhere');
  t.match(await drawnWords(app), /Sent/);
  await app.page.route('**/codes/qrcode.js', (route) => route.abort());
  await press(app, 'send.code');
  await settled(app, (s) => /no code now/.test(s.widgets.find((w) => w.id === 'send.picture')?.label ?? ''));
  await press(app, 'send.dialog.copy');
  await app.page.waitForFunction(() => window.caught.length > 1);
  t.equal(new URL(await app.page.evaluate(() => window.caught[1])).hash, link);
  await app.key('Escape');
  await waitScreen(app, 'table');
});

test('a seat is set to be elsewhere in the set-up, by mouse and by keyboard, and hands are told of', async (t) => {
  const app = await device('#v=1&p=2&e=C2&o=hand_of_three-hidden&s=hands');
  await settled(app, (s) => s.screen === 'setup', null, 40_000);
  await press(app, 'setup.player.2.who');
  await settled(app, (s) => s.screen === 'setup+seat');
  await press(app, 'seat.elsewhere');
  await press(app, 'setup.begin');
  const state = await settled(app, (s) => s.screen === 'table' && s.phase !== 'none', null, 40_000);
  t.deepEqual(state.seats, ['here', 'elsewhere']);
  await playTurn(app);
  await press(app, 'send.code');
  await settled(app, (s) => s.screen === 'table+send');
  t.match(await drawnWords(app), /tiles in hand/);
});

test('without storage, and with a full one, a link is opened, played and sent on', async (t) => {
  const ann = await device(kGame);
  await begin(ann);
  await playTurn(ann);
  const link = await caught(ann);
  const deny = () => { Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } }); };
  for (const spoil of [deny, fillStorage]) {
    const app = await openPage({ ...kSmall });
    await app.page.addInitScript(spoil);
    await app.page.goto('about:blank');
    await app.page.goto(new URL(`/?hints=off${link}`, ann.page.url()).href);
    await app.ready();
    await catchLinks(app);
    await settled(app, (s) => s.screen.endsWith('+who'), null, 40_000);
    await press(app, 'who.go');
    await seen(app, 1);
    await playTurn(app);
    const { actions } = await probe(app);
    await open(app, await caught(app));
    await settled(app, (s) => /already/.test(s.widgets.find((w) => w.id === 'notice.close')?.label ?? ''));
    await open(app, link);
    await settled(app, (s) => /older/.test(s.widgets.find((w) => w.id === 'notice.close')?.label ?? ''));
    t.equal((await probe(app)).actions, actions);
  }
}, { timeout: 120_000 });

test('without a network a link that came another way is opened, played on, kept and answered', async (t) => {
  const ann = await device(kGame);
  await begin(ann);
  const { actions } = await playTurn(ann);
  const link = await caught(ann);
  const bob = await openPage({ ...kSmall, worker: true, expectErrors: true });
  await until(bob.page, async () => (await navigator.serviceWorker.ready).active.state === 'activated', null, 60_000);
  await bob.reload();
  await settled(bob, (s) => s.screen === 'start' && s.art, null, 60_000);
  await rest(bob);
  await bob.context.setOffline(true);
  await open(bob, link);
  const asked = await settled(bob, (s) => s.screen.endsWith('+who'), null, 40_000);
  if (!asked.widgets.find((w) => w.id === 'who.2').checked) await press(bob, 'who.2');
  await press(bob, 'who.go');
  t.equal((await seen(bob, actions)).who, 1);
  const played = await playTurn(bob);
  t.ok(played.actions > actions);
  await bob.reload();
  t.equal((await seen(bob, played.actions)).phase, 'elsewhere', 'it is kept');
  await catchLinks(bob);
  await open(ann, await caught(bob));
  t.equal((await seen(ann, played.actions)).who, 0, 'and comes back');
}, { timeout: 120_000 });

test('a second tab asks where the game goes on, and nothing of the link is lost', async (t) => {
  const ann = await device(kGame);
  await begin(ann);
  await playTurn(ann);
  const bob = await arrive(await caught(ann), 2);
  await press(bob, 'who.go');
  await seen(bob, 1);
  const { actions } = await playTurn(bob);
  const link = await caught(bob);
  const tab = await openPage({ ...kSmall, hash: link, context: ann.context });
  await waitScreen(tab, 'table+twin');
  await press(tab, 'twin.take');
  t.equal((await seen(tab, actions)).actions, actions);
  await waitScreen(ann, 'table+twin');
  t.equal(await places(tab), 1);
});
