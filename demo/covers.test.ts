import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawScene, sceneFor } from './scenes/index.ts';
import { pictureLook } from './store/stays.ts';
import { buildWorld, type DemoStay } from './world/index.ts';

const IS_FULL = process.env.TEST_WIDTH === 'full';
/** How many covers are drawn and compared; all of the world at full width. */
const COVERS = IS_FULL ? 320 : 40;
/** Of the 256 bits of a difference hash; the same home under another sky differs in about 20. */
const LEAST_APART = 40;

const { stays } = buildWorld({ seed: 20_260_301, today: '2026-11-21' });
const sceneOf = (stay: DemoStay, index: number) =>
  sceneFor(stay.pictureSeed, index, pictureLook(stay));

/** Whether each of 16 × 16 places is darker than its right neighbour: what a picture is seen by. */
async function differenceHash(svg: string): Promise<readonly boolean[]> {
  const [columns, rows] = [17, 16];
  const pixels = await sharp(Buffer.from(svg), { density: 18 })
    .resize(columns, rows, { fit: 'fill' })
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer();
  return Array.from({ length: rows * (columns - 1) }, (_, i) => {
    const at = Math.floor(i / (columns - 1)) * columns + (i % (columns - 1));
    return (pixels[at] ?? 0) < (pixels[at + 1] ?? 0);
  });
}

const distance = (a: readonly boolean[], b: readonly boolean[]) =>
  a.filter((bit, i) => bit !== b[i]).length;

describe('covers', () => {
  it('show no home that could be taken for another', async () => {
    const some = stays.slice(0, COVERS);
    const hashes: (readonly boolean[])[] = [];
    for (const stay of some) hashes.push(await differenceHash(drawScene(sceneOf(stay, 0))));
    const alike = hashes.flatMap((hash, i) =>
      hashes
        .slice(0, i)
        .flatMap((other, j) =>
          distance(hash, other) < LEAST_APART ? [`${some[j]?.title} / ${some[i]?.title}`] : [],
        ),
    );
    expect(alike).toEqual([]);
  }, 180_000);

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
