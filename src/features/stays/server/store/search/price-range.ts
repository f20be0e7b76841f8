import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** Prices of a night in cents; null while nothing is listed. */
export interface NightlyPrices {
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
}

/** The prices of all stays that are listed. */
export async function readNightlyPrices(db: Queryable): Promise<NightlyPrices> {
  const [row] = await queryRows<NightlyPrices>(
    db,
    sql`
      select min(nightly_price)::integer as min, max(nightly_price)::integer as max,
        avg(nightly_price)::double precision as mean
      from stay_search`,
  );
  return row ?? { min: null, max: null, mean: null };
}
