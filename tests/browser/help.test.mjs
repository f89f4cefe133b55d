// Help: the game first, then gestures, then keys, and these only where there are any.
import { openPage, test } from './harness.mjs';
import { blind, drawn, press, settled, waitScreen } from './player.mjs';
import { randomGame, stored } from './saved.mjs';

const texts = async (app) => (await drawn(app)).filter((one) => one.what === 'text').map((one) => [one.words, one.rect[1]]);
const line = (all, pattern) => all.find(([words]) => pattern.test(words))?.[1];

async function help(options) {
  const app = await openPage({ reduceMotion: true, storage: stored(randomGame({ seed: 'help', actions: 12, compact: 'yes' })), ...options });
  await settled(app, (s) => s.screen === 'table', null, 40_000);
  await press(app, 'table.menu');
  await press(app, 'menu.help');
  await waitScreen(app, 'table+help');
  return app;
}

test('with a mouse: what the game is, then the mouse, then the keys', async (t) => {
  const all = await texts(await help({ width: 1280, height: 1000 }));
  const [game, mouse, keys] = [line(all, /^In your turn/), line(all, /^Mouse:/), line(all, /^turn the tile/)];
  t.ok(game < mouse && mouse < keys, `${game}, ${mouse}, ${keys}`);
});

test('by touch no keys are shown anywhere, until one is pressed', async (t) => {
  const app = await help({ width: 390, height: 844, touch: true });
  const shown = async () => line(await texts(app), /^(turn the tile right|Shift\+U|Enter)/);
  t.equal(await shown(), undefined);
  t.ok(line(await texts(app), /^Touch:/) > line(await texts(app), /^In your turn/));
  await blind(app);
  await app.key('Shift+F6');
  await settled(app);
  t.notEqual(await shown(), undefined);
});
