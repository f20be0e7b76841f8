import { describe, expect, test } from 'vitest';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import type { ItinerantCard } from '../../contract.ts';
import { itinerantLink, otherNights } from './itinerant-link.ts';

const TODAY = '2027-04-20';
type Joined = Pick<ItinerantCard, 'id' | 'startDate' | 'endDate' | 'free' | 'placesLeft'>;

const MAY: Joined = {
  id: 'may',
  startDate: '2027-05-03',
  endDate: '2027-05-24',
  placesLeft: 2,
  free: null,
};
const free = (startDate: string, endDate: string) => ({ startDate, endDate });

const parseSearch = (query: string) => itinerantSearch.parse(new URLSearchParams(query));

describe('the link of a card', () => {
  const linkParams = (itinerant: Joined, query = '') =>
    itinerantLink(itinerant, parseSearch(query), TODAY).search;

  test('without dates chooses none, and takes the guests along', () => {
    expect(linkParams(MAY)).toEqual({});
    expect(linkParams(MAY, 'guestCount=2')).toEqual({ guestCount: '2' });
  });

  test('leads to the nights that were found for the dates', () => {
    const joined = { ...MAY, free: free('2027-05-10', '2027-05-20') };
    expect(linkParams(joined, 'startDate=2027-05-08&endDate=2027-05-20')).toEqual({
      startDate: '2027-05-10',
      endDate: '2027-05-20',
    });
  });

  test('leads to the whole way where prices are of it and all of it is free', () => {
    const whole = { startDate: '2027-05-03', endDate: '2027-05-24' };
    expect(linkParams(MAY, 'scheduleDuration=full')).toEqual(whole);
    expect(linkParams({ ...MAY, placesLeft: 0 }, 'scheduleDuration=full')).toEqual({});
    expect(linkParams({ ...MAY, startDate: TODAY }, 'scheduleDuration=full')).toEqual({});
  });
});

describe('nights that a card has to name', () => {
  const dates = parseSearch('startDate=2027-05-08&endDate=2027-05-20');

  test('are those that are neither asked for nor all of it', () => {
    const some = { ...MAY, free: free('2027-05-10', '2027-05-20') };
    expect(otherNights(some, dates)).toEqual({
      range: { start: '2027-05-10', end: '2027-05-20' },
      nights: 10,
    });
  });

  test.each([
    ['no dates are asked for', null],
    ['all that was asked for is free', free('2027-05-08', '2027-05-20')],
    ['all of it lies within', free('2027-05-03', '2027-05-24')],
  ])('are none where %s', (_, found) => {
    expect(otherNights({ ...MAY, free: found }, dates)).toBeNull();
  });
});
