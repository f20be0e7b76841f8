import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundFor } from '#domain/refunds.ts';
import type { Database } from '#platform/server/database/database.ts';
import { openEmbedded } from '#platform/server/database/embedded.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { loadReservation, type Reservation } from './store/reservations.ts';

/** The newest migration of the release before. */
const BEFORE = 3;
const ID = '00000000-0000-4000-8000-000000000001';
const LINES = [
  { kind: 'nights', amount: 40_000, quantity: 8, unitAmount: 5_000 },
  { kind: 'cleaning', amount: 3_000 },
  { kind: 'taxes', amount: 4_000, percent: 10 },
  { kind: 'deposit', amount: 5_000 },
];

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-kinds-'));
let database: Database;
let reservation: Reservation;

/** The migrations up to that of the release before. */
function migrationsBefore(): string {
  const copy = join(folder, 'migrations');
  cpSync('migrations', copy, { recursive: true });
  const journal = join(copy, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  const old = entries.filter(({ idx }: { idx: number }) => idx <= BEFORE);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: old }));
  return copy;
}

beforeAll(async () => {
  database = await openEmbedded(join(folder, 'database'));
  await migrate(database, migrationsBefore());
  const lines = JSON.stringify(LINES);
  const policy = JSON.stringify({
    policy: 'flexible',
    effective: 'flexible',
    tiers: [
      { until: '2026-03-19T15:00:00Z', rule: 'all', percent: 100 },
      { until: '2026-03-21T15:00:00Z', rule: 'unused-nights', percent: 100 },
      { until: null, rule: 'percent', percent: 0 },
    ],
    startDate: '2026-03-20',
    endDate: '2026-03-24',
    timeZone: 'Asia/Tokyo',
    bookedAt: '2026-03-02T09:00:00Z',
  });
  await database.executeSql(`
    insert into "user" (id, name, email, email_verified, created_at, updated_at)
    values ('${ID}', 'Gina', 'gina@example.org', true, now(), now());
    insert into listing (id, kind, host_id, title, description, country_code, region, city,
      position, time_zone, created_at, updated_at)
    values ('${ID}', 'stay', '${ID}', 'Cedar House', 'A home', 'JP', 'Kanto', 'Tokyo',
      point(139.65, 35.65), 'Asia/Tokyo', now(), now());
    insert into reservation (id, key, listing_id, guest_id, host_id, status, start_date, end_date,
      time_zone, units, rooms, guests, listing_title, quote, policy, total, paid, answer_by,
      created_at, updated_at)
    values ('${ID}', 'WH-OLD', '${ID}', '${ID}', '${ID}', 'approved', '2026-03-20', '2026-03-24',
      'Asia/Tokyo', 2, 2, 2, 'Cedar House',
      '{"nights": 4, "lines": ${lines}, "discount": null, "subtotal": 47000, "deposit": 5000, "total": 52000}',
      '${policy}', 52000, 52000, now(), now(), now());
    insert into reservation_change (reservation_id, start_date, end_date, quote, difference,
      status, created_at)
    values ('${ID}', '2026-03-20', '2026-03-23', '{"nights": 3, "lines": ${lines}}', 0, 'waiting',
      now())`);
  await migrate(database, 'migrations');
  const found = await loadReservation(database.main, ID);
  if (found === null) throw new Error('the reservation is gone');
  reservation = found;
}, 60_000);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a reservation of the release before is of a stay, with the moments of its dates', () => {
  expect(reservation.kind).toBe('stay');
  expect(reservation.checkInFrom.toString()).toBe('2026-03-19T15:00:00Z');
  expect(reservation.arrivalDetailsFrom.toString()).toBe('2026-03-16T15:00:00Z');
  expect(reservation.endsAt.toString()).toBe('2026-03-24T15:00:00Z');
});

test('its price lines say in their order how they are refunded, and it its units', () => {
  const refunds = ['pro-rata', 'before-start', 'pro-rata', 'always'];
  const lines = LINES.map((line, index) => ({ ...line, refund: refunds[index] }));
  expect(reservation.quote).toMatchObject({ nights: 4, units: 2, lines, total: 52_000 });
});

test('a change that waits has both too', async () => {
  const { rows } = await database.executeSql('select quote from reservation_change');
  expect(rows[0]?.quote).toMatchObject({ units: 2, lines: [{ refund: 'pro-rata' }, {}, {}, {}] });
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
