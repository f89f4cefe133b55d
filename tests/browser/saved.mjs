// Games as the page would find them in its storage: played at random by the command line, a landscape to
// look at or to measure without playing it first; or written down, up to the moment a test is about.
import { execFileSync } from 'node:child_process';
import { root } from './harness.mjs';

// The expansions that bring figures, goods and titles but no questions of their own.
export const kFive = 'river,abbot,inns_cathedrals,traders_builders,king_robber';
// All of them: some 195 tiles.
export const kFourteen = `${kFive},gifts,tower_thieves,flying_machines,messages,ferries,gold_mines,mage_witch,robbers,crop_circles`;

// What `bastide random` saves; options as it takes them: { seed, actions, compact, expansions, players }.
export function randomGame(options) {
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return execFileSync('node', [`${root}build/wasm/bastide.cjs`, 'random', ...words], { encoding: 'utf8' }).trim();
}

// What several tests begin with: made when the first of them runs, for every job reads all tests.
export function once(make) {
  let made = null;
  return () => (made ??= make());
}

// Such a game of which the last decision is still to be made, by these seats.
export function nearlyOver(seed, seats = ['here'], names = []) {
  const save = JSON.parse(randomGame({ seed, players: seats.length, compact: 'yes' }));
  Object.assign(save.setup, { seats }, names.length ? { names } : {});
  save.actions.pop();
  return JSON.stringify(save);
}

function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; ++bit) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

// One slot of a page's storage (engine/game/save.cpp: seal; shell/keep/storage.cpp: slot).
function slot(save) {
  const body = Buffer.from(`slot 1 0\n${save}`, 'utf8');
  return { 'bastide.save.b': `bastide 1 ${body.length} ${crc32(body)}\n${body}` };
}

// The storage of a page that goes on with this save.
export function stored(save, settings = {}) {
  return { ...slot(save), ...(Object.keys(settings).length ? { 'bastide.settings': JSON.stringify(settings) } : {}) };
}

// The storage of a game near the moment a test is about. `deck`: tile ids in draw order, the start tile
// left out; `chance`: other answers of chance, by their lists ({ rolls: [2] }); actions as in a save.
export function savedGame({ expansions = [], deck, chance = {}, actions = [], players = 2, farmers = true, options = {} }) {
  const setup = { players, edition: 'C2', farmers, expansions, options, deck, ...chance };
  return slot(JSON.stringify({ format: 'bastide-game', version: 1, setup, actions }));
}

// In the page: fills its storage to the last few bytes, by pieces, for a piece that grows is written whole each time.
export function fillStorage() {
  for (let size = 1 << 22; size > 0;) {
    try { localStorage.setItem(`o${localStorage.length}`, 'x'.repeat(size)); } catch { size >>= 1; }
  }
}
