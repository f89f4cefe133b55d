#!/usr/bin/env node
// Runs tests/browser/*.test.mjs against dist/ and prints one line per test.
// usage: run.mjs [part of a file's or a test's name]...
// Last line: "browser: N passed, M late, K failed"; screenshots in build/screenshots/.
// One test at once more than there are jobs (BASTIDE_JOBS, else two; BASTIDE_BROWSER_JOBS says it outright), for a page waits
// half of its time; each a process with a browser of its own; the longest first. What fails is printed with why, and
// runs once more at the end, alone ("slow" if it only did not come to its end or its browser died, else "odd"). If it
// passes then it is "late": neither passed nor failed, and named in the end, for a race is in the test or in the page.
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { alive, closePages, greeting, notes, revive, start, stop, tests } from './harness.mjs';
import { meanPace, TimedOut, within } from './pace.mjs';

const folder = new URL('.', import.meta.url);
for (const file of readdirSync(folder).filter((name) => name.endsWith('.test.mjs')).sort()) {
  const before = tests.length;
  await import(new URL(file, folder));
  for (const test of tests.slice(before)) test.name = `${file.replace('.test.mjs', '')}: ${test.name}`;
}

// Of a test: { ok, slow, text }. `slow`: nothing was wrong but that it did not come to its end.
async function runOne({ name, run, timeout }) {
  const began = Date.now();
  const problems = [];
  let slow = false;
  await within(run(), timeout, () => name).catch((error) => {
    slow = error instanceof TimedOut || !alive() || /page crashed|Target crashed/i.test(error.message);
    problems.push(error.stack ?? String(error));
  });
  const errors = (await closePages()).map((error) => `console: ${error}`);
  slow &&= errors.every((error) => /the page crashed/.test(error));
  problems.push(...errors);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const lines = [`${problems.length ? 'FAIL' : 'ok  '} ${name} (${seconds} s)`, ...notes.splice(0), ...problems];
  return { ok: problems.length === 0, slow, text: lines.join('\n').replaceAll('\n', '\n       ') };
}

async function work() { // a job: runs the tests whose numbers it is sent
  await start();
  process.on('message', async (number) => {
    if (number === null) {
      process.send({ pace: meanPace() });
      await stop();
      process.exit(0);
    }
    const verdict = await runOne(tests[number]);
    await revive();
    process.send(verdict);
  });
  process.send({ ready: true, ...await greeting() });
}

// Sends a job the tests of a queue, one after another, until it is empty; `told(verdict, number)` for each. A
// job that ends by itself takes its test with it, and another is started in its place.
async function feed(job, queue, told) {
  while (queue.length) {
    const number = queue.shift();
    job.process.send(number);
    const answer = await job.answer();
    if (answer) {
      told(answer, number);
    } else {
      told({ ok: false, slow: true, text: `FAIL ${tests[number].name}\n       its job ended by itself` }, number);
      await job.begin();
    }
  }
}

class Job {
  // Starts the process and waits until its browser is there.
  async begin() {
    this.process = fork(fileURLToPath(import.meta.url), ['--job']);
    this.greeting = await this.answer();
    if (!this.greeting) throw new Error('a job ended before its browser was there');
    return this;
  }
  // Its next message, or null if it ends.
  answer() {
    return new Promise((done) => {
      const over = (value) => {
        this.process.off('message', over);
        this.process.off('exit', ended);
        done(value);
      };
      const ended = () => over(null);
      this.process.on('message', over);
      this.process.on('exit', ended);
    });
  }
  async end() {
    if (!this.process.connected) return null;
    this.process.send(null);
    return (await this.answer())?.pace ?? null;
  }
}

async function lead(filters) {
  const wanted = [...tests.keys()].filter((i) => !filters.length || filters.some((part) => tests[i].name.includes(part)))
    .sort((a, b) => tests[b].timeout - tests[a].timeout || a - b);
  const count = Math.max(1, Math.min(Number(process.env.BASTIDE_BROWSER_JOBS ?? Number(process.env.BASTIDE_JOBS ?? 2) + 1), wanted.length));
  const sums = { passed: 0, late: 0, failed: 0 };
  const again = [];
  const jobs = await Promise.all(Array.from({ length: count }, () => new Job().begin()));
  const { ms, rasteriser, pace } = jobs[0].greeting;
  console.log(`drawn by ${rasteriser}; a page opens in ${(ms / 1000).toFixed(1)} s, a second of a quiet machine takes ${pace.toFixed(1)} s`);
  const late = [];
  const first = ({ ok, slow, text }, number) => {
    console.log(text.replace(/^FAIL/, slow ? 'slow' : 'odd '));
    if (ok) ++sums.passed;
    else again.push(number);
  };
  await Promise.all(jobs.map((job) => feed(job, wanted, first)));
  await feed(jobs[0], again, ({ ok, text }, number) => {
    console.log(ok ? text.replace('ok  ', 'late') : text);
    if (ok) late.push(tests[number].name);
    ++sums[ok ? 'late' : 'failed'];
  });
  const paces = (await Promise.all(jobs.map((job) => job.end()))).filter((pace) => pace);
  console.log(`all along, a second of a quiet machine took ${(paces.reduce((a, b) => a + b, 0) / paces.length).toFixed(1)} s`);
  for (const name of late) console.log(`only when run again, alone: ${name}`);
  console.log(`browser: ${sums.passed} passed, ${sums.late} late, ${sums.failed} failed`);
  process.exitCode = sums.failed ? 1 : 0;
}

if (process.argv[2] === '--job') await work();
else await lead(process.argv.slice(2));
