import { msg } from '@lingui/core/macro';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import type { Cents } from '#domain/money.ts';
import { findParty, watchesMoney } from '#domain/permissions.ts';
import { paidOfPrice } from '#domain/reservation-money.ts';
import {
  type CASE_STEPS,
  type CaseOutcome,
  type CaseStep,
  HOURS_IN_STATE,
  hostAnswersFor,
  LEAVE_FREELY_HOURS,
  nextCaseState,
  type ProblemKind,
  verdictOnReport,
} from '#domain/resolutions.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import {
  compensateGuest,
  findGuaranteeAmount,
  findMostCompensation,
} from '../money/compensations.ts';
import { settleMoney } from '../money/releases.ts';
import { notifyParty } from '../notify/announce.ts';
import { notifyAdministrators } from '../notify/notify-administrators.ts';
import type { GuaranteeFigures, resolutionEntries } from '../resolution-tables.ts';
import { loadWithdrawals } from '../store/events.ts';
import { lockReservation, patchReservation, type Reservation } from '../store/reservations.ts';
import {
  insertCase,
  insertEntry,
  listCases,
  type ProblemCase,
  patchCase,
  reservationOfCase,
} from '../store/resolutions.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { announceCaseStep } from './case-announcements.ts';
import { refuseAmount } from './claims.ts';
import { addEvidence, holdAccount, type Statement } from './evidence.ts';

type Entry = Pick<
  typeof resolutionEntries.$inferInsert,
  'party' | 'actorId' | 'text' | 'pictures' | 'amount'
>;

const BY_SYSTEM: Entry = { party: 'system' };

/** A reservation with the facts that decide whether a problem may be reported after its end. */
export function toReportable(
  reservation: Reservation,
  withdrawals: ReadonlyMap<string, Temporal.Instant>,
): Parameters<typeof verdictOnReport>[0] {
  const withdrawnAt = withdrawals.get(reservation.id) ?? null;
  return { ...reservation, withdrawnAt, kept: paidOfPrice(reservation) };
}

/**
 * The guest reports a problem. Until it is over, nothing more becomes the host's.
 *
 * @throws Problem with the code of the verdict; 'invalid-input', 'signed-out'
 */
export async function reportProblem(
  id: string,
  { kind, text, pictures }: Statement & { readonly kind: ProblemKind },
  context: SignedInContext,
): Promise<Reservation> {
  const { db, now, actor } = context;
  const reservation = await lockReservation(db, id);
  if (reservation === null) throw new Problem('not-found');
  await holdAccount(context);
  const withdrawals = await loadWithdrawals(db, [reservation]);
  const reported = toReportable(reservation, withdrawals);
  const verdict = verdictOnReport(reported, await listCases(db, id), actor, now);
  if (verdict !== 'ok') throw new Problem(verdict);
  const entry = {
    party: 'guest' as const,
    actorId: actor.id,
    text,
    pictures: await addEvidence(context, id, pictures),
  };
  return openCase(context, reservation, { kind, figures: null, entry });
}

interface NewCase {
  readonly kind: ProblemKind;
  /** Of a case that the guarantee opens. */
  readonly figures: GuaranteeFigures | null;
  readonly entry: Entry;
}

/**
 * Opens a case and stops the releases of its reservation.
 *
 * @param reservation as locked in this transaction, without an open case
 */
export async function openCase(
  work: UnitOfWork,
  reservation: Reservation,
  { kind, figures, entry }: NewCase,
): Promise<Reservation> {
  const { db, now } = work;
  const opened = await insertCase(db, {
    reservationId: reservation.id,
    kind,
    state: 'waiting',
    isGuarantee: figures !== null,
    dueAt: dueIn('waiting', now),
    figures,
    createdAt: now,
  });
  await insertEntry(db, { ...entry, caseId: opened.id, at: now, step: 'open' });
  const stopped = await patchReservation(db, reservation.id, { releasesStoppedAt: now });
  await settleMoney(work, stopped);
  const details = {
    problem: kind,
    answerBy: opened.dueAt?.toString() ?? '',
    ...(figures === null
      ? {}
      : {
          promisedMbps: figures.promisedMbps,
          medianMbps: figures.medianMbps,
          amount: findGuaranteeAmount(reservation),
        }),
  };
  await notifyParty(work, stopped, {
    key: `case-opened:${opened.id}`,
    kind: figures === null ? 'case-opened' : 'guarantee-opened',
    to: 'host',
    details,
    reason: entry.text ?? null,
  });
  if (figures !== null) {
    await notifyParty(work, stopped, {
      key: `guarantee-measured:${opened.id}`,
      kind: 'guarantee-measured',
      to: 'guest',
      details,
    });
  }
  await notifyAdministrators(work, stopped, { key: `case-opened:${opened.id}`, what: 'case' });
  return stopped;
}

function dueIn(state: ProblemCase['state'], now: Temporal.Instant): Temporal.Instant | null {
  const hours = HOURS_IN_STATE[state];
  return hours === null ? null : now.add({ hours });
}

/** Cents that the price is lowered by when a case ends in this way. */
function findRefund(
  outcome: CaseOutcome,
  reservation: Reservation,
  { offer }: Pick<ProblemCase, 'offer'>,
  decided: Cents,
): Cents {
  const max = findMostCompensation(reservation);
  switch (outcome) {
    case 'refund':
      return Math.min(offer ?? 0, max);
    case 'stayed':
      return findGuaranteeAmount(reservation);
    case 'decided':
      return decided;
    case 'solved':
    case 'left':
      return 0;
  }
}

/** An administrator's decision. */
interface Decision {
  /** Cents of the price that go back to the guest. */
  readonly refund: Cents;
  readonly leaveFreely: boolean;
}

interface Taken {
  readonly step: CaseStep;
  readonly entry: Entry;
  /** Cents that the host offers. */
  readonly offer?: Cents;
  readonly decision?: Decision;
}

/**
 * Takes one step of a case, with all that follows from it: the price is lowered, the guest may leave
 * freely, releases go on.
 *
 * @param reservation as locked in this transaction
 * @throws Problem 'resolution-moved' when the case doesn't have this step any more
 */
export async function takeCaseStep(
  work: UnitOfWork,
  reservation: Reservation,
  found: ProblemCase,
  { step, entry, offer, decision }: Taken,
): Promise<Reservation> {
  const { db, now } = work;
  const next = nextCaseState(found, step);
  if (next === null) throw new Problem('resolution-moved');
  const { to, outcome } = next;
  let changed = reservation;
  let refund = 0;
  if (outcome !== undefined) {
    refund = findRefund(outcome, changed, found, decision?.refund ?? 0);
    changed = await patchReservation(db, changed.id, { releasesStoppedAt: null });
    changed = await compensateGuest(work, changed, refund);
  }
  const leavesFreely = to === 'granted' || decision?.leaveFreely === true;
  let leaveFreelyUntil: Temporal.Instant | null = null;
  if (leavesFreely && OPEN_STATUSES.includes(changed.status)) {
    leaveFreelyUntil = now.add({ hours: LEAVE_FREELY_HOURS });
    const policy = { ...changed.policy, leaveFreelyUntil: leaveFreelyUntil.toString() };
    changed = await patchReservation(db, changed.id, { policy });
  } else if (found.state === 'granted') {
    // A guest who stays for a part of the nights, or is content, doesn't leave for everything.
    const { leaveFreelyUntil: _, ...policy } = changed.policy;
    changed = await patchReservation(db, changed.id, { policy });
  }
  await settleMoney(work, changed);
  const after = await patchCase(db, found.id, {
    state: to,
    dueAt: dueIn(to, now),
    offer: offer ?? found.offer,
    outcome: outcome ?? null,
    refund,
  });
  const amount = entry.amount ?? (refund > 0 ? refund : null);
  const { sequence } = await insertEntry(db, { ...entry, amount, caseId: found.id, at: now, step });
  const text = entry.text ?? null;
  await announceCaseStep(work, changed, after, { step, text, sequence, leaveFreelyUntil });
  return changed;
}

/**
 * Locks the reservation of a case for a caller who acts on it.
 *
 * @throws Problem 'not-found' for strangers too, 'forbidden' for the other party
 */
async function lockCase(
  caseId: string,
  party: 'guest' | 'host',
  { db, actor }: SignedInContext,
): Promise<{ reservation: Reservation; found: ProblemCase }> {
  const reservationId = await reservationOfCase(db, caseId);
  const reservation = reservationId === null ? null : await lockReservation(db, reservationId);
  if (reservation === null) throw new Problem('not-found');
  const acting = findParty(reservation, actor);
  if (acting === null && !watchesMoney(actor)) throw new Problem('not-found');
  if (acting !== party) throw new Problem('forbidden');
  const found = (await listCases(db, reservation.id)).find(({ id }) => id === caseId);
  if (found === undefined) throw new Problem('not-found');
  return { reservation, found };
}

/**
 * The host answers a case.
 *
 * @param amount cents that are offered; of that step alone
 * @throws Problem 'not-found', 'forbidden', 'resolution-moved', 'amount-too-high', 'invalid-input'
 */
export async function answerCase(
  caseId: string,
  {
    step,
    amount,
    ...statement
  }: Statement & {
    readonly step: (typeof CASE_STEPS)['host'][number];
    readonly amount?: Cents | undefined;
  },
  context: SignedInContext,
): Promise<Reservation> {
  const { reservation, found } = await lockCase(caseId, 'host', context);
  if (!hostAnswersFor(found, reservation).includes(step)) throw new Problem('resolution-moved');
  if (step === 'offer' && amount === undefined) {
    const text = context.translate(msg`Please enter how much you're offering.`);
    throw new Problem('invalid-input', { fields: { amount: text } });
  }
  if (amount !== undefined && amount > findMostCompensation(reservation)) {
    refuseAmount(context, 'amount');
  }
  const offer = step === 'offer' ? amount : undefined;
  const pictures = await addEvidence(context, reservation.id, statement.pictures);
  const entry = {
    party: 'host' as const,
    actorId: context.actor.id,
    text: statement.text,
    pictures,
    amount: offer ?? null,
  };
  return takeCaseStep(context, reservation, found, {
    step,
    entry,
    ...(offer === undefined ? {} : { offer }),
  });
}

/**
 * The guest replies to the host's answer, or closes their report.
 *
 * @throws Problem 'not-found', 'forbidden', 'resolution-moved', 'invalid-input'
 */
export async function replyToCase(
  caseId: string,
  { step, ...statement }: Statement & { readonly step: (typeof CASE_STEPS)['guest'][number] },
  context: SignedInContext,
): Promise<Reservation> {
  const { reservation, found } = await lockCase(caseId, 'guest', context);
  if (nextCaseState(found, step) === null) throw new Problem('resolution-moved');
  const pictures = await addEvidence(context, reservation.id, statement.pictures);
  return takeCaseStep(context, reservation, found, {
    step,
    entry: { party: 'guest', actorId: context.actor.id, text: statement.text, pictures },
  });
}

/**
 * An administrator decides a case, at any time before it is over.
 *
 * @throws Problem 'not-found', 'resolution-moved', 'amount-too-high'
 */
export async function decideCase(
  caseId: string,
  { reason, ...decision }: Decision & { readonly reason: string },
  context: SignedInContext,
): Promise<Reservation> {
  const { db, actor } = context;
  const reservationId = await reservationOfCase(db, caseId);
  const reservation = reservationId === null ? null : await lockReservation(db, reservationId);
  if (reservation === null) throw new Problem('not-found');
  const found = (await listCases(db, reservation.id)).find(({ id }) => id === caseId);
  if (found === undefined) throw new Problem('not-found');
  if (nextCaseState(found, 'decide') === null) throw new Problem('resolution-moved');
  if (decision.refund > findMostCompensation(reservation)) refuseAmount(context, 'refund');
  return takeCaseStep(context, reservation, found, {
    step: 'decide',
    entry: { party: 'admin', actorId: actor.id, text: reason },
    decision,
  });
}

/** Moves a case on whose deadline has passed without an answer. */
export async function lapseCase(
  work: UnitOfWork,
  reservation: Reservation,
  found: ProblemCase,
): Promise<void> {
  await takeCaseStep(work, reservation, found, { step: 'lapse', entry: BY_SYSTEM });
}

/** Closes a case whose guest has left freely. */
export async function closeCaseOfLeft(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const cases = await listCases(work.db, reservation.id);
  const granted = cases.find((each) => nextCaseState(each, 'left') !== null);
  if (granted === undefined) return;
  await takeCaseStep(work, reservation, granted, { step: 'left', entry: BY_SYSTEM });
}
