// Time as this machine lets it pass. A limit is there for what hangs, so it is counted in seconds of a
// quiet machine: while others use the processor, or on a slower one, such a second takes longer.
// What is measured is a fixed piece of work, again and again while tests run.

const kQuiet = 15; // ms that the work takes on the machine the limits were set on, with nothing else to do
const kEvery = 2000; // ms between two measurements

function work() {
  let sum = 1;
  for (let i = 0; i < 10_000_000; ++i) sum = (Math.imul(sum, 1664525) + 1013904223) >>> 0;
  return sum;
}

function measured() {
  const began = performance.now();
  if (work() === 0) throw new Error('never');
  return (performance.now() - began) / kQuiet;
}

let pace = 1; // as many seconds pass here for one of the quiet machine; never below 1
let counted = 0; // quiet milliseconds up to `last`
let last = performance.now();
let sum = 0;
let times = 0;
let timer = null;

function tick() {
  const now = measured();
  pace = Math.max(1, (pace + now) / 2); // half of it is what it was: one bad moment is not a bad machine
  const then = performance.now();
  counted += (then - last) / pace;
  last = then;
  sum += now;
  ++times;
}

// Begins to measure; answers the first pace.
export function startPace() {
  measured(); // warms up
  pace = Math.max(1, Math.min(measured(), measured(), measured()));
  timer ??= setInterval(tick, kEvery);
  timer.unref();
  return pace;
}

export const meanPace = () => (times ? sum / times : pace);

// Milliseconds of the quiet machine since some moment in the past.
export const quietNow = () => counted + (performance.now() - last) / pace;

// What waited for something until its limit: the runner gives such a test a second go.
export class TimedOut extends Error {
  name = 'TimedOut';
}

// The promise, or TimedOut after `limit` quiet milliseconds. `what()` says what was waited for.
export function within(promise, limit, what) {
  const end = quietNow() + limit;
  let check;
  const late = new Promise((_, reject) => {
    check = setInterval(() => {
      if (quietNow() > end) reject(new TimedOut(`${what()} took longer than ${limit} ms of a quiet machine`));
    }, 250);
  });
  promise.catch(() => {}); // if it fails after it was given up
  return Promise.race([promise, late]).finally(() => clearInterval(check));
}
