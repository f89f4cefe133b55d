createEmpty({ canvas: document.getElementById('canvas') });
