import { and, asc, count, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { uploads } from '../tables.ts';

/** Keys per query. */
const BATCH = 500;

/** The column with the content of pictures, as `table.column`. */
export const CONTENT_COLUMN = 'upload.content';

/** Number of pictures that no hosting service stores. */
export async function countOwnPictures(db: Queryable): Promise<number> {
  const [row] = await db.select({ count: count() }).from(uploads).where(isNull(uploads.hostedUrl));
  return row?.count ?? 0;
}

/** Keys of pictures that no hosting service stores, in batches. */
export async function* listOwnPictures(db: Queryable): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .select({ key: uploads.key })
      .from(uploads)
      .where(and(isNull(uploads.hostedUrl), gt(uploads.key, last)))
      .orderBy(asc(uploads.key))
      .limit(BATCH);
    if (rows.length > 0) yield rows.map(({ key }) => key);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.key ?? '';
  }
}

/** Records the content of a picture whose row is there. */
export async function setContent(
  db: Queryable,
  key: string,
  content: Buffer | null,
): Promise<void> {
  await db.update(uploads).set({ content }).where(eq(uploads.key, key));
}
