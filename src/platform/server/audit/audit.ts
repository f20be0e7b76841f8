import type { Queryable } from '../database/database.ts';
import { auditEntries } from './tables.ts';

/** An act of staff, or of the product itself. */
export interface AuditEntry {
  /** Null for the product itself. */
  readonly actorId: string | null;
  /** Area and verb, such as `moderation.decide`. */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** Account whose thing it is; null where it belongs to no person. */
  readonly personId: string | null;
  readonly reason?: string;
  /** The state before and after, as JSON. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Adds an entry to the log, in the transaction of what it is about. */
export async function writeAudit(
  { db, now, requestId }: { db: Queryable; now: Temporal.Instant; requestId: string },
  entry: AuditEntry,
): Promise<void> {
  await db.insert(auditEntries).values({ ...entry, at: now, requestId });
}
