import { expect, test } from 'vitest';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { isLanding } from './search-data.ts';

const parseSearch = (query: string) => itinerantSearch.parse(new URLSearchParams(query));

test.each([
  ['', undefined, true],
  ['utm_source=letter&guestCount=none', undefined, true],
  ['category=Fest', undefined, false],
  ['scheduleDuration=full', undefined, false],
  ['page=3', undefined, false],
  ['page=3', 1, true],
  ['page=3', 2, false],
  ['page=3&sort=newest', 1, false],
])('the landing block at ?%s, the list shown from page %s on: %s', (query, listStart, shown) => {
  expect(isLanding(parseSearch(query), listStart)).toBe(shown);
});
