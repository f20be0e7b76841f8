import type { Cluster } from './cluster.ts';
import type { Shot } from './load.ts';
import { riderCookie } from './stock.ts';

const NIGHTS = 5;

interface Opening {
  readonly listingId: string;
  readonly start: string;
  readonly end: string;
}

/** Free nights, each of another stay, in the same order every time. */
export async function openings(
  cluster: Cluster,
  database: string,
  count: number,
): Promise<Opening[]> {
  const { rows } = await cluster.sql(
    database,
    `select listing_id as "listingId", start::text as start, (start + ${NIGHTS})::text as end
     from (
       select distinct on (x.listing_id) x.listing_id, day::date as start
       from stay_search x,
         generate_series(current_date + 30, current_date + 300, interval '9 days') day
       where x.min_nights <= ${NIGHTS}
         and not x.full_nights && daterange(day::date, day::date + ${NIGHTS})
       order by x.listing_id, hashtext(x.listing_id || day::text)
     ) free
     order by hashtext(listing_id::text)
     limit ${count}`,
  );
  if (rows.length < count) throw new Error(`only ${rows.length} stays are free`);
  return rows as Opening[];
}

/** A request for a stay, as the page of a signed-in guest sends it. */
export function requestFor(opening: Opening, rider: number, origin: string): Shot {
  const { listingId, start, end } = opening;
  return {
    path: '/api/reservations',
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: riderCookie(rider), origin },
    body: JSON.stringify({
      listingId,
      startDate: start,
      endDate: end,
      guests: 1,
      message: 'We would love to stay and work from the garden.',
    }),
  };
}
