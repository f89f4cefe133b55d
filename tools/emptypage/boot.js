import createEmpty from './empty.js';

createEmpty({ canvas: document.getElementById('canvas') });
