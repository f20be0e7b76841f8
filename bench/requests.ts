import type { ExperienceCategory } from '#domain/vocabulary.ts';
import type { Cluster } from './cluster.ts';
import type { Shot } from './load.ts';
import { RIDERS, riderCookie } from './stock.ts';

const NIGHTS = 5;

export interface Opening {
  readonly listingId: string;
  readonly start: string;
  readonly end: string;
}

/** Free nights, each of another stay, in the same order every time. */
export async function openings(
  cluster: Cluster,
  database: string,
  count: number,
  nights = NIGHTS,
): Promise<Opening[]> {
  const { rows } = await cluster.sql(
    database,
    `select listing_id as "listingId", start::text as start, (start + ${nights})::text as end
     from (
       select distinct on (x.listing_id) x.listing_id, day::date as start
       from stay_search x,
         generate_series(current_date + 30, current_date + 300, interval '9 days') day
       where x.min_nights <= ${nights}
         and not x.full_nights && daterange(day::date, day::date + ${nights})
       order by x.listing_id, hashtext(x.listing_id || day::text)
     ) free
     order by hashtext(listing_id::text)
     limit ${count}`,
  );
  if (rows.length < count) throw new Error(`only ${rows.length} stays are free`);
  return rows as Opening[];
}

/** Categories of which guests have nothing to acknowledge when they book. */
const WITHOUT_DISCLAIMERS: readonly ExperienceCategory[] = [
  'Community',
  'Culture',
  'Retreat',
  'SocialNetworking',
  'Workshop',
];

interface FreeSeat {
  readonly listingId: string;
  readonly session: { readonly entryId: string; readonly date: string };
}

/** Sessions with a free seat, each of another of the added experiences, always in the same order. */
export async function freeSeats(
  cluster: Cluster,
  database: string,
  count: number,
): Promise<FreeSeat[]> {
  const categories = WITHOUT_DISCLAIMERS.map((word) => `'${word}'`).join();
  const { rows } = await cluster.sql(
    database,
    `select distinct on (listing_id) listing_id as "listingId",
       json_build_object('entryId', entry_id, 'date', nominal_date::text) as session
     from listing_session
     join listing on listing.id = listing_id
     join experience using (listing_id)
     where title like 'Experience %' and category in (${categories}) and taken < capacity
       and starts_at > now() + interval '14 days'
     order by listing_id, starts_at
     limit ${count}`,
  );
  if (rows.length < count) throw new Error(`only ${rows.length} experiences have a free seat`);
  return rows as FreeSeat[];
}

/** A booking of one seat, as the page of a signed-in guest sends it. */
export function bookingFor({ listingId, session }: FreeSeat, nth: number, origin: string): Shot {
  return {
    path: '/api/reservations',
    method: 'POST',
    // The first of them host these experiences.
    headers: {
      'content-type': 'application/json',
      cookie: riderCookie(RIDERS / 2 + nth),
      origin,
    },
    body: JSON.stringify({ listingId, session, guests: 1, scheduleDuration: 'one-time' }),
  };
}

/**
 * A request for a stay, as the page of a signed-in guest sends it.
 *
 * @param more fields of the request
 */
export function requestFor(
  opening: Opening,
  rider: number,
  origin: string,
  more: { readonly payMonthly?: boolean } = {},
): Shot {
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
      ...more,
    }),
  };
}
