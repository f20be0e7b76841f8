import { randomBytes } from 'node:crypto';
import { CODE_RANDOM_BYTES, makeCheckInCode } from '#domain/check-in-code.ts';
import { nightsBetween, todayIn } from '#domain/dates.ts';
import { refundFor } from '#domain/refunds.ts';
import { answerDeadline, payDeadline } from '#domain/reservation-lifecycle.ts';
import { nightMoments } from '#domain/reservation-moments.ts';
import { policyTiers } from '#domain/stay-policies.ts';
import { priceStay, SERVICE_RATE } from '#domain/stay-pricing.ts';
import type { reservations } from '#features/reservations/server/tables.ts';
import type {
  DemoPerson,
  DemoReservation,
  DemoReservationAction,
  DemoStay,
} from '../world/types.ts';

type ReservationRow = typeof reservations.$inferInsert & { id: string };

/** The reference of a demo reservation; `D` keeps it apart from those that people make. */
function keyOf(index: number): string {
  return `WH-D${String(index).padStart(3, '0')}-DEMO`;
}

/** A reservation of the demo world as it would have been agreed on when it was made. */
export function reservationRow(
  demo: DemoReservation,
  index: number,
  stay: DemoStay,
  guest: DemoPerson,
): ReservationRow {
  const { timeZone } = stay;
  const createdAt = Temporal.Instant.from(demo.createdAt);
  const nights = nightsBetween(demo.start, demo.end);
  const units = stay.capacity === 1 ? 1 : demo.rooms;
  const quote = priceStay({
    nightlyPrice: stay.nightlyPrice,
    nights,
    guests: demo.guests,
    pets: demo.pets,
    units,
    includedGuests: stay.includedGuests,
    fees: { ...stay.fees, serviceRate: SERVICE_RATE },
    rates: stay.discounts,
    specialDiscountOn: stay.specialDiscountOn,
    securityRate: stay.securityRate,
    daysAhead: Math.max(0, nightsBetween(todayIn(createdAt, timeZone), demo.start)),
    groups: guest.groups,
  });
  const policy = policyTiers({
    policy: stay.cancellationPolicy,
    customRefundPercent: stay.customRefundPercent ?? 0,
    nights,
    startDate: demo.start,
    endDate: demo.end,
    timeZone,
    bookedAt: createdAt,
  });
  const at = (action: DemoReservationAction) => {
    const event = demo.events.find((candidate) => candidate.action === action);
    return event === undefined ? null : Temporal.Instant.from(event.at);
  };
  const approvedAt = at('approve');
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
    listingId: demo.stayId,
    guestId: demo.guestId,
    hostId: stay.hostId,
    status: demo.status,
    startDate: demo.start,
    endDate: demo.end,
    timeZone,
    ...nightMoments({ startDate: demo.start, endDate: demo.end, timeZone }),
    units,
    rooms: demo.rooms,
    guests: demo.guests,
    pets: demo.pets,
    message: demo.message,
    listingTitle: stay.title,
    quote,
    policy,
    total: quote.total,
    paid,
    refunded,
    checkInCode: approvedAt === null ? null : makeCheckInCode(randomBytes(CODE_RANDOM_BYTES)),
    answerBy: answerDeadline(createdAt, { startDate: demo.start, timeZone }),
    payBy: approvedAt === null ? null : payDeadline(approvedAt),
    paidAt,
    createdAt,
    updatedAt: Temporal.Instant.from(demo.events.at(-1)?.at ?? demo.createdAt),
  };
}
