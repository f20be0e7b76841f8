import { beforeEach, describe, expect, it } from 'vitest';
import { makeResultMemory, type RememberedPage } from './result-memory.ts';

function page(number: number): RememberedPage {
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
      waysOut: [],
    },
  };
}

describe('resultMemory', () => {
  const resultMemory = makeResultMemory();

  beforeEach(() => resultMemory.clear());

  it('gives back the run of pages before the last one', () => {
    resultMemory.keep('a', page(1));
    resultMemory.keep('a', page(2));
    expect(resultMemory.before('a', 1, 3).map((p) => p.page)).toEqual([1, 2]);
    expect(resultMemory.before('b', 1, 3)).toEqual([]);
  });

  it('gives none when one page of the run is missing', () => {
    resultMemory.keep('a', page(1));
    resultMemory.keep('a', page(3));
    expect(resultMemory.before('a', 1, 4)).toEqual([]);
  });

  it('hands a page over once, to the loader of that page alone', () => {
    resultMemory.handOver('a', page(2));
    expect(resultMemory.takeOver('a', 1)).toBeUndefined();
    expect(resultMemory.takeOver('b', 2)).toBeUndefined();
    expect(resultMemory.takeOver('a', 2)?.results.page).toBe(2);
    expect(resultMemory.takeOver('a', 2)).toBeUndefined();
  });

  it('keeps through a login, and forgets when somebody else looks', () => {
    resultMemory.belongTo(null);
    resultMemory.keep('a', page(1));
    resultMemory.belongTo('ana');
    expect(resultMemory.before('a', 1, 2)).toHaveLength(1);
    resultMemory.belongTo(null);
    expect(resultMemory.before('a', 1, 2)).toEqual([]);
  });

  it('forgets the list that was used longest ago', () => {
    resultMemory.keep('first', page(1));
    for (let n = 0; n < 8; n += 1) resultMemory.keep(`list ${n}`, page(1));
    expect(resultMemory.before('first', 1, 2)).toEqual([]);
    expect(resultMemory.before('list 0', 1, 2)).toHaveLength(1);
  });
});
