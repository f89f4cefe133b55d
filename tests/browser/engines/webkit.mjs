// WebKitGTK's small browser by WebDriver, the protocol itself: https://www.w3.org/TR/webdriver/.
import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { eventually, kScreen } from './display.mjs';

export const name = 'webkit';

const kLibraries = '/usr/lib';
const kKeys = { Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Space: ' ', Escape: '\uE00C', Control: '\uE009' };

function miniBrowser() { // …/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser
  if (process.env.BASTIDE_WEBKIT) return process.env.BASTIDE_WEBKIT;
  for (const machine of readdirSync(kLibraries).filter((one) => one.includes('-linux-gnu'))) {
    const there = readdirSync(`${kLibraries}/${machine}`).find((one) => /^webkit2gtk-4/.test(one));
    if (there) return `${kLibraries}/${machine}/${there}/MiniBrowser`;
  }
  throw new Error('no WebKitGTK');
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

export async function open(environment) {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`],
    { env: { ...environment, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LANG: 'en_US.UTF-8' }, stdio: 'ignore' });
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await eventually(() => call('GET', '/status'), 'WebKitWebDriver');
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: {
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation', `--geometry=${kScreen.width}x${kScreen.height}`] },
  } } });
  const session = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  await session('POST', '/timeouts', { script: 120_000, pageLoad: 120_000 });
  return {
    name,
    newTab: async (url) => { // the last window ends the session: the new one is there before the old one goes
      const { handle } = await session('POST', '/window/new', { type: 'tab' });
      await session('DELETE', '/window');
      await session('POST', '/window', { handle });
      return tab(session, url);
    },
    close: async () => {
      await call('DELETE', `/session/${sessionId}`).catch(() => {});
      driver.kill();
    },
  };
}

// The tab that is open.
async function tab(session, url) {
  const act = (id, type, actions, parameters) => session('POST', '/actions', { actions: [{ id, type, actions, parameters }] });
  const mouse = (actions) => act('mouse', 'pointer', actions, { pointerType: 'mouse' });
  const moved = (x, y) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' });
  const evaluate = (what, ...given) => session('POST', '/execute/sync', {
    script: typeof what === 'string' ? `return (${what})` : `return (${what}).apply(null, arguments)`, args: given });
  await session('POST', '/url', { url });
  return {
    errors: [], touch: false, hurry: async () => {},
    click: (x, y) => mouse([moved(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    key: (combination) => {
      const keys = combination.split('+').map((one) => kKeys[one] ?? one);
      return act('keys', 'key', [...keys.map((value) => ({ type: 'keyDown', value })), ...keys.reverse().map((value) => ({ type: 'keyUp', value }))]);
    },
    reload: () => session('POST', '/refresh', {}),
    screenshot: async (file) => writeFileSync(file, Buffer.from(await session('GET', '/screenshot'), 'base64')),
    page: {
      mouse: { move: (x, y) => mouse([moved(x, y)]), wheel: () => { throw new Error('no wheel here'); } },
      evaluate,
      waitForTimeout: (ms) => new Promise((done) => setTimeout(done, ms)),
    },
  };
}
