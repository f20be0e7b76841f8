/** @module-tag long */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DRAWINGS, PLACES } from '#features/experiences/index.server.ts';
import { drawPlace } from './draw-place.ts';

test('every place looks itself, at each hour, each time the same', () => {
  const drawings = PLACES.flatMap((place) => DRAWINGS.map((hour) => drawPlace(place, hour)));
  expect(new Set(drawings).size).toBe(PLACES.length * DRAWINGS.length);
  expect(PLACES.flatMap((place) => DRAWINGS.map((hour) => drawPlace(place, hour)))).toEqual(
    drawings,
  );
  for (const svg of drawings) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href|on\w+=/);
    expect(svg.length).toBeLessThan(40_000);
  }
});

test.each([...new Set(PLACES.map(({ kind }) => kind))])(
  '%s is a picture that a browser can show',
  async (kind) => {
    const place = PLACES.find((one) => one.kind === kind);
    if (place === undefined) throw new Error(`no ${kind}`);
    for (const hour of DRAWINGS) {
      const { width, height, format } = await sharp(Buffer.from(drawPlace(place, hour))).metadata();
      expect([width, height, format]).toEqual([960, 640, 'svg']);
      const { entropy } = await sharp(Buffer.from(drawPlace(place, hour))).stats();
      expect(entropy).toBeGreaterThan(2);
    }
  },
);
