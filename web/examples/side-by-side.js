// One table, two screens: each frame has one seat here and the other elsewhere. web/embedding.md tells what is said.
'use strict';
const kGame = new URLSearchParams(location.search).get('game') ?? '../';
const kOrigin = new URL(kGame, location.href).origin;
// The same tiles in both; kept in the address, so that a reload goes on.
if (!location.hash) location.hash = `side-${Math.floor(Math.random() * 1e9)}`;
const kSeats = ['here,elsewhere', 'elsewhere,here'];
const status = document.querySelector('p');

const frames = kSeats.map((_, seat) => {
  const frame = document.createElement('iframe');
  frame.title = `Player ${seat + 1}`;
  frame.allow = 'clipboard-write; web-share';
  frame.src = `${kGame}?hints=off&host=${encodeURIComponent(location.origin)}`;
  document.body.append(frame);
  return frame;
});
const tell = (seat, message) => frames[seat].contentWindow.postMessage({ bastide: 1, ...message }, kOrigin);

addEventListener('message', ({ source, origin, data }) => {
  const seat = frames.findIndex((frame) => frame.contentWindow === source);
  if (seat < 0 || origin !== kOrigin || data?.bastide !== 1) return;
  switch (data.what) {
    case 'ready':
      tell(seat, { what: 'open', begin: true, link: `#v=1&p=2&e=C2&n=Left,Right&i=${kSeats[seat]}&s=${location.hash.slice(1)}` });
      break;
    case 'action': // what was decided here; what came from the other frame is told back and passed over
      if (data.seat === seat) tell(1 - seat, { what: 'apply', action: data.action, after: data.after });
      break;
    case 'state':
      status.textContent = data.over ? `Over: ${data.scores.join(' : ')}` : `${['Left', 'Right'][data.who]} is to play · ${data.scores.join(' : ')}`;
      break;
    case 'error':
      status.textContent = `Refused: ${data.about} ${data.code}`;
      break;
  }
});
