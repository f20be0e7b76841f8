import { addDays, nightsBetween } from '#domain/dates.ts';
import {
  amountUpTo,
  GRACE_HOURS,
  type InstalmentStep,
  type PlannedStep,
  paidNights,
} from '#domain/instalments.ts';
import { hasCome, laterInstant } from '#domain/instants.ts';
import { hasSessions } from '#domain/kinds.ts';
import type { Cents } from '#domain/money.ts';
import { quoteOfFirstNights } from '#domain/quote.ts';
import { netPaid } from '#domain/reservation-money.ts';
import { nightZones } from '#market/booking/index.server.ts';
import type { Services } from '#platform/server/services.ts';
import { findNextStep, listInstalments, nameStep } from '../money/instalments.ts';
import { recordPayment } from '../money/record-payment.ts';
import { type Message, notifyParty } from '../notify/announce.ts';
import { releaseBeside } from '../request/holding.ts';
import { bookableKind } from '../request/kinds.ts';
import {
  findCardKeeper,
  insertPayment,
  listOpenPayments,
  loadPayment,
  lockPayment,
  patchPayment,
} from '../store/payments.ts';
import {
  lockReservation,
  type NightsReservation,
  patchReservation,
  type Reservation,
} from '../store/reservations.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';
import { completeStay, markNoShow } from './attendance.ts';

/** The job that charges a kept card. */
export const CHARGE_INSTALMENT = 'reservations.charge-instalment';
/** Hours after which a charge that got no answer is given up; the next step tries again. */
const CHARGE_HOURS = 23;

type Act = (work: UnitOfWork, reservation: NightsReservation, step: DueStep) => Promise<void>;
type DueStep = PlannedStep & { readonly amount: Cents };

/** The action at each step about an instalment. */
const ACTS: Readonly<Record<InstalmentStep, Act>> = {
  'remind-week': tell('instalment-soon', 'guest'),
  'remind-days': tell('instalment-soon', 'guest'),
  charge,
  'charge-again': charge,
  'charge-last': charge,
  late: async (work, reservation, step) => {
    await tell('instalment-late', 'guest')(work, reservation, step);
    await tell('guest-pays-late', 'host')(work, reservation, step);
  },
  end: endUnpaid,
};

/** Steps that a later one of their group makes needless. */
const GROUPS: readonly (readonly InstalmentStep[])[] = [
  ['remind-week', 'remind-days', 'charge'],
  ['charge', 'charge-again', 'charge-last'],
];

/** Hours that pass at least before a step, whenever the one before it was done. */
const HOURS_BEFORE: Readonly<Partial<Record<InstalmentStep, number>>> = {
  late: 1,
  end: GRACE_HOURS,
};

/**
 * Does what is due about the instalments of a reservation: reminds, charges the kept card, and ends
 * the stay when an instalment isn't paid 72 hours after its nights have begun. After an outage no
 * reminder is sent that is over, the card is charged once, and the 72 hours begin again.
 *
 * @param reservation as locked in this transaction
 */
export async function takeInstalmentStep(
  work: UnitOfWork,
  reservation: Reservation,
): Promise<void> {
  const step = findDueStep(reservation, work.now);
  const instalmentStep = step === null ? reservation.instalmentStep : nameStep(step);
  const next = findNextStep({ ...reservation, instalmentStep });
  const changed = await patchReservation(work.db, reservation.id, {
    instalmentStep,
    instalmentAt: next === null ? null : laterInstant(next.at, earliestTime(next, work.now)),
  });
  if (step === null || hasSessions(changed)) return;
  const amount = amountUpTo(listInstalments(changed), step.number) - netPaid(changed);
  await ACTS[step.step](work, changed, { ...step, amount });
}

/** The first step that is due and that no other one that is due makes needless. */
function findDueStep(reservation: Reservation, now: Temporal.Instant): PlannedStep | null {
  let found = findNextStep(reservation);
  if (found === null || !hasCome(found.at, now)) return null;
  for (;;) {
    const next = findNextStep({ ...reservation, instalmentStep: nameStep(found) });
    if (next === null || !hasCome(next.at, now) || !isNeedless(found, next)) return found;
    found = next;
  }
}

function isNeedless(one: PlannedStep, next: PlannedStep): boolean {
  return (
    one.number === next.number &&
    GROUPS.some((group) => group.includes(one.step) && group.includes(next.step))
  );
}

function earliestTime({ step }: PlannedStep, now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: HOURS_BEFORE[step] ?? 0 });
}

/** A message about an instalment. */
function tell(kind: Message['kind'], to: Message['to']): Act {
  return (work, reservation, step) =>
    notifyParty(work, reservation, {
      key: `${kind}:${reservation.id}:${nameStep(step)}:${step.at}`,
      kind,
      to,
      details: instalmentDetails(reservation, step),
    });
}

function instalmentDetails(reservation: NightsReservation, step: DueStep) {
  const instalment = listInstalments(reservation).find(({ number }) => number === step.number);
  return {
    amount: step.amount,
    dueAt: instalment?.dueAt?.toString() ?? step.at.toString(),
    from: instalment?.startDate ?? reservation.startDate,
  };
}

/** Queues a charge of the kept card. Checkouts that are open are closed, so that one is paid. */
async function charge(
  work: UnitOfWork,
  reservation: NightsReservation,
  step: DueStep,
): Promise<void> {
  const { db, now, services } = work;
  const subject = { reservationId: reservation.id };
  for (const open of await listOpenPayments(db, subject)) {
    await patchPayment(db, open.id, { status: 'expired' });
  }
  const payment = await insertPayment(db, {
    ...subject,
    amount: step.amount,
    provider: services.payments.kind,
    isCharge: true,
    expiresAt: now.add({ hours: CHARGE_HOURS }),
    createdAt: now,
  });
  const job = { paymentId: payment.id, step: nameStep(step) };
  await services.jobs.enqueue(db, CHARGE_INSTALMENT, job, { key: payment.id });
}

/** A charge to be made. */
export interface ChargeJob {
  readonly paymentId: string;
  readonly step: string;
}

/**
 * Charges a kept card. The payment's id makes it idempotent at the provider, so a worker that
 * crashes in between charges nothing twice.
 *
 * @throws Error when the provider can't do it now; the job retries
 */
export async function chargeInstalment(
  services: Services,
  { paymentId, step }: ChargeJob,
): Promise<void> {
  const { main } = services.database;
  const payment = await loadPayment(main, paymentId);
  const reservationId = payment?.reservationId ?? null;
  if (payment?.status !== 'open' || reservationId === null) return;
  const keeper = await findCardKeeper(main, reservationId, services.payments.kind);
  const result =
    keeper === null
      ? ({ outcome: 'declined' } as const)
      : await services.payments.chargeAgain({
          paymentId,
          amount: payment.amount,
          description: keeper.listingTitle,
          keptBy: keeper.providerReference,
        });
  await inOwnTransaction(services, async (work) => {
    if (result.outcome === 'paid') {
      const { amount } = payment;
      const { providerReference } = result;
      await recordPayment(work, { kind: 'paid', paymentId, amount, providerReference });
      return;
    }
    const reservation = await lockReservation(work.db, reservationId);
    const locked = await lockPayment(work.db, paymentId);
    if (reservation === null || locked?.status !== 'open') return;
    await patchPayment(work.db, paymentId, { status: 'failed' });
    await notifyParty(work, reservation, {
      key: `charge-failed:${paymentId}`,
      kind: result.outcome === 'declined' ? 'charge-declined' : 'charge-needs-guest',
      to: 'guest',
      details: { amount: payment.amount, step },
    });
  });
}

/**
 * Ends a stay whose next nights weren't paid: its paid nights count as used, nothing more is owed,
 * and the nights after them are free again.
 */
async function endUnpaid(
  work: UnitOfWork,
  reservation: NightsReservation,
  step: DueStep,
): Promise<void> {
  const { db, now } = work;
  for (const open of await listOpenPayments(db, { reservationId: reservation.id })) {
    await patchPayment(db, open.id, { status: 'expired' });
  }
  if (reservation.status === 'approved') {
    await markNoShow(work, reservation);
  } else {
    await completeStay(work, await keepPaidNights(work, reservation));
  }
  for (const [kind, to] of [
    ['ended-unpaid', 'guest'],
    ['guest-ended-unpaid', 'host'],
  ] as const) {
    const key = `${kind}:${reservation.id}:${now}`;
    await notifyParty(work, reservation, {
      key,
      kind,
      to,
      details: instalmentDetails(reservation, step),
    });
  }
}

/**
 * Completes a stay at its end. Where its last nights are fewer than the grace and aren't paid, it
 * ends as after the grace, on its last paid night: nothing more is owed, and nothing stays held.
 */
export async function completeAtEnd(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const step = findNextStep(reservation);
  if (step === null || hasSessions(reservation)) return completeStay(work, reservation);
  const amount = amountUpTo(listInstalments(reservation), step.number) - netPaid(reservation);
  await endUnpaid(work, reservation, { ...step, amount });
}

/** Shortens a stay to the nights that are paid for. */
async function keepPaidNights(
  work: UnitOfWork,
  reservation: NightsReservation,
): Promise<Reservation> {
  const { db, now, services } = work;
  const { startDate, endDate, timeZone, quote } = reservation;
  const { nights: remaining, amount } = paidNights(
    listInstalments(reservation),
    netPaid(reservation),
  );
  const dates = { startDate, endDate: addDays(startDate, remaining) };
  const kind = bookableKind(services, reservation.kind);
  const listing = await kind.load(db, reservation.listingId);
  if (listing === null) throw new Error(`the listing of ${reservation.id} is gone`);
  await releaseBeside(work, reservation, { start: dates.startDate, end: dates.endDate });
  const nights = nightsBetween(startDate, endDate);
  return patchReservation(db, reservation.id, {
    ...dates,
    ...kind.moments({ ...dates, timeZone, zones: nightZones(listing, dates) }),
    quote: quoteOfFirstNights(quote, { nights, remaining }, amount),
    total: amount,
    updatedAt: now,
  });
}
