// For everybody who plays otherwise: larger text, the left hand, the keyboard alone.
import { readFileSync } from 'node:fs';
import { openPage, test } from './harness.mjs';
import { faults } from './faults.mjs';
import { drawn, press, probe, reach, rest, settled, waitScreen } from './player.mjs';
import { stored } from './saved.mjs';

const kSave = readFileSync(new URL('saves/aids.json', import.meta.url), 'utf8');
const kLong = { timeout: 180_000 };
const centre = ([x, y, w, h]) => [x + w / 2, y + h / 2];
const item = (state, id) => state.widgets.find((one) => one.id === id);

async function openGame(options, settings) {
  const app = await openPage({ reduceMotion: true, ...options, storage: stored(kSave, settings ?? {}) });
  const state = await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.art, null, 60_000);
  return { app, state };
}

for (const [name, device] of [['desktop', { width: 1280, height: 720 }], ['phone', { width: 390, height: 844, dpr: 2, touch: true }]]) {
  test(`text at 175 %: the table and the settings fit on a ${name}`, async (t) => {
    const text_scale = 175;
    const { app, state } = await openGame(device, { text_scale });
    const [w, h] = state.size;
    for (const one of state.widgets) {
      const [x, y, ww, hh] = one.rect;
      t.ok(x >= -4 && y >= -4 && x + ww <= w + 4 && y + hh <= h + 4, `${one.id} on the screen at ${text_scale} %`);
    }
    for (const id of ['table.undo', 'table.eye', 'table.turn_left', 'table.turn_right', 'table.menu']) t.ok(item(state, id), id);
    const [, , sw, sh] = state.safe;
    t.ok(sw > 150 && sh > 120, `land in view: ${sw} x ${sh} at ${text_scale} %`);
    await app.screenshot(`access-${name}-${text_scale}`);
    await press(app, 'table.menu');
    await press(app, 'menu.settings');
    await waitScreen(app, 'table+settings');
    for (const id of ['settings.purist', 'settings.left', 'settings.text.0']) {
      const [x, , ww] = (await reach(app, id)).rect;
      t.ok(x >= 0 && x + ww <= w, `${id} in the dialog at ${text_scale} %`);
      if (id === 'settings.purist') await app.screenshot(`access-${name}-${text_scale}-settings`);
    }
    await app.click(...centre((await reach(app, 'settings.text.0')).rect));
    await settled(app, (s) => s.widgets.some((one) => one.id === 'settings.text.0' && one.checked));
  }, kLong);
}

for (const [width, height] of [[360, 640], [844, 390]]) {
  test(`text at 175 %: no button lies on another, ${width} × ${height}`, async (t) => {
    const { state } = await openGame({ width, height, touch: true }, { text_scale: 175 });
    const round = state.widgets.filter(({ id }) => /^table\.(undo|eye|menu|turn_\w+)$/.test(id));
    t.equal(round.length, 5);
    for (const [i, one] of round.entries())
      for (const other of round.slice(i + 1)) {
        const [[x, y], [v, u]] = [centre(one.rect), centre(other.rect)];
        t.ok(Math.hypot(x - v, y - u) >= (one.rect[2] + other.rect[2]) / 2, `${one.id} and ${other.id}`);
      }
  }, kLong);
}

test('left-handed: the strip of a phone is mirrored, upright and lying', async (t) => {
  for (const [name, width, height] of [['upright', 390, 844], ['lying', 844, 390]]) {
    const open = async (settings) => {
      const { app } = await openGame({ width, height, dpr: 2, touch: true }, settings);
      return { app, state: await settled(app, (s) => s.widgets.some((one) => one.id === 'table.eye')) };
    };
    const right = (await open({})).state;
    const { app, state: left } = await open({ left_handed: true });
    const side = (state, id) => Math.sign(centre(item(state, id).rect)[0] - width / 2);
    for (const id of ['table.undo', 'table.eye'])
      t.equal(side(left, id), -side(right, id), `${id} changes sides, ${name}`);
    await app.screenshot(`access-left-${name}`);
    // and it plays
    const cell = left.cells.find(({ px: [x, y] }) => x > left.safe[0] && x < left.safe[0] + left.safe[2] && y > left.safe[1] && y < left.safe[1] + left.safe[3]);
    await app.click(...cell.px);
    await settled(app, (s) => s.ghost);
    await press(app, 'ghost.place');
    await settled(app, (s, n) => s.actions > n, left.actions);
  }
}, kLong);

test('the left hand is chosen in the settings and kept', async (t) => {
  const { app, state } = await openGame({ width: 390, height: 844, dpr: 2, touch: true }, {});
  const before = item(state, 'table.undo').rect;
  await press(app, 'table.menu');
  await press(app, 'menu.settings');
  await waitScreen(app, 'table+settings');
  await reach(app, 'settings.aid.fits');
  await app.screenshot('access-phone-settings');
  await app.click(...centre((await reach(app, 'settings.left')).rect));
  await settled(app, (s) => s.widgets.some((one) => one.id === 'settings.left' && one.checked));
  await press(app, 'dialog.close');
  let now = await waitScreen(app, 'table');
  t.ok(item(now, 'table.undo').rect[0] > before[0] + 150);
  await app.reload();
  now = await settled(app, (s) => s.screen === 'table' && s.phase === 'place', null, 60_000);
  t.ok(item(now, 'table.undo').rect[0] > before[0] + 150, 'kept over a reload');
}, kLong);

test('keyboard: Enter begins a game, F6 goes to the panels and back, in the order of the table', async (t) => {
  const app = await openPage({ width: 1280, height: 720, reduceMotion: true });
  await settled(app, (s) => s.screen === 'start', null, 40_000);
  await app.key('Tab');
  let state = await settled(app, (s) => s.widgets.some((one) => one.focused));
  t.equal(state.widgets.find((one) => one.focused).id, 'start.play');
  await app.key('Tab');
  await settled(app, (s) => s.widgets.some((one) => one.focused && one.id === 'start.new'));
  await app.key('Enter');
  state = await waitScreen(app, 'setup');
  state = await settled(app, (s) => s.widgets.some((one) => one.focused));
  t.equal(state.widgets.find((one) => one.focused).id, 'setup.begin');
  await app.screenshot('access-setup-focus');
  await app.key('Enter');
  await settled(app, (s) => s.screen === 'table' && s.phase === 'place' && s.art, null, 60_000);
  t.ok(!(await probe(app)).widgets.some((one) => one.focused), 'at the table the keys are for the land');
  await app.key('F6');
  const order = [];
  for (let i = 0; i < 60; ++i) {
    state = await settled(app, (s) => s.widgets.some((one) => one.focused));
    const { id } = state.widgets.find((one) => one.focused);
    if (id === order[0]) break;
    order.push(id);
    if (id === 'table.player.1') await app.screenshot('access-focus-player');
    if (id === 'table.eye') await app.screenshot('access-focus-action');
    await app.key('Tab');
    await rest(app);
  }
  const place = (id) => order.indexOf(id);
  for (const id of ['table.player.1', 'table.player.2', 'table.eye', 'table.menu', 'table.turn_right', 'table.tiles']) t.ok(place(id) >= 0, `${id} among ${order}`);
  // from panel to panel, then back to the land
  await app.key('Escape');
  await settled(app, (s) => !s.widgets.some((one) => one.focused));
  const panels = [];
  for (let i = 0; i < 12; ++i) {
    await app.key('F6');
    state = await rest(app);
    const focused = state.widgets.find((one) => one.focused);
    if (!focused) break;
    panels.push(focused.id);
  }
  t.ok(panels.length >= 4 && panels.length < 10, `${panels}`);
  t.deepEqual(panels.filter((id) => id.startsWith('table.player.')), ['table.player.1', 'table.player.2'], `a flag each: ${panels}`);
  t.equal(new Set(panels).size, panels.length);
  await app.key('Shift+F6');
  state = await rest(app);
  t.equal(state.widgets.find((one) => one.focused)?.id, panels.at(-1), 'backwards, from the land to the last');
  await app.key('F6');
  state = await settled(app, (s) => !s.widgets.some((one) => one.focused));
  await app.key('Tab');
  state = await settled(app, (s) => s.ghost);
  t.ok(state.ghost, 'Tab walks the places again');
}, kLong);

for (const [width, height] of [[1280, 720], [820, 1180], [1000, 620]])
  test(`the card of a player whom keys point at leaves the question to be read, ${width} × ${height}`, async (t) => {
    const { app } = await openGame({ width, height });
    await app.key('F6');
    for (const player of [1, 2]) {
      const state = await rest(app);
      t.equal(state.widgets.find((one) => one.focused)?.id, `table.player.${player}`);
      t.deepEqual(faults(await drawn(app), state.size), []);
      await app.key('F6');
    }
  });
