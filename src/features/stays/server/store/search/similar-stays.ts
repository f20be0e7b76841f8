import { sql } from 'drizzle-orm';
import {
  type CardExtras,
  extraColumns,
  haversineTo,
  isWithin,
  type SimilarFor,
} from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { loadStayPage } from '../stay-page.ts';
import { CARD_COLUMNS, type CardRow } from './card-rows.ts';

/** Maximum distance of nearby stays, in kilometres. */
const NEAR_BY_KM = 50;

/**
 * Other stays nearby: the most similar first (category, occupancy, a price within a third of its
 * own), then the nearest; null when the stay is unknown or was removed.
 */
export async function findSimilarStays(
  db: Queryable,
  id: string,
  { userId }: SimilarFor,
  limit: number,
): Promise<(CardRow & CardExtras)[] | null> {
  const stay = await loadStayPage(db, id, userId);
  if (stay === null) return null;
  return queryRows<CardRow & CardExtras>(
    db,
    sql`
      with alike as (
        select x.listing_id as id,
          2 * (x.category = ${stay.category})::integer
            + (x.occupancy = ${stay.occupancy})::integer
            + (abs(x.nightly_price - ${stay.nightlyPrice}::integer) * 3
                <= ${stay.nightlyPrice}::integer)::integer as likeness,
          ${haversineTo(stay)} as haversine
        from stay_search x
        where ${isWithin(stay, NEAR_BY_KM)} and x.listing_id <> ${stay.id}
        order by likeness desc, haversine, id
        limit ${limit}::integer
      )
      select ${CARD_COLUMNS}, ${extraColumns(userId)}
      from alike
      join listing l on l.id = alike.id
      join stay s on s.listing_id = alike.id
      order by alike.likeness desc, alike.haversine, alike.id`,
  );
}
