import { CITIES } from '@wayhearth/demo/world/cities/cities.ts';
import { ITINERANT_CATEGORIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { RIDERS } from './stock.ts';

/** Stops of those that move; a third do. */
const STOPS = 3;

/**
 * Adds itinerants all over the world, of one to twelve weeks, that begin within the last month or the
 * next year; a third of them move, and of each a quarter of the nights is taken to some extent. What
 * searches read of them follows by the database's own triggers.
 *
 * @param sql sends statements to a database with riders, see `stockDatabase`
 */
export async function addItinerants(
  sql: (text: string) => Promise<unknown>,
  count: number,
): Promise<void> {
  const cities = JSON.stringify(
    CITIES.map(({ name, region, countryCode, latitude, longitude, timeZone }) => ({
      name,
      region,
      country_code: countryCode,
      latitude,
      longitude,
      time_zone: timeZone,
    })),
  ).replaceAll("'", "''");
  const list = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join()}]`;
  await sql(`
    create temporary table planned as
    select i, md5('itinerant ' || i)::uuid as id, i % ${CITIES.length} as city_at,
      current_date - 30 + (i * 37) % 395 as start_date, 7 + (i * 11) % 78 as nights,
      2 + i % 11 as places
    from generate_series(0, ${count - 1}) i;

    create temporary table city as
    select row_number() over () - 1 as at, c.*
    from jsonb_to_recordset('${cities}'::jsonb) as c (
      name text, region text, country_code text, latitude float, longitude float, time_zone text);

    insert into listing (id, kind, host_id, title, description, country_code, region, city, position,
      time_zone, price, amenities, wifi_mbps, rating_sum, rating_count, created_at, updated_at)
    select p.id, 'itinerant', md5('rider ' || p.i % ${RIDERS})::uuid, 'Itinerant ' || p.i,
      'One of many.', c.country_code, c.region, c.name,
      point(c.longitude + (p.i % 41 - 20) * 0.004, c.latitude + (p.i % 37 - 18) * 0.004),
      c.time_zone, 1500 + (p.i * 97) % 9000,
      case when p.i % 3 = 0 then array['starlink', 'desk'] else array['desk'] end,
      20 + p.i % 300, 4 * (p.i % 9), p.i % 9, now() - p.i * interval '1 minute', now()
    from planned p join city c on c.at = p.city_at;

    insert into itinerant (listing_id, category, style, occupancy, guest_count, room_count,
      bathroom_count, min_nights, start_date, end_date, cancellation_policy)
    select id, (${list(ITINERANT_CATEGORIES)})[1 + i % ${ITINERANT_CATEGORIES.length}],
      (${list(SCENERY_STYLES)})[1 + i % ${SCENERY_STYLES.length}], 'private-room', places, 4, 2, 7,
      start_date, start_date + nights, 'flexible'
    from planned;

    insert into itinerant_stop (listing_id, sort_order, start_date, end_date, country_code, region,
      city, time_zone, position)
    select p.id, stop, p.start_date + stop * p.nights / ${STOPS},
      p.start_date + (stop + 1) * p.nights / ${STOPS}, c.country_code, c.region, c.name, c.time_zone,
      point(c.longitude, c.latitude)
    from planned p
    cross join generate_series(0, ${STOPS - 1}) stop
    join city c on c.at = (p.city_at + stop) % ${CITIES.length}
    where p.i % 3 = 0;

    insert into night (listing_id, night, taken, capacity)
    select p.id, p.start_date + night, 1 + (p.i + night) % p.places, p.places
    from planned p
    cross join lateral generate_series(0, p.nights - 1) night
    where (p.i + night / 5) % 4 = 0;

    analyze`);
}
