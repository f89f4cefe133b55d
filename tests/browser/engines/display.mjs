// A screen for browsers that draw only into windows: an X server without a monitor, and Mesa to draw WebGL.
import { spawn } from 'node:child_process';
import { quietNow } from '../pace.mjs';

export const kScreen = { width: 1000, height: 800 };

// Starts one; resolves to { environment, close }.
export async function openDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${kScreen.width}x${kScreen.height}x24`, '+extension', 'GLX', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise((done, failed) => {
    server.once('error', failed);
    server.once('exit', () => failed(new Error('Xvfb ended')));
    server.stdio[3].once('data', (text) => done(String(text).trim()));
  });
  return {
    environment: { ...process.env, DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1', MOZ_X11_EGL: '1', GDK_BACKEND: 'x11' },
    close: () => server.kill(),
  };
}

// Resolves to what `ask` answers once it answers something; an error when nothing came in so many ms of a quiet machine.
export async function eventually(ask, what, limit = 30_000) {
  const end = quietNow() + limit;
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer) return answer;
    if (quietNow() > end) throw new Error(`${what} did not come`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
