import { divideShares, withShare } from '#domain/fair-share.ts';
import type { Cents } from '#domain/money.ts';
import { netPaid } from '#domain/reservation-money.ts';
import type { Journey } from '#features/itinerants/index.server.ts';
import { returnMoney } from '../money/refunds.ts';
import { patchReservation, type Reservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A reservation of a journey that goes. */
interface Settled {
  readonly reservation: Reservation;
  /** Cents that come back, since others share the cost. */
  readonly back: Cents;
  /** Whether it wasn't paid when the cost was divided, and so has no part in it. */
  readonly isLeftOut: boolean;
}

/**
 * Divides the cost of a journey among the people aboard, once: each pays their share of it, and what
 * they paid above that goes back. The order of joining decides about single cents. Where each pays
 * by the night, nothing changes.
 *
 * @param open its open reservations, as locked in this transaction
 */
export async function settleShares(
  work: UnitOfWork,
  { share }: Pick<Journey, 'share'>,
  open: readonly Reservation[],
): Promise<Settled[]> {
  if (share === null) {
    return open.map((reservation) => ({ reservation, back: 0, isLeftOut: false }));
  }
  const aboard = open.filter(isAboard).sort(byJoining);
  const people = aboard.reduce((sum, { guests }) => sum + guests, 0);
  const shares = divideShares(share, people);
  const settled: Settled[] = open
    .filter((reservation) => !isAboard(reservation))
    .map((reservation) => ({ reservation, back: 0, isLeftOut: true }));
  let given = 0;
  for (const reservation of aboard) {
    const own = shares.slice(given, given + reservation.guests);
    given += reservation.guests;
    settled.push(
      await settleShare(
        work,
        reservation,
        own.reduce((sum, each) => sum + each, 0),
      ),
    );
  }
  return settled;
}

/** As `people_aboard` counts them. */
function isAboard(reservation: Reservation): boolean {
  const { status, paidAt } = reservation;
  return status !== 'pending' && (paidAt !== null || netPaid(reservation) > 0);
}

function byJoining(one: Reservation, other: Reservation): number {
  const at = ({ paidAt, createdAt }: Reservation) => (paidAt ?? createdAt).epochMilliseconds;
  return at(one) - at(other) || (one.id < other.id ? -1 : 1);
}

async function settleShare(
  work: UnitOfWork,
  reservation: Reservation,
  share: Cents,
): Promise<Settled> {
  const quote = withShare(reservation.quote, share);
  const back = Math.max(0, netPaid(reservation) - quote.total);
  const changed = await patchReservation(work.db, reservation.id, {
    quote,
    total: quote.total,
    refunded: reservation.refunded + back,
    updatedAt: work.now,
  });
  await returnMoney(work, { reservationId: reservation.id }, back, quote.deposit);
  return { reservation: changed, back, isLeftOut: false };
}
