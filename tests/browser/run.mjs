#!/usr/bin/env node
// Runs tests/browser/*.test.mjs against dist/ and prints one line per test.
// usage: run.mjs [part of a file's or a test's name]...
// Last line: "browser: N passed, N failed"; screenshots in build/screenshots/.
import { readdirSync } from 'node:fs';
import { closePages, notes, start, stop, tests } from './harness.mjs';

const filters = process.argv.slice(2);
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

let passed = 0;
let failed = 0;
await start();
for (const { name, run, timeout } of tests) {
  if (filters.length && !filters.some((part) => name.includes(part))) continue;
  const began = Date.now();
  const problems = [];
  await within(run(), timeout).catch((error) => problems.push(error.stack ?? String(error)));
  problems.push(...(await closePages()).map((error) => `console: ${error}`));
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (problems.length) failed += 1;
  else passed += 1;
  console.log(`${problems.length ? 'FAIL' : 'ok  '} ${name} (${seconds} s)`);
  for (const line of notes.splice(0)) console.log(`       ${line}`);
  for (const problem of problems) console.log(`       ${problem.replaceAll('\n', '\n       ')}`);
}
await stop();
console.log(`browser: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
