import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addDays } from '#domain/dates.ts';
import type { Quote } from '#domain/quote.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import type { BookedSessions, SeatsBookable } from '#market/booking/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** Cents of one seat, and of the part that is never refunded on cancellation. */
export const SEAT_PRICE = 2_500;
export const SEAT_FEE = 150;
/** Seats of one evening. */
export const SEATS = 3;

const ZONE = 'Asia/Tokyo';

/** Start of a day's class: six in the evening, for two hours. */
function startOfClass({ startDate }: { readonly startDate: string }): Temporal.Instant {
  return Temporal.PlainDate.from(startDate)
    .toZonedDateTime({ timeZone: ZONE, plainTime: '18:00' })
    .toInstant();
}

/**
 * A kind for tests only: an evening class with seats, paid when it is booked, fully refunded until
 * a day before. A listing of another kind than a stay is one; its entry has the listing's own id.
 *
 * @param seatPrice cents
 */
export function classKind(seatPrice = SEAT_PRICE): SeatsBookable {
  return {
    kind: 'experience',
    moments(dates) {
      const begins = startOfClass(dates);
      return {
        checkInFrom: begins.subtract({ minutes: 15 }),
        arrivalDetailsFrom: begins.subtract({ hours: 24 }),
        endsAt: begins.add({ hours: 2 }),
      };
    },
    policyTexts: () => ({
      label: { id: 'tests.class-label', message: 'In time' },
      summary: { id: 'tests.class-summary', message: 'A day before' },
      hostSummary: { id: 'tests.class-hostSummary', message: 'A day before' },
    }),
    async load(db, id) {
      const [row] = await queryRows<{ host: string; title: string; deleted: boolean }>(
        db,
        sql`select host_id as host, title, deleted_at is not null as deleted
          from listing where id = ${id} and kind = 'experience'`,
      );
      if (row === undefined) return null;
      const policyOn = (dates: BookedSessions, bookedAt: string): PolicySnapshot => ({
        policy: 'in-time',
        effective: 'in-time',
        tiers: [
          {
            until: startOfClass(dates).subtract({ hours: 24 }).toString(),
            rule: 'all',
            percent: 100,
          },
          { until: null, rule: 'percent', percent: 0 },
        ],
        startDate: dates.startDate,
        endDate: dates.endDate,
        timeZone: ZONE,
        bookedAt,
        uses: [startOfClass(dates).toString()],
      });
      return {
        kind: 'experience',
        id,
        hostId: row.host,
        title: row.title,
        timeZone: ZONE,
        deleted: row.deleted,
        capacity: SEATS,
        checkInFrom: '17:45',
        checkOutUntil: '20:00',
        async sessionsFor(_db, { startDate }) {
          const startsAt = startOfClass({ startDate });
          const endsAt = startsAt.add({ hours: 2 });
          return {
            startDate,
            endDate: addDays(startDate, 1),
            sessions: [{ entryId: id, date: startDate, startsAt, endsAt }],
          };
        },
        quote({ units }): Quote {
          const fee = seatPrice === 0 ? 0 : SEAT_FEE;
          return {
            lines: [
              {
                kind: 'nights',
                refund: 'pro-rata',
                amount: seatPrice * units,
                quantity: units,
                unitAmount: seatPrice,
              },
              { kind: 'service', refund: 'never', amount: fee },
            ],
            subtotal: seatPrice * units + fee,
            deposit: 0,
            total: seatPrice * units + fee,
          };
        },
        policy: (dates, bookedAt) => policyOn(dates, bookedAt.toString()),
        policyForDates: (agreed, dates) => policyOn(dates, agreed.bookedAt),
      };
    },
  };
}

/** Adds a class in Tokyo with a session on each of the dates. */
export async function addClass(
  db: Queryable,
  hostId: string,
  dates: readonly string[],
): Promise<string> {
  const id = randomUUID();
  await db.execute(sql`
    insert into listing (id, kind, host_id, title, description, country_code, region, city,
      position, time_zone, price, created_at, updated_at)
    values (${id}, 'experience', ${hostId}, 'Evening class', 'A class of the tests', 'JP', 'Kanto',
      'Tokyo', point(139.65, 35.65), ${ZONE}, 5000, now(), now())`);
  for (const date of dates) {
    await db.execute(sql`
      insert into listing_session
        (listing_id, entry_id, nominal_date, starts_at, ends_at, capacity)
      values (${id}, ${id}, ${date}, ${startOfClass({ startDate: date }).toString()},
        ${startOfClass({ startDate: date }).add({ hours: 2 }).toString()}, ${SEATS})`);
  }
  return id;
}

/** Seats taken of each session of a class, by date. */
export async function seatsTaken(db: Queryable, id: string): Promise<number[]> {
  const rows = await queryRows<{ taken: number }>(
    db,
    sql`select taken from listing_session where listing_id = ${id} order by nominal_date`,
  );
  return rows.map(({ taken }) => taken);
}
