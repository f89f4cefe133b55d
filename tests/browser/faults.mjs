// What is wrong with the words on a screen: cut, covered, out of the button or panel they are in.
const inside = (r, [x, y]) => x >= r[0] && y >= r[1] && x < r[0] + r[2] && y < r[1] + r[3];
const middle = ([x, y, w, h]) => [x + w / 2, y + h / 2];
const shared = (a, b) => [0, 1].map((i) => Math.min(a[i] + a[i + 2], b[i] + b[i + 2]) - Math.max(a[i], b[i]));
const cut = ([x, y, w, h], [cx, cy, cw, ch]) => {
  const [left, top] = [Math.max(x, cx), Math.max(y, cy)];
  return [left, top, Math.min(x + w, cx + cw) - left, Math.min(y + h, cy + ch) - top];
};
const overlap = (a, b, slack) => shared(a, b).every((part) => part > slack);

// What is wrong with the texts of a frame, a line each.
export function faults(drawn, [width, height]) {
  const found = new Set();
  const say = (text, what) => found.add(`«${text.words}» ${what}`);
  const dialog = drawn.findLast((one) => one.words === 'dialog.away')?.layer ?? 0; // what lies below it is only a picture
  drawn.forEach((one, i) => {
    if (one.what !== 'text' || one.words.trim() === '' || one.layer < dialog) return;
    const [x, y, w, h] = one.rect;
    if ((one.cut || one.words.endsWith(' …')) && !/^(#v=|<iframe )/.test(one.words)) say(one, 'is cut'); // but what is there to be copied
    const [cx, cy, cw, ch] = one.clip;
    const scrolls = ch < height - 1 || cw < width - 1;
    if (x < cx - 1 || x + w > cx + cw + 1) say(one, `reaches over its panel: ${Math.round(x)} + ${Math.round(w)} in ${Math.round(cx)} + ${Math.round(cw)}`);
    if (!scrolls && (y < cy - 1 || y + h > cy + ch + 1)) say(one, 'is off the screen');
    const seen = inside(one.clip, middle(one.rect)); // else it is scrolled away: what is there now has nothing to do with it
    const box = seen && drawn.slice(0, i).filter((it) => it.what === 'widget' && it.words !== 'dialog.away' && it.layer === one.layer && inside(it.rect, middle(one.rect))).pop();
    if (box && (x < box.rect[0] - 1 || x + w > box.rect[0] + box.rect[2] + 1 || y < box.rect[1] - 2 || y + h > box.rect[1] + box.rect[3] + 2))
      say(one, `is out of ${box.words}`);
    for (let k = i + 1; k < drawn.length; ++k) {
      const other = drawn[k];
      if (other.layer !== one.layer || !overlap(one.rect, other.rect, 2)) continue;
      // of what scrolls by different ways, only where both are seen
      const together = one.clip.every((side, i) => Math.abs(side - other.clip[i]) < 1);
      if (!together && !overlap(cut(one.rect, one.clip), cut(other.rect, other.clip), 2)) continue;
      if (other.what === 'text' ? other.words === one.words || other.words.trim() === '' : false) continue;
      say(one, `lies under ${other.what} «${other.words}»`);
      break;
    }
  });
  return [...found];
}
