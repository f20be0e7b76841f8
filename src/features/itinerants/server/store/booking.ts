import { and, eq, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import type { NightlyTerms } from '#features/listings/index.server.ts';
import { listings } from '#features/listings/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { itinerants } from '../tables.ts';

/** What a reservation needs to know of an itinerant. Prices and fees in cents, rates in percent. */
export interface ItinerantForBooking extends Omit<NightlyTerms, 'customPolicyText'> {
  readonly id: string;
  readonly hostId: string;
  readonly title: string;
  /** IANA zone of the place. */
  readonly timeZone: string;
  /** Whether the host has removed it. */
  readonly deleted: boolean;
  readonly amenities: readonly string[];
  readonly nightlyPrice: number;
  /** Places of each night. */
  readonly guestCount: number;
  readonly startDate: DateText;
  /** The day of leaving. */
  readonly endDate: DateText;
  readonly taxFee: number;
  readonly cleaningFee: number;
  readonly extraGuestFee: number;
  readonly petFee: number;
  readonly depositFee: number;
}

/** An itinerant with all that pricing and policy need, deleted ones too; null when there is none. */
export async function loadItinerantForBooking(
  db: Queryable,
  id: string,
): Promise<ItinerantForBooking | null> {
  const [row] = await db
    .select({
      id: listings.id,
      hostId: listings.hostId,
      title: listings.title,
      timeZone: listings.timeZone,
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
    })
    .from(listings)
    .innerJoin(itinerants, eq(itinerants.listingId, listings.id))
    .where(and(eq(listings.id, id), eq(listings.kind, 'itinerant')));
  return row ?? null;
}
