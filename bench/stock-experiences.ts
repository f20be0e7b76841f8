import { CITIES } from '@wayhearth/demo/world/cities/cities.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { RIDERS } from './stock.ts';

/** Sessions of each experience, a few days apart, from last week on. */
export const SESSIONS_EACH = 30;

/**
 * Adds experiences all over the world with thirty sessions each, within the last week and the next
 * half year; of each a part of the seats is taken, and every ninth session is full. What searches
 * read of them follows by the database's own triggers.
 *
 * @param sql sends statements to a database with riders, see `stockDatabase`
 */
export async function addExperiences(
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
  const categories = EXPERIENCE_CATEGORIES.map((word) => `'${word}'`).join();
  await sql(`
    create temporary table planned as
    select i, md5('experience ' || i)::uuid as id, md5('entry ' || i)::uuid as entry_id,
      i % ${CITIES.length} as city_at, 3 + i % 10 as seats, 2 + i % 5 as days_apart
    from generate_series(0, ${count - 1}) i;

    create temporary table city as
    select row_number() over () - 1 as at, c.*
    from jsonb_to_recordset('${cities}'::jsonb) as c (
      name text, region text, country_code text, latitude float, longitude float, time_zone text);

    insert into listing (id, kind, host_id, title, description, country_code, region, city, position,
      time_zone, price, amenities, rating_sum, rating_count, created_at, updated_at)
    select p.id, 'experience', md5('rider ' || p.i % ${RIDERS})::uuid, 'Experience ' || p.i,
      'One of many.', c.country_code, c.region, c.name,
      point(c.longitude + (p.i % 41 - 20) * 0.004, c.latitude + (p.i % 37 - 18) * 0.004),
      c.time_zone, 800 + (p.i * 97) % 6000,
      case when p.i % 3 = 0 then array['wifi', 'desks'] else array['toilet'] end,
      4 * (p.i % 9), p.i % 9, now() - p.i * interval '1 minute', now()
    from planned p join city c on c.at = p.city_at;

    insert into experience (listing_id, category, style, guest_count, price_tier, price_source,
      sessions_per_period, cancellation_policy)
    select id, (array[${categories}])[1 + i % ${EXPERIENCE_CATEGORIES.length}], 'any', seats + 1,
      'weekly', 'manual', 1 + i % 2, 'casual-cancel'
    from planned;

    insert into experience_entry (listing_id, entry_id, sort_order, title, recurrence, "interval",
      unit, starts_on, days, start_time, end_time, time_zone, made_until)
    select p.id, p.entry_id, 0, 'Every few days', 'custom', p.days_apart, 'days', current_date - 7,
      array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], '18:30',
      '20:30', c.time_zone, current_date + 180
    from planned p join city c on c.at = p.city_at;

    insert into listing_session (listing_id, entry_id, nominal_date, starts_at, ends_at, capacity,
      taken)
    select p.id, p.entry_id, day, (day + time '18:30') at time zone c.time_zone,
      (day + time '20:30') at time zone c.time_zone, p.seats,
      case when (p.i + nth) % 9 = 0 then p.seats else (p.i * 7 + nth) % p.seats end
    from planned p
    join city c on c.at = p.city_at
    cross join lateral (
      select nth, current_date - 7 + p.i % 3 + nth * p.days_apart as day
      from generate_series(0, ${SESSIONS_EACH - 1}) nth
    ) session;

    analyze`);
}
