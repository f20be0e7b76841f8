import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { ITINERANT_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import type { SectionValues } from '#market/search/index.web.ts';
import { checkSteps } from '#platform/web/wizard/steps.ts';
import { FILTER_STEPS } from './filter-steps.tsx';
import {
  chosenFilters,
  type FilterValues,
  parsePrice,
  searchWithFilters,
  toFilterValues,
  withoutChosen,
} from './filter-values.ts';

const TODAY = '2026-11-21';
const SECTION: SectionValues = {
  today: TODAY,
  place: null,
  placeText: '',
  address: '',
  range: { start: TODAY, end: '2026-12-05' },
  isExtended: false,
  guestCount: 1,
  roomCount: 1,
  bathroomCount: 1,
};
/** Initial values of a search. */
const FRESH = {
  guestCount: '1',
  roomCount: '1',
  bathroomCount: '1',
  startDate: TODAY,
  endDate: '2026-12-05',
};
const LISBON: SectionValues['place'] = {
  kind: 'city',
  label: 'Lisbon',
  detail: 'Portugal',
  countryCode: 'PT',
  params: { locationValue: 'PT', address: 'Lisbon', latitude: '38.7', longitude: '-9.1' },
  position: { latitude: 38.7, longitude: -9.1 },
};

const read = (query: string) => itinerantSearch.parse(new URLSearchParams(query));
const opened = (query: string) => toFilterValues(read(query), SECTION);
const asked = (query: string, patch: Partial<FilterValues> = {}) =>
  itinerantSearch.format(searchWithFilters(read(query), { ...opened(query), ...patch }));

describe('the search that the filters ask for (spec 3 §2.1, §2.4)', () => {
  it('has ten steps', () => {
    expect(FILTER_STEPS.map(({ id }) => id)).toEqual([
      ...['category', 'style', 'occupancy', 'amenity', 'events'],
      ...['location', 'address', 'date', 'info', 'price'],
    ]);
  });

  it('names each parameter, lists comma-joined, then the style', () => {
    const search = asked('sort=newest&page=4&scheduleDuration=full', {
      category: 'Roadtrip',
      style: 'Beach',
      occupancy: 'shared-room',
      amenity: ['sauna', 'starlink'],
      event: ['tech-talk', 'family-dinner'],
      place: LISBON,
      placeText: 'Lisbon',
      address: 'Lisbon',
      guestCount: 4,
      roomCount: 2,
      bathroomCount: 3,
      price: '45.50',
    });
    expect(Object.entries(search)).toEqual(
      Object.entries({
        locationValue: 'PT',
        guestCount: '4',
        roomCount: '2',
        bathroomCount: '3',
        category: 'Roadtrip',
        address: 'Lisbon',
        occupancy: 'shared-room',
        amenity: 'sauna,starlink',
        event: 'tech-talk,family-dinner',
        startDate: TODAY,
        endDate: '2026-12-05',
        price: '45.5',
        style: 'Beach',
        scheduleDuration: 'full',
        sort: 'newest',
      }),
    );
  });

  it('writes the default dates and counts by submitting alone (spec 3 §4)', () => {
    expect(asked('')).toEqual(FRESH);
  });

  it('gives back what the URL said', () => {
    const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
      fc.option(arbitrary, { nil: undefined });
    const some = fc.uniqueArray(fc.constantFrom('sauna', 'starlink', 'hot-tub', 'desk'));
    const patch = fc.record({
      category: maybe(fc.constantFrom(...ITINERANT_CATEGORIES)),
      style: maybe(fc.constantFrom(...SCENERY_STYLES)),
      occupancy: maybe(fc.constantFrom(...OCCUPANCIES)),
      amenity: some,
      event: some,
      price: maybe(fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)),
    });
    fc.assert(
      fc.property(patch, (changes) => {
        const search = itinerantSearch.change(itinerantSearch.parse(FRESH), changes);
        expect(searchWithFilters(search, toFilterValues(search, SECTION))).toEqual(search);
      }),
    );
  });
});

describe('the price (spec 3 §5)', () => {
  it.each([
    ['45', 45],
    [' 45.5 ', 45.5],
    ['0', 0],
    ['', undefined],
    ['45,50', 45.5],
    ['$45', 45],
    ['cheap', undefined],
    ['-1', undefined],
  ])('%j is %j', (price, amount) => {
    expect(parsePrice(price)).toBe(amount);
    expect(asked('price=9', { price }).price).toBe(amount?.toString());
  });

  it('is left out while another field has an error, and holds nobody back itself', async () => {
    const half = { range: { start: '2027-03-01', end: null }, price: '45' };
    expect(asked('', half)).not.toHaveProperty('price');
    const all = FILTER_STEPS.map((_, at) => at);
    expect(await checkSteps(FILTER_STEPS, all, { ...opened(''), ...half })).toMatchObject({
      at: 7,
      errors: { range: expect.anything() },
    });
    expect(await checkSteps(FILTER_STEPS, all, { ...opened(''), price: 'cheap' })).toBeNull();
  });
});

describe('the summary', () => {
  it('names each filter that is on, and takes it out by itself', () => {
    let values: FilterValues = {
      ...opened(
        'category=Fest&style=Scenic&occupancy=private-room&amenity=sauna&event=tech-talk&price=9',
      ),
      place: LISBON,
      placeText: 'Lisbon',
      address: 'Alfama',
      guestCount: 2,
      roomCount: 2,
      bathroomCount: 2,
    };
    const chosen = chosenFilters(values);
    expect(chosen.map(({ key, id }) => id ?? key)).toEqual([
      ...['category', 'style', 'occupancy', 'sauna', 'tech-talk', 'location', 'address', 'dates'],
      ...['guestCount', 'roomCount', 'bathroomCount', 'price'],
    ]);
    chosen.forEach((filter, at) => {
      values = { ...values, ...withoutChosen(values, filter) };
      expect(chosenFilters(values)).toEqual(chosen.slice(at + 1));
    });
    expect(itinerantSearch.format(searchWithFilters(read(''), values))).toEqual({
      guestCount: '1',
      roomCount: '1',
      bathroomCount: '1',
    });
  });

  it('names a city once, and takes its name out as the address too', () => {
    const values = { ...opened(''), place: LISBON, placeText: 'Lisbon', address: 'Lisbon' };
    const [place, dates] = chosenFilters(values);
    expect([place, dates]).toEqual([{ key: 'location' }, { key: 'dates' }]);
    expect(withoutChosen(values, { key: 'location' })).toMatchObject({ address: '' });
  });
});
