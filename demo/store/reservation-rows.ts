import { randomBytes } from 'node:crypto';
import { CODE_RANDOM_BYTES, makeCheckInCode } from '#domain/check-in-code.ts';
import { KINDS } from '#domain/kinds.ts';
import { requestDeadline } from '#domain/lifecycles.ts';
import { refundFor } from '#domain/refunds.ts';
import { payDeadline } from '#domain/reservation-lifecycle.ts';
import type { reservations } from '#features/reservations/server/tables.ts';
import type { DemoReservation, DemoReservationAction } from '../world/types.ts';
import type { AgreedTerms } from './agreed-terms.ts';

type ReservationRow = typeof reservations.$inferInsert & {
  id: string;
  kind: AgreedTerms['kind'];
};

/** The reference of a demo reservation; `D` keeps it apart from those that people make. */
function keyOf(index: number): string {
  return `WH-D${String(index).padStart(3, '0')}-DEMO`;
}

/** A reservation of the demo world as it would have been agreed on when it was made. */
export function reservationRow(
  demo: DemoReservation,
  index: number,
  { kind, hostId, title, timeZone, units, quote, policy, moments }: AgreedTerms,
): ReservationRow {
  const createdAt = Temporal.Instant.from(demo.createdAt);
  const at = (action: DemoReservationAction) => {
    const event = demo.events.find((candidate) => candidate.action === action);
    return event === undefined ? null : Temporal.Instant.from(event.at);
  };
  const approvedAt = at('approve') ?? at('confirm');
  const answerBy = requestDeadline(kind, createdAt, { startDate: demo.start, timeZone });
  const paidAt = demo.paidAt === null ? null : Temporal.Instant.from(demo.paidAt);
  const paid = paidAt === null ? 0 : quote.total;
  const cancelledAt = at('cancel');
  const canceller = demo.events.find(({ action }) => action === 'cancel')?.by;
  const refunded =
    cancelledAt === null || canceller === undefined
      ? 0
      : refundFor({
          lines: quote.lines,
          paid,
          snapshot: policy,
          now: cancelledAt,
          cancelledBy: canceller,
        }).amount;
  return {
    id: demo.id,
    key: keyOf(index),
    listingId: demo.listingId,
    guestId: demo.guestId,
    hostId,
    kind,
    status: demo.status,
    startDate: demo.start,
    endDate: demo.end,
    timeZone,
    ...moments,
    units,
    rooms: demo.rooms,
    guests: demo.guests,
    pets: demo.pets,
    message: demo.message,
    listingTitle: title,
    quote,
    policy,
    total: quote.total,
    paid,
    refunded,
    checkInCode: approvedAt === null ? null : makeCheckInCode(randomBytes(CODE_RANDOM_BYTES)),
    answerBy,
    payBy: payByOf(kind, approvedAt, answerBy),
    paidAt,
    createdAt,
    updatedAt: Temporal.Instant.from(demo.events.at(-1)?.at ?? demo.createdAt),
  };
}

/** Nights are paid after they were approved; seats are until then held as long as they may be. */
function payByOf(
  kind: AgreedTerms['kind'],
  approvedAt: Temporal.Instant | null,
  answerBy: Temporal.Instant,
): Temporal.Instant | null {
  if (KINDS[kind].payment === 'on-booking') return approvedAt === null ? answerBy : null;
  return approvedAt === null ? null : payDeadline(approvedAt);
}
