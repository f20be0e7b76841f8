import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_COVERS_ALIKE,
  PICTURE_SUBJECTS,
  type PictureSubject,
  varyCovers,
} from './picture-subjects.ts';

type Shows = PictureSubject | null;
const home = (...shown: Shows[]) => ({ pictures: shown.map((shows, at) => ({ shows, at })) });
const covers = (homes: ReturnType<typeof home>[]) =>
  varyCovers(homes).map(({ pictures }) => pictures[0]?.shows);

describe('the covers of a page', () => {
  it('stay what the host chose, up to three of one room', () => {
    expect(covers([home('bed', 'desk'), home('bed', 'desk'), home('bed', 'desk')])).toEqual([
      'bed',
      'bed',
      'bed',
    ]);
  });

  it('show from the fourth on what comes next in the home', () => {
    const four = Array.from({ length: 5 }, () => home('bed', 'desk', 'kitchen'));
    expect(covers(four)).toEqual(['bed', 'bed', 'bed', 'desk', 'desk']);
    expect(varyCovers(four)[3]?.pictures.map(({ at }) => at)).toEqual([1, 0, 2]);
  });

  it('count what a cover shows wherever it stood', () => {
    const homes = [home('desk'), home('desk'), home('desk'), home('desk', 'street')];
    expect(covers(homes)).toEqual(['desk', 'desk', 'desk', 'street']);
  });

  it('may all be of places, and of what nobody told', () => {
    expect(covers(Array.from({ length: 9 }, () => home('street', 'bed')))).toHaveLength(9);
    expect(new Set(covers(Array.from({ length: 9 }, () => home('street', 'bed'))))).toEqual(
      new Set(['street']),
    );
    expect(new Set(covers(Array.from({ length: 9 }, () => home(null, 'bed'))))).toEqual(
      new Set([null]),
    );
  });

  it('keep the only picture of a home, and a home without any', () => {
    expect(covers([home('bed'), home('bed'), home('bed'), home('bed'), home()])).toEqual([
      'bed',
      'bed',
      'bed',
      'bed',
      undefined,
    ]);
  });

  it('are at most three of one room where every home has another picture', () => {
    const shows = fc.constantFrom<Shows>(null, ...PICTURE_SUBJECTS);
    const homes = fc.array(
      fc.array(shows, { maxLength: 4 }).map((shown) => home(...shown, 'street')),
      { maxLength: 24 },
    );
    fc.assert(
      fc.property(homes, (some) => {
        const varied = varyCovers(some);
        for (const room of ['bed', 'desk', 'kitchen', 'bath']) {
          const alike = varied.filter(({ pictures }) => pictures[0]?.shows === room);
          expect(alike.length).toBeLessThanOrEqual(MAX_COVERS_ALIKE);
        }
        for (const [index, { pictures }] of varied.entries()) {
          expect(pictures.map(({ at }) => at).sort()).toEqual(
            some[index]?.pictures.map(({ at }) => at).sort(),
          );
        }
      }),
    );
  });
});
