import { nightsBetween } from '#domain/dates.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import { nightMoments } from '#domain/reservation-moments.ts';
import { policyTiers, type StayPolicySnapshot } from '#domain/stay-policies.ts';
import { priceStay } from '#domain/stay-pricing.ts';
import { CANCELLATION_POLICIES, type CancellationPolicy } from '#domain/vocabulary.ts';
import { CANCELLATION_POLICY_ENTRIES } from '#features/catalogues/index.server.ts';
import type {
  BookableKind,
  BookableListing,
  BookedDates,
} from '#features/listings/index.server.ts';
import { loadStayForBooking, type StayForBooking } from '../store/booking.ts';
import { stayPricingInput, unitsFor } from './stay-pricing-input.ts';
import { validateStayRequest } from './validate-stay-request.ts';

/** How homes are reserved: by the night, in rooms or as a whole. */
export const stayBooking: BookableKind = {
  kind: 'stay',
  moments: nightMoments,
  policyTexts: (effective) => CANCELLATION_POLICY_ENTRIES[policyNamed(effective)],
  async load(db, listingId) {
    const stay = await loadStayForBooking(db, listingId);
    return stay === null ? null : bookableStay(stay);
  },
};

function bookableStay(stay: StayForBooking): BookableListing {
  const { id, hostId, title, timeZone, deleted, capacity, checkInFrom, checkOutUntil } = stay;
  return {
    ...{ id, hostId, title, timeZone, deleted, capacity, checkInFrom, checkOutUntil },
    unitsFor: ({ rooms }) => unitsFor(stay, rooms),
    quote: (request, now, translate) => {
      const { guests, pets, units, groups } = request;
      const { nights, daysAhead } = validateStayRequest(stay, request, now, translate);
      return priceStay(stayPricingInput(stay, { nights, guests, pets, units, daysAhead, groups }));
    },
    policy: (dates, bookedAt) =>
      policyOn(dates, {
        policy: stay.cancellationPolicy,
        customRefundPercent: stay.customRefundPercent,
        timeZone,
        bookedAt,
      }),
    policyForDates: (agreed, dates) =>
      policyOn(dates, {
        policy: policyNamed(agreed.policy),
        customRefundPercent: agreedPercent(agreed) ?? stay.customRefundPercent,
        timeZone: agreed.timeZone,
        bookedAt: Temporal.Instant.from(agreed.bookedAt),
      }),
  };
}

function policyOn(
  { startDate, endDate }: BookedDates,
  terms: {
    readonly policy: CancellationPolicy;
    readonly customRefundPercent: number;
    readonly timeZone: string;
    readonly bookedAt: Temporal.Instant;
  },
): StayPolicySnapshot {
  return policyTiers({ ...terms, startDate, endDate, nights: nightsBetween(startDate, endDate) });
}

/** The percentage of a custom policy as it was agreed on; undefined for any other. */
function agreedPercent({ effective, tiers }: PolicySnapshot): number | undefined {
  return effective === 'custom' ? tiers[0]?.percent : undefined;
}

function policyNamed(id: string): CancellationPolicy {
  const policy = CANCELLATION_POLICIES.find((each) => each === id);
  if (policy === undefined) throw new Error(`a stay has no cancellation policy ${id}`);
  return policy;
}
