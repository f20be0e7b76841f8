import { claimEntries } from '#domain/ledger.ts';
import type { Cents } from '#domain/money.ts';
import { CLAIM_HOURS } from '#domain/resolutions.ts';
import { notifyParty } from '../notify/announce.ts';
import {
  patchReservation,
  type Reservation,
  type ReservationPatch,
} from '../store/reservations.ts';
import { findClaim } from '../store/resolutions.ts';
import { postTransfer } from '../store/transfers.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { returnMoney } from './refunds.ts';

/** The deposit of a reservation that ends now: its host has `CLAIM_HOURS` to claim part of it. */
export function keepDeposit(
  deposit: Cents,
  now: Temporal.Instant,
): Pick<ReservationPatch, 'depositLeft' | 'depositReturnAt'> {
  return { depositLeft: deposit, depositReturnAt: deposit > 0 ? returnTime(now) : null };
}

/** The same for the timeline and emails; nothing without a deposit. */
export function depositDetails(
  deposit: Cents,
  now: Temporal.Instant,
): Record<string, string | number> {
  return deposit > 0 ? { deposit, depositBy: returnTime(now).toString() } : {};
}

function returnTime(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: CLAIM_HOURS });
}

/**
 * Refunds what isn't claimed of a deposit, once the host's time is over.
 *
 * @param reservation as locked in this transaction
 */
export async function returnDeposit(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const { id, refunded, depositLeft } = reservation;
  const claim = await findClaim(work.db, id);
  const claimed = claim !== null && claim.given === null ? claim.amount : 0;
  const left = depositLeft ?? 0;
  const amount = Math.max(0, left - claimed);
  const changed = await patchReservation(work.db, id, {
    refunded: refunded + amount,
    depositLeft: left - amount,
    depositReturnAt: null,
    updatedAt: work.now,
  });
  if (amount === 0) return;
  await returnMoney(work, { reservationId: id }, amount, left - amount);
  await notifyParty(work, changed, {
    key: `deposit-returned:${id}`,
    kind: 'deposit-returned',
    to: 'guest',
    details: { amount, claimed },
  });
}

/**
 * Gives the host what a claim ends with. The rest of the claim goes back to the guest: now, or with
 * the rest of the deposit, if that hasn't gone back yet.
 *
 * @param reservation as locked in this transaction
 * @param given cents from 0 to the claimed amount
 */
export async function settleClaim(
  work: UnitOfWork,
  reservation: Reservation,
  claim: { readonly id: string; readonly amount: Cents },
  given: Cents,
): Promise<Reservation> {
  const { id, hostId, depositReturnAt, refunded, depositToHost } = reservation;
  const left = (reservation.depositLeft ?? 0) - given;
  const back = depositReturnAt === null ? left : 0;
  const changed = await patchReservation(work.db, id, {
    depositLeft: left - back,
    depositToHost: depositToHost + given,
    refunded: refunded + back,
    updatedAt: work.now,
  });
  await postTransfer(work.db, {
    key: `claim:${claim.id}`,
    kind: 'claim',
    reservationId: id,
    at: work.now,
    entries: claimEntries(id, hostId, given),
  });
  await returnMoney(work, { reservationId: id }, back, left - back);
  return changed;
}
