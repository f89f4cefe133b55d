// The same page on a device that changes while it runs, or asks for little motion.
import { openPage, test } from './harness.mjs';
import { begin, centre, press, probe, repaints, rest, settled, waitScreen, widget } from './player.mjs';

test('follows the window and the device pixel ratio while running, up to 4K', async (t) => {
  const app = await openPage({ width: 360, height: 640, reduceMotion: true, hash: '#v=1&p=2&e=C2&s=device' });
  await begin(app);
  const cdp = await app.context.newCDPSession(app.page);
  for (const [width, height, dpr] of [[1280, 720, 1], [640, 360, 2.625], [3840, 2160, 1], [1920, 1080, 2], [360, 640, 3]]) {
    await cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: dpr, mobile: false });
    const state = await settled(app, (s, [w, h, r]) => !s.awake && s.size[0] === w && s.size[1] === h && Math.abs(s.dpr - r) < 0.01, [width, height, dpr]);
    const canvas = await app.page.evaluate(() => {
      const it = document.getElementById('canvas');
      return [it.width, it.height, it.clientWidth, it.clientHeight];
    });
    t.deepEqual(canvas, [Math.round(width * dpr), Math.round(height * dpr), width, height]);
    const [x, y, w, h] = state.safe;
    t.ok(x >= 0 && y >= 0 && x + w <= width + 0.5 && y + h <= height + 0.5, `the land's part is ${state.safe} at ${width} × ${height}`);
    t.ok(w > width * 0.4 && h > height * 0.25, `the panels leave ${state.safe} at ${width} × ${height}`);
    for (const one of state.widgets)
      t.ok(one.rect[0] > -1 && one.rect[1] > -1 && one.rect[0] + one.rect[2] < width + 1 && one.rect[1] + one.rect[3] < height + 1,
        `${one.id} lies at ${one.rect} of ${width} × ${height}`);
    if (width === 3840) await app.screenshot('device-4k');
  }
  await app.key('Tab'); // and it still plays
  await app.key('Enter');
  t.equal((await settled(app, (s) => s.tiles.length === 2)).tiles.length, 2);
}, { timeout: 120_000 });

test('what was in the middle stays there when the window shrinks or grows', async (t) => {
  const app = await openPage({ width: 900, height: 700, reduceMotion: true, hash: '#v=1&p=2&e=C2&s=shrink' });
  await begin(app);
  // the land is where the player has put it: a little beside the middle, larger than it would be by itself
  const [x, y, w, h] = (await probe(app)).safe;
  await app.page.mouse.move(x + w / 2, y + h / 2);
  await app.page.mouse.wheel(0, -300);
  await rest(app);
  await app.drag(x + w / 2, y + h / 2, x + w / 2 + 40, y + h / 2 - 30);
  await app.page.mouse.move(2, 2);
  const offset = (s) => [s.tiles[0].px[0] - s.safe[0] - s.safe[2] / 2, s.tiles[0].px[1] - s.safe[1] - s.safe[3] / 2].map(Math.round);
  const before = await rest(app);
  for (const [width, height] of [[390, 844], [900, 700]]) {
    await app.page.setViewportSize({ width, height });
    await settled(app, (s, wide) => s.size[0] === wide, width);
    const after = await rest(app);
    t.equal(after.zoom, before.zoom);
    t.deepEqual(offset(after), offset(before), `at ${width} × ${height}`);
  }
});

test('while the graphics context is lost no key and no click plays; once it is back they do', async (t) => {
  const app = await openPage({ width: 700, height: 500, reduceMotion: true, expectErrors: true, hash: '#v=1&p=2&e=C2&s=context' });
  await begin(app);
  await app.key('Tab');
  const before = await settled(app, (s) => s.ghost);
  const [x, y, w, h] = before.ghost.rect;
  const context = (lose) => app.page.evaluate((away) => {
    window.lost ??= document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
    const canvas = document.getElementById('canvas');
    const done = new Promise((come) => {
      canvas.addEventListener(away ? 'webglcontextlost' : 'webglcontextrestored', come, { once: true });
    });
    if (away) window.lost.loseContext(); else window.lost.restoreContext();
    return done.then(() => {});
  }, lose);
  await context(true);
  await app.page.evaluate(() => document.getElementById('canvas').focus()); // whatever lies over it now
  const untouched = async (what) => {
    await repaints(app, 3);
    const state = await probe(app);
    t.deepEqual([state.actions, state.screen, state.rotation, state.ghost?.x, state.ghost?.y],
      [before.actions, 'table', before.rotation, before.ghost.x, before.ghost.y], what);
  };
  for (const key of ['Tab', 'r', 'Escape', 'c', 'Enter', 'Space']) {
    await app.key(key);
    await untouched(key);
  }
  await app.page.evaluate(([px, py]) => { // what says so lies over the land: a click that reaches it all the same
    for (const type of ['mousemove', 'mousedown', 'mouseup'])
      document.getElementById('canvas').dispatchEvent(new MouseEvent(type, { clientX: px, clientY: py, button: 0, bubbles: true }));
  }, [x + w / 2, y + h / 2]);
  await untouched('a click');
  await context(false);
  const state = await settled(app, (s) => s.art);
  t.deepEqual([state.actions, state.screen, state.tiles.length], [before.actions, 'table', 1], 'nor afterwards');
  await app.key('Enter');
  t.equal((await settled(app, (s) => s.tiles.length === 2)).tiles.length, 2);
});

// The page's time is held, so that what is seen is the same on any machine.
for (const reduceMotion of [true, false]) {
  test(reduceMotion ? 'with reduced motion a tile that is laid only fades in' : 'a tile that is laid falls, and the land settles', async (t) => {
    const app = await openPage({ width: 700, height: 500, reduceMotion, clock: true, hash: '#v=1&p=2&e=C2&s=still' });
    await begin(app);
    await app.key('Tab');
    await settled(app, (s) => s.ghost);
    await rest(app);
    await app.clock.hold();
    await app.key('Enter');
    await app.clock.pass(0);
    let state = await probe(app);
    t.equal(state.tiles.length, 2);
    const seen = [state.moving];
    for (const ms of [100, 100, 300, 300]) { // after 100, 200, 500, 800 ms
      await app.clock.pass(ms);
      state = await probe(app);
      seen.push(state.moving);
    }
    // 120 ms of fading; else 260 ms of falling and 350 of dust and swaying trees
    t.deepEqual(seen, reduceMotion ? [true, true, false, false, false] : [true, true, true, true, false]);
  });
}

// Only a page that is drawn has sounds here (harness.mjs).
test('a tile that is laid is heard after the first gesture, and is not where sounds are off', async (t) => {
  for (const effects of [70, 0]) {
    const app = await openPage({
      width: 700, height: 500, reduceMotion: true, hash: '#v=1&p=2&e=C2&s=heard',
      storage: { 'bastide.settings': JSON.stringify({ effects, ambience: 0 }) },
      first: () => {
        window.heard = [];
        const { start } = AudioBufferSourceNode.prototype;
        AudioBufferSourceNode.prototype.start = function (...when) {
          const loud = this.buffer.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
          window.heard.push({ state: this.context.state, seconds: this.buffer.duration, loud });
          return start.apply(this, when);
        };
      },
    });
    await begin(app);
    await app.key('Tab');
    await app.key('Enter');
    await settled(app, (s) => s.tiles.length === 2);
    await rest(app);
    const heard = await app.page.evaluate(() => window.heard);
    if (effects === 0) t.deepEqual(heard, []);
    else t.ok(heard.length > 0, 'nothing is heard');
    for (const { state, seconds, loud } of heard) t.ok(state === 'running' && seconds > 0.02 && loud > 0.02 && loud <= 1, `${state}, ${seconds} s, ${loud}`);
  }
}, { seen: true });

test('what is heard rests after minutes in which nobody does anything, and wakes with the next sound', async (t) => {
  const app = await openPage({
    width: 700, height: 500, reduceMotion: true, hash: '#v=1&p=2&e=C2&s=rest',
    storage: { 'bastide.settings': JSON.stringify({ effects: 70, ambience: 30 }) },
    first: () => {
      const { setTimeout } = window, Context = window.AudioContext;
      window.minutes = [];
      window.setTimeout = (run, ms, ...more) => ms < 60_000 ? setTimeout(run, ms, ...more) : window.minutes.push(run) && 0;
      window.AudioContext = class extends Context { constructor() { super(); window.sound = this; } };
      window.heard = [];
      const { start } = AudioBufferSourceNode.prototype;
      AudioBufferSourceNode.prototype.start = function (...when) { window.heard.push(this.loop); return start.apply(this, when); };
    },
  });
  const until = (state) => app.page.waitForFunction((wanted) => window.sound?.state === wanted, state, { timeout: 20_000 });
  await begin(app);
  await until('running');
  await app.page.evaluate(() => window.minutes.at(-1)());
  await until('suspended');
  await app.page.evaluate(() => { window.heard.length = 0; });
  await app.key('Tab');
  await app.key('Enter');
  await settled(app, (s) => s.tiles.length === 2);
  await until('running');
  await app.page.waitForFunction(() => window.heard.includes(false), null, { timeout: 20_000 });
}, { seen: true });

test('of two taps that come before one frame both are taken', async (t) => {
  const app = await openPage({ width: 390, height: 844, dpr: 1, touch: true, reduceMotion: true, hash: '#v=1&p=2&e=C2&s=taps' });
  await begin(app);
  await press(app, 'table.menu');
  await press(app, 'menu.embed');
  await waitScreen(app, 'table+embed');
  const before = await rest(app);
  const fingers = await app.page.context().newCDPSession(app.page);
  const tap = (id) => {
    const [x, y] = centre(widget(before, id).rect);
    return [['touchStart', [{ x, y }]], ['touchEnd', []]].map(([type, touchPoints]) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints }));
  };
  const busy = app.page.evaluate(() => { for (const end = performance.now() + 400; performance.now() < end;); });
  await Promise.all([busy, ...tap('embed.position'), ...tap('embed.new')]);
  t.ok(widget(await rest(app), 'embed.new').checked);
});
