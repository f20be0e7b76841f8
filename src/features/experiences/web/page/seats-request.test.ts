import { describe, expect, test } from 'vitest';
import type { Session } from '#features/experiences/contract.ts';
import { fitSeatsRequest } from './seats-request.ts';

const ENTRY = '4b6d0b1e-6d0f-4f0e-9a51-6b7d1f0f7a01';
const NOTHING = { session: null, guests: 1, scheduleDuration: 'one-time' } as const;

describe('without a session', () => {
  const session = (date: string, left: number, status: Session['status'] = 'scheduled') => ({
    entryId: ENTRY,
    date,
    title: 'Table',
    startsAt: `${date}T17:30:00Z`,
    endsAt: `${date}T20:00:00Z`,
    timeZone: 'Europe/Lisbon',
    left,
    capacity: 7,
    withdrawn: 0,
    status,
    note: '',
  });
  const price = {
    tier: 'weekly',
    session: 875,
    period: 1_750,
    sessionsPerPeriod: 2,
    fee: 500,
    deposit: 0,
    basePrice: null,
  } as const;
  const sessions = [
    session('2026-05-05', 7, 'cancelled'),
    session('2026-05-07', 1),
    session('2026-05-12', 2),
  ];

  test('takes the next that has seats for all', () => {
    const dateFor = (guests: number) =>
      fitSeatsRequest({ ...NOTHING, guests }, { state: 'listed', sessions, price }).session?.date;
    expect([dateFor(1), dateFor(2), dateFor(3)]).toEqual(['2026-05-07', '2026-05-12', undefined]);
  });

  test.each(['awaiting-host-payment', 'paused'] as const)(
    'takes none of one that is %s',
    (state) => {
      const asked = { ...NOTHING, session: { entryId: ENTRY, date: '2026-05-07' } };
      expect(fitSeatsRequest(asked, { state, sessions, price }).session).toBeNull();
    },
  );

  test('takes no pass where there is none', () => {
    const asked = { ...NOTHING, scheduleDuration: 'full' } as const;
    const of = (change: object) =>
      fitSeatsRequest(asked, { state: 'listed', sessions, price: { ...price, ...change } })
        .scheduleDuration;
    expect(of({})).toBe('full');
    expect(of({ sessionsPerPeriod: 1 })).toBe('one-time');
    expect(of({ tier: 'one-time' })).toBe('one-time');
  });
});
