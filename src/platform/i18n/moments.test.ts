import { describe, expect, test } from 'vitest';
import { formatMoment, sameClock, zoneName } from './moments.ts';

const at = (text: string) => Temporal.Instant.from(text);
const JUNE = at('2027-06-30T00:00:00Z');
const JANUARY = at('2027-01-15T12:00:00Z');

describe('zoneName', () => {
  test.each([
    ['Europe/Lisbon', JANUARY, 'Western European Standard Time'],
    ['Europe/Lisbon', JUNE, 'Western European Summer Time'],
    ['Europe/Tallinn', JUNE, 'Eastern European Summer Time'],
    ['Europe/Istanbul', JUNE, 'Türkiye Standard Time'],
    ['America/Cancun', JUNE, 'Eastern Standard Time'],
    ['America/Los_Angeles', JUNE, 'Pacific Daylight Time'],
    ['America/Coyhaique', JUNE, 'Coyhaique Time'],
    ['UTC', JUNE, 'Coordinated Universal Time'],
  ])('%s is named as of the date', (zone, instant, name) => {
    expect(zoneName(instant, zone, 'en')).toBe(name);
  });

  test('no zone is named by an offset, and none is without a name', () => {
    const offsets = Intl.supportedValuesOf('timeZone').flatMap((zone) =>
      ['en', 'de', 'fr', 'ar'].flatMap((locale) => {
        const name = zoneName(JUNE, zone, locale);
        return name === '' || /\p{Nd}|^(?:GMT|UTC)$/u.test(name)
          ? [`${zone} ${locale}: ${name}`]
          : [];
      }),
    );
    expect(offsets).toEqual([]);
  });

  test('zones of one name show one clock at that date', () => {
    const wrong: string[] = [];
    for (const instant of [JANUARY, JUNE]) {
      const first = new Map<string, string>();
      for (const zone of Intl.supportedValuesOf('timeZone')) {
        const name = zoneName(instant, zone, 'en');
        const other = first.get(name) ?? zone;
        if (!sameClock(instant, zone, other)) wrong.push(`${name}: ${other}, ${zone}`);
        first.set(name, other);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('sameClock', () => {
  test('zones share a clock when their offsets agree at that instant', () => {
    expect(sameClock(JANUARY, 'Europe/Lisbon', 'Europe/London')).toBe(true);
    expect(sameClock(JANUARY, 'Europe/Lisbon', 'Europe/Berlin')).toBe(false);
  });

  test('a zone that changes its clock differs for part of the year', () => {
    expect(sameClock(JANUARY, 'Europe/London', 'UTC')).toBe(true);
    expect(sameClock(JUNE, 'Europe/London', 'UTC')).toBe(false);
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
    expect(of({})).toEqual({ home: 'Jun 30, 2027, 12:00 AM', own: null });
    expect(of({ readerZone: 'Europe/London' })).toEqual({
      home: 'Jun 30, 2027, 12:00 AM',
      own: null,
    });
  });

  test("another reader sees the zone's name and their own time, with the day where it differs", () => {
    expect(of({ readerZone: 'Europe/Berlin' })).toEqual({
      home: 'Jun 30, 2027, 12:00 AM Western European Summer Time',
      own: '1:00 AM',
    });
    expect(of({ readerZone: 'America/New_York' }).own).toBe('Jun 29, 2027, 7:00 PM');
  });

  test('where the zone is named for many moments at once, each still has the own time', () => {
    expect(of({ readerZone: 'Asia/Tokyo', naming: 'never' })).toEqual({
      home: 'Jun 30, 2027, 12:00 AM',
      own: '8:00 AM',
    });
  });

  test('a time whose day stands beside it says the day of another date alone', () => {
    expect(of({ day: 'none', readerZone: 'America/New_York' })).toEqual({
      home: '12:00 AM Western European Summer Time',
      own: 'Jun 29, 7:00 PM',
    });
  });

  test("hours are counted as the reader's language does", () => {
    expect(of({ locale: 'de' }).home).toBe('30. Juni 2027, 00:00');
    expect(of({ locale: 'en', naming: 'always' }).home).toBe(
      'Jun 30, 2027, 12:00 AM Western European Summer Time',
    );
  });
});
