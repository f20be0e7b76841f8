import sharp from 'sharp';
import { expect, test } from 'vitest';
import { crescent } from './crescent.ts';

const SIZE = 120;
const R = 40;

/** Whether each pixel of a drawn crescent is bright. */
async function drawn(side: number): Promise<boolean[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><path d="${crescent(SIZE / 2, SIZE / 2, R, side)}" fill="#fff"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: SIZE * SIZE }, (_, at) => (data[at * info.channels + 3] ?? 0) > 128);
}

test.each([1, -1])('a crescent is part of its disc, and dark in the middle (%i)', async (side) => {
  const bright = await drawn(side);
  const distance = (at: number) =>
    Math.hypot((at % SIZE) + 0.5 - SIZE / 2, Math.floor(at / SIZE) + 0.5 - SIZE / 2);
  const places = [...bright.keys()].filter((at) => bright[at]);
  expect(Math.max(...places.map(distance))).toBeLessThan(R + 1);
  expect(places.length / (Math.PI * R * R)).toBeGreaterThan(0.15);
  expect(places.length / (Math.PI * R * R)).toBeLessThan(0.45);
  expect(bright[(SIZE / 2) * SIZE + SIZE / 2]).toBe(false);
});

test('it is bright on the side of the light', async () => {
  const middle = async (side: number) => {
    const bright = await drawn(side);
    const columns = [...bright.keys()].filter((at) => bright[at]).map((at) => at % SIZE);
    return columns.reduce((sum, x) => sum + x, 0) / columns.length - SIZE / 2;
  };
  expect((await middle(1)) * (await middle(-1))).toBeLessThan(0);
});
