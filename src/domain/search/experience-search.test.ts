import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { EXPERIENCE_CATEGORIES, EXPERIENCE_SORTS, SCHEDULE_DURATIONS } from '../vocabulary.ts';
import { type ExperienceSearch, experienceSearch, SEARCH_DAYS } from './experience-search.ts';

const EMPTY = experienceSearch.parse({});
const asked = (query: string) => {
  const { amenity, routine, scheduleDuration, sort, page, ...rest } = experienceSearch.parse(
    new URLSearchParams(query),
  );
  return rest;
};
const WHOLE: ExperienceSearch = {
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
  category: 'Fitness',
  style: 'yoga',
  price: 12.5,
  amenity: ['mats', 'shower'],
  routine: ['yoga-session'],
  scheduleDuration: 'full',
  sort: 'soonest',
  page: 2,
};

describe('the search of experiences', () => {
  it('writes the parameters of both dialogs (spec 2 §2) in their orders, then its own', () => {
    const names = Object.keys(experienceSearch.format(WHOLE));
    const filter = ['category', 'style', 'amenity', 'routine', 'price', 'guestCount'];
    const short = [
      ...['locationValue', 'guestCount', 'address', 'roomCount', 'bathroomCount'],
      ...['startDate', 'endDate'],
    ];
    expect(names.filter((name) => filter.includes(name))).toEqual(filter);
    expect(names.filter((name) => short.includes(name))).toEqual(short);
    expect(names.slice(new Set([...filter, ...short]).size)).toEqual([
      ...['latitude', 'longitude', 'radiusKm', 'bbox', 'scheduleDuration', 'sort', 'page'],
    ]);
    expect(experienceSearch.parse(experienceSearch.format(WHOLE))).toEqual(WHOLE);
  });

  it('has no parameter where nothing is asked', () => {
    expect(experienceSearch.format(EMPTY)).toEqual({});
  });

  it.each([
    ['price=12.50', { price: 12.5 }],
    ['price=12,50', { price: 12.5 }],
    ['price=cheap', {}],
    ['guestCount=200', { guestCount: 20 }],
    ['style=Family%20Dinner', { style: 'family-dinner' }],
    ['style=%20', {}],
    ['category=Retreat', { category: 'Retreat' }],
    ['category=Van', {}],
    ['when=tomorrow', { when: 'tomorrow' }],
    ['when=yesterday', {}],
    ['startDate=2027-03-01', {}],
  ])('%s', (query, search) => {
    expect(asked(query)).toEqual(search);
  });

  it('names days where it has no dates alone, and both are one filter', () => {
    const dates = 'startDate=2027-03-01&endDate=2027-03-02';
    expect(asked(`when=today&${dates}`)).toEqual({
      dates: { mode: 'exact', startDate: '2027-03-01', endDate: '2027-03-02' },
    });
    const today = experienceSearch.parse({ when: 'today' });
    expect(experienceSearch.activeFilters(today)).toEqual([{ key: 'dates' }]);
    expect(experienceSearch.removeFilter(today, { key: 'dates' })).toEqual(EMPTY);
    const dated = experienceSearch.change(today, {
      dates: { mode: 'exact', startDate: '2027-03-01', endDate: '2027-03-02' },
    });
    expect(experienceSearch.format(dated)).toEqual({
      startDate: '2027-03-01',
      endDate: '2027-03-02',
    });
    expect(
      experienceSearch.format(
        experienceSearch.change(dated, { dates: undefined, when: 'weekend' }),
      ),
    ).toEqual({ when: 'weekend' });
  });

  it('takes out amenities and routines one by one', () => {
    const search = experienceSearch.parse({ amenity: 'mats,shower', routine: 'meditation' });
    expect(experienceSearch.activeFilters(search)).toEqual([
      { key: 'amenity', value: 'mats' },
      { key: 'amenity', value: 'shower' },
      { key: 'routine', value: 'meditation' },
    ]);
    expect(
      experienceSearch.removeFilter(search, { key: 'amenity', value: 'mats' }).amenity,
    ).toEqual(['shower']);
  });

  it('reads back whatever it writes', () => {
    const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
      fc.option(arbitrary, { nil: undefined });
    const small = fc.integer({ min: 1, max: 20 });
    const some = fc.uniqueArray(fc.constantFrom('mats', 'shower', 'tea', 'yoga-session'));
    const patch = fc.record({
      guestCount: maybe(small),
      roomCount: maybe(small),
      bathroomCount: maybe(small),
      category: maybe(fc.constantFrom(...EXPERIENCE_CATEGORIES)),
      style: maybe(fc.constantFrom('yoga', 'family-dinner', 'no-code')),
      amenity: some,
      routine: some,
      price: maybe(fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100)),
      dates: maybe(
        fc
          .tuple(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 1, max: 400 }))
          .map(([from, nights]) => {
            const startDate = addDays('2026-01-01', from);
            return { mode: 'exact', startDate, endDate: addDays(startDate, nights) } as const;
          }),
      ),
      when: maybe(fc.constantFrom(...SEARCH_DAYS)),
      scheduleDuration: fc.constantFrom(...SCHEDULE_DURATIONS),
      sort: fc.constantFrom(...EXPERIENCE_SORTS),
      page: fc.integer({ min: 1, max: 1_000 }),
    });
    fc.assert(
      fc.property(patch, (changes) => {
        const search = experienceSearch.change(EMPTY, changes);
        expect(experienceSearch.parse(experienceSearch.format(search))).toEqual(search);
      }),
    );
  });
});
