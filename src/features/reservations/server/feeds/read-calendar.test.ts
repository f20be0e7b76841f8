import { describe, expect, test } from 'vitest';
import type { DateRange } from '#domain/dates.ts';
import { nightRanges } from '#domain/free-nights.ts';
import {
  AIRBNB,
  APPLE,
  BARE_DATES,
  BOOKING,
  GOOGLE,
  OUTLOOK,
  VRBO,
} from '../testing/platform-calendars.ts';
import { readCalendar } from './read-calendar.ts';
import { readInThread } from './read-in-thread.ts';

const RULES = {
  timeZone: 'Asia/Tokyo',
  window: { start: '2026-03-02', end: '2028-03-01' },
  ownDomain: '@wayhearth',
  givenOut: new Set<string>(),
};

const ranges = (text: string, rules: Partial<typeof RULES> = {}): string[] =>
  nightRanges(readCalendar(text, { ...RULES, ...rules }).nights).map(
    ({ start, end }: DateRange) => `${start}/${end}`,
  );

const FIXTURES: readonly (readonly [string, string, readonly string[]])[] = [
  ['Airbnb', AIRBNB, ['2026-03-20/2026-03-25', '2026-04-01/2026-04-03']],
  ['Booking.com', BOOKING, ['2026-03-20/2026-03-23']],
  ['Vrbo', VRBO, ['2026-03-20/2026-03-24', '2026-05-01/2026-05-02']],
  [
    'Google',
    GOOGLE,
    [
      '2026-03-20/2026-03-22',
      '2026-04-03/2026-04-05',
      '2026-04-18/2026-04-19',
      '2026-04-24/2026-04-26',
    ],
  ],
  // 16:00 in Berlin is midnight in Tokyo.
  ['Outlook', OUTLOOK, ['2026-03-21/2026-03-22']],
  ['Apple', APPLE, ['2026-03-20/2026-03-21', '2026-04-02/2026-04-05']],
  [
    'a program that leaves VALUE=DATE out',
    BARE_DATES,
    ['2026-03-20/2026-03-22', '2026-03-30/2026-03-31', '2026-04-01/2026-04-02'],
  ],
];

describe('a calendar', () => {
  test.each(FIXTURES)('of %s gives its nights, however its lines end', (_, text, nights) => {
    expect(ranges(text)).toEqual(nights);
    expect(ranges(text.replaceAll('\n', '\r\n'))).toEqual(nights);
    expect(ranges(`\uFEFF${text}`)).toEqual(nights);
  });

  test('has its hours by the zone of the home', () => {
    expect(ranges(OUTLOOK, { timeZone: 'Europe/Berlin' })).toEqual(['2026-03-20/2026-03-22']);
    expect(ranges(APPLE, { timeZone: 'America/New_York' })).toEqual([
      '2026-03-20/2026-03-21',
      '2026-04-02/2026-04-05',
    ]);
  });

  test('is read within the nights that can be reserved', () => {
    const window = { start: '2026-03-22', end: '2026-04-02' };
    const { events, nights } = readCalendar(AIRBNB, { ...RULES, window });
    expect([events, nights]).toEqual([2, ['2026-03-22', '2026-03-23', '2026-03-24', '2026-04-01']]);
  });

  test('of two that repeat ours leaves out what they call closed, exactly as we gave it', () => {
    const givenOut = new Set(['2026-04-01/2026-04-03', '2026-03-20/2026-03-25']);
    expect(ranges(AIRBNB, { givenOut })).toEqual(['2026-03-20/2026-03-25']);
    expect(ranges(AIRBNB, { givenOut: new Set(['2026-04-01/2026-04-02']) })).toHaveLength(2);
  });
});

const calendar = (lines: string) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:a\n${lines}\nEND:VEVENT\nEND:VCALENDAR\n`;

describe('what repeats', () => {
  test.each([
    ['each day without an end', 'DTSTART;VALUE=DATE:20200101\nRRULE:FREQ=DAILY', 730],
    ['each year', 'DTSTART;VALUE=DATE:20100501\nRRULE:FREQ=YEARLY', 2],
    ['as its dates say', 'DTSTART;VALUE=DATE:20260401\nRDATE;VALUE=DATE:20260403,20260405', 3],
    [
      'in a zone without a definition',
      'DTSTART;TZID=Asia/Tokyo:20260401T200000\nDTEND;TZID=Asia/Tokyo:20260402T080000\nRRULE:FREQ=DAILY;COUNT=3',
      3,
    ],
  ])('%s is counted in the window', (_, lines, nights) => {
    expect(readCalendar(calendar(lines), RULES).nights).toHaveLength(nights);
  });

  test.each([
    'DTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY',
    'DTSTART:20000101T000000Z\nDURATION:PT1M\nRRULE:FREQ=MINUTELY',
  ])('too often to be counted makes the calendar unreadable: %#', (lines) => {
    expect(() => readCalendar(calendar(lines), RULES)).toThrow('unreadable');
  });
});

describe('what can’t be read', () => {
  test.each([
    ['not-a-calendar', ''],
    ['not-a-calendar', '<!doctype html><title>Log in</title>'],
    ['not-a-calendar', 'BEGIN:VCARD\nEND:VCARD'],
    ['not-a-calendar', AIRBNB.slice(0, -30)],
    ['unreadable', calendar('DTSTART:soon')],
    ['unreadable', calendar('DTSTART;VALUE=DATE:20261399')],
    ['unreadable', calendar('SUMMARY:When?')],
    ['not-a-calendar', calendar('DTSTART;VALUE=DATE:20260401\nRRULE:FREQ=SOMETIMES')],
  ])('is refused whole, as %s: %#', (problem, text) => {
    expect(() => readCalendar(text, RULES)).toThrow(problem);
  });
});

describe('in a thread of its own', () => {
  const many = (count: number) =>
    [
      'BEGIN:VCALENDAR',
      ...Array.from({ length: count }, (_, at) => {
        const day = new Date(Date.UTC(2026, 2, 2) + (at % 700) * 86_400_000).toISOString();
        return `BEGIN:VEVENT\r\nUID:${at}@a\r\nDTSTART;VALUE=DATE:${day.slice(0, 10).replaceAll('-', '')}\r\nEND:VEVENT`;
      }),
      'END:VCALENDAR',
    ].join('\r\n');

  test('20,000 events are read, and several calendars one after the other', async () => {
    const text = many(20_000);
    expect(text.length).toBeLessThan(2_000_000);
    const read = await Promise.all([
      readInThread(text, RULES),
      readInThread(AIRBNB, RULES),
      readInThread('none', RULES).catch((error: Error) => error.message),
      readInThread(BOOKING, RULES),
    ]);
    expect(read).toMatchObject([
      { events: 20_000, nights: { length: 700 } },
      { events: 2 },
      'the calendar is not-a-calendar',
      { events: 2 },
    ]);
  });

  test('one that has no end does not hold up the next', async () => {
    const endless = calendar(
      'DTSTART;VALUE=DATE:20260401\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31;INTERVAL=7',
    );
    const [first, second] = await Promise.allSettled([
      readInThread(endless, RULES),
      readInThread(AIRBNB, RULES),
    ]);
    expect(first.status === 'rejected' || first.value.events < 2).toBe(true);
    expect(second).toMatchObject({ status: 'fulfilled', value: { events: 2 } });
  }, 30_000);
});
