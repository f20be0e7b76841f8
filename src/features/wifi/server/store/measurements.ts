import { and, desc, eq, ne, sql } from 'drizzle-orm';
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
  total: reservations.total,
  paid: reservations.paid,
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

/** A speed of one day. */
export interface DaySpeed {
  readonly day: DateText;
  readonly mbps: number;
  readonly method: WifiMethod;
}

/** The speeds of a reservation, the newest first. */
export async function listSpeeds(db: Queryable, reservationId: string): Promise<DaySpeed[]> {
  const { day, mbps, method } = wifiMeasurements;
  return db
    .select({ day, mbps, method })
    .from(wifiMeasurements)
    .where(eq(wifiMeasurements.reservationId, reservationId))
    .orderBy(desc(day));
}

/** On how many other days a speed was recorded in a reservation. */
export async function countOtherDays(
  db: Queryable,
  reservationId: string,
  day: DateText,
): Promise<number> {
  return db.$count(
    wifiMeasurements,
    and(eq(wifiMeasurements.reservationId, reservationId), ne(wifiMeasurements.day, day)),
  );
}

/** Records the speed of a day in place of an earlier one. */
export async function recordSpeed(
  tx: Queryable,
  { id, listingId, guestId }: Measured,
  { day, mbps, method }: DaySpeed,
  measuredAt: Temporal.Instant,
): Promise<void> {
  await tx
    .insert(wifiMeasurements)
    .values({ reservationId: id, day, listingId, guestId, mbps, method, measuredAt })
    .onConflictDoUpdate({
      target: [wifiMeasurements.reservationId, wifiMeasurements.day],
      set: { mbps: sql`excluded.mbps`, method: sql`excluded.method`, measuredAt },
    });
}

/** The speeds that a person recorded, for their export. */
export async function exportWifi(db: Queryable, userId: string): Promise<unknown> {
  const { day, mbps, method } = wifiMeasurements;
  return db
    .select({ listingTitle: listings.title, day, mbps, method })
    .from(wifiMeasurements)
    .innerJoin(listings, eq(listings.id, wifiMeasurements.listingId))
    .where(eq(wifiMeasurements.guestId, userId))
    .orderBy(day, wifiMeasurements.reservationId);
}
