import { describe, expect, test } from 'vitest';
import { readSeatsRequest, seatsParams } from './seats-request.ts';

const ENTRY = '4b6d0b1e-6d0f-4f0e-9a51-6b7d1f0f7a01';
const NOTHING = { session: null, guests: 1, scheduleDuration: 'one-time' } as const;

describe('a request in the URL', () => {
  test('is read back as it was written', () => {
    const request = {
      session: { entryId: ENTRY, date: '2026-05-05' },
      guests: 3,
      scheduleDuration: 'full',
    } as const;
    expect(readSeatsRequest(seatsParams(request))).toEqual(request);
    expect(seatsParams(NOTHING)).toEqual({});
  });

  test.each([
    ['an entry that is none', { session: 'x', date: '2026-05-05' }],
    ['a date alone', { date: '2026-05-05' }],
    ['a day that never was', { session: ENTRY, date: '2026-02-30' }],
    ['no guests', { guestCount: '0' }],
    ['half a guest', { guestCount: '1.5' }],
    ['another length', { scheduleDuration: 'forever' }],
  ])('ignores %s', (_, params) => {
    expect(readSeatsRequest(params)).toEqual(NOTHING);
  });
});
