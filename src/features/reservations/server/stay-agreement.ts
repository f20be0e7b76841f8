import { msg } from '@lingui/core/macro';
import { type DateText, nightsBetween } from '#domain/dates.ts';
import { policyTiers, type StayPolicySnapshot } from '#domain/stay-policies.ts';
import { priceStay, type StayQuote } from '#domain/stay-pricing.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import {
  type BookingWish,
  checkWish,
  type StayForBooking,
  stayPricingInput,
} from '#features/stays/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';

/** Cents that a card checkout takes at most. */
const MOST_CENTS = 99_999_999;

interface Dates {
  readonly startDate: DateText;
  readonly endDate: DateText;
}

/** What a guest wants of a stay. */
export interface Wish extends BookingWish {
  /** Units of each night. */
  readonly units: number;
  readonly groups: readonly GuestGroup[];
}

/**
 * What a stay costs on those dates as of now.
 *
 * @throws Problem as `checkWish` does, and 'invalid-input' for more than one payment can carry
 */
export function agreeOnPrice(
  stay: StayForBooking,
  wish: Wish,
  now: Temporal.Instant,
  translate: Translator,
): StayQuote {
  const { guests, pets, units, groups } = wish;
  const { nights, daysAhead } = checkWish(stay, wish, now, translate);
  const quote = priceStay(
    stayPricingInput(stay, { nights, guests, pets, units, daysAhead, groups }),
  );
  if (quote.total > MOST_CENTS) {
    throw new Problem('invalid-input', {
      fields: { endDate: translate(msg`The total is too high for a single payment.`) },
    });
  }
  return quote;
}

/** The policy of a new reservation. */
export function policyOf(
  stay: StayForBooking,
  dates: Dates,
  bookedAt: Temporal.Instant,
): StayPolicySnapshot {
  return policyTiers({
    policy: stay.cancellationPolicy,
    customRefundPercent: stay.customRefundPercent,
    nights: nightsBetween(dates.startDate, dates.endDate),
    ...datesOf(dates),
    timeZone: stay.timeZone,
    bookedAt,
  });
}

/**
 * The policy agreed on, for other dates: what the listing says by now doesn't count, and its
 * tiers keep the day of the booking.
 */
export function policyForDates(
  agreed: StayPolicySnapshot,
  stay: Pick<StayForBooking, 'customRefundPercent'>,
  dates: Dates,
): StayPolicySnapshot {
  const [first] = agreed.tiers;
  const agreedPercent = agreed.effective === 'custom' ? first?.percent : undefined;
  return policyTiers({
    policy: agreed.policy,
    customRefundPercent: agreedPercent ?? stay.customRefundPercent,
    nights: nightsBetween(dates.startDate, dates.endDate),
    ...datesOf(dates),
    timeZone: agreed.timeZone,
    bookedAt: Temporal.Instant.from(agreed.bookedAt),
  });
}

function datesOf({ startDate, endDate }: Dates): Dates {
  return { startDate, endDate };
}
