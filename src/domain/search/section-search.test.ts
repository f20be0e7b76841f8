import { describe, expect, it } from 'vitest';
import { experienceSearch } from './experience-search.ts';
import { itinerantSearch } from './itinerant-search.ts';

/** The criteria that the short search reads from a URL. */
const parse = (query: string) => {
  const search = experienceSearch.parse(new URLSearchParams(query));
  const { amenity, routine, scheduleDuration, sort, page, ...section } = search;
  return section;
};

describe('the short search (spec 3 §2.1)', () => {
  it.each([
    ['a country by small letters', 'locationValue=pt', { locationValue: 'PT' }],
    ['three letters', 'locationValue=prt', {}],
    ['no guest', 'guestCount=0', { guestCount: 1 }],
    ['21 guests, as many as there may be', 'guestCount=21', { guestCount: 20 }],
    ['half a room', 'roomCount=1.5', {}],
    ['dates backwards', 'startDate=2027-03-02&endDate=2027-03-01', {}],
    ['a day that is none', 'startDate=2027-02-29&endDate=2027-03-01', {}],
    ['an end alone', 'endDate=2027-03-01', {}],
    ['the end of the calendar', 'startDate=9999-12-30&endDate=9999-12-31', {}],
    ['an address of white space', 'address=%20%0A', {}],
  ])('%s', (_, query, search) => {
    expect(parse(query)).toEqual(search);
  });
});

describe('the searches of the two sections', () => {
  it('know the categories of their own kind alone', () => {
    const query = new URLSearchParams('category=Van&locationValue=PT&pricingDuration=week');
    expect(itinerantSearch.parse(query)).toEqual({
      locationValue: 'PT',
      amenity: [],
      event: [],
      scheduleDuration: 'one-time',
      sort: 'recommended',
      page: 1,
    });
    expect(experienceSearch.parse(query)).toEqual({
      locationValue: 'PT',
      amenity: [],
      routine: [],
      scheduleDuration: 'one-time',
      sort: 'recommended',
      page: 1,
    });
  });

  it('count one room and one bathroom, which every listing has, as no filter', () => {
    const query = new URLSearchParams('roomCount=1&bathroomCount=2&guestCount=1');
    const filters = [
      { key: 'guestCount', value: '1' },
      { key: 'bathroomCount', value: '2' },
    ];
    expect(itinerantSearch.activeFilters(itinerantSearch.parse(query))).toEqual(filters);
    expect(experienceSearch.activeFilters(experienceSearch.parse(query))).toEqual(filters);
  });

  it('ask for nothing that only homes have', () => {
    const query = new URLSearchParams('residentCount=2&minPrice=9&guestCount=30');
    expect(itinerantSearch.activeFilters(itinerantSearch.parse(query))).toEqual([
      { key: 'guestCount', value: '20' },
    ]);
  });
});
