// "Embed this": the line that another page takes leads to the very game.
import { openPage, test } from './harness.mjs';
import { begin, press, probe, rest, settled, step, waitScreen } from './player.mjs';

const label = (state, id) => state.widgets.find((w) => w.id === id)?.label;

test('the line of this land, of this position, of its film and of a new game each time; what is copied is what is shown', async (t) => {
  const app = await openPage({ width: 390, height: 844, dpr: 1, touch: true, reduceMotion: true, hash: '#v=1&p=2&e=C2&s=embed' });
  await begin(app);
  await step(app);
  await app.page.evaluate(() => { window.caught = []; navigator.clipboard.writeText = async (text) => { window.caught.push(text); }; });
  await press(app, 'table.menu');
  await press(app, 'menu.embed');
  await waitScreen(app, 'table+embed');
  await rest(app);
  await app.screenshot('embed-390');
  const lines = {};
  for (const [id, shown] of [['embed.land', /#v=1&amp;p=2&amp;e=C2&amp;s=embed"/], ['embed.position', /#v=2&amp;.*&amp;m=[\w-]+"/], ['embed.film', /#v=2&amp;.*&amp;m=[\w-]+&amp;t=0"/], ['embed.new', /^<iframe src="[^#"]*"/]]) {
    await press(app, id);
    const state = await settled(app, (s, wanted) => s.widgets.find((w) => w.id === wanted)?.checked, id);
    t.match(label(state, 'embed.line'), shown);
    lines[id] = label(state, 'embed.line');
  }
  await press(app, 'embed.hints');
  const off = await settled(app, (s) => /hints=off/.test(s.widgets.find((w) => w.id === 'embed.line')?.label));
  await press(app, 'embed.copy');
  await app.page.waitForFunction(() => window.caught.length > 0);
  t.equal(await app.page.evaluate(() => window.caught[0]), label(off, 'embed.line'));

  const shown = /src="([^"]*)"/.exec(lines['embed.position'])[1].replaceAll('&amp;', '&');
  const other = await openPage({ width: 1000, height: 700, reduceMotion: true, hash: new URL(shown).hash });
  t.equal((await settled(other, (s) => s.screen === 'table' && s.seed === 'embed', null, 40_000)).tiles.length, 2);
  t.ok((await probe(app)).actions > 0);

  // the film is looked at, and leaves nothing behind in the reader's browser
  const film = /src="([^"]*)"/.exec(lines['embed.film'])[1].replaceAll('&amp;', '&');
  const reader = await openPage({ width: 960, height: 640, reduceMotion: true, hash: new URL(film).hash });
  t.equal((await settled(reader, (s) => s.screen === 'film', null, 40_000)).film.turn, 0);
  await rest(reader);
  t.deepEqual(await reader.storage(), {});
});

test('what shows a seed to others is not offered where a game is played apart', async (t) => {
  const app = await openPage({ width: 1000, height: 700, reduceMotion: true, hash: '#v=1&p=2&e=C2&i=here,elsewhere&s=embed' });
  await begin(app);
  await press(app, 'table.menu');
  const menu = await settled(app, (s) => s.screen === 'table+menu');
  t.ok(!menu.widgets.some((w) => w.id === 'menu.link'));
  await press(app, 'menu.embed');
  const state = await settled(app, (s) => s.screen === 'table+embed' && s.widgets.some((w) => w.id === 'embed.line'));
  t.deepEqual(['embed.land', 'embed.position', 'embed.film', 'embed.new'].map((id) => state.widgets.find((w) => w.id === id).enabled), [false, false, false, true]);
  t.ok(!/embed"|s=embed/.test(label(state, 'embed.line')));
});
