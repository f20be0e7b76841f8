import { describe, expect, it } from 'vitest';
import { demandOn, seasonAt, seasonOn } from './travel-season.ts';

const [LISBON, SYDNEY, QUITO] = [38.7, -33.9, -0.2];

describe('the season of a target', () => {
  it.each([
    [12, 'Winter', 'Summer'],
    [2, 'Winter', 'Summer'],
    [3, 'Spring', 'Fall'],
    [5, 'Spring', 'Fall'],
    [6, 'Summer', 'Winter'],
    [8, 'Summer', 'Winter'],
    [9, 'Fall', 'Spring'],
    [11, 'Fall', 'Spring'],
  ])('month %i is %s in the north and %s in the south', (month, north, south) => {
    expect(seasonAt(LISBON, month)).toBe(north);
    expect(seasonAt(SYDNEY, month)).toBe(south);
    expect(seasonAt(QUITO, month)).toBe(south);
  });

  it('is that of its own hemisphere on a day', () => {
    expect(seasonOn(LISBON, '2027-01-15')).toBe('Winter');
    expect(seasonOn(SYDNEY, '2027-01-15')).toBe('Summer');
  });
});

describe('how many want to be there', () => {
  it.each([
    ['its best season', LISBON, ['Spring'], '2027-04-01', 'high'],
    ['the one after', LISBON, ['Spring'], '2027-07-01', 'shoulder'],
    ['the one before', LISBON, ['Spring'], '2027-01-01', 'shoulder'],
    ['the one across', LISBON, ['Spring'], '2027-10-01', 'low'],
    ['a best season of the south', SYDNEY, ['Summer'], '2027-01-01', 'high'],
    ['summer where nobody said', LISBON, [], '2027-07-01', 'high'],
    ['winter where nobody said', LISBON, [], '2027-01-01', 'low'],
    ['spring where nobody said', LISBON, [], '2027-04-01', 'shoulder'],
    ['the dry season', 18.8, [], '2027-01-01', 'high'],
    ['the rainy season', 18.8, [], '2027-07-01', 'low'],
    ['the equator', QUITO, [], '2027-07-01', 'shoulder'],
  ] as const)('%s', (_what, latitude, bestSeasons, date, demand) => {
    expect(demandOn({ latitude, bestSeasons }, date)).toBe(demand);
  });
});
