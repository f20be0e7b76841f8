import { sql } from 'drizzle-orm';
import { RATED_FROM } from '#domain/rated-from.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** Guests' ratings of the experiences at places, by place id; places with too few are left out. */
export async function placeRatings(
  db: Queryable,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly average: number; readonly count: number }>> {
  const rows = await queryRows<{ id: string; average: number; count: number }>(
    db,
    sql`
      select e.recommendation_id as id, sum(l.rating_count)::integer as count,
        sum(l.rating_sum)::double precision / sum(l.rating_count) as average
      from experience e join listing l on l.id = e.listing_id
      where e.recommendation_id in (
        select jsonb_array_elements_text(${JSON.stringify(placeIds)}::jsonb)
      )
      group by e.recommendation_id
      having sum(l.rating_count) >= ${RATED_FROM}::integer`,
  );
  return new Map(rows.map(({ id, average, count }) => [id, { average, count }]));
}
