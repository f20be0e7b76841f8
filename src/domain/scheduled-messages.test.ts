import { describe, expect, test } from 'vitest';
import type { ReservationStatus } from './reservation-lifecycle.ts';
import {
  canNameAt,
  canUnskip,
  isMessageDue,
  MESSAGE_MOMENTS,
  type MessageMoment,
  messageState,
  messageTime,
  type WrittenStay,
} from './scheduled-messages.ts';

const instant = (text: string) => Temporal.Instant.from(text);
const AGREED = instant('2026-03-02T09:00:00Z');
const STAY: WrittenStay = {
  status: 'approved',
  isInstant: false,
  paid: 0,
  paidAt: null,
  startDate: '2026-03-30',
  endDate: '2026-04-03',
  timeZone: 'Europe/Lisbon',
  agreedAt: AGREED,
  movedAt: null,
};
const on = (moment: MessageMoment) => ({ moment, onSince: instant('2026-01-01T00:00:00Z') });

// Lisbon changes its clocks on March 29.
test.each([
  ['approval', '2026-03-02T09:00:00Z'],
  ['before-arrival', '2026-03-27T09:00:00Z'],
  ['arrival', '2026-03-30T08:00:00Z'],
  ['before-departure', '2026-04-02T17:00:00Z'],
] as const)('%s is at %s, by the clocks of the home', (moment, at) => {
  expect(messageTime(moment, STAY)?.toString()).toBe(at);
});

test('a message about an approval names no code', () => {
  expect(MESSAGE_MOMENTS.filter((moment) => !canNameAt(moment, 'code'))).toEqual(['approval']);
  expect(MESSAGE_MOMENTS.every((moment) => canNameAt(moment, 'dates'))).toBe(true);
});

describe('the state of a message on the day of arrival', () => {
  const DUE = '2026-03-30T08:00:00Z';
  const state = (stay: Partial<WrittenStay>, now: string) =>
    messageState(on('arrival'), { ...STAY, ...stay }, null, instant(now));
  const isDue = (stay: Partial<WrittenStay>, now: string) =>
    isMessageDue(on('arrival'), { ...STAY, ...stay }, null, instant(now));

  test.each([
    ['a second before it', '2026-03-30T07:59:59Z', 'coming', false],
    ['at its time', DUE, 'coming', true],
    ['just before a day has passed', '2026-03-31T07:59:59Z', 'coming', true],
    ['a day later', '2026-03-31T08:00:00Z', 'missed', false],
  ] as const)('%s', (_name, now, shown, due) => {
    expect([state({}, now), isDue({}, now)]).toEqual([shown, due]);
  });

  test.each<[string, Partial<WrittenStay>]>([
    ['was agreed on after it', { agreedAt: instant('2026-03-30T08:00:01Z') }],
    ['was moved after it', { movedAt: instant('2026-03-30T08:00:01Z') }],
    ['is a hold that is not paid', { isInstant: true, agreedAt: null }],
    ['was never approved', { status: 'pending', agreedAt: null }],
    ...(['declined', 'expired', 'cancelled', 'completed', 'no-show'] as ReservationStatus[]).map(
      (status): [string, Partial<WrittenStay>] => [`is ${status}`, { status }],
    ),
  ])('is none for a stay that %s', (_name, stay) => {
    expect([state(stay, DUE), isDue(stay, DUE)]).toEqual([null, false]);
  });

  test('is none while it is off, or where it was switched on after its time', () => {
    const find = (onSince: string | null) =>
      messageState(
        { moment: 'arrival', onSince: onSince === null ? null : instant(onSince) },
        STAY,
        null,
        instant(DUE),
      );
    expect([find(null), find('2026-03-30T08:00:01Z'), find(DUE)]).toEqual([null, null, 'coming']);
  });

  test('is what became of it, whatever follows', () => {
    const now = instant(DUE);
    expect(messageState(on('arrival'), STAY, 'sent', now)).toBe('sent');
    expect(isMessageDue(on('arrival'), STAY, 'skipped', now)).toBe(false);
    expect(canUnskip('arrival', STAY, now)).toBe(false);
    expect(canUnskip('arrival', STAY, now.subtract({ seconds: 1 }))).toBe(true);
    expect(canUnskip('approval', { ...STAY, agreedAt: null }, now)).toBe(true);
  });
});
