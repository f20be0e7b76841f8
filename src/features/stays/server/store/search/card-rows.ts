import { type SQL, sql } from 'drizzle-orm';
import type { ListingCategory, Occupancy, SceneryStyle } from '#domain/vocabulary.ts';
import type { StayTerms } from '../../booking/stay-pricing-input.ts';

/** Data of a card, without its pictures and whether it is saved. */
export interface CardRow extends StayTerms {
  readonly id: string;
  readonly title: string;
  readonly city: string;
  readonly countryCode: string;
  readonly neighbourhood: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly category: ListingCategory;
  readonly scenery: SceneryStyle;
  readonly occupancy: Occupancy;
  readonly guestCount: number;
  readonly roomCount: number;
  readonly capacity: number;
  readonly minNights: number;
  readonly wifiMbps: number | null;
  readonly amenities: readonly string[];
  readonly ratingSum: number;
  readonly ratingCount: number;
}

/**
 * The columns of a `CardRow` from `listing l join stay s`. Lists are returned as JSON, which the
 * driver parses many times faster than PostgreSQL's own notation.
 */
export const CARD_COLUMNS: SQL = sql`
  l.id, l.title, l.city, l.country_code as "countryCode", l.neighbourhood,
  l.position[1] as latitude, l.position[0] as longitude, l.time_zone as "timeZone",
  s.category, s.scenery, s.occupancy, s.guest_count as "guestCount",
  s.room_count as "roomCount", s.capacity, s.min_nights as "minNights",
  l.known_mbps as "wifiMbps", array_to_json(l.amenities) as amenities,
  l.rating_sum as "ratingSum", l.rating_count as "ratingCount",
  l.price as "nightlyPrice", s.included_guests as "includedGuests",
  s.cleaning_fee as "cleaningFee", s.extra_guest_fee as "extraGuestFee", s.pet_fee as "petFee",
  s.tax_rate as "taxRate", s.discount, s.influencer_discount as "influencerDiscount",
  s.local_discount as "localDiscount", s.parent_discount as "parentDiscount",
  s.special_discount as "specialDiscount", s.special_discount_on as "specialDiscountOn",
  s.student_discount as "studentDiscount", s.volunteer_discount as "volunteerDiscount",
  s.women_discount as "womenDiscount", s.security_rate as "securityRate"`;
