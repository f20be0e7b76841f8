import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { KEY_PARTS, mailOutbox } from '#platform/server/mail/tables.ts';

/**
 * The newest email of some templates that was queued for a person.
 *
 * @param hours its maximum age
 * @returns its id in the outbox; null without one
 */
export async function latestMailTo(
  db: Queryable,
  userId: string,
  templates: readonly string[],
  hours: number,
): Promise<string | null> {
  const { id, template, createdAt } = mailOutbox;
  const [latest] = await db
    .select({ id })
    .from(mailOutbox)
    .where(
      and(
        gt(createdAt, sql`now() - ${hours} * interval '1 hour'`),
        inArray(template, [...templates]),
        hasPart(userId),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1);
  return latest?.id ?? null;
}

/**
 * Deletes the emails to a person, sent or not: those to their address, and by the id in each key
 * also those to a previous or a requested address.
 */
export async function deleteMailsTo(
  tx: Queryable,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tx.delete(mailOutbox).where(or(eq(mailOutbox.to, email), hasPart(id)));
}

function hasPart(id: string) {
  return sql`${KEY_PARTS} @> array[${id}::text]`;
}
