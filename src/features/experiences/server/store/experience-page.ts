import { sql } from 'drizzle-orm';
import type { Picture } from '#market/page/contract.ts';
import { type HostRow, pageColumns } from '#market/page/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { ExperienceDetails } from './hosting.ts';

type Shown = Pick<
  ExperienceDetails,
  | 'category'
  | 'style'
  | 'routine'
  | 'guestCount'
  | 'arrangements'
  | 'hostArrangements'
  | 'costArrangements'
  | 'rules'
  | 'locationDescription'
  | 'recommendationId'
  | 'checkInTime'
  | 'checkOutTime'
  | 'priceTier'
  | 'basePrice'
  | 'sessionsPerPeriod'
  | 'arrangementFee'
  | 'deposit'
  | 'cancellationPolicy'
  | 'state'
  | 'hostOwes'
>;

/** The public columns of an experience. */
export interface ExperiencePageRow extends Shown {
  readonly id: string;
  readonly hostId: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly awaitsConfirmation: boolean;
  readonly asksVerifiedGuests: boolean;
  readonly isPaused: boolean;
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
  readonly neighbourhood: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly pictures: readonly Picture[];
  /** The first of the host's logos. */
  readonly logo: string | null;
  readonly amenities: readonly string[];
  /** Cents for one guest and one period. */
  readonly price: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly favorite: boolean;
  readonly host: HostRow;
}

/**
 * An experience with its pictures and host; null when it is unknown, was removed, or isn't listed
 * and has another host.
 */
export async function loadExperiencePage(
  db: Queryable,
  id: string,
  userId: string | null,
): Promise<ExperiencePageRow | null> {
  const [row] = await queryRows<ExperiencePageRow>(
    db,
    sql`
      select l.id, l.host_id as "hostId", l.title, l.description, l.country_code as "countryCode",
        l.region, l.city, l.neighbourhood, l.position[1] as latitude, l.position[0] as longitude,
        l.time_zone as "timeZone", l.logos[1] as logo, l.price,
        array_to_json(l.amenities) as amenities, l.rating_sum as "ratingSum",
        l.rating_count as "ratingCount", e.category, e.style, e.routine,
        e.guest_count as "guestCount", array_to_json(e.arrangements) as arrangements,
        array_to_json(e.host_arrangements) as "hostArrangements",
        array_to_json(e.cost_arrangements) as "costArrangements", e.rules,
        e.location_description as "locationDescription", e.recommendation_id as "recommendationId", e.check_in_time as "checkInTime",
        e.check_out_time as "checkOutTime", e.price_tier as "priceTier",
        e.base_price as "basePrice", e.sessions_per_period as "sessionsPerPeriod",
        e.arrangement_fee as "arrangementFee", e.deposit,
        e.cancellation_policy as "cancellationPolicy", e.state, e.host_owes as "hostOwes",
        ${pageColumns(userId)}
      from listing l
      join experience e on e.listing_id = l.id
      join "user" u on u.id = l.host_id
      left join profile p on p.user_id = u.id
      where l.id = ${id} and sees_listing(l, ${userId}::uuid)
        and (e.state <> 'awaiting-host-payment' or l.host_id = ${userId}::uuid)`,
  );
  return row ?? null;
}
