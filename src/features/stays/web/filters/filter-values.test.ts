import { describe, expect, it } from 'vitest';
import { formatStaySearch, parseStaySearch } from '#domain/search/stay-search.ts';
import {
  chosenFilters,
  chosenPriceProblems,
  type FilterValues,
  parseAmount,
  searchWithFilters,
  toFilterValues,
  withoutChosen,
} from './filter-values.ts';

const read = (query: string) => parseStaySearch(new URLSearchParams(query));
const asked = (query: string, patch: Partial<FilterValues> = {}) => {
  const search = read(query);
  return formatStaySearch(searchWithFilters(search, { ...toFilterValues(search), ...patch }));
};

describe('the search that the filters ask for (spec 3 §2.1, §2.5)', () => {
  it('names each parameter, lists comma-joined, and keeps the rest of the query', () => {
    expect(
      asked('address=Lisbon&guestCount=2&sort=newest&page=4', {
        category: 'Loft',
        occupancy: 'private-room',
        amenity: ['hot-tub', 'starlink'],
        event: ['tech-talk', 'family-dinner'],
        residentCount: 3,
        averageAge: 30,
        minPrice: '40',
        maxPrice: '120',
      }),
    ).toEqual({
      address: 'Lisbon',
      guestCount: '2',
      sort: 'newest',
      category: 'Loft',
      occupancy: 'private-room',
      amenity: 'hot-tub,starlink',
      event: 'tech-talk,family-dinner',
      residentCount: '3',
      averageAge: '30',
      minPrice: '40',
      maxPrice: '120',
    });
  });

  it('a default that nobody touched asks for nothing', () => {
    expect(toFilterValues(read(''))).toMatchObject({ minPrice: '0', maxPrice: '10000' });
    expect(asked('address=Lisbon')).toEqual({ address: 'Lisbon' });
  });

  it('the default itself is asked for once somebody set it', () => {
    expect(asked('', { averageAge: 25, residentCount: 1 })).toEqual({
      averageAge: '25',
      residentCount: '1',
    });
  });

  it('opens with what the URL says and gives it back', () => {
    const query = {
      latitude: '38.7',
      longitude: '-9.1',
      radiusKm: '25',
      startDate: '2027-03-01',
      endDate: '2027-03-09',
      dateMode: 'exact',
      minPrice: '33',
      maxPrice: '77',
      category: 'Van',
      amenity: 'hot-tub,starlink',
      residentCount: '1',
      averageAge: '18',
      pricingDuration: 'month',
    };
    const search = new URLSearchParams(query).toString();
    expect(asked(search)).toEqual(query);
    expect(asked(search, { radiusKm: 50 })).toEqual({ ...query, radiusKm: '50' });
  });

  it('prices come back as they were typed, whichever span they are of', () => {
    const typed = { minPrice: '1000', maxPrice: '2000' };
    const query = asked('pricingDuration=month', typed);
    expect(query).toMatchObject({ ...typed, priceSpan: 'month' });
    const search = new URLSearchParams(query).toString();
    expect(toFilterValues(read(search))).toMatchObject(typed);
    // The toggle changes the prices on cards, not the requested range.
    expect(toFilterValues(read(`${search}&pricingDuration=week`))).toMatchObject(typed);
    expect(toFilterValues(read('pricingDuration=week')).maxPrice).toBe('70000');
  });

  it('the end of the range is no end', () => {
    expect(asked('maxPrice=90', { maxPrice: '10000' })).toEqual({});
    expect(asked('maxPrice=50000')).toEqual({});
  });
});

describe('amounts (spec 3 §5)', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['12.9', 12],
    ['007', 7],
    ['-5', null],
    ['abc', null],
    ['1e3', null],
    ['45,50', 45],
    ['$1,200.50', 1200],
    ['１００', 100],
    ['١٠٠', 100],
    [' 40 ', 40],
  ])('%j is %j', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    ['0', '10000', {}],
    ['40', '41', {}],
    ['40', '40', { maxPrice: 'crossed' }],
    ['90', '40', { maxPrice: 'crossed' }],
    ['', '', { maxPrice: 'crossed' }],
    ['0', '10001', { maxPrice: 'out-of-bounds' }],
    ['cheap', '400', { minPrice: 'not-a-number' }],
    ['10001', 'dear', { minPrice: 'out-of-bounds', maxPrice: 'not-a-number' }],
    ['10001', '10002', { minPrice: 'out-of-bounds', maxPrice: 'out-of-bounds' }],
  ])('from %j to %j: %j', (minPrice, maxPrice, problems) => {
    expect(chosenPriceProblems({ minPrice, maxPrice }, 'night')).toEqual(problems);
  });
});

it('each filter that is on can be taken out by itself', () => {
  const search = read(
    'category=Loft&occupancy=shared-room&amenity=hot-tub,starlink&event=tech-talk' +
      '&residentCount=1&averageAge=25&maxPrice=90',
  );
  let values = toFilterValues(search);
  const chosen = chosenFilters(values, 'night');
  expect(chosen.map(({ key, id }) => id ?? key)).toEqual([
    'category',
    'occupancy',
    'hot-tub',
    'starlink',
    'tech-talk',
    'residentCount',
    'averageAge',
    'price',
  ]);
  chosen.forEach((filter, at) => {
    values = { ...values, ...withoutChosen(values, filter, 'night') };
    expect(chosenFilters(values, 'night')).toEqual(chosen.slice(at + 1));
  });
  expect(formatStaySearch(searchWithFilters(search, values))).toEqual({});
});
