import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Tried one after another, until a picture is as light as it has to be. */
const QUALITIES = [56, 50, 45, 40, 36, 32, 28, 24];

/**
 * Writes a drawn scene as AVIF, no heavier than it may be.
 *
 * @param {string} folder
 * @param {string} name of the file, without its ending
 * @param {string} svg 1200 × 900
 * @param {{ readonly width: number, readonly bytes: number }} wanted pixels, and the most the file may weigh
 * @param {{ readonly left: number, readonly top: number, readonly width: number, readonly height: number }} [cut] all of it if left out
 */
export async function writeScene(
  folder,
  name,
  svg,
  wanted,
  cut = { left: 0, top: 0, width: 1200, height: 900 },
) {
  const scale = wanted.width / cut.width;
  const scaled = (/** @type {number} */ length) => Math.round(length * scale);
  const pixels = await sharp(Buffer.from(svg), { density: 72 * Math.max(1, scale) })
    .resize(scaled(1200), scaled(900))
    .extract({
      left: scaled(cut.left),
      top: scaled(cut.top),
      width: wanted.width,
      height: scaled(cut.height),
    })
    .png()
    .toBuffer();
  for (const quality of QUALITIES) {
    const file = await sharp(pixels).avif({ quality, effort: 4 }).toBuffer();
    if (file.length > wanted.bytes) continue;
    writeFileSync(join(folder, `${name}.avif`), file);
    console.log(`${name}.avif: ${file.length} bytes at quality ${quality}`);
    return;
  }
  throw new Error(`${name} can't be made as light as ${wanted.bytes} bytes.`);
}
