import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { searchHeading } from './search-data.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const LISBON = { label: 'Lisbon', latitude: 38.7, longitude: -9.1 };
const NO_RESULTS: Results = { total: 0, place: null, datesProblem: null };

type Results = Parameters<typeof searchHeading>[2];

function getHeading(query: string, results: Partial<Results>) {
  const search = experienceSearch.parse(new URLSearchParams(query));
  return searchHeading(i18n, search, { ...NO_RESULTS, ...results });
}

test.each([
  ['all', '', { total: 90 }, '90 experiences to join'],
  ['one', 'category=Fitness', { total: 1 }, '1 experience to join'],
  ['a place', 'address=Lisbon', { total: 3, place: LISBON }, '3 experiences in Lisbon'],
  ['a day', 'when=today', { total: 2 }, '2 experiences today'],
  ['a day and a place', 'when=tomorrow', { place: LISBON }, 'No experiences in Lisbon tomorrow'],
  ['two days', 'when=weekend', { total: 1 }, '1 experience this weekend'],
  [
    'dates of one year',
    'startDate=2027-05-03&endDate=2027-05-20',
    { total: 12 },
    '12 experiences between May 3 and May 20, 2027',
  ],
  [
    'dates of two years and a place',
    'startDate=2027-12-20&endDate=2028-01-05',
    { total: 2, place: LISBON },
    '2 experiences in Lisbon between December 20, 2027 and January 5, 2028',
  ],
  [
    'an area of the map, whichever place its middle is near',
    'bbox=-10,38,-8,40',
    { total: 5, place: LISBON },
    '5 experiences on this part of the map',
  ],
])('%s', (_, query, found, heading) => {
  expect(getHeading(query, found)).toBe(heading);
});

test('dates that nothing is found for say why, with their year', () => {
  expect(getHeading('startDate=2020-03-01&endDate=2020-03-05', { datesProblem: 'past' })).toBe(
    'These dates are in the past: Mar 1 – 5, 2020',
  );
});
