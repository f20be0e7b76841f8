import { hasCome } from './instants.ts';
import { OPEN_STATUSES } from './lifecycles.ts';
import type { Cents } from './money.ts';
import { type Actor, findParty, watchesMoney } from './permissions.ts';
import type { ReservationStatus } from './reservation-lifecycle.ts';

/** Hours after a reservation has ended in which its host may claim part of the deposit. */
export const CLAIM_HOURS = 72;
/** Days that a guest has to answer a claim. */
export const CLAIM_ANSWER_DAYS = 7;
/** Hours after check-in opens in which a guest may report a problem. */
export const REPORT_HOURS = 48;
/** Hours that a host has to answer a report. */
export const HOST_ANSWER_HOURS = 24;
/** Hours that a guest has to reply to the host's answer. */
export const GUEST_REPLY_HOURS = 72;
/** Hours in which a guest may leave with everything unused back. */
export const LEAVE_FREELY_HOURS = 72;
/** Reports of one reservation at most. */
export const MAX_REPORTS = 3;
/** Pictures of one statement at most. */
export const MAX_EVIDENCE = 10;
/** Characters of one statement at most. */
export const STATEMENT_LENGTH = 2_000;

/** The problems that a guest can report. */
export const PROBLEM_KINDS = ['access', 'not-as-described', 'unsafe', 'wifi', 'other'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/**
 * - `waiting`: for the guest's answer;
 * - `review`: refused, or not answered in time: an administrator decides;
 * - `agreed`, `decided`: over.
 */
export const CLAIM_STATES = ['waiting', 'review', 'agreed', 'decided'] as const;

/**
 * - `waiting`: for the host's answer;
 * - `offered`: the host offers a part of the price, and the guest replies;
 * - `mended`: the host says that it is mended, and the guest confirms;
 * - `granted`: the guarantee holds: the guest leaves freely, or stays for a part of the nights;
 * - `review`: an administrator decides;
 * - `closed`: over.
 */
export const CASE_STATES = ['waiting', 'offered', 'mended', 'granted', 'review', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** The steps of a case after it was opened, by those who take them. */
export const CASE_STEPS = {
  host: ['offer', 'mend', 'agree', 'disagree'],
  guest: ['accept', 'reject', 'stay', 'solved'],
  /** `lapse`: the deadline passed without an answer. `measured-well`: the guest measured a good speed. */
  system: ['lapse', 'measured-well', 'left'],
  admin: ['decide'],
} as const;
export type CaseActor = keyof typeof CASE_STEPS;
export type CaseStep = (typeof CASE_STEPS)[CaseActor][number];

/** How a case ended. */
export const CASE_OUTCOMES = ['refund', 'solved', 'stayed', 'left', 'decided'] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

interface CaseTransition {
  readonly to: CaseState;
  /** Of a transition to `closed`. */
  readonly outcome?: CaseOutcome;
}

type Steps = Partial<Record<CaseStep, CaseTransition>>;

const SOLVED = { to: 'closed', outcome: 'solved' } as const;
const STAYED = { to: 'closed', outcome: 'stayed' } as const;
const REFUNDED = { to: 'closed', outcome: 'refund' } as const;
const REVIEW = { to: 'review' } as const;
/** In every state but the last: the guest withdraws, an administrator decides. */
const ALWAYS: Steps = { solved: SOLVED, decide: { to: 'closed', outcome: 'decided' } };

/**
 * The steps of a guest's report. An offer that isn't answered is paid, and something that is said
 * to be mended counts so: silence never costs the guest what the host has given.
 */
const REPORT_STEPS: Readonly<Record<CaseState, Steps>> = {
  waiting: {
    ...ALWAYS,
    offer: { to: 'offered' },
    mend: { to: 'mended' },
    disagree: REVIEW,
    lapse: REVIEW,
  },
  offered: { ...ALWAYS, accept: REFUNDED, reject: REVIEW, lapse: REFUNDED },
  mended: { ...ALWAYS, accept: SOLVED, reject: REVIEW, lapse: SOLVED },
  granted: {},
  review: ALWAYS,
  closed: {},
};

/** The steps of a case that the guarantee opened: a host who doesn't answer has agreed. */
const GUARANTEE_STEPS: Readonly<Record<CaseState, Steps>> = {
  waiting: {
    ...ALWAYS,
    agree: { to: 'granted' },
    mend: { to: 'mended' },
    disagree: REVIEW,
    lapse: { to: 'granted' },
    'measured-well': SOLVED,
  },
  offered: {},
  mended: { ...ALWAYS, accept: SOLVED, reject: REVIEW, lapse: SOLVED, 'measured-well': SOLVED },
  granted: { ...ALWAYS, stay: STAYED, lapse: STAYED, left: { to: 'closed', outcome: 'left' } },
  review: { ...ALWAYS, 'measured-well': SOLVED },
  closed: {},
};

/** The facts of a case that decide about its next step. */
export interface CaseFacts {
  readonly state: CaseState;
  /** Whether measurements opened it, and not a report. */
  readonly isGuarantee: boolean;
}

/** The state after a step; null where the case doesn't have it. */
export function nextCaseState(
  { state, isGuarantee }: CaseFacts,
  step: CaseStep,
): CaseTransition | null {
  return (isGuarantee ? GUARANTEE_STEPS : REPORT_STEPS)[state][step] ?? null;
}

/** The steps that one side can take now. */
export function caseStepsFor<Who extends CaseActor>(
  facts: CaseFacts,
  who: Who,
): (typeof CASE_STEPS)[Who][number][] {
  const steps: readonly (typeof CASE_STEPS)[Who][number][] = CASE_STEPS[who];
  return steps.filter((step) => nextCaseState(facts, step) !== null);
}

/**
 * The answers that a host has to a case: after the reservation has ended there is nothing to mend,
 * and a guest who is gone can't confirm it.
 */
export function hostAnswersFor(
  facts: CaseFacts,
  { status }: Pick<ResolvedReservation, 'status'>,
): (typeof CASE_STEPS)['host'][number][] {
  const isOpen = OPEN_STATUSES.includes(status);
  return caseStepsFor(facts, 'host').filter((step) => isOpen || step !== 'mend');
}

/** Hours until a case moves on by itself; null in a state without a deadline. */
export const HOURS_IN_STATE: Readonly<Record<CaseState, number | null>> = {
  waiting: HOST_ANSWER_HOURS,
  offered: GUEST_REPLY_HOURS,
  mended: GUEST_REPLY_HOURS,
  granted: LEAVE_FREELY_HOURS,
  review: null,
  closed: null,
};

/** The fields of a reservation that decide about claims and reports. */
export interface ResolvedReservation {
  readonly guestId: string;
  readonly hostId: string;
  readonly status: ReservationStatus;
  readonly checkInFrom: Temporal.Instant;
  /** Only its presence counts. */
  readonly paidAt: unknown;
  /** When the deposit comes back; null before the reservation has ended, and afterwards. */
  readonly depositReturnAt: Temporal.Instant | null;
  /** Cents of the deposit that are still with us; null before the reservation has ended. */
  readonly depositLeft: Cents | null;
}

/** The fields that decide whether a guest may report a problem after having cancelled. */
export interface EndedReservation extends Pick<ResolvedReservation, 'status' | 'checkInFrom'> {
  /** When its guest cancelled it, or left early; null where they did neither. */
  readonly withdrawnAt: Temporal.Instant | null;
}

/** The error code that a claim or a report is refused with, or 'ok'. */
export type ResolutionVerdict =
  | 'ok'
  | 'not-found'
  | 'forbidden'
  | 'claim-exists'
  | 'claim-not-now'
  | 'case-open'
  | 'too-many-cases'
  | 'report-not-now';

/** Strangers don't learn that a reservation exists. */
function partyVerdict(
  reservation: ResolvedReservation,
  actor: Actor,
  party: 'guest' | 'host',
): 'ok' | 'not-found' | 'forbidden' {
  const found = findParty(reservation, actor);
  if (found === party) return 'ok';
  return found === null && !watchesMoney(actor) ? 'not-found' : 'forbidden';
}

/**
 * Whether an account may claim part of a deposit now: the host, once, from the end of the
 * reservation to `depositReturnAt`.
 */
export function verdictOnClaim(
  reservation: ResolvedReservation,
  hasClaim: boolean,
  actor: Actor,
  now: Temporal.Instant,
): ResolutionVerdict {
  const verdict = partyVerdict(reservation, actor, 'host');
  if (verdict !== 'ok') return verdict;
  if (hasClaim) return 'claim-exists';
  const { depositReturnAt, depositLeft } = reservation;
  const isOpen = depositReturnAt !== null && !hasCome(depositReturnAt, now);
  return isOpen && (depositLeft ?? 0) > 0 ? 'ok' : 'claim-not-now';
}

/** When reports of a reservation are no longer taken. */
export function reportDeadline({
  checkInFrom,
}: Pick<ResolvedReservation, 'checkInFrom'>): Temporal.Instant {
  return checkInFrom.add({ hours: REPORT_HOURS });
}

/** Statuses of a guest who is there, wants to be there, or was. */
const REPORTABLE: readonly ReservationStatus[] = ['approved', 'checked-in', 'completed', 'no-show'];

/** Whether a guest gave up the place once they could have been there: they left it, or never got in. */
function hasGivenUp({ status, checkInFrom, withdrawnAt }: EndedReservation): boolean {
  return status === 'cancelled' && withdrawnAt !== null && hasCome(checkInFrom, withdrawnAt);
}

/**
 * When what is kept of a reservation that has ended early becomes the host's: while its guest may
 * still report a problem, it waits.
 *
 * @returns null where it doesn't wait, since the guest hasn't arrived
 */
export function keptUntil(reservation: EndedReservation): Temporal.Instant | null {
  const mayReport = reservation.status === 'no-show' || hasGivenUp(reservation);
  return mayReport ? reportDeadline(reservation) : null;
}

/**
 * Whether an account may report a problem now: the guest of a paid reservation, whether they got in
 * or not, from when check-in opens to 48 hours later. One who has left, or cancelled, since check-in
 * opened may as long as something is kept of the price.
 *
 * @param reservation `kept`: cents of the price that were paid and didn't go back
 * @param cases of the reservation so far
 */
export function verdictOnReport(
  reservation: ResolvedReservation & EndedReservation & { readonly kept: Cents },
  cases: readonly CaseFacts[],
  actor: Actor,
  now: Temporal.Instant,
): ResolutionVerdict {
  const verdict = partyVerdict(reservation, actor, 'guest');
  if (verdict !== 'ok') return verdict;
  const { status, checkInFrom, paidAt, kept } = reservation;
  const isPaid = paidAt !== null && paidAt !== undefined;
  const isTime = hasCome(checkInFrom, now) && !hasCome(reportDeadline(reservation), now);
  const isReportable = REPORTABLE.includes(status) || (hasGivenUp(reservation) && kept > 0);
  if (!isTime || !isPaid || !isReportable) return 'report-not-now';
  if (cases.some(({ state }) => state !== 'closed')) return 'case-open';
  const reports = cases.filter(({ isGuarantee }) => !isGuarantee).length;
  return reports < MAX_REPORTS ? 'ok' : 'too-many-cases';
}
