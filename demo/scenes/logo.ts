import { blend } from './color.ts';
import { createRandom, hashSeed } from './random.ts';
import { el, ellipse, path } from './svg.ts';

const PAIRS = [
  ['#2f6d66', '#f4e6c8', '#e3a33f'],
  ['#d9694a', '#fbeedd', '#5a2d2a'],
  ['#34557f', '#f2ead9', '#e8a04f'],
  ['#8a5a83', '#f6e7ea', '#f0b95e'],
  ['#4d6b3f', '#f3eed3', '#d9694a'],
  ['#3a3f4a', '#f1e8da', '#d98b5f'],
] as const;

/** Draws a host's mark as an SVG document, 400 × 400: a roof, the sun and the land, in a round. */
export function drawLogo(seed: number): string {
  const random = createRandom(hashSeed(seed, 'logo'));
  const [ground, pale, bright] = random.pick(PAIRS);
  const rise = random.int(60, 110);
  const half = random.int(62, 86);
  const sunX = random.chance(0.5) ? 128 : 272;
  const foot = 276;
  const home =
    path(
      `M${200 - half} ${foot}V${foot - 62}L200 ${foot - 62 - rise}L${200 + half} ${foot - 62}V${foot}Z`,
      pale,
    ) + path(`M182 ${foot}V${foot - 52}Q200 ${foot - 76} 218 ${foot - 52}V${foot}Z`, bright);
  const land = random.pick([
    `M40 262Q120 ${random.int(226, 250)} 200 262T360 262V400H40Z`,
    `M40 262H360V400H40Z`,
    `M40 270Q200 ${random.int(236, 252)} 360 270V400H40Z`,
  ]);
  const clip = el('clipPath', { id: 'r' }, el('circle', { cx: 200, cy: 200, r: 164 }));
  const inside = el(
    'g',
    { 'clip-path': 'url(#r)' },
    ellipse(sunX, 140, 38, 38, bright) +
      home +
      path(land, blend(pale, ground, 0.16)) +
      path('M40 306q40 -16 80 0t80 0 80 0 80 0V400H40Z', ground, { opacity: 0.5 }),
  );
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 400, height: 400, viewBox: '0 0 400 400' },
    el('defs', {}, clip) + ellipse(200, 200, 184, 184, ground) + inside,
  );
}
