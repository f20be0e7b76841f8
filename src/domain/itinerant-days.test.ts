import { expect, test } from 'vitest';
import { boardingStops, getPhase, joinUntil, stopOfNight } from './itinerant-days.ts';

const DATES = { startDate: '2027-05-03', endDate: '2027-05-24', minNights: 7 };
const SAME = { first: 'UTC', last: 'UTC' };

test.each([
  ['the day before', '2027-05-02T23:59:59Z', 'ahead'],
  ['its first day', '2027-05-03T00:00:00Z', 'running'],
  ['the last day to join for a week', '2027-05-17T23:59:59Z', 'running'],
  ['the day after that', '2027-05-18T00:00:00Z', 'closed'],
  ['the check-out date', '2027-05-24T23:59:59Z', 'closed'],
  ['the day after', '2027-05-25T00:00:00Z', 'over'],
])('on %s it is %s', (_, now, phase) => {
  expect(getPhase(DATES, Temporal.Instant.from(now), SAME)).toBe(phase);
});

test('it begins by the clock of the first stop and is over by that of the last', () => {
  const zones = { first: 'Asia/Tokyo', last: 'America/Los_Angeles' };
  const at = (now: string) => getPhase(DATES, Temporal.Instant.from(now), zones);
  expect(at('2027-05-02T15:00:00Z')).toBe('running');
  expect(at('2027-05-25T06:59:59Z')).toBe('closed');
  expect(at('2027-05-25T07:00:00Z')).toBe('over');
});

test('one shorter than its minimum is joined until its first day', () => {
  expect(joinUntil({ ...DATES, minNights: 30 })).toBe('2027-05-03');
  expect(joinUntil(DATES)).toBe('2027-05-17');
});

const STOPS = [
  { startDate: '2027-05-03', timeZone: 'Asia/Tokyo' },
  { startDate: '2027-05-13', timeZone: 'America/Los_Angeles' },
];

test.each([
  ['before the first stop', '2027-05-01', 'Asia/Tokyo'],
  ['the night before it moves on', '2027-05-12', 'Asia/Tokyo'],
  ['the night it moves on', '2027-05-13', 'America/Los_Angeles'],
  ['after the last stop', '2027-06-01', 'America/Los_Angeles'],
])('the stop of a night: %s', (_, night, zone) => {
  expect(stopOfNight(STOPS, night)?.timeZone).toBe(zone);
});

test.each([
  ['the whole way', '2027-05-03', '2027-05-24', 'Asia/Tokyo', 'America/Los_Angeles'],
  ['up to the day it moves on', '2027-05-03', '2027-05-13', 'Asia/Tokyo', 'Asia/Tokyo'],
  ['from that day on', '2027-05-13', '2027-05-20', 'America/Los_Angeles', 'America/Los_Angeles'],
])('where a guest of %s boards and leaves', (_, startDate, endDate, arrival, leaving) => {
  const stops = boardingStops(STOPS, { startDate, endDate });
  expect(stops?.arrival.timeZone).toBe(arrival);
  expect(stops?.leaving.timeZone).toBe(leaving);
});

test('without stops one boards where it is', () => {
  expect(boardingStops([], DATES)).toBeNull();
});
