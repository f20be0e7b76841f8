/** @module-tag long */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LISTING_CATEGORIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { HOMES, homeOf } from './homes/index.ts';
import {
  drawScene,
  INTERIORS,
  REGIONS,
  type SceneSpec,
  SUBJECTS,
  sceneFor,
  TIMES,
} from './index.ts';
import { CAMERAS, cameraOf } from './shot.ts';

const spec = (seed: number, more: Partial<SceneSpec> = {}): SceneSpec => ({
  seed,
  subject: 'exterior',
  category: 'Cabin',
  scenery: 'Nature',
  region: 'alpine',
  time: 'day',
  ...more,
});

/** The picture as 24 × 18 pixels: enough to tell whether anything was drawn, and quick. */
async function pixels(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density: 9 }).resize(24, 18).removeAlpha().raw().toBuffer();
}

function spread(values: Uint8Array): number {
  return Math.max(...values) - Math.min(...values);
}

describe('drawScene', () => {
  it('gives the same text for the same specification', () => {
    for (const subject of SUBJECTS) {
      expect(drawScene(spec(7, { subject }))).toBe(drawScene(spec(7, { subject })));
    }
  });

  it('gives another picture for another seed', () => {
    for (const subject of SUBJECTS) {
      expect(drawScene(spec(8, { subject }))).not.toBe(drawScene(spec(7, { subject })));
    }
  });

  it.each(LISTING_CATEGORIES)('renders a %s at every time of day', async (category) => {
    for (const [i, time] of TIMES.entries()) {
      const svg = drawScene(
        spec(i, {
          category,
          time,
          scenery: SCENERY_STYLES[i * 2] ?? 'Nature',
          region: REGIONS[i * 2 + 1] ?? 'alpine',
        }),
      );
      expect(spread(await pixels(svg)), `${category} at ${time}`).toBeGreaterThan(40);
    }
  });

  it.each(INTERIORS)(
    'renders the room %s in every kind of home',
    async (interior) => {
      for (const category of LISTING_CATEGORIES) {
        const svg = drawScene(spec(3, { subject: 'interior', interior, category }));
        expect(spread(await pixels(svg)), category).toBeGreaterThan(40);
      }
    },
    30_000,
  );

  it('is brighter by day than by night', async () => {
    const sum = async (time: SceneSpec['time']): Promise<number> =>
      (await pixels(drawScene(spec(5, { time })))).reduce((a, b) => a + b, 0);
    expect(await sum('day')).toBeGreaterThan(1.6 * (await sum('night')));
  });

  it.each(LISTING_CATEGORIES)('draws every body of a %s from every camera', (category) => {
    const drawn = new Set<string>();
    for (let home = 0; home < 40 && drawn.size < HOMES[category].length * CAMERAS.length; home++) {
      for (let picture = 0; picture < 8; picture++) {
        const seed = home * 32 + picture;
        const which = `${HOMES[category].indexOf(homeOf(spec(seed, { category })))} ${cameraOf(seed)}`;
        if (drawn.has(which)) continue;
        drawn.add(which);
        const place = ([undefined, 'street', 'avenue'] as const)[drawn.size % 3];
        const svg = drawScene(spec(seed, { category, ...(place === undefined ? {} : { place }) }));
        expect(svg, which).not.toMatch(/NaN|Infinity|undefined/);
      }
    }
    expect(HOMES[category].length).toBeGreaterThanOrEqual(4);
    expect(drawn.size).toBe(HOMES[category].length * CAMERAS.length);
  });

  it('uses every drawing number only as a finite one, whatever the combination', () => {
    let seed = 0;
    for (const category of LISTING_CATEGORIES) {
      for (const scenery of SCENERY_STYLES.filter((_, i) => (i + seed) % 2 === 0)) {
        for (let index = 0; index < 5; index++) {
          const region = REGIONS[seed++ % REGIONS.length] ?? 'latin';
          const svg = drawScene(sceneFor(seed, index, { category, scenery, region }));
          expect(svg, `${category} ${scenery} ${region} ${index}`).not.toMatch(
            /NaN|Infinity|undefined/,
          );
          expect(svg.length).toBeLessThanOrEqual(250_000);
        }
      }
    }
  }, 60_000);

  it('refers only to definitions that it has', () => {
    for (const subject of SUBJECTS) {
      const svg = drawScene(spec(11, { subject, time: 'night' }));
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(used.length).toBeGreaterThan(3);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
    }
  });
});
