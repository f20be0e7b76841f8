import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { ListingKind } from '#domain/vocabulary.ts';
import type { Arrival } from '#market/page/index.server.ts';
import type { Execute } from './call.ts';

/** A user with an account and a session. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

const SESSION_DAYS = 60;

/**
 * Writes accounts with a session each, without the cost of hashing passwords.
 *
 * @param secret with which the server signs sessions
 */
export async function seedPeople(
  execute: Execute,
  secret: string,
  names: readonly string[],
): Promise<Person[]> {
  const people = names.map((name) => {
    const token = randomBytes(24).toString('base64url');
    return { id: randomUUID(), name, token, cookie: sessionCookie(token, secret) };
  });
  const rows = JSON.stringify(people.map(({ id, name, token }) => ({ id, name, token })));
  await execute(
    `insert into "user" (id, name, email, email_verified)
     select id, name, 'person-' || id || '@example.org', true
     from jsonb_to_recordset($1::jsonb) as person (id uuid, name text)`,
    [rows],
  );
  await execute(
    'insert into profile (user_id) select id from jsonb_to_recordset($1::jsonb) as person (id uuid)',
    [rows],
  );
  await execute(
    `insert into session (id, user_id, token, expires_at)
     select gen_random_uuid(), id, token, now() + $2 * interval '1 day'
     from jsonb_to_recordset($1::jsonb) as person (id uuid, token text)`,
    [rows, SESSION_DAYS],
  );
  return people.map(({ id, name, cookie }) => ({ id, name, cookie }));
}

/** Writes a link for a new password of each; returns their tokens, as they are mailed. */
export async function seedResetLinks(
  execute: Execute,
  people: readonly Person[],
): Promise<string[]> {
  const links = people.map(({ id }) => ({ id, secret: randomBytes(32).toString('base64url') }));
  const rows = links.map(({ id, secret }) => ({
    identifier: `reset-password:${id}`,
    value: `${createHash('sha256').update(secret).digest('base64url')} person-${id}@example.org`,
  }));
  await execute(
    `insert into verification (id, identifier, value, expires_at)
     select gen_random_uuid(), identifier, value, timestamptz '2100-01-01'
     from jsonb_to_recordset($1::jsonb) as link (identifier text, value text)`,
    [JSON.stringify(rows)],
  );
  return links.map(({ id, secret }) => id.replaceAll('-', '') + secret);
}

/** Signs a session token the way the sign-in library does. */
export function sessionCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

const PLAIN_ARRIVAL: Arrival = {
  address: '1 Rope Lane',
  latitude: 38.71234,
  longitude: -9.14321,
  wifiName: '',
  wifiPassword: '',
  entryInstructions: '',
};

/** Writes a listing of a kind in Lisbon, without the fields particular to the kind. */
export async function seedListing(
  execute: Execute,
  kind: ListingKind,
  hostId: string,
  arrival: Arrival = PLAIN_ARRIVAL,
): Promise<string> {
  const id = randomUUID();
  await execute(
    `insert into listing (id, kind, host_id, title, description, country_code, region, city,
       position, time_zone, price, created_at, updated_at)
     values ($1, $3, $2, 'Rope ladder loft', 'A listing that everybody wants', 'PT', 'Lisboa',
       'Lisbon', point(-9.14, 38.71), 'Europe/Lisbon', 9000, now(), now())`,
    [id, hostId, kind],
  );
  const { address, latitude, longitude, wifiName, wifiPassword, entryInstructions } = arrival;
  await execute(
    `insert into listing_arrival (listing_id, address, latitude, longitude, wifi_name,
       wifi_password, entry_instructions)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, address, latitude, longitude, wifiName, wifiPassword, entryInstructions],
  );
  return id;
}

/**
 * Gives a listing a session a day.
 *
 * @param firstDay 'YYYY-MM-DD'
 */
export async function seedSessions(
  execute: Execute,
  listingId: string,
  { firstDay, days, seats }: { firstDay: string; days: number; seats: number },
): Promise<void> {
  await execute(
    `insert into listing_session
       (listing_id, entry_id, nominal_date, starts_at, ends_at, capacity)
     select $1::uuid, $1::uuid, $2::date + day, ($2::date + day) + time '18:00',
       ($2::date + day) + time '20:00', $4
     from generate_series(0, $3 - 1) as day`,
    [listingId, firstDay, days, seats],
  );
}

/**
 * Writes an itinerant that everyone but its host may join, for a night at least.
 *
 * @param dates 'YYYY-MM-DD'; the second is the check-out date
 */
export async function seedItinerant(
  execute: Execute,
  hostId: string,
  places: number,
  dates: { readonly startDate: string; readonly endDate: string },
  arrival: Arrival = PLAIN_ARRIVAL,
): Promise<string> {
  const id = await seedListing(execute, 'itinerant', hostId, arrival);
  await execute(
    `insert into itinerant (listing_id, category, style, occupancy, guest_count, room_count,
       bathroom_count, min_nights, start_date, end_date, cleaning_fee, deposit_fee,
       cancellation_policy)
     values ($1, 'Retreat', 'NomadHub', 'shared-room', $2, 1, 1, 1, $3, $4, 2500, 5000, 'flexible')`,
    [id, places, dates.startDate, dates.endDate],
  );
  return id;
}

/**
 * Writes an experience with one session that everyone but its host may book.
 *
 * @param startsAt ISO text; it lasts two hours
 */
export async function seedExperience(
  execute: Execute,
  hostId: string,
  seats: number,
  startsAt: string,
  arrival: Arrival = PLAIN_ARRIVAL,
): Promise<string> {
  const id = await seedListing(execute, 'experience', hostId, arrival);
  await execute(
    `insert into experience (listing_id, category, style, guest_count, price_tier, price_source,
       sessions_per_period, arrangement_fee, deposit, cancellation_policy)
     values ($1, 'Community', 'family-dinner', $2, 'one-time', 'manual', 1, 500, 2000, 'casual-cancel')`,
    [id, seats + 1],
  );
  await execute(
    `insert into experience_entry (listing_id, entry_id, sort_order, title, recurrence,
       specific_date, starts_on, days, start_time, end_time, time_zone, made_until)
     values ($1::uuid, $1::uuid, 0, 'Morning yoga', 'one-time', $2::date, $2::date, '{}', '18:00',
       '20:00', 'Europe/Lisbon', $2::date + 1)`,
    [id, startsAt.slice(0, 10)],
  );
  await execute(
    `insert into listing_session
       (listing_id, entry_id, nominal_date, starts_at, ends_at, capacity)
     values ($1::uuid, $1::uuid, $2::date, $3::timestamptz, $3::timestamptz + interval '2 hours', $4)`,
    [id, startsAt.slice(0, 10), startsAt, seats],
  );
  return id;
}

/** Writes a home that everyone but its host may reserve. */
export async function seedStay(
  execute: Execute,
  hostId: string,
  capacity: number,
  arrival: Arrival = PLAIN_ARRIVAL,
): Promise<string> {
  const id = await seedListing(execute, 'stay', hostId, arrival);
  await execute(
    `insert into stay (listing_id, category, scenery, occupancy, guest_count, room_count,
       bathroom_count, capacity, min_nights, included_guests, cleaning_fee,
       tax_rate, security_rate, cancellation_policy, check_in_from, check_out_until)
     values ($1, 'Loft', 'NomadHub', 'private-room', 4, $2, 1, $2, 1, 4, 2500, 7, 10,
       'flexible', '15:00', '11:00')`,
    [id, capacity],
  );
  return id;
}
