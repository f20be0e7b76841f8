import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../dates.ts';
import { STAY_NUMBERS } from '../stay-form.ts';
import {
  LISTING_CATEGORIES,
  OCCUPANCIES,
  PRICING_DURATIONS,
  SCHEDULE_DURATIONS,
  STAY_SORTS,
} from '../vocabulary.ts';
import {
  activeFilters,
  EMPTY_STAY_SEARCH,
  formatStaySearch,
  parseStaySearch,
  removeFilter,
  type StayDates,
  type StaySearch,
} from './stay-search.ts';

const parse = (query: string) => parseStaySearch(new URLSearchParams(query));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const days = fc.nat(60_000).map((n) => addDays('2000-01-01', n));
const nights = fc.integer({ min: 1, max: 365 });
const upTo = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const degrees = (max: number) =>
  fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((n) => n / 1e6 + 0);
const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,8}){0,2}$/), {
  maxLength: 20,
});
const dates: fc.Arbitrary<StayDates> = fc.oneof(
  fc
    .tuple(days, nights)
    .map(
      ([startDate, n]): StayDates => ({ mode: 'exact', startDate, endDate: addDays(startDate, n) }),
    ),
  fc.record({
    mode: fc.constant('flexible' as const),
    baseDate: days,
    nights,
    flexibility: fc.integer({ min: 1, max: 14 }),
  }),
  fc.tuple(days, fc.nat(12), fc.constantFrom(undefined, 2 as const, 3 as const)).map(
    ([day, n, stayMonths]): StayDates => ({
      mode: 'months',
      startMonth: day.slice(0, 7),
      endMonth: addMonths(day.slice(0, 7), n),
      ...(stayMonths === undefined || stayMonths > n + 1 ? {} : { stayMonths }),
    }),
  ),
);
const position = fc.record({
  latitude: degrees(90),
  longitude: degrees(180),
  radiusKm: fc.integer({ min: 1, max: 500_000 }).map((n) => n / 1000),
});
const box = fc
  .tuple(degrees(180), degrees(90), degrees(180), degrees(90))
  .filter(([west, south, east, north]) => south < north && west !== east);
const prices = fc
  .tuple(maybe(fc.nat(1_000_000)), maybe(fc.nat(1_000_000)))
  .map(([a, b]) =>
    a !== undefined && b !== undefined && a > b
      ? { minPrice: b, maxPrice: a }
      : { minPrice: a, maxPrice: b },
  )
  .chain((range) =>
    range.minPrice === undefined && range.maxPrice === undefined
      ? fc.constant(range)
      : fc.record({
          minPrice: fc.constant(range.minPrice),
          maxPrice: fc.constant(range.maxPrice),
          priceSpan: maybe(fc.constantFrom('week', 'month', 'quarter', 'year')),
        }),
  );
const searches = fc
  .tuple(
    maybe(position),
    prices,
    fc.record({
      locationValue: maybe(fc.stringMatching(/^[A-Z]{2}$/)),
      address: maybe(fc.stringMatching(/^[^\s\p{C}]{1,40}( [^\s\p{C}]{1,40}){0,3}$/u)),
      bbox: maybe(box),
      guestCount: maybe(upTo(STAY_NUMBERS.guestCount)),
      roomCount: maybe(upTo(STAY_NUMBERS.roomCount)),
      bathroomCount: maybe(upTo(STAY_NUMBERS.bathroomCount)),
      category: maybe(fc.constantFrom(...LISTING_CATEGORIES)),
      occupancy: maybe(fc.constantFrom(...OCCUPANCIES)),
      residentCount: maybe(upTo({ ...STAY_NUMBERS.residentCount, min: 1 })),
      averageAge: maybe(upTo(STAY_NUMBERS.averageGuestAge)),
      dates: maybe(dates),
      amenity: ids,
      event: ids,
      pricingDuration: fc.constantFrom(...PRICING_DURATIONS),
      scheduleDuration: fc.constantFrom(...SCHEDULE_DURATIONS),
      sort: fc.constantFrom(...STAY_SORTS),
      page: fc.integer({ min: 1, max: 1000 }),
    }),
  )
  .map(([place, price, rest]) => {
    const all = { ...place, ...price, ...rest };
    const known = Object.entries(all).filter(([, value]) => value !== undefined);
    return Object.fromEntries(known) as unknown as StaySearch;
  });

const NAMES = [
  'locationValue address latitude longitude radiusKm bbox guestCount roomCount bathroomCount',
  'minPrice maxPrice priceSpan category style occupancy amenity event residentCount averageAge dateMode',
  'startDate endDate baseDate flexibility startMonth endMonth pricingDuration scheduleDuration',
  'sort page',
].flatMap((line) => line.split(' '));
const hostile = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.oneof(
    fc.anything(),
    fc.string(),
    fc.double(),
    fc.double().map(String),
    fc.bigInt().map(String),
    fc.constantFrom<unknown>('flexible', 'months', 'exact', '2027-01-01', '9999-12-31', '1e309'),
    fc.integer({ min: -1, max: 30 }),
  ),
);

describe('the codec', () => {
  it('reads back every search that it writes', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const params = formatStaySearch(search);
        expect(parseStaySearch(params)).toEqual(search);
        expect(parseStaySearch(new URLSearchParams(params))).toEqual(search);
      }),
      { numRuns: 500 },
    );
  });

  it('takes anything, and writes it the same way the second time', () => {
    fc.assert(
      fc.property(hostile, (source) => {
        const params = formatStaySearch(parseStaySearch(source));
        expect(formatStaySearch(parseStaySearch(params))).toEqual(params);
        expect(JSON.stringify(formatStaySearch(parseStaySearch(params)))).toBe(
          JSON.stringify(params),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('takes any text as a query', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.string({ unit: 'binary' }), (name, value) => {
        const search = parse(`${name}=${encodeURIComponent(value.toWellFormed())}`);
        expect(parseStaySearch(formatStaySearch(search))).toEqual(search);
      }),
    );
  });

  it.each([null, undefined, 7, 'text', [], () => 1])('takes %j for a source', (source) => {
    expect(parseStaySearch(source as never)).toEqual(EMPTY_STAY_SEARCH);
  });

  it('is quick with a huge text', () => {
    const huge = 'a, '.repeat(1_000_000);
    const source = Object.fromEntries(NAMES.map((name) => [name, huge]));
    expect(parseStaySearch(source).amenity).toEqual(['a']);
  }, 2_000);

  it('leaves defaults out and keeps one order', () => {
    expect(formatStaySearch(EMPTY_STAY_SEARCH)).toEqual({});
    const params = formatStaySearch(
      parse(
        'page=1&sort=newest&radiusKm=10&longitude=2&latitude=1&style=Van&endDate=2027-01-03&startDate=2027-01-01',
      ),
    );
    expect(Object.entries(params)).toEqual([
      ['latitude', '1'],
      ['longitude', '2'],
      ['dateMode', 'exact'],
      ['startDate', '2027-01-01'],
      ['endDate', '2027-01-03'],
      ['category', 'Van'],
      ['sort', 'newest'],
    ]);
  });
});

describe('a number', () => {
  const bounds = {
    radiusKm: { min: 0.001, max: 500 },
    guestCount: STAY_NUMBERS.guestCount,
    roomCount: STAY_NUMBERS.roomCount,
    bathroomCount: STAY_NUMBERS.bathroomCount,
    residentCount: STAY_NUMBERS.residentCount,
    averageAge: STAY_NUMBERS.averageGuestAge,
    minPrice: { min: 0, max: 1_000_000 },
    page: { min: 1, max: 1000 },
  };

  it('is never ignored: beyond its bounds it counts as the nearest within them', () => {
    const names = fc.constantFrom(...(Object.keys(bounds) as (keyof typeof bounds)[]));
    fc.assert(
      fc.property(names, fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (name, number) => {
        const { min, max } = bounds[name];
        const nearest = Math.min(max, Math.max(min, Number(number)));
        const search = parse(`latitude=1&longitude=2&${name}=${number}`);
        // A minimum of no residents fits every home.
        expect(search[name] ?? 0).toBe(nearest);
      }),
    );
  });
});

describe('filters', () => {
  it('are taken out one by one until none is left', () => {
    fc.assert(
      fc.property(searches, fc.nat(), (search, seed) => {
        const filters = activeFilters(search);
        const filter = filters[seed % Math.max(1, filters.length)];
        if (!filter) return;
        const rest = activeFilters(removeFilter(search, filter));
        expect(rest).toEqual(filters.filter((each) => each !== filter));
      }),
    );
  });

  it('name what is on', () => {
    const query =
      'locationValue=PT&latitude=1&longitude=2&bbox=1,2,3,4&maxPrice=9&amenity=a,b&averageAge=30' +
      '&startDate=2027-01-01&endDate=2027-01-03&sort=newest';
    expect(activeFilters(parse(query))).toEqual([
      { key: 'locationValue', value: 'PT' },
      { key: 'position' },
      { key: 'bbox' },
      { key: 'dates' },
      { key: 'price' },
      { key: 'averageAge', value: '30' },
      { key: 'amenity', value: 'a' },
      { key: 'amenity', value: 'b' },
    ]);
    expect(activeFilters(EMPTY_STAY_SEARCH)).toEqual([]);
  });
});
