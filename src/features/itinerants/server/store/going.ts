import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import type { SharedCost } from '#domain/fair-share.ts';
import type { GoStatus, GoTerms } from '#domain/go-day.ts';
import type { GoState } from '#market/booking/index.server.ts';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type DuePage, type DueRow, duePage } from '#platform/server/database/due-work.ts';
import { itinerants } from '../tables.ts';

/** A journey that needs a number of people to go. */
export interface Journey extends GoTerms {
  readonly listingId: string;
  readonly hostId: string;
  readonly title: string;
  /** IANA zone of the place. */
  readonly timeZone: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly status: GoStatus;
  /** When its go/no-go day is over. */
  readonly at: Temporal.Instant;
  /** Whether its host has removed it. */
  readonly isDeleted: boolean;
  /** The cost that the people aboard share; null where each pays by the night. */
  readonly share: SharedCost | null;
}

/** Journeys whose day is over, the longest first. */
export function listDueJourneys(
  db: Queryable,
  now: Temporal.Instant,
  page: DuePage,
): Promise<DueRow[]> {
  const { columns, condition, order } = duePage(page, itinerants.goAt, itinerants.listingId);
  return db
    .select(columns)
    .from(itinerants)
    .where(
      and(
        eq(itinerants.goStatus, 'waiting'),
        sql`${itinerants.goAt} <= ${now.toString()}::timestamptz`,
        condition,
      ),
    )
    .orderBy(...order)
    .limit(page.limit);
}

/**
 * Locks a journey for its decision: who decides it too, or reserves it, waits.
 *
 * @returns null where it goes with any number of people, or doesn't exist
 */
export async function lockJourney(tx: Queryable, listingId: string): Promise<Journey | null> {
  await tx
    .select({ id: itinerants.listingId })
    .from(itinerants)
    .where(eq(itinerants.listingId, listingId))
    .for('update');
  const [row] = await tx
    .select({
      hostId: listings.hostId,
      title: listings.title,
      timeZone: listings.timeZone,
      startDate: itinerants.startDate,
      endDate: itinerants.endDate,
      people: itinerants.goPeople,
      date: itinerants.goDate,
      status: itinerants.goStatus,
      at: itinerants.goAt,
      isDeleted: sql<boolean>`${listings.deletedAt} is not null`,
      sharedCost: itinerants.sharedCost,
      sharePeople: itinerants.sharePeople,
    })
    .from(itinerants)
    .innerJoin(listings, eq(listings.id, itinerants.listingId))
    .where(eq(itinerants.listingId, listingId));
  if (row === undefined) return null;
  const { people, date, status, at, sharedCost, sharePeople, ...journey } = row;
  if (people === null || date === null || status === null || at === null) return null;
  const share = toSharedCost({ sharedCost, sharePeople });
  return { ...journey, listingId, people, date, status, at, share };
}

/** Keeps a journey from being decided until the transaction ends; nothing of other listings. */
export async function shareJourney(tx: Queryable, listingId: string): Promise<void> {
  await tx
    .select({ id: itinerants.listingId })
    .from(itinerants)
    .where(eq(itinerants.listingId, listingId))
    .for('share');
}

/** Whether it is still to be decided whether a journey goes. */
export async function isWaiting(db: Queryable, listingId: string): Promise<boolean> {
  const found = await db
    .select({ id: itinerants.listingId })
    .from(itinerants)
    .where(and(eq(itinerants.listingId, listingId), eq(itinerants.goStatus, 'waiting')));
  return found.length > 0;
}

/** Counts the people aboard a journey. */
export async function countAboard(db: Queryable, listingId: string): Promise<number> {
  const [row] = await db
    .select({ aboard: sql<number>`people_aboard(${itinerants.listingId})` })
    .from(itinerants)
    .where(eq(itinerants.listingId, listingId));
  return row?.aboard ?? 0;
}

export async function decideJourney(
  tx: Queryable,
  listingId: string,
  { status, aboard }: { readonly status: Exclude<GoStatus, 'waiting'>; readonly aboard: number },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(itinerants)
    .set({ goStatus: status, goDecidedAt: now, goAboard: aboard })
    .where(eq(itinerants.listingId, listingId));
}

/** How journeys stand that need a number of people, by id; others have none. */
export async function loadGoStates(
  db: Queryable,
  listingIds: readonly string[],
): Promise<Map<string, GoState>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: itinerants.listingId,
      goPeople: itinerants.goPeople,
      goDate: itinerants.goDate,
      goAt: itinerants.goAt,
      goStatus: itinerants.goStatus,
      aboard: sql<number>`shown_aboard(${itinerants})`,
      sharedCost: itinerants.sharedCost,
      sharePeople: itinerants.sharePeople,
    })
    .from(itinerants)
    .where(
      and(inArray(itinerants.listingId, [...new Set(listingIds)]), isNotNull(itinerants.goPeople)),
    );
  return new Map(
    rows.flatMap(({ id, ...columns }) => {
      const state = toGoState(columns);
      return state === null ? [] : [[id, state] as const];
    }),
  );
}

/** The columns of an itinerant about its go/no-go day. */
export interface GoColumns {
  readonly goPeople: number | null;
  readonly goDate: DateText | null;
  readonly goAt: Temporal.Instant | null;
  readonly goStatus: GoStatus | null;
  readonly aboard: number;
  /** Cents that the people aboard share, and by how many it is divided at least. */
  readonly sharedCost: number | null;
  readonly sharePeople: number | null;
}

/** How an itinerant stands that needs a number of people; null where it goes with any. */
export function toGoState({
  goPeople: people,
  goDate: date,
  goAt: at,
  goStatus: status,
  aboard,
  ...columns
}: GoColumns): GoState | null {
  if (people === null || date === null || at === null || status === null) return null;
  return { people, date, at, status, aboard, share: toSharedCost(columns) };
}

/** The cost that the people aboard share; null where each pays by the night. */
export function toSharedCost({
  sharedCost: total,
  sharePeople: people,
}: Pick<GoColumns, 'sharedCost' | 'sharePeople'>): SharedCost | null {
  return total === null || people === null ? null : { total, people };
}
