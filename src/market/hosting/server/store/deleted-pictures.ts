import { eq, inArray, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { deletedPictures } from '../tables.ts';

/** A picture whose content has to be deleted. */
export interface DeletedPicture {
  readonly key: string;
  readonly hostedUrl: string | null;
}

/** Notes that a picture is about to be stored, and has to be deleted unless its row is written. */
export async function expectDeletion(
  db: Queryable,
  key: string,
  dueAt: Temporal.Instant,
): Promise<void> {
  await db.insert(deletedPictures).values({ key, dueAt });
}

/** Notes that pictures needn't be deleted: they have rows, or are deleted. */
export async function cancelDeletion(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.delete(deletedPictures).where(inArray(deletedPictures.key, [...keys]));
}

/** Puts a picture off that can't be deleted now. */
export async function postponeDeletion(
  db: Queryable,
  key: string,
  dueAt: Temporal.Instant,
): Promise<void> {
  await db.update(deletedPictures).set({ dueAt }).where(eq(deletedPictures.key, key));
}

/** Some pictures without rows that are due, the longest due first. */
export async function listDeletedPictures(
  db: Queryable,
  now: Temporal.Instant,
  max: number,
): Promise<DeletedPicture[]> {
  return queryRows<DeletedPicture>(
    db,
    sql`
      select key, hosted_url as "hostedUrl" from deleted_picture d
      where due_at <= ${now.toString()}::timestamptz
        and not exists (select from upload u where u.key = d.key)
      order by due_at limit ${max}`,
  );
}
