import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { nightsBetween, startOfDay } from '#domain/dates.ts';
import type { Quote } from '#domain/quote.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import { nightMoments } from '#domain/reservation-moments.ts';
import type { NightsBookable } from '#market/booking/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';

/** Places of one night of a gathering, and cents for a guest and a night. */
export const PLACES = 3;
export const PLACE_PRICE = 4_000;

/**
 * A kind for tests only: a gathering that sells places by the night, with half of the price
 * refunded until it begins. It has no table; a listing of another kind than a stay is one.
 */
export const gatheringKind: NightsBookable = {
  kind: 'itinerant',
  moments: nightMoments,
  policyTexts: () => ({
    label: { id: 'tests.gathering-label', message: 'Half' },
    summary: { id: 'tests.gathering-summary', message: 'Half comes back' },
    hostSummary: { id: 'tests.gathering-hostSummary', message: 'Half goes back' },
  }),
  async load(db, listingId) {
    const [row] = await queryRows<{ host: string; title: string; zone: string; deleted: boolean }>(
      db,
      sql`select host_id as host, title, time_zone as zone, deleted_at is not null as deleted
        from listing where id = ${listingId} and kind = 'itinerant'`,
    );
    if (row === undefined) return null;
    const { host, title, zone, deleted } = row;
    const policyOn = (
      { startDate, endDate }: { startDate: string; endDate: string },
      bookedAt: string,
    ): PolicySnapshot => ({
      policy: 'half',
      effective: 'half',
      tiers: [
        { until: startOfDay(startDate, zone).toString(), rule: 'percent', percent: 50 },
        { until: null, rule: 'percent', percent: 0 },
      ],
      startDate,
      endDate,
      timeZone: zone,
      bookedAt,
    });
    return {
      kind: 'itinerant',
      id: listingId,
      hostId: host,
      title,
      timeZone: zone,
      deleted,
      monthlyPayments: true,
      instantBooking: 'off',
      houseRules: [],
      capacity: PLACES,
      checkInFrom: '12:00',
      checkOutUntil: '10:00',
      quote({ startDate, endDate, units }): Quote {
        if (units > PLACES) throw new Problem('too-many-guests');
        const nights = nightsBetween(startDate, endDate);
        const amount = PLACE_PRICE * nights * units;
        return {
          lines: [
            {
              kind: 'nights',
              refund: 'pro-rata',
              amount,
              quantity: nights * units,
              unitAmount: PLACE_PRICE,
            },
          ],
          subtotal: amount,
          deposit: 0,
          total: amount,
        };
      },
      policy: (dates, bookedAt) => policyOn(dates, bookedAt.toString()),
      policyForDates: (agreed, dates) => policyOn(dates, agreed.bookedAt),
    };
  },
};

/** Adds a gathering in Tokyo. */
export async function addGathering(db: Queryable, hostId: string): Promise<string> {
  const id = randomUUID();
  await db.execute(sql`
    insert into listing (id, kind, host_id, title, description, country_code, region, city,
      position, time_zone, price, created_at, updated_at)
    values (${id}, 'itinerant', ${hostId}, 'Van circle', 'A gathering of the tests', 'JP', 'Kanto',
      'Tokyo', point(139.65, 35.65), 'Asia/Tokyo', 5000, now(), now())`);
  await db.execute(sql`
    insert into listing_arrival (listing_id, address, latitude, longitude, wifi_name,
      wifi_password, entry_instructions)
    values (${id}, '1 Field Road', 35.6, 139.6, '', '', 'Follow the drums')`);
  return id;
}
