import { and, countDistinct, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import type { MeasuredReservation, WifiMethod } from '#domain/wifi-measuring.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { wifiMeasurements } from '../tables.ts';

/** A reservation as measuring at it needs it. */
export type Measured = MeasuredReservation &
  Pick<typeof reservations.$inferSelect, 'id' | 'listingId' | 'timeZone'>;

const MEASURED = {
  id: reservations.id,
  listingId: reservations.listingId,
  timeZone: reservations.timeZone,
  guestId: reservations.guestId,
  hostId: reservations.hostId,
  kind: reservations.kind,
  status: reservations.status,
  paidAt: reservations.paidAt,
  checkInFrom: reservations.checkInFrom,
  endsAt: reservations.endsAt,
};

export async function loadMeasured(db: Queryable, id: string): Promise<Measured | null> {
  const [row] = await db.select(MEASURED).from(reservations).where(eq(reservations.id, id));
  return row ?? null;
}

/** As `loadMeasured`, and locks it against other records until the transaction ends. */
export async function lockMeasured(tx: Queryable, id: string): Promise<Measured | null> {
  const [row] = await tx
    .select(MEASURED)
    .from(reservations)
    .where(eq(reservations.id, id))
    .for('update');
  return row ?? null;
}

/** A speed of one hour. */
export interface HourSpeed {
  readonly day: DateText;
  /** Of the day, both in the time zone of the place. */
  readonly hour: number;
  readonly mbps: number;
  readonly method: WifiMethod;
}

/** The speeds of a reservation, the newest first. */
export async function listSpeeds(
  db: Queryable,
  reservationId: string,
): Promise<(HourSpeed & { readonly measuredAt: Temporal.Instant })[]> {
  const { day, hour, mbps, method, measuredAt } = wifiMeasurements;
  return db
    .select({ day, hour, mbps, method, measuredAt })
    .from(wifiMeasurements)
    .where(eq(wifiMeasurements.reservationId, reservationId))
    .orderBy(desc(day), desc(hour));
}

/** Days in which the speeds of other guests are compared. */
const COMPARED_DAYS = 90;

/** The speeds of other guests at a listing within `COMPARED_DAYS`: the latest of each. */
export async function loadSpeedsOfOthers(
  db: Queryable,
  { listingId, guestId }: Pick<Measured, 'listingId' | 'guestId'>,
  now: Temporal.Instant,
): Promise<number[]> {
  const since = now.subtract({ hours: 24 * COMPARED_DAYS });
  const { mbps, measuredAt } = wifiMeasurements;
  const rows = await db
    .selectDistinctOn([wifiMeasurements.guestId], { mbps })
    .from(wifiMeasurements)
    .where(
      and(
        eq(wifiMeasurements.listingId, listingId),
        ne(wifiMeasurements.guestId, guestId),
        gte(measuredAt, since),
      ),
    )
    .orderBy(wifiMeasurements.guestId, desc(measuredAt));
  return rows.map((row) => row.mbps);
}

/** On how many other days a speed was recorded in a reservation. */
export async function countOtherDays(
  db: Queryable,
  reservationId: string,
  day: DateText,
): Promise<number> {
  const [row] = await db
    .select({ days: countDistinct(wifiMeasurements.day) })
    .from(wifiMeasurements)
    .where(and(eq(wifiMeasurements.reservationId, reservationId), ne(wifiMeasurements.day, day)));
  return row?.days ?? 0;
}

/** Records the speed of an hour in place of an earlier one. */
export async function recordSpeed(
  tx: Queryable,
  { id, listingId, guestId }: Measured,
  { day, hour, mbps, method }: HourSpeed,
  measuredAt: Temporal.Instant,
): Promise<void> {
  await tx
    .insert(wifiMeasurements)
    .values({ reservationId: id, day, hour, listingId, guestId, mbps, method, measuredAt })
    .onConflictDoUpdate({
      target: [wifiMeasurements.reservationId, wifiMeasurements.day, wifiMeasurements.hour],
      set: { mbps: sql`excluded.mbps`, method: sql`excluded.method`, measuredAt },
    });
}

/** The speeds that a person recorded, for their export. */
export async function exportWifi(db: Queryable, userId: string): Promise<unknown> {
  const { day, hour, mbps, method } = wifiMeasurements;
  return db
    .select({ listingTitle: listings.title, day, hour, mbps, method })
    .from(wifiMeasurements)
    .innerJoin(listings, eq(listings.id, wifiMeasurements.listingId))
    .where(eq(wifiMeasurements.guestId, userId))
    .orderBy(day, hour, wifiMeasurements.reservationId);
}
