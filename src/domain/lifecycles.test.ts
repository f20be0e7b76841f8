import { describe, expect, it } from 'vitest';
import { KINDS } from './kinds.ts';
import { canRevive, LIFECYCLES, nextStatus, OPEN_STATUSES } from './lifecycles.ts';
import { RESERVATION_ACTIONS, RESERVATION_STATUSES } from './reservation-lifecycle.ts';
import { LISTING_KINDS } from './vocabulary.ts';

const PARTIES = ['guest', 'host', 'system'] as const;

describe('nights', () => {
  it.each([
    ['pending', 'approve', 'host', 'approved'],
    ['pending', 'approve', 'guest', null],
    ['pending', 'approve', 'system', 'approved'],
    ['pending', 'decline', 'host', 'declined'],
    ['pending', 'expire', 'system', 'expired'],
    ['pending', 'cancel', 'guest', 'cancelled'],
    ['pending', 'cancel', 'system', 'cancelled'],
    ['pending', 'cancel', 'host', null],
    ['pending', 'check-in', 'guest', null],
    ['pending', 'pay', 'guest', null],
    ['pending', 'update-dates', 'guest', 'pending'],
    ['approved', 'approve', 'host', null],
    ['approved', 'update-dates', 'guest', null],
    ['approved', 'request-change', 'guest', 'approved'],
    ['approved', 'accept-change', 'guest', null],
    ['approved', 'accept-change', 'host', 'approved'],
    ['approved', 'pay', 'guest', 'approved'],
    ['approved', 'cancel', 'host', 'cancelled'],
    ['approved', 'cancel', 'system', 'cancelled'],
    ['approved', 'check-in', 'guest', 'checked-in'],
    ['approved', 'check-in', 'host', null],
    ['approved', 'no-show', 'system', 'no-show'],
    ['approved', 'no-show', 'host', null],
    ['approved', 'no-show', 'guest', null],
    ['approved', 'complete', 'system', null],
    ['checked-in', 'complete', 'system', 'completed'],
    ['checked-in', 'cancel', 'guest', 'cancelled'],
    ['checked-in', 'cancel', 'host', null],
    ['checked-in', 'cancel', 'system', null],
  ] as const)('%s: %s by %s gives %s', (status, action, by, next) => {
    expect(nextStatus('stay', status, action, by)).toBe(next);
    expect(nextStatus('itinerant', status, action, by)).toBe(next);
  });

  it('are free again of what will not take place', () => {
    const { holding } = LIFECYCLES.stay;
    const frees = RESERVATION_STATUSES.filter((status) => !holding.includes(status));
    expect(frees).toEqual(['declined', 'expired', 'cancelled', 'no-show']);
  });
});

describe('seats', () => {
  it.each([
    ['pending', 'pay', 'guest', 'pending'],
    ['pending', 'confirm', 'system', 'approved'],
    ['pending', 'confirm', 'host', null],
    ['pending', 'approve', 'host', null],
    ['pending', 'decline', 'host', null],
    ['pending', 'expire', 'system', 'expired'],
    ['pending', 'cancel', 'guest', 'cancelled'],
    ['pending', 'cancel', 'host', null],
    ['pending', 'cancel', 'system', 'cancelled'],
    ['expired', 'confirm', 'system', 'approved'],
    ['expired', 'confirm', 'guest', null],
    ['expired', 'pay', 'guest', null],
    ['approved', 'reschedule', 'system', 'approved'],
    ['approved', 'reschedule', 'host', null],
    ['approved', 'pay', 'guest', null],
    ['approved', 'cancel', 'host', 'cancelled'],
    ['approved', 'check-in', 'guest', 'checked-in'],
    ['approved', 'check-in', 'host', 'checked-in'],
    ['approved', 'check-in', 'system', null],
    ['checked-in', 'cancel', 'guest', null],
    ['checked-in', 'cancel', 'system', 'cancelled'],
    ['checked-in', 'complete', 'system', 'completed'],
  ] as const)('%s: %s by %s gives %s', (status, action, by, next) => {
    expect(nextStatus('experience', status, action, by)).toBe(next);
  });

  it('are free again of what will not take place', () => {
    expect(LIFECYCLES.experience.holding).toEqual([
      'pending',
      'approved',
      'checked-in',
      'completed',
    ]);
  });
});

describe.each(LISTING_KINDS)('%s', (kind) => {
  it('leaves every terminal status alone that nothing revives', () => {
    const { terminal } = LIFECYCLES[kind];
    for (const status of terminal.filter((each) => !canRevive(kind, each))) {
      for (const action of RESERVATION_ACTIONS) {
        for (const by of PARTIES) expect(nextStatus(kind, status, action, by)).toBeNull();
      }
    }
  });

  it('ends', () => {
    expect(LIFECYCLES[kind].terminal).toContain('completed');
  });
});

it('seats come back from an ended hold alone, and that stays an ending', () => {
  const { terminal, holding, statuses } = LIFECYCLES.experience;
  expect(statuses.filter((status) => canRevive('experience', status))).toEqual(['expired']);
  expect(terminal).toContain('expired');
  expect(holding).not.toContain('expired');
  for (const status of LIFECYCLES.stay.statuses) expect(canRevive('stay', status)).toBe(false);
});

it('every action and status has a use', () => {
  const graphs = Object.values(LIFECYCLES);
  const used = new Set(graphs.flatMap(({ transitions }) => transitions.map((way) => way.action)));
  expect([...used].sort()).toEqual([...RESERVATION_ACTIONS].sort());
  const reached = new Set(graphs.flatMap(({ statuses }) => statuses));
  expect([...reached].sort()).toEqual([...RESERVATION_STATUSES].sort());
});

it('open is what something can still come of, whatever is reserved', () => {
  expect(OPEN_STATUSES).toEqual(['pending', 'approved', 'checked-in']);
});

it.each(LISTING_KINDS)('%s is paid when its facts say so', (kind) => {
  const isPaidAtOnce = nextStatus(kind, LIFECYCLES[kind].initial, 'pay', 'guest') !== null;
  expect(isPaidAtOnce).toBe(KINDS[kind].payment === 'on-booking');
});
