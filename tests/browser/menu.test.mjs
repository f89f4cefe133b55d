// The menu: an order and a weight, at every size.
import { openPage, test } from './harness.mjs';
import { press, reach, rest, settled } from './player.mjs';
import { randomGame, stored } from './saved.mjs';

const kEntries = ['resume', 'new', 'saves', 'open', 'home', 'scoreboard', 'chronicle', 'tiles', 'rules', 'link', 'position', 'export', 'picture', 'embed', 'settings', 'help', 'about'];
const kQuiet = ['settings', 'help', 'about'];

for (const [name, size] of [['desktop', { width: 1440, height: 900 }], ['phone', { width: 360, height: 640 }], ['landscape', { width: 844, height: 390 }]]) {
  test(`the menu on a ${name} has the way back first and largest, and what is seldom wanted last and quiet`, async (t) => {
    const storage = stored(randomGame({ seed: 'menu', actions: 40, compact: 'yes' }));
    const app = await openPage({ ...size, reduceMotion: true, locale: 'cs-CZ', storage });
    await settled(app, (s) => s.screen === 'table' && s.phase !== 'none', null, 40_000);
    await press(app, 'table.menu');
    const state = await rest(app);
    await app.screenshot(`menu-${name}`);
    const items = state.widgets.filter((w) => w.id.startsWith('menu.')).map(({ id, rect: [x, y, w, h] }) => ({ id: id.slice(5), x, y, w, h }));
    const of = Object.fromEntries(items.map((item) => [item.id, item]));
    t.equal(items[0].id, 'resume');
    for (const item of items) {
      if (item.id === 'resume') continue;
      t.ok(of.resume.w * of.resume.h > item.w * item.h, `${item.id} is as large as the way back`);
      if (item.id !== 'new' && item.id !== 'saves') t.ok(item.h < of.new.h, `${item.id} is as high as a new game`);
      if (!kQuiet.includes(item.id) && item.x < of.settings?.x + of.settings?.w) t.ok(item.y < of.settings.y, `${item.id} stands below the settings`);
    }
    for (const a of items)
      for (const b of items)
        t.ok(a === b || a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y, `${a.id} lies over ${b.id}`);
    for (const id of kEntries) await reach(app, `menu.${id}`); // scrolled to, where it is not in sight
  });
}
