import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const EVENT: CalendarEvent = {
  uid: '1f2e3d@wayhearth.example',
  sequence: 2,
  status: 'CONFIRMED',
  start: Temporal.Instant.from('2027-05-03T14:00:00Z'),
  end: Temporal.Instant.from('2027-05-24T02:00:00Z'),
  isBusy: true,
  changedAt: Temporal.Instant.from('2027-04-01T09:30:15.123Z'),
  title: 'Down the coast',
  place: 'Porto, Portugal',
  text: 'Reference ABCD',
  url: 'https://wayhearth.example/trips/1f2e3d',
};
const file = (change: Partial<CalendarEvent> = {}) =>
  calendarFile('Wayhearth', [{ ...EVENT, ...change }]);
/** Lines with their folds undone. */
const unfoldLines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('is an event in UTC, line by line', () => {
  expect(file()).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Wayhearth//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:1f2e3d@wayhearth.example',
      'SEQUENCE:2',
      'DTSTAMP:20270401T093015Z',
      'LAST-MODIFIED:20270401T093015Z',
      'DTSTART:20270503T140000Z',
      'DTEND:20270524T020000Z',
      'STATUS:CONFIRMED',
      'SUMMARY:Down the coast',
      'LOCATION:Porto\\, Portugal',
      'DESCRIPTION:Reference ABCD',
      'URL:https://wayhearth.example/trips/1f2e3d',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('says of what takes no hours that they are free', () => {
  const more = unfoldLines(file({ isBusy: false })).filter(
    (line) => !unfoldLines(file()).includes(line),
  );
  expect(more).toEqual(['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE']);
});

test('holds each event once, one after the other', () => {
  const both = calendarFile('Wayhearth', [EVENT, { ...EVENT, uid: 'second@wayhearth.example' }]);
  const lines = unfoldLines(both);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
  expect(lines).toContain('UID:second@wayhearth.example');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('a calendar to subscribe to has a name and says when to ask again', () => {
  const subscribed = calendarFile('Wayhearth', [EVENT], { name: 'Gina; trips', refreshHours: 2 });
  const more = unfoldLines(subscribed).filter((line) => !unfoldLines(file()).includes(line));
  expect(more).toEqual([
    'NAME:Gina\\; trips',
    'X-WR-CALNAME:Gina\\; trips',
    'REFRESH-INTERVAL;VALUE=DURATION:PT2H',
    'X-PUBLISHED-TTL:PT2H',
  ]);
});

test.each([
  ['separators', 'a;b,c\\d', 'a\\;b\\,c\\\\d'],
  ['lines of any kind', 'a\nb\r\nc\rd', 'a\\nb\\nc\\nd'],
  ['a line that would begin a property', 'x\r\nATTENDEE:mailto:a@b', 'x\\nATTENDEE:mailto:a@b'],
  ['control characters', 'a\u0000b\u0007c\u007fd', 'abcd'],
  ['a colon and quotes, which are none', 'at "9:00"', 'at "9:00"'],
])('escapes %s', (_, title, written) => {
  expect(unfoldLines(file({ title }))).toContain(`SUMMARY:${written}`);
});

test('leaves out a place that is none', () => {
  expect(file({ place: '' })).not.toContain('LOCATION');
});

test.each([
  ['75 octets', 'a'.repeat(67), 1],
  ['76 octets', 'a'.repeat(68), 2],
  ['two octets a letter', 'ü'.repeat(34), 2],
  ['four octets a letter', '🌍'.repeat(40), 3],
])('folds after 75 octets: %s', (_, title, pieces) => {
  const text = file({ title });
  const at = text.indexOf('SUMMARY:');
  const piece = text.slice(at, text.indexOf('\r\nLOCATION', at)).split('\r\n');
  expect(piece).toHaveLength(pieces);
  expect(unfoldLines(text)).toContain(`SUMMARY:${title}`);
});

test('no line is longer than 75 octets, none is empty, and each text comes back', () => {
  const unescaped = (value: string) =>
    value.replaceAll(/\\([\\;,n])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const text = file({ title });
      for (const line of text.split('\r\n').slice(0, -1)) {
        const octets = new TextEncoder().encode(line).length;
        expect(octets).toBeLessThanOrEqual(75);
        expect(octets).toBeGreaterThan(0);
      }
      const summary = unfoldLines(text).find((line) => line.startsWith('SUMMARY:')) ?? '';
      const kept = title.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '');
      expect(unescaped(summary.slice('SUMMARY:'.length))).toBe(kept);
    }),
  );
});
