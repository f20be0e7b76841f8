import { describe, expect, it } from 'vitest';
import {
  answerDeadline,
  checkGraph,
  HOLDS_NIGHTS,
  type LifecycleGraph,
  nextStatus,
  payDeadline,
  RESERVATION_ACTIONS,
  RESERVATION_STATUSES,
  TERMINAL_STATUSES,
  TRANSITIONS,
} from './reservation-lifecycle.ts';

describe('nextStatus', () => {
  it.each([
    ['pending', 'approve', 'host', 'approved'],
    ['pending', 'approve', 'guest', null],
    ['pending', 'approve', 'system', null],
    ['pending', 'decline', 'host', 'declined'],
    ['pending', 'expire', 'system', 'expired'],
    ['pending', 'cancel', 'guest', 'cancelled'],
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
    expect(nextStatus(status, action, by)).toBe(next);
  });

  it('leaves every terminal status alone', () => {
    for (const status of TERMINAL_STATUSES) {
      for (const action of RESERVATION_ACTIONS) {
        for (const by of ['guest', 'host', 'system'] as const) {
          expect(nextStatus(status, action, by)).toBeNull();
        }
      }
    }
  });

  it('has a use for every action', () => {
    const used = new Set(TRANSITIONS.map(({ action }) => action));
    expect([...used].sort()).toEqual([...RESERVATION_ACTIONS].sort());
  });

  it('frees the nights of what will not take place', () => {
    const frees = RESERVATION_STATUSES.filter((status) => !HOLDS_NIGHTS.includes(status));
    expect(frees).toEqual(['declined', 'expired', 'cancelled', 'no-show']);
  });
});

describe('checkGraph', () => {
  const way = { from: 'a', to: 'b', action: 'go', by: ['guest'], why: 'To get there.' };
  const graph = (change: Partial<LifecycleGraph>): LifecycleGraph => ({
    statuses: ['a', 'b'],
    initial: 'a',
    terminal: ['b'],
    transitions: [way],
    ...change,
  });

  it('accepts a whole graph', () => {
    expect(() => checkGraph(graph({}))).not.toThrow();
  });

  it.each([
    ['unreachable', { statuses: ['a', 'b', 'c'], terminal: ['b', 'c'] }, '"c" cannot be reached'],
    ['an exit of a terminal', { transitions: [way, { ...way, from: 'b', to: 'a' }] }, 'terminal'],
    ['a stay within a terminal', { transitions: [way, { ...way, from: 'b' }] }, 'terminal'],
    ['a duplicate', { transitions: [way, way] }, 'listed twice'],
    ['one action, two ends', { transitions: [way, { ...way, to: 'a' }] }, 'listed twice'],
    [
      'an unknown end',
      { transitions: [way, { ...way, action: 'x', to: 'z' }] },
      'unknown status "z"',
    ],
    ['an unknown beginning', { initial: 'z' }, 'unknown status "z"'],
    ['a status twice', { statuses: ['a', 'b', 'b'] }, 'listed twice'],
    ['nobody who may', { transitions: [{ ...way, by: [] }] }, 'names no one'],
    ['no reason', { transitions: [{ ...way, why: ' ' }] }, 'no reason'],
    [
      'a dead end',
      { statuses: ['a', 'b', 'c'], transitions: [way, { ...way, action: 'stray', to: 'c' }] },
      '"c" has no way out',
    ],
    [
      'no way out but to itself',
      { terminal: [], transitions: [way, { ...way, from: 'b' }] },
      '"b" has no way out',
    ],
  ])('refuses %s', (_, change, message) => {
    expect(() => checkGraph(graph(change))).toThrow(message);
  });
});

describe('deadlines', () => {
  const at = (text: string) => Temporal.Instant.from(text);

  it.each([
    ['72 hours', '2027-06-01T12:00:00Z', '2027-06-04T12:00:00Z'],
    ['72 hours that end with the start', '2027-06-06T15:00:00Z', '2027-06-09T15:00:00Z'],
    ['the start in the zone of the listing', '2027-06-08T12:00:00Z', '2027-06-09T15:00:00Z'],
    ['the start, a second before it', '2027-06-09T14:59:59Z', '2027-06-09T15:00:00Z'],
    ['the first day, from its first moment', '2027-06-09T15:00:00Z', '2027-06-10T15:00:00Z'],
    ['the first day, in its evening', '2027-06-10T12:00:00Z', '2027-06-10T15:00:00Z'],
  ])('an answer is due within %s', (_, requested, due) => {
    const stay = { startDate: '2027-06-10', timeZone: 'Asia/Tokyo' };
    expect(answerDeadline(at(requested), stay).toString()).toBe(due);
  });

  it.each([
    ['within 72 hours of the request', '2027-06-20', '2027-06-11T12:00:00Z'],
    ['by the new start', '2027-06-10', '2027-06-09T15:00:00Z'],
    ['within the first day of a stay moved to today', '2027-06-09', '2027-06-09T15:00:00Z'],
  ])('an answer to dates changed on a later day is due %s', (_, startDate, due) => {
    const stay = { startDate, timeZone: 'Asia/Tokyo' };
    const changed = at('2027-06-09T09:00:00Z');
    expect(answerDeadline(at('2027-06-08T12:00:00Z'), stay, changed).toString()).toBe(due);
  });

  it('a payment is due within 24 hours of the clock, over daylight saving too', () => {
    expect(payDeadline(at('2027-03-27T23:30:00Z')).toString()).toBe('2027-03-28T23:30:00Z');
  });
});
