import { describe, expect, it } from 'vitest';
import {
  type Actor,
  canAnswerChange,
  canApprove,
  canCancel,
  canCheckIn,
  canDecline,
  canPay,
  canSeeArrivalDetails,
  canSeeCheckInCode,
  canSeeConversation,
  canSeeCustomerProfile,
  canSeeGuestContact,
  canSeeReservation,
  canUpdateDates,
  type ReservationParties,
  sharesContactDetails,
} from './permissions.ts';
import { RESERVATION_STATUSES, type ReservationStatus } from './reservation-lifecycle.ts';

const guest: Actor = { id: 'guest', role: 'user' };
const host: Actor = { id: 'host', role: 'user' };
const stranger: Actor = { id: 'other', role: 'user' };
const admin: Actor = { id: 'root', role: 'admin' };
const actors = { guest, host, stranger, admin, visitor: null };

const reservation = (
  status: ReservationStatus,
  change: Partial<ReservationParties> = {},
): ReservationParties => ({
  guestId: 'guest',
  hostId: 'host',
  status,
  startDate: '2027-06-10',
  endDate: '2027-06-20',
  timeZone: 'Asia/Tokyo',
  paidAt: '2027-05-01T00:00:00Z',
  ...change,
});
const arrived = Temporal.Instant.from('2027-06-11T00:00:00Z');

type Who = keyof typeof actors;
const rules: [
  string,
  (reservation: ReservationParties, actor: Actor) => boolean,
  Partial<Record<Who, ReservationStatus[]>>,
][] = [
  ['canApprove', canApprove, { host: ['pending'] }],
  ['canDecline', canDecline, { host: ['pending'] }],
  [
    'canCancel',
    (r, a) => canCancel(r, a, arrived),
    { guest: ['pending', 'approved', 'checked-in'], host: ['approved'] },
  ],
  ['canUpdateDates', canUpdateDates, { guest: ['pending', 'approved'] }],
  ['canAnswerChange', canAnswerChange, { host: ['approved'] }],
  ['canPay', (r, a) => canPay({ ...r, paidAt: null }, a), { guest: ['approved'] }],
  ['canCheckIn', (r, a) => canCheckIn(r, a, arrived), { guest: ['approved'] }],
  [
    'canSeeReservation',
    canSeeReservation,
    {
      guest: [...RESERVATION_STATUSES],
      host: [...RESERVATION_STATUSES],
      admin: [...RESERVATION_STATUSES],
    },
  ],
  ['canSeeCustomerProfile', canSeeCustomerProfile, { host: [...RESERVATION_STATUSES] }],
  [
    'canSeeGuestContact',
    canSeeGuestContact,
    { host: ['approved', 'checked-in', 'completed', 'no-show'] },
  ],
  [
    'canSeeCheckInCode',
    canSeeCheckInCode,
    { host: ['approved', 'checked-in', 'completed', 'no-show'] },
  ],
  [
    'canSeeArrivalDetails',
    (r, a) => canSeeArrivalDetails(r, a, arrived),
    { guest: ['approved', 'checked-in'], host: [...RESERVATION_STATUSES] },
  ],
];

describe.each(rules)('%s', (_, can, allowed) => {
  it.each(Object.keys(actors) as Who[])('%s', (who) => {
    const statuses = RESERVATION_STATUSES.filter((each) => can(reservation(each), actors[who]));
    expect(statuses).toEqual(allowed[who] ?? []);
  });
});

describe('leaving early', () => {
  const checkedIn = reservation('checked-in');
  it.each([
    ['in the last moment before the day of leaving', '2027-06-19T14:59:59Z', true],
    ['as the day of leaving begins where the home is', '2027-06-19T15:00:00Z', false],
  ])('%s', (_, moment, allowed) => {
    expect(canCancel(checkedIn, guest, Temporal.Instant.from(moment))).toBe(allowed);
  });
});

describe('payment', () => {
  it('is asked for once', () => {
    expect(canPay(reservation('approved'), guest)).toBe(false);
    expect(canPay(reservation('approved', { paidAt: undefined }), guest)).toBe(true);
  });

  it('comes before the door opens', () => {
    const unpaid = reservation('approved', { paidAt: null });
    expect(canCheckIn(unpaid, guest, arrived)).toBe(false);
    expect(canSeeArrivalDetails(unpaid, guest, arrived)).toBe(false);
  });
});

describe('moments, in the zone of the listing', () => {
  it.each([
    ['a second before the arrival day', '2027-06-09T14:59:59Z', false],
    ['the arrival day', '2027-06-09T15:00:00Z', true],
    ['the last second of the day of leaving', '2027-06-20T14:59:59Z', true],
    ['the day after', '2027-06-20T15:00:00Z', false],
  ])('check-in: %s', (_, now, may) => {
    expect(canCheckIn(reservation('approved'), guest, Temporal.Instant.from(now))).toBe(may);
  });

  it.each([
    ['a second before three days', '2027-06-06T14:59:59Z', false],
    ['three days before', '2027-06-06T15:00:00Z', true],
    ['the last second of the day of leaving', '2027-06-20T14:59:59Z', true],
    ['the day after', '2027-06-20T15:00:00Z', false],
  ])('arrival details: %s', (_, now, may) => {
    const instant = Temporal.Instant.from(now);
    expect(canSeeArrivalDetails(reservation('approved'), guest, instant)).toBe(may);
    expect(canSeeArrivalDetails(reservation('approved'), host, instant)).toBe(true);
  });
});

describe('conversations', () => {
  it('are open to the two who hold them, and not to an administrator', () => {
    const readers = Object.entries(actors).filter(([, actor]) =>
      canSeeConversation({ guestId: 'guest', hostId: 'host' }, actor),
    );
    expect(readers.map(([who]) => who)).toEqual(['guest', 'host']);
  });

  it('share contact details while a reservation is, or was, approved', () => {
    const shared = RESERVATION_STATUSES.filter((status) => sharesContactDetails([status]));
    expect(shared).toEqual(['approved', 'checked-in', 'completed', 'no-show']);
    expect(sharesContactDetails([])).toBe(false);
    expect(sharesContactDetails(['cancelled', 'approved'])).toBe(true);
  });
});
