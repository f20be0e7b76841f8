import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LAST_OFFER_HOURS,
  type OfferableSession,
  offerDeadline,
  offerObstacle,
} from './waitlist.ts';

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

describe('nobody is offered seats', () => {
  const NOW = at('2027-05-03T08:00:00Z');
  const OPEN: OfferableSession = {
    status: 'scheduled',
    startsAt: at('2027-05-10T18:00:00Z'),
    isListed: true,
    free: 2,
  };
  it.each([
    ['of a session that is cancelled', { status: 'cancelled', free: 0 }, 'session-cancelled'],
    ['once it has begun', { startsAt: NOW, isListed: false }, 'session-over'],
    ['where nobody can book', { isListed: false, free: 0 }, 'not-listed'],
    ['while none is free', { free: 0, startsAt: NOW.add({ hours: 2 }) }, 'full'],
    ['where more was lost than there is', { free: -1 }, 'full'],
    ['two hours before it', { startsAt: NOW.add({ hours: 2 }) }, 'starts-soon'],
    ['where fewer are free than wanted', { free: 1 }, 'too-few-seats'],
  ] as const)('%s', (_, change, expected) => {
    expect(offerObstacle({ ...OPEN, ...change }, 2, NOW)).toBe(expected);
  });

  it('in no other case', () => {
    expect(offerObstacle(OPEN, 2, NOW)).toBeNull();
    const near = { ...OPEN, startsAt: NOW.add({ hours: 2, seconds: 1 }) };
    expect(offerObstacle(near, 2, NOW)).toBeNull();
  });

  it('after the deadline that an offer would have', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 60 * 24 * 60 }), (minutes) => {
        const startsAt = NOW.add({ minutes });
        const isOffered = offerObstacle({ ...OPEN, startsAt }, 1, NOW) === null;
        expect(offerDeadline(NOW, startsAt, 'Europe/Berlin') !== null).toBe(isOffered);
      }),
    );
  });
});
