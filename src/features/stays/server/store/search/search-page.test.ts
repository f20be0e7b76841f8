import { expect, test } from 'vitest';
import { activeFilters, parseStaySearch } from '#domain/search/stay-search.ts';
import { asksForCategoryAlone } from './search-page.ts';

const NOW = Temporal.Instant.from('2026-11-01T12:00:00Z');

function isCategoryAlone(query: string): boolean {
  const search = parseStaySearch(new URLSearchParams(query));
  return asksForCategoryAlone({ search, area: null, centre: null, now: NOW, groups: [] });
}

const OTHER_FILTERS = {
  dates: 'startDate=2026-12-01&endDate=2026-12-08',
  price: 'maxPrice=90',
  guestCount: 'guestCount=2',
  roomCount: 'roomCount=1',
  bathroomCount: 'bathroomCount=1',
  occupancy: 'occupancy=entire-place',
  residentCount: 'residentCount=2',
  averageAge: 'averageAge=30',
  minMbps: 'minMbps=50',
  amenity: 'amenity=wifi',
  event: 'event=market',
};

test.each(['', 'category=Home', 'category=Home&sort=price-asc&page=2', 'address=Nowhere'])(
  'a search by "%s" is counted by the counters of categories',
  (query) => {
    expect(isCategoryAlone(query)).toBe(true);
  },
);

test.each(Object.entries(OTHER_FILTERS))('one with a filter by %s is not', (key, query) => {
  const filters = activeFilters(parseStaySearch(new URLSearchParams(query)));
  expect(filters.map((filter) => filter.key)).toEqual([key]);
  expect(isCategoryAlone(query)).toBe(false);
  expect(isCategoryAlone(`category=Home&${query}`)).toBe(false);
});
