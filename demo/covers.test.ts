import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture } from '#platform/server/media/pictures.ts';
import { drawScene, sceneFor } from './scenes/index.ts';
import { pictureLook } from './store/stays.ts';
import { buildWorld, type DemoStay } from './world/index.ts';

const IS_RELEASE = process.env.TEST_WIDTH === 'release';
/** How many covers are drawn and compared; for a release all of the world. */
const COVERS = IS_RELEASE ? 320 : 40;
/**
 * Shape in bits of a 256-bit difference hash, plus colour in levels of 256: two homes of one body
 * in like surroundings were 62 apart, the two that are most alike now are 80.
 */
const MIN_APART = 72;

const { stays } = buildWorld({ seed: 20_260_301, today: '2026-11-21' });
const sceneOf = (stay: DemoStay, index: number) =>
  sceneFor(stay.pictureSeed, index, pictureLook(stay));

const COLUMNS = 17;
const ROWS = 16;

/** What a picture is recognised by: its colours, a place each, and where it gets brighter. */
interface Sight {
  readonly colors: Uint8Array;
  readonly edges: readonly boolean[];
}

async function sightOf(svg: string): Promise<Sight> {
  const small = sharp(Buffer.from(svg), { density: 18 })
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .removeAlpha();
  const colors = await small.raw().toBuffer();
  const light = (at: number) =>
    0.3 * (colors[at * 3] ?? 0) +
    0.59 * (colors[at * 3 + 1] ?? 0) +
    0.11 * (colors[at * 3 + 2] ?? 0);
  const edges = Array.from({ length: ROWS * (COLUMNS - 1) }, (_, i) => {
    const at = Math.floor(i / (COLUMNS - 1)) * COLUMNS + (i % (COLUMNS - 1));
    return light(at) < light(at + 1);
  });
  return { colors, edges };
}

function distance(a: Sight, b: Sight): number {
  const shape = a.edges.filter((edge, i) => edge !== b.edges[i]).length;
  const colour = a.colors.reduce((sum, level, i) => sum + Math.abs(level - (b.colors[i] ?? 0)), 0);
  return shape + colour / a.colors.length;
}

describe('covers', () => {
  it('show no home that could be taken for another', async () => {
    const some = stays.slice(0, COVERS);
    const sights: Sight[] = [];
    for (const stay of some) sights.push(await sightOf(drawScene(sceneOf(stay, 0))));
    const alike = sights.flatMap((sight, i) =>
      sights
        .slice(0, i)
        .flatMap((other, j) =>
          distance(sight, other) < MIN_APART ? [`${some[j]?.title} / ${some[i]?.title}`] : [],
        ),
    );
    expect(alike).toEqual([]);
  }, 180_000);

  it('weigh 15 kB as AVIF of 1,200 px, and no more', async () => {
    for (const stay of stays.slice(0, IS_RELEASE ? 80 : 8)) {
      const picture = sharp(Buffer.from(drawScene(sceneOf(stay, 0)))).resize({ width: 1200 });
      const { length } = await encodePicture(picture, 'avif', true);
      expect(length, stay.title).toBeLessThanOrEqual(15_000);
    }
  }, 600_000);

  it('are of the room where a room is let, of the home where all of it is', () => {
    for (const stay of stays) {
      const { subject } = sceneOf(stay, 0);
      expect(subject).toBe(stay.occupancy === 'entire-place' ? 'exterior' : 'interior');
    }
  });

  it('are by day, seven of ten and more', () => {
    const byDay = stays.filter((stay) => sceneOf(stay, 0).time === 'day').length;
    expect(byDay / stays.length).toBeGreaterThanOrEqual(0.7);
  });

  it('stand in a street where the home is in a town', () => {
    for (const stay of stays) {
      const isInTown = stay.ground === 'centre' || stay.ground === 'leafy';
      if (isInTown) expect(sceneOf(stay, 0).place, stay.title).toBeDefined();
      else if (stay.ground !== 'mooring') expect(sceneOf(stay, 0).place).toBeUndefined();
    }
  });
});

describe('the five pictures of a home', () => {
  it('show a bed, a desk, where one eats, where one washes or sits outdoors, and the outside', () => {
    for (const stay of stays) {
      const scenes = [0, 1, 2, 3, 4].map((index) => sceneOf(stay, index));
      const shown = scenes.map(({ interior, subject }) => interior ?? subject);
      const has = (...any: readonly string[]) => shown.some((what) => any.includes(what));
      expect(has('bed', 'bunk'), stay.title).toBe(true);
      expect(has('desk'), stay.title).toBe(true);
      expect(has('kitchen', 'table'), stay.title).toBe(true);
      expect(has('bath', 'garden', 'hammock'), stay.title).toBe(true);
      expect(has('exterior'), stay.title).toBe(true);
      expect(has('bunk'), stay.title).toBe(stay.occupancy === 'shared-room');
    }
  });
});
