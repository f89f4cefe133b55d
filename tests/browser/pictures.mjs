// Comparing screenshots with the pictures kept in golden/, inside a blank page of the same Chromium: it
// decodes and scales, so nothing else is needed. A picture is kept at half its pixels as WebP; what is
// compared is the mean colour of blocks of 8 × 8 of those, so that neither compression nor an edge that
// fell a fraction of a pixel elsewhere counts, and a missing tile or a moved panel does.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { kShots, openPage, root } from './harness.mjs';

const kFolder = root + 'tests/browser/golden/';
const kBlockOff = 10; // of 255, in the channel that differs most
export const kShareOff = 0.001; // of all blocks

let easel = null; // a blank page, opened again when the last test has closed it
async function page() {
  if (!easel || easel.page.isClosed()) easel = await openPage({ base: 'about:blank', wait: false });
  return easel.page;
}

const data = (kind, bytes) => `data:image/${kind};base64,${bytes.toString('base64')}`;
const bytesOf = (url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

// Half of a screenshot's pixels, as WebP.
export async function halved(png) {
  return bytesOf(await (await page()).evaluate(async (url) => {
    const image = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width >> 1, image.height >> 1];
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.82);
  }, data('png', png)));
}

// How two pictures of halved() differ: { same, share, worst, picture }, the picture (PNG) with the blocks
// that are off in red.
export async function compared(actual, golden) {
  const found = await (await page()).evaluate(async ([one, other, off]) => {
    const pixels = async (url) => {
      const image = await createImageBitmap(await (await fetch(url)).blob());
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const pen = canvas.getContext('2d');
      pen.drawImage(image, 0, 0);
      return { canvas, pen, bytes: pen.getImageData(0, 0, image.width, image.height).data };
    };
    const [a, b] = [await pixels(one), await pixels(other)];
    const { width, height } = a.canvas;
    if (width !== b.canvas.width || height !== b.canvas.height) return { share: 1, worst: 255, size: true };
    let [blocks, bad, worst] = [0, 0, 0];
    a.pen.fillStyle = 'rgba(255, 0, 0, 0.6)';
    for (let y = 0; y < height; y += 8) {
      for (let x = 0; x < width; x += 8) {
        const [right, low] = [Math.min(width, x + 8), Math.min(height, y + 8)];
        const sums = [0, 0, 0];
        for (let row = y; row < low; ++row)
          for (let at = (row * width + x) * 4; at < (row * width + right) * 4; at += 4)
            for (let c = 0; c < 3; ++c) sums[c] += a.bytes[at + c] - b.bytes[at + c];
        const differs = Math.max(...sums.map(Math.abs)) / ((right - x) * (low - y));
        ++blocks;
        worst = Math.max(worst, differs);
        if (differs > off) {
          ++bad;
          a.pen.fillRect(x, y, right - x, low - y);
        }
      }
    }
    return { share: bad / blocks, worst, url: a.canvas.toDataURL('image/png') };
  }, [data('webp', actual), data('webp', golden), kBlockOff]);
  return {
    same: found.share <= kShareOff, share: found.share, worst: found.worst,
    picture: found.url ? bytesOf(found.url) : null,
  };
}

// Holds a screenshot against golden/NAME.webp, or keeps it there if BASTIDE_UPDATE_GOLDEN is set. Answers
// what is wrong, or null; then actual, golden and difference lie in build/screenshots/.
export async function against(name, png) {
  const actual = await halved(png);
  const file = `${kFolder}${name}.webp`;
  if (process.env.BASTIDE_UPDATE_GOLDEN) {
    writeFileSync(file, actual);
    return null;
  }
  if (!existsSync(file)) return `no ${file}: BASTIDE_UPDATE_GOLDEN=1 tools/test browser golden: makes it`;
  const golden = readFileSync(file);
  const { same, share, worst, picture } = await compared(actual, golden);
  if (same) return null;
  writeFileSync(`${kShots}golden-${name}-actual.webp`, actual);
  writeFileSync(`${kShots}golden-${name}-golden.webp`, golden);
  if (picture) writeFileSync(`${kShots}golden-${name}-difference.png`, picture);
  return `${name}: ${(share * 100).toFixed(2)} % of the blocks differ, the worst by ${Math.round(worst)}; see build/screenshots/golden-${name}-*`;
}
