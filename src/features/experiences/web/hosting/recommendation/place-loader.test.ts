import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlaceDetails, Recommendation } from '../../../contract.ts';
import { makePlaceLoader, type PlaceQuery } from './place-loader.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LISBON: PlaceQuery = {
  countryCode: 'PT',
  region: '',
  city: 'Lisbon',
  category: 'Fitness',
  style: 'yoga',
};

function place(number: number): Recommendation {
  const id = `ChIJwh_${String(number).padStart(20, '0')}`;
  return {
    id,
    placeId: id,
    name: `Park ${number}`,
    address: 'A street',
    details: 'Park',
    rating: null,
    city: 'Lisbon',
    region: '',
    country: 'PT',
  };
}

const DETAILS: PlaceDetails = {
  name: 'Park',
  formatted_address: 'A street',
  rating: null,
  user_ratings_total: 0,
  photos: [],
};

const never = () => new Promise<never>(() => {});

describe('recommendations (spec 2 §4)', () => {
  test('are asked for half a second after the last change', async () => {
    const cities: string[] = [];
    const loader = makePlaceLoader({
      list: async ({ city }) => {
        cities.push(city);
        return [];
      },
      details: never,
    });
    loader.ask(LISBON);
    await vi.advanceTimersByTimeAsync(400);
    loader.ask({ ...LISBON, city: 'Porto' });
    await vi.advanceTimersByTimeAsync(499);
    expect(cities).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(cities).toEqual(['Porto']);
    expect(loader.view()).toEqual({ kind: 'there', places: [] });
  });

  test('are told of 200 ms later, eight at once', async () => {
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    const loader = makePlaceLoader({
      list: async () => Array.from({ length: 10 }, (_, at) => place(at)),
      details: (id) =>
        new Promise((resolve) => {
          asked.push(id);
          answers.push(() => resolve(DETAILS));
        }),
    });
    loader.ask(LISBON);
    await vi.advanceTimersByTimeAsync(699);
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(8);
    answers[3]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(9);
    const view = loader.view();
    expect(view.kind === 'there' && view.places[3]).toMatchObject({
      state: 'there',
      details: DETAILS,
    });
  });

  test('give up a place after 10 s, and it can be tried again', async () => {
    let isAnswering = false;
    const loader = makePlaceLoader({
      list: async () => [place(1)],
      details: () => (isAnswering ? Promise.resolve(DETAILS) : never()),
    });
    loader.ask(LISBON);
    await vi.advanceTimersByTimeAsync(700 + 9_999);
    expect(loader.view()).toMatchObject({ kind: 'there', places: [{ state: 'waiting' }] });
    await vi.advanceTimersByTimeAsync(1);
    expect(loader.view()).toMatchObject({ kind: 'there', places: [{ state: 'failed' }] });
    isAnswering = true;
    loader.retryPlace(place(1).placeId);
    await vi.advanceTimersByTimeAsync(0);
    expect(loader.view()).toMatchObject({ places: [{ state: 'there' }] });
  });

  test('time out as a whole after 30 s, and can be tried again', async () => {
    let isAnswering = false;
    const loader = makePlaceLoader({
      list: () => (isAnswering ? Promise.resolve([place(1)]) : never()),
      details: async () => DETAILS,
    });
    loader.ask(LISBON);
    await vi.advanceTimersByTimeAsync(500 + 29_999);
    expect(loader.view()).toEqual({ kind: 'waiting' });
    await vi.advanceTimersByTimeAsync(1);
    expect(loader.view()).toEqual({ kind: 'timed-out', places: [] });
    isAnswering = true;
    loader.retry();
    await vi.advanceTimersByTimeAsync(200);
    expect(loader.view()).toMatchObject({ kind: 'there', places: [{ state: 'there' }] });
  });

  test('that time out keep the places that have come', async () => {
    const loader = makePlaceLoader({
      // Three rounds of ten seconds: the fourth would be too late.
      list: async () => Array.from({ length: 26 }, (_, at) => place(at)),
      details: (id) => (id === place(0).placeId ? Promise.resolve(DETAILS) : never()),
    });
    loader.ask(LISBON);
    await vi.advanceTimersByTimeAsync(30_500);
    const view = loader.view();
    expect(view.kind).toBe('timed-out');
    const states = 'places' in view ? view.places.map(({ state }) => state) : [];
    expect(states[0]).toBe('there');
    expect(new Set(states.slice(1))).toEqual(new Set(['failed']));
  });

  test('of another question take the place of those before, whenever they come', async () => {
    let answer: ((places: Recommendation[]) => void) | undefined;
    const loader = makePlaceLoader({
      list: ({ city }) =>
        city === 'Lisbon'
          ? new Promise((resolve) => {
              answer = resolve;
            })
          : Promise.resolve([place(2)]),
      details: async () => DETAILS,
    });
    loader.ask(LISBON);
    await vi.advanceTimersByTimeAsync(500);
    loader.ask({ ...LISBON, city: 'Porto' });
    await vi.advanceTimersByTimeAsync(700);
    answer?.([place(1)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(loader.view()).toMatchObject({ places: [{ place: { name: 'Park 2' } }] });
  });

  test('say that they could not be had', async () => {
    const loader = makePlaceLoader({
      list: () => Promise.reject(new Error('no')),
      details: never,
    });
    loader.ask(LISBON);
    await vi.advanceTimersByTimeAsync(500);
    expect(loader.view()).toEqual({ kind: 'failed' });
  });
});
