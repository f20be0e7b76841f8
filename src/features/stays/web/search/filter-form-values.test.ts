import { describe, expect, it } from 'vitest';
import {
  EMPTY_STAY_SEARCH,
  formatStaySearch,
  parseStaySearch,
} from '#domain/search/stay-search.ts';
import { priceText, searchFromFilters, withoutFilters } from './filter-form-values.ts';

const asked = (query: string, values: Record<string, string>) => {
  const made = searchFromFilters(parseStaySearch(new URLSearchParams(query)), values);
  return 'search' in made ? formatStaySearch(made.search) : made;
};

describe('the search that the filters ask for', () => {
  it('writes prices, rooms, bathrooms and occupancy', () => {
    const values = {
      minPrice: '40',
      maxPrice: '120',
      roomCount: '2',
      bathroomCount: '1',
      occupancy: 'entire-place',
    };
    expect(asked('guestCount=2', values)).toEqual({ guestCount: '2', ...values });
  });

  it('empty fields take their filters out and keep all others', () => {
    const query = 'category=Loft&minPrice=40&roomCount=2&occupancy=shared-room&amenity=hot-tub';
    expect(asked(query, { minPrice: '', maxPrice: '', roomCount: '', occupancy: '' })).toEqual({
      category: 'Loft',
      amenity: 'hot-tub',
    });
  });

  it.each([
    ['night', { minPrice: '50', maxPrice: '90' }],
    ['week', { minPrice: '50', maxPrice: '90' }],
    ['month', { minPrice: '50', maxPrice: '90' }],
  ] as const)('a price typed for a %s asks by the night', (duration, nightly) => {
    const typed = {
      minPrice: priceText(50, duration),
      maxPrice: priceText(90, duration),
    };
    expect(asked(`pricingDuration=${duration}`, typed)).toMatchObject(nightly);
  });

  it('a part of a dollar goes to the wider side', () => {
    expect(asked('pricingDuration=week', { minPrice: '500', maxPrice: '750' })).toMatchObject({
      minPrice: '71',
      maxPrice: '108',
    });
  });

  it('a lowest price above the highest is told, equal ones are a range', () => {
    expect(asked('', { minPrice: '90', maxPrice: '40' })).toEqual({ problem: 'crossed' });
    expect(asked('', { minPrice: '40', maxPrice: '40' })).toEqual({
      minPrice: '40',
      maxPrice: '40',
    });
  });

  it('from nothing on is no filter, up to nothing is one', () => {
    expect(asked('', { minPrice: '0', maxPrice: '0' })).toEqual({ maxPrice: '0' });
  });

  it('a radius is taken where the search has a position, 10 km unless said (spec 1 §4.8)', () => {
    const place = 'latitude=38.7&longitude=-9.1&radiusKm=25';
    expect(asked(place, { radiusKm: '50' })).toMatchObject({ radiusKm: '50' });
    expect(asked(place, { radiusKm: '10' })).not.toHaveProperty('radiusKm');
    expect(asked('address=Lisbon', { radiusKm: '50' })).toEqual({ address: 'Lisbon' });
  });

  it('goes back to the first page', () => {
    expect(asked('page=4&roomCount=1', { roomCount: '2' })).toEqual({ roomCount: '2' });
  });
});

it('without any filter the place, dates and categories stay', () => {
  const query = 'address=Lisbon&category=Loft&minPrice=4&maxPrice=9&roomCount=2&bathroomCount=1';
  expect(formatStaySearch(withoutFilters(parseStaySearch(new URLSearchParams(query))))).toEqual({
    address: 'Lisbon',
    category: 'Loft',
  });
  expect(withoutFilters(EMPTY_STAY_SEARCH)).toEqual(EMPTY_STAY_SEARCH);
});
