import { sql } from 'drizzle-orm';
import type { InstantCondition } from '#domain/instant-booking.ts';
import type { OfferRules } from '#domain/offer-rules.ts';
import type { CancellationPolicy } from '#domain/vocabulary.ts';
import type { MeasuredWifi, Picture } from '#market/page/contract.ts';
import { type HostRow, pageColumns } from '#market/page/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { CARD_COLUMNS, type CardRow } from './search/card-rows.ts';

/** All public fields of a stay. */
export interface StayPageRow extends CardRow, OfferRules {
  readonly description: string;
  readonly language: string;
  readonly awaitsConfirmation: boolean;
  readonly asksVerifiedGuests: boolean;
  readonly isPaused: boolean;
  readonly region: string;
  readonly bathroomCount: number;
  readonly events: readonly string[];
  readonly houseRules: readonly string[];
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  readonly averageGuestAge: number | null;
  readonly residentCount: number;
  readonly instantBooking: InstantCondition;
  readonly cancellationPolicy: CancellationPolicy;
  readonly customPolicyText: string;
  readonly pictures: readonly Picture[];
  /** The first of its logos: only one is shown (spec 3 §2.2). */
  readonly logo: string | null;
  readonly measuredWifi: MeasuredWifi | null;
  readonly favorite: boolean;
  readonly host: HostRow;
}

/** A listed stay with its pictures and host; null when it is unknown or was removed. */
export async function loadStayPage(
  db: Queryable,
  id: string,
  userId: string | null,
): Promise<StayPageRow | null> {
  const [row] = await queryRows<StayPageRow>(
    db,
    sql`
      select ${CARD_COLUMNS},
        l.description, l.region, l.logos[1] as logo, s.bathroom_count as "bathroomCount", array_to_json(l.events) as events,
        s.house_rules as "houseRules", s.check_in_from as "checkInFrom",
        s.check_out_until as "checkOutUntil", s.average_guest_age as "averageGuestAge",
        s.resident_count as "residentCount", s.cancellation_policy as "cancellationPolicy",
        s.custom_policy_text as "customPolicyText", s.instant_booking as "instantBooking", s.notice_days as "noticeDays",
        s.days_between as "daysBetween", s.max_nights as "maxNights",
        s.days_ahead as "daysAhead", array_to_json(s.no_arrival_on) as "noArrivalOn",
        ${pageColumns(userId)}
      from listing l
      join stay s on s.listing_id = l.id
      join "user" u on u.id = l.host_id
      left join profile p on p.user_id = u.id
      where l.id = ${id} and sees_listing(l, ${userId}::uuid)`,
  );
  return row ?? null;
}
