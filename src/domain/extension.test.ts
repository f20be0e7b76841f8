import { describe, expect, it } from 'vitest';
import { nightBook } from './availability.ts';
import { extendedFrom, extensionWay, lastCheckOut } from './extension.ts';

it.each([
  ['week', '2027-02-22', '2027-03-01'],
  ['two-weeks', '2027-12-25', '2028-01-08'],
  ['month', '2027-01-15', '2027-02-15'],
  ['month', '2027-01-31', '2027-02-28'],
] as const)('a %s from %s ends on %s', (extension, endDate, date) => {
  expect(extendedFrom(endDate, extension)).toBe(date);
});

describe('the last check-out date', () => {
  const taken = [
    { date: '2027-06-22', taken: 1 },
    { date: '2027-06-24', taken: 2 },
  ];
  it.each([
    ['before the first night without room', 2, 2, '2027-06-22'],
    ['with room for fewer units', 2, 1, '2027-06-24'],
    ['of a home with all nights free', 5, 1, '2027-06-30'],
    ['of one whose next night is taken', 1, 2, '2027-06-20'],
  ])('%s', (_, capacity, units, date) => {
    const book = nightBook(
      capacity,
      taken.map((night) => ({ ...night, capacity })),
    );
    const asked = { endDate: '2027-06-20', units, until: '2027-06-30' };
    expect(lastCheckOut(book, asked)).toBe(date);
  });
});

it.each([
  ['approved', '2027-06-10', '2027-06-10T12:00:00Z', 'change'],
  ['approved', '2027-06-10', '2027-06-10T15:00:00Z', 'reserve'],
  ['checked-in', '2027-06-10', '2027-06-10T12:00:00Z', 'reserve'],
  ['pending', '2027-06-10', '2027-06-01T12:00:00Z', null],
  ['completed', '2027-06-10', '2027-07-01T12:00:00Z', null],
  ['cancelled', '2027-06-10', '2027-06-01T12:00:00Z', null],
] as const)('%s from %s, at %s in UTC: %s', (status, startDate, now, way) => {
  const stay = { status, startDate, timeZone: 'Asia/Tokyo' };
  expect(extensionWay(stay, Temporal.Instant.from(now))).toBe(way);
});
