import { sql } from 'drizzle-orm';
import type { GoStatus } from '#domain/go-day.ts';
import type { ItinerantCategory, Occupancy, SceneryStyle } from '#domain/vocabulary.ts';
import type { ItinerantDetails, PageStop } from '#features/itinerants/contract.ts';
import type { NightlyTerms } from '#market/hosting/index.server.ts';
import type { MeasuredWifi, Picture } from '#market/page/contract.ts';
import { type HostRow, pageColumns } from '#market/page/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** A stored stop without its exact point. */
export type StopRow = Omit<PageStop, 'place' | 'joinHere' | 'leaveHere'> &
  Omit<PageStop['place'], 'countryName' | 'neighbourhood'>;

/** The public columns of an itinerant. */
export interface ItinerantPageRow extends Omit<NightlyTerms, 'customRefundPercent'> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly awaitsConfirmation: boolean;
  readonly asksVerifiedGuests: boolean;
  readonly isPaused: boolean;
  readonly category: ItinerantCategory;
  readonly style: SceneryStyle;
  readonly occupancy: Occupancy;
  readonly party: ItinerantDetails['party'];
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
  readonly neighbourhood: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA zone of the first stop, or of the place where it stays in one. */
  readonly timeZone: string;
  readonly stops: readonly StopRow[];
  readonly startDate: string;
  readonly endDate: string;
  readonly pictures: readonly Picture[];
  /** The first of its logos (spec 3 §2.2). */
  readonly logo: string | null;
  readonly guestCount: number;
  readonly roomCount: number;
  readonly bathroomCount: number;
  readonly nightlyPrice: number;
  readonly amenities: readonly string[];
  readonly events: readonly string[];
  readonly wifiMbps: number | null;
  readonly weekDayRoutine: readonly string[];
  readonly weekNightRoutine: readonly string[];
  readonly weekendDayRoutine: readonly string[];
  readonly weekendNightRoutine: readonly string[];
  readonly customRoutine: string;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly measuredWifi: MeasuredWifi | null;
  readonly favorite: boolean;
  readonly host: HostRow;
  readonly goPeople: number | null;
  readonly goDate: string | null;
  /** As the database writes it. */
  readonly goAt: string | null;
  readonly goStatus: GoStatus | null;
  readonly aboard: number;
  readonly sharedCost: number | null;
  readonly sharePeople: number | null;
}

/** A listed itinerant with its stops, pictures and host; null when it is unknown or was removed. */
export async function loadItinerantPage(
  db: Queryable,
  id: string,
  userId: string | null,
): Promise<ItinerantPageRow | null> {
  const [row] = await queryRows<ItinerantPageRow>(
    db,
    sql`
      select l.id, l.title, l.description, l.country_code as "countryCode", l.region, l.city,
        l.neighbourhood, l.position[1] as latitude, l.position[0] as longitude,
        coalesce(
          (
            select s.time_zone from itinerant_stop s
            where s.listing_id = l.id
            order by s.sort_order
            limit 1
          ),
          l.time_zone
        ) as "timeZone",
        l.logos[1] as logo, l.price as "nightlyPrice",
        array_to_json(l.amenities) as amenities, array_to_json(l.events) as events,
        l.known_mbps as "wifiMbps", l.rating_sum as "ratingSum", l.rating_count as "ratingCount",
        i.category, i.style, i.occupancy, i.party, i.guest_count as "guestCount",
        i.room_count as "roomCount", i.bathroom_count as "bathroomCount",
        i.min_nights as "minNights", i.start_date::text as "startDate",
        i.end_date::text as "endDate", i.go_people as "goPeople", i.go_date::text as "goDate",
        to_char(i.go_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "goAt",
        i.go_status as "goStatus",
        shown_aboard(i) as aboard,
        i.shared_cost as "sharedCost", i.share_people as "sharePeople", array_to_json(i.week_day_routine) as "weekDayRoutine",
        array_to_json(i.week_night_routine) as "weekNightRoutine",
        array_to_json(i.weekend_day_routine) as "weekendDayRoutine",
        array_to_json(i.weekend_night_routine) as "weekendNightRoutine",
        i.custom_routine as "customRoutine", i.cancellation_policy as "cancellationPolicy",
        i.custom_policy_text as "customPolicyText",
        i.monthly_payments as "monthlyPayments",
        array_to_json(i.house_rules) as "houseRules", i.discount,
        i.influencer_discount as "influencerDiscount", i.local_discount as "localDiscount",
        i.parent_discount as "parentDiscount", i.special_discount as "specialDiscount",
        i.special_discount_on as "specialDiscountOn", i.student_discount as "studentDiscount",
        i.volunteer_discount as "volunteerDiscount", i.women_discount as "womenDiscount",
        coalesce(
          (
            select json_agg(
              json_build_object(
                'startDate', s.start_date::text, 'endDate', s.end_date::text,
                'checkInFrom', s.check_in_from, 'countryCode', s.country_code, 'region', s.region, 'city', s.city,
                'full', s.end_date - s.start_date = (
                  select count(*) from night n
                  where n.listing_id = l.id and n.night >= s.start_date and n.night < s.end_date
                    and n.taken >= n.capacity
                ),
                'left', least(i.guest_count, (
                  select min(n.capacity - n.taken) from night n
                  where n.listing_id = l.id and n.night >= s.start_date and n.night < s.end_date
                )),
                'timeZone', s.time_zone, 'latitude', s.position[1], 'longitude', s.position[0]
              )
              order by s.sort_order)
            from itinerant_stop s
            where s.listing_id = l.id
          ),
          '[]'
        ) as stops,
        ${pageColumns(userId)}
      from listing l
      join itinerant i on i.listing_id = l.id
      join "user" u on u.id = l.host_id
      left join profile p on p.user_id = u.id
      where l.id = ${id} and sees_listing(l, ${userId}::uuid)`,
  );
  return row ?? null;
}
