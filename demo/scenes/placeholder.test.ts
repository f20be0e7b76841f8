import { describe, expect, it } from 'vitest';
import { LISTING_CATEGORIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { placeholderColors, REGIONS, sceneFor, TIMES } from './index.ts';

describe('placeholderColors', () => {
  it('names three CSS colours for every kind of picture', () => {
    let seed = 0;
    for (const category of LISTING_CATEGORIES) {
      for (const scenery of SCENERY_STYLES) {
        for (const region of REGIONS) {
          const colors = placeholderColors(sceneFor(seed, seed % 7, { category, scenery, region }));
          seed += 1;
          expect(colors).toHaveLength(3);
          for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
        }
      }
    }
  });

  it('is darkest at night', () => {
    const light = (color: string): number =>
      [1, 3, 5].reduce((sum, i) => sum + Number.parseInt(color.slice(i, i + 2), 16), 0);
    const sum = (time: (typeof TIMES)[number]): number =>
      placeholderColors({
        seed: 1,
        subject: 'exterior',
        category: 'Home',
        scenery: 'Nature',
        region: 'alpine',
        time,
      }).reduce((total, color) => total + light(color), 0);
    expect(Math.min(...TIMES.map(sum))).toBe(sum('night'));
  });
});
