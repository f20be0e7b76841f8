import { eq, type SQL, sql } from 'drizzle-orm';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { stays } from '../tables.ts';

/** Fields set by the host of a stay besides those of every kind. */
export type StayDetails = Omit<typeof stays.$inferSelect, 'listingId'>;

export async function insertStay(
  tx: Queryable,
  listingId: string,
  details: StayDetails,
): Promise<void> {
  await tx.insert(stays).values({ ...details, listingId });
}

export async function changeStay(
  tx: Queryable,
  listingId: string,
  details: StayDetails,
): Promise<void> {
  await tx.update(stays).set(details).where(eq(stays.listingId, listingId));
}

/** Fields set by the host of a stay; null when the listing is of another kind. */
export async function loadStayDetails(
  db: Queryable,
  listingId: string,
): Promise<StayDetails | null> {
  const [row] = await db.select().from(stays).where(eq(stays.listingId, listingId));
  if (row === undefined) return null;
  const { listingId: _id, ...details } = row;
  return details;
}

/** A position in the list of all listed homes, the oldest first: new ones are appended. */
export interface HomeCursor {
  readonly id: string;
  /** In the database's format, to a microsecond. */
  readonly createdAt: string;
}

/** A listed home for lists of URLs. */
export interface ListedHome extends HomeCursor {
  /** Time of its host's last change. */
  readonly changedAt: Temporal.Instant;
}

// The index by age, read in reverse.
const OLDEST_FIRST = sql`order by h.created_at nulls first, h.listing_id desc`;

/**
 * The home a number of places further on, or null past the last.
 *
 * @param after null for the beginning
 */
export async function homeFurtherOn(
  db: Queryable,
  after: HomeCursor | null,
  places: number,
): Promise<HomeCursor | null> {
  const [row] = await queryRows<HomeCursor>(
    db,
    sql`
      select h.listing_id as id, h.created_at::text as "createdAt"
      from stay_search h
      where ${isAfter(after)}
      ${OLDEST_FIRST}
      offset ${places - 1}::integer limit 1`,
  );
  return row ?? null;
}

/**
 * Some of the listed homes, in their order.
 *
 * @param range.after null for the beginning
 * @param range.upTo the last one, inclusive; null for no end
 */
export async function listedHomes(
  db: Queryable,
  range: { readonly after: HomeCursor | null; readonly upTo: HomeCursor | null },
  limit: number,
): Promise<ListedHome[]> {
  const rows = await queryRows<HomeCursor & { changedAt: string }>(
    db,
    sql`
      select h.listing_id as id, h.created_at::text as "createdAt",
        l.updated_at::text as "changedAt"
      from (
        select h.listing_id, h.created_at
        from stay_search h
        where ${isAfter(range.after)} and ${isUpTo(range.upTo)}
        ${OLDEST_FIRST}
        limit ${limit}::integer
      ) h
      join listing l on l.id = h.listing_id
      ${OLDEST_FIRST}`,
  );
  return rows.map(({ changedAt, ...home }) => ({ ...home, changedAt: toInstant(changedAt) }));
}

function isAfter(cursor: HomeCursor | null): SQL {
  if (cursor === null) return sql`true`;
  const { id, createdAt } = cursor;
  return sql`h.created_at >= ${createdAt}::timestamptz
    and (h.created_at > ${createdAt}::timestamptz or h.listing_id < ${id}::uuid)`;
}

function isUpTo(cursor: HomeCursor | null): SQL {
  if (cursor === null) return sql`true`;
  const { id, createdAt } = cursor;
  return sql`h.created_at <= ${createdAt}::timestamptz
    and (h.created_at < ${createdAt}::timestamptz or h.listing_id >= ${id}::uuid)`;
}
