import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAST_OFFER_HOURS, offerDeadline } from './waitlist.ts';

const at = (text: string) => Temporal.Instant.from(text);
const until = (now: string, startsAt: string, zone = 'UTC') =>
  offerDeadline(at(now), at(startsAt), zone)?.toString() ?? null;

describe('an offer stands', () => {
  it.each([
    [
      'for twelve hours of one day',
      '2027-05-03T08:00:00Z',
      '2027-05-10T18:00:00Z',
      '2027-05-03T20:00:00Z',
    ],
    [
      'to the next morning, the night left out',
      '2027-05-03T20:00:00Z',
      '2027-05-10T18:00:00Z',
      '2027-05-04T18:00:00Z',
    ],
    [
      'from the morning on, made at night',
      '2027-05-03T23:30:00Z',
      '2027-05-10T18:00:00Z',
      '2027-05-04T20:00:00Z',
    ],
    [
      'from the same morning on, made before it',
      '2027-05-03T03:00:00Z',
      '2027-05-10T18:00:00Z',
      '2027-05-03T20:00:00Z',
    ],
    [
      'through the night on the last day',
      '2027-05-09T20:00:00Z',
      '2027-05-10T18:00:00Z',
      '2027-05-10T08:00:00Z',
    ],
    [
      'until two hours before the start',
      '2027-05-10T09:00:00Z',
      '2027-05-10T18:00:00Z',
      '2027-05-10T16:00:00Z',
    ],
  ])('%s', (_, now, startsAt, expected) => {
    expect(until(now, startsAt)).toBe(expected);
  });

  it('no more where it would be shorter than nothing', () => {
    expect(until('2027-05-10T16:00:00Z', '2027-05-10T18:00:00Z')).toBeNull();
    expect(until('2027-05-10T15:59:59Z', '2027-05-10T18:00:00Z')).toBe('2027-05-10T16:00:00Z');
  });

  it('by the clock of the person', () => {
    // Nine in the evening in Tokyo: one hour before the night, eleven after it.
    expect(until('2027-05-03T12:00:00Z', '2027-05-10T18:00:00Z', 'Asia/Tokyo')).toBe(
      '2027-05-04T10:00:00Z',
    );
  });

  it('ahead, before the start, and ends at no hour of the night unless it is near', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 * 24 * 60 }),
        fc.integer({ min: 1, max: 30 * 24 * 60 }),
        fc.constantFrom('UTC', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago'),
        (minutes, ahead, zone) => {
          const now = at('2027-01-01T00:00:00Z').add({ minutes });
          const startsAt = now.add({ minutes: ahead });
          const end = offerDeadline(now, startsAt, zone);
          if (ahead <= LAST_OFFER_HOURS * 60) {
            expect(end).toBeNull();
            return;
          }
          if (end === null) throw new Error('there is time');
          expect(Temporal.Instant.compare(now, end)).toBeLessThan(0);
          const last = startsAt.subtract({ hours: LAST_OFFER_HOURS });
          expect(Temporal.Instant.compare(end, last)).toBeLessThanOrEqual(0);
          if (ahead > 24 * 60 && !end.equals(last)) {
            const { hour, minute } = end.toZonedDateTimeISO(zone);
            expect(hour * 60 + minute).toBeGreaterThanOrEqual(8 * 60);
            expect(hour * 60 + minute).toBeLessThanOrEqual(22 * 60);
          }
        },
      ),
    );
  });
});
