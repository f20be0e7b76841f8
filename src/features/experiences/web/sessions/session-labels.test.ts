import { describe, expect, test } from 'vitest';
import { type SessionClocks, sessionLabels } from './session-labels.ts';

/** Half past six to nine in the evening in Lisbon, in summer. */
const EVENING = { startsAt: '2026-05-05T17:30:00Z', endsAt: '2026-05-05T20:00:00Z' };
const words = (clocks: Partial<SessionClocks>, session = EVENING) =>
  sessionLabels(
    session,
    { zone: 'Europe/Lisbon', readerZone: null, workZone: null, ...clocks },
    'en',
  );

describe('a session is told', () => {
  test('by the clock there, with the weekday', () => {
    expect(words({})).toEqual({
      day: 'Tue, May 5, 2026',
      hours: '6:30 – 9:00 PM',
      own: null,
      work: null,
    });
  });

  test('by the reader’s, where it shows another time on that date', () => {
    expect(words({ readerZone: 'Europe/London' }).own).toBeNull();
    expect(words({ readerZone: 'Europe/Berlin' }).own).toBe('7:30 – 10:00 PM');
  });

  test('with the day where that is another one for the reader', () => {
    expect(words({ readerZone: 'Asia/Tokyo' }).own).toBe('May 6, 2:30 – 5:00 AM');
  });

  test('by that of their work, unless another one says so already', () => {
    const zones = { readerZone: 'Europe/Berlin', workZone: 'America/New_York' };
    expect(words(zones).work).toBe('1:30 – 4:00 PM');
    expect(words({ ...zones, workZone: 'Europe/Paris' }).work).toBeNull();
    expect(words({ ...zones, workZone: 'Europe/Lisbon' }).work).toBeNull();
    expect(words({ workZone: 'America/New_York' }).work).toBe('1:30 – 4:00 PM');
  });

  test('past midnight on another clock', () => {
    expect(words({ readerZone: 'Asia/Karachi' }).own).toBe('10:30 PM – 1:00 AM');
  });
});
