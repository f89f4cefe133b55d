#!/usr/bin/env node
// Runs tests/browser/*.test.mjs against dist/ and prints one line per test.
// usage: run.mjs [part of a file's or a test's name]...
// Last line: "browser: N passed, N failed"; screenshots in build/screenshots/.
// As many tests at once as there are jobs (BASTIDE_JOBS, else two), each job a process with a browser of
// its own; the longest first, and those that measure at the end, one by one. A test that failed runs once
// more, alone: on a machine too busy for a page's clock that tells a fault from a delay. Its first failure
// is printed as well, as "late".
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { closePages, notes, start, stop, tests } from './harness.mjs';

const kMeasuring = /^(cost|startup|weight|device):/;
const folder = new URL('.', import.meta.url);
for (const file of readdirSync(folder).filter((name) => name.endsWith('.test.mjs')).sort()) {
  const before = tests.length;
  await import(new URL(file, folder));
  for (const test of tests.slice(before)) test.name = `${file.replace('.test.mjs', '')}: ${test.name}`;
}

function within(promise, ms) {
  let timer;
  const late = new Promise((_, reject) => { timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms); });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function runOne({ name, run, timeout }) {
  const began = Date.now();
  const problems = [];
  await within(run(), timeout).catch((error) => problems.push(error.stack ?? String(error)));
  problems.push(...(await closePages()).map((error) => `console: ${error}`));
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const lines = [`${problems.length ? 'FAIL' : 'ok  '} ${name} (${seconds} s)`, ...notes.splice(0), ...problems];
  return { ok: problems.length === 0, text: lines.join('\n').replaceAll('\n', '\n       ') };
}

async function work() { // a job: runs the tests whose numbers it is sent
  await start();
  process.on('message', async (number) => {
    if (number === null) {
      await stop();
      process.exit(0);
    }
    process.send(await runOne(tests[number]));
  });
  process.send(null); // ready
}

async function lead(filters) {
  const wanted = [...tests.keys()].filter((i) => !filters.length || filters.some((part) => tests[i].name.includes(part)));
  const measuring = wanted.filter((i) => kMeasuring.test(tests[i].name));
  const others = wanted.filter((i) => !measuring.includes(i)).sort((a, b) => tests[b].timeout - tests[a].timeout || a - b);
  const jobs = Math.max(1, Math.min(Number(process.env.BASTIDE_JOBS ?? 2), others.length));
  let passed = 0;
  let failed = 0;
  // sends the tests of a queue to a job, one after another, until it is empty
  const again = [];
  const feed = (job, queue, alone = false) => new Promise((done, broken) => {
    let number = null;
    const next = (verdict) => {
      if (verdict) {
        console.log(verdict.ok || alone ? verdict.text : verdict.text.replace('FAIL', 'late'));
        if (verdict.ok) passed += 1;
        else if (alone) failed += 1;
        else again.push(number);
      }
      if (!queue.length) {
        job.off('message', next);
        done();
      } else {
        number = queue.shift();
        job.send(number);
      }
    };
    job.on('message', next);
    job.once('exit', (code) => broken(new Error(`a job ended by itself with ${code}`)));
    if (job.ready) next(null);
    job.ready = true;
  });
  const workers = Array.from({ length: jobs }, () => fork(fileURLToPath(import.meta.url), ['--job']));
  try {
    await Promise.all(workers.map((job) => feed(job, others)));
    await feed(workers[0], measuring);
    await feed(workers[0], again, true);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${error.message}`);
  }
  for (const job of workers) if (job.connected) job.send(null);
  console.log(`browser: ${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

if (process.argv[2] === '--job') await work();
else await lead(process.argv.slice(2));
