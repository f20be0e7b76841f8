import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { DateRange, DateText } from '#domain/dates.ts';
import type { StopDays } from '#domain/itinerant-days.ts';
import type { NightlyTerms } from '#market/hosting/index.server.ts';
import { listingNights, listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { itinerants } from '../tables.ts';
import type { GoColumns } from './going.ts';

/** The fields of a stop for guests who board or disembark there, without confidential ones. */
export interface BookableStop extends StopDays {
  readonly city: string;
  readonly countryCode: string;
  /** HH:MM in its zone; null for the default hour. */
  readonly checkInFrom: string | null;
}

/** Fields of an itinerant that a reservation needs. Prices and fees in cents, rates in percent. */
export interface ItinerantForBooking extends Omit<NightlyTerms, 'customPolicyText'>, GoColumns {
  readonly id: string;
  readonly hostId: string;
  readonly title: string;
  /** IANA zone of the first stop, or of the place where it stays in one. */
  readonly timeZone: string;
  /** In the order of their dates; empty where it stays in one place. */
  readonly stops: readonly BookableStop[];
  /** Whether the host has removed it. */
  readonly deleted: boolean;
  readonly monthlyPayments: boolean;
  readonly amenities: readonly string[];
  readonly nightlyPrice: number;
  /** Places of each night. */
  readonly guestCount: number;
  readonly startDate: DateText;
  /** The check-out date. */
  readonly endDate: DateText;
  readonly taxFee: number;
  readonly cleaningFee: number;
  readonly extraGuestFee: number;
  readonly petFee: number;
  readonly depositFee: number;
}

const STOPS = sql`(
  select json_agg(
    json_build_object(
      'startDate', stop.start_date::text, 'timeZone', stop.time_zone, 'city', stop.city,
      'countryCode', stop.country_code, 'checkInFrom', stop.check_in_from
    )
    order by stop.sort_order)
  from itinerant_stop stop
  where stop.listing_id = ${itinerants.listingId}
)`;

/**
 * An itinerant with all fields that pricing and policy need, deleted ones too; null when it doesn't
 * exist.
 */
export async function loadItinerantForBooking(
  db: Queryable,
  id: string,
): Promise<ItinerantForBooking | null> {
  const [row] = await loadItinerantsForBooking(db, [id]);
  return row ?? null;
}

/** The itinerants among these listings, deleted ones too. */
export async function loadItinerantsForBooking(
  db: Queryable,
  ids: readonly string[],
): Promise<ItinerantForBooking[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: listings.id,
      hostId: listings.hostId,
      title: listings.title,
      timeZone: sql<string>`coalesce(${STOPS} -> 0 ->> 'timeZone', ${listings.timeZone})`,
      stops: sql<BookableStop[]>`coalesce(${STOPS}, '[]')`,
      deleted: sql<boolean>`${listings.deletedAt} is not null`,
      amenities: listings.amenities,
      nightlyPrice: listings.price,
      guestCount: itinerants.guestCount,
      minNights: itinerants.minNights,
      startDate: itinerants.startDate,
      endDate: itinerants.endDate,
      taxFee: itinerants.taxFee,
      cleaningFee: itinerants.cleaningFee,
      extraGuestFee: itinerants.extraGuestFee,
      petFee: itinerants.petFee,
      depositFee: itinerants.depositFee,
      goPeople: itinerants.goPeople,
      goDate: itinerants.goDate,
      goAt: itinerants.goAt,
      goStatus: itinerants.goStatus,
      aboard: sql<number>`shown_aboard(${itinerants})`,
      sharedCost: itinerants.sharedCost,
      sharePeople: itinerants.sharePeople,
      discount: itinerants.discount,
      influencerDiscount: itinerants.influencerDiscount,
      localDiscount: itinerants.localDiscount,
      parentDiscount: itinerants.parentDiscount,
      specialDiscount: itinerants.specialDiscount,
      specialDiscountOn: itinerants.specialDiscountOn,
      studentDiscount: itinerants.studentDiscount,
      volunteerDiscount: itinerants.volunteerDiscount,
      womenDiscount: itinerants.womenDiscount,
      cancellationPolicy: itinerants.cancellationPolicy,
      customRefundPercent: itinerants.customRefundPercent,
      monthlyPayments: itinerants.monthlyPayments,
      houseRules: itinerants.houseRules,
    })
    .from(listings)
    .innerJoin(itinerants, eq(itinerants.listingId, listings.id))
    .where(and(inArray(listings.id, [...ids]), eq(listings.kind, 'itinerant')));
}

/**
 * The stops of these itinerants, in the order of their dates; itinerants without any are left out.
 */
export async function loadStops(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly BookableStop[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: itinerants.listingId, stops: sql<BookableStop[] | null>`${STOPS}` })
    .from(itinerants)
    .where(inArray(itinerants.listingId, [...new Set(ids)]));
  return new Map(rows.flatMap(({ id, stops }) => (stops === null ? [] : [[id, stops]])));
}

/** The itinerants that have fewer than `places` left on a night of `[start, end)`. */
export async function withoutPlaces(
  db: Queryable,
  ids: readonly string[],
  { start, end }: DateRange,
  places: number,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: listingNights.listingId })
    .from(listingNights)
    .where(
      and(
        inArray(listingNights.listingId, [...ids]),
        gte(listingNights.night, sql`${start}::date`),
        lt(listingNights.night, sql`${end}::date`),
        sql`${listingNights.capacity} - ${listingNights.taken} < ${places}::integer`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
