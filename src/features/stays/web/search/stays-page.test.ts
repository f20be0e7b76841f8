import { describe, expect, test } from 'vitest';
import { EMPTY_STAY_SEARCH, formatStaySearch } from '#domain/search/stay-search.ts';
import { AMENITIES } from '#features/catalogues/index.server.ts';
import { isQuickFilter, QUICK_FILTERS, toggleFilter } from './stays-page.tsx';

const quick = (id: string) => {
  const found = QUICK_FILTERS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no quick filter is called ${id}`);
  return found;
};

test('the row is what nomads ask for, in its order', () => {
  expect(QUICK_FILTERS.map(({ id }) => id)).toEqual([
    'wifi-100',
    'wifi-300',
    'entire-place',
    'long-desk-by-the-window',
    'dedicated-coworking',
    'pet-friendly',
    'low-price',
  ]);
});

test('each amenity of it is one of the catalogue', () => {
  const known = AMENITIES.map(({ id }): string => id);
  for (const { filter } of QUICK_FILTERS) {
    if (filter.key === 'amenity') expect(known).toContain(filter.value);
  }
});

describe.each(QUICK_FILTERS.map(({ id }) => id))('%s', (id) => {
  test('a press turns it on, the next one takes it out and nothing else', () => {
    const before = { ...EMPTY_STAY_SEARCH, guestCount: 2, amenity: ['sauna'] };
    const on = toggleFilter(quick(id), before);
    expect(quick(id).isOn(before)).toBe(false);
    expect(quick(id).isOn(on)).toBe(true);
    expect(formatStaySearch(toggleFilter(quick(id), on))).toEqual(formatStaySearch(before));
  });
});

test('the price is of a month, and another price is not it', () => {
  const on = toggleFilter(quick('low-price'), EMPTY_STAY_SEARCH);
  expect(formatStaySearch(on)).toEqual({ maxPrice: '1500', priceSpan: 'month' });
  expect(quick('low-price').isOn({ ...EMPTY_STAY_SEARCH, maxPrice: 1500 })).toBe(false);
});

test('what is on in the row is no chip as well; another value of the same filter is', () => {
  const on = toggleFilter(quick('wifi-100'), EMPTY_STAY_SEARCH);
  expect(isQuickFilter(on, { key: 'minMbps', value: '100' })).toBe(true);
  const other = { ...EMPTY_STAY_SEARCH, minMbps: 250 };
  expect(isQuickFilter(other, { key: 'minMbps', value: '250' })).toBe(false);
  const sauna = { ...EMPTY_STAY_SEARCH, amenity: ['sauna'] };
  expect(isQuickFilter(sauna, { key: 'amenity', value: 'sauna' })).toBe(false);
});
