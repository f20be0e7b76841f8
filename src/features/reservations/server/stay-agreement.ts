import { msg } from '@lingui/core/macro';
import { type PolicySnapshot, policyTiers } from '#domain/cancellation.ts';
import { addDays, type DateText, nightsBetween, todayIn } from '#domain/dates.ts';
import { priceStay, type StayQuote } from '#domain/stay-pricing.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import { type StayForBooking, stayPricingInput } from '#features/stays/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';

/** Nights of one reservation at most; the longest price that is quoted is for a year. */
const MOST_NIGHTS = 365;
/** Days from today to the day of leaving at most. */
const MOST_DAYS_AHEAD = 730;
/** Cents that a card checkout takes at most. */
const MOST_CENTS = 99_999_999;

interface Dates {
  readonly startDate: DateText;
  readonly endDate: DateText;
}

/** What a guest wants of a stay. */
export interface Wish extends Dates {
  readonly guests: number;
  readonly pets: number;
  /** Units of each night. */
  readonly units: number;
  readonly groups: readonly GuestGroup[];
}

/**
 * What a stay costs on those dates as of now.
 *
 * @throws Problem 'date-past', 'too-few-nights', 'too-many-guests', or 'invalid-input' for dates
 * or pets that no stay takes
 */
export function agreeOnPrice(
  stay: StayForBooking,
  wish: Wish,
  now: Temporal.Instant,
  translate: Translator,
): StayQuote {
  const refuse = (field: string, text: string) =>
    new Problem('invalid-input', { fields: { [field]: text } });
  const today = todayIn(now, stay.timeZone);
  if (wish.endDate <= wish.startDate) {
    throw refuse('endDate', translate(msg`Leaving comes after arriving.`));
  }
  if (wish.startDate < today) throw new Problem('date-past');
  if (wish.endDate > addDays(today, MOST_DAYS_AHEAD)) {
    throw refuse('endDate', translate(msg`That is too far ahead; two years at most.`));
  }
  const nights = nightsBetween(wish.startDate, wish.endDate);
  if (nights < stay.minNights) throw new Problem('too-few-nights');
  if (nights > MOST_NIGHTS) {
    throw refuse('endDate', translate(msg`A stay lasts one year at most.`));
  }
  if (wish.guests > stay.guestCount) throw new Problem('too-many-guests');
  if (wish.pets > 0 && !stay.acceptsPets) {
    throw refuse('pets', translate(msg`This stay doesn't take pets.`));
  }
  const quote = priceStay(
    stayPricingInput(stay, {
      nights,
      guests: wish.guests,
      pets: wish.pets,
      units: wish.units,
      daysAhead: nightsBetween(today, wish.startDate),
      groups: wish.groups,
    }),
  );
  if (quote.total > MOST_CENTS) {
    throw refuse('endDate', translate(msg`That is more than one payment can carry.`));
  }
  return quote;
}

/** The policy of a new reservation. */
export function policyOf(
  stay: StayForBooking,
  dates: Dates,
  bookedAt: Temporal.Instant,
): PolicySnapshot {
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
  agreed: PolicySnapshot,
  stay: Pick<StayForBooking, 'customRefundPercent'>,
  dates: Dates,
): PolicySnapshot {
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
