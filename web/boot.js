// Starts the game's module on the canvas, and says so when the browser cannot run it. Also the page's
// own side of things the module does not need to know: browser keys, focus, lost contexts, the probe.
import createBastide from './bastide.js';

const canvas = document.getElementById('canvas');
const status = document.getElementById('status');

function fail(text, error) {
  if (error) console.error(error);
  status.textContent = text;
  status.classList.add('error');
}

// The browser's own shortcuts stay the browser's: the module swallows keys it sees.
const kBrowserKeys = new Set(['F5', 'F11', 'F12']);
const kBrowserCtrl = new Set(['r', 'l', 't', 'w', 'n', 'p', 's', 'f', 'c', 'v', 'x', 'a', 'd', 'j', '+', '-', '=', '0', 'i']);
function isBrowserKey(event) {
  if (kBrowserKeys.has(event.key)) return true;
  if (event.altKey) return true;
  return (event.ctrlKey || event.metaKey) && kBrowserCtrl.has(event.key.toLowerCase());
}
for (const kind of ['keydown', 'keyup', 'keypress'])
  window.addEventListener(kind, (event) => { if (isBrowserKey(event)) event.stopImmediatePropagation(); }, true);

canvas.addEventListener('contextmenu', (event) => event.preventDefault());
canvas.addEventListener('pointerdown', () => canvas.focus({ preventScroll: true }));
canvas.focus({ preventScroll: true });

// Asked of the game's own canvas: a context made only to look would delay the first frame.
const noWebGl2 = () =>
  fail('Bastide needs WebGL 2, which this browser does not offer.\nPlease try a newer browser, or switch hardware acceleration on.');

// What the first frame needs, fetched while the module compiles: it finds the bytes here.
const early = {};
for (const name of ['ui-regular', 'ui-bold', 'display-bold', 'display-black'])
  early[`fonts/${name}.ttf`] = fetch(`fonts/${name}.ttf`).then((answer) => (answer.ok ? answer.arrayBuffer() : null), () => null);

if (typeof WebGL2RenderingContext === 'undefined') {
  noWebGl2();
} else {
  createBastide({
    canvas,
    early,
    printErr: (text) => console.error(text),
    print: (text) => console.log(text),
  }).then(() => { if (!canvas.getContext('webgl2')) noWebGl2(); }).catch((error) => fail('Bastide could not start: this browser needs WebAssembly and WebGL 2.', error));
}
