// What a frame of a large land asks for: draw calls, vertices, bytes sent to WebGL, allocations. That is the
// same on every machine; how long it takes is for tools/measure.
import { note, test, until } from './harness.mjs';
import { kDeeds, largeLand, repeat } from './large_land.mjs';
import { probe, repaints, rest } from './player.mjs';

// At most in a frame, on average over some forty of them; the land holds some 130 tiles. About half more than
// it was when this was written.
const kFrame = { landCalls: 24, landVertices: 110_000, panelCalls: 32, panelVertices: 14_000, allocations: 330 };
// Bytes sent for the land: marks with every frame, the outline of what is hovered with every step.
const kFrameBytes = 60_000;
const kStepBytes = { hovering: 120_000, zooming: 20_000, panning: 20_000 };

for (const name of Object.keys(kDeeds)) {
  test(`${name} over a large land asks little of processor and WebGL`, async (t) => {
    const app = await largeLand();
    const before = await probe(app);
    t.ok(before.tiles.length > 120, `${before.tiles.length} tiles`);
    const steps = await repeat(app, name);
    const after = await probe(app);
    const frames = after.frames - before.frames;
    t.ok(frames >= 8, `only ${frames} frames`);
    const each = (value) => Math.round((value(after.work) - value(before.work)) / frames);
    const asked = {
      landCalls: each((w) => w.land.calls), landVertices: each((w) => w.land.vertices),
      panelCalls: each((w) => w.panels.calls), panelVertices: each((w) => w.panels.vertices),
      allocations: each((w) => w.allocations),
    };
    const bytes = after.work.land.bytes - before.work.land.bytes;
    const allowed = kFrameBytes * frames + kStepBytes[name] * steps;
    note(`a frame: ${Object.entries(asked).map(([key, value]) => `${key} ${value}`).join(', ')}; ${frames} frames, ${bytes} bytes of ${allowed}`);
    for (const [key, value] of Object.entries(asked)) {
      t.ok(value > 0, `${key} is not counted`);
      t.ok(value <= kFrame[key], `${key}: ${value} in a frame, ${kFrame[key]} are allowed`);
    }
    t.ok(bytes > 0 && bytes <= allowed, `${bytes} bytes were sent, ${allowed} are allowed`);
  });
}

test('at rest nothing is drawn', async (t) => {
  const app = await largeLand();
  await until(app.page, () => performance.getEntriesByType('resource').some(({ name }) => name.includes('later/rest-'))); // comes then
  const before = await rest(app);
  await repaints(app, 60);
  const after = await probe(app);
  t.equal(after.frames, before.frames);
  t.deepEqual(after.work, before.work);
  await app.page.mouse.move(500, 300);
  t.ok((await rest(app)).frames > before.frames, 'and it wakes up for the mouse');
});
