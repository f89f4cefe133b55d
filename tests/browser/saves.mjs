// Games near the moment a test is about: a set-up with its tiles in order and the actions so far, as the
// game itself would have kept it in its storage.

function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; ++bit) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

// For openPage's `storage`. `deck`: tile ids in draw order, the start tile left out; actions as in a save.
export function savedGame({ expansions = [], deck, actions = [], players = 2, farmers = true }) {
  const setup = { players, edition: 'C2', farmers, expansions, options: {}, deck };
  const save = JSON.stringify({ format: 'bastide-game', version: 1, setup, actions });
  const body = Buffer.from(`slot 1 0\n${save}`);
  const head = `bastide 1 ${body.length} ${crc32(body).toString(16).padStart(8, '0')}`;
  return { 'bastide.save.a': `${head}\n${body}` };
}
