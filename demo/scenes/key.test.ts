import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTING_CATEGORIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import {
  decodeKey,
  encodeKey,
  INTERIORS,
  PLACES,
  REGIONS,
  type SceneSpec,
  SUBJECTS,
  TIMES,
} from './index.ts';

const anySpec: fc.Arbitrary<SceneSpec> = fc
  .record({
    seed: fc.integer({ min: 0, max: 0xffffffff }),
    subject: fc.constantFrom(...SUBJECTS),
    category: fc.constantFrom(...LISTING_CATEGORIES),
    scenery: fc.constantFrom(...SCENERY_STYLES),
    region: fc.constantFrom(...REGIONS),
    time: fc.constantFrom(...TIMES),
    interior: fc.option(fc.constantFrom(...INTERIORS), { nil: undefined }),
    place: fc.option(fc.constantFrom(...PLACES), { nil: undefined }),
  })
  .map(({ interior, place, ...spec }) => ({
    ...spec,
    ...(interior === undefined ? {} : { interior }),
    ...(place === undefined ? {} : { place }),
  }));

describe('scene keys', () => {
  it('come back as the scene they were made from, and fit a URL as they are', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        const key = encodeKey(spec);
        expect(key).toBe(encodeURIComponent(key));
        expect(key.length).toBeLessThanOrEqual(18);
        expect(decodeKey(key)).toEqual(spec);
      }),
    );
  });

  it('differ for different scenes', () => {
    fc.assert(
      fc.property(anySpec, anySpec, (a, b) => {
        expect(encodeKey(a) === encodeKey(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });

  it.each([
    '',
    's1',
    's2-evnmd0-1',
    's1-evnmd0',
    's1-xvnmd0-1',
    's1-evnmdx-1',
    's1-evnmd0-zzzzzzz',
    's1-evnmd0-01',
    's1-evnmd0q-1',
    's1-evnmd0ss-1',
    's1-evnmd0-1 ',
    's1-evnmd0-1/..',
    'S1-EVNMD0-1',
  ])('%j is no key', (key) => {
    expect(decodeKey(key)).toBeNull();
  });

  it('never throw on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const spec = decodeKey(text);
        expect(spec === null || encodeKey(spec) === text).toBe(true);
      }),
    );
  });
});
