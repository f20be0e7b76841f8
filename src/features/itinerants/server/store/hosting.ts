import { asc, eq, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import type { Position } from '#domain/places.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { itinerantStopArrivals, itinerantStops, itinerants } from '../tables.ts';

/** Fields that a host sets for an itinerant besides those of listings of every kind. */
export type ItinerantRow = Omit<typeof itinerants.$inferSelect, 'listingId'>;
/** The people and the day it needs to go, and how that stands. */
export type GoRow = Pick<
  ItinerantRow,
  | 'goPeople'
  | 'goDate'
  | 'goAt'
  | 'goStatus'
  | 'goDecidedAt'
  | 'goAboard'
  | 'sharedCost'
  | 'sharePeople'
>;
/** All of it but that. */
export type ItinerantTerms = Omit<ItinerantRow, keyof GoRow>;

/** A stop with its exact point, which only its host may read. */
export interface HostedStop {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
  readonly timeZone: string;
  /** HH:MM in its zone; null for the default hour. */
  readonly checkInFrom: string | null;
  /** Where guests who board there meet the group; empty where the host informs them otherwise. */
  readonly meetingPoint: string;
  /** The public position. */
  readonly shown: Position;
  readonly exact: Position;
}

/** Range of nights with taken places. */
export interface TakenSpan {
  readonly startDate: DateText;
  /** The day after the last of them. */
  readonly endDate: DateText;
}

export async function insertItinerant(
  tx: Queryable,
  listingId: string,
  details: ItinerantRow,
  stops: readonly HostedStop[],
): Promise<void> {
  await tx.insert(itinerants).values({ ...details, listingId });
  await writeStops(tx, listingId, stops);
}

export async function changeItinerant(
  tx: Queryable,
  listingId: string,
  details: ItinerantRow,
  stops: readonly HostedStop[],
): Promise<void> {
  await tx.update(itinerants).set(details).where(eq(itinerants.listingId, listingId));
  await tx.delete(itinerantStops).where(eq(itinerantStops.listingId, listingId));
  await tx.delete(itinerantStopArrivals).where(eq(itinerantStopArrivals.listingId, listingId));
  await writeStops(tx, listingId, stops);
}

async function writeStops(
  tx: Queryable,
  listingId: string,
  stops: readonly HostedStop[],
): Promise<void> {
  if (stops.length === 0) return;
  await tx.insert(itinerantStops).values(
    stops.map(({ shown, exact: _exact, meetingPoint: _meets, ...stop }, sortOrder) => ({
      ...stop,
      listingId,
      sortOrder,
      position: { x: shown.longitude, y: shown.latitude },
    })),
  );
  await tx.insert(itinerantStopArrivals).values(
    stops.map(({ exact, meetingPoint }, sortOrder) => ({
      listingId,
      sortOrder,
      meetingPoint,
      ...exact,
    })),
  );
}

/** Fields that a host has set for an itinerant; null when the listing is of another kind. */
export async function loadItinerantDetails(
  db: Queryable,
  listingId: string,
): Promise<ItinerantRow | null> {
  const [row] = await db.select().from(itinerants).where(eq(itinerants.listingId, listingId));
  if (row === undefined) return null;
  const { listingId: _id, ...details } = row;
  return details;
}

/** The stops of an itinerant in their order, with the exact points, for its host only. */
export async function loadHostedStops(db: Queryable, listingId: string): Promise<HostedStop[]> {
  const rows = await db
    .select({ stop: itinerantStops, exact: itinerantStopArrivals })
    .from(itinerantStops)
    .innerJoin(
      itinerantStopArrivals,
      sql`${itinerantStopArrivals.listingId} = ${itinerantStops.listingId}
        and ${itinerantStopArrivals.sortOrder} = ${itinerantStops.sortOrder}`,
    )
    .where(eq(itinerantStops.listingId, listingId))
    .orderBy(asc(itinerantStops.sortOrder));
  return rows.map(({ stop, exact }) => ({
    startDate: stop.startDate,
    endDate: stop.endDate,
    countryCode: stop.countryCode,
    region: stop.region,
    city: stop.city,
    timeZone: stop.timeZone,
    checkInFrom: stop.checkInFrom,
    meetingPoint: exact.meetingPoint,
    shown: { latitude: stop.position.y, longitude: stop.position.x },
    exact: { latitude: exact.latitude, longitude: exact.longitude },
  }));
}

/** From the first to the last night with a taken place, from `from` on; null without any. */
export async function takenSpan(
  db: Queryable,
  listingId: string,
  from: DateText,
): Promise<TakenSpan | null> {
  const [row] = await queryRows<{ startDate: string | null; endDate: string | null }>(
    db,
    sql`
      select min(night)::text as "startDate", (max(night) + 1)::text as "endDate"
      from night
      where listing_id = ${listingId} and night >= ${from}::date and taken > 0`,
  );
  const { startDate = null, endDate = null } = row ?? {};
  return startDate === null || endDate === null ? null : { startDate, endDate };
}
