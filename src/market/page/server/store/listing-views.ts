import { sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { listingViews } from '../tables.ts';

/** Pages of a home that were opened on a day by one reader; null without an account. */
export interface ListingViews {
  readonly listingId: string;
  readonly day: DateText;
  readonly reader: string | null;
  readonly views: number;
}

/**
 * Adds views of public homes to those of their days. Views of hosts themselves and of their co-hosts
 * are left out, and so are ids that name no such home. Rows are written in order, so that servers which add to the same
 * ones never wait for each other in a circle.
 */
export async function addViews(db: Queryable, views: readonly ListingViews[]): Promise<void> {
  await db.execute(sql`
    insert into ${listingViews} (listing_id, month, views, days)
    select listing_id, month, sum(views), array_agg(views order by day_of_month)
    from (
      select l.id as listing_id, date_trunc('month', noted.day)::date as month, day_of_month,
        coalesce(sum(noted.views) filter (where extract(day from noted.day) = day_of_month), 0)
          as views
      from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
        as noted ("listingId" uuid, day date, reader uuid, views integer)
      join listing l on l.id = noted."listingId"
      join stay s on s.listing_id = l.id
      cross join generate_series(1, 31) as day_of_month
      where l.deleted_at is null and not l.awaits_confirmation and shown_state(l) = 'visible'
        and l.host_id is distinct from noted.reader
        and not exists (
          select from co_host c
          where c.host_id = l.host_id and c.user_id = noted.reader and c.accepted_at is not null
            and c.ended_at is null
        )
      group by 1, 2, 3
    ) counted
    group by listing_id, month
    order by listing_id, month
    on conflict (listing_id, month) do update set
      views = listing_view.views + excluded.views,
      days = array(
        select former + added
        from unnest(listing_view.days, excluded.days) with ordinality as day (former, added, place)
        order by place
      )`);
}
