import { expect, test } from 'vitest';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { experienceLink } from './experience-link.ts';

const CARD = { id: 'a', session: { entryId: 'b', date: '2027-05-04' } };

test.each([
  ['', { session: 'b', date: '2027-05-04' }],
  ['guestCount=1&category=Fitness', { session: 'b', date: '2027-05-04' }],
  [
    'guestCount=3&scheduleDuration=full',
    { session: 'b', date: '2027-05-04', guestCount: '3', scheduleDuration: 'full' },
  ],
])('a card leads to its session, with what the search asks for: %s', (query, search) => {
  const asked = experienceSearch.parse(new URLSearchParams(query));
  expect(experienceLink(CARD, asked)).toEqual({ to: '/experience/a', search });
});
