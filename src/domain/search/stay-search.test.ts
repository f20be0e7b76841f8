import { describe, expect, it } from 'vitest';
import { EMPTY_STAY_SEARCH, parseStaySearch, type StaySearch, withChange } from './stay-search.ts';

const parse = (query: string) => parseStaySearch(new URLSearchParams(query));
/** The criteria of a query beyond the defaults. */
const asked = (query: string) => {
  const search = parse(query);
  const entries = Object.entries(search).filter(
    ([key, value]) =>
      JSON.stringify(value) !== JSON.stringify(EMPTY_STAY_SEARCH[key as keyof StaySearch]),
  );
  return Object.fromEntries(entries);
};

describe('parseStaySearch', () => {
  it('reads a whole search', () => {
    const query =
      'locationValue=pt&address=%20Rua%20da%20Rosa%20&latitude=38.7&longitude=-9.1&radiusKm=25' +
      '&guestCount=2&roomCount=1&bathroomCount=1&minPrice=20&maxPrice=200&category=Loft' +
      '&occupancy=private-room&amenity=Dedicated%20WiFi,hot-tub&event=yoga-session' +
      '&residentCount=3&averageAge=30&startDate=2027-01-01&endDate=2027-01-31' +
      '&pricingDuration=month&scheduleDuration=full&sort=price-asc&page=2';
    expect(parse(query)).toEqual({
      locationValue: 'PT',
      address: 'Rua da Rosa',
      latitude: 38.7,
      longitude: -9.1,
      radiusKm: 25,
      guestCount: 2,
      roomCount: 1,
      bathroomCount: 1,
      minPrice: 20,
      maxPrice: 200,
      category: 'Loft',
      occupancy: 'private-room',
      amenity: ['dedicated-wifi', 'hot-tub'],
      event: ['yoga-session'],
      residentCount: 3,
      averageAge: 30,
      dates: { mode: 'exact', startDate: '2027-01-01', endDate: '2027-01-31' },
      pricingDuration: 'month',
      scheduleDuration: 'full',
      sort: 'price-asc',
      page: 2,
    });
  });

  it('has the defaults of spec 1 §9 for an empty query', () => {
    expect(parse('')).toEqual({
      amenity: [],
      event: [],
      pricingDuration: 'night',
      scheduleDuration: 'one-time',
      sort: 'recommended',
      page: 1,
    });
  });

  it.each([
    ['a country of one letter', 'locationValue=p', {}],
    ['a country of three', 'locationValue=prt', {}],
    ['a country of digits', 'locationValue=12', {}],
    ['half a position', 'latitude=38.7', {}],
    ['a position that is not numeric', 'latitude=north&longitude=-9', {}],
    ['a latitude past the pole', 'latitude=90.1&longitude=0', {}],
    ['a longitude past the antimeridian', 'latitude=0&longitude=180.1', {}],
    ['a position at null', 'latitude=0&longitude=0', { latitude: 0, longitude: 0, radiusKm: 10 }],
    ['a negative nothing', 'latitude=-0&longitude=-0', { latitude: 0, longitude: 0, radiusKm: 10 }],
    ['a radius without a position', 'radiusKm=5', {}],
    [
      'a radius of nothing',
      'latitude=1&longitude=2&radiusKm=0',
      { latitude: 1, longitude: 2, radiusKm: 0.001 },
    ],
    [
      'a radius too wide',
      'latitude=1&longitude=2&radiusKm=600',
      { latitude: 1, longitude: 2, radiusKm: 500 },
    ],
    [
      'a radius in words',
      'latitude=1&longitude=2&radiusKm=wide',
      { latitude: 1, longitude: 2, radiusKm: 10 },
    ],
    [
      'the widest radius',
      'latitude=1&longitude=2&radiusKm=500',
      { latitude: 1, longitude: 2, radiusKm: 500 },
    ],
    ['a box', 'bbox=-9.5,38,-9,39', { bbox: [-9.5, 38, -9, 39] }],
    ['a box over the antimeridian', 'bbox=170,-20,-170,-10', { bbox: [170, -20, -170, -10] }],
    ['a box upside down', 'bbox=-9.5,39,-9,38', {}],
    ['a box of three', 'bbox=-9.5,39,-9', {}],
    ['a box with a gap', 'bbox=-9.5,,-9,39', {}],
    ['no guests', 'guestCount=0', { guestCount: 1 }],
    ['fewer rooms than none', 'roomCount=-3', { roomCount: 1 }],
    ['as many guests as a home may have', 'guestCount=50', { guestCount: 50 }],
    ['more guests than any home has', 'guestCount=51', { guestCount: 50 }],
    ['more bathrooms than the dialogs ask for', 'bathroomCount=21', { bathroomCount: 21 }],
    ['no residents', 'residentCount=0', {}],
    ['more residents than any home has', 'residentCount=201', { residentCount: 200 }],
    ['part of a guest', 'guestCount=2.5', {}],
    ['guests in words', 'guestCount=two', {}],
    ['guests in hexadecimal', 'guestCount=0x2', {}],
    ['prices upside down', 'minPrice=200&maxPrice=100', {}],
    ['prices alike', 'minPrice=100&maxPrice=100', { minPrice: 100, maxPrice: 100 }],
    ['a price below nothing', 'minPrice=-1&maxPrice=50', { minPrice: 0, maxPrice: 50 }],
    ['a price beyond all', 'minPrice=2000000', { minPrice: 1_000_000 }],
    ['cents of a price', 'minPrice=10.99', { minPrice: 10 }],
    ['a category by style', 'style=Van', { category: 'Van' }],
    ['category before style', 'style=Van&category=Home', { category: 'Home' }],
    ['an unknown category', 'category=Castle&style=Van', { category: 'Van' }],
    ['an occupancy by its label', 'occupancy=Private%20Room', { occupancy: 'private-room' }],
    ['an unknown occupancy', 'occupancy=attic', {}],
    ['amenities twice', 'amenity=Hot%20Tub,hot-tub,,%20', { amenity: ['hot-tub'] }],
    ['amenities in two parameters', 'amenity=a&amenity=b', { amenity: ['a', 'b'] }],
    ['an age below', 'averageAge=17', { averageAge: 18 }],
    ['the youngest age', 'averageAge=18', { averageAge: 18 }],
    ['an age beyond the slider', 'averageAge=66', { averageAge: 66 }],
    ['the oldest age', 'averageAge=99', { averageAge: 99 }],
    ['an age above', 'averageAge=100', { averageAge: 99 }],
    ['an unknown sort', 'sort=cheapest', {}],
    ['page nothing', 'page=0', {}],
    ['page 1001', 'page=1001', { page: 1000 }],
    ['an address of white space', 'address=%20%0A%09', {}],
    ['an address with a null character', 'address=a%00b', { address: 'a b' }],
    ['a long address', `address=${'x'.repeat(300)}`, { address: 'x'.repeat(200) }],
  ])('%s', (_, query, result) => {
    expect(asked(query)).toEqual(result);
  });

  const exact = (startDate: string, endDate: string) => ({ mode: 'exact', startDate, endDate });
  const flexible = (nights: number, flexibility: number) => ({
    mode: 'flexible',
    baseDate: '2027-01-10',
    nights,
    flexibility,
  });
  it.each([
    [
      'exact by name',
      'dateMode=exact&startDate=2027-01-01&endDate=2027-01-02',
      exact('2027-01-01', '2027-01-02'),
    ],
    [
      'exact by default',
      'startDate=2027-01-01&endDate=2027-01-02',
      exact('2027-01-01', '2027-01-02'),
    ],
    [
      'an unknown mode',
      'dateMode=soon&startDate=2027-01-01&endDate=2027-01-02',
      exact('2027-01-01', '2027-01-02'),
    ],
    ['a past range', 'startDate=2020-01-01&endDate=2020-01-02', exact('2020-01-01', '2020-01-02')],
    ['no end', 'startDate=2027-01-01', undefined],
    [
      'the same day twice is one night',
      'startDate=2027-01-01&endDate=2027-01-01',
      exact('2027-01-01', '2027-01-02'),
    ],
    ['backwards', 'startDate=2027-01-02&endDate=2027-01-01', undefined],
    ['365 nights', 'startDate=2027-01-01&endDate=2028-01-01', exact('2027-01-01', '2028-01-01')],
    [
      'too many nights, to be told so',
      'startDate=2027-01-01&endDate=2028-01-02',
      exact('2027-01-01', '2028-01-02'),
    ],
    ['a day that is none', 'startDate=2027-02-29&endDate=2027-03-02', undefined],
    ['the end of the calendar', 'startDate=9999-12-30&endDate=9999-12-31', undefined],
    ['flexible by default', 'dateMode=flexible&baseDate=2027-01-10', flexible(14, 3)],
    ['flexible at most', 'dateMode=flexible&baseDate=2027-01-10&flexibility=14', flexible(14, 14)],
    ['flexible too much', 'dateMode=flexible&baseDate=2027-01-10&flexibility=15', flexible(14, 14)],
    ['flexible by nothing', 'dateMode=flexible&baseDate=2027-01-10&flexibility=0', flexible(14, 1)],
    [
      'flexible in words',
      'dateMode=flexible&baseDate=2027-01-10&flexibility=some',
      flexible(14, 3),
    ],
    [
      'flexible with a length',
      'dateMode=flexible&baseDate=2027-01-10&endDate=2027-01-17',
      flexible(7, 3),
    ],
    [
      'flexible that ends first',
      'dateMode=flexible&baseDate=2027-01-10&endDate=2027-01-09',
      flexible(14, 3),
    ],
    [
      'flexible without a base',
      'dateMode=flexible&startDate=2027-01-01&endDate=2027-01-02',
      undefined,
    ],
    ['flexible at the end of the calendar', 'dateMode=flexible&baseDate=9999-12-30', undefined],
    [
      'one month',
      'dateMode=months&startMonth=2027-01&endMonth=2027-01',
      { mode: 'months', startMonth: '2027-01', endMonth: '2027-01' },
    ],
    [
      '13 months',
      'dateMode=months&startMonth=2027-01&endMonth=2028-01',
      { mode: 'months', startMonth: '2027-01', endMonth: '2028-01' },
    ],
    [
      '14 months',
      'dateMode=months&startMonth=2027-01&endMonth=2028-02',
      { mode: 'months', startMonth: '2027-01', endMonth: '2028-01' },
    ],
    [
      'two months within three',
      'dateMode=months&startMonth=2027-01&endMonth=2027-03&stayMonths=2',
      { mode: 'months', startMonth: '2027-01', endMonth: '2027-03', stayMonths: 2 },
    ],
    [
      'one month, which need not be said',
      'dateMode=months&startMonth=2027-01&endMonth=2027-03&stayMonths=1',
      { mode: 'months', startMonth: '2027-01', endMonth: '2027-03' },
    ],
    [
      'as many months as there are',
      'dateMode=months&startMonth=2027-01&endMonth=2027-02&stayMonths=3',
      { mode: 'months', startMonth: '2027-01', endMonth: '2027-02', stayMonths: 2 },
    ],
    ['months backwards', 'dateMode=months&startMonth=2027-02&endMonth=2027-01', undefined],
    ['a month that is none', 'dateMode=months&startMonth=2027-13&endMonth=2028-01', undefined],
  ])('dates: %s', (_, query, dates) => {
    expect(parse(query).dates).toEqual(dates);
  });

  it('reads what a router has already parsed', () => {
    const search = parseStaySearch({
      guestCount: 3,
      latitude: 38.7,
      longitude: -9.1,
      amenity: ['Hot Tub', 'sauna'],
      bbox: [-9.5, 38, -9, 39],
      address: 221,
      minPrice: Number.NaN,
      roomCount: { toString: () => '2' },
      page: [4, 5],
    });
    expect(search).toMatchObject({ guestCount: 3, radiusKm: 10, address: '221', page: 4 });
    expect(search.amenity).toEqual(['hot-tub', 'sauna']);
    expect(search.bbox).toEqual([-9.5, 38, -9, 39]);
    expect(search).not.toHaveProperty('minPrice');
    expect(search).not.toHaveProperty('roomCount');
  });

  it('keeps 20 amenities', () => {
    const many = Array.from({ length: 30 }, (_, i) => `a${i}`).join(',');
    expect(parse(`amenity=${many}`).amenity).toHaveLength(20);
  });
});

describe('withChange', () => {
  const search = parse('latitude=1&longitude=2&radiusKm=5&guestCount=2&page=7');

  it('goes back to page 1', () => {
    expect(withChange(search, { roomCount: 2 })).toMatchObject({ roomCount: 2, page: 1 });
    expect(withChange(search, { page: 8 })).toEqual({ ...search, page: 8 });
  });

  it('takes a field out, and the radius with its position', () => {
    const changed = withChange(search, { latitude: undefined, longitude: undefined });
    expect(changed).toEqual({ ...EMPTY_STAY_SEARCH, guestCount: 2 });
  });

  it('falls back to the default of what must be there', () => {
    expect(withChange(parse('sort=newest'), { sort: undefined }).sort).toBe('recommended');
  });

  it('brings a change that is out of bounds within them', () => {
    expect(withChange(search, { guestCount: 99 }).guestCount).toBe(50);
  });
});
