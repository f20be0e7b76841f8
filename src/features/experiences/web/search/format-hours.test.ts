import { expect, test } from 'vitest';
import { formatHours } from './agenda.tsx';

const SESSION = { startsAt: '2027-05-04T17:30:00Z', endsAt: '2027-05-04T20:00:00Z' };

test.each([
  ['en', 'Europe/Lisbon', '6:30 – 9:00 PM'],
  ['en', 'America/New_York', '1:30 – 4:00 PM'],
  ['de', 'Europe/Berlin', '19:30–22:00 Uhr'],
  ['en', 'UTC', '6:30 – 9:00 PM', '2027-05-04T18:30:00+01:00', '2027-05-04T21:00:00+01:00'],
])(
  'hours in %s as clocks in %s show them',
  (locale, zone, words, startsAt = SESSION.startsAt, endsAt = SESSION.endsAt) => {
    expect(formatHours({ startsAt, endsAt }, zone, locale)).toBe(words);
  },
);
