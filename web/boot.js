// Starts the game's module on the canvas, and says so when the browser cannot run it.
import createBastide from './bastide.js';

const canvas = document.getElementById('canvas');
const status = document.getElementById('status');
canvas.addEventListener('contextmenu', (event) => event.preventDefault());

createBastide({
  canvas,
  printErr: (text) => console.error(text),
  print: (text) => console.log(text),
}).catch((error) => {
  console.error(error);
  status.textContent = 'Bastide could not start: this browser needs WebAssembly and WebGL 2.';
});
