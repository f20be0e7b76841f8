import { sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** A reservation with nights that an imported calendar claims too. */
interface Conflict {
  readonly reservationId: string;
  /** The first and the last of these nights, as a half-open range. */
  readonly startDate: DateText;
  readonly endDate: DateText;
}

const OPEN = sql.raw(`(${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')})`);

/**
 * Makes the conflicts of a calendar those that there are from `today` on.
 *
 * @returns those that there weren't before
 */
export async function replaceConflicts(
  tx: Queryable,
  about: { readonly calendarId: string; readonly listingId: string; readonly today: DateText },
  now: Temporal.Instant,
): Promise<Conflict[]> {
  const { calendarId, listingId, today } = about;
  const rows = await queryRows<Conflict & { isNew: boolean }>(
    tx,
    sql`
      with found as materialized (
        select r.id, min(claimed.night) as first, max(claimed.night) + 1 as past
        from reservation r
        left join reservation_change asked
          on asked.reservation_id = r.id and asked.status = 'waiting'
        join imported_night claimed on claimed.calendar_id = ${calendarId}::uuid
          and claimed.night >= ${today}::date
          and (
            (claimed.night >= r.start_date and claimed.night < r.end_date)
            or (claimed.night >= asked.start_date and claimed.night < asked.end_date)
          )
        where r.listing_id = ${listingId}::uuid and r.status in ${OPEN}
        group by r.id
      ),
      gone as (
        delete from calendar_conflict old
        where old.calendar_id = ${calendarId}::uuid
          and not exists (select from found where found.id = old.reservation_id)
      )
      insert into calendar_conflict as kept
        (calendar_id, reservation_id, start_date, end_date, opened_at)
      select ${calendarId}::uuid, found.id, found.first, found.past, ${now.toString()}::timestamptz
      from found
      order by found.id
      on conflict (calendar_id, reservation_id) do update
        set start_date = excluded.start_date, end_date = excluded.end_date
      returning kept.reservation_id as "reservationId", kept.start_date::text as "startDate",
        kept.end_date::text as "endDate", kept.opened_at = ${now.toString()}::timestamptz as "isNew"`,
  );
  return rows.flatMap(({ isNew, ...conflict }) => (isNew ? [conflict] : []));
}
