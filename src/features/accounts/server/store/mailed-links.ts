import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { verifications } from '../tables.ts';

export interface LinkRow {
  /** The link's purpose and user. */
  identifier: string;
  /** Digest of its secret, and the link's meaning. */
  value: string;
  expiresAt: Temporal.Instant;
}

/** Stores a link, replacing an older one of the same kind. */
export async function replaceLink(
  tx: Queryable,
  row: LinkRow,
  now: Temporal.Instant,
): Promise<void> {
  await deleteLinks(tx, [row.identifier]);
  await addLink(tx, row, now);
}

/** Stores a link in addition to older ones of the same kind; the same link is stored once. */
export async function addLink(tx: Queryable, row: LinkRow, now: Temporal.Instant): Promise<void> {
  const { identifier, value } = row;
  const at = new Date(now.epochMilliseconds);
  await deleteLink(tx, identifier, value);
  await tx.insert(verifications).values({
    identifier,
    value,
    expiresAt: new Date(row.expiresAt.epochMilliseconds),
    createdAt: at,
    updatedAt: at,
  });
}

/** The values of links whose time isn't over. */
export async function readLinks(
  db: Queryable,
  identifier: string,
  now: Temporal.Instant,
): Promise<string[]> {
  const found = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, identifier),
        gt(verifications.expiresAt, new Date(now.epochMilliseconds)),
      ),
    );
  return found.map(({ value }) => value);
}

/** @returns false when a rival has used the link in the meantime */
export async function deleteLink(
  tx: Queryable,
  identifier: string,
  value: string,
): Promise<boolean> {
  const removed = await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifier), eq(verifications.value, value)))
    .returning({ id: verifications.id });
  return removed.length > 0;
}

export async function deleteLinks(tx: Queryable, identifiers: string[]): Promise<void> {
  await tx.delete(verifications).where(inArray(verifications.identifier, identifiers));
}
