import { describe, expect, it } from 'vitest';
import { LISTING_CATEGORIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { drawScene, REGIONS, sceneFor } from './index.ts';

const listing = (seed: number) => ({
  category: LISTING_CATEGORIES[seed % LISTING_CATEGORIES.length] ?? 'Home',
  scenery: SCENERY_STYLES[(seed * 3) % SCENERY_STYLES.length] ?? 'Nature',
  region: REGIONS[(seed * 5) % REGIONS.length] ?? 'temperate',
});

describe('sceneFor', () => {
  it('shows the room first where a room is let, and the home last of five', () => {
    for (let seed = 0; seed < 30; seed++) {
      const room = { ...listing(seed), let: 'room' } as const;
      expect(sceneFor(seed, 0, room).interior).toMatch(/^(bed|desk)$/);
      expect(sceneFor(seed, 4, room).subject).toBe('exterior');
    }
  });

  it('shows the home itself first', () => {
    for (let seed = 0; seed < 30; seed++) {
      expect(sceneFor(seed, 0, listing(seed))).toMatchObject({
        subject: 'exterior',
        category: listing(seed).category,
      });
    }
  });

  it('gives five pictures of a listing that differ pairwise', () => {
    for (let seed = 0; seed < 28; seed++) {
      const drawn = [0, 1, 2, 3, 4].map((index) => drawScene(sceneFor(seed, index, listing(seed))));
      expect(new Set(drawn).size).toBe(5);
    }
  });

  it('never shows the same room twice among the first five', () => {
    for (let seed = 0; seed < 200; seed++) {
      const rooms = [0, 1, 2, 3, 4]
        .map((index) => sceneFor(seed, index, listing(seed)).interior)
        .filter((room) => room !== undefined);
      expect(rooms).toHaveLength(4);
      expect(new Set(rooms).size).toBe(4);
    }
  });

  it("keeps what is the home's own from picture to picture, and not from listing to listing", () => {
    const own = (seed: number, index: number): number =>
      Math.floor(sceneFor(seed, index, listing(1)).seed / 32);
    for (let seed = 0; seed < 50; seed++) {
      expect(new Set([0, 1, 2, 3, 4, 5, 6].map((index) => own(seed, index))).size).toBe(1);
    }
    expect(new Set(Array.from({ length: 500 }, (_, seed) => own(seed, 0))).size).toBe(500);
  });

  it('gives two listings of one kind different pictures', () => {
    const same = { category: 'Van', scenery: 'Beach', region: 'tropical' } as const;
    const drawn = Array.from({ length: 12 }, (_, seed) => drawScene(sceneFor(seed, 0, same)));
    expect(new Set(drawn).size).toBe(12);
  });
});
