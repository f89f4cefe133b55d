// What is shown first: of a link and a saved game, of whichever games and in whatever order their facts come, the
// link wins the screen, keeps its address, and the saved game is kept and offered.
import { execFileSync } from 'node:child_process';
import { openPage, root, test, url } from './harness.mjs';
import { drawn, press, rest, settled, waitScreen, widget } from './player.mjs';
import { once, randomGame, stored } from './saved.mjs';

const kQuick = { width: 1180, height: 760, reduceMotion: true, haste: 8 };
const kGames = ['carcassonne', 'castle', 'hunters'];
const kFactsOf = { carcassonne: [], castle: ['castle'], hunters: ['hunters'] };
const kSaved = 8, kSent = 12; // actions

const positionOf = (family, seed) => execFileSync('node', [
  `${root}build/wasm/bastide.cjs`, 'random', '--family', family, '--seed', seed, '--actions', String(kSent), '--as', 'link',
], { encoding: 'utf8' }).trim();
const seedLinkOf = (position) => position.replace('#v=2&', '#v=1&').replace(/&m=.*/, '');

// Facts of games are held back until they are let go.
async function holdFacts(app) {
  let held = {};
  await app.page.route('**/games/*.json', (route) => {
    const game = /games\/(\w+)\.json/.exec(route.request().url())[1];
    (held[game] ??= []).push(route);
  });
  return {
    forget: () => { held = {}; },
    release: async (game) => {
      while (!held[game]?.length) await app.page.waitForTimeout(10); // asked for, by and by
      await Promise.all(held[game].splice(0).map((route) => route.continue()));
    },
  };
}

// The orders in which two lists of facts can come.
function orders(saved, linked) {
  const all = [...new Set([...saved, ...linked])];
  return all.length < 2 ? [all] : [all, all.toReversed()];
}

async function arrive(app, storage, hash, number) {
  await app.page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, storage);
  await app.page.goto(`${url()}?hints=off&n=${number}${hash}`, { waitUntil: 'load' });
  await app.ready();
}

const said = (app) => app.page.evaluate(() => document.getElementById('live').textContent);

async function look(t, app, { same, kind, linked, link, storage }) {
  const opened = kind === 'position' || same;
  const state = await settled(app, (s, id) => s.widgets.some((w) => w.id === id), opened ? 'table.menu' : 'setup.begin', 6_000);
  t.equal(state.screen, opened ? 'table' : 'setup');
  t.equal(await app.page.evaluate(() => location.hash), link, 'the address');
  const kept = await app.storage();
  t.equal(kept['bastide.save.b'], storage['bastide.save.b'], 'the saved game as it was');
  const places = new Set(Object.keys(kept).filter((key) => key.startsWith('bastide.save')).map((key) => key.slice(0, -2)));
  t.deepEqual([...places].sort(), same || !opened ? ['bastide.save'] : ['bastide.save', 'bastide.save.1'], 'places');
  if (opened) {
    t.equal(state.actions, kind === 'seed' ? kSaved : kSent);
    t.equal(/Your own game is kept/.test(await said(app)), !same, await said(app));
  } else {
    t.ok(state.widgets.find((w) => w.id === `setup.game.${kGames.indexOf(linked)}`).checked, 'the set-up of the link');
    t.ok(widget(state, 'setup.continue'), 'the saved game is offered');
  }
}

for (const saved of kGames) {
  test(`a link beside a saved game wins the screen, whatever comes first: ${saved}`, async (t) => {
    const app = await openPage({ ...kQuick });
    const facts = await holdFacts(app);
    const storage = stored(randomGame({ family: saved, seed: 'own', actions: kSaved }));
    const wrong = [];
    let number = 0;
    for (const linked of kGames) {
      for (const seed of ['own', 'other']) {
        const position = positionOf(linked, seed);
        const link = seedLinkOf(position);
        for (const kind of ['seed', 'position']) {
          for (const order of orders(kFactsOf[saved], kFactsOf[linked])) {
            facts.forget();
            await arrive(app, storage, kind === 'seed' ? link : position, ++number);
            for (const game of order) {
              await facts.release(game);
              await rest(app);
            }
            const same = saved === linked && seed === 'own';
            await look(t, app, { same, kind, linked, link, storage }).catch((error) => {
              wrong.push(`${kind} link to ${linked}, ${seed} seed, facts come: ${order}: ${error.message.slice(0, 160)}`);
            });
          }
        }
      }
    }
    t.deepEqual(wrong, []);
  }, { timeout: 180_000 });
}

// Two saved games, of which the later one is the Castle's.
const two = once(() => ({
  'bastide.save.b': stored(randomGame({ family: 'castle', seed: 'walls', actions: kSaved }))['bastide.save.b'],
  'bastide.save.1.b': stored(randomGame({ seed: 'meadows', actions: kSaved }))['bastide.save.b'],
}));
const words = (state) => state.widgets.map((w) => w.label).join(' | ');

test('a saved game whose facts are slow is waited for, listed and told; nobody is taken to it who goes elsewhere', async (t) => {
  const app = await openPage({ ...kQuick });
  const facts = await holdFacts(app);
  await arrive(app, two(), '', 1);
  await waitScreen(app, 'start+wait');
  await rest(app);
  await app.screenshot('arrivals-wait');
  t.match(await said(app), /The Castle.*on (its|their) way/);
  await press(app, 'wait.leave');
  await settled(app, (s) => s.screen === 'start' && s.widgets.some((w) => w.id === 'start.continue' && w.enabled)); // it is still offered
  await press(app, 'start.open');
  await press(app, 'open.saves');
  const list = await settled(app, (s) => s.screen === 'start+saves' && s.pictures >= 1 && s.widgets.some((w) => w.id === 'saves.0.open'));
  t.ok(widget(list, 'saves.1.open'), 'the other one');
  const shown = (await drawn(app)).map((one) => one.words).join(' | ');
  t.match(shown, /The Castle/);
  t.match(shown, /waits for the files/);
  t.equal(list.widgets.find((w) => w.id === 'saves.0.export').enabled, false);
  await rest(app);
  await app.screenshot('arrivals-list');
  await facts.release('castle');
  await settled(app, (s) => s.widgets.some((w) => w.id === 'saves.0.export' && w.enabled));
  t.equal((await rest(app)).screen, 'start+saves', 'still where the player went');
  await app.key('Escape');
  await press(app, 'start.continue');
  t.equal((await settled(app, (s) => s.screen === 'table' && s.tiles)).seed, 'walls');
});

test('another game chosen in the set-up: it waits for its facts, and then is as if they had been there', async (t) => {
  const app = await openPage({ ...kQuick });
  const facts = await holdFacts(app);
  await arrive(app, {}, '#v=1&p=3&s=chosen', 1);
  await waitScreen(app, 'setup');
  await press(app, 'setup.game.1');
  await waitScreen(app, 'setup+wait');
  await facts.release('castle');
  await waitScreen(app, 'setup');
  const state = await rest(app);
  t.ok(state.widgets.find((w) => w.id === 'setup.game.1').checked, 'the Castle');
  await press(app, 'setup.begin');
  t.equal((await settled(app, (s) => s.screen === 'table' && s.tiles)).seed, 'chosen');
});

test('a later link wins over one that still waits', async (t) => {
  const app = await openPage({ ...kQuick });
  const facts = await holdFacts(app);
  await arrive(app, {}, '#v=1&g=castle&p=2&s=first', 1);
  await waitScreen(app, 'start+wait');
  await app.page.evaluate(() => { location.hash = '#v=1&g=hunters&p=2&e=2002&s=second'; });
  await settled(app, (s) => s.screen === 'start+wait' && s.widgets.some((w) => w.id === 'wait.leave'));
  await facts.release('hunters');
  await waitScreen(app, 'setup');
  await facts.release('castle');
  const state = await rest(app);
  t.equal(state.screen, 'setup');
  t.ok(state.widgets.find((w) => w.id === 'setup.game.2').checked, 'the set-up of the later link');
  t.match(await app.page.evaluate(() => location.hash), /s=second$/);
});

test('a saved game whose facts do not come says so, and can be asked for again or left', async (t) => {
  const app = await openPage({ ...kQuick, expectErrors: true });
  await app.page.route('**/games/castle.json', (route) => route.abort());
  await arrive(app, two(), '', 1);
  await settled(app, (s) => s.screen === 'start+wait' && s.widgets.some((w) => w.id === 'wait.again'));
  await app.screenshot('arrivals-failed');
  t.match(await said(app), /The Castle.*did not (come|arrive)/);
  await press(app, 'wait.leave');
  const offered = await settled(app, (s) => s.screen === 'start' && s.widgets.some((w) => w.id === 'notice.act'));
  t.match(words(offered), /The Castle/);
  t.doesNotMatch(words(offered), /goes on without/);
  await press(app, 'start.continue');
  await settled(app, (s) => s.screen === 'start+wait' && s.widgets.some((w) => w.id === 'wait.again' && w.enabled)); // in vain
  await app.page.unroute('**/games/castle.json');
  await press(app, 'wait.again');
  t.equal((await settled(app, (s) => s.screen === 'table' && s.tiles, null, 40_000)).seed, 'walls');
});
