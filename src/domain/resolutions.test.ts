import { describe, expect, test } from 'vitest';
import type { Actor } from './permissions.ts';
import {
  CASE_STEPS,
  type CaseFacts,
  type CaseState,
  type CaseStep,
  caseStepsFor,
  hostAnswersFor,
  keptUntil,
  nextCaseState,
  type ResolutionVerdict,
  type ResolvedReservation,
  verdictOnClaim,
  verdictOnReport,
} from './resolutions.ts';

const STEPS: readonly CaseStep[] = Object.values(CASE_STEPS).flat();
const ALWAYS = { solved: 'closed: solved', decide: 'closed: decided' };

/** Every step of a state; those that aren't named are refused. */
type Answers = Partial<Record<CaseStep, string>>;

describe('a case', () => {
  test.each<[string, boolean, CaseState, Answers]>([
    [
      'report',
      false,
      'waiting',
      { ...ALWAYS, offer: 'offered', mend: 'mended', disagree: 'review', lapse: 'review' },
    ],
    [
      'report',
      false,
      'offered',
      { ...ALWAYS, accept: 'closed: refund', reject: 'review', lapse: 'closed: refund' },
    ],
    [
      'report',
      false,
      'mended',
      { ...ALWAYS, accept: 'closed: solved', reject: 'review', lapse: 'closed: solved' },
    ],
    ['report', false, 'granted', {}],
    ['report', false, 'review', ALWAYS],
    ['report', false, 'closed', {}],
    [
      'guarantee',
      true,
      'waiting',
      {
        ...ALWAYS,
        agree: 'granted',
        mend: 'mended',
        disagree: 'review',
        lapse: 'granted',
        'measured-well': 'closed: solved',
      },
    ],
    ['guarantee', true, 'offered', {}],
    [
      'guarantee',
      true,
      'mended',
      {
        ...ALWAYS,
        accept: 'closed: solved',
        reject: 'review',
        lapse: 'closed: solved',
        'measured-well': 'closed: solved',
      },
    ],
    [
      'guarantee',
      true,
      'granted',
      { ...ALWAYS, stay: 'closed: stayed', lapse: 'closed: stayed', left: 'closed: left' },
    ],
    ['guarantee', true, 'review', { ...ALWAYS, 'measured-well': 'closed: solved' }],
    ['guarantee', true, 'closed', {}],
  ])('of a %s (%j) that is %s has these steps and no other', (_, isGuarantee, state, answers) => {
    for (const step of STEPS) {
      const next = nextCaseState({ state, isGuarantee }, step);
      const told = next?.outcome === undefined ? next?.to : `${next.to}: ${next.outcome}`;
      expect(told, step).toBe(answers[step]);
    }
  });

  test.each<[CaseState, boolean, CaseStep[], CaseStep[], CaseStep[]]>([
    // host, guest, administrator
    ['waiting', false, ['offer', 'mend', 'disagree'], ['solved'], ['decide']],
    ['waiting', true, ['mend', 'agree', 'disagree'], ['solved'], ['decide']],
    ['offered', false, [], ['accept', 'reject', 'solved'], ['decide']],
    ['granted', true, [], ['stay', 'solved'], ['decide']],
    ['review', false, [], ['solved'], ['decide']],
    ['closed', false, [], [], []],
  ])(
    'that is %s (guarantee: %j) is answered by each side in turn',
    (state, isGuarantee, ...who) => {
      const facts = { state, isGuarantee };
      const sides = (['host', 'guest', 'admin'] as const).map((side) => caseStepsFor(facts, side));
      expect(sides).toEqual(who);
    },
  );
});

const at = (text: string) => Temporal.Instant.from(text);
const user = (id: string, role: 'user' | 'admin' = 'user'): Actor => ({ id, role });
const [GUEST, HOST, STRANGER] = [user('guest'), user('host'), user('stranger')];
const ADMIN = user('admin', 'admin');

type Reported = Parameters<typeof verdictOnReport>[0];

const reservation = (change: Partial<Reported> = {}): Reported => ({
  guestId: 'guest',
  hostId: 'host',
  status: 'completed',
  checkInFrom: at('2027-04-01T00:00:00Z'),
  paidAt: at('2027-03-01T00:00:00Z'),
  depositReturnAt: at('2027-04-10T00:00:00Z'),
  depositLeft: 2_500,
  withdrawnAt: null,
  kept: 40_000,
  ...change,
});

describe('a claim', () => {
  test.each<[string, Partial<ResolvedReservation>, boolean, Actor, string, ResolutionVerdict]>([
    ['in time', {}, false, HOST, '2027-04-09T23:59:59Z', 'ok'],
    ['of a cent', { depositLeft: 1 }, false, HOST, '2027-04-08T00:00:00Z', 'ok'],
    ['at the last instant', {}, false, HOST, '2027-04-10T00:00:00Z', 'claim-not-now'],
    ['after its time', {}, false, HOST, '2027-04-20T00:00:00Z', 'claim-not-now'],
    ['twice', {}, true, HOST, '2027-04-08T00:00:00Z', 'claim-exists'],
    ['twice and late', {}, true, HOST, '2027-04-20T00:00:00Z', 'claim-exists'],
    [
      'before the end',
      { status: 'checked-in', depositReturnAt: null, depositLeft: null },
      false,
      HOST,
      '2027-04-05T00:00:00Z',
      'claim-not-now',
    ],
    ['of no deposit', { depositLeft: 0 }, false, HOST, '2027-04-08T00:00:00Z', 'claim-not-now'],
    ['by the guest', {}, false, GUEST, '2027-04-08T00:00:00Z', 'forbidden'],
    ['by an administrator', {}, false, ADMIN, '2027-04-08T00:00:00Z', 'forbidden'],
    ['by a stranger', {}, false, STRANGER, '2027-04-08T00:00:00Z', 'not-found'],
    ['by nobody', {}, false, null, '2027-04-08T00:00:00Z', 'not-found'],
  ])('%s', (_, change, hasClaim, actor, now, verdict) => {
    expect(verdictOnClaim(reservation(change), hasClaim, actor, at(now))).toBe(verdict);
  });
});

describe('a report', () => {
  const there = { status: 'checked-in', depositReturnAt: null, depositLeft: null } as const;
  const closed: CaseFacts = { state: 'closed', isGuarantee: false };

  const left = { status: 'cancelled', withdrawnAt: at('2027-04-01T03:00:00Z') } as const;
  const before = { ...left, withdrawnAt: at('2027-03-31T23:59:59Z') };

  test.each<[string, Partial<Reported>, CaseFacts[], Actor, string, ResolutionVerdict]>([
    ['by one who has left', left, [], GUEST, '2027-04-01T04:00:00Z', 'ok'],
    [
      'by one who cancelled as check-in opened',
      { ...left, withdrawnAt: at('2027-04-01T00:00:00Z') },
      [],
      GUEST,
      '2027-04-01T00:00:00Z',
      'ok',
    ],
    ['by one who has left, too late', left, [], GUEST, '2027-04-03T00:00:00Z', 'report-not-now'],
    ['by one who cancelled before', before, [], GUEST, '2027-04-01T04:00:00Z', 'report-not-now'],
    [
      'by one who left, of which nothing is kept',
      { ...left, kept: 0 },
      [],
      GUEST,
      '2027-04-01T04:00:00Z',
      'report-not-now',
    ],
    [
      'by one who has left, beside another',
      left,
      [{ state: 'review', isGuarantee: false }],
      GUEST,
      '2027-04-01T04:00:00Z',
      'case-open',
    ],
    ['as check-in opens', there, [], GUEST, '2027-04-01T00:00:00Z', 'ok'],
    ['before', there, [], GUEST, '2027-03-31T23:59:59Z', 'report-not-now'],
    ['within 48 hours', there, [], GUEST, '2027-04-02T23:59:59Z', 'ok'],
    ['after its time', there, [], GUEST, '2027-04-03T00:00:00Z', 'report-not-now'],
    ['at the door', { ...there, status: 'approved' }, [], GUEST, '2027-04-01T18:00:00Z', 'ok'],
    ['after a night', {}, [], GUEST, '2027-04-02T12:00:00Z', 'ok'],
    ['of a no-show', { status: 'no-show' }, [], GUEST, '2027-04-02T12:00:00Z', 'ok'],
    [
      'after the host’s cancellation',
      { status: 'cancelled', kept: 0 },
      [],
      GUEST,
      '2027-04-02T12:00:00Z',
      'report-not-now',
    ],
    ['unpaid', { ...there, paidAt: null }, [], GUEST, '2027-04-02T12:00:00Z', 'report-not-now'],
    [
      'beside another',
      there,
      [{ state: 'review', isGuarantee: false }],
      GUEST,
      '2027-04-02T12:00:00Z',
      'case-open',
    ],
    [
      'beside the guarantee',
      there,
      [{ state: 'granted', isGuarantee: true }],
      GUEST,
      '2027-04-02T12:00:00Z',
      'case-open',
    ],
    ['for the third time', there, [closed, closed], GUEST, '2027-04-02T12:00:00Z', 'ok'],
    [
      'for the fourth time',
      there,
      [closed, closed, closed],
      GUEST,
      '2027-04-02T12:00:00Z',
      'too-many-cases',
    ],
    [
      'for the third time, after the guarantee',
      there,
      [closed, closed, { state: 'closed', isGuarantee: true }],
      GUEST,
      '2027-04-02T12:00:00Z',
      'ok',
    ],
    ['by the host', there, [], HOST, '2027-04-02T12:00:00Z', 'forbidden'],
    ['by a stranger', there, [], STRANGER, '2027-04-02T12:00:00Z', 'not-found'],
  ])('%s', (_, change, cases, actor, now, verdict) => {
    expect(verdictOnReport(reservation(change), cases, actor, at(now))).toBe(verdict);
  });
});

test.each<[string, Partial<Reported>, string | null]>([
  ['a stay', { status: 'checked-in' }, null],
  ['a no-show', { status: 'no-show' }, '2027-04-03T00:00:00Z'],
  [
    'one that was left',
    { status: 'cancelled', withdrawnAt: at('2027-04-05T00:00:00Z') },
    '2027-04-03T00:00:00Z',
  ],
  [
    'one that was cancelled before',
    { status: 'cancelled', withdrawnAt: at('2027-03-31T00:00:00Z') },
    null,
  ],
  ['one that the host cancelled', { status: 'cancelled' }, null],
])('what is kept of %s waits until %s…', (_, change, until) => {
  expect(keptUntil(reservation(change))?.toString() ?? null).toBe(until);
});

test('a host has nothing to mend once the reservation has ended', () => {
  const facts = { state: 'waiting', isGuarantee: false } as const;
  const answers = (status: Reported['status']) => hostAnswersFor(facts, { status });
  expect(answers('checked-in')).toEqual(['offer', 'mend', 'disagree']);
  expect(answers('cancelled')).toEqual(['offer', 'disagree']);
  expect(answers('no-show')).toEqual(['offer', 'disagree']);
});
