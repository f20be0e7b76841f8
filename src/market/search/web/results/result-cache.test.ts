import { beforeEach, describe, expect, it } from 'vitest';
import { type CachedPage, makeResultCache } from './result-cache.ts';

function page(number: number): CachedPage {
  return {
    results: {
      items: [],
      total: 100,
      page: number,
      pageCount: 5,
      place: null,
      chips: [],
      datesProblem: null,
      placeTotal: null,
      unknownPlace: null,
      suggestions: [],
    },
  };
}

describe('resultCache', () => {
  const resultCache = makeResultCache();

  beforeEach(() => resultCache.clear());

  it('gives back the run of pages before the last one', () => {
    resultCache.keep('a', page(1));
    resultCache.keep('a', page(2));
    expect(resultCache.before('a', 1, 3).map((p) => p.page)).toEqual([1, 2]);
    expect(resultCache.before('b', 1, 3)).toEqual([]);
  });

  it('gives none when one page of the run is missing', () => {
    resultCache.keep('a', page(1));
    resultCache.keep('a', page(3));
    expect(resultCache.before('a', 1, 4)).toEqual([]);
  });

  it('hands a page over once, to the loader of that page alone', () => {
    resultCache.putOnce('a', page(2));
    expect(resultCache.takeOnce('a', 1)).toBeUndefined();
    expect(resultCache.takeOnce('b', 2)).toBeUndefined();
    expect(resultCache.takeOnce('a', 2)?.results.page).toBe(2);
    expect(resultCache.takeOnce('a', 2)).toBeUndefined();
  });

  it('keeps through a login, and forgets when somebody else looks', () => {
    resultCache.resetFor(null);
    resultCache.keep('a', page(1));
    resultCache.resetFor('ana');
    expect(resultCache.before('a', 1, 2)).toHaveLength(1);
    resultCache.resetFor(null);
    expect(resultCache.before('a', 1, 2)).toEqual([]);
  });

  it('forgets the list that was used longest ago', () => {
    resultCache.keep('first', page(1));
    for (let n = 0; n < 8; n += 1) resultCache.keep(`list ${n}`, page(1));
    expect(resultCache.before('first', 1, 2)).toEqual([]);
    expect(resultCache.before('list 0', 1, 2)).toHaveLength(1);
  });
});
