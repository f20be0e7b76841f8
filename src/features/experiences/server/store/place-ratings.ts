import { sql } from 'drizzle-orm';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';

/** Reviews that a place's rating is made of at least: fewer say more of the guests than of the place. */
const LEAST_REVIEWS = 3;

/** What our guests say of the experiences at places, by place id; too few say nothing. */
export async function placeRatings(
  db: Queryable,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly average: number; readonly count: number }>> {
  const rows = await rowsOf<{ id: string; average: number; count: number }>(
    db,
    sql`
      select e.recommendation_id as id, sum(l.rating_count)::integer as count,
        sum(l.rating_sum)::double precision / sum(l.rating_count) as average
      from experience e join listing l on l.id = e.listing_id
      where e.recommendation_id in (
        select jsonb_array_elements_text(${JSON.stringify(placeIds)}::jsonb)
      )
      group by e.recommendation_id
      having sum(l.rating_count) >= ${LEAST_REVIEWS}::integer`,
  );
  return new Map(rows.map(({ id, average, count }) => [id, { average, count }]));
}
