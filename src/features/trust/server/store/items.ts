import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  sql,
} from 'drizzle-orm';
import type { SubjectKind } from '#domain/moderation.ts';
import type { Signal } from '#domain/reports.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { keysetOrder, type PageStart } from '#platform/server/database/keyset.ts';
import { moderationDecisions, moderationItems, moderationSignals, reports } from '../tables.ts';

/** A thing that waits for a decision, or was decided. */
export type Item = typeof moderationItems.$inferSelect;
export type Report = typeof reports.$inferSelect;

interface NewItem {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly ownerId: string;
  readonly harm: number;
}

/**
 * The open item of a thing, which is made if there is none; a graver report raises its harm. Rivals
 * wait for each other, so there is never a second one.
 */
export async function openItem(
  tx: Queryable,
  { kind, id, ownerId, harm }: NewItem,
  now: Temporal.Instant,
): Promise<string> {
  const [row] = await tx
    .insert(moderationItems)
    .values({ subjectKind: kind, subjectId: id, ownerId, harm, openedAt: now })
    .onConflictDoUpdate({
      target: [moderationItems.subjectKind, moderationItems.subjectId],
      targetWhere: isNull(moderationItems.closedAt),
      set: { harm: sql`greatest(${moderationItems.harm}, excluded.harm)` },
    })
    .returning({ id: moderationItems.id });
  if (row === undefined) throw new Error('an item is neither there nor made');
  return row.id;
}

/** Closes the open item of a thing. @returns its id; null where none was open */
export async function closeItem(
  tx: Queryable,
  { kind, id }: { readonly kind: SubjectKind; readonly id: string },
  now: Temporal.Instant,
): Promise<string | null> {
  const [row] = await tx
    .update(moderationItems)
    .set({ closedAt: now })
    .where(
      and(
        eq(moderationItems.subjectKind, kind),
        eq(moderationItems.subjectId, id),
        isNull(moderationItems.closedAt),
      ),
    )
    .returning({ id: moderationItems.id });
  return row?.id ?? null;
}

/**
 * A page of open items with their keys: the most harmful first, then the oldest; the other way round
 * where it is read backwards.
 */
export function listOpenItems(
  db: Queryable,
  start: PageStart<string>,
  limit: number,
): Promise<(Item & { readonly key: string })[]> {
  const { key, condition, order } = keysetOrder(start, [
    { column: moderationItems.harm, type: 'digit', falls: true },
    { column: moderationItems.openedAt, type: 'instant' },
    { column: moderationItems.id, type: 'uuid' },
  ]);
  return db
    .select({ ...getTableColumns(moderationItems), key })
    .from(moderationItems)
    .where(and(isNull(moderationItems.closedAt), condition))
    .orderBy(order)
    .limit(limit);
}

export async function countOpenItems(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(moderationItems)
    .where(isNull(moderationItems.closedAt));
  return row?.total ?? 0;
}

/** The latest reports of some items, so many of each at most, the latest first. */
export async function listLatestReports(
  db: Queryable,
  itemIds: readonly string[],
  ofEach: number,
): Promise<Report[]> {
  if (itemIds.length === 0) return [];
  const latest = db
    .select()
    .from(reports)
    .where(eq(reports.itemId, moderationItems.id))
    .orderBy(desc(reports.createdAt), reports.id)
    .limit(ofEach)
    .as('latest');
  const rows = await db
    .select()
    .from(moderationItems)
    .crossJoinLateral(latest)
    .where(inArray(moderationItems.id, [...itemIds]))
    .orderBy(desc(latest.createdAt), latest.id);
  return rows.map((row) => row.latest);
}

/** Numbers of reports of some items. */
export async function countReports(
  db: Queryable,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ itemId: reports.itemId, total: count() })
    .from(reports)
    .where(inArray(reports.itemId, [...itemIds]))
    .groupBy(reports.itemId);
  return new Map(rows.map(({ itemId, total }) => [itemId, total]));
}

/** Reports of an item by their ids, after one of them or from the first. */
export function listReportsAfter(
  db: Queryable,
  itemId: string,
  after: string | undefined,
  limit: number,
): Promise<Report[]> {
  return db
    .select()
    .from(reports)
    .where(and(eq(reports.itemId, itemId), after === undefined ? undefined : gt(reports.id, after)))
    .orderBy(asc(reports.id))
    .limit(limit);
}

/** Signals of some items, the latest first. */
export function listSignals(db: Queryable, itemIds: readonly string[]) {
  if (itemIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(moderationSignals)
    .where(inArray(moderationSignals.itemId, [...itemIds]))
    .orderBy(desc(moderationSignals.at), desc(moderationSignals.seq));
}

/** Numbers of decisions about things of some people. */
export async function countDecisions(
  db: Queryable,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await db
    .select({ ownerId: moderationDecisions.ownerId, total: count() })
    .from(moderationDecisions)
    .where(inArray(moderationDecisions.ownerId, [...new Set(ownerIds)]))
    .groupBy(moderationDecisions.ownerId);
  return new Map(rows.map(({ ownerId, total }) => [ownerId, total]));
}

/** Whether a person has reported a thing. */
export async function findReport(
  db: Queryable,
  by: { readonly reporterId: string } | { readonly reporterEmail: string },
  { kind, id }: { readonly kind: SubjectKind; readonly id: string },
): Promise<Report | null> {
  const [row] = await db
    .select()
    .from(reports)
    .where(
      and(
        'reporterId' in by
          ? eq(reports.reporterId, by.reporterId)
          : eq(reports.reporterEmail, by.reporterEmail),
        eq(reports.subjectKind, kind),
        eq(reports.subjectId, id),
      ),
    );
  return row ?? null;
}

/** Number of reports from an address since an instant. */
export async function countReportsFrom(
  db: Queryable,
  reporterEmail: string,
  since: Temporal.Instant,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reports)
    .where(and(eq(reports.reporterEmail, reporterEmail), gte(reports.createdAt, since)));
  return row?.total ?? 0;
}

/** Stores a report; null where the reporter has one of the thing, or the reference is taken. */
export async function insertReport(
  tx: Queryable,
  report: typeof reports.$inferInsert,
): Promise<Report | null> {
  const [row] = await tx.insert(reports).values(report).onConflictDoNothing().returning();
  return row ?? null;
}

/** Adds a signal; false where it was noticed before. */
export async function insertSignal(
  tx: Queryable,
  signal: {
    readonly itemId: string;
    readonly kind: Signal;
    readonly key: string;
    readonly details: Readonly<Record<string, string | number>>;
    readonly at: Temporal.Instant;
  },
): Promise<boolean> {
  const rows = await tx
    .insert(moderationSignals)
    .values(signal)
    .onConflictDoNothing({ target: [moderationSignals.kind, moderationSignals.key] })
    .returning({ seq: moderationSignals.seq });
  return rows.length > 0;
}

/** The keys of a signal that were noticed before. */
export async function knownSignals(
  db: Queryable,
  kind: Signal,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: moderationSignals.key })
    .from(moderationSignals)
    .where(and(eq(moderationSignals.kind, kind), inArray(moderationSignals.key, [...keys])));
  return new Set(rows.map(({ key }) => key));
}

/**
 * Takes address and words from reports of signed-out people whose item was closed before a moment,
 * unless an objection to what was decided is open.
 *
 * @returns how many, at most `limit`
 */
export async function deleteAddresses(
  db: Queryable,
  closedBefore: Temporal.Instant,
  limit: number,
): Promise<number> {
  const rows = await queryRows(
    db,
    sql`update report set reporter_email = null, text = ''
      where id in (
        select r.id from report r join moderation_item i on i.id = r.item_id
        where r.reporter_email is not null and i.closed_at < ${closedBefore.toString()}::timestamptz
          and not exists (
            select from moderation_decision d
            where d.item_id = i.id and d.appealed_at is not null and d.appeal_decided_at is null
          )
        limit ${limit} for update of r skip locked
      )
      returning id`,
  );
  return rows.length;
}

/** Whether a picture is one of a message that waits for a decision, or was decided about. */
export async function isReportedPicture(
  db: Queryable,
  messageId: string,
  key: string,
): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`
      select from message_picture p
      join upload u on u.key = p.key
      join moderation_item i on i.owner_id = u.owner_id and i.subject_kind = 'message'
        and i.subject_id = p.conversation_id || ':' || p.number
      where p.key = ${key} and i.subject_id = ${messageId}
      limit 1`,
  );
  return rows.length > 0;
}
