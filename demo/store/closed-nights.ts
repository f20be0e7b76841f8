import { sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import { listingNights } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { DemoStay } from '../world/types.ts';

const WEEKS = 52;
/** Of a hundred weeks, those of which some nights are closed; with `LONGEST` about 100 a year. */
const CLOSED_WEEKS = 49;
const LONGEST = 7;

/**
 * Closes about 100 nights of the coming year for each stay, one to seven in a row and one week or
 * several, the same ones each time. A closed night has no capacity, so nobody holds it.
 */
export async function closeNights(
  db: Queryable,
  stays: readonly DemoStay[],
  today: DateText,
): Promise<void> {
  const ids = stays.map(({ id }) => id).join(',');
  await db.execute(sql`
    insert into ${listingNights} (listing_id, night, taken, capacity, closed)
    select chosen.id, ${today}::date + chosen.week * 7 + day, 0, 0, true
    from (
      select id, week, abs(hashtext(id::text || ' ' || week)) as luck
      from unnest(string_to_array(${ids}, ',')::uuid[]) as id,
        generate_series(0, ${WEEKS - 1}::integer) as week
    ) chosen,
    generate_series(0, (chosen.luck / 100) % ${LONGEST}::integer) as day
    where chosen.luck % 100 < ${CLOSED_WEEKS}::integer
    order by 1, 2
    on conflict do nothing`);
}
