import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import type { InstantCondition } from '#domain/instant-booking.ts';
import type { OfferRules } from '#domain/offer-rules.ts';
import type { CancellationPolicy } from '#domain/vocabulary.ts';
import { PETS_AMENITIES } from '#market/booking/index.server.ts';
import { overridesColumn, type StoredOverrides } from '#market/inventory/index.server.ts';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { StayTerms } from '../booking/stay-pricing-input.ts';
import { staySearch, stays } from '../tables.ts';

/** Columns of `StayTerms`: from `listings` and `stays`. */
export const TERM_COLUMNS = {
  nightlyPrice: listings.price,
  includedGuests: stays.includedGuests,
  cleaningFee: stays.cleaningFee,
  extraGuestFee: stays.extraGuestFee,
  petFee: stays.petFee,
  taxRate: stays.taxRate,
  discount: stays.discount,
  influencerDiscount: stays.influencerDiscount,
  localDiscount: stays.localDiscount,
  parentDiscount: stays.parentDiscount,
  specialDiscount: stays.specialDiscount,
  specialDiscountOn: stays.specialDiscountOn,
  studentDiscount: stays.studentDiscount,
  volunteerDiscount: stays.volunteerDiscount,
  womenDiscount: stays.womenDiscount,
  securityRate: stays.securityRate,
} as const;

/** Columns of `OfferRules`, from `stays`. */
export const RULE_COLUMNS = {
  noticeDays: stays.noticeDays,
  daysBetween: stays.daysBetween,
  maxNights: stays.maxNights,
  daysAhead: stays.daysAhead,
  noArrivalOn: stays.noArrivalOn,
} as const satisfies Record<keyof OfferRules, unknown>;

/** Fields of a stay that reservations need. */
export interface StayForBooking extends StayTerms, OfferRules {
  readonly id: string;
  readonly hostId: string;
  readonly title: string;
  readonly city: string;
  readonly countryCode: string;
  /** IANA time zone of the listing. */
  readonly timeZone: string;
  /** Whether the host has deleted it. */
  readonly deleted: boolean;
  readonly monthlyPayments: boolean;
  readonly instantBooking: InstantCondition;
  readonly houseRules: readonly string[];
  readonly guestCount: number;
  readonly roomCount: number;
  /** Units of one night; see `requestedUnits`. */
  readonly capacity: number;
  readonly minNights: number;
  /** Nights with their own price or minimum. */
  readonly nightOverrides: StoredOverrides;
  /** Whether pets are welcome, according to its amenities. */
  readonly acceptsPets: boolean;
  readonly cancellationPolicy: CancellationPolicy;
  /** Percent, 0 to 100. */
  readonly customRefundPercent: number;
  readonly customPolicyText: string;
  /** HH:MM in the listing's time zone. */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
}

const PETS = sql.raw(`array[${PETS_AMENITIES.map((amenity) => `'${amenity}'`).join(', ')}]`);

/**
 * A stay with all fields for pricing and policy, including deleted ones; null when it doesn't
 * exist.
 */
export async function loadStayForBooking(
  db: Queryable,
  id: string,
): Promise<StayForBooking | null> {
  const [row] = await loadStaysForBooking(db, [id]);
  return row ?? null;
}

/** The stays among these listings, including deleted ones. */
export async function loadStaysForBooking(
  db: Queryable,
  ids: readonly string[],
): Promise<StayForBooking[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: listings.id,
      hostId: listings.hostId,
      title: listings.title,
      city: listings.city,
      countryCode: listings.countryCode,
      timeZone: listings.timeZone,
      deleted: sql<boolean>`${listings.deletedAt} is not null`,
      guestCount: stays.guestCount,
      roomCount: stays.roomCount,
      capacity: stays.capacity,
      minNights: stays.minNights,
      nightOverrides: overridesColumn(sql`${listings.id}`),
      acceptsPets: sql<boolean>`${listings.amenities} && ${PETS}`,
      cancellationPolicy: stays.cancellationPolicy,
      customRefundPercent: stays.customRefundPercent,
      monthlyPayments: stays.monthlyPayments,
      instantBooking: stays.instantBooking,
      houseRules: stays.houseRules,
      customPolicyText: stays.customPolicyText,
      checkInFrom: stays.checkInFrom,
      checkOutUntil: stays.checkOutUntil,
      ...RULE_COLUMNS,
      ...TERM_COLUMNS,
    })
    .from(listings)
    .innerJoin(stays, eq(stays.listingId, listings.id))
    .where(and(inArray(listings.id, [...ids]), eq(listings.kind, 'stay')));
}

/** Offer of a stay for dates. */
export interface DatesOffer extends StayTerms, OfferRules {
  readonly id: string;
  readonly timeZone: string;
  readonly guestCount: number;
  readonly minNights: number;
  /** Nights with their own price or minimum. */
  readonly nightOverrides: StoredOverrides;
  /** Whether it is listed, with a free unit on each of the nights. */
  readonly free: boolean;
}

/** Offers of these stays for the nights of `[start, end)`; other kinds are ignored. */
export async function readDatesOffers(
  db: Queryable,
  listingIds: readonly string[],
  start: DateText,
  end: DateText,
): Promise<DatesOffer[]> {
  if (listingIds.length === 0) return [];
  return db
    .select({
      id: listings.id,
      timeZone: listings.timeZone,
      guestCount: stays.guestCount,
      minNights: stays.minNights,
      nightOverrides: overridesColumn(sql`${listings.id}`),
      // A delisted stay has no row for searches.
      free: sql<boolean>`coalesce(
        not ${staySearch.fullNights} && daterange(${start}::date, ${end}::date), false)`,
      ...RULE_COLUMNS,
      ...TERM_COLUMNS,
    })
    .from(listings)
    .innerJoin(stays, eq(stays.listingId, listings.id))
    .leftJoin(staySearch, eq(staySearch.listingId, listings.id))
    .where(inArray(listings.id, [...listingIds]));
}
