import { msg, plural } from '@lingui/core/macro';
import { isFree, nightBook } from '#domain/availability.ts';
import { addDays, type DateRange, type DateText, nightsBetween, todayIn } from '#domain/dates.ts';
import { canPayMonthly, makeInstalments, toDues } from '#domain/instalments.ts';
import { requestedUnits } from '#domain/kinds.ts';
import { termsRanges } from '#domain/night-overrides.ts';
import { isOpenOffer, keepDaysBetween, NO_RULES, type OfferRules } from '#domain/offer-rules.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import { policyTiers, type StayPolicySnapshot } from '#domain/stay-policies.ts';
import type { StayQuote } from '#domain/stay-pricing.ts';
import { CANCELLATION_POLICIES, type CancellationPolicy } from '#domain/vocabulary.ts';
import {
  type AmenityId,
  CANCELLATION_POLICY_ENTRIES,
  MONTHLY_POLICY_ENTRY,
} from '#features/catalogues/index.server.ts';
import {
  indexOverrides,
  loadTakenNights,
  type StoredOverrides,
  seesListing,
  type TakenNight,
} from '#market/inventory/index.server.ts';
import { placedInstant, placedOrNull } from '#platform/i18n/wall-time.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import type { NightsCalendar, NightsQuote } from '../contract.ts';
import type { BookedDates, NightsListing, NightsRequest, PolicyTexts } from './bookable-kind.ts';
import { placedRefunds } from './ports.ts';

/** Maximum number of days of one calendar. */
const MAX_CALENDAR_DAYS = 400;

/** Fields of a listing that its calendar of nights needs. */
export interface CalendarListing {
  readonly id: string;
  readonly timeZone: string;
  readonly deleted: boolean;
  /** Minimum number of nights of a reservation. */
  readonly minNights: number;
  /** Nights with their own price or minimum; missing without any. */
  readonly nightOverrides?: StoredOverrides;
  readonly capacity: number;
  /** When it can be reserved; missing where its host sets no rules. */
  readonly rules?: OfferRules;
}

/**
 * The nights of `[from, to)` that aren't completely free; where a home keeps days between stays,
 * those around them, too.
 *
 * @param listing null where it doesn't exist
 * @throws Problem 'not-found'; 'invalid-input' when the dates are in the wrong order or too far
 *   apart
 */
export async function calendarOfNights(
  listing: CalendarListing | null,
  { from, to }: { readonly from: DateText; readonly to: DateText },
  { db, actor, now, translate }: RequestContext,
): Promise<NightsCalendar> {
  const days = nightsBetween(from, to);
  if (days < 0 || days > MAX_CALENDAR_DAYS) {
    throw new Problem('invalid-input', {
      fields: { to: translate(msg`Please choose at most ${MAX_CALENDAR_DAYS} days.`) },
    });
  }
  if (listing === null || !(await seesListing(db, listing.id, actor?.id ?? null))) {
    throw new Problem('not-found');
  }
  const terms = (listing.nightOverrides ?? []).filter(([night]) => night >= from && night < to);
  const { rules = NO_RULES } = listing;
  const { daysBetween } = rules;
  const nearby = { start: addDays(from, -daysBetween), end: addDays(to, daysBetween) };
  const taken = await loadTakenNights(db, listing.id, nearby, actor?.id ?? null);
  return {
    today: todayIn(now, listing.timeZone),
    timeZone: listing.timeZone,
    minNights: listing.minNights,
    capacity: listing.capacity,
    ...(terms.length === 0 ? {} : { terms: termsRanges(indexOverrides(terms)) }),
    ...(isOpenOffer(rules) ? {} : { rules: { ...rules, noArrivalOn: [...rules.noArrivalOn] } }),
    nights: taken.map(({ date, taken: units, capacity, imported }) => ({
      date,
      left: capacity - units,
      ...(daysBetween === 0 ? {} : { guests: imported ? listing.capacity : units }),
    })),
  };
}

/** The current policy of a listing reserved by the night. */
export interface NightlyPolicy {
  readonly cancellationPolicy: CancellationPolicy;
  /** Percent, 0 to 100; only for a custom policy. */
  readonly customRefundPercent: number;
  /** IANA zone of the place. */
  readonly timeZone: string;
}

/** The policy of a new reservation of nights. */
export function policyOfNights(
  { cancellationPolicy, customRefundPercent, timeZone }: NightlyPolicy,
  { startDate, endDate }: BookedDates,
  bookedAt: Temporal.Instant,
): StayPolicySnapshot {
  const nights = nightsBetween(startDate, endDate);
  const policy = cancellationPolicy;
  return policyTiers({
    policy,
    customRefundPercent,
    timeZone,
    bookedAt,
    startDate,
    endDate,
    nights,
  });
}

/** The agreed policy, for other nights; see `BookableListing.policyForDates`. */
export function agreedPolicyOfNights(
  { customRefundPercent }: NightlyPolicy,
  agreed: PolicySnapshot,
  dates: BookedDates,
): StayPolicySnapshot {
  const agreedPercent = agreed.effective === 'custom' ? agreed.tiers[0]?.percent : undefined;
  return policyOfNights(
    {
      cancellationPolicy: policyNamed(agreed.policy),
      customRefundPercent: agreedPercent ?? customRefundPercent,
      timeZone: agreed.timeZone,
    },
    dates,
    Temporal.Instant.from(agreed.bookedAt),
  );
}

/** Name of a policy of nights, and its texts. */
export function nightlyPolicyTexts(effective: string, isMonthly: boolean): PolicyTexts {
  if (isMonthly && effective === 'long-term') return MONTHLY_POLICY_ENTRY;
  return CANCELLATION_POLICY_ENTRIES[policyNamed(effective)];
}

function policyNamed(id: string): CancellationPolicy {
  const policy = CANCELLATION_POLICIES.find((each) => each === id);
  if (policy === undefined) throw new Error(`nights have no cancellation policy ${id}`);
  return policy;
}

/** A listing reserved by the night, as reservations need it. */
export interface NightlyBookable extends NightsListing {
  quote(...input: Parameters<NightsListing['quote']>): StayQuote;
  policy(dates: BookedDates, bookedAt: Temporal.Instant): StayPolicySnapshot;
}

/** The nights that the caller of a quote says they have reserved there. */
export function agreedNights({
  agreedStart: start,
  agreedEnd: end,
}: {
  readonly agreedStart?: DateText | undefined;
  readonly agreedEnd?: DateText | undefined;
}): DateRange | undefined {
  return start === undefined || end === undefined || start >= end ? undefined : { start, end };
}

/**
 * Price of nights for the caller, line by line, with the refund schedule.
 *
 * @param listing null where it doesn't exist
 * @throws Problem 'not-found', and for requests that the listing doesn't accept
 */
export async function quoteNights(
  listing: NightlyBookable | null,
  asked: Omit<NightsRequest, 'groups'>,
  { db, actor, now, translate }: RequestContext,
): Promise<NightsQuote> {
  if (listing === null || !(await seesListing(db, listing.id, actor?.id ?? null))) {
    throw new Problem('not-found');
  }
  const { startDate, endDate } = asked;
  const units = requestedUnits(listing, asked);
  const groups = actor?.groups ?? [];
  const quote = listing.quote({ ...asked, units, groups }, now, translate);
  const policy = listing.policy({ startDate, endDate }, now);
  const { daysBetween } = listing.rules ?? NO_RULES;
  const nearby = { start: addDays(startDate, -daysBetween), end: addDays(endDate, daysBetween) };
  const rows = await loadTakenNights(db, listing.id, nearby, actor?.id ?? null);
  const taken = nightBook(listing.capacity, rows);
  const own = asked.agreed === undefined ? null : { ...asked.agreed, units };
  const nights = { start: startDate, end: endDate };
  return {
    quote: { ...quote, lines: [...quote.lines] },
    available: isFree(keepDaysBetween(taken, daysBetween, own), nights, units),
    ...heldForReader(rows, nights, listing.timeZone),
    effectivePolicy: policy.effective,
    refunds: placedRefunds(policy, { lines: quote.lines, paid: quote.total }, listing.timeZone),
    ...monthlyOffer(listing, { startDate, endDate }, quote, policy),
    daysAhead: nightsBetween(todayIn(now, listing.timeZone), startDate),
  };
}

/** Until when all of these nights are held for the reader, who waited for them. */
function heldForReader(
  rows: readonly TakenNight[],
  { start, end }: DateRange,
  timeZone: string,
): Pick<NightsQuote, 'heldUntil'> {
  const held = rows.filter(({ date }) => date >= start && date < end);
  const [first] = held;
  if (held.length < nightsBetween(start, end) || first === undefined) return {};
  if (first.heldUntil === null || held.some(({ heldUntil }) => heldUntil !== first.heldUntil)) {
    return {};
  }
  return { heldUntil: placedInstant(Temporal.Instant.from(first.heldUntil), timeZone) };
}

function monthlyOffer(
  { monthlyPayments, timeZone }: NightlyBookable,
  dates: BookedDates,
  quote: StayQuote,
  policy: StayPolicySnapshot,
): Pick<NightsQuote, 'monthly'> {
  if (!monthlyPayments || quote.total === 0 || !canPayMonthly(dates)) return {};
  const instalments = makeInstalments(quote, { ...dates, timeZone });
  const monthly = { ...policy, instalments: toDues(instalments) };
  return {
    monthly: {
      instalments: instalments.map((each) => ({
        ...each,
        dueAt: placedOrNull(each.dueAt, timeZone),
      })),
      refunds: placedRefunds(monthly, { lines: quote.lines, paid: quote.total }, timeZone),
    },
  };
}

/**
 * Refuses fewer nights than a listing's minimum, which the text names.
 *
 * @throws Problem 'too-few-nights' with a text at `endDate`
 */
export function refuseFewNights(nights: number, minNights: number, translate: Translator): void {
  if (nights >= minNights) return;
  const text = msg`These dates are shorter than the minimum stay of ${plural(minNights, { one: '# night', other: '# nights' })}.`;
  throw new Problem('too-few-nights', { fields: { endDate: translate(text) } });
}

/** Amenities of which any one means that pets are welcome. */
export const PETS_AMENITIES = [
  'pet-friendly',
  'dogs-welcome',
  'cats-welcome',
] as const satisfies readonly AmenityId[];
