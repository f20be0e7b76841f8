import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PLACE_KINDS, type PlaceKind } from '../../places/place-kinds.ts';
import { drawPlaceholder } from '../mount-place-images.ts';
import { DRAWINGS } from './drawing-references.ts';

const KINDS = Object.keys(PLACE_KINDS) as PlaceKind[];

test('every kind has a sign of its own, at each hour', () => {
  const drawings = KINDS.flatMap((kind) => DRAWINGS.map((hour) => drawPlaceholder({ kind }, hour)));
  expect(new Set(drawings).size).toBe(KINDS.length * DRAWINGS.length);
});

test.each(KINDS)('%s is a picture that a browser can show', async (kind) => {
  const picture = sharp(Buffer.from(drawPlaceholder({ kind }, 'day')));
  const { width, height, format } = await picture.metadata();
  expect([width, height, format]).toEqual([960, 640, 'svg']);
  // The sign is within the picture: its corners are ground.
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  for (const [x, y] of [
    [0, 0],
    [959, 639],
    [340, 320],
    [620, 320],
  ] as const) {
    expect(pixel(x, y)).toEqual([0xef, 0xe4, 0xd2]);
  }
  expect(
    (await sharp(Buffer.from(drawPlaceholder({ kind }, 'day'))).stats()).entropy,
  ).toBeGreaterThan(0.05);
});
