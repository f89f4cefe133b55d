// The land of the day: what the date says, played once for the record, told without spoiling, and kept here alone.
import { readFileSync } from 'node:fs';
import { faults } from './faults.mjs';
import { openPage, test } from './harness.mjs';
import { begin, drawn, drawnWords, endByKeys, press, probe, rest, settled, waitScreen, widget } from './player.mjs';
import { nearlyOver, stored } from './saved.mjs';

const kDay = 24 * 3600 * 1000;
const at = (date, time = '12:00:00') => Date.parse(`${date}T${time}Z`);
const kMonday = '2026-11-23';
const onStart = (app) => settled(app, (s) => s.screen === 'start' && s.widgets.some((w) => w.id === 'start.day'), null, 40_000);
const label = (state, id) => state.widgets.find((w) => w.id === id)?.label;

test('each day has its own kind, from the date in UTC alone, the same until midnight', async (t) => {
  for (const [date, time, words, seats] of [
    [kMonday, '00:00:00', /Alone/, ['here']], [kMonday, '23:59:59', /Alone/, ['here']],
    ['2026-11-24', '00:00:00', /Sharp/, ['here', 'sharp']], ['2026-11-29', '12:00:00', /Sunday.*Sharp/, ['here', 'sharp']],
  ]) {
    const app = await openPage({ width: 1000, height: 720, reduceMotion: true, day: at(date, time) });
    await onStart(app);
    await press(app, 'start.day');
    await waitScreen(app, 'start+day');
    t.match(await drawnWords(app), words, date);
    if (seats.length === 1) t.match(await drawnWords(app), /60 100 140 175 210 250/);
    await press(app, 'day.play');
    const state = await settled(app, (s) => s.screen === 'table' && s.seed === `day-${date}`, null, 60_000);
    t.deepEqual(state.seats, seats);
    await app.context.close();
  }
}, { timeout: 120_000 });

test('the first end counts, is told in lines that show nothing of the land, and stands in the calendar', async (t) => {
  const app = await openPage({ width: 1000, height: 720, reduceMotion: true, haste: 4, day: at(kMonday), storage: stored(nearlyOver(`day-${kMonday}`)) });
  await app.page.evaluate(() => { window.caught = []; navigator.clipboard.writeText = async (text) => { window.caught.push(text); }; });
  await settled(app, (s) => s.screen === 'table' && s.seed, null, 40_000);
  await endByKeys(app);
  await waitScreen(app, 'end+day');
  const points = (await probe(app)).scores[0];
  const days = JSON.parse((await app.storage())['bastide.days']);
  t.deepEqual(Object.keys(days), [kMonday]);
  t.equal(days[kMonday].points, points);
  t.equal(Object.values(days[kMonday].from).reduce((a, b) => a + b, 0), points);
  t.match(label(await probe(app), 'day.result'), new RegExp(`^${points} point`));
  await press(app, 'day.copy');
  await app.page.waitForFunction(() => window.caught.length > 0);
  const lines = (await app.page.evaluate(() => window.caught[0])).split('\n');
  t.ok(lines.length <= 4, lines.join('\n'));
  t.match(lines[0], /Land of the day · 2026-11-23/);
  t.match(lines[1], new RegExp(`^${points} points? · [0-6]/6`));
  t.match(lines.at(-1), /#v=1&p=1&e=C2&s=day-2026-11-23$/);
  // again, for fun: the record stays
  await press(app, 'day.again');
  const again = await settled(app, (s) => s.screen.startsWith('table') && s.actions === 0, null, 40_000);
  t.equal(again.seed, `day-${kMonday}`);
  await app.key('Escape');
  t.deepEqual(JSON.parse((await app.storage())['bastide.days']), days);
  t.ok(app.requests.every((url) => new URL(url).origin === new URL(app.page.url()).origin || url.startsWith('data:') || url.startsWith('blob:'))); // nothing leaves
}, { timeout: 120_000 });

test('a second end of the same day changes nothing; yesterday’s land counts after midnight, an older one does not', async (t) => {
  const record = JSON.stringify({ [kMonday]: { points: 999, from: {} } });
  for (const [now, kept, expected] of [[at(kMonday), record, { [kMonday]: 999 }], [at(kMonday) + kDay, null, 'yesterday'], [at(kMonday) + 2 * kDay, null, null]]) {
    const app = await openPage({ width: 800, height: 600, reduceMotion: true, haste: 4, day: now, storage: { ...stored(nearlyOver(`day-${kMonday}`)), ...(kept ? { 'bastide.days': kept } : {}) } });
    await settled(app, (s) => s.screen === 'table' && s.seed, null, 40_000);
    await endByKeys(app);
    const days = JSON.parse((await app.storage())['bastide.days'] ?? 'null');
    if (expected === 'yesterday') t.deepEqual(Object.keys(days), [kMonday]);
    else t.deepEqual(days && Object.fromEntries(Object.entries(days).map(([date, one]) => [date, one.points])), expected);
    await app.context.close();
  }
}, { timeout: 120_000 });

test('days in a row stand on the start screen; the calendar is walked, exported, and survives what cannot be read', async (t) => {
  const days = {};
  for (let back = 1; back <= 9; ++back) days[new Date(at(kMonday) - back * kDay).toISOString().slice(0, 10)] = { points: 100 + back, against: back % 2 ? 90 : undefined, from: { city: 50, road: 50 } };
  days['2026-10-05'] = { points: 42, from: {} };
  const app = await openPage({ width: 390, height: 844, dpr: 2, touch: true, reduceMotion: true, day: at(kMonday), storage: { 'bastide.days': JSON.stringify(days) } });
  const state = await onStart(app);
  t.match(label(state, 'start.day'), /9 days in a row/);
  await press(app, 'start.day');
  const open = await waitScreen(app, 'start+day');
  t.match(label(open, 'day.of.2026-11-22'), /101 : 90/);
  const [download] = await Promise.all([app.page.waitForEvent('download'), press(app, 'day.export')]);
  t.deepEqual(Object.keys(JSON.parse(readFileSync(await download.path(), 'utf8'))).sort(), Object.keys(days).sort());
  await press(app, 'day.before');
  t.ok(await settled(app, (s) => s.widgets.some((w) => w.id === 'day.of.2026-10-05')));
  await app.key('Escape');
  await app.context.close();
  const broken = await openPage({ width: 800, height: 600, reduceMotion: true, day: at(kMonday), storage: { 'bastide.days': 'no list' } });
  await onStart(broken);
  await press(broken, 'start.day');
  await waitScreen(broken, 'start+day');
  t.equal((await broken.storage())['bastide.days.old'], 'no list');
});

for (const [width, height] of [[360, 640], [390, 844], [844, 390], [1280, 720]]) {
  for (const locale of ['en-US', 'cs-CZ']) {
    test(`the land of the day on ${width} x ${height} in ${locale}`, async (t) => {
      const days = { '2026-11-20': { points: 187, from: {} }, '2026-11-21': { points: 87, against: 120, from: {} }, '2026-11-22': { points: 120, against: 111, from: {} } };
      const app = await openPage({ width, height, dpr: 1, touch: width < 1000, locale, reduceMotion: true, day: at(kMonday), storage: { 'bastide.days': JSON.stringify(days) } });
      await settled(app, (s) => s.screen === 'start' && s.art && s.widgets.some((w) => w.id === 'start.day'), null, 40_000);
      await rest(app);
      await app.screenshot(`day-start-${width}-${locale.slice(0, 2)}`);
      await press(app, 'start.day');
      await waitScreen(app, 'start+day');
      await rest(app);
      await app.screenshot(`day-dialog-${width}-${locale.slice(0, 2)}`);
      t.ok(widget(await probe(app), 'day.play'));
      t.deepEqual(faults(await drawn(app), [width, height]), []);
    });
  }
}
