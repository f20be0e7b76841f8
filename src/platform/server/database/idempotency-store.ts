import { createHmac } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { idempotencyKeys } from './tables.ts';

/** Hours for which an answer is replayed. */
export const IDEMPOTENCY_HOURS = 24;

/**
 * Longer than a request lasts: a process that claimed a key that long ago, and has no answer yet,
 * died.
 */
const ABANDONED_SECONDS = 30;

export interface KeyedRequest {
  owner: string;
  key: string;
  requestHash: string;
  now: Temporal.Instant;
}

/** Result of claiming a key. */
export type KeyClaim =
  | { kind: 'fresh' }
  | { kind: 'replay'; status: number; answer: unknown }
  | { kind: 'other-contents' }
  /** Another process works on it outside of a transaction. */
  | { kind: 'pending' };

/**
 * Claims a key. Inside the transaction that does the work, a rival with the same key waits here for
 * that transaction and then gets its answer; if it was rolled back, the rival does the work. In a
 * transaction of its own, before the work, a rival gets `pending`.
 */
export async function claimKey(tx: Queryable, request: KeyedRequest): Promise<KeyClaim> {
  const { owner, key, requestHash, now } = request;
  const expired = now.subtract({ hours: IDEMPOTENCY_HOURS });
  const abandoned = now.subtract({ seconds: ABANDONED_SECONDS });
  await tx
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.owner, owner),
        eq(idempotencyKeys.key, key),
        or(
          lt(idempotencyKeys.createdAt, expired),
          and(isNull(idempotencyKeys.status), lt(idempotencyKeys.createdAt, abandoned)),
        ),
      ),
    );
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ owner, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length > 0) return { kind: 'fresh' };
  const [stored] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)));
  if (stored === undefined || stored.requestHash !== requestHash) return { kind: 'other-contents' };
  if (stored.status === null) return { kind: 'pending' };
  return { kind: 'replay', status: stored.status, answer: stored.answer };
}

/** Stores the answer under its key, in the same transaction as the work. */
export async function keepAnswer(
  tx: Queryable,
  request: KeyedRequest,
  status: number,
  answer: unknown,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status, answer })
    .where(and(eq(idempotencyKeys.owner, request.owner), eq(idempotencyKeys.key, request.key)));
}

/** Releases a key that was claimed in this transaction, so that it may be used again. */
export async function releaseKey(tx: Queryable, request: KeyedRequest): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, request.owner), eq(idempotencyKeys.key, request.key)));
}

/**
 * Digest that decides whether two requests are the same.
 *
 * @param secret prevents guessing the sent values from the digest, a password for example
 */
export function requestDigest(secret: string, method: string, path: string, body: unknown): string {
  return createHmac('sha256', secret)
    .update(`${method} ${path}\n${canonicalJson(body)}`)
    .digest('base64url');
}

function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  );
}
