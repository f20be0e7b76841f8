import { addDays } from '#domain/dates.ts';
import { CASE_STEPS, PROBLEM_KINDS } from '#domain/resolutions.ts';
import type { Call } from '../call.ts';
import type { Chance } from '../chance.ts';
import type { Person } from '../seed.ts';
import type { MoneyReservation, MoneyStage } from './stages.ts';

/** The actions of guests, their host and an administrator about money. */
export const MONEY_MOVES = [
  'pay',
  'check-in',
  'report',
  'reply',
  'cancel',
  'change',
  'answer-claim',
  'host-answer',
  'host-change',
  'host-cancel',
  'claim',
  'decide-case',
  'decide-claim',
  'look',
  'onboard',
] as const;
export type MoneyMoveKind = (typeof MONEY_MOVES)[number];

export interface MoneyMove {
  readonly kind: MoneyMoveKind;
  readonly reservation: MoneyReservation;
  readonly call: Call;
}

/** A reservation as its rivals know it by now. */
export interface KnownMoney {
  readonly reservation: MoneyReservation;
  readonly claimId: string | null;
  /** The newest. */
  readonly caseId: string | null;
}

export interface MoneyActors {
  readonly host: Person;
  readonly admin: Person;
}

/** In a hundred: moves that fit the stage of the reservation; the others are any. */
const FITTING_PERCENT = 80;

const ABOUT_PROBLEMS: readonly MoneyMoveKind[] = [
  'report',
  'report',
  'host-answer',
  'host-answer',
  'host-answer',
  'reply',
  'reply',
  'decide-case',
];
const ABOUT_CLAIMS: readonly MoneyMoveKind[] = ['answer-claim', 'decide-claim'];

/** The moves of each stage; those that end a reservation are rare, since little follows them. */
const FITTING: Readonly<Record<MoneyStage, readonly MoneyMoveKind[]>> = {
  unpaid: ['pay', 'pay', 'pay', 'change', 'host-change', 'cancel'],
  paid: [
    'change',
    'change',
    'change',
    'host-change',
    'host-change',
    'pay',
    'cancel',
    'host-cancel',
  ],
  arriving: ['check-in', 'check-in', ...ABOUT_PROBLEMS, 'host-cancel'],
  arrived: [...ABOUT_PROBLEMS, ...ABOUT_PROBLEMS, 'cancel'],
  releasing: ['look', 'onboard', 'look', 'cancel'],
  monthly: ['pay', 'pay', 'pay', 'look', 'cancel'],
  ended: ['claim', 'claim', ...ABOUT_CLAIMS],
  returning: ['claim', ...ABOUT_CLAIMS, 'look'],
  claimed: [...ABOUT_CLAIMS, 'look'],
  'lapsed-claim': [...ABOUT_CLAIMS, 'look'],
  problem: [...ABOUT_PROBLEMS, ...ABOUT_PROBLEMS, 'cancel'],
  'lapsed-problem': [...ABOUT_PROBLEMS, 'cancel'],
};

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
/** Cents that are named at most: above what some reservations have. */
const MAX_CENTS = 9_000;

/** The next move about a reservation. */
export function chooseMoneyMove(chance: Chance, known: KnownMoney, actors: MoneyActors): MoneyMove {
  const kind = chooseKind(chance, known.reservation.stage);
  return { kind, reservation: known.reservation, call: toCall(kind, chance, known, actors) };
}

function chooseKind(chance: Chance, stage: MoneyStage): MoneyMoveKind {
  return choose(chance, chance.below(100) < FITTING_PERCENT ? FITTING[stage] : MONEY_MOVES);
}

function toCall(
  kind: MoneyMoveKind,
  chance: Chance,
  { reservation, claimId, caseId }: KnownMoney,
  { host, admin }: MoneyActors,
): Call {
  const path = `/api/reservations/${reservation.id}`;
  const caseOf = `/api/cases/${caseId ?? UNKNOWN}`;
  const claimOf = `/api/claims/${claimId ?? UNKNOWN}`;
  const post = (person: Person, to: string, body: object): Call => ({
    method: 'POST',
    path: to,
    body,
    cookie: person.cookie,
  });
  const { guest } = reservation;
  switch (kind) {
    case 'pay':
      return post(guest, `${path}/payment`, {});
    case 'check-in':
      return post(guest, path, { code: reservation.code });
    case 'report':
      return post(guest, `${path}/cases`, {
        kind: choose(chance, PROBLEM_KINDS),
        text: 'It is cold',
      });
    case 'reply':
      return post(guest, `${caseOf}/reply`, {
        step: choose(chance, CASE_STEPS.guest),
        text: 'I see it so',
      });
    case 'cancel':
      return { method: 'DELETE', path, body: {}, cookie: guest.cookie };
    case 'change':
      return post(guest, path, { status: 'Update', ...otherDates(chance, reservation) });
    case 'answer-claim':
      return post(guest, `${path}/claim/answer`, {
        agrees: chance.below(2) === 0,
        text: 'So it was',
      });
    case 'host-answer': {
      const step = choose(chance, CASE_STEPS.host);
      const amount = step === 'offer' ? { amount: 1 + chance.below(MAX_CENTS) } : {};
      return post(host, `${caseOf}/answer`, { step, ...amount, text: 'Thank you for telling' });
    }
    case 'host-change':
      return post(host, path, { status: choose(chance, ['accept-change', 'decline-change']) });
    case 'host-cancel':
      return { method: 'DELETE', path, body: {}, cookie: host.cookie };
    case 'claim':
      return post(host, `${path}/claim`, {
        amount: 1 + chance.below(MAX_CENTS),
        text: 'A chair is broken',
      });
    case 'decide-case':
      return post(admin, `${caseOf}/decision`, {
        refund: chance.below(MAX_CENTS),
        leaveFreely: chance.below(3) === 0,
        reason: 'By what both say',
      });
    case 'decide-claim':
      return post(admin, `${claimOf}/decision`, {
        given: chance.below(MAX_CENTS),
        reason: 'By the picture',
      });
    case 'look':
      return { method: 'GET', path: '/api/earnings', cookie: host.cookie };
    case 'onboard':
      return post(host, '/api/earnings/account', {});
  }
}

/** A few nights later, more or fewer. */
function otherDates(chance: Chance, { startDate, endDate }: MoneyReservation) {
  return {
    startDate: addDays(startDate, chance.below(3)),
    endDate: addDays(endDate, chance.below(5) - 1),
  };
}

/** One of them by chance. */
export function choose<T>(chance: Chance, list: readonly T[]): T {
  const chosen = chance.oneOf(list);
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}
