// Firefox by WebDriver BiDi. Headless it offers no WebGL: it draws into a window.
import { createRequire } from 'node:module';
import { root } from '../harness.mjs';
import { kScreen } from './display.mjs';

const require = createRequire(`${root}tools/package.json`);

export const name = 'firefox';

export async function open(environment) {
  const puppeteer = require('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox', executablePath: process.env.BASTIDE_FIREFOX ?? '/usr/bin/firefox-esr', headless: false, env: environment,
    defaultViewport: null, args: [`--width=${kScreen.width}`, `--height=${kScreen.height}`],
    extraPrefsFirefox: {
      'webgl.force-enabled': true, 'gfx.x11-egl.force-enabled': true, 'security.sandbox.content.level': 0,
      'intl.accept_languages': 'en-US',
    },
  });
  return {
    name,
    newTab: async (url) => {
      const old = await browser.pages();
      const page = await browser.newPage();
      for (const one of old) await one.close();
      return tab(page, url);
    },
    close: () => browser.close(),
  };
}

async function tab(page, url) {
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(url);
  const key = async (combination) => {
    const keys = combination.split('+').map((one) => (one === 'Space' ? ' ' : one));
    for (const one of keys) await page.keyboard.down(one);
    for (const one of keys.reverse()) await page.keyboard.up(one);
  };
  return {
    errors, key, touch: false, hurry: async () => {},
    click: (x, y) => page.mouse.click(x, y),
    reload: () => page.reload(),
    screenshot: (file) => page.screenshot({ path: file }),
    page: {
      mouse: { move: (x, y) => page.mouse.move(x, y), wheel: (deltaX, deltaY) => page.mouse.wheel({ deltaX, deltaY }) },
      evaluate: (...call) => page.evaluate(...call),
      waitForTimeout: (ms) => new Promise((done) => setTimeout(done, ms)),
    },
  };
}
