import { expect, it } from 'vitest';
import { CITY_NAME_LANGUAGES } from './data/city-names.ts';
import { REGION_TRANSLATIONS } from './data/region-names.ts';
import { regionName, regionNames, regionsCalled } from './region-name.ts';

it.each([
  ['de', 'Katalonien'],
  ['ar', 'كتالونيا'],
  ['en', 'Catalonia'],
  ['ko', 'Catalonia'],
])('a region is named in %s', (locale, name) => {
  expect(regionName('Catalonia', 'ES', locale)).toBe(name);
});

it('a region nobody translated keeps its name', () => {
  expect(regionName('Somewhere', 'ES', 'de')).toBe('Somewhere');
  expect(regionNames('Somewhere', 'ES')).toEqual(['Somewhere']);
});

it('a region is known by each of its names, in its own country', () => {
  expect(regionsCalled('catalogne', null)).toEqual(['Catalonia']);
  expect(regionsCalled('Bayern', null)).toEqual([]);
  expect(regionsCalled('Kanaren', 'ES')).toEqual(['Canary Islands']);
  expect(regionsCalled('Kanaren', 'PT')).toEqual([]);
});

it.each(Object.entries(REGION_TRANSLATIONS))('%s has a column for each language', (key, row) => {
  expect(key).toMatch(/ [A-Z]{2}$/);
  expect(row.split('|')[0]?.split(',')).toHaveLength(CITY_NAME_LANGUAGES.length);
});
