import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import {
  ITINERANT_CATEGORIES,
  ITINERANT_SORTS,
  OCCUPANCIES,
  SCENERY_STYLES,
  SCHEDULE_DURATIONS,
} from '../vocabulary.ts';
import { type ItinerantSearch, itinerantSearch } from './itinerant-search.ts';

const EMPTY = itinerantSearch.parse({});
const asked = (query: string) => {
  const { amenity, event, scheduleDuration, sort, page, ...rest } = itinerantSearch.parse(
    new URLSearchParams(query),
  );
  return rest;
};

describe('the search of itinerants', () => {
  it('writes the parameters of spec 3 §2.1 in its order, then its own', () => {
    const whole: ItinerantSearch = {
      locationValue: 'PT',
      address: 'Lisbon',
      latitude: 38.7,
      longitude: -9.1,
      radiusKm: 5,
      bbox: [-10, 38, -9, 39],
      guestCount: 2,
      roomCount: 1,
      bathroomCount: 3,
      dates: { mode: 'exact', startDate: '2027-03-01', endDate: '2027-03-15' },
      category: 'Roadtrip',
      style: 'Beach',
      occupancy: 'shared-room',
      price: 45.5,
      amenity: ['sauna'],
      event: ['yoga-classes'],
      scheduleDuration: 'full',
      sort: 'soonest',
      page: 2,
    };
    expect(Object.keys(itinerantSearch.format(whole))).toEqual([
      'locationValue',
      'guestCount',
      'roomCount',
      'bathroomCount',
      'category',
      'address',
      'occupancy',
      'amenity',
      'event',
      'startDate',
      'endDate',
      'price',
      'style',
      'latitude',
      'longitude',
      'radiusKm',
      'bbox',
      'scheduleDuration',
      'sort',
      'page',
    ]);
    expect(itinerantSearch.parse(itinerantSearch.format(whole))).toEqual(whole);
  });

  it('has no parameter where nothing is asked', () => {
    expect(itinerantSearch.format(EMPTY)).toEqual({});
  });

  it.each([
    ['price=45', { price: 45 }],
    ['price=45.50', { price: 45.5 }],
    ['price=0', { price: 0 }],
    ['price=99999999999', { price: 10_000_000 }],
    ['price=45.505', {}],
    ['price=45,50', { price: 45.5 }],
    ['price=%2445', { price: 45 }],
    ['price=١٠٠', { price: 100 }],
    ['price=-1', {}],
    ['price=cheap', {}],
    ['price=', {}],
    ['guestCount=200', { guestCount: 20 }],
    ['occupancy=Shared%20room', { occupancy: 'shared-room' }],
    ['style=Retreat&category=Retreat', { style: 'Retreat', category: 'Retreat' }],
    ['style=Loft', {}],
  ])('%s', (query, search) => {
    expect(asked(query)).toEqual(search);
  });

  it('reads back whatever it writes', () => {
    const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
      fc.option(arbitrary, { nil: undefined });
    const small = fc.integer({ min: 1, max: 20 });
    const patch = fc.record({
      guestCount: maybe(small),
      roomCount: maybe(small),
      bathroomCount: maybe(small),
      category: maybe(fc.constantFrom(...ITINERANT_CATEGORIES)),
      style: maybe(fc.constantFrom(...SCENERY_STYLES)),
      occupancy: maybe(fc.constantFrom(...OCCUPANCIES)),
      price: maybe(fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100)),
      dates: maybe(
        fc
          .tuple(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 1, max: 400 }))
          .map(([from, nights]) => {
            const startDate = addDays('2026-01-01', from);
            return { mode: 'exact', startDate, endDate: addDays(startDate, nights) } as const;
          }),
      ),
      scheduleDuration: fc.constantFrom(...SCHEDULE_DURATIONS),
      sort: fc.constantFrom(...ITINERANT_SORTS),
      page: fc.integer({ min: 1, max: 1_000 }),
    });
    fc.assert(
      fc.property(patch, (changes) => {
        const search = itinerantSearch.change(EMPTY, changes);
        expect(itinerantSearch.parse(itinerantSearch.format(search))).toEqual(search);
      }),
    );
  });
});
