import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawAvatar } from './index.ts';

describe('drawAvatar', () => {
  it('gives the same person for the same seed', () => {
    expect(drawAvatar(42)).toBe(drawAvatar(42));
  });

  it('hardly ever gives two seeds the same face', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) => drawAvatar(seed));
    expect(new Set(drawn).size).toBe(200);
  });

  it('renders as a square with more than its ground in it', async () => {
    for (let seed = 0; seed < 24; seed++) {
      const svg = drawAvatar(seed);
      expect(svg).not.toMatch(/NaN|undefined/);
      const { data, info } = await sharp(Buffer.from(svg))
        .resize(20)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([20, 20]);
      expect(Math.max(...data) - Math.min(...data)).toBeGreaterThan(60);
    }
  });
});
