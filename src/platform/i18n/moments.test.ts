import { describe, expect, test } from 'vitest';
import { formatMoment, formatReaderMoment, hasSameOffset, zoneCity } from './moments.ts';

const at = (text: string) => Temporal.Instant.from(text);
const JUNE = at('2027-06-30T00:00:00Z');
const JANUARY = at('2027-01-15T12:00:00Z');

describe('sameClock', () => {
  test('zones share a clock when their offsets agree at that instant', () => {
    expect(hasSameOffset(JANUARY, 'Europe/Lisbon', 'Europe/London')).toBe(true);
    expect(hasSameOffset(JANUARY, 'Europe/Lisbon', 'Europe/Berlin')).toBe(false);
  });

  test('a zone that changes its clock differs for part of the year', () => {
    expect(hasSameOffset(JANUARY, 'Europe/London', 'UTC')).toBe(true);
    expect(hasSameOffset(JUNE, 'Europe/London', 'UTC')).toBe(false);
  });
});

describe('formatMoment', () => {
  const of = (options: Partial<Parameters<typeof formatMoment>[1]>) =>
    formatMoment(at('2027-06-29T23:00:00Z'), {
      locale: 'en',
      zone: 'Europe/Lisbon',
      readerZone: null,
      day: 'with-year',
      ...options,
    });

  test('a reader by the same clock, or by none that is known, sees the time alone', () => {
    const there = 'Jun 30, 2027, 12:00 AM';
    expect(of({})).toEqual({ there, own: null });
    expect(of({ readerZone: 'Europe/London' })).toEqual({ there, own: null });
  });

  test('another reader sees their own time, with the day where it differs', () => {
    expect(of({ readerZone: 'Europe/Berlin' }).own).toBe('1:00 AM');
    expect(of({ readerZone: 'America/New_York' }).own).toBe('Jun 29, 2027, 7:00 PM');
  });

  test('a time whose day stands beside it says the day of another date alone', () => {
    expect(of({ day: 'none', readerZone: 'America/New_York' })).toEqual({
      there: '12:00 AM',
      own: 'Jun 29, 7:00 PM',
    });
  });

  test("hours are counted as the reader's language does", () => {
    expect(of({ locale: 'de' }).there).toBe('30. Juni 2027, 00:00');
  });
});

describe('formatReaderMoment', () => {
  // A Friday evening in Berlin.
  const NOW = at('2026-11-27T19:00:00Z');
  const said = (
    text: string,
    options: Partial<Parameters<typeof formatReaderMoment>[1]> = {},
  ): string =>
    formatReaderMoment(at(text), {
      locale: 'en',
      zone: 'Europe/Lisbon',
      readerZone: 'Europe/Berlin',
      day: 'near',
      now: NOW,
      ...options,
    }).text;

  test.each([
    ['2026-11-27T22:27:00Z', 'today 11:27 PM'],
    // Past midnight for the reader, not yet in Lisbon.
    ['2026-11-27T23:27:00Z', 'tomorrow 12:27 AM'],
    ['2026-11-29T22:52:00Z', 'Sunday 11:52 PM'],
    ['2026-12-03T22:59:00Z', 'Thursday 11:59 PM'],
    // A week off its weekday would be today's.
    ['2026-12-03T23:00:00Z', 'Fri, Dec 4, 12:00 AM'],
    ['2027-01-03T11:00:00Z', 'Sun, Jan 3, 2027, 12:00 PM'],
    ['2026-11-26T22:27:00Z', 'Thu, Nov 26, 11:27 PM'],
  ])('%s is %s', (instant, text) => {
    expect(said(instant)).toBe(text);
  });

  test('a clock that changes before the instant is read as it is then', () => {
    const before = { now: at('2026-03-28T12:00:00Z') };
    expect(said('2026-03-29T10:00:00Z', before)).toBe('tomorrow 12:00 PM');
  });

  test('without a present it says the date, and in a list a short weekday', () => {
    expect(said('2026-11-29T22:52:00Z', { now: null })).toBe('Sun, Nov 29, 11:52 PM');
    expect(said('2026-11-29T22:52:00Z', { day: 'brief' })).toBe('Sun 11:52 PM');
  });

  test("it is on the clock of the place while the reader's isn't known, and says so", () => {
    const of = { locale: 'en', zone: 'Europe/Lisbon', day: 'near', now: NOW } as const;
    expect(formatReaderMoment(at('2026-11-27T23:27:00Z'), { ...of, readerZone: null })).toEqual({
      text: 'today 11:27 PM',
      isThere: true,
    });
  });

  test.each([
    ['de', 'morgen, 23:27', 'Sonntag, 23:52', 'Fr., 11. Dez., 23:52'],
    ['es', 'mañana, 23:27', 'el domingo, 23:52', 'el vie, 11 dic, 23:52'],
    ['fr', 'demain 23:27', 'dimanche 23:52', 'le ven. 11 déc., 23:52'],
    ['it', 'domani 23:27', 'domenica 23:52', 'ven 11 dic, 23:52'],
    ['pt', 'amanhã, 23:27', 'domingo, 23:52', 'sex., 11 de dez., 23:52'],
    ['ar', 'غدًا 11:27 م', 'الأحد 11:52 م', 'الجمعة، 11 ديسمبر، 11:52 م'],
    ['ja', '明日 23:27', '23:52 (日曜日)', '12月11日(金) 23:52'],
    ['zh', '明天23:27', '星期日23:52', '12月11日周五 23:52'],
  ])('in %s it is said as in that language', (locale, tomorrow, weekday, date) => {
    expect(said('2026-11-28T22:27:00Z', { locale })).toBe(tomorrow);
    expect(said('2026-11-29T22:52:00Z', { locale })).toBe(weekday);
    expect(said('2026-12-11T22:52:00Z', { locale })).toBe(date);
  });

  test('no zone has a long name', () => {
    expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(zoneCity('UTC')).toBe('UTC');
  });
});
