/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundFor } from '#domain/refunds.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { Database } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { migrationNumbers, migrationsUpTo } from '#platform/server/testing/past-migrations.ts';
import { makeKeptDatabase } from '#platform/server/testing/test-database.ts';
import type { ReservationDetails } from '../contract.ts';
import { getSessions, loadReservation, type Reservation } from './store/reservations.ts';
import { allRows, insertOldRows, OLD_ID, OLD_LINES, OLD_RELEASE } from './testing/old-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-old-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const later = migrationNumbers().filter((number) => number > OLD_RELEASE);

/** Tables that later migrations gave another name. */
const RENAMED: Record<string, string> = { stay_night: 'night', night_terms: 'night_override' };

/** Columns that a later release rewrites or moves, by table. */
const REWRITTEN: Readonly<Record<string, readonly string[]>> = {
  reservation: ['quote'],
  reservation_change: ['quote'],
  // Its payment identifies the reservation.
  refund: ['reservation_id'],
  notice: ['kind'],
  mail_gathering: ['items'],
  // Ordinals are called an order, since a place is somewhere on earth.
  listing_picture: ['place'],
  // Listings of every kind have these.
  stay: ['nightly_price', 'amenities', 'events', 'wifi_mbps', 'rating_sum', 'rating_count'],
};

const WAYS: [string, readonly number[]][] = [
  ['all later migrations at once', later.slice(-1)],
  // Doubles the duration, so only with `npm run test:release`.
  ...(process.env.TEST_WIDTH === 'release'
    ? [['one release after the other', later] satisfies [string, readonly number[]]]
    : []),
];

describe.each(WAYS)('a database that is kept, with %s', (_, releases) => {
  let kept: Awaited<ReturnType<typeof makeKeptDatabase>>;
  let database: Database;
  let reservation: Reservation;
  let before: Map<string, object[]>;

  beforeAll(async () => {
    kept = await makeKeptDatabase();
    database = await kept.open();
    await migrate(database, migrationsUpTo(OLD_RELEASE, folder));
    await insertOldRows(database);
    before = await allRows(database);
    for (const release of releases) {
      await database.close();
      database = await kept.open();
      await migrate(database, migrationsUpTo(release, folder));
    }
    await database.close();
    database = await kept.open();
    await migrate(database, 'migrations');
    const found = await loadReservation(database.main, OLD_ID);
    if (found === null) throw new Error('the reservation is gone');
    reservation = found;
  }, 120_000);

  afterAll(async () => {
    await database.close();
    await kept.remove();
  });

  test('every row is there as it was', async () => {
    const after = await allRows(database);
    for (const [table, rows] of before) {
      const kept = rows.map((row) =>
        expect.objectContaining(
          Object.fromEntries(
            Object.entries(row).filter(([name]) => !REWRITTEN[table]?.includes(name)),
          ),
        ),
      );
      const now = after.get(RENAMED[table] ?? table);
      expect(now, table).toHaveLength(rows.length);
      expect(now, table).toEqual(expect.arrayContaining(kept));
    }
    const filled = [...before].filter(([, rows]) => rows.length > 0);
    expect(filled.length, 'tables with rows').toBeGreaterThanOrEqual(21);
  });

  test('what listings of every kind have stands on the listing, and no more on the stay', async () => {
    const { rows } = await database.executeSql(
      `select price, amenities, events, wifi_mbps, rating_sum, rating_count, version, updated_at
       from listing`,
    );
    const [stay] = before.get('stay') as Record<string, unknown>[];
    const [listing] = before.get('listing') as Record<string, unknown>[];
    expect(rows).toEqual([
      {
        price: 5_000,
        amenities: ['full-kitchen', 'dogs-welcome'],
        events: ['family-dinner'],
        wifi_mbps: 120,
        rating_sum: 14,
        rating_count: 3,
        version: listing?.version,
        updated_at: expect.anything(),
      },
    ]);
    const [now] = (await allRows(database)).get('stay') as Record<string, unknown>[];
    const gone = Object.keys(stay ?? {}).filter((name) => !(name in (now ?? {})));
    expect(gone.sort()).toEqual([...(REWRITTEN.stay ?? [])].sort());
  });

  test('searches follow the listing', async () => {
    const search = async () => {
      const { rows } = await database.executeSql('select nightly_price, score from stay_search');
      return rows[0] as { nightly_price: number; score: number };
    };
    const { score } = await search();
    await database.executeSql('update listing set price = 7000, rating_sum = 16');
    const follows = await search();
    expect(follows.nightly_price).toBe(7_000);
    // With the prior of five reviews of 4.4: 36 stars of 8, then 38.
    expect(follows.score - score).toBe(25);
    await database.executeSql('update listing set price = 5000, rating_sum = 14');
    expect(await search()).toEqual({ nightly_price: 5_000, score });
  });

  test('what a search reads of a home is what it would derive today', async () => {
    const read = async () =>
      (await database.executeSql('select to_jsonb(each) as row from stay_search each')).rows;
    const migrated = await read();
    expect(migrated).toHaveLength(1);
    await database.executeSql('update stay set listing_id = listing_id');
    expect(await read()).toEqual(migrated);
  });

  test('pictures stand in the order they had', async () => {
    const { rows } = await database.executeSql(
      'select key from listing_picture order by sort_order',
    );
    expect(rows).toEqual([{ key: 'sent-1' }, { key: 'sent-2' }]);
  });

  test('a reservation is of a stay, with the moments of its dates', () => {
    expect(reservation.kind).toBe('stay');
    expect(getSessions(reservation)).toEqual([]);
    expect(reservation.checkInFrom.toString()).toBe('2026-03-19T15:00:00Z');
    expect(reservation.arrivalDetailsFrom.toString()).toBe('2026-03-16T15:00:00Z');
    expect(reservation.endsAt.toString()).toBe('2026-03-24T15:00:00Z');
  });

  test('its price lines say in their order how they are refunded, and it its units', () => {
    const refunds = ['pro-rata', 'before-start', 'pro-rata', 'always'];
    const lines = OLD_LINES.map((line, index) => ({ ...line, refund: refunds[index] }));
    expect(reservation.quote).toMatchObject({ nights: 4, units: 2, lines, total: 52_000 });
  });

  test('a change that waits has both too', async () => {
    const { rows } = await database.executeSql('select quote from reservation_change');
    expect(rows[0]?.quote).toMatchObject({ units: 2, lines: [{ refund: 'pro-rata' }, {}, {}, {}] });
  });

  test('what was announced goes by the names of today', async () => {
    const notices = await database.executeSql('select kind from notice order by key');
    const kinds = ['approved', 'cancelled-to-host', 'expired-to-host'];
    expect(notices.rows.map(({ kind }) => kind)).toEqual(kinds);
    const { rows } = await database.executeSql('select items from mail_gathering');
    expect(rows[0]?.items).toMatchObject([
      { kind: 'dates-updated', reservationId: OLD_ID },
      { kind: 'cancelled-to-host', reservationId: OLD_ID },
    ]);
  });

  test('a payment is for a reservation or for a listing, never for both or neither', async () => {
    const insert = (reservationId: string | null, listingId: string | null) =>
      database.executeSql(
        `insert into payment (reservation_id, listing_id, amount, status, provider, expires_at,
           created_at)
         values ($1, $2, 100, 'expired', 'sandbox', now(), now())`,
        [reservationId, listingId],
      );
    await expect(insert(OLD_ID, OLD_ID)).rejects.toThrow('payment_subject');
    await expect(insert(null, null)).rejects.toThrow('payment_subject');
    await insert(null, OLD_ID);
  });

  test('what it returns is what was agreed on', () => {
    const { lines } = reservation.quote;
    const at = (now: string) =>
      refundFor({
        lines,
        paid: reservation.paid,
        snapshot: reservation.policy,
        now: Temporal.Instant.from(now),
        cancelledBy: 'guest',
      }).amount;
    expect(at('2026-03-19T15:00:00Z')).toBe(52_000);
    // Three of four nights with their taxes, the deposit, and no cleaning.
    expect(at('2026-03-19T15:00:01Z')).toBe(33_000 + 5_000);
    expect(at('2026-03-22T00:00:00Z')).toBe(5_000);
  });

  test('a night that had no room is closed, and every other one is open', async () => {
    const { rows } = await database.executeSql(
      'select night::text from night where closed order by night',
    );
    expect(rows).toEqual([{ night: '2026-04-01' }]);
  });

  test('the product shows it to its guest', async () => {
    // The database remains open for the other tests.
    const app = await makeTestApp({ database: { ...database, close: async () => {} } });
    const cookie = await app.signInAgain({
      id: OLD_ID,
      role: 'user',
      name: '',
      email: '',
      cookie: '',
    });
    const { status, body } = await app.request<ReservationDetails>(
      'GET',
      `/api/reservations/${OLD_ID}`,
      { headers: { cookie } },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: OLD_ID, status: 'approved', startDate: '2026-03-20' });
    await app.close();
  });
});
