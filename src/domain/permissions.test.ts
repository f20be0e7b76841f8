import { describe, expect, it, test } from 'vitest';
import {
  type Actor,
  type AgreementParties,
  agreementVerdict,
  canEditListing,
  canSeeAgreementAddress,
  canSeeArrivalDetails,
  canSeeCheckInCode,
  canSeeConversation,
  canSeeCustomerProfile,
  canSeeGuestCode,
  canSeeGuestContact,
  canSeeReservation,
  isLetterValid,
  LONG_AGREEMENT_NIGHTS,
  letterVerdict,
  RESERVATION_REQUESTS,
  type ReservationParties,
  type ReservationRequest,
  type ReservationState,
  sharesContactDetails,
  verdictOn,
} from './permissions.ts';
import { RESERVATION_STATUSES, type ReservationStatus } from './reservation-lifecycle.ts';
import { nightMoments } from './reservation-moments.ts';

const guest: Actor = { id: 'guest', role: 'user' };
const host: Actor = { id: 'host', role: 'user' };
const stranger: Actor = { id: 'other', role: 'user' };
const admin: Actor = { id: 'root', role: 'admin' };
const actors = { guest, host, stranger, admin, visitor: null };

const DATES = { startDate: '2027-06-10', endDate: '2027-06-20', timeZone: 'Asia/Tokyo' };
const reservation = (
  status: ReservationStatus,
  change: Partial<ReservationState> = {},
): ReservationState => ({
  kind: 'stay',
  guestId: 'guest',
  hostId: 'host',
  status,
  ...DATES,
  ...nightMoments(DATES),
  paidAt: '2027-05-01T00:00:00Z',
  answerBy: Temporal.Instant.from('2027-06-30T00:00:00Z'),
  payBy: null,
  codeLockedUntil: null,
  due: 0,
  changeWaiting: false,
  ...change,
});
const between = (status: ReservationStatus) => ({
  status,
  isInstant: false,
  paid: 0,
  paidAt: null,
});
const arrived = Temporal.Instant.from('2027-06-11T00:00:00Z');

type Who = keyof typeof actors;
const views: [
  string,
  (reservation: ReservationParties, actor: Actor) => boolean,
  Partial<Record<Who, ReservationStatus[]>>,
][] = [
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

describe.each(views)('%s', (_, can, allowed) => {
  it.each(Object.keys(actors) as Who[])('%s', (who) => {
    const statuses = RESERVATION_STATUSES.filter((each) => can(reservation(each), actors[who]));
    expect(statuses).toEqual(allowed[who] ?? []);
  });
});

/** A paid reservation, with the fields of its agreement. */
const agreed = (
  status: ReservationStatus,
  change: Partial<AgreementParties> = {},
): AgreementParties => ({ ...reservation(status), ...DATES, paid: 100, goAt: null, ...change });

describe('an agreement', () => {
  it.each([
    ['guest', 'approved', {}, 'ok'],
    ['host', 'approved', {}, 'ok'],
    ['guest', 'cancelled', {}, 'ok'],
    ['guest', 'approved', { paidAt: null }, 'ok'],
    ['guest', 'approved', { paid: 0 }, 'ok'],
    ['guest', 'approved', { paid: 0, paidAt: null }, 'payment-required'],
    ['host', 'pending', { paid: 0, paidAt: null }, 'payment-required'],
    ['guest', 'approved', { kind: 'experience' }, 'not-found'],
    ['admin', 'approved', {}, 'forbidden'],
    ['stranger', 'approved', {}, 'not-found'],
    ['visitor', 'approved', {}, 'not-found'],
  ] as const)('of the %s, %s, %j: %s', (who, status, change, verdict) => {
    expect(agreementVerdict(agreed(status, change), actors[who])).toBe(verdict);
  });

  it.each([
    ['guest', 'approved', {}, 'ok'],
    ['guest', 'checked-in', {}, 'ok'],
    ['guest', 'completed', {}, 'ok'],
    ['guest', 'cancelled', {}, 'ok'],
    ['guest', 'approved', { paid: 0, paidAt: null }, 'payment-required'],
    [
      'guest',
      'approved',
      { goAt: Temporal.Instant.from('2027-05-01T00:00:00Z') },
      'payment-required',
    ],
    ['host', 'approved', {}, 'forbidden'],
    ['admin', 'approved', {}, 'forbidden'],
    ['stranger', 'approved', {}, 'not-found'],
  ] as const)('has a letter for the %s, %s, %j: %s', (who, status, change, verdict) => {
    expect(letterVerdict(agreed(status, change), actors[who])).toBe(verdict);
  });
});

test('a letter is valid until the stay is called off', () => {
  const valid = RESERVATION_STATUSES.filter((status) => isLetterValid({ status }));
  expect(valid).toEqual(['approved', 'checked-in', 'completed']);
});

describe('the address of an agreement', () => {
  const early = Temporal.Instant.from('2027-05-02T00:00:00Z');
  const nights = (count: number) => {
    const end = Temporal.PlainDate.from(DATES.startDate).add({ days: count }).toString();
    return { endDate: end, ...nightMoments({ ...DATES, endDate: end }) };
  };
  const long = nights(LONG_AGREEMENT_NIGHTS + 1);
  it.each([
    ['28 nights, before the arrival details open', 'guest', 'approved', nights(28), early, false],
    ['28 nights, once they are open', 'guest', 'approved', nights(28), arrived, true],
    ['29 nights, at once', 'guest', 'approved', long, early, true],
    ['29 nights, unpaid', 'guest', 'approved', { ...long, paidAt: null }, early, false],
    ['29 nights, once they are over', 'guest', 'checked-in', long, long.endsAt, false],
    ['29 nights, cancelled', 'guest', 'cancelled', long, early, false],
    ['of the host, always', 'host', 'cancelled', {}, early, true],
    ['of staff, never', 'admin', 'approved', long, arrived, false],
  ] as const)('%s', (_, who, status, change, now, isShown) => {
    expect(canSeeAgreementAddress(agreed(status, change), actors[who], now)).toBe(isShown);
  });
});

const everyone = Object.keys(actors) as Who[];
const allowed: [
  ReservationRequest,
  Partial<ReservationState>,
  Partial<Record<Who, ReservationStatus[]>>,
][] = [
  ['approve', {}, { host: ['pending'] }],
  ['decline', {}, { host: ['pending'] }],
  ['cancel', {}, { guest: ['pending', 'approved', 'checked-in'], host: ['approved'] }],
  ['updateDates', {}, { guest: ['pending', 'approved'] }],
  ['answerChange', { changeWaiting: true }, { host: ['approved'] }],
  // Later instalments fall due while the stay runs.
  ['pay', { paidAt: null, due: 100 }, { guest: ['approved', 'checked-in'] }],
  ['checkIn', {}, { guest: ['approved'] }],
];

it('every request has its table', () => {
  expect(allowed.map(([request]) => request)).toEqual(RESERVATION_REQUESTS);
});

describe.each(allowed)('%s', (request, change, parties) => {
  const verdict = (status: ReservationStatus, who: Who) =>
    verdictOn(request, reservation(status, change), actors[who], arrived);

  it.each(everyone)('%s', (who) => {
    const statuses = RESERVATION_STATUSES.filter((status) => verdict(status, who) === 'ok');
    expect(statuses).toEqual(parties[who] ?? []);
  });

  it.each(everyone)('is refused to %s by who they are, then by the status', (who) => {
    const isHidden = who === 'stranger' || who === 'visitor';
    const isParty = parties[who] !== undefined;
    for (const status of RESERVATION_STATUSES) {
      if (parties[who]?.includes(status)) continue;
      const isDone = request === 'checkIn' && status === 'checked-in';
      const late = isDone ? 'already-checked-in' : 'status-conflict';
      const refusal = isHidden ? 'not-found' : isParty ? late : 'forbidden';
      expect(verdict(status, who), status).toBe(refusal);
    }
  });
});

describe('leaving early', () => {
  it.each([
    ['in the last moment before the check-out date', '2027-06-19T14:59:59Z', 'ok'],
    ['as the check-out date begins where the home is', '2027-06-19T15:00:00Z', 'status-conflict'],
  ])('%s', (_, moment, verdict) => {
    const now = Temporal.Instant.from(moment);
    expect(verdictOn('cancel', reservation('checked-in'), guest, now)).toBe(verdict);
  });
});

describe('a request', () => {
  const answerBy = Temporal.Instant.from('2027-06-01T00:00:00Z');
  it.each([
    ['approve', host],
    ['decline', host],
    ['updateDates', guest],
  ] as const)('%s is in time until the deadline', (request, actor) => {
    const state = reservation('pending', { answerBy });
    const before = answerBy.subtract({ nanoseconds: 1 });
    expect(verdictOn(request, state, actor, before)).toBe('ok');
    expect(verdictOn(request, state, actor, answerBy)).toBe('status-conflict');
  });

  it('is withdrawn by its guest after the deadline too', () => {
    expect(verdictOn('cancel', reservation('pending', { answerBy }), guest, answerBy)).toBe('ok');
  });
});

describe('a change of dates', () => {
  it('is one at a time', () => {
    const waiting = reservation('approved', { changeWaiting: true });
    expect(verdictOn('updateDates', waiting, guest, arrived)).toBe('change-pending');
  });

  it('is answered where one waits', () => {
    const verdict = verdictOn('answerChange', reservation('approved'), host, arrived);
    expect(verdict).toBe('no-change-pending');
  });
});

describe('payment', () => {
  const payBy = arrived;
  const unpaid = reservation('approved', { paidAt: null, due: 100, payBy });

  it('is asked for once', () => {
    expect(verdictOn('pay', reservation('approved'), guest, arrived)).toBe('already-paid');
  });

  it('ends at its deadline', () => {
    expect(verdictOn('pay', unpaid, guest, payBy.subtract({ nanoseconds: 1 }))).toBe('ok');
    expect(verdictOn('pay', unpaid, guest, payBy)).toBe('status-conflict');
  });

  it('comes before the door opens', () => {
    expect(verdictOn('checkIn', unpaid, guest, arrived)).toBe('payment-required');
    expect(canSeeArrivalDetails(unpaid, guest, arrived)).toBe(false);
  });
});

describe('wrong codes', () => {
  it('lock the check-in until the lock is over', () => {
    const locked = reservation('approved', { codeLockedUntil: arrived });
    const before = arrived.subtract({ nanoseconds: 1 });
    expect(verdictOn('checkIn', locked, guest, before)).toBe('code-locked');
    expect(verdictOn('checkIn', locked, guest, arrived)).toBe('ok');
  });
});

describe('seats', () => {
  const seats = (status: ReservationStatus, change: Partial<ReservationState> = {}) =>
    reservation(status, { kind: 'experience', ...change });
  const before = Temporal.Instant.from('2027-06-09T14:59:59Z');

  it.each(['guest', 'host'] as const)('are checked into by their %s', (who) => {
    expect(verdictOn('checkIn', seats('approved'), actors[who], arrived)).toBe('ok');
    expect(verdictOn('checkIn', seats('approved'), actors[who], before)).toBe('check-in-too-early');
  });

  it.each(everyone)('show their guest alone a code of their own: %s', (who) => {
    const statuses = RESERVATION_STATUSES.filter((status) =>
      canSeeGuestCode(seats(status), actors[who], arrived),
    );
    expect(statuses).toEqual(who === 'guest' ? ['approved'] : []);
  });

  it('show it neither before check-in opens, nor unpaid, nor of nights', () => {
    expect(canSeeGuestCode(seats('approved'), guest, before)).toBe(false);
    expect(canSeeGuestCode(seats('approved', { paidAt: null }), guest, arrived)).toBe(false);
    expect(canSeeGuestCode(reservation('approved'), guest, arrived)).toBe(false);
    const over = seats('approved').endsAt;
    expect(canSeeGuestCode(seats('approved'), guest, over)).toBe(false);
  });
});

describe('a listing', () => {
  it('is changed by its host alone', () => {
    const editors = Object.entries(actors).filter(([, actor]) =>
      canEditListing({ hostId: 'host' }, actor),
    );
    expect(editors.map(([who]) => who)).toEqual(['host']);
  });
});

describe('moments, in the zone of the listing', () => {
  it.each([
    ['a second before the arrival day', '2027-06-09T14:59:59Z', 'check-in-too-early'],
    ['the arrival day', '2027-06-09T15:00:00Z', 'ok'],
    ['the last second of the check-out date', '2027-06-20T14:59:59Z', 'ok'],
    ['the day after', '2027-06-20T15:00:00Z', 'status-conflict'],
  ])('check-in: %s', (_, now, verdict) => {
    const instant = Temporal.Instant.from(now);
    expect(verdictOn('checkIn', reservation('approved'), guest, instant)).toBe(verdict);
  });

  it.each([
    ['a second before three days', '2027-06-06T14:59:59Z', false],
    ['three days before', '2027-06-06T15:00:00Z', true],
    ['the last second of the check-out date', '2027-06-20T14:59:59Z', true],
    ['the day after', '2027-06-20T15:00:00Z', false],
  ])('arrival details: %s', (_, now, may) => {
    const instant = Temporal.Instant.from(now);
    expect(canSeeArrivalDetails(reservation('approved'), guest, instant)).toBe(may);
    expect(canSeeArrivalDetails(reservation('approved'), host, instant)).toBe(true);
  });

  it('where seats are is told once they are paid, and no longer than they can be checked into', () => {
    const early = Temporal.Instant.from('2027-05-01T00:00:00Z');
    const seats = reservation('approved', { kind: 'experience' });
    expect(canSeeArrivalDetails(seats, guest, early)).toBe(true);
    expect(canSeeArrivalDetails(seats, guest, seats.endsAt)).toBe(false);
    expect(canSeeArrivalDetails({ ...seats, status: 'pending' }, guest, early)).toBe(false);
    expect(canSeeArrivalDetails({ ...seats, paidAt: null }, guest, early)).toBe(false);
    expect(canSeeArrivalDetails(seats, { id: 'another', role: 'user' }, early)).toBe(false);
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
    const shared = RESERVATION_STATUSES.filter((status) => sharesContactDetails([between(status)]));
    expect(shared).toEqual(['approved', 'checked-in', 'completed', 'no-show']);
    expect(sharesContactDetails([])).toBe(false);
    expect(sharesContactDetails([between('cancelled'), between('approved')])).toBe(true);
  });

  it('share none while a guest who was approved at once has paid nothing', () => {
    const held = { ...between('approved'), isInstant: true };
    expect(sharesContactDetails([held])).toBe(false);
    expect(sharesContactDetails([{ ...held, paid: 100 }])).toBe(true);
    expect(sharesContactDetails([{ ...held, paidAt: '2027-05-01T00:00:00Z' }])).toBe(true);
    expect(sharesContactDetails([held, between('approved')])).toBe(true);
  });
});
