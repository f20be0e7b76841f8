import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawLogo } from './index.ts';

it('draws a mark that is the same for a seed and shows its colours', async () => {
  expect(drawLogo(3)).toBe(drawLogo(3));
  expect(new Set(Array.from({ length: 20 }, (_, seed) => drawLogo(seed))).size).toBeGreaterThan(15);
  const data = await sharp(Buffer.from(drawLogo(3)))
    .resize(20)
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(Math.max(...data) - Math.min(...data)).toBeGreaterThan(100);
});
