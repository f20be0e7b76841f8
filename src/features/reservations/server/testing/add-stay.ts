import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { InstantCondition } from '#domain/instant-booking.ts';
import type { CancellationPolicy } from '#domain/vocabulary.ts';
import type { Queryable } from '#platform/server/database/database.ts';

/** Differences from the default stay of the tests. Prices in cents, rates in percent. */
export interface StayOverrides {
  title?: string;
  timeZone?: string;
  price?: number;
  capacity?: number;
  guestCount?: number;
  minNights?: number;
  cleaningFee?: number;
  securityRate?: number;
  discount?: number;
  cancellationPolicy?: CancellationPolicy;
  customRefundPercent?: number;
  noticeDays?: number;
  daysBetween?: number;
  maxNights?: number | null;
  daysAhead?: number | null;
  noArrivalOn?: readonly number[];
  instantBooking?: InstantCondition;
}

/**
 * Values that only the host and an arriving guest may read; tests search the bytes of responses for
 * them.
 */
export const SECRETS = {
  address: '7 Hidden Lane, Setagaya',
  wifiName: 'HiddenNet',
  wifiPassword: 'hidden-wifi-pass',
  entryInstructions: 'The hidden key hangs behind the fern',
  latitude: 35.646501,
  longitude: 139.653202,
};

/** Adds a stay with everything that a reservation needs. */
export async function addStay(
  db: Queryable,
  hostId: string,
  overrides: StayOverrides = {},
): Promise<string> {
  const id = randomUUID();
  const stay = {
    title: 'Cedar House',
    timeZone: 'Asia/Tokyo',
    price: 10_000,
    capacity: 1,
    guestCount: 4,
    minNights: 2,
    cleaningFee: 3_000,
    securityRate: 10,
    discount: 0,
    cancellationPolicy: 'flexible',
    customRefundPercent: 0,
    noticeDays: 0,
    daysBetween: 0,
    maxNights: null,
    daysAhead: null,
    noArrivalOn: [],
    instantBooking: 'off',
    ...overrides,
  };
  await db.execute(sql`
    insert into listing (id, kind, host_id, title, description, country_code, region, city,
      position, time_zone, price, created_at, updated_at)
    values (${id}, 'stay', ${hostId}, ${stay.title}, 'A home of the tests', 'JP', 'Kanto', 'Tokyo',
      point(139.65, 35.65), ${stay.timeZone}, ${stay.price}, now(), now())`);
  await db.execute(sql`
    insert into stay (listing_id, category, scenery, occupancy, guest_count, room_count,
      bathroom_count, capacity, min_nights, included_guests, cleaning_fee, tax_rate,
      discount, security_rate, cancellation_policy, custom_refund_percent, check_in_from,
      check_out_until, notice_days, days_between, max_nights, days_ahead, no_arrival_on,
      instant_booking)
    values (${id}, 'Home', 'Nature', 'entire-place', ${stay.guestCount}, ${stay.capacity}, 1,
      ${stay.capacity}, ${stay.minNights}, 4, ${stay.cleaningFee}, 8,
      ${stay.discount}, ${stay.securityRate}, ${stay.cancellationPolicy},
      ${stay.customRefundPercent}, '15:00', '11:00', ${stay.noticeDays}, ${stay.daysBetween},
      ${stay.maxNights}, ${stay.daysAhead}, ${`{${stay.noArrivalOn.join(',')}}`}::integer[],
      ${stay.instantBooking})`);
  await db.execute(sql`
    insert into listing_arrival (listing_id, address, latitude, longitude, wifi_name,
      wifi_password, entry_instructions)
    values (${id}, ${SECRETS.address}, ${SECRETS.latitude}, ${SECRETS.longitude},
      ${SECRETS.wifiName}, ${SECRETS.wifiPassword}, ${SECRETS.entryInstructions})`);
  return id;
}
