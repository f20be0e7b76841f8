// Draws the icons of the installed product from one shape: `node scripts/draw-app-icons.js`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from './launch/root.js';

const EMBER = '#c2501f';
const PAPER = '#fefaf3';
const FOLDER = join(ROOT, 'public');

/** The hearth on a grid of 32: a doorway, and the fire's glow in it. */
const HOUSE = 'M3 13 16 3l13 10v13a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z';
const FIRE =
  'M16 12c1 3.2 4.6 4.6 4.6 8.8a4.6 4.6 0 0 1-9.2 0c0-2.2 1.2-3.4 2.2-4.6.3 1.2.8 1.8 1.5 2.2-.2-2.2.1-4.4.9-6.4z';

/** Alone, for a browser's tab. */
const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${HOUSE}" fill="${EMBER}"/><path d="${FIRE}" fill="${PAPER}"/></svg>\n`;

/**
 * On a ground, for a device's home screen.
 *
 * @param {number} share of the ground's width that the hearth takes
 * @param {number} radius of the ground's corners; 0 where the device cuts its own shape
 */
function grounded(share, radius) {
  const scale = (share * 32) / 26;
  const at = 16 - 16 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${EMBER}"/><g transform="translate(${at} ${at}) scale(${scale})"><path d="${HOUSE}" fill="${PAPER}"/><path d="${FIRE}" fill="${EMBER}"/></g></svg>`;
}

const ICONS = [
  { name: 'icon-192.png', size: 192, svg: grounded(0.62, 7) },
  { name: 'icon-512.png', size: 512, svg: grounded(0.62, 7) },
  // All that a circle of 80% keeps must hold the hearth.
  { name: 'icon-maskable-512.png', size: 512, svg: grounded(0.5, 0) },
  { name: 'apple-touch-icon.png', size: 180, svg: grounded(0.6, 0) },
];

writeFileSync(join(FOLDER, 'icon.svg'), alone);
for (const { name, size, svg } of ICONS) {
  const png = await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
  writeFileSync(join(FOLDER, name), png);
  console.log(`${name}: ${png.length} bytes`);
}
