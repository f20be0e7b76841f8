import { and, asc, desc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { type DuePage, type DueRow, duePage } from '#platform/server/database/due-work.ts';
import { keysetOrder, type PageStart } from '#platform/server/database/keyset.ts';
import { depositClaims, problemCases, resolutionEntries } from '../resolution-tables.ts';
import { reservations } from '../tables.ts';

/** A host's claim on a deposit. */
export type Claim = typeof depositClaims.$inferSelect;
/** A problem on arrival. */
export type ProblemCase = typeof problemCases.$inferSelect;
/** A step in the history of a claim or a case. */
export type ResolutionEntry = typeof resolutionEntries.$inferSelect;

const OPEN_CLAIMS: readonly Claim['state'][] = ['waiting', 'review'];

/** The claim on a reservation's deposit; null without one. */
export async function findClaim(db: Queryable, reservationId: string): Promise<Claim | null> {
  const [claim] = await db
    .select()
    .from(depositClaims)
    .where(eq(depositClaims.reservationId, reservationId));
  return claim ?? null;
}

/** The cases of a reservation, the newest first. */
export function listCases(db: Queryable, reservationId: string): Promise<ProblemCase[]> {
  return db
    .select()
    .from(problemCases)
    .where(eq(problemCases.reservationId, reservationId))
    .orderBy(desc(problemCases.createdAt), desc(problemCases.id));
}

/** The reservation that a claim is about; null for an unknown one. */
export async function reservationOfClaim(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ reservationId: depositClaims.reservationId })
    .from(depositClaims)
    .where(eq(depositClaims.id, id));
  return row?.reservationId ?? null;
}

/** The reservation that a case is about; null for an unknown one. */
export async function reservationOfCase(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ reservationId: problemCases.reservationId })
    .from(problemCases)
    .where(eq(problemCases.id, id));
  return row?.reservationId ?? null;
}

export async function insertClaim(
  tx: Queryable,
  values: Omit<typeof depositClaims.$inferInsert, 'id'>,
): Promise<Claim> {
  const [row] = await tx.insert(depositClaims).values(values).returning();
  if (row === undefined) throw new Error('no claim was written');
  return row;
}

export async function patchClaim(
  tx: Queryable,
  id: string,
  patch: Pick<Claim, 'state' | 'answerBy'> & Partial<Pick<Claim, 'given'>>,
): Promise<Claim> {
  const [row] = await tx
    .update(depositClaims)
    .set(patch)
    .where(eq(depositClaims.id, id))
    .returning();
  if (row === undefined) throw new Error(`claim ${id} is gone`);
  return row;
}

export async function insertCase(
  tx: Queryable,
  values: Omit<typeof problemCases.$inferInsert, 'id'>,
): Promise<ProblemCase> {
  const [row] = await tx.insert(problemCases).values(values).returning();
  if (row === undefined) throw new Error('no case was written');
  return row;
}

export async function patchCase(
  tx: Queryable,
  id: string,
  patch: Partial<Pick<ProblemCase, 'state' | 'dueAt' | 'offer' | 'outcome' | 'refund'>>,
): Promise<ProblemCase> {
  const [row] = await tx.update(problemCases).set(patch).where(eq(problemCases.id, id)).returning();
  if (row === undefined) throw new Error(`case ${id} is gone`);
  return row;
}

export async function insertEntry(
  tx: Queryable,
  values: typeof resolutionEntries.$inferInsert,
): Promise<ResolutionEntry> {
  const [row] = await tx.insert(resolutionEntries).values(values).returning();
  if (row === undefined) throw new Error('no entry was written');
  return row;
}

/** Something that moves on by itself. */
export interface DueResolution extends DueRow {
  readonly reservationId: string;
  readonly what: 'claim' | 'case';
}

/** Claims and cases whose deadline has passed, the longest waiting first. */
export async function listDueResolutions(
  db: Queryable,
  now: Temporal.Instant,
  page: DuePage,
): Promise<DueResolution[]> {
  const ofClaims = duePage(page, depositClaims.answerBy, depositClaims.id);
  const claims = await db
    .select({ ...ofClaims.columns, reservationId: depositClaims.reservationId })
    .from(depositClaims)
    .where(and(lte(depositClaims.answerBy, now), ofClaims.condition))
    .orderBy(...ofClaims.order)
    .limit(page.limit);
  const ofCases = duePage(page, problemCases.dueAt, problemCases.id);
  const cases = await db
    .select({ ...ofCases.columns, reservationId: problemCases.reservationId })
    .from(problemCases)
    .where(and(lte(problemCases.dueAt, now), ofCases.condition))
    .orderBy(...ofCases.order)
    .limit(page.limit);
  const inOrder = (one: DueRow, other: DueRow) =>
    one.due < other.due || (one.due === other.due && one.id < other.id) ? -1 : 1;
  return [
    ...claims.map((row) => ({ ...row, what: 'claim' as const })),
    ...cases.map((row) => ({ ...row, what: 'case' as const })),
  ]
    .sort(inOrder)
    .slice(0, page.limit);
}

/**
 * A page of the reservations with an open claim or case, and their keys: those to decide first, then
 * the oldest; the other way round where it is read backwards.
 */
export async function listOpenResolutions(
  db: Queryable,
  start: PageStart<string>,
  limit: number,
): Promise<{ readonly id: string; readonly key: string }[]> {
  const { key, condition, order } = keysetOrder(start, [
    { column: sql`o.rank`, type: 'digit' },
    { column: sql`o.at`, type: 'instant' },
    { column: sql`o.id`, type: 'uuid' },
  ]);
  const each = (table: SQL, isOpen: SQL) => sql`
    select reservation_id as id, case when state = 'review' then 0 else 1 end as rank, created_at as at
    from ${table} where ${isOpen}`;
  const claims = each(sql`deposit_claim`, sql`state in ('waiting', 'review')`);
  const cases = each(sql`problem_case`, sql`state <> 'closed'`);
  return queryRows(
    db,
    sql`select o.id, ${key} as key from (
        select distinct on (e.id) e.id, e.rank, e.at from (${claims} union all ${cases}) e
        order by e.id, e.rank, e.at
      ) o
      where ${condition} order by ${order} limit ${limit}`,
  );
}

/** Cents of deposits that a host has claimed and that aren't decided yet. */
export async function sumOpenClaims(db: Queryable, hostId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${depositClaims.amount}), 0)::int` })
    .from(depositClaims)
    .innerJoin(reservations, eq(reservations.id, depositClaims.reservationId))
    .where(and(eq(reservations.hostId, hostId), inArray(depositClaims.state, [...OPEN_CLAIMS])));
  return row?.sum ?? 0;
}

/** Whether a claim or a case is open of a reservation that a person has as guest or as host. */
export async function hasOpenResolutions(db: Queryable, userId: string): Promise<boolean> {
  const isTheirs = or(eq(reservations.guestId, userId), eq(reservations.hostId, userId));
  const claims = await db
    .select({ id: depositClaims.id })
    .from(depositClaims)
    .innerJoin(reservations, eq(reservations.id, depositClaims.reservationId))
    .where(and(isTheirs, inArray(depositClaims.state, [...OPEN_CLAIMS])))
    .limit(1);
  if (claims.length > 0) return true;
  const cases = await db
    .select({ id: problemCases.id })
    .from(problemCases)
    .innerJoin(reservations, eq(reservations.id, problemCases.reservationId))
    .where(and(isTheirs, ne(problemCases.state, 'closed')))
    .limit(1);
  return cases.length > 0;
}

/** A person's words about claims and cases, for the export of their data. */
export function exportResolutions(db: Queryable, userId: string): Promise<unknown> {
  const { at, step, text, amount, pictures } = resolutionEntries;
  return db
    .select({ at, step, text, amount, pictures })
    .from(resolutionEntries)
    .where(eq(resolutionEntries.actorId, userId))
    .orderBy(asc(resolutionEntries.sequence));
}

/** Removes what a person wrote about claims and cases; steps and amounts stay. */
export async function deleteResolutionTexts(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(resolutionEntries)
    .set({ text: '', pictures: [] })
    .where(and(eq(resolutionEntries.actorId, userId), ne(resolutionEntries.party, 'admin')));
}
